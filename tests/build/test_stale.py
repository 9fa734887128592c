"""A part of the site is made once, and again when what went into it or what came of it is no longer what it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tools.build import stale


@pytest.fixture
def step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], tuple[Path, int]]:
    """Do a step that makes two files out of a text; its folder, and how often it was really done."""
    monkeypatch.setattr(stale, "WORK", tmp_path)
    done: list[str] = []

    def make(folder: Path, text: str) -> None:
        done.append(text)
        (folder / "deep").mkdir()
        (folder / "one.txt").write_text(text)
        (folder / "deep" / "two.txt").write_text(text * 2)

    def do(text: str) -> tuple[Path, int]:
        return stale.once("step", [text], lambda folder: make(folder, text)), len(done)

    return do


def test_a_step_is_done_once_for_the_same_inputs(step: Callable[[str], tuple[Path, int]]) -> None:
    assert [step("a")[1], step("a")[1], step("b")[1], step("b")[1], step("a")[1]] == [1, 1, 2, 2, 3]


def test_a_step_that_lost_a_file_is_done_again(step: Callable[[str], tuple[Path, int]]) -> None:
    folder, _ = step("a")
    (folder / "deep" / "two.txt").unlink()
    assert step("a") == (folder, 2)
    assert (folder / "deep" / "two.txt").read_text() == "aa"
    (folder / "one.txt").write_text("")
    assert step("a") == (folder, 3)
    (folder / "more.txt").touch()
    assert step("a") == (folder, 4)
    assert not (folder / "more.txt").exists()


@pytest.mark.usefixtures("step")
def test_what_a_step_makes_is_not_for_everybody_to_write_to() -> None:
    def make(folder: Path) -> None:
        (folder / "open.bin").touch()
        (folder / "open.bin").chmod(0o666)

    folder = stale.once("open", ["a"], make)
    assert (folder / "open.bin").stat().st_mode & 0o777 == 0o644


def test_a_step_that_failed_has_not_happened(step: Callable[[str], tuple[Path, int]]) -> None:
    folder, _ = step("a")

    def fail(folder: Path) -> None:
        (folder / "half.txt").touch()
        raise RuntimeError

    with pytest.raises(RuntimeError):
        stale.once("step", ["b"], fail)
    assert sorted(path.name for path in folder.iterdir()) == ["deep", "one.txt"]
    assert step("b")[1] == 2
