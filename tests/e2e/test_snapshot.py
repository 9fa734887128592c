"""Python goes on from its memory as the build made it, and does without when anything is wrong with that."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .embeds import SPN
from .player import Player
from .releases import BELOW, Host
from .tables import begin, check_result
from .test_boot import HELLO, START
from .test_networks import PLAY, SNAPSHOT, TROUBLES, alert, try_again


@pytest.fixture(autouse=True)
def _own_host(net: Host, own_origins: set[str]) -> None:
    own_origins.add(net.site.removesuffix(BELOW))


def start(page: Page, request: str = HELLO) -> tuple[bool, dict[str, Any]]:
    """Start an engine: whether from the memory, and what it answers to a request."""
    *_, begun, reply = page.evaluate(START, request)
    return begun["resumed"], reply["result"]


def asked(method: str, **params: object) -> str:
    """A request."""
    return json.dumps({"v": 1, "id": 1, "method": method, "params": params})


@pytest.mark.parametrize(
    ("method", "params", "key"),
    [
        ("position.svg", {"spn": SPN, "relaxed": True}, "svg"),
        ("quiz.make", {"kind": "scout", "spn": SPN, "relaxed": True}, "quiz"),
        ("game.new", {"game": "g", "names": ["A", "B"], "viewer": 0}, "view"),
    ],
)
def test_what_comes_later_finds_its_place(
    page: Page, net: Host, method: str, params: dict[str, object], key: str
) -> None:
    page.goto(f"{net.site}licences.html")
    resumed, result = start(page, asked(method, **params))
    assert resumed
    assert key in result


def test_no_two_starts_draw_the_same(page: Page, net: Host) -> None:
    page.goto(f"{net.site}licences.html")
    deal = asked("game.new", game="g", names=["A", "B", "C"], viewer=0)
    (resumed, one), (again, other) = start(page, deal), start(page, deal)
    assert (resumed, again) == (True, True)
    assert one["save"] != other["save"]


@pytest.mark.parametrize("trouble", [*TROUBLES, "altered"])
def test_one_that_does_not_come_as_it_should_is_done_without(
    page: Page, net: Host, complaints: list[str], trouble: str
) -> None:
    getattr(net, trouble).add(SNAPSHOT)
    page.goto(f"{net.site}licences.html")
    resumed, hello = start(page)
    assert not resumed
    assert hello["players"] == [2, 3, 4, 5]
    # The browser's own words about it.
    complaints.clear()


def test_one_that_pyodide_refuses_is_done_without(page: Page, net: Host) -> None:
    file, info = net.folder / SNAPSHOT, net.folder / "js" / "build-info.js"
    before = file.read_bytes()
    line, _, pieces = gzip.decompress(before).partition(b"\n")
    # The first piece is what Pyodide knows it by.
    spoilt = gzip.compress(line + b"\n" + bytes([pieces[0] ^ 1]) + pieces[1:])
    file.write_bytes(spoilt)
    digests = [hashlib.sha256(content).hexdigest() for content in (before, spoilt)]
    info.write_text(info.read_text(encoding="utf-8").replace(*digests), encoding="utf-8")
    page.goto(f"{net.site}licences.html")
    resumed, hello = start(page)
    assert not resumed
    assert hello["players"] == [2, 3, 4, 5]


def test_one_that_never_comes_is_not_waited_for_again(page: Page, net: Host) -> None:
    page.clock.install()
    net.holding.add(SNAPSHOT)
    with page.expect_event("request", lambda request: SNAPSHOT in request.url):
        page.goto(net.site)
    page.clock.fast_forward("00:50")
    expect(alert(page)).to_have_text(re.compile("taking too long"))
    try_again(page)
    page.get_by_role("button", name=PLAY).click()
    expect(page.locator(".app[data-screen=turning]")).to_be_visible()
    net.release()


def test_a_whole_game_without_one(page: Page, net: Host, complaints: list[str]) -> None:
    net.missing.add(SNAPSHOT)
    page.goto(f"{net.site}?new=1")
    player = Player(page)
    begin(player, players=2)
    player.game()
    check_result(page, 2)
    complaints.clear()
