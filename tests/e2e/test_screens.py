"""Every screen, narrow and wide, light and dark: axe-core finds nothing, nothing sticks out, buttons can be hit."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tools.build.command import WEB

from .player import Player
from .tables import at_rest, fix_dice, ply, set_pace, set_up, started, to_own_turn, to_screen, to_second_half

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
Check = Callable[[str], None]
PICTURES = Path(__file__).parent / "pictures"

PHONE = (360, 640)
DESK = (1440, 900)
# What the browser leaves of a small laptop.
LOW = (1100, 700)
# The second: a window of 1280x1024 zoomed to 400 %.
SIZES = [(320, 568), (320, 256), PHONE, (768, 1024), LOW, DESK]
SCHEMES: dict[str, Callable[[Page], None]] = {
    "dark": lambda page: page.emulate_media(color_scheme="dark"),
    "more contrast": lambda page: page.emulate_media(color_scheme="light", contrast="more"),
    "light": lambda page: page.emulate_media(color_scheme="light", contrast="no-preference"),
}
# What a finger needs, in CSS pixels.
FINGER = 44

# Every zone has been measured and drawn, and no card is on its way.
SETTLE = """
async () => {
  for (let frame = 0; frame < 3; frame++) {
    await new Promise(requestAnimationFrame);
    const elements = [...document.querySelectorAll("*")].filter((one) => one.updateComplete);
    await Promise.all(elements.map((one) => one.updateComplete));
  }
  const moving = document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
  await Promise.all(moving.map((one) => one.finished.catch(() => {})));
}
"""
# WCAG 2.0 to 2.2, A and AA, and what axe-core calls best practice; with more contrast, every word at 7 to 1.
FAULTS = """
async () => {
  const rules = { "target-size": { enabled: true } };
  if (matchMedia("(prefers-contrast: more)").matches) rules["color-contrast-enhanced"] = { enabled: true };
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
  const told = (id, { html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => told(id, node)));
}
"""
# What is wider than the screen: the page, a sheet on it, or what can be pressed and was cut off (a strip of plates
# scrolls by itself).
STICKS_OUT = """
() => {
  const sheets = [...document.querySelectorAll(".sheet")].filter((one) => one.scrollWidth > one.clientWidth);
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = (one) => one.getBoundingClientRect().right > clientWidth + 1;
  const scrolls = (one) => one.closest(".seats") && getComputedStyle(one.closest(".seats")).overflowX === "auto";
  const pressed = [...document.querySelectorAll("button, input, select, label, summary, a")];
  const cut = pressed.filter((one) => wide(one) && one.checkVisibility() && !scrolls(one));
  const all = scrollWidth > clientWidth ? [...document.querySelectorAll("body *")].filter(wide) : cut;
  return [...sheets, ...all].slice(0, 5).map((one) => one.outerHTML.slice(0, 120));
}
"""
# How high sentence, hand and bar are together: what one looks at while one plays.
TALL = """
() => [".sentence", "main .hand[role]", ".actions"]
  .flatMap((one) => [...document.querySelectorAll(one)].slice(0, 1))
  .reduce((sum, one) => sum + one.getBoundingClientRect().height, 0)
"""
# What of the hand lies under the bar, in a window that is scrolled to its start.
HIDDEN = """
() => {
  const hand = document.querySelector("main .hand:is([role=listbox], .is-scouting)");
  const bar = document.querySelector(".actions");
  if (!hand || !bar || document.querySelector("dialog[open]")) return 0;
  scrollTo(0, 0);
  return Math.max(0, hand.getBoundingClientRect().bottom - bar.getBoundingClientRect().top);
}
"""


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page at a desk, without motion, with axe-core in it."""
    fix_dice(context)
    context.add_init_script(path=AXE)
    page = context.new_page()
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.emulate_media(reduced_motion="reduce")
    yield page
    page.close()


@pytest.fixture
def check(page: Page) -> Iterator[Check]:
    """Look at the screen in every size and in both schemes; all that is wrong with it is told at the end."""
    faults: list[str] = []

    def look(screen: str) -> None:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("([x, y]) => innerWidth === x && innerHeight === y", arg=[width, height])
            page.evaluate(SETTLE)
            found = [f"sticks out: {element}" for element in page.evaluate(STICKS_OUT)]
            if (width, height) == PHONE:
                found += small_buttons(page)
                found += with_large_text(page)
            if (width, height) == LOW and (hidden := page.evaluate(HIDDEN)) > 1:
                found.append(f"{hidden} px of the hand lie under the bar")
            if (width, height) in (PHONE, DESK):
                found += in_schemes(page)
            faults.extend(f"{screen}, {width}: {fault}" for fault in found)

    yield look
    assert faults == []


def in_schemes(page: Page) -> list[str]:
    """What axe-core finds, in the dark, with more contrast and in the light."""
    faults = []
    for scheme, emulate in SCHEMES.items():
        emulate(page)
        page.evaluate(SETTLE)
        faults += [f"{scheme}: {fault}" for fault in page.evaluate(FAULTS)]
    return faults


def with_large_text(page: Page) -> list[str]:
    """What sticks out when the reader's text is twice as large; the hand and the bar must be seen together."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.evaluate(SETTLE)
    found = [f"sticks out at 200 %: {element}" for element in page.evaluate(STICKS_OUT)]
    tall = page.evaluate(TALL)
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.evaluate(SETTLE)
    return found + ([f"hand and bar are {tall} px high at 200 %"] if tall > PHONE[1] else [])


def small_buttons(page: Page) -> list[str]:
    """The buttons in the row of actions that are lower than a finger."""
    buttons = page.get_by_role("toolbar", name="Actions").get_by_role("button").all()
    boxes = [(button.inner_text(), button.bounding_box()) for button in buttons]
    return [f"only {box['height']} high: {name}" for name, box in boxes if box and box["height"] < FINGER]


def test_the_first_sheet_and_the_help(page: Page, check: Check) -> None:
    page.goto("")
    started(page)
    check("set-up")
    page.get_by_text("Seats and names").click()
    check("set-up, seats open")
    page.keyboard.press("h")
    expect(page.get_by_role("dialog").get_by_role("heading", name="The rules in short")).to_be_visible()
    check("help")


def test_the_tutorial_and_the_rules(page: Page, check: Check) -> None:
    page.goto("")
    page.get_by_role("button", name="Learn it in three minutes").click()
    lessons = page.get_by_role("dialog", name="Lessons")
    for lesson, heading in (("Turn your hand", "1 of 9"), ("Scout", "5 of 9"), ("Points", "9 of 9")):
        Player(page).action("Menu").click()
        lessons.get_by_role("button", name=re.compile(f"{lesson}$")).click()
        expect(page.get_by_role("region", name="Coach").get_by_role("heading", name=heading)).to_be_visible()
        at_rest(page)
        check(heading)
    Player(page).action("Menu").click()
    expect(lessons).to_be_visible()
    check("lessons")
    page.goto("rules.html")
    expect(page.get_by_role("heading", name="Two rounds")).to_be_visible()
    check("rules")


def test_turning_and_the_table(page: Page, check: Check) -> None:
    player = Player(page)
    set_up(player, players=5)
    check("turning")
    to_own_turn(player, lambda: ply(page) > 9)
    check("own turn")
    start, stop = next(player.offers())
    player.select(start, stop)
    check("a set selected")
    to_second_half(player)
    check("second half")
    player.back()
    check("scouting")
    player.leave_scouting()

    for opened in ("log", "settings", "keys", "hint", "leave"):
        # Where there is room, the log is a column and no dialog.
        page.set_viewport_size({"width": 360, "height": 640})
        player.press(player.action("Menu"))
        page.locator(f'[data-open="{opened}"]').click()
        expect(page.locator(f"dialog[data-panel={opened}]:not(:has([role=status][aria-busy]))")).to_be_visible()
        check(opened)
        page.keyboard.press("Escape")
    page.locator(".plate").first.click()
    expect(page.get_by_role("dialog").locator("dl.facts")).to_be_visible()
    check("a seat")
    page.keyboard.press("Escape")


def test_waiting_and_looking_back(page: Page, check: Check) -> None:
    player = Player(page)
    set_up(player, players=3)
    to_own_turn(player)
    set_pace(player, "Step")
    player.acting(player.turn)
    expect(page.get_by_role("button", name="Next")).to_be_visible()
    check("waiting")
    player.press(player.action("Menu"))
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    check("menu")
    # Where there is room, the log is a column and no dialog.
    page.set_viewport_size({"width": 360, "height": 640})
    page.get_by_role("dialog").get_by_role("button", name="What happened").click()
    page.get_by_role("dialog").locator(".log-button").first.click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    check("looking back")
    page.get_by_role("button", name="Back to now").click()
    player.press(player.action("Menu"))
    page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    loud = page.locator(".setup .button.primary")
    expect(loud).to_have_count(1)
    expect(loud).to_have_text(re.compile("Resume"))
    check("set-up, a game kept")
    page.get_by_role("button", name=re.compile("^Discard")).click()
    expect(loud).to_have_text(re.compile("^Play"))
    check("set-up, a game discarded")


def test_the_results(page: Page, check: Check) -> None:
    player = Player(page)
    set_up(player, players=2)
    to_screen(player, "result")
    at_rest(page)
    check("result of a round")
    player.press(player.action("See the table"))
    check("the table after a round")
    player.press(player.action("See the points"))
    player.game()
    at_rest(page)
    check("result of the game")
    page.keyboard.press("Enter")
    expect(player.action("Play again")).to_be_focused()
    expect(page.locator(".app[data-screen=result]")).to_be_visible()
    page.keyboard.press("Enter")
    to_screen(player, "turning")
    expect(page.locator(".round")).to_have_text("Round 1 of 2")


def test_the_hand_over(page: Page, check: Check) -> None:
    player = Player(page)
    set_up(player, players=3, persons=3)
    assert player.decision() == "hand-over"
    check("hand-over")


def test_the_picture_in_the_readme(page: Page, context: BrowserContext) -> None:
    """A table of five at an own turn with something to show.

    Taken anew with SCOUT_PICTURES=1; bring it to a palette of 200 colours before it is committed.
    """
    fix_dice(context, 3)
    page.set_viewport_size({"width": 1280, "height": 800})
    player = Player(page)
    set_up(player, players=5)
    to_own_turn(player, lambda: page.locator(".set-card").count() >= 2 and page.locator(".bracket").count() >= 1)
    expect(page.locator(".sentence")).to_contain_text("Your turn.")
    page.evaluate(SETTLE)
    picture = PICTURES / "table.png"
    if os.environ.get("SCOUT_PICTURES"):
        picture.parent.mkdir(exist_ok=True)
        page.screenshot(path=picture)
    assert picture.stat().st_size < 150_000
