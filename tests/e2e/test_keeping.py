"""Nothing is lost: taking back, reloading, a worker that dies, broken saves, a second tab, no storage at all."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .player import Player
from .tables import (
    at_rest,
    expect_seen,
    fix_dice,
    hand,
    keep,
    kept,
    kept_game,
    main,
    ply,
    press_off,
    reload,
    seen,
    set_up,
    to_own_turn,
    to_screen,
    to_second_half,
)


@pytest.fixture(autouse=True)
def _dice(context: BrowserContext) -> None:
    fix_dice(context)


@pytest.fixture
def player(page: Page) -> Player:
    return Player(page)


# -- Taking back -----------------------------------------------------------------------------------------------------


def test_undo_goes_back_through_computer_players_moves_to_the_last_own_decision(player: Player, page: Page) -> None:
    set_up(player, players=4)
    turning = seen(page)
    to_own_turn(player)
    first = seen(page)
    assert player.step()
    to_screen(player, "table")
    second = seen(page)
    assert second != first

    player.press(player.action("Undo"))
    expect_seen(page, first)
    expect(page.get_by_role("log")).to_contain_text("Taken back.")

    # The same decision leads to the same answers: nothing is dealt or drawn anew.
    assert player.step()
    to_screen(player, "table")
    expect_seen(page, second)

    page.keyboard.press("u")
    expect_seen(page, first)
    page.keyboard.press("u")
    expect_seen(page, turning)
    expect(player.action("Undo")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(".sentence")).to_have_text(re.compile("nothing to take back"))


def test_undo_goes_back_across_the_start_of_a_round(player: Player, page: Page) -> None:
    set_up(player, players=3)
    before = ""
    while player.decision() != "result":
        before = seen(page)
        assert player.step()
    assert player.step()
    to_screen(player, "turning")
    expect(page.locator(".round")).to_have_text("Round 2 of 3")

    player.press(player.action("Undo"))
    expect_seen(page, before)
    expect(page.locator(".round")).to_have_text("Round 1 of 3")


def test_nothing_is_taken_back_in_company(player: Player, page: Page) -> None:
    set_up(player, players=3, persons=2)
    to_own_turn(player)
    at = ply(page)
    assert player.off("Undo")
    press_off(player, "Undo")
    expect(page.locator(".sentence")).to_have_text(re.compile("when several people play"))
    assert ply(page) == at


# -- Reloading -------------------------------------------------------------------------------------------------------


def test_a_reload_in_the_middle_of_a_round_and_of_a_selection(player: Player, page: Page) -> None:
    set_up(player, players=3)
    to_own_turn(player, lambda: ply(page) > 6)
    before = seen(page)
    reload(page)
    expect_seen(page, before)

    player.select(1, 3)
    expect(page.get_by_role("option", selected=True)).to_have_count(2)
    before = seen(page)
    reload(page)
    expect_seen(page, before)
    expect(page.get_by_role("option", selected=True)).to_have_count(2)
    player.acting(player.turn)


def test_a_reload_while_scouting(player: Player, page: Page) -> None:
    set_up(player, players=3)
    to_own_turn(player, player.scout)
    player.press(page.get_by_role("button", name=re.compile("^Turn over")))
    expect(page.locator("[data-ghost]")).to_be_visible()
    before = seen(page)
    reload(page)
    expect_seen(page, before)
    player.acting(player.confirm)


def test_a_reload_in_the_second_half_of_a_scout_and_show(player: Player, page: Page) -> None:
    set_up(player, players=3)
    to_second_half(player)
    start, stop = next(player.offers())
    player.select(start, stop)
    before = seen(page)
    reload(page)
    expect_seen(page, before)
    # Back puts the cards down, then undoes the half, with the choices as they were.
    player.back()
    expect(page.get_by_role("option", selected=True)).to_have_count(0)
    player.back()
    expect(page.locator('.app[data-mode="scout"] [data-ghost]')).to_be_visible()
    player.then_show()
    expect(page.locator('.app[data-mode="second"]')).to_be_visible()
    player.acting(player.show_something)


def test_a_reload_at_the_result_of_a_round(player: Player, page: Page) -> None:
    set_up(player, players=3)
    to_screen(player, "result")
    before = seen(page)
    reload(page)
    player.decision()
    expect_seen(page, before)
    assert player.step()
    expect(page.locator(".round")).to_have_text("Round 2 of 3")


def test_a_reload_between_two_people_shows_nobodys_cards(player: Player, page: Page) -> None:
    set_up(player, players=2, persons=2)
    found: list[set[str]] = []
    hands: list[set[str]] = []

    def look() -> None:
        """Note the hand of whoever is to choose, and every card that can be found then."""
        names = page.locator("scout-turning [role=listitem]").evaluate_all("all => all.map(one => one.ariaLabel)")
        hands.append({"/".join(re.findall(r"\d+", name)[:2]) for name in names})
        found.append(cards_in_sight(page))

    to_screen(player, "turning")
    look()
    assert player.step()
    assert player.decision() == "hand-over"
    before = seen(page)
    assert cards_in_sight(page) == set()
    expect(page.locator(".card, scout-hand")).to_have_count(0)
    _, record = kept_game(page)
    assert record["view"]["hand"] is None
    assert record["view"]["ways"] is None

    page.reload()
    player.decision()
    expect_seen(page, before)
    assert cards_in_sight(page) == set()

    assert player.step()
    to_screen(player, "turning")
    look()
    # Both ways up of eleven cards, and no card of anybody else's.
    assert [len(cards) for cards in hands] == [2 * 11, 2 * 11]
    assert found == hands


def cards_in_sight(page: Page) -> set[str]:
    """Every card that the document knows, as "5/7", in words or by what its picture is called."""
    html = page.locator("body").evaluate("body => body.outerHTML")
    named = re.findall(r"(\d+), other side (\d+)", html)
    drawn = re.findall(r'data-card="(.)(.)"', html)
    return {f"{up}/{down}".replace("T", "10") for up, down in named + drawn}


# -- A worker that dies ----------------------------------------------------------------------------------------------

# The page's workers can be reached, and the next one that is asked for `window.fatal` dies of it: by a message that is
# no JSON, which its code stumbles over, or by never answering again.
MORTAL = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    window.workers.push(this);
  }
  postMessage(message) {
    const { fatal } = window;
    if (fatal && message.includes(fatal.method)) {
      window.fatal = undefined;
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


def test_a_worker_dies_between_two_moves(player: Player, page: Page) -> None:
    page.add_init_script(MORTAL)
    set_up(player, players=3)
    to_own_turn(player)
    before = seen(page)
    page.evaluate("window.workers[0].postMessage('no JSON')")
    expect(page.locator("scout-boot.banner")).to_be_visible()
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


# -- Two tabs, no storage --------------------------------------------------------------------------------------------


def test_a_game_is_played_in_one_tab_at_a_time(browser: Browser, site: str) -> None:
    # A context without fixed dice: by their random names tabs know each other apart.
    context = browser.new_context(base_url=site)
    here, there = Player(context.new_page()), Player(context.new_page())
    set_up(here, players=3)
    to_own_turn(here)
    before = seen(here.page)

    there.page.goto("")
    resume = there.page.get_by_role("button", name=re.compile("^Resume"))
    expect(resume).to_be_visible()
    there.press(resume)
    there.decision()
    expect_seen(there.page, before)
    expect(here.page.get_by_role("heading", name="This game went on in another tab.")).to_be_visible()
    expect(here.page.locator(".card")).to_have_count(0)

    assert there.step()
    to_screen(there, "table")
    after = seen(there.page)
    here.press(here.page.get_by_role("button", name="Play it here"))
    here.decision()
    expect_seen(here.page, after)
    expect(there.page.get_by_role("heading", name="This game went on in another tab.")).to_be_visible()
    there.press(there.page.get_by_role("button", name="Leave it there"))
    expect(there.page.get_by_role("button", name=re.compile("^Play"))).to_be_visible()
    assert here.step()
    context.close()


BLOCKED = {
    "refused": """
      const refuse = { get() { throw new DOMException("refused", "SecurityError"); } };
      Object.defineProperty(window, "indexedDB", refuse);
      Object.defineProperty(window, "localStorage", refuse);
    """,
    "not opened": "IDBFactory.prototype.open = () => { throw new DOMException('refused', 'InvalidStateError') };",
    "full": """
      IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
    """,
    "no locks either": """
      Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("refused", "SecurityError"); } });
      navigator.locks.request = () => Promise.reject(new DOMException("refused", "SecurityError"));
    """,
}


@pytest.mark.parametrize("how", BLOCKED)
def test_without_storage_one_plays_from_memory(player: Player, page: Page, how: str) -> None:
    page.add_init_script(f"{{ {BLOCKED[how]} }}")
    set_up(player, players=3)
    to_own_turn(player, lambda: ply(page) > 4)
    before, cards = seen(page), hand(page)

    player.press(player.action("Menu"))
    page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    player.press(page.get_by_role("button", name=re.compile("^Resume")))
    player.decision()
    expect_seen(page, before)
    assert hand(page) == cards
    player.press(player.action("Undo"))
    expect(main(page)).not_to_match_aria_snapshot(before)
    expect(page.get_by_role("alert")).to_have_count(0)
