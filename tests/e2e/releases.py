"""A host whose releases, troubles and traffic a test has in hand, and a browser that is closed and opened again."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from pathlib import Path
from socket import SHUT_RDWR, socket
from threading import Event, Thread
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from tools.build.command import DIST
from tools.build.precache import stamp
from tools.build.server import Handler

BELOW = "/games/scout/"

# In how many drops a slow file comes.
DROPS = 40

# Given a context and the one origin that it may ask for anything.
Watch = Callable[[BrowserContext, str], None]


class Traffic(Handler):
    """Serves the host's present release below a path, as a static host with a cache time does."""

    def __init__(self, *args: object, host: Host) -> None:
        self.host = host
        super().__init__(*args, directory=str(host.folder))  # type: ignore[arg-type]

    @property
    def name(self) -> str:
        """The file that is asked for, from the root of the site."""
        name = self.path.partition("?")[0].removeprefix(BELOW)
        return f"{name}index.html" if name == "" or name.endswith("/") else name

    def do_GET(self) -> None:  # noqa: N802 (the base class's name)
        self.host.asked[self.name] += 1
        # Taken first: once nothing is held back any more, there is another one, that nobody sets.
        off = self.host.off
        if self.name in self.host.holding:
            off.wait()
        if self.name in self.host.failing:
            self.send_error(HTTPStatus.INTERNAL_SERVER_ERROR)
        elif self.name in self.host.missing:
            self.send_error(HTTPStatus.NOT_FOUND)
        elif self.name in self.host.replaced:
            self.send(b"<!doctype html><title>There is no such page</title>", "text/html")
        elif self.name in self.host.halved | self.host.altered:
            path = Path(self.translate_path(self.path))
            content = path.read_bytes()
            # The tenth byte of a gzip is of no account when it is unpacked.
            other = (
                content[:9] + b"\xfe" + content[10:] if self.name in self.host.altered else content[: len(content) // 2]
            )
            self.send(other, self.guess_type(path))
        else:
            super().do_GET()

    def send(self, content: bytes, kind: str) -> None:
        """Answer with something else than the file, as if that were it."""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(BELOW)) if path.startswith(BELOW) else "/nowhere"

    def copyfile(self, source: object, outputfile: object) -> None:
        content = source.read()  # type: ignore[attr-defined]
        if self.name in self.host.cut:
            # Half of it, and then the connection ends.
            content = content[: len(content) // 2]
            self.close_connection = True
        self.host.sent[self.name] += 1
        off = self.host.off
        if self.name not in self.host.slow:
            outputfile.write(content)  # type: ignore[attr-defined]
            return
        for drop in range(DROPS):
            if drop == DROPS // 2:
                off.wait()
            start, stop = (len(content) * at // DROPS for at in (drop, drop + 1))
            outputfile.write(content[start:stop])  # type: ignore[attr-defined]

    def end_headers(self) -> None:
        # As GitHub Pages has it: what a browser has fetched it believes for ten minutes.
        self.send_header("Cache-Control", "max-age=600")
        super(Handler, self).end_headers()


class Server(ThreadingHTTPServer):
    """Knows who is connected: browsers open connections that they may need later, and those have to go too."""

    daemon_threads = True
    # What a browser has opened is not to be waited for when the network goes.
    block_on_close = False

    def __init__(self, *args: Any) -> None:
        self.connected: set[socket] = set()
        super().__init__(*args)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.connected.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self.connected.discard(request)
        super().shutdown_request(request)

    def hang_up(self) -> None:
        for request in list(self.connected):
            with suppress(OSError):
                request.shutdown(SHUT_RDWR)

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that drops a connection is nothing to report."""


class Host:
    """Where releases are published; its address stays the same while it is off and on.

    `asked` counts the requests, `sent` the bodies, by path. Every other set holds paths with which something is wrong:
    nothing comes (`failing`: 500, `missing`: 404), the half of it (`cut`: the connection ends there, `halved`: as if it
    were the whole), the same but for one byte (`altered`), a page that says so instead (`replaced`), or it waits for
    `release` or the end of the network (`holding`), or its second half does (`slow`: it comes in drops).
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: Counter[str] = Counter()
        self.sent: Counter[str] = Counter()
        self.failing: set[str] = set()
        self.missing: set[str] = set()
        self.cut: set[str] = set()
        self.halved: set[str] = set()
        self.altered: set[str] = set()
        self.replaced: set[str] = set()
        self.slow: set[str] = set()
        self.holding: set[str] = set()
        self.off = Event()
        self.port = 0
        self._server: Server | None = None
        shutil.copytree(DIST, folder)
        self.start()

    @property
    def site(self) -> str:
        return f"http://127.0.0.1:{self.port}{BELOW}"

    def start(self) -> None:
        self.off.clear()
        self._server = Server(("127.0.0.1", self.port), partial(Traffic, host=self))
        self.port = self._server.server_port
        Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def stop(self) -> None:
        """No network any more."""
        self.off.set()
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server.hang_up()
            self._server = None

    def release(self) -> None:
        """Let come what was held back."""
        self.holding.clear()
        self.slow.clear()
        self.off.set()
        self.off = Event()

    def forget(self) -> None:
        """Count anew."""
        self.asked.clear()
        self.sent.clear()

    def publish(self, changes: Mapping[str, str]) -> str:
        """Release the site with texts added to the ends of some files; the version."""
        for name, text in changes.items():
            path = self.folder / name
            path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")
        return stamp(self.folder)


@contextmanager
def host_in(folder: Path) -> Iterator[Host]:
    """A host for as long as a test runs."""
    one = Host(folder)
    try:
        yield one
    finally:
        one.stop()


class Device:
    """A browser with a profile of its own, that can be closed and opened again."""

    def __init__(self, browser_type: BrowserType, options: dict[str, Any], folder: Path, watch: Watch) -> None:
        self._browser_type = browser_type
        self._options = options
        self._folder = folder
        self._watch = watch
        self._context: BrowserContext | None = None

    def open(self, site: str) -> Page:
        """Start the browser; an empty page. Everything in it is watched."""
        context = self._browser_type.launch_persistent_context(
            self._folder, base_url=site, service_workers="allow", **self._options
        )
        parts = urlsplit(site)
        self._watch(context, f"{parts.scheme}://{parts.netloc}")
        self._context = context
        return context.pages[0]

    @property
    def context(self) -> BrowserContext:
        assert self._context
        return self._context

    def drop_http_cache(self) -> None:
        """What the browser keeps by itself goes, as it does in time; what the site keeps stays."""
        page = self.context.pages[0]
        self.context.new_cdp_session(page).send("Network.clearBrowserCache")

    def close(self) -> None:
        if self._context:
            self._context.close()
            self._context = None


def ready(page: Page) -> None:
    """Wait until the page opens without a network."""
    expect(page.locator(".offline[data-offline=ready]")).to_be_attached()


def first_visit(device: Device, net: Host) -> None:
    """Open the site, let it be saved, close the browser."""
    page = device.open(net.site)
    page.goto("")
    ready(page)
    device.close()


def check_for_update(page: Page) -> None:
    """Have the browser look for a new version, as it does by itself now and then."""
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")


def expect_build(page: Page, build: str) -> None:
    """The page is of this build, and so is what it would get now."""
    expect(page.locator(f'.offline[data-build="{build}"]')).to_be_attached()
    text = page.evaluate("fetch('js/build-info.js').then((answer) => answer.text())")
    assert f'"build": "{build}"' in text
