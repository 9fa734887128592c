"""The wheel: the same bytes from the same source, pure Python, nothing but the engine in it."""

import email
import os
import shutil
import zipfile
from pathlib import Path

import pytest

from tools.build import engine
from tools.build.command import ROOT


@pytest.fixture(scope="session")
def wheel(dist: Path) -> Path:
    [found] = dist.rglob("*.whl")
    return found


def test_another_build_from_another_place_gives_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    source = tmp_path / "somewhere else"
    source.mkdir()
    for path in engine.WHEEL_INPUTS:
        copy = shutil.copytree if path.is_dir() else shutil.copy
        copy(path, source / path.name)
    for path in source.rglob("*"):
        os.utime(path, (1_000_000_000, 1_000_000_000))
        path.chmod(0o700 if path.is_dir() else 0o600)
    engine.build_wheel(tmp_path / "out", source)
    [again] = (tmp_path / "out").glob("*.whl")
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()


def test_every_source_of_the_engine_is_in_it_and_nothing_else(wheel: Path) -> None:
    sources = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "scout_core").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {name for name in names if ".dist-info/" not in name} == sources
    assert "scout_core/py.typed" in names


def test_it_asks_for_nothing_but_python(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        [metadata] = [name for name in archive.namelist() if name.endswith("/METADATA")]
        about = email.message_from_bytes(archive.read(metadata))
    assert about["Requires-Python"] == ">=3.11"
    assert about.get_all("Requires-Dist") is None
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_weights_of_the_computer_players_stay_small(wheel: Path) -> None:
    """Everybody loads them with the first game: 120 kB at most."""
    with zipfile.ZipFile(wheel) as archive:
        assert archive.getinfo("scout_core/bots/net.bin").compress_size <= 120_000
