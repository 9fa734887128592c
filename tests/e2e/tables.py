"""Ways to a certain moment of a game, and what is seen there; with fixed dice it is the same moment every time."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from .player import KeyboardPlayer, Player, is_off

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def fix_dice(context: BrowserContext, seed: int = 1) -> None:
    """Let every page of the context draw the same random numbers from its start on, and so deal the same cards."""
    context.add_init_script(
        f"""{{
          let drawn = {seed} * 1000;
          crypto.getRandomValues = (bytes) => bytes.fill(0).map((_, at) => (at === 0 ? ++drawn : drawn >> 8));
        }}"""
    )


PACES = ("Step", "Slow", "Normal", "Fast", "At once")


def set_up(
    player: Player,
    *,
    players: int,
    persons: int = 1,
    names: Sequence[str] = (),
    pace: str = "At once",
    address: str = "",
) -> None:
    """From the address of the site to the first decision of a person, in whichever language.

    `names`: what is typed as the name of the first seats. `pace`: of the computer players, as the menu calls it.
    """
    player.page.goto(address)
    begin(player, players=players, persons=persons, names=names, pace=pace)


def begin(player: Player, *, players: int, persons: int = 1, names: Sequence[str] = (), pace: str = "At once") -> None:
    """From the first sheet to the first decision of a person."""
    page = player.page
    # What is seen before looks the same, but can't be chosen from, by keyboard as little as by mouse.
    expect(page.locator("scout-setup .setup-play")).to_be_visible()
    pick(player, page.locator("input[name=players]").nth(players - 2))
    if persons > 1 or names:
        player.press(page.locator(".seats-details:not([open]) summary"))
    seats = page.locator(".seat-row")
    for seat in range(1, persons):
        seats.nth(seat).locator("select").select_option("person")
    for seat, name in enumerate(names):
        seats.nth(seat).locator("input").fill(name)
    player.press(page.locator(".setup-play"))
    if players == persons:
        player.decision()
        return
    # The menu belongs to whoever has the device.
    if player.decision() == "hand-over":
        assert player.step()
    set_pace(player, pace)


def choose(player: Player, group: str, name: str) -> None:
    """Choose one of a group of radio buttons, by the English words."""
    pick(player, player.page.get_by_role("group", name=group).get_by_role("radio", name=name, exact=True))


def pick(player: Player, radio: Locator) -> None:
    """Choose a radio button: press its label, or go there with the arrows."""
    if isinstance(player, KeyboardPlayer):
        player.tab_to(player.page.locator(f'input[name="{radio.get_attribute("name")}"]:checked'))
        for _ in range(6):
            if radio.is_checked():
                break
            player.page.keyboard.press("ArrowRight")
    else:
        player.press(radio.locator("xpath=.."))
    expect(radio).to_be_checked()


def set_pace(player: Player, pace: str) -> None:
    """Set the pace of the computer players, by the menu."""
    page = player.page
    by_key = isinstance(player, KeyboardPlayer)
    page.keyboard.press("m") if by_key else player.press(player.place("menu"))
    pick(player, page.locator("input[name=pace]").nth(PACES.index(pace)))
    page.keyboard.press("Escape") if by_key else player.press(page.locator("dialog.panel .sheet-head button"))
    expect(page.get_by_role("dialog")).to_have_count(0)


def to_screen(player: Player, screen: str) -> None:
    """Play on until somebody at this device sees this screen."""
    while player.decision() != screen:
        assert player.step(), f"the game was over before {screen}"


def to_own_turn(player: Player, able: Callable[[], bool] = lambda: True) -> None:
    """Play on to a turn of a person in which something can be done."""
    to_screen(player, "table")
    while not able():
        assert player.step(), "the game was over before"
        to_screen(player, "table")


def to_second_half(player: Player) -> None:
    """Play on until a Scout & Show is possible, and make its first half."""

    def begun() -> bool:
        if is_off(player.place("scout-show")) or not player.scout():
            return False
        if is_off(player.place("scout-show")):
            player.leave_scouting()
            return False
        return True

    to_own_turn(player, begun)
    player.then_show()
    expect(player.page.locator('.app[data-mode="second"]')).to_be_visible()


def check_result(page: Page, players: int) -> None:
    """The final sheet: the sums add up, the totals are those of the rounds, and whoever has the most is named."""
    rounds, sums = page.get_by_role("table").all()
    assert sums.get_by_role("row").count() == players + 1
    totals: dict[str, int] = {}
    for row in rounds.get_by_role("row").all()[1:]:
        name = row.get_by_role("rowheader").inner_text()
        *scores, total = [figure(text) for text in row.get_by_role("cell").all_inner_texts()]
        assert len(scores) == players
        assert sum(scores) == total
        totals[name] = total
    title = page.locator("#result-title").inner_text()
    assert {name for name in totals if name in title} == {
        name for name, total in totals.items() if total == max(totals.values())
    }


def figure(text: str) -> int:
    """A number in the digits of any language, whose sign may have a mark of direction before it."""
    return int(text.strip("\N{LEFT-TO-RIGHT MARK}").replace("\N{MINUS SIGN}", "-"))


def press_off(player: Player, action: str) -> None:
    """Press a button that is off: it says so to assistive technology, and answers all the same."""
    expect(player.action(action)).to_have_attribute("aria-disabled", "true")
    player.action(action).click(force=True)


def main(page: Page) -> Locator:
    """All of the screen but banners and dialogs."""
    return page.locator("main")


def started(page: Page) -> None:
    """Wait until the first sheet is that of the page itself, and the engine has started."""
    expect(page.locator("scout-setup form > .boot-words")).to_be_visible()


def at_rest(page: Page) -> None:
    """Wait until the engine is there and has answered: from then on a press counts, and a round has been gone over."""
    expect(page.locator(".app[data-ply]:not([data-busy])")).to_be_visible()
    expect(page.locator("scout-boot")).to_have_count(0)
    expect(page.locator(".app[data-busy]")).to_have_count(0)
    expect(page.locator("scout-review:not(:has(.review)), .review [aria-busy]")).to_have_count(0)


# Plates and log are drawn a moment after the cards.
DRAWN = """
() => Promise.all([...document.querySelectorAll("scout-seats, scout-log")].map((one) => one.updateComplete))
"""


def seen(page: Page) -> str:
    """Everything that the screen says, in the words and the order of a screen reader."""
    at_rest(page)
    page.evaluate(DRAWN)
    return main(page).aria_snapshot()


def expect_seen(page: Page, before: str) -> None:
    """The screen says what it said before: no more, no less."""
    expect(main(page)).to_match_aria_snapshot(before)
    assert seen(page) == before


def ply(page: Page) -> int:
    """How many actions lie behind the table."""
    return int(page.locator(".app").get_attribute("data-ply") or 0)


def hand(page: Page) -> list[str]:
    """The cards of the open hand as "5/7", in their order."""
    labels = page.get_by_role("listbox").get_by_role("option").all_inner_texts()
    return ["/".join(re.findall(r"^(\d+), other side (\d+)", label)[0]) for label in labels]


# The page writes one thing after the other: what it has yet to begin with could not be seen to be on its way.
SETTLED = "() => document.querySelector('scout-app')?.store.settled()"

READ = """
() => new Promise((resolve, reject) => {
  const opened = indexedDB.open("scout");
  opened.onupgradeneeded = () => opened.result.createObjectStore("keep");
  opened.onerror = () => reject(opened.error);
  opened.onsuccess = () => {
    const store = opened.result.transaction("keep", "readonly").objectStore("keep");
    const keys = store.getAllKeys();
    const values = store.getAll();
    store.transaction.oncomplete = () => {
      opened.result.close();
      resolve(keys.result.map((key, at) => [key, values.result[at]]));
    };
  };
})
"""

WRITE = """
(entries) => new Promise((resolve, reject) => {
  const opened = indexedDB.open("scout");
  opened.onupgradeneeded = () => opened.result.createObjectStore("keep");
  opened.onerror = () => reject(opened.error);
  opened.onsuccess = () => {
    const store = opened.result.transaction("keep", "readwrite").objectStore("keep");
    for (const [key, value] of entries) store.put(value, key);
    store.transaction.oncomplete = () => { opened.result.close(); resolve(); };
  };
})
"""


def kept(page: Page) -> dict[str, Any]:
    """What is in the browser's storage, by its key. What the page was writing is written by then."""
    page.evaluate(SETTLED)
    return dict(page.evaluate(READ))


def keep(page: Page, entries: dict[str, Any]) -> None:
    """Put things into the browser's storage behind the page's back."""
    page.evaluate(WRITE, list(entries.items()))


def kept_game(page: Page) -> tuple[str, dict[str, Any]]:
    """The one game in storage, with its key."""
    ((key, record),) = [(key, value) for key, value in kept(page).items() if key.startswith("game-")]
    return key, record


def reload(page: Page) -> None:
    """As somebody reloads who has seen what they did take effect."""
    kept(page)
    page.reload()
    expect(page.locator(".app")).to_be_visible()
