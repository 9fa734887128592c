"""Real static hosts, each as its makers ship it, serving the built site below some path."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tools.build import machine

# Everything that is not told by `server` is as Debian's own nginx.conf has it.
NGINX = """
{user}
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 768; }}
http {{
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  server {{
    listen 127.0.0.1:{port};
    root {root};
    {server}
  }}
}}
"""
# What Debian's nginx knows of types: nothing of .mjs, .ftl, .webmanifest, .whl.
STOCK_TYPES = "include /etc/nginx/mime.types; default_type application/octet-stream;"


@contextmanager
def nginx(root: Path, folder: Path, server: str) -> Iterator[str]:
    """Serve `root` by an nginx with these directives; the address of its root. `folder` is for its own files."""
    port = free_port()
    folder.mkdir()
    conf = folder / "nginx.conf"
    # Started as root it would become somebody who can't read the folders of a test.
    user = "user root;" if os.geteuid() == 0 else ""
    conf.write_text(NGINX.format(user=user, folder=folder, port=port, root=root, server=server), encoding="utf-8")
    command = [str(machine.nginx()), "-c", str(conf), "-e", str(folder / "error.log")]
    with running(command, port) as address:
        yield address


@contextmanager
def plain_python(root: Path) -> Iterator[str]:
    """Serve `root` as `python -m http.server` does."""
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(root)]
    with running(command, port) as address:
        yield address


@contextmanager
def running(command: list[str], port: int) -> Iterator[str]:
    """Have a server run; its address, once it answers."""
    address = f"http://127.0.0.1:{port}/"
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        try:
            while not answers(address):
                assert process.poll() is None, process.communicate()[1]
            yield address
        finally:
            process.terminate()
            process.communicate()


def answers(address: str) -> bool:
    try:
        with urlopen(address):
            return True
    except URLError as error:
        # Refused: it is not there yet. Anything else is an answer.
        return not isinstance(error.reason, ConnectionRefusedError)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
