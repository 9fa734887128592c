"""What the site says before or beside its own modules, in every language that has a folder in `web/locales/`.

Only messages of one line and without arguments are read here; all others are Fluent's.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from .command import ROOT, WEB, BuildError, run
from .environment import tool
from .stale import once

LOCALES = WEB / "locales"
USUAL = "en"
MANIFEST = WEB / "manifest.webmanifest"
SIGHT = "first-sight.js"
PLAIN = re.compile(r"^([a-z][a-z0-9-]*) = ([^{\n]+)$", re.MULTILINE)


def tags() -> list[str]:
    """The languages that there are, English first."""
    found = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return sorted(found, key=lambda tag: tag != USUAL)


def words(tag: str) -> dict[str, str]:
    """The plain messages of a language, English ones where it lacks them."""
    found = {} if tag == USUAL else words(USUAL)
    for path in sorted((LOCALES / tag).glob("*.ftl")):
        found.update(PLAIN.findall(path.read_text(encoding="utf-8")))
    return found


def languages() -> dict[str, dict[str, str]]:
    """Each language's own name and its direction, by its tag: for the page's `BUILD`."""
    return {tag: {"name": words(tag)["language-name"], "dir": words(tag)["language-direction"]} for tag in tags()}


def sights() -> dict[str, dict[str, Any]]:
    """The same with what the first sheet says in each language, by the names that `index.html` has for it."""
    html = (WEB / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'data-words="([^"]+)"', html)
    return {tag: {**about, "words": {name: _word(tag, name) for name in names}} for tag, about in languages().items()}


def _word(tag: str, name: str) -> str:
    try:
        return words(tag)[name]
    except KeyError:
        raise BuildError(f'index.html asks for "{name}", which is no plain message of web/locales/{tag}') from None


def sight() -> Path:
    """The folder with `first-sight.js`, one classic script with the words of every language at its head."""

    def bundle(folder: Path) -> None:
        form = ["--bundle", "--format=iife", "--minify", "--target=es2022", "--charset=utf8", "--legal-comments=none"]
        run([tool("esbuild"), WEB / SIGHT, *form, f"--outfile={folder / SIGHT}"], what="esbuild", cwd=WEB)
        head = json.dumps(sights(), separators=(",", ":"), ensure_ascii=False)
        code = (folder / SIGHT).read_text(encoding="utf-8")
        (folder / SIGHT).write_text(f"self.SIGHTS = {head};\n{code}", encoding="utf-8")

    modules = [WEB / SIGHT, WEB / "js" / "language.js"]
    return once("sight", [*modules, *_sources(), WEB / "index.html", WEB / "package-lock.json"], bundle)


def manifests() -> Path:
    """The folder with a web manifest for each other language: browsers don't read translations in one manifest yet."""

    def translate(folder: Path) -> None:
        for tag, about in languages().items():
            if tag != USUAL:
                target = folder / f"manifest.{tag}.webmanifest"
                target.write_text(json.dumps(_manifest(tag, about["dir"]), ensure_ascii=False), encoding="utf-8")

    return once("manifests", [MANIFEST, *_sources()], translate)


def _manifest(tag: str, direction: str) -> dict[str, Any]:
    said = words(tag)
    manifest: dict[str, Any] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    manifest.update(lang=tag, dir=direction, description=said["app-description"])
    for shortcut in manifest["shortcuts"]:
        shortcut["name"] = said["setup-form"]
    for screenshot in manifest["screenshots"]:
        screenshot["label"] = said[f"app-picture-{screenshot['form_factor']}"]
    return manifest


def _sources() -> list[Path]:
    return [LOCALES, Path(__file__), ROOT / "tools/build/stale.py"]
