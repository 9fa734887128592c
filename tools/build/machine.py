"""What the machine itself has to bring: a browser, and a Python that can make virtual environments."""

from __future__ import annotations

import importlib.util
import os
import shutil
from pathlib import Path

from .command import BuildError, run

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC_BROWSERS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


def browser() -> Path:
    """A Chromium to test with: SCOUT_BROWSER, the machine's, one of Playwright's, or (installed, as root) Debian's."""
    if chosen := os.environ.get("SCOUT_BROWSER"):
        if not Path(chosen).is_file():
            raise BuildError(f"SCOUT_BROWSER names no file: {chosen}")
        return Path(chosen)
    found = _installed_browser()
    if not found and may_install():
        # Chromium alone draws no letters on a machine without fonts.
        install("chromium", "fonts-liberation")
        found = _installed_browser()
    if not found:
        raise BuildError("No Chromium to test with: install it, or say where it is in SCOUT_BROWSER")
    return found


def _installed_browser() -> Path | None:
    on_path = (shutil.which(name) for name in BROWSERS)
    playwright = sorted(Path.home().glob(".cache/ms-playwright/chromium-*/chrome-linux*/chrome"), reverse=True)
    found = (Path(path) for path in (*on_path, *MAC_BROWSERS, *playwright) if path)
    return next((path for path in found if path.is_file()), None)


def may_install() -> bool:
    """Whether this is a Debian and we are root there: a container or a CI machine, as a rule."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> None:
    """Install Debian packages."""
    print(f"  apt-get install {' '.join(packages)}", flush=True)
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-q"], what="apt-get update", env=quiet)
    run(["apt-get", "install", "-q", "-y", "--no-install-recommends", *packages], what="apt-get install", env=quiet)


def ensure_venv() -> None:
    """See to it that this Python can make virtual environments: Debian packs that part separately."""
    if importlib.util.find_spec("ensurepip") is None and may_install():
        install("python3-venv")
