"""Firefox: the main paths, on a screen as narrow as a phone's."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import watch
from tests.e2e.embeds import all_kinds, expect_whole, inside
from tests.e2e.player import FramePlayer, Player
from tests.e2e.releases import Host, ready
from tests.e2e.tables import check_result, set_up
from tests.e2e.test_snapshot import start
from tools.build.single_file import NAME, single_file

# Nothing is wider than the page, and what can be pressed is as large as a finger.
CRAMPED = """
() => [...document.querySelectorAll(".app button:not(:disabled), .app .card")]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width && (box.right > innerWidth + 1 || (one.matches("button") && box.height < 24)))
  .map(([one]) => one.outerHTML.slice(0, 200))
"""


def test_a_whole_game_and_then_one_without_a_network(firefox_page: Page, net: Host) -> None:
    page = firefox_page
    player = Player(page)
    set_up(player, players=2)
    assert page.evaluate(CRAMPED) == []
    player.game()
    check_result(page, 2)
    ready(page)

    net.stop()
    page.reload()
    assert start(page)[0], "not from the snapshot"
    page.get_by_role("button", name=re.compile("^Play again|^Play")).first.click()
    player.decision()
    assert player.step()
    assert player.step()


def test_the_one_file_opens_from_the_disk(firefox: Browser, tmp_path: Path) -> None:
    complaints: list[str] = []
    context = firefox.new_context()
    watch(context, {"file://"}, complaints)
    page = context.new_page()
    page.goto(single_file(tmp_path / NAME).as_uri())
    page.get_by_role("button", name=re.compile("^Play")).click()
    player = Player(page)
    assert player.decision() == "turning"
    assert player.step()
    context.close()
    assert [one for one in complaints if not one.startswith("console warning")] == []


def test_what_it_cannot_do_is_told(firefox_page: Page) -> None:
    firefox_page.add_init_script("delete Navigator.prototype.serviceWorker; delete window.indexedDB;")
    firefox_page.goto("")
    expect(firefox_page.get_by_text("This browser keeps nothing")).to_be_visible()
    expect(firefox_page.get_by_role("status").get_by_text("Each visit here needs the network")).to_be_attached()


def test_all_kinds_in_the_page_of_another_site(firefox_page: Page, net: Host) -> None:
    page = firefox_page
    (net.folder / "other.html").write_text(all_kinds(net.site), encoding="utf-8")
    page.goto(f"{net.site.replace('127.0.0.1', 'localhost')}other.html")
    frames = {kind: page.locator(f"#{kind}") for kind in ("p", "g", "q")}
    for place in (page, *(frame.content_frame for frame in frames.values())):
        expect(place.locator(".place svg").first).to_be_visible()
    for kind in ("position", "replay", "quiz"):
        expect(page.locator(f"scout-{kind} .is-large .place svg").first).to_be_visible()
    for replay in (page.locator("scout-replay"), inside(frames["g"])):
        # No input of a driver arrives in a frame of another site, by mouse or by key: pressed is by event.
        replay.get_by_role("button", name="One move on").dispatch_event("click")
        expect(replay.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^1 of"))
    page.locator("scout-quiz").get_by_role("checkbox", name="5-5").check()
    page.locator("scout-quiz").get_by_role("button", name="Check").click()
    expect(page.locator("scout-quiz").get_by_role("status")).to_have_text("Not quite. 2 of 3 right.")
    for frame in frames.values():
        expect(frame).to_have_attribute("data-sized", "yes")
        expect_whole(frame)

    game = page.locator("scout-game iframe")
    inside(game).get_by_role("button", name="Play").dispatch_event("click")
    player = FramePlayer(game)
    assert player.decision() == "turning"
    player.place("keep").dispatch_event("click")
    expect(player.page.locator(".app[data-screen=turning]")).to_have_count(0)
    player.decision()
