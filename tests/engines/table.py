"""A person at the table, seen through WebDriver: the least that plays a game of two to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from selenium.common.exceptions import ElementClickInterceptedException, StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from tests.e2e.player import DECISION, SAID, offers

T = TypeVar("T")

# Nothing is wider than the page, and what can be pressed is high enough for a finger.
CRAMPED = """
return [...document.querySelectorAll(".app button:not(:disabled), .app .card")]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width && (box.right > innerWidth + 1 || (one.matches("button") && box.height < 24)))
  .map(([one]) => one.outerHTML.slice(0, 200))
"""

CARDS = f"return [...document.querySelectorAll('[role=option]')].map({SAID})"


class Table:
    """Plays by pressing, as a finger does."""

    def __init__(self, driver: WebDriver) -> None:
        self.driver = driver
        # What is drawn anew, or in motion, while it is looked at is looked at again.
        passing = [StaleElementReferenceException, ElementClickInterceptedException]
        self._wait = WebDriverWait(driver, 60, poll_frequency=0.05, ignored_exceptions=passing)

    def until(self, look: Callable[[], T], what: str) -> T:
        """Look until there is something."""
        return self._wait.until(lambda _: look(), what)

    def all(self, css: str) -> list[WebElement]:
        return [one for one in self.driver.find_elements(By.CSS_SELECTOR, css) if one.is_displayed()]

    def see(self, css: str) -> WebElement:
        """Wait until there is such a thing to be seen."""
        return self.until(lambda: self.all(css), f"no {css}")[0]

    def gone(self, css: str) -> None:
        self.until(lambda: not self.driver.find_elements(By.CSS_SELECTOR, css), f"still {css}")

    def press(self, css: str) -> None:
        self.until(lambda: [one.click() for one in self.all(css)[:1]], f"no {css} to press")

    def choose(self, group: str, name: str) -> None:
        """Choose one of a group of radio buttons."""
        self.press_words(f"//fieldset[legend[normalize-space()='{group}']]//label[normalize-space()='{name}']")

    def press_words(self, path: str) -> None:
        """Press what an XPath leads to: CSS knows nothing of words."""
        self.until(lambda: [one.click() for one in self.driver.find_elements(By.XPATH, path)[:1]], f"no {path}")

    def action(self, name: str) -> str:
        return f"[role=toolbar] [data-action={name}]"

    def off(self, name: str) -> bool:
        return self.see(self.action(name)).get_attribute("aria-disabled") == "true"

    def begin(self) -> None:
        """From the first sheet to the first decision, with one opponent that answers at once."""
        # Before, another sheet stands in its place, on which nothing can be chosen.
        self.see(".setup-play:not(:disabled)")
        self.choose("Players", "2")
        self.press(".setup-play:not(:disabled)")
        self.decision()
        self.press(self.action("menu"))
        self.choose("Pace of the computer players", "At once")
        self.press_words("//dialog//button[normalize-space()='Close']")
        self.gone("dialog[open]")

    def decision(self) -> str:
        """Wait until something is asked for; the screen."""
        return str(self.see(DECISION).get_attribute("data-screen"))

    def step(self) -> bool:
        """Do what is asked for. False: the game is over."""
        screen = self.decision()
        if screen == "result":
            if self.see(self.action("next")).text.startswith("Play again"):
                return False
            self.press(self.action("next"))
            self.gone(".app[data-screen=result]")
            return True
        ply = self.see(".app").get_attribute("data-ply")
        if screen == "turning":
            self.press(self.action("keep"))
        else:
            self.turn()
        self.gone(f'.app[data-ply="{ply}"]:is([data-screen=table], [data-screen=turning])')
        return True

    def turn(self) -> None:
        if "Nothing you hold" not in self.see(".sentence").text and self.show_something():
            return
        self.press("[data-end]")
        self.see(".gap")
        self.press(".gap.is-good" if self.all(".gap.is-good") else ".gap")
        self.press(self.action("scout"))

    def show_something(self) -> bool:
        for start, stop in offers(self.driver.execute_script(CARDS)):
            for place in dict.fromkeys((start, stop - 1)):
                self.press(f'[role=option][data-place="{place}"]')
            if not self.off("show"):
                self.press(self.action("show"))
                return True
        return False
