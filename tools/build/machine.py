"""What the machine itself has to bring: a browser, and a Python that can make virtual environments."""

from __future__ import annotations

import importlib.util
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from .command import BuildError, run

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC_BROWSERS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)

# Where systems keep WebKitGTK's own programs.
LIBRARIES = ("/usr/lib", "/usr/lib64", "/usr/libexec")


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


def nginx() -> Path:
    """An nginx to test with: the machine's, or (installed, as root) Debian's."""
    return _program("nginx", "nginx-light")


def firefox() -> Path:
    """A Firefox to test with: the machine's, or (installed, as root) Debian's."""
    return _program("firefox-esr", "firefox-esr")


@dataclass(frozen=True)
class WebKit:
    """WebKitGTK: what speaks WebDriver, the browser that it starts, and the display that it needs."""

    driver: Path
    browser: Path
    display: Path


def webkit() -> WebKit:
    """A WebKitGTK to test with: the machine's, or (installed, as root) Debian's."""
    driver = _program("WebKitWebDriver", "webkit2gtk-driver")
    browsers = sorted(path for folder in LIBRARIES for path in Path(folder).glob("**/webkit2gtk-4.*/MiniBrowser"))
    if not browsers:
        raise BuildError("WebKitWebDriver is here, but not the MiniBrowser of webkit2gtk that it starts")
    return WebKit(driver, browsers[-1], _program("Xvfb", "xvfb"))


def _program(name: str, package: str) -> Path:
    """A program of the machine; where it is missing, it is installed as Debian's package if that can be."""

    def find() -> str | None:
        # On Debian, the path of who is not root leaves sbin out.
        return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")

    found = find()
    if not found and may_install():
        install(package)
        found = find()
    if not found:
        raise BuildError(f"No {name} to test with: install it (on Debian and Ubuntu: apt-get install {package})")
    return Path(found)


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
