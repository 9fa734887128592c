"""Compile the engine by the Python that will run it, and pack it for the page.

argv: the wheel, the folder for the result. Writes `scout_core.bin`, every module that playing needs; `apart.bin`,
those for advice, pictures, quizzes and texts that others bring; and `weights.bin`, the package's data, not needed
before a computer player thinks. All are the gzip of a line of JSON, {"id": the wheel's digest, "files": {path: size}},
and of the files.

All modules are one file, which compresses better, without docstrings, asserts and tables of line numbers. These tables
would be 44 of 105 kB; an error of the engine is told by its text. `packed_modules.py` imports them.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import lzma
import marshal
import sys
import zipfile
from pathlib import Path

from codes import compiled, pyc
from imports import closure, imported

PACKAGE = "scout_core"
# What the page asks for, and what is imported by names that are no import statements.
ROOTS = ("scout_core.wire", "scout_core.bots")
# Needed by no game: with what only they need they come when the page asks for them.
APART = ("scout_core.svg", "scout_core.quiz", "scout_core.bots.ranking", "scout_core.wire_texts")


def main(wheel: Path, target: Path) -> None:
    """Pack the package that is in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if name.startswith(f"{PACKAGE}/")}
    sources = {name: content for name, content in files.items() if name.endswith(".py")}
    playing = needed(sources, without=APART)
    apart = [name for name in needed(sources) if name not in playing]
    finder = compiled(Path(__file__).with_name("packed_modules.py").read_bytes(), "packed_modules.py")
    engine = {"packed_modules.pyc": pyc(finder), "modules.xz": marshalled(sources, playing)}
    weights = {f"{name}.xz": compressed(content, 0) for name, content in files.items() if name.endswith(".bin")}
    (target / "scout_core.bin").write_bytes(packed(identity(wheel), engine))
    (target / "apart.bin").write_bytes(packed(identity(wheel), {"apart.xz": marshalled(sources, apart)}))
    (target / "weights.bin").write_bytes(packed(identity(wheel), weights))


def identity(wheel: Path) -> str:
    """By which the page knows that all it got is of one build."""
    return hashlib.sha256(wheel.read_bytes()).hexdigest()


def marshalled(sources: dict[str, bytes], names: list[str]) -> bytes:
    """The codes of these modules as `packed_modules.py` reads them."""
    return compressed(marshal.dumps({name: compiled(sources[name], name) for name in names}), 4)


def compressed(content: bytes, bits: int) -> bytes:
    """A tenth smaller than by gzip. `bits`: of the byte before, by which the next one is guessed."""
    literals = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": bits, "lp": 0, "pb": 0}
    # Who unpacks it makes room for so much, by the preset 64 MB, and wasm never gives memory back.
    window = {"dict_size": max(4096, len(content))}
    return lzma.compress(content, check=lzma.CHECK_CRC32, filters=[literals | window])


def needed(sources: dict[str, bytes], without: tuple[str, ...] = ()) -> list[str]:
    """The sources of the modules that the page can come to import, but for packages and what only they need."""
    names = {name.removesuffix(".py").removesuffix("/__init__").replace("/", "."): name for name in sources}
    imports = {
        name: imported(sources[path], name if path.endswith("__init__.py") else name.rpartition(".")[0], lazily=True)
        for name, path in names.items()
        if not name.startswith(without or "\0")
    }
    roots = [name for name in imports if name.startswith(ROOTS)]
    return sorted(names[name] for name in closure(roots, imports))


def packed(of: str, files: dict[str, bytes]) -> bytes:
    """Files, by their paths, as one."""
    head = {"id": of, "files": {name: len(content) for name, content in files.items()}}
    line = json.dumps(head, separators=(",", ":")).encode() + b"\n"
    return gzip.compress(line + b"".join(files.values()), 9, mtime=0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
