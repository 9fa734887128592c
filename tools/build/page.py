"""The page's half of the site, and the putting together of `dist/`."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path

from . import wire
from .bundle import bundle
from .command import DIST, ROOT, WEB, WORK, BuildError, run
from .embed import embed
from .engine import PACKAGE, packed, runtime, snapshot, wheel
from .environment import node_modules, python, tool
from .languages import languages, manifests, sight
from .licences import bundled_packages, licences_page
from .lock import exclusive
from .precache import stamp, worker
from .stale import files_under, once, sha256, write_zip

VENDOR = WEB / "vendor"
LOCK = "pyodide-lock.json"
SNAPSHOT = "python_snapshot.bin"
# Who starts Pyodide himself needs these; our page has what it needs of them.
FOR_OTHERS = {LOCK, "python_stdlib.zip"}
FONT = "@fontsource/alfa-slab-one"
# At the top of web/ and no part of the site: what builds and checks it, and the entries of the bundles.
NOT_SHIPPED = {
    *("node_modules", "vendor", "single-file", "sw.js", "first-sight.js"),
    *("package.json", "package-lock.json", "tsconfig.json", "biome.json"),
}
FIGURES = "fonts/ringmaster-numerals.woff2"


def vendor() -> Path:
    """`vendor/*.js`, each module of `web/vendor/` with everything that it re-exports, and `licences.html`."""

    def bundle(folder: Path) -> None:
        form = ["--bundle", "--format=esm", "--minify", "--target=es2022", "--charset=utf8", "--legal-comments=none"]
        # The notices are on the site's page of licences, which every bundle's first line names.
        notice = "--banner:js=/* Third-party code; its licences: ../licences.html */"
        report = folder / ".bundles.json"
        options = [*form, "--conditions=production", notice, f"--metafile={report}", f"--outdir={folder / 'vendor'}"]
        run([tool("esbuild"), *sorted(VENDOR.glob("*.js")), *options], what="esbuild", cwd=WEB)
        packages = [*bundled_packages(report), FONT, "pyodide"]
        (folder / "licences.html").write_text(licences_page(packages), encoding="utf-8")

    here = Path(__file__).parent
    inputs = [VENDOR, WEB / "package-lock.json", ROOT / "LICENSE", here / "licences", here / "licences.py"]
    return once("vendor", [*inputs, Path(__file__)], bundle)


def font() -> Path:
    """`fonts/ringmaster-numerals.woff2`: the figures on the cards."""
    source = node_modules() / FONT / "files" / "alfa-slab-one-latin-400-normal.woff2"
    script = Path(__file__).with_name("font.py")

    def cut(folder: Path) -> None:
        (folder / "fonts").mkdir()
        run([python("build"), script, source, folder / FIGURES], what="Cutting the font")

    return once("font", [source, script], cut)


def version() -> str:
    """Of the engine and the page around it, which are one thing."""
    return wheel().name.split("-")[1]


def build_info(site: Path) -> str:
    """The text of `js/build-info.js`: what the page has to know about the site around it."""
    package = wheel()
    lock = json.loads((site / "pyodide" / LOCK).read_text())
    folders = [site / "pyodide", site / "engine"]
    files = [path for folder in folders for path in files_under(folder) if path.name not in FOR_OTHERS]
    info = {
        "version": version(),
        "build": "",
        "wheel": package.name,
        "engine": lock["packages"][PACKAGE]["sha256"],
        "digests": {path.relative_to(site).as_posix(): sha256(path) for path in files if path.suffix == ".bin"},
        "memory": json.loads(gzip.decompress((site / "pyodide" / SNAPSHOT).read_bytes()).partition(b"\n")[0])["size"],
        "wasm": sha256(site / "pyodide" / "pyodide.asm.wasm"),
        "python": lock["info"],
        "runtime": {path.relative_to(site).as_posix(): path.stat().st_size for path in files},
        "languages": languages(),
    }
    text = json.dumps(info, indent=2, ensure_ascii=False)
    return f"// Written by build_wheel.py.\nexport const BUILD = {text};\n"


@exclusive()
def assemble() -> None:
    """Make `dist/` anew, those of its parts that are stale built again; the old one stays until the new is whole."""
    if DIST.is_symlink() or (DIST.exists() and not DIST.is_dir()):
        kind = "link" if DIST.is_symlink() else "file"
        raise BuildError(f"{DIST} is a {kind}; move it away, for the build makes a folder of that name")
    parts = [vendor(), font(), runtime(), packed(), snapshot(), wheel().parent, worker()]
    parts += [embed(font() / FIGURES), sight(), manifests()]
    fresh = WORK / "dist.new"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(WEB, fresh, ignore=_ignored)
    for part in parts:
        shutil.copytree(part, fresh, dirs_exist_ok=True, ignore=_ignored)
    bundle(fresh)
    (fresh / "js" / "build-info.js").write_text(build_info(fresh), encoding="utf-8")
    # GitHub Pages would run the site through Jekyll otherwise, which drops some names.
    (fresh / ".nojekyll").touch()
    stamp(fresh)
    wire.check(fresh)
    shutil.rmtree(DIST, ignore_errors=True)
    fresh.rename(DIST)


@exclusive()
def pack() -> Path:
    """The built site as one zip beside `dist/`, equal for equal contents; its path."""
    target = ROOT / f"scout-site-{version()}.zip"
    write_zip(target, {path.relative_to(DIST).as_posix(): path for path in files_under(DIST)})
    return target


def _ignored(folder: str, names: list[str]) -> set[str]:
    hidden = {name for name in names if name.startswith(".")}
    return hidden | {WEB: NOT_SHIPPED, WEB / "embed": {"src"}}.get(Path(folder), set())
