"""Pictures of every screen of the built site, many to a sheet, to look at.

    python build_wheel.py
    .build/venv-test/bin/python tools/contact_sheets.py --languages en fa --sizes 320x568 1440x900 --schemes dark

One sheet for each language, size and scheme, as PNG in .build/sheets/. `--screens menu "own turn"` takes some only;
`--dice 3` deals other cards; `--text 200` enlarges the reader's text; `--lessons` shows the tutorial instead of a game.
Needs Playwright, which is among the packages of the tests (`python -m tests` sets up .build/venv-test), and the browser
that SCOUT_BROWSER names.
"""

from __future__ import annotations

import argparse
import base64
import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.e2e.player import Player
from tests.e2e.tables import fix_dice
from tests.e2e.test_screens import SETTLE
from tests.e2e.tours import a_round, first_sheets, lessons, the_end
from tools.build.command import DIST, WORK
from tools.build.server import Server

ARGUMENTS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
# What the player sees, between two pictures.
PHONE: ViewportSize = {"width": 360, "height": 640}
# Of a sheet, in CSS pixels.
WIDTH = 2000
COLUMN = 330
SCHEMES = ["light", "dark", "contrast", "forced"]
# A hundred per cent is what the page itself has: more on a very large screen.
ENLARGE = "percent => { document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`; }"
SHEET = """
<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; padding: 8px; background: #777; font: 14px sans-serif; display: grid; gap: 10px;
         grid-template-columns: repeat(%d, 1fr); align-items: start }
  figure { margin: 0 } figcaption { color: #fff; padding: 2px 0 } img { inline-size: 100%%; display: block }
</style>
"""

Size = tuple[int, int]
Pictures = dict[tuple[str, Size, str], list[tuple[str, bytes]]]


def size(text: str) -> Size:
    """Width and height from `320x568`."""
    width, height = text.split("x")
    return int(width), int(height)


def look(browser: Browser, site: str, language: str, options: argparse.Namespace) -> Pictures:
    """Walk through the page in one language; the pictures of each sheet."""
    context = browser.new_context(locale=language, viewport=PHONE, service_workers="block", reduced_motion="reduce")
    fix_dice(context, options.dice)
    page = context.new_page()
    pictures: Pictures = {}

    def take(screen: str) -> None:
        if options.screens and screen not in options.screens:
            return
        # Only for the pictures: whoever plays sweeps over cards, which large text may move out of sight.
        page.evaluate(ENLARGE, options.text)
        for viewport in options.sizes:
            page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
            for scheme in options.schemes:
                emulate(page, scheme)
                page.evaluate(SETTLE)
                picture = page.screenshot(full_page=options.whole)
                pictures.setdefault((language, viewport, scheme), []).append((screen, picture))
        page.set_viewport_size(PHONE)
        page.evaluate(ENLARGE, 100)
        page.evaluate(SETTLE)

    page.goto(f"{site}?lang={language}")
    player = Player(page)
    # Keys that are pressed before the page's scripts run are lost.
    expect(page.locator("p.boot-room.boot-words")).to_be_visible()
    if options.lessons:
        lessons(player, take)
    else:
        first_sheets(player, take)
        a_round(player, take, options.players)
        the_end(player, take)
    context.close()
    return pictures


def emulate(page: Page, scheme: str) -> None:
    """light, dark, more contrast (`contrast`) or forced colours (`forced`)."""
    page.emulate_media(
        color_scheme="dark" if scheme == "dark" else "light",
        contrast="more" if scheme == "contrast" else "no-preference",
        forced_colors="active" if scheme == "forced" else "none",
    )


def arrange(browser: Browser, pictures: list[tuple[str, bytes]], width: int, target: Path) -> None:
    """Lay the pictures out on one sheet."""
    page = browser.new_page(viewport={"width": WIDTH, "height": 600})
    figures = [
        f"<figure><figcaption>{name}</figcaption>"
        f'<img src="data:image/png;base64,{base64.b64encode(png).decode()}"></figure>'
        for name, png in pictures
    ]
    columns = max(1, min(len(figures), WIDTH // max(COLUMN, min(width, 640))))
    page.set_content(SHEET % columns + "".join(figures), wait_until="load")
    page.screenshot(path=target, full_page=True)
    page.close()


def main(arguments: Sequence[str] | None = None) -> None:
    """Serve, walk, arrange."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--languages", nargs="+", default=["en"])
    parser.add_argument("--sizes", nargs="+", type=size, default=[(320, 568), (768, 1024), (1440, 900)])
    parser.add_argument("--schemes", nargs="+", choices=SCHEMES, default=SCHEMES[:2])
    parser.add_argument("--screens", nargs="+", default=[])
    parser.add_argument("--players", type=int, choices=[2, 3, 4, 5], default=5)
    parser.add_argument("--dice", type=int, default=1)
    parser.add_argument("--text", type=int, default=100, help="size of the reader's text in percent")
    parser.add_argument("--whole", action="store_true", help="the whole page, not only what is in sight")
    parser.add_argument("--lessons", action="store_true", help="the tutorial")
    parser.add_argument("--into", type=Path, default=WORK / "sheets")
    options = parser.parse_args(arguments)
    options.into.mkdir(parents=True, exist_ok=True)
    # Python has to start first.
    expect.set_options(timeout=60_000)
    server = Server(DIST)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("SCOUT_BROWSER"), args=ARGUMENTS)
        for language in options.languages:
            sheets = look(browser, f"http://127.0.0.1:{server.server_port}/", language, options)
            for (_, (width, height), scheme), pictures in sheets.items():
                target = options.into / f"{language}-{width}x{height}-{scheme}.png"
                arrange(browser, pictures, width, target)
                print(target)
        browser.close()


if __name__ == "__main__":
    main()
