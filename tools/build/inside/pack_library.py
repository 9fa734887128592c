"""Pack of Python's library what a start needs, for the page. argv: the compiled library, the wheel, the target folder.

Writes `python_start.bin`, in the form of the engine's (pack_engine.py), for the two are unpacked into one folder:
`library`, all modules that Pyodide and the engine import, each marshalled by itself, for some turn out not to be
needed; `packed_library.py`, which imports them; and what Python imports before that.
"""

from __future__ import annotations

import _imp
import json
import marshal
import sys
import zipfile
from pathlib import Path

from codes import compiled, pyc
from imports import closure, imported
from pack_engine import identity, needed, packed

# Python's own start is from here on; warnings and collections.abc are asked for by Pyodide's core and Python's alone.
ROOTS = ("_pyodide", "warnings", "_pyodide._future_helper", "collections.abc", "encodings.utf_8", "pyodide")
# These stay away (packed_library.py), with what only they import. They are half of what a start of Pyodide takes, and
# this page needs nothing of them: it awaits nothing in Python, compiles nothing, installs nothing and logs nothing.
AWAY = {
    *("asyncio", "inspect", "linecache", "logging", "tokenize", "traceback"),
    *("_pyodide._base", "_pyodide.docstring", "_pyodide.jsbind"),
    *("pyodide._package_loader", "pyodide.code", "pyodide.webloop"),
}

# Of a .pyc, before its code.
HEAD = 16


def main(library: Path, wheel: Path, target: Path) -> None:
    """Pack what a start needs."""
    imports: dict[str, list[str]] = json.loads((library / "imports.json").read_text())
    known = {name: found for name, found in imports.items() if name not in AWAY}
    names = closure([*ROOTS, "lzma", *engine_imports(wheel)], known)
    files, modules = {}, {name: (path(library, name).stem == "__init__", None) for name in AWAY}
    for name in sorted(names):
        if _imp.is_frozen(name):
            # Part of the interpreter itself.
            continue
        source = path(library, name)
        content = source.read_bytes()
        if name.startswith("encodings"):
            files[source.relative_to(library).as_posix()] = content
        else:
            modules[name] = (source.stem == "__init__", content[HEAD:])
    finder = Path(__file__).with_name("packed_library.py")
    files["sitecustomize.pyc"] = pyc(compiled(finder.read_bytes(), finder.name))
    files["library"] = marshal.dumps(dict(sorted(modules.items())))
    (target / "python_start.bin").write_bytes(packed(identity(wheel), files))


def path(library: Path, name: str) -> Path:
    """The file of a module of the library."""
    base = library.joinpath(*name.split("."))
    package = base / "__init__.pyc"
    return package if package.exists() else base.with_name(f"{base.name}.pyc")


def engine_imports(wheel: Path) -> set[str]:
    """What all modules that the page can come to import themselves import, sooner or later."""
    with zipfile.ZipFile(wheel) as archive:
        sources = {name: archive.read(name) for name in archive.namelist() if name.endswith(".py")}
    return set().union(*(imported(sources[name], "scout_core", lazily=True) for name in needed(sources)))


main(Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]))
