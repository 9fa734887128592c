"""Ways to a certain moment of a game, and what is seen there; with fixed dice it is the same moment every time."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from .player import KeyboardPlayer, Player

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def fix_dice(context: BrowserContext, seed: int = 1) -> None:
    """Let every page of the context draw the same random numbers from its start on, and so deal the same cards."""
    context.add_init_script(
        f"""{{
          let drawn = {seed} * 1000;
          crypto.getRandomValues = (bytes) => bytes.fill(0).map((_, at) => (at === 0 ? ++drawn : drawn >> 8));
        }}"""
    )


def set_up(player: Player, *, players: int, persons: int = 1, names: Sequence[str] = (), pace: str = "At once") -> None:
    """From the address of the site to the first decision of a person.

    `names`: what is typed as the name of the first seats. `pace`: of the computer players, as the menu calls it.
    """
    page = player.page
    page.goto("")
    choose(player, "Players", str(players))
    if persons > 1 or names:
        player.press(page.get_by_text("Seats and names"))
    for seat in range(1, persons):
        page.get_by_label(f"Who plays, seat {seat + 1}").select_option("person")
    for seat, name in enumerate(names):
        page.get_by_label(f"Name, seat {seat + 1}").fill(name)
    player.press(page.get_by_role("button", name=re.compile("^Play")))
    if players == persons:
        player.decision()
        return
    # The menu belongs to whoever has the device.
    if player.decision() == "hand-over":
        assert player.step()
    set_pace(player, pace)


def choose(player: Player, group: str, name: str) -> None:
    """Choose one of a group of radio buttons."""
    radio = player.page.get_by_role("group", name=group).get_by_role("radio", name=name, exact=True)
    if isinstance(player, KeyboardPlayer):
        player.tab_to(player.page.get_by_role("group", name=group).get_by_role("radio", checked=True))
        for _ in range(6):
            if radio.is_checked():
                break
            player.page.keyboard.press("ArrowRight")
    else:
        player.press(player.page.get_by_role("group", name=group).locator("label", has_text=re.compile(f"^{name}$")))
    expect(radio).to_be_checked()


def set_pace(player: Player, pace: str) -> None:
    """Set the pace of the computer players, by the menu."""
    page = player.page
    page.keyboard.press("m") if isinstance(player, KeyboardPlayer) else player.press(player.action("Menu"))
    choose(player, "Pace of the computer players", pace)
    page.keyboard.press("Escape") if isinstance(player, KeyboardPlayer) else player.press(
        page.get_by_role("button", name="Close")
    )
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
        if player.off("Scout & Show") or not player.scout():
            return False
        if player.off("Scout, then show"):
            player.leave_scouting()
            return False
        return True

    to_own_turn(player, begun)
    player.then_show()
    expect(player.page.locator('.app[data-mode="second"]')).to_be_visible()


def press_off(player: Player, action: str) -> None:
    """Press a button that is off: it says so to assistive technology, and answers all the same."""
    expect(player.action(action)).to_have_attribute("aria-disabled", "true")
    player.action(action).click(force=True)


def main(page: Page) -> Locator:
    """All of the screen but banners and dialogs."""
    return page.locator("main")


def at_rest(page: Page) -> None:
    """Wait until the engine is there and has answered: from then on a press counts."""
    expect(page.locator(".app[data-ply]:not([data-busy])")).to_be_visible()
    expect(page.locator("scout-boot.banner")).to_have_count(0)
    expect(page.locator(".app[data-busy]")).to_have_count(0)


def seen(page: Page) -> str:
    """Everything that the screen says, in the words and the order of a screen reader."""
    at_rest(page)
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
