"""When Python can't start the page says so in plain words, and Try again works once the cause is gone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from .player import Player
from .tables import expect_seen, fix_dice, seen, set_up, to_own_turn


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


TROUBLE: dict[str, tuple[str, Callable[[Route], None], str]] = {
    "no WebAssembly": ("**/js/engine-worker.js", without_wasm, "WebAssembly is missing or switched off"),
    "WebAssembly forbidden": ("**/js/engine-worker.js", wasm_forbidden, "WebAssembly is missing or switched off"),
    "no runtime": ("**/pyodide.asm.wasm", missing, r"A file of the game .* \(pyodide/pyodide.asm.wasm \(404\)\)"),
    "no wheel": ("**/*.whl", missing, r"A file of the game .* \(scout_core-.*\.whl\)"),
    "another wheel": ("**/*.whl", spoilt, r"\(scout_core-.*\.whl\)"),
    "no worker": ("**/js/engine-worker.js", missing, "couldn.t be started"),
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


def test_a_file_that_never_comes_is_given_up(page: Page) -> None:
    held: list[Route] = []
    page.clock.install()
    page.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    with page.expect_event("request", lambda request: request.url.endswith("pyodide.asm.wasm")):
        page.goto("")
    page.clock.fast_forward("00:40")
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.clock.fast_forward("00:10")
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(re.compile("taking too long"))
    page.context.unroute("**/pyodide.asm.wasm")
    alert.get_by_role("button", name="Try again").click()
    expect(page.locator("scout-boot")).to_have_count(0)
    assert len(held) == 1


def test_a_game_in_progress_is_in_sight_while_the_engine_cannot_start(page: Page, complaints: list[str]) -> None:
    fix_dice(page.context)
    player = Player(page)
    set_up(player, players=3)
    to_own_turn(player)
    before = seen(page)
    page.context.route("**/pyodide.asm.wasm", missing)
    page.reload()
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(re.compile("A file of the game"))
    expect(page.locator("main")).to_match_aria_snapshot(before)
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
