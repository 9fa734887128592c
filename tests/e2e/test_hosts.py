"""The folder dropped on a static host works at once: with real servers as their makers ship them, and with strict ones.

Each visit boots the engine from what the host sends, deals, and has the service worker check every file by its digest.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from urllib.request import Request, urlopen

from playwright.sync_api import Page, expect

from tools.build.command import DIST

from .hosts import STOCK_TYPES, nginx, plain_python
from .releases import Device, ready

PLAY = re.compile("^Play")
# As strict as a host can be whose pages may do what ours do.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "style-src 'self'; img-src 'self' blob:; font-src 'self'; manifest-src 'self'; frame-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
)
# A host that knows four types, takes everything else for text, and has browsers believe that.
FEW_TYPES = """
    types { text/html html; text/css css; text/javascript js; image/svg+xml svg; }
    default_type text/plain;
    add_header X-Content-Type-Options nosniff;
"""


def visit(phone: Device, address: str) -> Page:
    """Open the site, be dealt a hand, and wait until every file was seen to be right."""
    page = phone.open(address)
    page.goto(address)
    page.get_by_role("button", name=PLAY).click()
    expect(page.locator(".app[data-screen=turning]")).to_be_visible()
    ready(page)
    return page


def test_nginx_as_debian_has_it_below_a_path(phone: Device, tmp_path: Path) -> None:
    root = tmp_path / "root"
    root.mkdir()
    (root / "scout").symlink_to(DIST)
    with nginx(root, tmp_path / "nginx", f"{STOCK_TYPES} gzip off;") as address:
        visit(phone, f"{address}scout/")


def test_nginx_that_compresses_and_has_a_strict_policy_at_the_root(phone: Device, tmp_path: Path) -> None:
    gzip = "gzip on; gzip_types *; gzip_min_length 0;"
    policy = f'add_header Content-Security-Policy "{POLICY}" always;'
    with nginx(DIST, tmp_path / "nginx", f"{STOCK_TYPES} {gzip} {policy}") as address:
        with urlopen(Request(f"{address}pyodide/pyodide.asm.wasm", headers={"Accept-Encoding": "gzip"})) as reply:
            assert reply.headers["Content-Encoding"] == "gzip"
            assert reply.headers["Content-Security-Policy"] == POLICY
        # The guide is what needs most of a policy: it shows frames. Seen first, since what the service worker keeps has
        # no headers of the host any more.
        page = phone.open(address)
        page.goto(f"{address}embed/index.html")
        frame = page.locator("iframe").first
        frame.scroll_into_view_if_needed()
        expect(frame.content_frame.locator("scout-position, scout-game")).to_be_visible()
        phone.close()
        visit(phone, address)


def test_a_host_that_takes_nearly_everything_for_text(phone: Device, tmp_path: Path) -> None:
    with nginx(DIST, tmp_path / "nginx", FEW_TYPES) as address:
        visit(phone, address)


def test_python_s_own_server(phone: Device) -> None:
    with plain_python(DIST) as address:
        visit(phone, address)


def test_a_host_that_answers_with_its_first_page_for_what_is_missing(
    phone: Device, tmp_path: Path, complaints: list[str]
) -> None:
    root = tmp_path / "root"
    shutil.copytree(DIST, root)
    engine, snapshot = root / "engine" / "scout_core.bin", root / "pyodide" / "python_snapshot.bin"
    for file in (engine, snapshot):
        file.rename(tmp_path / file.name)
    with nginx(root, tmp_path / "nginx", f"{STOCK_TYPES} try_files $uri /index.html;") as address:
        page = phone.open(address)
        page.goto(f"{address}?new=1")
        page.get_by_role("button", name=PLAY).click()
        expect(page.get_by_role("alert")).to_have_text(re.compile(rf"A file of the game .*\(engine/{engine.name}\)"))
        for file in (engine, snapshot):
            (tmp_path / file.name).rename(file)
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".app[data-screen=turning]")).to_be_visible()
        ready(page)
    complaints.clear()
