"""The built site in a real browser: served below the root of a host, watched for every error and every foreign request.

A test that provokes an error takes it out of `complaints` again; whatever is left there at its end fails it.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, BrowserType, ConsoleMessage, Page, Request, WebError, expect

from tools.build.command import DIST
from tools.build.server import Server

from .player import Player
from .releases import Device, Host, host_in
from .tables import fix_dice

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Python has to start first, on a machine that may have other things to do.
expect.set_options(timeout=60_000)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Tell of a failure when it happens: a run that is stopped has no end at which pytest would."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\n{report.nodeid} ({report.when})\n{report.longreprtext}", flush=True)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict) -> dict:
    """The browser that `python -m tests` found, never one that Playwright would fetch."""
    browser = os.environ.get("SCOUT_BROWSER")
    if not browser:
        pytest.fail("SCOUT_BROWSER is not set: python -m tests --only e2e finds a browser and sets it")
    return {**browser_type_launch_args, "executable_path": browser, "args": FLAGS}


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose root is not the site's."""
    if not (DIST / "index.html").is_file():
        pytest.fail("There is no dist/: run python build_wheel.py first")
    folder = tmp_path_factory.mktemp("host")
    (folder / "games").mkdir()
    (folder / "games" / "scout").symlink_to(DIST)
    yield from serving(folder)


@pytest.fixture(scope="session")
def site(host: str) -> str:
    """The address of the site, with a slash at its end."""
    return f"{host}games/scout/"


def serving(folder: Path) -> Iterator[str]:
    """Serve a folder for the life of a fixture; yields the address of its root."""
    with Server(folder) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict, site: str) -> dict:
    """No service worker but where it is tested (fixture `phone`): it would answer what a test wants to route."""
    return {**browser_context_args, "base_url": site, "service_workers": "block"}


@pytest.fixture
def dice(context: BrowserContext) -> None:
    """The same cards every time."""
    fix_dice(context)


@pytest.fixture
def player(page: Page) -> Player:
    """Somebody at the page with a mouse."""
    return Player(page)


@pytest.fixture
def net(tmp_path: Path) -> Iterator[Host]:
    """A host of the test's own, whose releases and troubles it decides on."""
    with host_in(tmp_path / "host") as one:
        yield one


@pytest.fixture
def phone(
    browser_type: BrowserType,
    browser_type_launch_args: dict,
    tmp_path: Path,
    complaints: list[str],
    # Before the browser, and so gone after it: what is on its way when the host goes would be an error.
    net: Host,  # noqa: ARG001
) -> Iterator[Device]:
    """A browser with a profile of its own, that can be closed and opened again."""

    def watched(context: BrowserContext, origin: str) -> None:
        watch(context, {origin}, complaints)

    one = Device(browser_type, browser_type_launch_args, tmp_path / "profile", watched)
    yield one
    one.close()


@pytest.fixture
def own_origins(host: str) -> set[str]:
    """Where requests may go; a test with a page of another origin adds that one."""
    return {host.rstrip("/")}


@pytest.fixture
def other(tmp_path: Path, own_origins: set[str]) -> Iterator[tuple[Path, str]]:
    """Another site: its folder, and its address on another origin than ours."""
    for address in serving(tmp_path):
        elsewhere = address.replace("127.0.0.1", "localhost")
        own_origins.add(elsewhere.rstrip("/"))
        yield tmp_path, elsewhere


@pytest.fixture
def complaints() -> list[str]:
    """What the watch has seen so far that should not be."""
    return []


@pytest.fixture(autouse=True)
def watched(context: BrowserContext, own_origins: set[str], complaints: list[str]) -> Iterator[None]:
    """Fail the test on console errors and warnings, uncaught errors, and requests to other origins."""
    watch(context, own_origins, complaints)
    yield
    assert complaints == []


def watch(context: BrowserContext, own_origins: set[str], complaints: list[str]) -> None:
    """Collect what should not be, in every page of a context."""

    def on_console(message: ConsoleMessage) -> None:
        # Playwright's own words for what browser_context_args asks of it.
        if message.text == "Service Worker registration blocked by Playwright":
            return
        if message.type in ("error", "warning"):
            complaints.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def on_error(error: WebError) -> None:
        complaints.append(f"uncaught: {error.error}")

    def on_request(request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and f"{parts.scheme}://{parts.netloc}" not in own_origins:
            complaints.append(f"foreign request: {request.url}")

    context.on("console", on_console)
    context.on("weberror", on_error)
    context.on("request", on_request)


def forgive(complaints: list[str], pattern: str) -> None:
    """Take the complaints that match out of the list; there must be at least one."""
    kept = [complaint for complaint in complaints if not re.search(pattern, complaint)]
    assert len(kept) < len(complaints), f"nothing matches {pattern!r} in {complaints}"
    complaints[:] = kept
