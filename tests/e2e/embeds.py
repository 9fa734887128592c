"""Somebody else's site on another origin, strict and with styles of its own, that embeds things of ours."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

from playwright.sync_api import FrameLocator, Locator, Page, expect

from scout_core.links import packed_link
from tools.build.command import ROOT

SPN = (
    "15575T642T31427338/????????????/????????????????/??????????/???????????????????? "
    "8291 5 1p 0/3/1/0/1 2/2/4/0/0 11111 2/5 3 4/-2/7/0/1"
)
HOSTILE = "<img src=x onerror=alert(1)>"

RECORD = f"""[SGN "1"]
[Rules "SCOUT"]
[Seat1 "{HOSTILE}"]
[Seat2 "Otto"]
[Seat3 "Zaza"]
[Start "1"]
[Event "<script>alert(1)<\\\\/script>"]
[Relaxed "1"]
[Position "31427338/56T1/3987 8291 1 3p 0/3/1 2/2/4 111 2/3 1 4/-2/7"]

[Round "2"]
{{<b>bold</b> {HOSTILE}}} R0! 3 L1
{{The end.}} *
"""

QUIZ = json.dumps(
    {
        "v": 1,
        "kind": "beat",
        "spn": SPN,
        "relaxed": True,
        "seat": 1,
        "question": f"Which? {HOSTILE}",
        "choices": [
            {"move": "2-3", "right": True, "why": f"A match {HOSTILE}"},
            {"move": "3-4", "right": False, "reason": "lower-value"},
            {"move": "5-7", "right": True},
        ],
    }
)

LOG = """
globalThis.told = [];
function hear(who, what, type) {
  told.push([who, what]);
  document.documentElement.dataset.told = `${document.documentElement.dataset.told ?? ""} ${who}:${type}`.trim();
}
for (const type of ["ready", "move", "result", "error"]) {
  addEventListener(`scout-${type}`, ({ detail }) => hear(type, detail, ""));
}
addEventListener("message", ({ source, data }) => {
  const frame = [...document.querySelectorAll("iframe")].find((one) => one.contentWindow === source);
  if (!frame || data?.scout !== 1) return;
  hear(frame.id, data, data.type);
  if (data.type === "resize") frame.style.height = `${Number(data.height)}px`;
});
globalThis.tell = (id, message) => document.getElementById(id).contentWindow.postMessage({ scout: 1, ...message }, "*");
"""
"""What the page around hears, and how it talks to a frame by its id."""

# By how much a page is higher and wider than its window, which is given its new size some time after that was told.
# What comes with a motion sticks out until that is over.
MEASURE = """
(root) => {
  const measure = () => {
    root.dataset.over = `${root.scrollHeight - innerHeight} ${root.scrollWidth - innerWidth}`;
  };
  for (const type of ["resize", "animationend"]) addEventListener(type, measure);
  measure();
}
"""

STYLE = """
* { color: rgb(0, 255, 0) !important; letter-spacing: 9px; text-transform: uppercase; }
p { font-size: 60px !important; margin: 40px; }
svg, ul, button { display: none; }
.frame { border: 20px solid red; }
iframe { border: 0; width: 100%; display: block; }
"""


def fixture_game(players: int) -> str:
    """A whole game of the shared fixtures, the shortest with so many players."""
    games = json.loads((ROOT / "tests" / "fixtures" / "games.json").read_text(encoding="ascii"))["games"]
    whole = [game for game in games if not game["error"] and len(game["parsed"]["names"]) == players]
    return min((game["sgn"] for game in whole if len(game["parsed"]["results"]) == players), key=len)


def attribute(text: str) -> str:
    """A text as an attribute of HTML has it."""
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")


def write_page(folder: Path, site: str, body: str, *, attributes: str = 'lang="en"', style: str = STYLE) -> None:
    """A page of the other site, whose policy allows what the guide says that embeds need, and no more."""
    origin = site.split("/games/")[0]
    policy = f"default-src 'none'; script-src 'self' {origin}; style-src 'self'; frame-src {origin}; img-src data:"
    (folder / "host.js").write_text(LOG, encoding="utf-8")
    (folder / "host.css").write_text(style, encoding="utf-8")
    html = f"""<!doctype html>
<html {attributes}><head><meta charset="utf-8"><title>Another site</title><link rel="icon" href="data:,">
<meta http-equiv="Content-Security-Policy" content="{policy}"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="host.css"><script src="host.js"></script>
<script src="{site}embed/scout-embed.js" defer></script>
<script src="{site}embed/scout-embed.js" defer></script></head><body>{body}</body></html>"""
    (folder / "index.html").write_text(html, encoding="utf-8")


def position_link(spn: str, **options: str) -> str:
    """The fragment of a position."""
    more = "".join(f"&{name}={quote(value)}" for name, value in options.items())
    return f"#p={spn.replace(' ', '_')}{more}"


def told(page: Page, who: str, kind: str | None = None) -> list[dict[str, Any]]:
    """What the page around has heard of an element's event, or of a frame."""
    heard = page.evaluate("told")
    return [what for name, what in heard if name == who and (kind is None or what.get("type") == kind)]


def heard(page: Page, who: str, kind: str) -> dict[str, Any]:
    """Wait until a frame has told that; the last of it."""
    # The policy of that page forbids what waits for a function.
    expect(page.locator("html")).to_have_attribute("data-told", re.compile(rf"(^| ){who}:{kind}( |$)"))
    return told(page, who, kind)[-1]


def inside(frame: Locator) -> FrameLocator:
    """What is in a frame, once that is in sight: what is of another site and out of sight is not drawn, and can't be
    clicked.
    """
    frame.scroll_into_view_if_needed()
    return frame.content_frame


def expect_whole(frame: Locator) -> None:
    """A frame is as high as what is in it: no scroll bars."""
    root = inside(frame).locator("html")
    root.evaluate(MEASURE)
    expect(root).to_have_attribute("data-over", "0 0")


def all_kinds(site: str) -> str:
    """A page with an element of each kind and a frame of each, which its script sizes; for a browser of any make."""
    record = f'<script type="text/x-scout-sgn">{fixture_game(3)}</script>'
    links = {"p": position_link(SPN), "g": packed_link("g", fixture_game(3)), "q": packed_link("q", QUIZ)}
    frames = "".join(
        f'<iframe id="{name}" src="{attribute(f"{site}embed.html{link}&lang=en")}" width="100%"></iframe>'
        for name, link in links.items()
    )
    return f"""<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"><title>Another site</title>
<script>
  addEventListener("message", ({{ source, data }}) => {{
    const frame = [...document.querySelectorAll("iframe")].find((one) => one.contentWindow === source);
    if (!frame || data.scout !== 1 || data.type !== "resize") return;
    frame.style.cssText = `border: 0; height: ${{data.height}}px`;
    frame.dataset.sized = "yes";
  }});
</script>
<script src="{site}embed/scout-embed.js" defer></script>
<scout-position spn="{SPN}"></scout-position>
<scout-replay seat="1">{record}</scout-replay>
<scout-quiz><script type="application/json">{QUIZ}</script></scout-quiz>
<scout-game players="2" bot="clown"></scout-game>{frames}</html>"""
