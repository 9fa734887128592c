"""Everything that the engine refuses, and why.

All errors are `ScoutError`, itself a `ValueError`, and carry a stable `code` for programs; the message is for people.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .moves import Move

    Missing = tuple[str, str, int | str, int | str]


class Reason(StrEnum):
    """Why a move is refused.

    When several apply, the first of this order is given: round-over; not-your-turn; wrong-phase; what the player
    lacks (no-token, no-chip); what the table lacks (nothing-to-scout for a Scout, must-show for a Scout & Show);
    out-of-range; not-a-set; too-few-cards; weaker-kind; lower-value. The halves of a Scout & Show are judged in turn,
    the show against the hand and the set that the scout leaves.

    >>> Reason("no-token")
    Reason.NO_TOKEN
    """

    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    OUT_OF_RANGE = "out-of-range"
    NOT_A_SET = "not-a-set"
    TOO_FEW_CARDS = "too-few-cards"
    WEAKER_KIND = "weaker-kind"
    LOWER_VALUE = "lower-value"
    NOTHING_TO_SCOUT = "nothing-to-scout"
    NO_TOKEN = "no-token"
    NO_CHIP = "no-chip"
    MUST_SHOW = "must-show"
    ROUND_OVER = "round-over"

    def __repr__(self) -> str:
        return f"Reason.{self.name}"


_SENTENCES = {
    Reason.NOT_YOUR_TURN: "it is another seat's turn",
    Reason.WRONG_PHASE: "hands are turned before the first action, and only then",
    Reason.OUT_OF_RANGE: "there is no such place",
    Reason.NOT_A_SET: "these cards are neither a match nor a run",
    Reason.TOO_FEW_CARDS: "the active set has more cards",
    Reason.WEAKER_KIND: "a run does not beat a match of the same size",
    Reason.LOWER_VALUE: "the active set is at least as high",
    Reason.NOTHING_TO_SCOUT: "there is no active set to scout from",
    Reason.NO_TOKEN: "there is no Scout & Show token left",
    Reason.NO_CHIP: "there is no Scout chip left",
    Reason.MUST_SHOW: "the table is empty, so a set must be shown",
    Reason.ROUND_OVER: "the round is over",
}


_LONGEST_QUOTE: Final = 40


def is_int(value: object) -> bool:
    """Whether it is a whole number, and not a truth value, which Python would take for one."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_text(what: str, found: object) -> None:
    """Raise ScoutError unless it is a text."""
    if not isinstance(found, str):
        raise ScoutError(f"{what} is a text, not {quoted(found)}")


def cut(text: str) -> str:
    """The beginning of a text that may be long, for a message."""
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"


def quoted(found: object) -> str:
    """Something as a message quotes it: as Python writes it, cut off where it gets long.

    >>> quoted("3t"), len(quoted("3t" * 10**6))
    ("'3t'", 43)
    """
    if isinstance(found, str):
        return repr(found[:_LONGEST_QUOTE]) + ("…" if len(found) > _LONGEST_QUOTE else "")
    try:
        return cut(repr(found))
    except ValueError:
        return "a number of more digits than Python writes"


def visible(text: str) -> str:
    """A text, cut off where it gets long, with escapes for what a terminal or a page would obey and not show.

    >>> print(visible("Bo\\u202e\\x1b[2J"))
    Bo\\u202e\\x1b[2J
    """
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in cut(text))


class ScoutError(ValueError):
    """The base of all errors of this package.

    >>> from scout_core import Card
    >>> Card(4, 4)
    Traceback (most recent call last):
    scout_core.errors.ScoutError: no card has the values 4 and 4
    """

    code: str = "scout"


class NotationError(ScoutError):
    """A text that is not what it should be.

    `field` names the part of the text ("chips", "move", a tag, ...), `column` counts characters from 1 and `line`
    lines from 1 (None for texts of one line), `expected` says what would have been right there.

    >>> from scout_core import Card
    >>> try:
    ...     Card.parse("3t")
    ... except NotationError as error:
    ...     print(error.field, error.column, error.expected, sep="; ")
    card; 2; 1 to 9 or T
    """

    code = "notation"

    def __init__(self, field: str, column: int, expected: str, *, found: str = "", line: int | None = None) -> None:
        self.field = field
        self.column = column
        self.expected = expected
        self.found = found
        self.line = line
        where = f"{field}, column {column}" if line is None else f"{field}, line {line}, column {column}"
        super().__init__(f"{where}: expected {expected}" + (f", found {found}" if found else ""))

    def __reduce__(self) -> tuple[object, ...]:
        return _notation_error, (self.field, self.column, self.expected, self.found, self.line)


def _notation_error(field: str, column: int, expected: str, found: str, line: int | None) -> NotationError:
    return NotationError(field, column, expected, found=found, line=line)


class IllegalMoveError(ScoutError):
    """A move that the rules do not allow now; the position is unchanged.

    `missing` says what of it is out of range, as a text has it: "place" or "gap" of the hand or "end" of the active
    set, what was given, and the least and the most there is of it; None with every other reason.

    >>> from scout_core import Position, Show
    >>> try:
    ...     Position.deal(3, seed=1).play(Show(0, 1))
    ... except IllegalMoveError as error:
    ...     print(error.reason, error.move)
    wrong-phase 1
    """

    code = "illegal-move"

    def __init__(self, move: Move, reason: Reason, missing: Missing | None = None) -> None:
        self.move = move
        self.reason = reason
        self.missing = missing if reason is Reason.OUT_OF_RANGE else None
        said = _SENTENCES[reason]
        if self.missing:
            part, given, least, most = self.missing
            said = f"there is no {part} {given}, only {least}" + (f" to {most}" if most != least else "")
        super().__init__(f"{move} is illegal ({reason.value}): {said}")

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMoveError, (self.move, self.reason, self.missing)


class GameOverError(ScoutError):
    """Something was to be played after the end of the round or of the game."""

    code = "game-over"


class GameError(ScoutError):
    """A game that can't be set up as asked, or has no such ply."""

    code = "bad-game"
