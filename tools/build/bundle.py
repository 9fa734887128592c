"""Make few files of many: the modules of all pages as few scripts, the styles of a page as one sheet.

Sixty modules cost their requests, and half of them are comments: as they are, they come later than Python does, and
weigh a third more. An entry keeps its name; what several entries need is in `js/part-*.js`, which the pages name, so
that no script waits for another to be read.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from .command import BuildError, run
from .environment import tool
from .stale import files_under

# Started by a script's own doing, and so named in no page.
WORKERS = ("js/engine-worker.js",)
# What the frame of other people's pages loads when somebody plays there, and the guide for their authors.
EMBEDS = ("js/embed-game.js", "js/embed-guide.js")
# Kept under their own names, so that from outside one comes at what the page itself uses.
OPEN = ("js/card.js", "js/effects.js", "js/i18n.js", "lit=vendor/lit.js")
# Written anew when everything else is there.
APART = "js/build-info.js"

_SCRIPT = re.compile(r'( *)<script type="module"(?: async)? src="([^"]+)"></script>\n')
_SHEET = re.compile(r' *<link rel="stylesheet" href="styles/([^"]+)" */?>\n')
_LATER = re.compile(r'\bloadStyle\("([^"]+)"\)')
_COMMENT = re.compile(r"^#.*\n", re.MULTILINE)


def bundle(site: Path) -> None:
    """Do it to a site that is being put together."""
    pages = [path for path in site.glob("*.html") if _SCRIPT.search(path.read_text(encoding="utf-8"))]
    scripts = {src for page in pages for _, src in _SCRIPT.findall(page.read_text(encoding="utf-8"))}
    # Asked for by the modules when they need them.
    later = {name for path in (site / "js").rglob("*.js") for name in _LATER.findall(path.read_text(encoding="utf-8"))}
    needs = _modules(site, sorted({*scripts, *WORKERS, *EMBEDS, *OPEN}))
    for page in pages:
        _name_parts(page, needs)
        _join_styles(site, page)
    _shrink(site, later)
    for words in (site / "locales").rglob("*.ftl"):
        # Comments are for translators.
        words.write_text(_COMMENT.sub("", words.read_text(encoding="utf-8")), encoding="utf-8")


def _modules(site: Path, entries: list[str]) -> dict[str, list[str]]:
    """Bundle; which files each entry needs before it runs."""
    out = site / "js.new"
    report = site / ".modules.json"
    form = ["--bundle", "--splitting", "--format=esm", "--minify", "--target=es2022", "--charset=utf8"]
    names = ["--chunk-names=part-[hash]", "--legal-comments=none", f"--external:./{APART}", f"--metafile={report}"]
    run([tool("esbuild"), *entries, *form, *names, f"--outdir={out}"], what="esbuild", cwd=site)
    made = json.loads(report.read_text())
    outputs = made["outputs"]
    report.unlink()
    for name in made["inputs"]:
        (site / name).unlink()
    shutil.copyfile(site / APART, out / "build-info.js")
    for folder in ("js", "vendor"):
        shutil.rmtree(site / folder)
    out.rename(site / "js")
    return {
        path.replace("js.new/", "js/"): [
            entry["path"].replace("js.new/", "js/")
            for entry in output["imports"]
            if entry["kind"] == "import-statement" and not entry.get("external")
        ]
        for path, output in outputs.items()
    }


def _name_parts(page: Path, needs: dict[str, list[str]]) -> None:
    """Have a page ask at once for all that its scripts will."""
    text = page.read_text(encoding="utf-8")
    scripts = [src for _, src in _SCRIPT.findall(text)]
    named: set[str] = set()

    def preloads(found: re.Match[str]) -> str:
        indent, src = found.groups()
        wanted = [path for path in [APART, *_closure(src, needs)] if path not in {*named, *scripts}]
        named.update(wanted)
        return found[0] + "".join(f'{indent}<link rel="modulepreload" href="{path}" />\n' for path in wanted)

    page.write_text(_SCRIPT.sub(preloads, text), encoding="utf-8")


def _closure(src: str, needs: dict[str, list[str]]) -> Iterable[str]:
    found: dict[str, None] = {}
    waiting = [src]
    while waiting:
        for path in needs[waiting.pop()]:
            if path not in found:
                found[path] = None
                waiting.append(path)
    return found


def _join_styles(site: Path, page: Path) -> None:
    """One sheet for a page, in the order in which it names them; `styles/NAME.css` like the page."""
    text = page.read_text(encoding="utf-8")
    sheets = _SHEET.findall(text)
    if len(sheets) < 2:
        return
    joined = site / "styles" / page.with_suffix(".css").name
    own = [sheet for sheet in sheets if sheet == joined.name]
    whole = "".join((site / "styles" / sheet).read_text(encoding="utf-8") for sheet in sheets)
    joined = joined.with_stem(f"{page.stem}-page") if own or joined.exists() else joined
    joined.write_text(whole, encoding="utf-8")
    link = f'    <link rel="stylesheet" href="styles/{joined.name}" />\n'
    first = _SHEET.search(text)
    assert first
    page.write_text(text[: first.start()] + link + _SHEET.sub("", text[first.start() :]), encoding="utf-8")


def _shrink(site: Path, later: set[str]) -> None:
    """Minify the sheets that a page names or a module loads `later`; the others are in one of these, and go."""
    pages = "".join(path.read_text(encoding="utf-8") for path in files_under(site) if path.suffix == ".html")
    asked = [path for path in (site / "styles").glob("*.css") if path.stem in later or f"styles/{path.name}" in pages]
    if missing := later - {path.stem for path in asked}:
        raise BuildError(f"A module loads a style sheet that there is not: {min(missing)}")
    sheets = sorted(asked)
    out = site / "styles.new"
    run(
        [tool("esbuild"), *sheets, "--minify", "--charset=utf8", "--target=es2022", f"--outdir={out}"],
        what="esbuild",
        cwd=site,
    )
    shutil.rmtree(site / "styles")
    out.rename(site / "styles")
