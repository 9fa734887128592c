"""A person at the table, as far as a test can be one: sees what the page says, plays by mouse, by touch or by keyboard.

It knows no rule. It shows the longest set that the page offers and lets it show, else scouts into a gap that the page
recommends; now and then it scouts and shows. It finds everything by what it is, not by its words, and so plays in every
language; `action` and `off` are for tests that read English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import cast

from playwright.sync_api import Locator, Page, expect

DECISION = ", ".join(
    [
        ".app[data-screen=hand-over]",
        ".app[data-screen=turning]:has(.ways)",
        ".app[data-screen=table]:has(.sentence.is-turn)",
        ".app[data-screen=result]:has(.result)",
    ]
)


SAID = "one => [Number(one.querySelector('.card').dataset.up), Number(one.dataset.starts ?? 0)]"
"""In JavaScript, of a card in hand: its value, and how long the longest set is that starts with it."""


def offers(cards: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Of cards as `SAID` has them, the sets, longest first, then single cards; start and stop of each."""
    for place in sorted(range(len(cards)), key=lambda one: -cards[one][1]):
        for size in range(cards[place][1], 1, -1):
            yield place, place + size
    for place in sorted(range(len(cards)), key=lambda one: -cards[one][0])[:2]:
        yield place, place + 1


class Player:
    """Plays every seat that is a person's, by mouse. `both` is how often a Scout & Show was made."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.both = 0
        self.shows = 0
        self.scouts = 0

    # -- by mouse ------------------------------------------------------------------------------------------------

    def press(self, button: Locator) -> None:
        button.click()

    def select(self, start: int, stop: int) -> None:
        """Sweep over the cards of a set."""
        first, last = self.box(start), self.box(stop - 1)
        self.page.mouse.move(*first)
        self.page.mouse.down()
        self.page.mouse.move(*last, steps=3)
        self.page.mouse.up()

    def tap_ends(self, start: int, stop: int) -> None:
        """The first and the last card of a set, once nothing else is picked up: a tap beside that would add to it."""
        picked = self.picked
        while (count := picked.count()) > 0:
            # The only card is put down by a tap; of several, one is left by a tap on that which was tapped first.
            self.press(picked.first)
            expect(picked).not_to_have_count(count)
        for place in dict.fromkeys((start, stop - 1)):
            self.press(self.cards.nth(place))
        expect(picked).to_have_count(stop - start)

    def box(self, place: int) -> tuple[float, float]:
        box = self.cards.nth(place).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def show(self) -> None:
        self.press(self.place("show"))

    def scout(self) -> bool:
        """Choose an end and a gap; what may follow is up to the caller. False: there is nothing to scout."""
        if self.ends.count() == 0:
            return False
        self.press(self.ends.first)
        self.press(self.gap())
        return True

    def confirm(self) -> None:
        self.press(self.place("scout"))

    def then_show(self) -> None:
        self.press(self.place("scout-show"))

    def back(self) -> None:
        self.press(self.place("back"))

    def leave_scouting(self) -> None:
        """Back from the gap, from the end, and out of it."""
        for _ in range(5):
            if self.page.locator(".app").get_attribute("data-mode") == "show":
                return
            self.back()
        expect(self.page.locator('.app[data-mode="show"]')).to_be_visible()

    # -- what is on the page -------------------------------------------------------------------------------------

    @property
    def picked(self) -> Locator:
        """The cards in hand that are picked up."""
        return self.page.get_by_role("option", selected=True)

    @property
    def cards(self) -> Locator:
        return self.page.get_by_role("listbox").get_by_role("option")

    @property
    def ends(self) -> Locator:
        """The cards on the table that may be scouted, left one first."""
        return self.page.locator("button[data-end]")

    def place(self, action: str) -> Locator:
        """A button of the bar, by what it does."""
        return self.page.locator(f'scout-actions button[data-action="{action}"]')

    def action(self, name: str) -> Locator:
        """The same by what is on it, in English."""
        return self.page.get_by_role("toolbar", name="Actions").get_by_role(
            "button", name=re.compile(f"^{name}( confirm| [0-9]+ cards?)?$")
        )

    def gap(self) -> Locator:
        gaps = self.page.locator("button[data-gap]:not([aria-hidden], [data-ghost])")
        good = gaps.and_(self.page.locator(".is-good"))
        return good.first if good.count() else gaps.first

    def off(self, name: str) -> bool:
        return is_off(self.action(name).first)

    def offers(self) -> Iterator[tuple[int, int]]:
        """What may be worth trying to show."""
        return offers(self.cards.evaluate_all(f"all => all.map({SAID})"))

    # -- playing -------------------------------------------------------------------------------------------------

    def decision(self) -> str:
        """Wait until somebody at this device is asked for something; tell the screen."""
        asked = self.page.locator(DECISION)
        # Counted: asked whether it can be seen what isn't there yet, Playwright writes down the whole page each time it
        # looks, in the page's own thread, while a computer player thinks.
        expect(asked).to_have_count(1)
        # Of the element that was waited for: a page that changes to a new version begins with another screen.
        screen = asked.get_attribute("data-screen")
        assert screen is not None
        return screen

    def step(self) -> bool:
        """Do what is asked for. False: the game is over and its result can be seen."""
        screen = self.decision()
        if screen == "hand-over":
            self.press(self.page.locator("scout-handover button"))
            expect(self.page.locator(".app[data-screen=hand-over]")).to_have_count(0)
        elif screen == "turning":
            self.acting(lambda: self.press(self.place("keep")))
        elif screen == "table":
            self.acting(self.turn)
        elif self.page.locator(".result-head.is-final").count():
            return False
        else:
            title = self.page.locator(".result-round").inner_text()
            self.press(self.place("next"))
            expect(self.page.locator(".result-round", has_text=title)).to_have_count(0)
        return True

    def acting(self, act: Callable[[], None]) -> None:
        ply = self.page.locator(".app").get_attribute("data-ply")
        act()
        expect(
            self.page.locator(f'.app[data-ply="{ply}"]:is([data-screen=table], [data-screen=turning])')
        ).to_have_count(0)

    def turn(self) -> None:
        # A line is drawn under what can be shown.
        if self.page.locator(".bracket.is-playable").count() and self.show_something():
            self.shows += 1
            return
        if not is_off(self.place("scout-show")) and self.both < 2 and self.scout_and_show():
            self.both += 1
            return
        assert self.scout(), f"neither a show nor a scout: {self.page.locator('.sentence').inner_text()}"
        self.confirm()
        self.scouts += 1

    def show_something(self) -> bool:
        for start, stop in self.offers():
            self.select(start, stop)
            if not is_off(self.place("show")):
                self.show()
                return True
        return False

    def scout_and_show(self) -> bool:
        if not self.scout():
            return False
        if is_off(self.place("scout-show")):
            self.leave_scouting()
            return False
        self.then_show()
        expect(self.page.locator('.app[data-mode="second"]')).to_be_visible()
        if self.show_something():
            return True
        self.leave_scouting()
        return False

    def game(self) -> None:
        """Play to the end of the game."""
        while self.step():
            pass


def is_off(button: Locator) -> bool:
    """Whether a button says that it can't be pressed now."""
    return button.get_attribute("aria-disabled") == "true"


class TouchPlayer(Player):
    """Plays with a finger: taps the first and the last card of a set."""

    def press(self, button: Locator) -> None:
        button.tap()

    def select(self, start: int, stop: int) -> None:
        self.tap_ends(start, stop)


class FramePlayer(Player):
    """Plays in a frame of a page, which finds things as a page does but has no mouse of its own: presses the first and
    the last card of a set.
    """

    def __init__(self, frame: Locator) -> None:
        found = frame.element_handle().content_frame()
        assert found is not None
        super().__init__(cast(Page, found))
        self._frame = frame

    def press(self, button: Locator) -> None:
        # It grows when the game begins; and what lies fixed in it, as a dialog does, can't be scrolled to by itself.
        self._frame.scroll_into_view_if_needed()
        button.click()

    def select(self, start: int, stop: int) -> None:
        self.tap_ends(start, stop)


class KeyboardPlayer(Player):
    """Plays with the keyboard alone, from the first Tab to the last Enter."""

    def press(self, button: Locator) -> None:
        self.tab_to(button)
        self.page.keyboard.press("Enter")

    def tab_to(self, target: Locator) -> None:
        """Reach a control as one does: Tab to its zone, then Home and arrows inside of it."""
        focused = "one => one === document.activeElement"
        inside = "one => one.parentElement.contains(document.activeElement)"
        tabbing = True
        for _ in range(60):
            if target.evaluate(focused):
                return
            if target.get_attribute("tabindex") == "-1" and target.evaluate(inside):
                # One key a turn: a toolbar ends where it ends, so back to its start, then along it.
                self.page.keyboard.press("Home" if tabbing else "ArrowRight")
                tabbing = False
                continue
            self.page.keyboard.press("Tab")
        there = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        seen = self.page.locator("body").aria_snapshot()
        raise AssertionError(f"{target} can't be reached by Tab and arrows; at last on {there} in\n{seen}")

    def select(self, start: int, stop: int) -> None:
        keyboard = self.page.keyboard
        self.tab_to(self.page.locator('[role="listbox"] [tabindex="0"]'))
        keyboard.press("Home")
        for _ in range(start):
            keyboard.press("ArrowRight")
        expect(self.cards.nth(start)).to_be_focused()
        # A selection left from before would be extended or put down: begin anew.
        if self.picked.count():
            keyboard.press("Escape")
        keyboard.press(" ")
        for _ in range(start + 1, stop):
            keyboard.press("Shift+ArrowRight")

    def show(self) -> None:
        self.page.keyboard.press("Enter")

    def scout(self) -> bool:
        self.page.keyboard.press("s")
        if self.ends.count() == 0:
            return False
        self.press(self.ends.first)
        gap = self.gap()
        number = gap.get_attribute("data-gap")
        self.tab_to(self.page.locator('.hand.is-scouting [tabindex="0"]').first)
        self.page.keyboard.press("Home")
        for _ in range(int(number or 0)):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press(" ")
        return True

    def confirm(self) -> None:
        self.page.keyboard.press("Enter")

    def then_show(self) -> None:
        self.page.keyboard.press("d")

    def back(self) -> None:
        self.page.keyboard.press("Escape")
