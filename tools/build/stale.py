"""Which parts of the site have to be made again: every step remembers what went into it and what came of it."""

from __future__ import annotations

import hashlib
import shutil
import time
import zipfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from .command import EPOCH, ROOT, WORK


def sha256(path: Path) -> str:
    """Hex digest of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def files_under(folder: Path) -> list[Path]:
    """Every file below a folder, sorted, without what Python and editors leave behind."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and not {"__pycache__", "node_modules"}.intersection(path.relative_to(folder).parts)
    )


def fingerprint(inputs: Iterable[Path | str]) -> str:
    """One digest of the contents and names of files (a folder stands for all its files) and of plain values."""
    digest = hashlib.sha256()
    for item in inputs:
        if isinstance(item, str):
            digest.update(f"value {item}\n".encode())
            continue
        for path in files_under(item) if item.is_dir() else [item]:
            name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name
            digest.update(f"file {name} {sha256(path)}\n".encode())
    return digest.hexdigest()


def listing(folder: Path) -> str:
    """One digest of the names and sizes of a folder's files: enough to see that something was lost or cut short."""
    sizes = (f"{path.relative_to(folder).as_posix()} {path.stat().st_size}\n" for path in files_under(folder))
    return hashlib.sha256("".join(sizes).encode()).hexdigest()


def once(name: str, inputs: Iterable[Path | str], make: Callable[[Path], None]) -> Path:
    """The folder `.build/steps/NAME`, filled by `make(folder)` unless it was made from the same inputs before.

    It is made anew too when a file of it has gone or changed its size. The folder is swapped in when it is complete: a
    step that was interrupted has not happened.
    """
    folder = WORK / "steps" / name
    stamp = folder.with_name(name + ".stamp")
    mark = fingerprint(inputs)
    if folder.is_dir() and stamp.is_file() and stamp.read_text() == f"{mark} {listing(folder)}":
        return folder
    print(f"  {name}", flush=True)
    stamp.unlink(missing_ok=True)
    fresh = folder.with_name(name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    make(fresh)
    # What Pyodide writes, everybody could write to: a host may copy that.
    for path in files_under(fresh):
        path.chmod(0o644)
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    stamp.write_text(f"{mark} {listing(folder)}")
    return folder


def write_zip(target: Path, files: Mapping[str, Path], level: int = 6) -> None:
    """Pack files, given by their names in the zip, so that equal contents make an equal zip."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, time.gmtime(EPOCH)[:6])
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name].read_bytes(), compresslevel=level)
