"""The one-file edition opens from a disk by a double click: all of it, without a host and without a network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tools.build.single_file import NAME, single_file

from .conftest import watch
from .player import Player
from .tables import check_result, choose, set_pace


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return single_file(tmp_path_factory.mktemp("single") / NAME)


@pytest.fixture
def disk(browser: Browser, file: Path, complaints: list[str]) -> Iterator[Page]:
    """A page from the disk, in a browser that is told of anything it asks for elsewhere."""
    context = browser.new_context()
    watch(context, {"file://"}, complaints)
    page = context.new_page()
    page.goto(file.as_uri())
    yield page
    context.close()


def test_a_whole_game_from_the_disk(disk: Page) -> None:
    player = Player(disk)
    choose(player, "Players", "2")
    choose(player, "How strong are the others?", "Ringmaster")
    player.press(disk.get_by_role("button", name=re.compile("^Play")))
    player.decision()
    set_pace(player, "At once")
    player.game()
    check_result(disk, 2)


def test_every_level_is_there_and_a_game_is_kept(disk: Page) -> None:
    player = Player(disk)
    choose(player, "Players", "5")
    choose(player, "How strong are the others?", "Mixed")
    player.press(disk.get_by_role("button", name=re.compile("^Play")))
    player.decision()
    set_pace(player, "At once")
    for _ in range(3):
        assert player.step()
    player.decision()
    # Whether a page from the disk may copy is the browser's business; the picture is there.
    player.press(player.place("menu"))
    player.press(disk.locator("[data-open=share]"))
    disk.get_by_role("button", name="Copy as a picture (PNG)").click()
    sheet = disk.get_by_role("dialog")
    expect(sheet.get_by_text("Copied.").or_(sheet.get_by_role("link", name="Save the picture"))).to_be_visible()
    disk.reload()
    expect(disk.locator(".app[data-ply]:not([data-busy])")).to_be_visible()
    assert player.step()

    disk.keyboard.press("h")
    expect(disk.get_by_role("heading", name="The rules in short")).to_be_visible()
    disk.get_by_role("link", name="licences").click()
    notices = disk.get_by_role("dialog").filter(has=disk.get_by_role("heading", name="Licences", exact=True))
    expect(notices.get_by_text("Mozilla Public License").first).to_be_visible()
    expect(notices.locator("p").first).not_to_have_css("margin-top", "0px")
    notices.get_by_role("link", name="Back to the table").click()
    expect(notices).to_have_count(0)


def test_the_lessons_are_there_with_their_looks(disk: Page) -> None:
    disk.get_by_role("button", name="Learn it in three minutes").click()
    expect(disk.get_by_role("heading", name=re.compile(r"^1 of \d+: "))).to_be_visible()
    expect(disk.locator(".lesson")).to_have_css("display", "grid")


def test_it_is_one_file_of_a_bearable_size_that_refers_to_no_other(file: Path) -> None:
    assert file.stat().st_size < 8_500_000
    text = re.sub(r"(<script[^>]*>).*?</script>", r"\1", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    found = re.findall(r'\b(?:src|href)="([^"#?]+)"', text)
    assert {address for address in found if not re.match(r"data:|https:|scout:", address)} <= {"./", "licences.html"}
    assert "'unsafe" not in text
