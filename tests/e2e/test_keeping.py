"""Nothing is lost: taking back, reloading, a second tab, no storage at all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from .player import Player
from .tables import (
    expect_seen,
    hand,
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

pytestmark = pytest.mark.usefixtures("dice")


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


def test_who_leaves_a_game_finds_it_offered_after_a_reload(player: Player, page: Page) -> None:
    set_up(player, players=3)
    to_own_turn(player)
    before = seen(page)
    leave(player)
    resume = page.get_by_role("button", name=re.compile("^Resume"))
    expect(resume).to_be_visible()
    page.reload()
    expect(resume).to_be_visible()
    player.press(resume)
    player.decision()
    expect_seen(page, before)
    # Gone on with, it is the one that a reload leads to.
    reload(page)
    expect_seen(page, before)


def leave(player: Player) -> None:
    """Leave the game by the menu."""
    player.press(player.action("Menu"))
    player.page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Leave").click()


# Another page in the queue for the game: to whoever waits behind it, a page that takes its time to leave.
SLOW_TO_LEAVE = """async () => {
  const { held } = await navigator.locks.query();
  const { name } = held.find((lock) => lock.name.startsWith("scout-"));
  navigator.locks.request(name, () => new Promise((letGo) => setTimeout(letGo, 1500)));
}"""


def test_a_reload_waits_for_a_page_that_is_slow_to_leave(player: Player, page: Page) -> None:
    set_up(player, players=3)
    to_own_turn(player)
    before = seen(page)
    other = page.context.new_page()
    other.goto("licences.html")
    other.evaluate(SLOW_TO_LEAVE)
    reload(page)
    expect_seen(page, before)


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
    expect(page.locator(".card:not(.card-back), scout-hand")).to_have_count(0)
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


def test_what_is_cleared_in_the_middle_of_a_game_is_kept_anew(player: Player, page: Page, host: str) -> None:
    set_up(player, players=3)
    to_own_turn(player)
    cleared = {"origin": host.rstrip("/"), "storageTypes": "all"}
    page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", cleared)
    assert player.step()
    to_screen(player, "table")
    before = seen(page)
    reload(page)
    expect_seen(page, before)


# The next access to the database meets a connection that the browser has closed by then.
CLOSED = """
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (...args) {
  if (!window.closed_once) return transaction.apply(this, args);
  window.closed_once = false;
  throw new DOMException("The database connection is closing.", "InvalidStateError");
};
"""


def test_what_meets_a_closed_database_is_kept_by_a_new_connection(player: Player, page: Page) -> None:
    page.add_init_script(CLOSED)
    set_up(player, players=3)
    to_own_turn(player)
    page.evaluate("window.closed_once = true")
    assert player.step()
    to_screen(player, "table")
    assert page.evaluate("window.closed_once") is False
    before = seen(page)
    reload(page)
    expect_seen(page, before)


BLOCKED = {
    "refused": """
      const refuse = { get() { throw new DOMException("refused", "SecurityError"); } };
      Object.defineProperty(window, "indexedDB", refuse);
      Object.defineProperty(window, "localStorage", refuse);
    """,
    "never answering": "IDBFactory.prototype.open = () => ({});",
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
    fleeting = re.compile("This browser keeps nothing: a game lasts until this tab is closed")
    expect(page.get_by_role("dialog").get_by_text(fleeting)).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(page.get_by_text(fleeting)).to_be_visible()
    player.press(page.get_by_role("button", name=re.compile("^Resume")))
    player.decision()
    expect_seen(page, before)
    assert hand(page) == cards
    player.press(player.action("Undo"))
    expect(main(page)).not_to_match_aria_snapshot(before)
    expect(page.get_by_role("alert")).to_have_count(0)
