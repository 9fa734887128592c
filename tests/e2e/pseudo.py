"""A language made of English, to see what is not translated: letters of messages get an accent, vowels are doubled.

A plain letter that can be read on the page did not come from a message, and what is too narrow shows.
"""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route

from tools.build.command import DIST
from tools.build.languages import sights

TAG = "en-XA"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED = "ăƀćđĕƒĝĥĭĵķĺɱńŏƥɋŕśťŭṽŵẋŷźĂƁĆĐĔƑĜĤĬĴĶĹṀŃŎƤɊŔŚŤŬṼŴẊŶŹ"
ACCENTS = str.maketrans(PLAIN, MARKED)

# What is Fluent's in a line: placeables, the beginning of a select, its end.
SYNTAX = re.compile(r"(\{[^{}]*\}|\{[^{}]*$|\})")
HEAD = re.compile(r"^((?:[a-z][\w-]*|\s+\.[\w-]+) = |\s+\*?\[[\w-]+\] )?(.*)$")

# Text and names that hold a plain letter: but for what is no message (keys, dates, languages under their own names).
ENGLISH = """
() => {
  const own = "script, style, noscript, time, .key, scout-language select";
  const read = (element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
    ...["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "alt", "placeholder"]
      .map((name) => element.getAttribute(name) ?? ""),
  ];
  return [...document.body.querySelectorAll("*")]
    .filter((element) => !element.closest(own))
    .flatMap(read)
    // Lists are the browser's own doing.
    .map((text) => text.replaceAll(", and ", ", "))
    .filter((text) => /[a-z]/i.test(text))
    .map((text) => text.trim());
}
"""


def pseudo(text: str) -> str:
    """A Fluent file as one of the pseudo-language."""
    return "\n".join(line if line.startswith("#") else _line(line) for line in text.split("\n"))


def _line(line: str) -> str:
    found = HEAD.match(line)
    assert found
    head, rest = found[1] or "", found[2]
    if head.startswith("language-"):
        return line
    return head + "".join(part if SYNTAX.fullmatch(part) else _marked(part) for part in SYNTAX.split(rest))


def _marked(text: str) -> str:
    return re.sub(r"([aeiou])", r"\1\1", text).translate(ACCENTS)


def english_left(page: Page) -> list[str]:
    """What can be read on the page and came from no message."""
    found: list[str] = page.evaluate(ENGLISH)
    return found


def speak_pseudo(page: Page) -> None:
    """Let the site have the pseudo-language beside its own ones."""

    def words(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        path = DIST / "locales" / "en" / name
        route.fulfill(body=pseudo(path.read_text(encoding="utf-8")), content_type="text/plain; charset=utf-8")

    def languages(route: Route) -> None:
        text = (DIST / "js" / "build-info.js").read_text(encoding="utf-8")
        one = json.dumps({"name": TAG, "dir": "ltr"})
        body = text.replace('"languages": {', f'"languages": {{ "{TAG}": {one},', 1)
        route.fulfill(body=body, content_type="text/javascript")

    def sight(route: Route) -> None:
        text = (DIST / "first-sight.js").read_text(encoding="utf-8")
        english = sights()["en"]
        said = {name: _marked(word) for name, word in english["words"].items()}
        one = json.dumps({**english, "words": said})
        body = text.replace("self.SIGHTS = {", f'self.SIGHTS = {{"{TAG}":{one},', 1)
        route.fulfill(body=body, content_type="text/javascript; charset=utf-8")

    page.route(f"**/locales/{TAG}/*.ftl", words)
    page.route("**/js/build-info.js", languages)
    page.route("**/first-sight.js", sight)
