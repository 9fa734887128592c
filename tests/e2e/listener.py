"""Somebody who plays by what is told alone: presses keys, hears the name of what has the focus, and the live region.

It looks at nothing: no place on the screen, no class, no attribute, only roles and names as the accessibility tree has
them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

# What a screen reader says of whatever has the focus.
FOCUS = ":focus"
CARD = re.compile(r'option "(\d+), other side \d+, place (\d+) of (\d+)(?:, starts a (?:match|run) of (\d+))?')
# Everything that the live region says, also what it has let go of since.
LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (target.getAttribute?.("role") === "log") window.heard.push(...[...addedNodes].map((one) => one.textContent));
  }
}).observe(document, { childList: true, subtree: true });
"""
# How things stand ends with what one has oneself.
ANSWER = re.compile(r"You: \d+ cards? left, .*\.$")


class Listener:
    """Plays one person's seat against computer players."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.shows = 0
        self.scouts = 0
        page.add_init_script(LISTEN)

    # -- hearing and pressing ------------------------------------------------------------------------------------

    @property
    def heard(self) -> list[str]:
        said: list[str] = self.page.evaluate("window.heard")
        return said

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focus(self) -> str:
        """Role and name of what has the focus; nothing on a page that has just come."""
        if self.page.locator(FOCUS).count() == 0:
            return ""
        said: str = self.page.locator(FOCUS).aria_snapshot()
        return said.removeprefix("- ").removeprefix("'")

    def wait(self, after: int) -> None:
        """Wait for the live region to say more than it had."""
        try:
            self.page.wait_for_function("(count) => window.heard.length > count", arg=after)
        except PlaywrightTimeout as error:
            raise AssertionError(f"nothing more is told; at last {self.heard[-6:]}, on {self.focus()}") from error

    def next_telling(self, after: int) -> str:
        """All that the live region says next."""
        self.wait(after)
        return " ".join(self.heard[after:])

    def tab_to(self, name: str) -> None:
        """Tab until something of this name has the focus."""
        for _ in range(40):
            if re.search(name, self.focus()):
                return
            self.press("Tab")
        raise AssertionError(f"no {name!r} to be heard by Tab")

    # -- playing -------------------------------------------------------------------------------------------------

    def begin(self, players: int) -> None:
        """From the address to the first question."""
        self.page.goto("")
        # What is seen before has no button that could be pressed, and no key does anything there.
        expect(self.page.get_by_role("button", name=re.compile("^Play"))).to_be_enabled()
        self.press("Tab")
        self.tab_to(r'radio "\d" \[checked\]')
        for _ in range(5):
            if f'"{players}"' in self.focus():
                break
            self.press("ArrowLeft")
        self.tab_to('^button "Play')
        before = len(self.heard)
        self.press("Enter")
        # Python has to start first, for which there is more patience here than for a telling.
        expect(self.page.get_by_role("log")).not_to_be_empty()
        self.wait(before)
        self.press("m")
        self.tab_to(r'radio "\w+" \[checked\]')
        for _ in range(5):
            if '"At once"' in self.focus():
                break
            self.press("ArrowRight")
        self.press("Escape")

    def standing(self) -> tuple[str, int]:
        """Ask how things stand; the answer, and how much had been said when it came."""
        before = len(self.heard)
        self.press("r")
        while True:
            self.wait(before)
            heard = self.heard
            # What happens meanwhile is told too, before the answer or after it.
            for at in range(before, len(heard)):
                if ANSWER.search(heard[at]):
                    return heard[at], at + 1
            before = len(heard)

    def game(self) -> str:
        """To the last result; what is said of it."""
        while True:
            said, before = self.standing()
            if "The game is over" in said:
                return said
            # Asked again after each press, and after whatever has been told since.
            if "Round over" in said:
                self.press("n")
            elif "Which way up?" in said:
                self.press("k")
            elif "Your turn." in said:
                self.turn(said)
            else:
                self.wait(before)

    def turn(self, said: str) -> None:
        if "Nothing you hold" not in said:
            for place, size in self.offers():
                if self.shown(place, size):
                    self.shows += 1
                    return
        self.scout()
        self.scouts += 1

    def hand(self) -> Iterator[tuple[int, int, int]]:
        """Go over the hand: place, value and the size of the set that starts there, card by card."""
        self.to_hand()
        self.press("Home")
        for _ in range(30):
            found = CARD.search(self.focus())
            assert found, self.focus()
            yield int(found[2]), int(found[1]), int(found[4] or 1)
            if found[2] == found[3]:
                return
            self.press("ArrowRight")

    def to_hand(self) -> None:
        if not CARD.search(self.focus()):
            self.tab_to(CARD.pattern)

    def offers(self) -> list[tuple[int, int]]:
        """Places and sizes of what might be shown, the largest first."""
        cards = list(self.hand())
        sets = [(place, size) for place, _, most in cards for size in range(most, 1, -1)]
        best = [(place, 1) for place, _, _ in sorted(cards, key=lambda card: -card[1])[:2]]
        return sorted(sets, key=lambda one: -one[1]) + best

    def shown(self, place: int, size: int) -> bool:
        """Try to show a set; False: the page said why not, and all is as it was."""
        self.to_hand()
        self.press("Home", *["ArrowRight"] * (place - 1), " ", *["Shift+ArrowRight"] * (size - 1))
        before = len(self.heard)
        self.press("Enter")
        said = self.next_telling(before)
        if re.match("You (scouted|showed)", said):
            return True
        self.press("Escape")
        return False

    def scout(self) -> None:
        """Take a card by the left end, put it where it makes a set, or else first."""
        self.press("s")
        expect(self.page.locator(FOCUS)).to_have_accessible_name(re.compile("^Scout"))
        self.press("Enter")
        expect(self.page.locator(FOCUS)).to_have_accessible_name(re.compile("^Place"))
        self.press("Home")
        for _ in range(30):
            if "makes a" in self.focus() or ", after" in self.focus():
                break
            self.press("ArrowRight")
        self.press(" ")
        expect(self.page.locator(FOCUS)).to_have_accessible_name(re.compile("here, place"))
        before = len(self.heard)
        self.press("Enter")
        said = self.next_telling(before)
        assert said.startswith("You scouted"), said
