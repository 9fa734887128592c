"""A person at the table, as far as a test can be one: sees what the page says, plays by mouse, by touch or by keyboard.

It knows no rule. It shows the longest set that the page offers and lets it show, else scouts into a gap that the page
recommends; now and then it scouts and shows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page, expect

IN_SET = re.compile(r"starts a (?:match|run) of (\d+)$")
DECISION = ", ".join(
    [
        ".app[data-screen=hand-over]",
        ".app[data-screen=turning] .ways",
        ".app[data-screen=table] .sentence.is-turn",
        ".app[data-screen=result] .result",
    ]
)


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

    def box(self, place: int) -> tuple[float, float]:
        box = self.cards.nth(place).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def show(self) -> None:
        self.press(self.action("Show"))

    def scout(self) -> bool:
        """Choose an end and a gap; what may follow is up to the caller. False: there is nothing to scout."""
        ends = self.page.get_by_role("button", name=re.compile("^Scout(:| from the left end)"))
        if ends.count() == 0:
            return False
        self.press(ends.first)
        self.press(self.gap())
        return True

    def confirm(self) -> None:
        self.press(self.action("Scout"))

    def then_show(self) -> None:
        self.press(self.action("Scout, then show"))

    def back(self) -> None:
        self.press(self.action("Back"))

    def leave_scouting(self) -> None:
        """Back from the gap, from the end, and out of it."""
        for _ in range(5):
            if self.page.locator(".app").get_attribute("data-mode") == "show":
                return
            self.back()
        expect(self.page.locator('.app[data-mode="show"]')).to_be_visible()

    # -- what the page says --------------------------------------------------------------------------------------

    @property
    def cards(self) -> Locator:
        return self.page.get_by_role("listbox").get_by_role("option")

    def action(self, name: str) -> Locator:
        return self.page.get_by_role("toolbar", name="Actions").get_by_role(
            "button", name=re.compile(f"^{name}( confirm| [0-9]+ cards?)?$")
        )

    def gap(self) -> Locator:
        good = self.page.get_by_role("button", name=re.compile("^Place .* makes a"))
        return good.first if good.count() else self.page.get_by_role("button", name=re.compile("^Place 1,")).first

    def off(self, name: str) -> bool:
        return self.action(name).first.get_attribute("aria-disabled") == "true"

    def offers(self) -> Iterator[tuple[int, int]]:
        """The sets that the cards' names speak of, longest first, then single cards."""
        names = [
            name or ""
            for name in self.cards.evaluate_all(
                "all => all.map(one => one.querySelector('.visually-hidden').textContent.trim())"
            )
        ]
        sizes = {place: int(found[1]) for place, name in enumerate(names) if (found := IN_SET.search(name))}
        for place in sorted(sizes, key=lambda one: -sizes[one]):
            for size in range(sizes[place], 1, -1):
                yield place, place + size
        values = [int(name.split(",")[0]) for name in names]
        for place in sorted(range(len(values)), key=lambda one: -values[one])[:2]:
            yield place, place + 1

    # -- playing -------------------------------------------------------------------------------------------------

    def decision(self) -> str:
        """Wait until somebody at this device is asked for something; tell the screen."""
        expect(self.page.locator(DECISION)).to_be_visible()
        screen = self.page.locator(".app").get_attribute("data-screen")
        assert screen is not None
        return screen

    def step(self) -> bool:
        """Do what is asked for. False: the game is over and its result can be seen."""
        screen = self.decision()
        if screen == "hand-over":
            self.press(self.page.get_by_role("button", name=re.compile("show my hand$")))
            expect(self.page.locator(".app[data-screen=hand-over]")).to_have_count(0)
        elif screen == "turning":
            self.acting(lambda: self.press(self.action("Keep as dealt")))
        elif screen == "table":
            self.acting(self.turn)
        elif self.action("Play again").count():
            return False
        else:
            title = self.page.locator(".result-round").inner_text()
            self.press(self.action("Next round"))
            expect(self.page.locator(".result-round", has_text=title)).to_have_count(0)
        return True

    def acting(self, act: Callable[[], None]) -> None:
        ply = self.page.locator(".app").get_attribute("data-ply")
        act()
        expect(
            self.page.locator(f'.app[data-ply="{ply}"]:is([data-screen=table], [data-screen=turning])')
        ).to_have_count(0)

    def turn(self) -> None:
        sentence = self.page.locator(".sentence").inner_text()
        if "Nothing you hold" not in sentence and self.show_something():
            self.shows += 1
            return
        if not self.off("Scout & Show") and self.both < 2 and self.scout_and_show():
            self.both += 1
            return
        assert self.scout(), f"neither a show nor a scout: {sentence}"
        self.confirm()
        self.scouts += 1

    def show_something(self) -> bool:
        for start, stop in self.offers():
            self.select(start, stop)
            if not self.off("Show"):
                self.show()
                return True
        return False

    def scout_and_show(self) -> bool:
        if not self.scout():
            return False
        if self.off("Scout, then show"):
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


class TouchPlayer(Player):
    """Plays with a finger: taps the first and the last card of a set."""

    def press(self, button: Locator) -> None:
        button.tap()

    def select(self, start: int, stop: int) -> None:
        # A tap on a card that is the whole selection puts it down; tapping far away begins anew.
        for place in dict.fromkeys((start, stop - 1)):
            self.cards.nth(place).tap()


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
        raise AssertionError(f"{target} can't be reached by Tab and arrows")

    def select(self, start: int, stop: int) -> None:
        keyboard = self.page.keyboard
        self.tab_to(self.page.locator('[role="listbox"] [tabindex="0"]'))
        keyboard.press("Home")
        for _ in range(start):
            keyboard.press("ArrowRight")
        expect(self.cards.nth(start)).to_be_focused()
        # A selection left from before would be extended or put down: begin anew.
        if self.page.get_by_role("option", selected=True).count():
            keyboard.press("Escape")
        keyboard.press(" ")
        for _ in range(start + 1, stop):
            keyboard.press("Shift+ArrowRight")

    def show(self) -> None:
        self.page.keyboard.press("Enter")

    def scout(self) -> bool:
        self.page.keyboard.press("s")
        ends = self.page.get_by_role("button", name=re.compile("^Scout(:| from the left end)"))
        if ends.count() == 0:
            return False
        self.press(ends.first)
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
