"""Nothing is lost when something breaks: a worker that dies, a save that can't be read."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .player import Player
from .tables import (
    at_rest,
    expect_seen,
    fix_dice,
    keep,
    kept,
    kept_game,
    ply,
    seen,
    set_up,
    to_own_turn,
    to_screen,
    to_second_half,
)

pytestmark = pytest.mark.usefixtures("dice")


# -- A worker that dies ----------------------------------------------------------------------------------------------

# The page's workers can be reached, and the next one that is asked for `window.fatal` dies of it: by a message that is
# no JSON, which its code stumbles over, or by never answering again. With `always`, so do all that follow.
MORTAL = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    window.workers.push(this);
  }
  postMessage(message) {
    const { fatal } = window;
    if (fatal && String(message).includes(fatal.method)) {
      if (!fatal.always) window.fatal = undefined;
      if (fatal.how === "silent") this.terminate();
      else super.postMessage("no JSON");
    }
    super.postMessage(message);
  }
};
"""


@pytest.mark.parametrize("method", ["game.push", "game.bot", "game.after", "game.pop"])
def test_a_worker_that_crashes_loses_nothing(player: Player, page: Page, method: str) -> None:
    page.add_init_script(MORTAL)
    set_up(player, players=3)
    to_second_half(player)
    player.back()
    before, at = seen(page), ply(page)
    page.evaluate("method => { window.fatal = { method, how: 'crash' } }", method)

    player.then_show()
    expect(page.locator('.app[data-mode="second"]')).to_be_visible()
    held = seen(page)
    player.acting(player.show_something)
    to_screen(player, "table")
    after = seen(page)
    page.keyboard.press("u")
    expect(page.locator(f'.app[data-ply="{at}"] .sentence.is-turn')).to_be_visible()
    assert page.evaluate("window.workers.length") == 2

    # And the same again, with a worker in its best health.
    assert player.scout()
    expect_seen(page, before)
    player.then_show()
    expect_seen(page, held)
    player.acting(player.show_something)
    to_screen(player, "table")
    expect_seen(page, after)
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(("method", "patience"), [("game.push", 16), ("game.bot", 46)])
def test_a_worker_that_falls_silent_loses_nothing(player: Player, page: Page, method: str, patience: int) -> None:
    page.add_init_script(MORTAL)
    page.clock.install()
    set_up(player, players=3)
    to_own_turn(player)
    at = ply(page)
    page.evaluate("method => { window.fatal = { method, how: 'silent' } }", method)
    player.acting(player.turn) if method == "game.bot" else player.turn()
    expect_asked(page)
    page.clock.fast_forward(patience * 1000)
    expect(page.locator(f'.app[data-ply="{at}"]')).to_have_count(0)
    to_screen(player, "table")
    assert page.evaluate("window.workers.length") == 2
    assert ply(page) == at + 3
    assert player.step()


def expect_asked(page: Page) -> None:
    """The fatal request has been made."""
    page.evaluate("async () => { while (window.fatal) await new Promise(requestAnimationFrame) }")


def test_a_worker_that_dies_of_looking_back_at_a_round_stops_nobody(player: Player, page: Page) -> None:
    page.add_init_script(MORTAL)
    set_up(player, players=3)
    page.evaluate("window.fatal = { method: 'game.review', how: 'crash', always: true }")
    to_screen(player, "result")
    # Asked, asked again of the next worker, and given up.
    page.evaluate("async () => { while (window.workers.length < 3) await new Promise(requestAnimationFrame) }")
    expect(page.locator("scout-review")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert player.step()
    expect(page.locator(".round")).to_have_text("Round 2 of 3")


def test_a_worker_dies_between_two_moves(player: Player, page: Page) -> None:
    page.add_init_script(MORTAL)
    set_up(player, players=3)
    to_own_turn(player)
    before = seen(page)
    page.evaluate("window.workers[0].postMessage('no JSON')")
    expect(page.locator("scout-boot")).to_be_visible()
    expect_seen(page, before)
    assert player.step()


# -- Broken saves ----------------------------------------------------------------------------------------------------

NO_GAMES: dict[str, Any] = {
    "game-number": 7,
    "game-null": None,
    "game-list": [],
    "game-empty": {},
    "game-future": {"v": 99, "id": "future"},
    "settings": "loud",
    "setup": [{"kind": "ghost"}],
}


def test_what_is_no_game_at_all_is_kept_aside_and_told(player: Player, page: Page) -> None:
    page.goto("licences.html")
    keep(page, NO_GAMES)
    page.goto("")
    expect_told_and_playable(player)
    found = kept(page)
    for key, value in NO_GAMES.items():
        if key.startswith("game-"):
            assert key not in found
            assert found[key.replace("game-", "broken-")] == value


def spoil(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    """Set one thing, deep in a record."""

    def spoiled(record: dict[str, Any]) -> None:
        *way, last = path.split(".")
        inner = record
        for step in way:
            inner = inner[step]
        inner[last] = value

    return spoiled


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("save", "1. nonsense"),
        ("save", ""),
        ("view.history", [7]),
        ("view.active", ["<b>"]),
        ("view.hand", "everything"),
        ("view.sets", [{}]),
        ("view.choices", 5),
        ("view.results", [{}]),
        ("view.phase", "half-time"),
        ("selection", "all of it"),
        ("decisions", ["first"]),
        ("endings", [None]),
        ("seats", []),
        ("viewer", 4),
    ],
)
def test_a_game_that_is_broken_inside_stops_nothing(
    game: dict[str, Any], player: Player, path: str, value: Any
) -> None:
    page = player.page
    record = copy.deepcopy(game)
    spoil(path, value)(record)
    page.goto("licences.html")
    keep(page, {f"game-{record['id']}": record})
    page.goto("")
    expect(page.locator(".app")).to_be_visible()
    if path == "selection":
        # What the game can do without is dropped, and it goes on.
        at_rest(page)
        assert player.step()
        return
    expect_told_and_playable(player)
    assert kept(page)[f"broken-{record['id']}"]["id"] == record["id"]


@pytest.fixture(scope="module")
def game(browser: Browser, site: str) -> dict[str, Any]:
    """A game as it is kept, at an own turn in the first round."""
    context = browser.new_context(base_url=site)
    fix_dice(context)
    player = Player(context.new_page())
    set_up(player, players=3)
    to_own_turn(player)
    _, record = kept_game(player.page)
    context.close()
    return record


def expect_told_and_playable(player: Player) -> None:
    """The page says that a game could not be read, and a new one can be begun."""
    page = player.page
    expect(page.get_by_role("alert")).to_contain_text(re.compile("A saved game couldn.t be read."))
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    player.press(page.get_by_role("button", name=re.compile("^Play")))
    to_screen(player, "turning")
