"""The command line: pictures, quizzes, links and checks, from arguments, files and standard input."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from scout_core import Game, Position, position_svg
from scout_core.__main__ import main
from scout_core.links import unpack
from scout_core.quiz import read_quiz
from scout_core.svg.languages import LANGUAGES
from tests.unit.test_game import played_out

DIAGRAM = "29648265/3746/719383 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0"
VIEW = "29648265/????????????????/?????????????????????? 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0"

Captured = pytest.CaptureFixture[str]


def printed(capsys: Captured, *arguments: str) -> str:
    """What a command that works prints; nothing on standard error."""
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert not err
    return out


def refused(capsys: Captured, *arguments: str) -> str:
    """What a command says that finds its text wrong; nothing on standard output."""
    assert main(arguments) == 1
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("scout_core: ")
    assert err.isascii()
    assert err.count("\n") == 1
    return err.removeprefix("scout_core: ").rstrip("\n")


@pytest.fixture
def game(tmp_path: Path) -> tuple[Game, str]:
    """A game and the file with its record."""
    game = played_out(3, "command line", names=("A & B", "\u202eBo", "Cy"))
    file = tmp_path / "a game_1.sgn"
    file.write_text(game.sgn(), encoding="utf-8")
    return game, str(file)


def test_svg_draws_a_position_with_every_option(capsys: Captured, tmp_path: Path) -> None:
    words = tmp_path / "fa.txt"
    words.write_text("# Persian\nround = دور {round}\n\nplay = نوبت {name}\n", encoding="utf-8")
    out = tmp_path / "out.svg"
    options = ["--relaxed", "--seat", "1", "--names", "Ann,Bo,Cy", "--width", "360", "--theme", "print", "--brackets"]
    options += ["--lang", "fa", "--words", str(words), "--word", "empty=-", "--colour", "red=#123456", "-o", str(out)]
    assert printed(capsys, "svg", DIAGRAM, *options) == ""
    assert out.read_text(encoding="utf-8") == position_svg(
        Position.from_spn(DIAGRAM, relaxed=True),
        seat=0,
        names=["Ann", "Bo", "Cy"],
        width=360,
        theme="print",
        brackets=True,
        lang="fa",
        words={"round": "دور {round}", "play": "نوبت {name}", "empty": "-"},
        colours={"red": "#123456"},
    )


def test_svg_prints_ascii_that_is_the_same_picture(capsys: Captured) -> None:
    text = printed(capsys, "svg", VIEW.replace(" ", "_"), "--caption", "\u06f1 <b>")
    assert text.isascii()
    root = ElementTree.fromstring(text)
    same = ElementTree.fromstring(position_svg(Position.from_spn(VIEW), caption="\u06f1 <b>"))
    assert ElementTree.tostring(root) == ElementTree.tostring(same)


def test_svg_draws_any_ply_of_a_record_with_its_names(capsys: Captured, game: tuple[Game, str]) -> None:
    played, file = game
    text = printed(capsys, "svg", file, "--ply", "5", "--seat", "2")
    shown = position_svg(played.position_at(5), seat=1, names=played.names)
    assert ElementTree.tostring(ElementTree.fromstring(text)) == ElementTree.tostring(ElementTree.fromstring(shown))
    assert "of 0.." in refused(capsys, "svg", file, "--ply", "999")


def test_quiz_prints_the_quiz_and_its_link(capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = printed(capsys, "quiz", "beat", DIAGRAM, "--relaxed", "--choices", "3", "--question", "Which?")
    text, link = out.splitlines()
    # Both lines are read again, as a pipe brings them.
    for command, says in (("check", "right: a quiz (beat)"), ("link", link)):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(out.encode())))
        assert printed(capsys, command, "-") == f"{says}\n"
    assert json.loads(text)["question"] == "Which?"
    assert len(read_quiz(text).choices) == 3
    assert link.startswith("#q=")
    assert unpack(link.removeprefix("#q=")) == text
    file = tmp_path / "quiz.json"
    file.write_text(text)
    assert printed(capsys, "check", str(file)) == "right: a quiz (beat)\n"
    assert printed(capsys, "link", str(file), "--lang", "fa") == f"{link}&lang=fa\n"
    assert "<svg" in printed(capsys, "svg", str(file))
    file.write_text(text.replace('"right":true', '"right":false', 1))
    assert (
        refused(capsys, "check", str(file))
        == "choices[1].right, column 1: expected true: the set beats the table, found false"
    )


def test_link_of_a_position_and_of_a_record(capsys: Captured, game: tuple[Game, str]) -> None:
    underscored = DIAGRAM.replace(" ", "_")
    assert printed(capsys, "link", underscored, "--relaxed", "--seat", "1", "--names", "A,B C,D") == (
        f"#p={underscored}&seat=1&names=A%2CB%20C%2CD\n"
    )
    played, file = game
    link = printed(capsys, "link", file, "--ply", "12").strip()
    assert link.endswith("&ply=12")
    assert unpack(link.removeprefix("#g=").removesuffix("&ply=12")) == played.sgn()


def test_check_tells_the_first_error_and_its_place(
    capsys: Captured, game: tuple[Game, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played, file = game
    assert printed(capsys, "check", file) == f"right: a record of 3 players, {played.ply} actions, 3 rounds finished\n"
    assert printed(capsys, "check", VIEW) == "right: a position of 3 players, round 1\n"
    wrong = played.sgn().replace("1. ", "1. hop ", 1)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(wrong.encode())))
    assert refused(capsys, "check", "-").startswith("moves, line 10, column 4: expected a move")
    hidden = played.sgn().replace('"Cy"', '"C\u202e\x1b[2J\u00e9"')
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(hidden.encode())))
    assert "\\x1b[2J\\xe9" in refused(capsys, "check", "-")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"[SGN \xff")))
    assert refused(capsys, "check", "-") == "standard input: not UTF-8 at byte 6"


def test_a_file_of_one_line_is_a_position(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "position.spn"
    for end in ("", "\n", "\r\n"):
        file.write_bytes((VIEW + end).encode())
        assert printed(capsys, "check", str(file)).startswith("right: a position")
    file.write_text(f"{VIEW}\n\n")
    assert "totals, column" in refused(capsys, "check", str(file))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (
            ["check", DIAGRAM],
            "hands, column 12: expected every card at most once, found '46'; as a diagram, with --relaxed",
        ),
        (["check", "12/13 x"], "active, column 7: expected a card such as 3T, found 'x'"),
        (
            ["check", "12/13 -"],
            "owner, column 8: expected the field 'owner', 3 of 10 with single spaces between, found the end",
        ),
        (["check", "no-such-file"], "no-such-file: neither a position nor a file that is there"),
        (["svg", VIEW, "--seat", "4"], "--seat is one of 1 to 3, not 4"),
        (["svg", VIEW, "--seat", "2"], "the hand of seat 1 is not known"),
        (["svg", VIEW, "--ply", "3"], "only a record has plies"),
        (["svg", VIEW, "--width", "1"], "a picture is 200 to 4000 wide, not 1"),
        (["svg", VIEW, "-o", "/no/such/folder/x.svg"], "/no/such/folder/x.svg: No such file or directory"),
        (["svg", VIEW, "--words", "no-such-file"], "no-such-file: No such file or directory"),
        (["svg", VIEW, "--lang", "xx"], f"--lang is one of {' '.join(LANGUAGES)}, or any with --words, not 'xx'"),
        (["link", VIEW, "--lang", "klingon"], f"--lang is one of {' '.join(LANGUAGES)}, not 'klingon'"),
        (["svg", VIEW, "--word", "hello=x"], "a picture has no word 'hello'"),
        (["quiz", "score", VIEW], "spn, column 1: expected a round that is over (x)"),
        (["check", "1" * 10_000], "1" * 200),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys: Captured, arguments: list[str], says: str) -> None:
    assert says in refused(capsys, *arguments)


@pytest.mark.parametrize(
    "arguments",
    [[], ["fly"], ["svg"], ["quiz", "riddle", VIEW], ["svg", VIEW, "--theme", "neon"], ["svg", VIEW, "--word", "x"]],
)
def test_a_command_that_is_wrong_is_told_apart_by_its_status(capsys: Captured, arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "usage: python -m scout_core" in capsys.readouterr().err


@pytest.mark.parametrize("command", [[], ["svg"], ["quiz"], ["link"], ["check"]])
def test_help_is_there_for_every_command(capsys: Captured, command: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main([*command, "--help"])
    assert caught.value.code == 0
    assert "usage: python -m scout_core" in capsys.readouterr().out
