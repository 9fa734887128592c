"""The page in other languages: nothing English is left, everything fits, whole games, and the choice of a language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tools.build.languages import languages

from .conftest import forgive
from .player import Player, TouchPlayer
from .pseudo import TAG, english_left, speak_pseudo
from .tables import PHONE, at_rest, check_result, fix_dice, pick, ply, set_up, to_own_turn
from .tours import a_round, first_sheets, lessons, the_end

# Text that can't be read whole: out of the window, cut off by what is around it, or outside of its own button or cell.
CUT = """
() => {
  const SLACK = 1.5;
  const HEIGHT = 5;
  const around = "button, label, th, td, dt, dd, kbd, summary, select, .plate, .ribbon, .tag, .flag, .coach";
  const faults = [];
  const known = new Map();
  const about = (box) => {
    if (!known.has(box)) {
      const flow = getComputedStyle(box).overflowX;
      known.set(box, {
        here: box.getBoundingClientRect(),
        name: box.className || box.localName,
        bound: box.matches(around),
        hidden: box.matches(".visually-hidden"),
        clips: ["hidden", "clip"].includes(flow),
        strip: ["auto", "scroll"].includes(flow) && box.scrollWidth > box.clientWidth && box.matches("[class*=seats]"),
      });
    }
    return known.get(box);
  };
  const outside = (rect, box) => rect.left < box.left - SLACK || rect.right > box.right + SLACK;
  const lower = (rect, box) => rect.top < box.top - HEIGHT || rect.bottom > box.bottom + HEIGHT;
  const wrong = (text, rect) => {
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const { here, name, bound, hidden, clips, strip } = about(box);
      if (hidden || strip) return null;
      if (clips && (outside(rect, here) || lower(rect, here))) return `cut off by ${name}`;
      if (bound && outside(rect, here)) return `sticks out of ${name}`;
    }
    return rect.left < -SLACK || rect.right > innerWidth + SLACK ? "out of the window" : null;
  };
  const top = document.querySelector("dialog[open]") ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!text.data.trim() || element.closest("svg, script, noscript, option") || !element.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const fault = rect.width > 0 && wrong(text, rect);
      if (fault) {
        faults.push(`${text.data.trim().slice(0, 40)}: ${fault}`);
        break;
      }
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...faults, `the page is ${scrollWidth} wide`] : faults;
}
"""
SPEAK = """
async (tag) => {
  const { setLocale } = await import(new URL("js/i18n.js", document.baseURI));
  await setLocale([tag]);
}
"""
SETTLE = """
async () => {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise(requestAnimationFrame);
    await Promise.all([...document.querySelectorAll("*")].map((one) => one.updateComplete));
  }
}
"""


@pytest.fixture(autouse=True)
def _dice(context: BrowserContext, page: Page) -> None:
    fix_dice(context)
    page.emulate_media(reduced_motion="reduce")


class Notes:
    """Looks at screens and notes what is wrong with them."""

    def __init__(self, page: Page, faults: Callable[[Page], list[str]], tags: Sequence[str]) -> None:
        self.page = page
        self.faults = faults
        self.tags = tags
        self.told: list[str] = []
        # Spoken for a moment before each look: what isn't drawn anew in the next language stays behind in this one.
        self.through: str | None = None

    def look(self, screen: str) -> None:
        """Look at what is on the page in each of the languages, changed in place."""
        for tag in self.tags:
            for spoken in filter(None, (self.through, tag)):
                self.page.evaluate(SPEAK, spoken)
                self.page.evaluate(SETTLE)
            self.told += [f"{screen} {tag}: {fault}" for fault in self.faults(self.page)]


def cut(page: Page) -> list[str]:
    """What can't be read whole."""
    found: list[str] = page.evaluate(CUT)
    return found


def test_no_english_is_left_on_any_screen(page: Page) -> None:
    page.set_viewport_size(PHONE["viewport"])
    speak_pseudo(page)
    notes = Notes(page, english_left, [TAG])
    notes.through = "en"
    player = Player(page)
    page.goto(f"?lang={TAG}")
    walk(player, notes)
    page.goto(f"rules.html?lang={TAG}")
    expect(page.locator("[data-clause]").first).to_be_visible()
    notes.look("the page of rules")
    assert not notes.told, "\n".join(notes.told)


def walk(player: Player, notes: Notes) -> None:
    """Through every screen."""
    first_sheets(player, notes.look)
    a_round(player, notes.look)
    the_end(player, notes.look)
    tag = player.page.locator("html").get_attribute("lang")
    player.page.goto(f"?new&lang={tag}")
    begin_with_two(player)
    notes.look("hand-over")
    # The coach would be heard in both.
    notes.through = None
    lessons(player, notes.look)


def begin_with_two(player: Player) -> None:
    page = player.page
    pick(player, page.locator("input[name=players]").first)
    page.locator(".seats-details summary").click()
    page.locator(".seat-row").nth(1).locator("select").select_option("person")
    page.locator(".setup-play").click()
    assert player.decision() == "hand-over"


def test_every_screen_fits_a_phone_in_every_language(page: Page) -> None:
    page.set_viewport_size(PHONE["viewport"])
    notes = Notes(page, cut, list(languages()))
    player = Player(page)
    page.goto("")
    walk(player, notes)
    assert not notes.told, "\n".join(notes.told)


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("tag", ["fa", "ja"])
def test_a_whole_game(page: Page, tag: str) -> None:
    player = TouchPlayer(page)
    set_up(player, players=3, address=f"?lang={tag}")
    player.game()
    check_result(page, 3)
    assert player.shows
    assert player.scouts


def test_a_language_is_chosen_in_place_and_kept(page: Page) -> None:
    player = Player(page)
    set_up(player, players=3)
    to_own_turn(player, lambda: ply(page) > 4)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.extend(re.findall(r"locales/(\w+/\w+)", request.url)))
    page.evaluate("window.mark = 'same page'")
    at = ply(page)
    values = player.cards.evaluate_all("all => all.map(one => one.querySelector('.card').dataset.up)")

    def places() -> list[int]:
        boxes = [box for box in (card.bounding_box() for card in player.cards.all()) if box]
        return [round(box["x"]) for box in boxes]

    assert places() == sorted(places())
    player.place("menu").click()
    page.locator("dialog scout-language select").select_option("fa")
    expect(page.locator("html[lang=fa][dir=rtl]")).to_be_attached()
    expect(page.locator("#panel-title")).to_have_text("منو")
    page.keyboard.press("Escape")
    expect(page.locator(".sentence")).to_contain_text("نوبت شماست")
    expect(page.locator(".own-round")).to_have_text("دور ۱ از ۳")  # noqa: RUF001
    assert sorted(fetched) == ["fa/page", "fa/table"]
    # The page is mirrored, the hand is not.
    assert places() == sorted(places())
    assert values == player.cards.evaluate_all("all => all.map(one => one.querySelector('.card').dataset.up)")
    assert page.evaluate("window.mark") == "same page"
    assert ply(page) == at
    href = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.evaluate("address => fetch(address).then((answer) => answer.json())", href)
    assert (manifest["lang"], manifest["dir"], manifest["shortcuts"][0]["name"]) == ("fa", "rtl", "بازی تازه")

    page.reload()
    at_rest(page)
    expect(page.locator("html[lang=fa]")).to_be_attached()
    # An address asks for a language once; the choice stays.
    page.goto("?lang=ja")
    expect(page.locator("html[lang=ja][dir=ltr]")).to_be_attached()
    page.goto("#lang=de-AT")
    page.reload()
    expect(page.locator("html[lang=de]")).to_be_attached()
    page.goto("?")
    expect(page.locator("html[lang=fa]")).to_be_attached()
    player.press(player.place("menu"))
    page.locator("dialog scout-language select").select_option("en")
    expect(page.locator("html[lang=en][dir=ltr]")).to_be_attached()


@pytest.mark.parametrize("address", ["?lang=xx", "rules.html#lang=xx-Latn"])
def test_a_language_that_is_not_there_is_named(address: str, page: Page) -> None:
    """In the browser's language and by what the address says, until another is chosen."""
    page.goto(address)
    told = page.locator("scout-language [role=status]")
    expect(told).to_have_text(f"There is no language “{address.partition('=')[2]}” here.")
    page.locator("scout-language select").select_option("de")
    expect(page.locator("html[lang=de]")).to_be_attached()
    expect(told).to_have_count(0)
    assert "lang=" not in page.url


@pytest.mark.browser_context_args(locale="uk-UA")
def test_the_browsers_language_is_painted_before_the_page_has_loaded(page: Page, complaints: list[str]) -> None:
    page.route("**/js/app.js", lambda route: route.abort())
    page.goto("")
    expect(page.locator("html[lang=uk]")).to_be_attached()
    first = page.locator("#first-sight")
    expect(first.locator(".setup-play")).to_have_text("Грати: ти проти трьох")
    expect(first.locator(".tagline")).to_have_text("Перемани зірок. Підкори манеж.")
    page.unroute("**/js/app.js")
    page.reload()
    expect(page.locator("scout-app .setup-play")).to_have_text("Грати: ти проти трьох")
    forgive(complaints, "app.js")
