"""The lock file that the page boots from, and the library that boots with it."""

import json
import subprocess
import zipfile
from pathlib import Path

import pytest

from tools.build import engine
from tools.build.command import BuildError
from tools.build.stale import sha256

SCRIPTS = Path(__file__).parent / "inside"


@pytest.fixture(scope="session")
def lock(dist: Path) -> dict:
    return json.loads((dist / "pyodide" / "pyodide-lock.json").read_text())


def test_it_holds_the_one_wheel_of_the_site_with_its_hash(dist: Path, lock: dict) -> None:
    [wheel] = dist.rglob("*.whl")
    [entry] = lock["packages"].values()
    assert wheel.parent == dist
    assert entry["file_name"] == wheel.name
    assert entry["sha256"] == sha256(wheel)
    assert entry["depends"] == []


def test_it_is_of_the_pyodide_that_ships(lock: dict) -> None:
    theirs = json.loads((engine.pyodide() / "pyodide-lock.json").read_text())
    assert lock["info"] == theirs["info"]


def test_a_lock_file_of_another_wheel_is_refused(tmp_path: Path, lock: dict) -> None:
    other = tmp_path / "scout_core-0.1.0-py3-none-any.whl"
    other.write_bytes(b"not what was frozen")
    with pytest.raises(BuildError, match="another wheel"):
        engine.our_lock(json.dumps(lock), other)


def test_the_site_boots_and_plays_with_the_library_that_ships(dist: Path) -> None:
    """In Node, by the page's own lock file: all of the engine is imported and a game is played through the wire."""
    command = engine.inside("play_a_game.py", [], {"/inside": SCRIPTS}, site=dist)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    report = json.loads(done.stdout.splitlines()[-1])
    assert report["players"] == 4
    assert report["final"]["totals"]
    assert set(report["modules"]) >= {"scout_core.wire", "scout_core.bots", "scout_core.svg", "scout_core.quiz"}


def test_the_library_ships_compiled_and_trimmed(dist: Path) -> None:
    with zipfile.ZipFile(dist / "pyodide" / "python_stdlib.zip") as archive:
        names = set(archive.namelist())
    assert {Path(name).suffix for name in names} == {".pyc"}
    # What pyfetch and installing further packages need, and what nothing here does.
    assert {"email/message.pyc", "urllib/request.pyc", "pyodide/http/__init__.pyc"} <= names
    assert not {"tkinter/__init__.pyc", "pydoc.pyc", "unittest/mock.pyc"} & names
    whole = (engine.pyodide() / "python_stdlib.zip").stat().st_size
    assert (dist / "pyodide" / "python_stdlib.zip").stat().st_size < 0.8 * whole
