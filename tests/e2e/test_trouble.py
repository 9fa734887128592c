"""When Python can't start the page says so in plain words, and Try again works once the cause is gone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from .embeds import SPN
from .player import Player
from .releases import BELOW, Host
from .tables import expect_seen, fix_dice, reload, seen, set_up, to_own_turn


def missing(route: Route) -> None:
    route.fulfill(status=404, body="no")


def spoilt(route: Route) -> None:
    route.fulfill(body=route.fetch().body() + b"\0", content_type="application/octet-stream")


def without_wasm(route: Route) -> None:
    """As in a browser that has none; the page itself never asks for it, the worker does."""
    route.fulfill(body="delete self.WebAssembly;\n" + route.fetch().text(), content_type="text/javascript")


def wasm_forbidden(route: Route) -> None:
    """As behind a server that forbids it."""
    response = route.fetch()
    policy = {"Content-Security-Policy": "script-src 'self'"}
    route.fulfill(response=response, headers={**response.headers, **policy})


# Whatever Python could start from.
ENGINE = re.compile(r"/(?:python_\w+|scout_core)\.bin")
TROUBLE: dict[str, tuple[str | re.Pattern[str], Callable[[Route], None], str]] = {
    "no WebAssembly": ("**/js/engine-worker.js", without_wasm, "WebAssembly is missing or switched off"),
    "WebAssembly forbidden": ("**/js/engine-worker.js", wasm_forbidden, "WebAssembly is missing or switched off"),
    "no runtime": ("**/pyodide.asm.wasm", missing, r"A file of the game .* \(pyodide/pyodide.asm.wasm \(404\)\)"),
    "no engine": (ENGINE, missing, r"A file of the game .* \((?:engine/scout_core|pyodide/python_start).bin \(404\)\)"),
    "a spoilt engine": (ENGINE, spoilt, r"\((?:engine/scout_core|pyodide/python_start).bin\)"),
    "no worker": ("**/js/engine-worker.js", missing, r"A file of the game .* \(js/engine-worker.js\)"),
}


@pytest.mark.parametrize("trouble", TROUBLE)
def test_it_says_why_it_cannot_start_and_tries_again(page: Page, complaints: list[str], trouble: str) -> None:
    pattern, handle, words = TROUBLE[trouble]
    page.context.route(pattern, handle)
    page.goto("")
    # Who is in a hurry has asked for a game by then, and gets it when all is well again.
    page.get_by_role("button", name=re.compile("^Play")).click()
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(re.compile(words))
    expect(page.get_by_role("button", name=re.compile("^Play"))).to_be_visible()
    page.context.unroute(pattern)
    alert.get_by_role("button", name="Try again").click()
    expect(page.locator(".app[data-screen=turning]")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    # The browser's own words about it.
    complaints.clear()


def test_a_file_that_never_comes_is_given_up(page: Page, net: Host, own_origins: set[str]) -> None:
    own_origins.add(net.site.removesuffix(BELOW))
    net.holding.add("pyodide/pyodide.asm.wasm")
    page.clock.install()
    with page.expect_event("request", lambda request: request.url.endswith("pyodide.asm.wasm")):
        page.goto(net.site)
    page.clock.fast_forward("00:30")
    expect(page.get_by_role("progressbar")).to_be_visible()
    # Counted from whatever else has come since.
    page.clock.fast_forward("00:50")
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(re.compile("taking too long"))
    net.release()
    alert.get_by_role("button", name="Try again").click()
    expect(page.locator("scout-boot .boot")).to_have_count(0)


def test_a_game_in_progress_is_in_sight_while_the_engine_cannot_start(page: Page, complaints: list[str]) -> None:
    fix_dice(page.context)
    player = Player(page)
    set_up(player, players=3)
    to_own_turn(player)
    before = seen(page)
    cards = page.get_by_role("listbox")
    held = cards.aria_snapshot()
    page.context.route("**/pyodide.asm.wasm", missing)
    reload(page)
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(re.compile("A file of the game"))
    expect(cards).to_match_aria_snapshot(held)
    page.context.unroute("**/pyodide.asm.wasm")
    alert.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect_seen(page, before)
    assert player.step()
    complaints.clear()


def test_the_first_sheet_is_there_before_python(page: Page) -> None:
    page.context.route("**/pyodide.asm.wasm", lambda _: None)
    page.goto("")
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.locator("label", has_text=re.compile("^5$")).click()
    page.get_by_role("button", name="Play: you against four").click()
    expect(page.locator("scout-boot")).to_contain_text("Dealing as soon as the engine is ready")


@pytest.mark.parametrize("name", ["js/app.js", "js/part-*.js", "locales/en/page.ftl"])
def test_a_part_of_the_page_that_does_not_come_is_told(page: Page, complaints: list[str], name: str) -> None:
    page.context.route(f"**/{name}", missing)
    page.goto("")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(re.compile("A part of the page didn.t arrive"))
    page.context.unroute(f"**/{name}")
    alert.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Play"))).to_be_enabled()
    complaints.clear()


def test_a_shared_link_whose_part_does_not_come_is_told(page: Page, complaints: list[str]) -> None:
    page.context.route("**/embed/scout-embed.js", missing)
    page.goto(f"#p={SPN.replace(' ', '_')}")
    expect(page.get_by_role("alert")).to_have_text(re.compile(r"A file of the game .*embed/scout-embed\.js"))
    complaints.clear()


def test_an_address_with_junk_in_it_is_told_and_stops_nothing(page: Page) -> None:
    page.goto(f"?lang={'-x' * 5000}#q=AAAA")
    for junk in ("p=", "p=%", "p=%00_%F0%9F%98%80", "g=", "g=AAAA", "g=_-_-&ply=NaN&seat=1e9", "q=q1YqU7Iy0FFKAVK1AA"):
        page.goto(f"#{junk}")
        sheet = page.locator("dialog.shared[open]")
        expect(sheet).to_have_count(1)
        expect(sheet.get_by_role("heading").first).to_be_visible()
        sheet.get_by_role("button", name="Close", exact=True).click()
        expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Play"))).to_be_enabled()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_weights_that_do_not_come_are_told_when_a_computer_player_must_think(page: Page, complaints: list[str]) -> None:
    # Without the memory in which they are.
    page.context.route("**/pyodide/python_snapshot.bin", missing)
    page.context.route("**/engine/weights.bin", missing)
    page.goto("")
    page.get_by_role("button", name=re.compile("^Play")).click()
    player = Player(page)
    alert = page.get_by_role("alert")
    # Whoever begins may be asked before a computer player is.
    expect(alert.or_(page.locator(".app[data-screen=turning] .ways"))).to_be_visible()
    if alert.count() == 0:
        player.press(player.action("Keep as dealt"))
    expect(alert).to_have_text(re.compile(r"A file of the game .* \(engine/weights.bin \(404\)\)"))
    page.context.unroute("**/engine/weights.bin")
    alert.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert player.step()
    complaints.clear()
