"""What a player may need: other colours, less motion, the other hand, a finger's room, sound, the points on paper."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from .player import Player, TouchPlayer
from .tables import PHONE, kept, ply, set_up, to_own_turn, to_screen

# What a finger needs, in CSS pixels.
FINGER = 44


pytestmark = pytest.mark.usefixtures("dice")


def choose(page: Page, group: str, name: str) -> None:
    """Choose in the settings, by mouse."""
    page.get_by_role("group", name=group).locator("label", has_text=re.compile(f"^{name}$")).click()


def left(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["x"]


# -- Settings --------------------------------------------------------------------------------------------------------

# Every sound that is begun.
HEAR = """
window.sounds = 0;
for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const { start } = prototype;
  prototype.start = function (...when) {
    window.sounds++;
    return start.apply(this, when);
  };
}
"""


def test_settings_take_effect_at_once_and_are_kept(page: Page) -> None:
    page.add_init_script(HEAR)
    page.set_viewport_size({"width": 640, "height": 320})
    player = Player(page)
    set_up(player, players=3)
    to_own_turn(player)
    show, menu = player.action("Show"), player.action("Menu")
    hand = page.get_by_role("listbox")
    assert left(show) < left(menu)
    assert left(hand) > 200
    player.press(menu)
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    expect(page.get_by_role("group", name="Hand you play with")).to_have_accessible_description(re.compile("thumb"))
    choose(page, "Hand you play with", "Left")
    choose(page, "Colours", "High contrast")
    choose(page, "Motion", "Less")
    # What makes the sounds comes late.
    coming: list[Route] = []

    def hold(route: Route) -> None:
        coming.append(route)

    page.route("**/js/effects.js", hold)
    with page.expect_request("**/js/effects.js"):
        choose(page, "Sound", "On")
    paper = page.locator("html")
    expect(paper).to_have_css("background-color", "rgb(255, 255, 255)")
    page.keyboard.press("Escape")
    assert left(show) > left(menu)
    assert left(hand) < 50
    assert page.evaluate("getComputedStyle(document.querySelector('.hand-card')).transitionDuration") == "0.001s"
    # The bar is mirrored, and so are its arrows.
    menu.focus()
    page.keyboard.press("ArrowRight")
    expect(player.action("Undo")).to_be_focused()
    player.cards.first.click()
    expect(page.get_by_role("option", selected=True)).to_have_count(1)
    assert page.evaluate("window.sounds") == 0
    coming[0].continue_()
    page.wait_for_function("() => window.sounds > 0")

    kept(page)
    page.reload()
    to_screen(player, "table")
    expect(paper).to_have_css("background-color", "rgb(255, 255, 255)")
    assert left(show) > left(menu)
    page.emulate_media(color_scheme="dark")
    expect(paper).to_have_css("background-color", "rgb(0, 0, 0)")


def test_the_tutorial_is_heard_by_who_wants_sounds(page: Page) -> None:
    page.add_init_script(HEAR)
    page.goto("")
    page.get_by_role("button", name="Settings").click()
    choose(page, "Sound", "On")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Learn it in three minutes").click()
    expect(page.get_by_role("region", name="Coach").get_by_role("heading", name="1 of 9")).to_be_visible()
    before = page.evaluate("window.sounds")
    Player(page).action("Turn the hand").click()
    page.wait_for_function("before => window.sounds > before", arg=before)


SOUNDS = """
async () => {
  const { makeSound } = await import("./js/effects.js");
  const heard = {};
  for (const sound of ["pick", "show", "scout", "chip", "ticket", "turn", "won", "over", "refused"]) {
    const context = new OfflineAudioContext(1, 48000, 48000);
    makeSound(context, { sound, strength: 5 }, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    const last = samples.findLastIndex((one) => Math.abs(one) > 0.001);
    heard[sound] = [samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0), last / 48000];
  }
  return heard;
}
"""


def test_sounds_are_short_and_neither_faint_nor_harsh(page: Page) -> None:
    page.goto("")
    for sound, (peak, seconds) in page.evaluate(SOUNDS).items():
        assert 0.02 < peak < 0.8, (sound, peak)
        assert 0.01 < seconds < 0.7, (sound, seconds)


# -- Colours ---------------------------------------------------------------------------------------------------------

# A card of each value as it is drawn, with the colours that it is drawn in.
DRAWN = """
async () => {
  const { renderCard } = await import("./js/card.js");
  const { render } = await import("./js/lit.js");
  const box = document.createElement("div");
  document.body.append(box);
  const cards = ["12", "21", "31", "41", "51", "61", "71", "81", "91", "T1"];
  render(cards.map((card) => renderCard(card)), box);
  const fill = (one) => getComputedStyle(one).fill.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const drawn = [...box.children].map((card) => ({
    panel: fill(card.querySelector(".card-panel")),
    figure: fill(card.querySelector(".card-face .card-numeral")),
    motif: fill(card.querySelector(".card-face .card-motif")),
    shape: card.querySelector(".card-face .card-motif").getAttribute("d"),
    text: card.querySelector(".card-face .card-numeral").textContent,
  }));
  const foot = [...box.children].map((card, at) => fill(box.children[at === 0 ? 1 : 0].querySelector(".card-foot")));
  const feet = ["21", "12", "13", "14", "15", "16", "17", "18", "19", "1T"];
  render(feet.map((card) => renderCard(card)), box);
  for (const [at, card] of [...box.children].entries()) {
    drawn[at].foot = fill(card.querySelector(".card-foot .card-numeral"));
    drawn[at].paper = fill(card.querySelector(".card-paper"));
  }
  box.remove();
  return drawn;
}
"""
# Machado, Oliveira and Fernandes 2009: what is left of a colour when one kind of cones is missing, in linear light.
SIGHTS = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
Colour = list[float]


def luminance(colour: Colour, sight: str) -> float:
    """How light a colour is (as WCAG has it) to eyes of that sight."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (c / 255 for c in colour)]
    seen = [sum(part * light for part, light in zip(row, linear, strict=True)) for row in SIGHTS[sight]]
    red, green, blue = (min(1.0, max(0.0, light)) for light in seen)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour, sight: str) -> float:
    dark, light = sorted((luminance(one, sight), luminance(other, sight)))
    return (light + 0.05) / (dark + 0.05)


def test_values_are_told_apart_by_figure_and_shape_whatever_the_eyes(page: Page) -> None:
    page.goto("")
    for scheme, more in (("light", "no-preference"), ("dark", "no-preference"), ("light", "more"), ("dark", "more")):
        page.emulate_media(color_scheme=scheme, contrast=more)
        expect(page.locator(":root[data-contrast=more]")).to_have_count(int(more == "more"))
        drawn: list[dict[str, Any]] = page.evaluate(DRAWN)
        assert [card["text"] for card in drawn] == [str(value) for value in range(1, 11)]
        assert len({card["shape"] for card in drawn}) == 10
        for sight in SIGHTS:
            for value, card in enumerate(drawn, 1):
                where = f"{value}, {scheme}, {more}, {sight}"
                figure = min(contrast(card["panel"], card[part], sight) for part in ("figure", "motif"))
                assert figure >= (7 if more == "more" and sight == "all cones" else 4.5), (where, figure)
                foot = contrast(card["paper"], card["foot"], sight)
                assert foot >= (4.5 if sight == "all cones" else 4.4), (where, foot)
            # A run alternates between dark and light, and a match does not.
            for one, next_one in pairwise(drawn):
                assert contrast(one["panel"], next_one["panel"], sight) > 1.9, (one["text"], scheme, sight)


# -- On paper --------------------------------------------------------------------------------------------------------


def test_the_points_on_paper(page: Page) -> None:
    player = Player(page)
    set_up(player, players=2)
    to_screen(player, "result")
    player.press(player.action("Next round"))
    to_screen(player, "turning")
    sheet = page.locator(".score-sheet")
    expect(sheet).to_be_hidden()
    page.emulate_media(media="print", color_scheme="dark")
    expect(sheet).to_be_visible()
    expect(page.locator(".app")).to_be_hidden()
    rows = sheet.get_by_role("row").all_inner_texts()
    assert [row.split("\t")[0] for row in rows] == ["player", "You", "Mira"]
    first, *written = [row.split("\t") for row in rows]
    assert first == ["player", "1", "2", "total"]
    assert all(re.match(r"[+\N{MINUS SIGN}]?\d", round_1) and round_2 == "" for _, round_1, round_2, _ in written)
    assert page.evaluate("getComputedStyle(document.querySelector('.score-sheet td')).color") == "rgb(0, 0, 0)"


# -- Touch -----------------------------------------------------------------------------------------------------------

# A hand as large as any, in the place of the own one: what is drawn is asked about, not what is played.
EIGHTEEN = """
() => {
  const hand = document.querySelector("main scout-hand");
  const cards = "12 23 34 45 56 67 78 89 9T 13 24 35 46 57 68 79 8T 14".split(" ");
  hand.view = { ...hand.view, hand: cards, sets: [] };
  return hand.updateComplete;
}
"""
# Cards that a finger would miss: 32 px wide and 44 high around the middle of each.
MISSED = """
() => [...document.querySelectorAll("main .hand-card")].filter((card) => {
  const box = card.getBoundingClientRect();
  const at = [box.x + box.width / 2, box.y + box.height / 2];
  const corners = [[-15, -22], [15, -22], [-15, 22], [15, 22]].map(([x, y]) => [at[0] + x, at[1] + y]);
  return !corners.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
}).length
"""
SMALL = """
(least) => ["main button:not(.gap, .hand-ghost, .set-end)", "dialog[open] :is(button, label, select)"]
  .flatMap((what) => [...document.querySelectorAll(what)])
  .map((one) => [one.textContent.trim().slice(0, 40), one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < least || height < least))
  .map(([name, { width, height }]) => `${name}: ${width} x ${height}`)
"""


@pytest.mark.browser_context_args(**PHONE)
def test_what_a_scrolled_menu_opens_is_seen_from_its_beginning(page: Page) -> None:
    player = TouchPlayer(page)
    set_up(player, players=3)
    to_own_turn(player)
    for panel in ("Keys", "How to play"):
        player.press(player.action("Menu"))
        menu = page.get_by_role("dialog", name="Menu")
        assert menu.evaluate("menu => { menu.scrollTop = menu.scrollHeight; return menu.scrollTop; }") > 0
        menu.get_by_role("button", name=panel).tap()
        opened = page.get_by_role("dialog", name=panel)
        expect(opened.get_by_role("button", name="Close")).to_be_focused()
        assert opened.evaluate("opened => opened.scrollTop") == 0
        page.keyboard.press("Escape")


@pytest.mark.browser_context_args(**{**PHONE, "viewport": {"width": 320, "height": 568}})
def test_a_finger_hits_what_it_means_and_nothing_else(page: Page, context: BrowserContext) -> None:
    player = TouchPlayer(page)
    set_up(player, players=5)
    to_own_turn(player, lambda: not player.off("Scout"))
    assert page.evaluate(SMALL, FINGER) == []
    at = ply(page)

    for panel in ("What happened", "Settings", "Keys"):
        player.press(player.action("Menu"))
        page.get_by_role("dialog").get_by_role("button", name=panel).tap()
        expect(page.get_by_role("dialog", name=panel)).to_be_visible()
        assert page.evaluate(SMALL, FINGER) == []
        page.keyboard.press("Escape")

    # A press that moves away is none: on a button, on a card, on an end of the set.
    touch = context.new_cdp_session(page)

    def swipe(start: Locator, by: tuple[float, float]) -> None:
        box = start.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in (0.3, 0.7, 1):
            point = {"x": x + by[0] * step, "y": y + by[1] * step}
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    swipe(player.action("Scout"), (0, -200))
    swipe(player.cards.nth(1), (6, 90))
    swipe(page.locator("[data-end]").first, (0, -200))
    expect(page.locator('.app[data-mode="show"]')).to_be_visible()
    assert page.get_by_role("option", selected=True).count() == 0
    assert ply(page) == at
    assert page.evaluate("[scrollX, scrollY, visualViewport.scale, getSelection().toString()]") == [0, 0, 1, ""]
    assert page.evaluate("getComputedStyle(document.querySelector('.sentence')).userSelect") == "none"
    assert page.evaluate("getComputedStyle(document.querySelector('.app')).touchAction") == "manipulation"

    page.evaluate(EIGHTEEN)
    expect(player.cards).to_have_count(18)
    # Those under the bar come by scrolling.
    page.evaluate("document.querySelector('main scout-hand').scrollIntoView({ block: 'end' })")
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert page.evaluate(MISSED) == 0
    boxes = [card.bounding_box() for card in player.cards.all()]
    assert len({box["y"] for box in boxes if box}) == 2
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 320 for box in boxes)
