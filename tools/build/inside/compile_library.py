"""Compile Pyodide's standard library by Pyodide itself. argv: the library's zip, the folder for the result.

Writes every module as NAME.pyc without asserts, docstrings and tables of line numbers, and `imports.json`: what each
module imports.
"""

from __future__ import annotations

import json
import sys
import tempfile
import zipfile
from pathlib import Path

from codes import compiled, pyc
from imports import imported


def main(library: Path, target: Path) -> None:
    """Compile the whole library; SyntaxError or OSError if it is not what we take it for."""
    imports: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(library) as archive:
        archive.extractall(folder)
        for source in sorted(Path(folder).rglob("*.py")):
            path = source.relative_to(folder).as_posix()
            name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            package = name if source.name == "__init__.py" else name.rpartition(".")[0]
            imports[name] = sorted(imported(source.read_bytes(), package))
            made = target / f"{path}c"
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_bytes(pyc(compiled(source.read_bytes(), f"/lib/python314.zip/{path}")))
    (target / "imports.json").write_text(json.dumps(imports, indent=1, sort_keys=True))


main(Path(sys.argv[1]), Path(sys.argv[2]))
