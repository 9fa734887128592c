"""The command line: ``python -m scout_core svg|quiz|link|check``. See ``--help`` of each.

A text that is read is a position (SPN), a record (SGN) or a quiz (JSON): written as an argument, in a file, or on
standard input (``-``). Exit status: 0 done, 1 the text is wrong (standard error says where), 2 the command is.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from os.path import isfile
from pathlib import Path
from typing import Final, NamedTuple

from . import __version__
from .errors import GameError, NotationError, ScoutError, quoted
from .game import Game
from .links import packed_link, position_link
from .position import Position
from .quiz import KINDS, make_quiz, read_quiz
from .svg import position_svg
from .svg.cards import THEMES
from .svg.languages import LANGUAGES

EXAMPLES = """\
examples:
  python -m scout_core svg "45/13/21 67 1 2p 0/0/0 0/0/0 111 1/3 1 0/0/0" --relaxed -o diagram.svg
  python -m scout_core svg game.sgn --ply 12 --seat 1 --theme print > position.svg
  python -m scout_core quiz beat "29648265/3746/719383 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0" --relaxed
  python -m scout_core link game.sgn --ply 12
  python -m scout_core check game.sgn
"""


class Source(NamedTuple):
    """A text that was given, and what it is: a position, a record or a quiz."""

    kind: str
    text: str


_LINK: Final = re.compile(r"\n#q=\S+\s*$")
"""What stands below a quiz that `quiz` printed."""
_FIELDS: Final = re.compile(r"[ _]|^[\[{]")
"""What a position or a record has in it and a file's name hardly ever; a file that is there is one anyway."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit status. Raises SystemExit for a command line that is wrong."""
    options = _parser().parse_args(arguments)
    try:
        written: str = options.do(options)
    except (ScoutError, OSError) as error:
        print(f"scout_core: {_message(error)}", file=sys.stderr)
        return 1
    try:
        if getattr(options, "output", None):
            Path(options.output).write_text(written, encoding="utf-8")
        else:
            # In ASCII whatever the terminal can show: only pictures have other characters, and XML knows these.
            sys.stdout.write(written.encode("ascii", "xmlcharrefreplace").decode("ascii"))
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever reads has enough; what Python would still write when it ends must go nowhere either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(f"scout_core: {_message(error)}", file=sys.stderr)
        return 1
    return 0


def _message(error: Exception) -> str:
    """A sentence in ASCII: what a text holds must not be obeyed by a terminal, nor fail on it."""
    said = str(error)
    if isinstance(error, OSError) and error.filename:
        said = f"{str(error.filename)[:200]}: {error.strerror}"
    return said.encode("ascii", "backslashreplace").decode("ascii")


# -- commands ----------------------------------------------------------------------------------------------------------


def _svg(options: argparse.Namespace) -> str:
    source = _source(options.text)
    if not _known(options.lang) and not options.words and not options.word:
        raise ScoutError(f"--lang is one of {' '.join(LANGUAGES)}, or any with --words, not {quoted(options.lang)}")
    position, names = _position(source, options)
    return position_svg(
        position,
        seat=_seat(options.seat, position),
        names=options.names or names,
        width=options.width,
        theme=options.theme,
        colours=dict(options.colour),
        lang=options.lang,
        words=dict(options.word) | (_words(options.words) if options.words else {}),
        caption=options.caption,
        brackets=options.brackets,
    )


def _quiz(options: argparse.Namespace) -> str:
    position, names = _position(_source(options.text), options)
    quiz = make_quiz(
        options.kind,
        position,
        seat=_seat(options.seat, position),
        names=options.names or names or (),
        question=options.question,
        choices=options.choices,
    )
    return f"{quiz.json()}\n{packed_link('q', quiz.json())}\n"


def _link(options: argparse.Namespace) -> str:
    source = _source(options.text)
    if options.lang is not None and not _known(options.lang):
        raise ScoutError(f"--lang is one of {' '.join(LANGUAGES)}, not {quoted(options.lang)}")
    keys = ("ply", "seat", "lang", "theme", "caption")
    more = {key: str(value) for key in keys if (value := getattr(options, key)) is not None}
    if options.names:
        more["names"] = ",".join(options.names)
    if source.kind == "quiz":
        read_quiz(source.text)
        return packed_link("q", source.text, **more) + "\n"
    if source.kind == "record":
        game = Game.from_sgn(source.text)
        _seat(options.seat, game.position_at(options.ply or 0))
        return packed_link("g", source.text, **more) + "\n"
    position = _read(source.text, relaxed=options.relaxed)
    _seat(options.seat, position)
    return position_link(position.spn(), **more) + "\n"


def _check(options: argparse.Namespace) -> str:
    source = _source(options.text)
    if source.kind == "quiz":
        quiz = read_quiz(source.text)
        return f"right: a quiz ({quiz.kind})\n"
    if source.kind == "record":
        game = Game.from_sgn(source.text)
        return f"right: a record of {game.players} players, {game.ply} actions, {len(game.rounds)} rounds finished\n"
    position = _read(source.text, relaxed=options.relaxed)
    return f"right: a position of {position.players} players, round {position.round}\n"


# -- what is given -----------------------------------------------------------------------------------------------------


def _source(given: str) -> Source:
    """The text that an argument stands for: itself, a file's, or standard input's."""
    if given == "-":
        text = _decoded("standard input", sys.stdin.buffer.read())
    elif isfile(given) or not _FIELDS.search(given):
        try:
            text = _decoded(given, Path(given).read_bytes())
        except FileNotFoundError:
            raise ScoutError(f"{given[:200]}: neither a position nor a file that is there") from None
    else:
        text = given if " " in given else given.replace("_", " ")
    start = text.strip()
    quiz = _LINK.sub("", start)
    if quiz.startswith("{") and quiz.endswith("}"):
        return Source("quiz", quiz)
    if start.startswith(("[", "{")):
        return Source("record", text)
    # An editor's last line break is no part of the position.
    return Source("position", text.removesuffix("\n").removesuffix("\r"))


def _decoded(name: str, raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ScoutError(f"{name}: not UTF-8 at byte {error.start + 1}") from None


def _position(source: Source, options: argparse.Namespace) -> tuple[Position, tuple[str, ...] | None]:
    """The position that is meant, and the players' names if they are known."""
    if source.kind == "quiz":
        quiz = read_quiz(source.text)
        return quiz.position, quiz.names or None
    if source.kind == "record":
        game = Game.from_sgn(source.text)
        return game.position_at(game.ply if options.ply is None else options.ply), game.names
    if options.ply is not None:
        raise GameError("only a record has plies: --ply needs a file with one")
    return _read(source.text, relaxed=options.relaxed), None


def _read(spn: str, *, relaxed: bool) -> Position:
    """A position; when it is one for a diagram only, the error says what would help."""
    try:
        return Position.from_spn(spn, relaxed=relaxed)
    except NotationError as error:
        try:
            Position.from_spn(spn, relaxed=True)
        except NotationError:
            raise error from None
        raise ScoutError(f"{error}; as a diagram, with --relaxed, it can be read") from error


def _words(file: str) -> dict[str, str]:
    """The lines ``key = text`` of a file; ``#`` begins a comment."""
    found: dict[str, str] = {}
    for number, line in enumerate(_decoded(file, Path(file).read_bytes()).splitlines(), 1):
        key, equals, text = line.partition("=")
        if line.strip() and not line.startswith("#"):
            if not equals:
                raise ScoutError(f"{file}, line {number}: expected key = text")
            found[key.strip()] = text.strip()
    return found


def _seat(given: int | None, position: Position) -> int | None:
    """From 1 on the command line, as in all text; from 0 in Python."""
    if given is not None and not 1 <= given <= position.players:
        raise ScoutError(f"--seat is one of 1 to {position.players}, not {given}")
    return None if given is None else given - 1


def _known(lang: str) -> bool:
    """Whether there are words in that language, whichever the country."""
    return lang.partition("-")[0].lower() in LANGUAGES


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"expected NAME=VALUE, not {text!r}")
    return key, value


def _listed(text: str) -> list[str]:
    return text.split(",")


# -- the command line itself -------------------------------------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m scout_core",
        description="Pictures, quizzes and links of SCOUT positions and games.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_svg(commands.add_parser("svg", help="draw a position as SVG"))
    _add_quiz(commands.add_parser("quiz", help="make a quiz: its JSON, and the fragment of a link to it"))
    link = commands.add_parser("link", help="the fragment of a link to a position, a record or a quiz")
    _add_common(link, _link)
    link.add_argument("--theme", choices=("light", "dark"))
    link.add_argument("--lang")
    link.add_argument("--caption")
    _add_common(commands.add_parser("check", help="tell the first thing that is wrong, and where"), _check)
    return parser


def _add_common(parser: argparse.ArgumentParser, do: object) -> None:
    parser.set_defaults(do=do)
    parser.add_argument("text", metavar="TEXT", help="SPN, or a file with SPN, SGN or a quiz; - is standard input")
    parser.add_argument("--relaxed", action="store_true", help="the position is a diagram that play need not reach")
    parser.add_argument("--ply", type=int, metavar="N", help="in a record: the position after N actions (the last)")
    parser.add_argument("--seat", type=int, metavar="N", help="the seat it is seen from, or asked of; from 1")
    parser.add_argument("--names", type=_listed, metavar="A,B,C", help="the players' names, seat by seat")


def _add_svg(parser: argparse.ArgumentParser) -> None:
    _add_common(parser, _svg)
    parser.add_argument(
        "-o", "--output", metavar="FILE", help="where to write it, in UTF-8 (standard output, in ASCII)"
    )
    parser.add_argument("--width", type=int, default=640, metavar="PIXELS")
    parser.add_argument("--theme", choices=tuple(THEMES), default="light")
    parser.add_argument("--colour", type=_pair, action="append", default=[], metavar="NAME=COLOUR")
    parser.add_argument(
        "--lang", default="en", metavar="TAG", help="of the words: en da de es fa fr ja pt sl uk, or any with --words"
    )
    parser.add_argument("--word", type=_pair, action="append", default=[], metavar="KEY=TEXT")
    parser.add_argument("--words", metavar="FILE", help="lines of key = text, the keys as in scout_core.svg.languages")
    parser.add_argument("--caption", metavar="TEXT", help="said instead of whose turn it is")
    parser.add_argument("--brackets", action="store_true", help="mark the longest matches and runs of open hands")


def _add_quiz(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kind", choices=KINDS, help="beat the table; the best scout; count the sets; the score")
    _add_common(parser, _quiz)
    parser.add_argument("--question", metavar="TEXT", help="asked instead of the usual words of the kind")
    parser.add_argument("--choices", type=int, default=6, metavar="N", help="so many at most (6)")


if __name__ == "__main__":
    sys.exit(main())
