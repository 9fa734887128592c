"""A static server for this machine, no cleverer than the ones that the site is made for."""

from __future__ import annotations

import gzip
import os
import sys
import webbrowser
from collections.abc import Mapping
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePosixPath
from typing import cast

from .command import BuildError


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the types that browsers insist on, and says nothing."""

    # Set here rather than guessed: what a machine's own table says of these differs.
    extensions_map = {  # noqa: RUF012 (the base class's own form)
        **SimpleHTTPRequestHandler.extensions_map,
        ".css": "text/css; charset=utf-8",
        ".ftl": "text/plain; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/octet-stream",
        ".woff2": "font/woff2",
    }

    def end_headers(self) -> None:
        """As on GitHub Pages, any page may read the files (the wheel, to install it); a change is seen at once."""
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


class Server(ThreadingHTTPServer):
    """Serves one folder on 127.0.0.1; a port of 0 takes any free one (`server_port` tells which)."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), partial(Handler, directory=str(folder)))

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that drops a connection is nothing to report; anything else is."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


# What static hosts compress on its way. Of what they don't, the archives matter.
COMPRESSED = {".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest"}


class Compressing(ThreadingHTTPServer):
    """As a host that people are sent to: compresses, keeps connections open, lets files be cached; for benchmarks.

    Everything is read and compressed at the start, so that serving takes as little of the machine as can be.
    """

    daemon_threads = True

    def __init__(self, pages: Mapping[str, bytes], folders: Mapping[str, Path]) -> None:
        super().__init__(("127.0.0.1", 0), _CompressingHandler)
        files = {
            prefix + path.relative_to(folder).as_posix(): path.read_bytes()
            for prefix, folder in folders.items()
            for path in folder.rglob("*")
            if path.is_file()
        }
        self.files = {name: _packed(name, content) for name, content in {**files, **pages}.items()}

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that drops a connection is nothing to report."""


def _packed(name: str, content: bytes) -> tuple[bytes, bool]:
    if PurePosixPath(name).suffix in COMPRESSED:
        return gzip.compress(content, 6, mtime=0), True
    return content, False


class _CompressingHandler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Otherwise the end of an answer waits for the client to confirm its beginning.
    disable_nagle_algorithm = True
    wbufsize = -1

    def do_GET(self) -> None:
        name = self.path.partition("?")[0].lstrip("/")
        name = f"{name}index.html" if name.endswith("/") or not name else name
        files = cast(Compressing, self.server).files
        if name not in files:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        content, compressed = files[name]
        self.send_response(HTTPStatus.OK)
        kind = Handler.extensions_map.get(PurePosixPath(name).suffix, "application/octet-stream")
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        if compressed:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        self.wfile.write(content)
        self.wfile.flush()

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


def serve(folder: Path, port: int) -> None:
    """Serve until interrupted; BuildError if the port can't be had."""
    try:
        server = Server(folder, port)
    except (OSError, OverflowError) as error:
        raise BuildError(f"Port {port} can't be used ({_why(error)}); choose another with --port") from error
    address = f"http://127.0.0.1:{server.server_port}/"
    with server:
        print(f"SCOUT is at {address}  (Ctrl+C to stop)", flush=True)
        if has_display():
            webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def has_display() -> bool:
    """Whether a browser that is opened here would be seen."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _why(error: Exception) -> str:
    return error.strerror.lower() if isinstance(error, OSError) and error.strerror else str(error)
