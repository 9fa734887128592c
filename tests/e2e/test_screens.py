"""Every screen, narrow and wide, light and dark: axe-core finds nothing, nothing sticks out, buttons can be hit."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tools.build.command import WEB

from .player import Player
from .tables import fix_dice, ply, set_pace, set_up, to_own_turn, to_screen, to_second_half

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
Check = Callable[[str], None]
PICTURES = Path(__file__).parent / "pictures"

PHONE = (360, 640)
DESK = (1440, 900)
SIZES = [(320, 568), PHONE, (768, 1024), DESK]
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
FAULTS = """
async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const told = (id, { html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => told(id, node)));
}
"""
STICKS_OUT = """
() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const all = [...document.querySelectorAll("body *")];
  const wide = all.filter((one) => one.getBoundingClientRect().right > clientWidth);
  return wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 120));
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
            page.evaluate(SETTLE)
            found = [f"sticks out: {element}" for element in page.evaluate(STICKS_OUT)]
            if (width, height) == PHONE:
                found += small_buttons(page)
            if (width, height) in (PHONE, DESK):
                found += in_both_schemes(page)
            faults.extend(f"{screen}, {width}: {fault}" for fault in found)

    yield look
    assert faults == []


def in_both_schemes(page: Page) -> list[str]:
    """What axe-core finds, in the dark and in the light."""
    faults = []
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(SETTLE)
        faults += [f"{scheme}: {fault}" for fault in page.evaluate(FAULTS)]
    return faults


def small_buttons(page: Page) -> list[str]:
    """The buttons in the row of actions that are lower than a finger."""
    buttons = page.get_by_role("toolbar", name="Actions").get_by_role("button").all()
    boxes = [(button.inner_text(), button.bounding_box()) for button in buttons]
    return [f"only {box['height']} high: {name}" for name, box in boxes if box and box["height"] < FINGER]


def test_the_first_sheet_and_the_help(page: Page, check: Check) -> None:
    page.goto("")
    expect(page.locator("scout-boot")).to_have_count(0)
    check("set-up")
    page.get_by_text("Seats and names").click()
    check("set-up, seats open")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("heading", name="The rules in short")).to_be_visible()
    check("help")


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

    for name, opened in {"What happened": "log", "Leave the game": "leave"}.items():
        # Where there is room, the log is a column and no dialog.
        page.set_viewport_size({"width": 360, "height": 640})
        player.press(player.action("Menu"))
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_be_visible()
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
    check("menu")
    # Where there is room, the log is a column and no dialog.
    page.set_viewport_size({"width": 360, "height": 640})
    page.get_by_role("dialog").get_by_role("button", name="What happened").click()
    page.get_by_role("dialog").locator(".log-button").first.click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    check("looking back")


def test_the_results(page: Page, check: Check) -> None:
    player = Player(page)
    set_up(player, players=2)
    to_screen(player, "result")
    check("result of a round")
    player.press(player.action("See the table"))
    check("the table after a round")
    player.press(player.action("See the points"))
    player.game()
    check("result of the game")


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
