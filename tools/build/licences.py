"""The page of licences: the notice of everything in the site that others made, found by what was put in."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path

from .command import ROOT, BuildError
from .environment import node_modules

TEXTS = Path(__file__).with_name("licences")
# Packages that say under which licence they are but don't bring its text.
WITHOUT_TEXT = {"Apache-2.0": "apache-2.0.txt", "MPL-2.0": "mpl-2.0.txt"}


@dataclass(frozen=True)
class Notice:
    """One work in the site: what it is called, under what it comes, and the whole text of that."""

    title: str
    licence: str
    source: str
    text: str


def bundled_packages(metafile: Path) -> list[str]:
    """The npm packages that esbuild took code from, by its own report."""
    inputs = json.loads(metafile.read_text(encoding="utf-8"))["inputs"]
    parts = [path.split("/") for path in inputs if path.startswith("node_modules/")]
    return sorted({"/".join(part[1:3]) if part[1].startswith("@") else part[1] for part in parts})


def npm_notice(package: str) -> Notice:
    """A package's own licence file; BuildError if it has none and its licence is not one of WITHOUT_TEXT."""
    folder = node_modules() / package
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    licence = about["license"]
    files = sorted(path for path in folder.iterdir() if path.stem.upper() in ("LICENSE", "LICENCE"))
    if files:
        text = "\n\n".join(path.read_text(encoding="utf-8") for path in files)
    elif licence in WITHOUT_TEXT:
        text = (TEXTS / WITHOUT_TEXT[licence]).read_text(encoding="utf-8")
    else:
        raise BuildError(f"The npm package {package} brings no text of its licence, {licence}")
    repository = about.get("repository", "")
    source = repository["url"] if isinstance(repository, dict) else repository
    return Notice(f"{package} {about['version']}", licence, source.removeprefix("git+").removesuffix(".git"), text)


def notices(packages: Iterable[str]) -> list[Notice]:
    """The notices of everything that is in the site: the packages, what Pyodide is made of, and our own."""
    ours = Notice("SCOUT, this program", "MIT", "", (ROOT / "LICENSE").read_text(encoding="utf-8"))
    inside = [
        ("Python 3.14, inside Pyodide", "PSF-2.0", "cpython.txt"),
        ("Libraries inside Pyodide", "several", "runtime-parts.txt"),
    ]
    parts = [Notice(title, licence, "", (TEXTS / file).read_text(encoding="utf-8")) for title, licence, file in inside]
    return [ours, *(npm_notice(package) for package in packages), *parts]


def licences_page(packages: Iterable[str]) -> str:
    """The page as HTML."""
    found = notices(packages)
    contents = "\n".join(
        f'<li><a href="#n{number}">{escape(notice.title)}</a>: {escape(notice.licence)}</li>'
        for number, notice in enumerate(found)
    )
    texts = "\n".join(_section(number, notice) for number, notice in enumerate(found))
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>SCOUT: licences</title>
<link rel="icon" href="icons/scout.svg" type="image/svg+xml">
<link rel="stylesheet" href="styles/tokens.css">
<link rel="stylesheet" href="styles/base.css">
<link rel="stylesheet" href="styles/document.css">
</head>
<body>
<main>
<h1>Licences</h1>
<p><a href="./">Back to the table</a></p>
<p>What this site is made of, and under which terms. The files of Pyodide are as its makers publish them, except that
Python's library is compiled and holds only what is used here. The figures on the cards are cut from Alfa Slab One and
carry another name, as its licence asks.</p>
<ul>
{contents}
</ul>
{texts}
</main>
</body>
</html>
"""


def _section(number: int, notice: Notice) -> str:
    source = f'<p>Source: <a href="{escape(notice.source)}">{escape(notice.source)}</a></p>\n' if notice.source else ""
    return (
        f'<section id="n{number}" aria-labelledby="h{number}">\n'
        f'<h2 id="h{number}">{escape(notice.title)}</h2>\n{source}<pre>{escape(notice.text.strip())}</pre>\n</section>'
    )
