"""One build at a time in one tree: two at once would take each other's folders away."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from .command import ROOT, WORK

# Where the system can't wake a waiter, it looks again after so many seconds.
_LOOK_AGAIN = 0.5


@contextmanager
def exclusive(folder: Path = WORK) -> Iterator[None]:
    """Hold the lock of a folder for building; while another process has it, say so once and wait.

    The system lets go of it when the process ends, however it ends.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("a+") as file:
        if not _take(file):
            print(f"Another build is at work in {ROOT}; waiting for it to end.", file=sys.stderr, flush=True)
            while not _take(file):
                time.sleep(_LOOK_AGAIN)
        try:
            yield
        finally:
            _let_go(file)


if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str]) -> bool:
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _let_go(file: IO[str]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _take(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _let_go(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
