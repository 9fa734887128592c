"""Other engines than Chromium's: Debian's Firefox by Playwright, and WebKitGTK by its own WebDriver."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect
from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.webkitgtk.service import Service

from tests.e2e.conftest import watch
from tests.e2e.releases import BELOW, Host, host_in
from tools.build import machine
from tools.build.command import DIST, BuildError

expect.set_options(timeout=60_000)


@pytest.fixture
def net(tmp_path: Path) -> Iterator[Host]:
    """A host of the test's own."""
    if not (DIST / "index.html").is_file():
        pytest.fail("There is no dist/: run python build_wheel.py first")
    with host_in(tmp_path / "host") as one:
        yield one


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    try:
        program = machine.firefox()
    except BuildError as error:
        pytest.fail(f"{error}.", pytrace=False)
    # Through WebDriver BiDi, which Firefox speaks itself: no build of Playwright's.
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=program)
    yield browser
    browser.close()


@pytest.fixture
def firefox_page(firefox: Browser, net: Host) -> Iterator[Page]:
    """A page as narrow as a phone, watched for errors and for requests to others."""
    complaints: list[str] = []
    context = firefox.new_context(base_url=net.site, viewport={"width": 360, "height": 640})
    origin = net.site.removesuffix(BELOW)
    # Somebody else's page too, under the machine's other name.
    watch(context, {origin, origin.replace("127.0.0.1", "localhost")}, complaints)
    yield context.new_page()
    context.close()
    # Firefox warns of much that is none of ours.
    assert [one for one in complaints if not one.startswith("console warning")] == []


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A screen that nobody sees; its name."""
    try:
        program = machine.webkit().display
    except BuildError as error:
        pytest.fail(f"{error}.", pytrace=False)
    reader, writer = os.pipe()
    command = [program, "-displayfd", str(writer), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        with os.fdopen(reader) as answer:
            yield f":{answer.readline().strip()}"
        server.terminate()


@pytest.fixture
def webkit(display: str) -> Iterator[WebKitGTK]:
    found = machine.webkit()
    options = WebKitGTKOptions()
    options.binary_location = str(found.browser)
    options.add_argument("--automation")
    # Nothing of the machine's own desktop is to be asked for.
    environment = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
    with WebKitGTK(options=options, service=Service(str(found.driver), env=environment)) as driver:
        driver.set_script_timeout(60)
        yield driver
