"""What a visit downloads, by name and in bytes as a host sends it, and how much that may be.

A host is taken to compress scripts, texts and wasm on its way, and neither archives nor what it does not know. Counted
is one language, the first one.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath

from .command import BuildError
from .precache import listed

LANGUAGE = "en"
# What every screen needs (js/i18n.js); a sheet's words come with it.
WORDS = ("page", "table")
COMPRESSED = {".css", ".ftl", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest"}
# Asked for by a script.
WORKER = "js/engine-worker.js"
PYODIDE = "pyodide/"
# What a start without the snapshot asks for in its place.
START = "pyodide/python_start.bin"
# What is ours of the snapshot counts for what it weighs by itself.
WITHIN = ("engine/scout_core.bin", "engine/weights.bin")

# Everything but Pyodide's own files, and everything: what is kept for offline use is in it.
MOST_OURS = 250_000
MOST = 6_200_000

_REFERENCE = re.compile(r'<(?:link|script)\b[^>]*\b(?:href|src)="([^"]+)"')
_IMPORT = re.compile(r'\b(?:import|from)\s*"(\./[^"]+)"')


def sent(path: Path) -> int:
    """Bytes of a file on its way."""
    content = path.read_bytes()
    return len(gzip.compress(content, 6, mtime=0)) if path.suffix in COMPRESSED else len(content)


def first_visit(site: Path) -> dict[str, int]:
    """What is fetched before the first game can be played to its end, by name."""
    page = (site / "index.html").read_text(encoding="utf-8")
    words = [f"locales/{LANGUAGE}/{name}.ftl" for name in WORDS]
    runtime = [name for name in listed(site) if name.startswith(PYODIDE) and name != START]
    # A phone fetches its own icon when the page is put on the home screen.
    named = [name for name in _REFERENCE.findall(page) if name != "icons/touch.png"]
    names = _with_imports(site, ["index.html", *named, *words, WORKER, *runtime])
    return {name: sent(site / name) for name in sorted(names)}


def ours(site: Path) -> dict[str, int]:
    """What of a first visit is not Pyodide's, by name."""
    alone = {name: size for name, size in first_visit(site).items() if not name.startswith(PYODIDE)}
    return alone | {f"{name}, in the snapshot": sent(site / name) for name in WITHIN}


def afterwards(site: Path) -> dict[str, int]:
    """What else is fetched then, to be kept for use without a network: of that one language."""
    others = re.compile(rf"locales/(?!{LANGUAGE}/)|manifest\.\w+\.webmanifest$")
    first = first_visit(site)
    names = ["sw.js", *(name for name in listed(site) if name not in first and not others.match(name))]
    return {name: sent(site / name) for name in sorted(names)}


def check(site: Path) -> None:
    """Raise BuildError when a visit downloads more than it may."""
    first, later = first_visit(site), afterwards(site)
    small = sum(ours(site).values())
    for what, size, most in (
        ("beside Pyodide before a game is played", small, MOST_OURS),
        ("in all", sum([*first.values(), *later.values()]), MOST),
    ):
        if size > most:
            raise BuildError(f"A first visit downloads {size:,} bytes {what}; {most:,} are allowed (tools/bytes.py)")


def report(site: Path) -> str:
    """Both lists as a table, with the sums beside what they may be."""
    first, later = first_visit(site), afterwards(site)
    python = {name: size for name, size in first.items() if name.startswith(PYODIDE)}
    return "\n".join(
        [
            *_table(f"First visit, ours (at most {MOST_OURS:,})", ours(site)),
            *_table("First visit, Pyodide's", python),
            *_table("Afterwards, for use without a network", later),
            f"{sum([*first.values(), *later.values()]):>11,}  in all (at most {MOST:,})",
        ]
    )


def _table(title: str, files: Mapping[str, int]) -> list[str]:
    lines = [f"{size:>11,}  {name}" for name, size in sorted(files.items(), key=lambda item: -item[1])]
    return [f"{title}:", *lines, f"{sum(files.values()):>11,}  together", ""]


def _with_imports(site: Path, names: Iterable[str]) -> set[str]:
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        if name.startswith("js/"):
            text = (site / name).read_text(encoding="utf-8")
            waiting += [str(PurePosixPath(name).parent / path) for path in _IMPORT.findall(text)]
    return found
