"""Python's memory, which the page starts from."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from tools.build.command import ROOT
from tools.build.engine import make_snapshot
from tools.build.stale import sha256

NAME = "pyodide/python_snapshot.bin"


def test_it_is_of_the_wheel_that_ships_and_tells_nothing_of_this_machine(dist: Path) -> None:
    line, _, pieces = gzip.decompress((dist / NAME).read_bytes()).partition(b"\n")
    head = json.loads(line)
    [wheel] = dist.rglob("*.whl")
    assert head["id"] == sha256(wheel)
    assert len(pieces) == sum(length for _, length in head["pieces"])
    assert str(ROOT).encode() not in pieces


def test_it_is_the_same_whenever_it_is_made(dist: Path, tmp_path: Path) -> None:
    make_snapshot(tmp_path)
    assert (tmp_path / NAME).read_bytes() == (dist / NAME).read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == ["pyodide"]
