"""The one-file edition: the whole site in one HTML file that opens from a disk.

What a page that is opened from a disk can't load lies in it as data, which `web/single-file/page.js` hands out. Its
policy lets run what is in it, by digest, and what comes from blobs that it made itself; it can ask nobody for anything.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from .command import DIST, WEB, WORK, BuildError, run
from .environment import tool
from .server import Handler
from .stale import files_under

NAME = "scout.html"
ENTRY = WEB / "single-file" / "page.js"
# As page.js has them.
SITE = "scout:/"
WORKER = "engine-worker.js"
# What the modules ask a host for, and what is compressed already. A start from Python's memory would be sooner, but it
# weighs more than what Python starts from without.
ASKED_FOR = re.compile(r"locales/|engine/|pyodide/(?!pyodide-lock|python_(?:stdlib|snapshot))")
PACKED = ".bin"

_TAGS = re.compile(r"^\s*(?:<link\b[^>]*>|<script\b[^>]*></script>)\n", re.MULTILINE)
_SHEETS = re.compile(r'<link rel="stylesheet" href="([^"]+)"(?: media="([^"]+)")?')
_LATER = re.compile(r'\bloadStyle\("([^"]+)"\)')
# The scripts that the parser waits for; modules come last.
_EARLY = re.compile(r'^\s*<script src="([^"]+)"></script>\n', re.MULTILINE)
_POLICY = re.compile(r'(http-equiv="Content-Security-Policy"\s+content=")[^"]*"')


def single_file(target: Path = DIST / NAME) -> Path:
    """Make the one-file edition out of the built site; its path."""
    WORK.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="single-file-", dir=WORK) as work:
        site = Path(work) / "site"
        shutil.copytree(DIST, site)
        shutil.copytree(ENTRY.parent, site / ENTRY.parent.name)
        target.write_text(_whole(site), encoding="utf-8")
    return target


def _whole(site: Path) -> str:
    page = (site / "index.html").read_text(encoding="utf-8")
    script = _bundle(site, site / ENTRY.parent.name / ENTRY.name, "esm")
    worker = _bundle(site, site / "js" / WORKER, "iife")
    blocks = [_block(WORKER, worker.encode(), "text/javascript")]
    for path in files_under(site):
        name = path.relative_to(site).as_posix()
        if ASKED_FOR.match(name):
            kind = Handler.extensions_map.get(path.suffix, "application/octet-stream")
            blocks.append(_block(name, path.read_bytes(), kind))
    blocks.append(_licences(site))
    return _page(site, page, _style(site, page), script, blocks)


def _bundle(site: Path, entry: Path, form: str) -> str:
    """A module and all that it imports, as the text of one inline script."""
    options = ["--bundle", f"--format={form}", "--minify", "--target=es2022", "--charset=utf8", "--legal-comments=none"]
    # Where a module is, it asks to find its neighbours.
    where = f'--define:import.meta.url="{SITE}js/{entry.name}"'
    out = site.parent / f"{form}.js"
    run([tool("esbuild"), entry, *options, where, f"--outfile={out}"], what="esbuild", cwd=site)
    return out.read_text(encoding="utf-8")


def _style(site: Path, page: str) -> str:
    """All style sheets: the page's in their order, those that it would fetch later, and our own; with their fonts."""
    entry = site / "all.css"
    imports = [f'@import "./{sheet}" {media};' for sheet, media in _SHEETS.findall(page)]
    imports += [f'@import "./{sheet}";' for sheet in [*_later_sheets(), "single-file/page.css"]]
    entry.write_text("\n".join(imports), encoding="utf-8")
    out = site.parent / "all.css"
    options = ["--bundle", "--minify", "--charset=utf8", "--loader:.woff2=dataurl", f"--outfile={out}"]
    run([tool("esbuild"), entry, *options], what="esbuild", cwd=site)
    return out.read_text(encoding="utf-8")


def _later_sheets() -> list[str]:
    """The style sheets that modules ask for by name."""
    modules = [path.read_text(encoding="utf-8") for path in (WEB / "js").rglob("*.js")]
    return sorted({f"styles/{name}.css" for module in modules for name in _LATER.findall(module)})


def _block(path: str, content: bytes, kind: str) -> str:
    packed = not path.endswith(PACKED)
    data = base64.b64encode(gzip.compress(content, 9, mtime=0) if packed else content).decode()
    mark = " data-packed" if packed else ""
    return f'<script type="application/octet-stream" data-path="{path}" data-kind="{kind}"{mark}>{data}</script>'


def _licences(site: Path) -> str:
    page = (site / "licences.html").read_text(encoding="utf-8")
    [main] = re.findall(r"<main>(.*)</main>", page, re.DOTALL)
    return f'<dialog id="licences">{main}</dialog>'


def _page(site: Path, page: str, style: str, script: str, blocks: Sequence[str]) -> str:
    """The first page of the site with everything in it."""
    early = [(site / name).read_text(encoding="utf-8") for name in _EARLY.findall(page)]
    if any(re.search(r"</script|<!--", text, re.IGNORECASE) for text in (*early, script)):
        raise BuildError("A script of the page holds what would end it in an HTML file")
    page, found = _POLICY.subn(rf'\g<1>{_policy(style, [*early, script])}"', page)
    if found != 1:
        raise BuildError("web/index.html has no policy that could be made one of the one-file edition")
    page = _EARLY.sub(lambda _: f"<script>{early.pop(0)}</script>\n", page)
    icon = base64.b64encode((WEB / "icons" / "scout.svg").read_bytes()).decode()
    head = [
        f'<link rel="icon" href="data:image/svg+xml;base64,{icon}" />',
        # A module that asks for one of these finds that it is there.
        *(f'<link href="{SITE}{sheet}" />' for sheet in _later_sheets()),
        f"<style>{style}</style>",
        "</head>",
    ]
    body = [*blocks, f'<script type="module">{script}</script>', "</body>"]
    return _TAGS.sub("", page).replace("</head>", "\n".join(head)).replace("</body>", "\n".join(body))


def _policy(style: str, scripts: Sequence[str]) -> str:
    digests = " ".join(f"'{_digest(script)}'" for script in scripts)
    return (
        f"default-src 'none'; script-src {digests} 'wasm-unsafe-eval' blob:; worker-src blob:; connect-src blob:; "
        f"style-src '{_digest(style)}'; img-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'"
    )


def _digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
