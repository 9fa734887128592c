"""The list of what a service worker keeps: every file of the site by its content, at the head of `sw.js`.

The list's `version` is a digest of all files. The page knows it too (`build` in `js/build-info.js`), so that it can
tell whether it is the version that is offered.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

from .command import ROOT, WEB, run
from .environment import tool
from .stale import files_under, once, sha256

WORKER = "sw.js"
BUILD_INFO = "js/build-info.js"
# What no page of ours asks for while it is used: the wheel, its lock file and Python's whole library are for others.
LEFT_OUT = re.compile(
    r"sw\.js$|\.nojekyll$|scout\.html$|screenshots/|[^/]+\.whl$|pyodide/(?:pyodide-lock\.json|python_stdlib\.zip)$"
)
# What the engine is started from; everything else is the page.
RUNTIME = re.compile(r"pyodide/|engine/")
HEAD = "self.PRECACHE = "


def worker() -> Path:
    """The folder with `sw.js`, the service worker and its modules as one classic script, yet without a list."""

    def bundle(folder: Path) -> None:
        form = ["--bundle", "--minify", "--format=iife", "--target=es2022", "--charset=utf8", "--legal-comments=none"]
        run([tool("esbuild"), WEB / WORKER, *form, f"--outfile={folder / WORKER}"], what="esbuild", cwd=WEB)

    modules = [WEB / WORKER, *(WEB / "js" / name for name in ("depot.js", "digest.js", "precache.js"))]
    return once("worker", [*modules, WEB / "package-lock.json", ROOT / "tools/build/precache.py"], bundle)


def listed(site: Path) -> dict[str, dict[str, str | int]]:
    """Digest, size and tier of every file of a site that is to be kept, by its path."""
    paths = {path.relative_to(site).as_posix(): path for path in files_under(site)}
    return {
        name: {
            "sha256": sha256(path),
            "bytes": path.stat().st_size,
            "tier": "runtime" if RUNTIME.match(name) else "page",
        }
        for name, path in paths.items()
        if not LEFT_OUT.match(name)
    }


def stamp(site: Path) -> str:
    """Write the list of a site as it is now into its `sw.js`, and its version into `js/build-info.js`; the version."""
    info = site / BUILD_INFO
    unmarked = re.sub(r'"build": "\w*"', '"build": ""', info.read_text(encoding="utf-8"))
    info.write_text(unmarked, encoding="utf-8")
    worker = site / WORKER
    code = re.sub(rf"\A{HEAD}.*\n", "", worker.read_text(encoding="utf-8"))
    whole = "".join(f"{name} {file['sha256']}\n" for name, file in listed(site).items())
    version = hashlib.sha256((code + whole).encode()).hexdigest()[:16]
    info.write_text(unmarked.replace('"build": ""', f'"build": "{version}"'), encoding="utf-8")
    precache = {"version": version, "files": listed(site)}
    worker.write_text(f"{HEAD}{json.dumps(precache, separators=(',', ':'))};\n{code}", encoding="utf-8")
    return version
