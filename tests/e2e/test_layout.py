"""What lies where on small screens and in large text: nothing over what is to be seen, in whichever language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tools.build.languages import languages

from .player import Player
from .tables import reload, set_pace, set_up, to_own_turn
from .test_languages import Notes, cut
from .test_screens import SETTLE
from .tours import lessons

pytestmark = pytest.mark.usefixtures("dice")

PHONE = (360, 640)
SMALL_PHONE = (320, 568)
ON_ITS_SIDE = (640, 320)
LARGE = "document.documentElement.style.fontSize = '200%'"
# Cards and plates that something lies over, wherever the page is scrolled to; and a bar that takes too much of it.
COVERED = """
(over) => {
  const faults = new Set();
  const box = (one) => one.getBoundingClientRect();
  const things = [...document.querySelectorAll(".plate, .set-card, .tray, main .hand-card, .hand-ghost, main button")]
    .filter((one) => one.checkVisibility());
  const end = document.documentElement.scrollHeight - innerHeight;
  for (const at of [0, end / 2, end]) {
    scrollTo(0, at);
    for (const lid of document.querySelectorAll(over)) {
      const upper = box(lid);
      for (const thing of things.filter((one) => !lid.contains(one) && !one.closest(".actions"))) {
        const { top, bottom, left, right } = box(thing);
        const high = Math.min(bottom, upper.bottom) - Math.max(top, upper.top);
        const wide = Math.min(right, upper.right) - Math.max(left, upper.left);
        if (high > 1 && wide > 1) faults.add(`${over} over ${thing.className}`);
      }
    }
  }
  scrollTo(0, 0);
  const bar = box(document.querySelector(".actions")).height / innerHeight;
  return bar > 0.32 ? [...faults, `the bar is ${Math.round(bar * 100)} % of the window`] : [...faults];
}
"""
# The sentence between the upper edge and the bar.
IN_SIGHT = """
() => {
  const { top, bottom } = document.querySelector(".sentence").getBoundingClientRect();
  return top > -1 && bottom < document.querySelector("scout-actions").getBoundingClientRect().top + 1;
}
"""
# So many cards in the place of the own hand: what is drawn is asked about, not what is played.
MANY = """
(count) => {
  const hand = document.querySelector("main scout-hand");
  const cards = "12 23 34 45 56 67 78 89 9T 13 24 35 46 57 68 79 8T 14 25 36 47 58".split(" ").slice(0, count);
  hand.view = { ...hand.view, hand: cards, sets: [] };
  return hand.updateComplete;
}
"""
# Numbers of places that a gap's sign lies over.
TOUCHING = """
() => {
  const signs = [...document.querySelectorAll("main .gap-plus")].map((one) => one.getBoundingClientRect());
  const numbers = [...document.querySelectorAll("main .hand-place")].filter((one) => one.checkVisibility());
  return numbers.filter((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const { top, bottom, left, right } = words.getBoundingClientRect();
    return signs.some((sign) => sign.left < right && left < sign.right && sign.top < bottom && top < sign.bottom);
  }).length;
}
"""
# Cards and both ways up of a hand that lie under the bar, on a page that nobody has scrolled.
UNDER_THE_BAR = """
() => {
  scrollTo(0, 0);
  const bar = document.querySelector(".actions").getBoundingClientRect().top;
  const things = [...document.querySelectorAll("main :is(.hand-card, .hand-place, .way)")];
  const lowest = Math.max(0, ...things.map((one) => one.getBoundingClientRect().bottom));
  return lowest > bar + 1 ? [`${Math.round(lowest - bar)} px under the bar`] : [];
}
"""
# A title and its button that are not beside each other.
PARTED = """
() => {
  const [title, button] = [...document.querySelectorAll(".sheet-head > *")].map((one) => one.getBoundingClientRect());
  return button.top < title.bottom && title.top < button.bottom ? [] : ["the button is under the title"];
}
"""


@pytest.fixture
def still(page: Page) -> Iterator[Page]:
    """A page without motion."""
    page.emulate_media(reduced_motion="reduce")
    return page


def resize(page: Page, size: tuple[int, int]) -> None:
    """Every zone has been measured anew."""
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    page.wait_for_function("([x, y]) => innerWidth === x && innerHeight === y", arg=size)
    page.evaluate(SETTLE)


def at_sizes(faults: Callable[[Page], list[str]], *sizes: tuple[int, int]) -> Callable[[Page], list[str]]:
    """The same question in windows of several sizes."""

    def asked(page: Page) -> list[str]:
        found: list[str] = []
        for size in sizes:
            resize(page, size)
            found += [f"{size}: {fault}" for fault in faults(page)]
        return found

    return asked


def scrolls(page: Page) -> list[str]:
    """Whether the page is higher than its window."""
    return ["it scrolls"] if page.evaluate("document.documentElement.scrollHeight > innerHeight") else []


def test_in_large_text_the_sentence_lies_over_no_card(still: Page) -> None:
    player = Player(still)

    def covered(page: Page) -> list[str]:
        found: list[str] = page.evaluate(COVERED, ".sentence")
        return found

    def refused(page: Page) -> list[str]:
        # It is said for some seconds only.
        player.place("show").click(force=True)
        expect(page.locator(".sentence.is-refused")).to_be_visible()
        page.evaluate(SETTLE)
        return covered(page)

    set_up(player, players=5)
    to_own_turn(player, lambda: player.ends.count() > 0)
    tags = list(languages())
    notes = Notes(still, at_sizes(refused, PHONE, SMALL_PHONE), tags)
    still.evaluate(LARGE)
    notes.look("refused")
    notes.faults = at_sizes(covered, PHONE, SMALL_PHONE, ON_ITS_SIDE)
    still.keyboard.press("Escape")
    player.scout()
    notes.look("a gap chosen")
    player.leave_scouting()
    notes.page.evaluate(LARGE.replace("200%", ""))
    set_pace(player, "Step")
    player.acting(player.turn)
    expect(still.locator(".sentence-next")).to_be_visible()
    still.evaluate(LARGE)
    notes.look("waiting")
    assert not notes.told, "\n".join(notes.told)


@pytest.mark.parametrize("window", [(768, 1024), (1180, 820)])
def test_on_a_tablet_in_large_text_the_hand_is_in_sight(window: tuple[int, int], still: Page) -> None:
    player = Player(still)
    set_up(player, players=5, address="?lang=de")
    to_own_turn(player, lambda: player.ends.count() > 0)
    still.set_viewport_size({"width": window[0], "height": window[1]})
    still.evaluate(LARGE)
    still.evaluate(SETTLE)
    lowest = max(box["y"] + box["height"] for box in (card.bounding_box() for card in player.cards.all()) if box)
    bar = still.locator("scout-actions").bounding_box()
    assert bar
    assert lowest <= bar["y"]
    player.place("scout").click()
    back = player.place("back")
    expect(back).to_be_enabled()
    assert back.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_in_large_text_a_refusal_comes_into_sight(still: Page) -> None:
    player = Player(still)
    set_up(player, players=5, address="?lang=uk")
    to_own_turn(player)
    still.evaluate(LARGE)
    resize(still, SMALL_PHONE)
    expect(still.locator(".sentence")).to_have_css("position", "static")
    player.place("show").click(force=True)
    expect(still.locator(".sentence.is-refused")).to_be_visible()
    still.wait_for_function(IN_SIGHT)


def test_twelve_cards_and_four_others_are_seen_at_once_on_a_small_phone(still: Page) -> None:
    player = Player(still)
    set_up(player, players=5)
    to_own_turn(player)
    resize(still, SMALL_PHONE)
    still.evaluate(MANY, 12)
    expect(player.cards).to_have_count(12)
    still.evaluate(SETTLE)
    assert still.evaluate("document.documentElement.scrollHeight") == SMALL_PHONE[1]


def test_words_fit_phones_held_either_way(still: Page) -> None:
    player = Player(still)
    sizes = (SMALL_PHONE, PHONE, (480, 320), (568, 320), (640, 320))
    notes = Notes(still, at_sizes(cut, *sizes), list(languages()))

    still.goto("")
    expect(still.locator("scout-setup .setup-play")).to_be_visible()
    notes.look("set-up")
    set_up(player, players=5)
    notes.look("turning")
    notes.faults = at_sizes(scrolls, *sizes)
    notes.look("turning")
    notes.faults = at_sizes(cut, *sizes)
    to_own_turn(player)
    notes.look("own turn")
    resize(still, SMALL_PHONE)
    for panel in ("settings", "keys"):
        player.press(player.place("menu"))
        still.locator(f'[data-open="{panel}"]').click()
        expect(still.locator(f"dialog[data-panel={panel}]")).to_be_visible()
        notes.faults = at_sizes(lambda page: page.evaluate(PARTED), SMALL_PHONE)
        notes.look(panel)
        still.keyboard.press("Escape")
    assert not notes.told, "\n".join(notes.told)


def test_both_ways_up_of_twelve_cards_are_seen_at_once_on_a_phone(still: Page) -> None:
    player = Player(still)
    set_up(player, players=3)
    expect(still.locator(".way").first.locator(".hand-card")).to_have_count(12)
    notes = Notes(still, at_sizes(scrolls, PHONE, SMALL_PHONE), list(languages()))
    notes.look("turning")
    assert not notes.told, "\n".join(notes.told)


def test_no_place_number_touches_the_sign_of_a_gap(still: Page) -> None:
    player = Player(still)
    set_up(player, players=5)
    to_own_turn(player, lambda: player.ends.count() > 0)
    player.place("scout").click()
    expect(still.locator("main .gap-plus").first).to_be_visible()
    for count in (12, 22):
        still.evaluate(MANY, count)
        for size in (PHONE, SMALL_PHONE, (480, 320)):
            resize(still, size)
            expect(still.locator("main .hand-card")).to_have_count(count)
            assert still.evaluate(TOUCHING) == 0, f"{count} cards, {size}"


def test_every_lesson_is_seen_at_once_on_a_small_phone(still: Page) -> None:
    player = Player(still)

    def faults(page: Page) -> list[str]:
        found: list[str] = page.evaluate(UNDER_THE_BAR)
        return found + scrolls(page)

    notes = Notes(still, at_sizes(faults, SMALL_PHONE, PHONE), list(languages()))

    def look(screen: str) -> None:
        # The coach says most there.
        if screen in ("lesson 1", "lesson 2", "lesson 4", "lesson 9"):
            notes.look(screen)

    still.goto("")
    lessons(player, look)
    player.place("menu").click()
    still.locator(".lessons-list button").nth(8).click()
    still.locator(".coach-answers button").nth(1).click()
    still.locator(".coach-next").click()
    # The result comes a moment after the table that it is of.
    expect(still.locator("main scout-result")).to_be_visible()
    player.place("back").click()
    expect(still.locator("main .hand-card").first).to_be_visible()
    notes.look("the end")
    notes.faults = at_sizes(cut, PHONE)
    player.place("menu").click()
    still.locator(".lessons-list button").first.click()
    player.place("turn").click()
    expect(still.locator(".coach-next")).to_be_visible()
    still.evaluate(LARGE)
    notes.look("a lesson done, in large text")
    still.keyboard.press("m")
    expect(still.locator("dialog.lessons")).to_be_visible()
    notes.look("the menu of the lessons, in large text")
    assert not notes.told, "\n".join(notes.told)


def test_a_long_log_does_not_lengthen_the_page(still: Page) -> None:
    player = Player(still)
    set_up(player, players=5)
    resize(still, (1440, 900))
    log = still.locator("aside.log")
    expect(log).to_be_visible()
    to_own_turn(player, lambda: log.evaluate("one => one.scrollHeight > 2 * one.clientHeight"))
    assert still.evaluate("document.documentElement.scrollHeight") == 900


def test_a_starting_engine_lies_over_nothing(still: Page) -> None:
    player = Player(still)
    set_up(player, players=5)
    to_own_turn(player)
    still.context.route("**/pyodide.asm.wasm", lambda _: None)
    reload(still)
    expect(still.locator(".app scout-boot progress")).to_be_visible()
    expect(player.cards.first).to_be_visible()
    for size in (SMALL_PHONE, PHONE, (768, 1024), (640, 320)):
        resize(still, size)
        assert still.evaluate(COVERED, "scout-boot") == []
