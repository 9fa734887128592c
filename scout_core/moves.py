"""What a seat can do, as values, and their one-word text (rules §1 and §4).

Values of a wrong type are refused with a ScoutError when a move is made; places that are not there, by the position.

Indices are 0-based and slices half-open in Python; in text, places count from 1 and the gap of a scout is the number
of cards left of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from .errors import NotationError, ScoutError, check_text, is_int, quoted

End: TypeAlias = Literal["L", "R"]


def _check(right: bool, expected: str, found: object) -> None:
    if not right:
        raise ScoutError(f"{expected}, not {quoted(found)}")


@dataclass(frozen=True, slots=True)
class Turn:
    """Before the first action: turn the whole hand, or keep it (rules §1).

    >>> str(Turn(True)), str(Turn(False))
    ('turn', 'keep')
    """

    turned: bool

    def __post_init__(self) -> None:
        _check(isinstance(self.turned, bool), "turned is True or False", self.turned)

    def __str__(self) -> str:
        return "turn" if self.turned else "keep"


@dataclass(frozen=True, slots=True)
class Show:
    """Show the hand's cards from `start` up to, not including, `stop` (rules §4).

    >>> str(Show(3, 6)), str(Show(3, 4))
    ('4-6', '4')
    """

    start: int
    stop: int

    def __post_init__(self) -> None:
        _check(is_int(self.start) and is_int(self.stop), "start and stop are whole numbers", (self.start, self.stop))

    def __str__(self) -> str:
        first = self.start + 1
        return f"{first}" if first == self.stop else f"{first}-{self.stop}"


@dataclass(frozen=True, slots=True)
class Scout:
    """Take the card at one end of the active set and put it into a gap of the hand, either way up (rules §4).

    `gap` is the number of hand cards left of it, 0 to the size of the hand. The only card of a set is at "L".

    >>> str(Scout("L", 7, True))
    'L7!'
    """

    end: End
    gap: int
    turned: bool

    def __post_init__(self) -> None:
        _check(self.end in ("L", "R"), "end is 'L' or 'R'", self.end)
        _check(is_int(self.gap), "gap is a whole number", self.gap)
        _check(isinstance(self.turned, bool), "turned is True or False", self.turned)

    def __str__(self) -> str:
        return f"{self.end}{self.gap}{'!' if self.turned else ''}"


@dataclass(frozen=True, slots=True)
class ScoutAndShow:
    """Scout, then show at once; the places of the show count the scouted card (rules §4).

    >>> str(ScoutAndShow(Scout("R", 0, False), Show(0, 2)))
    'R0+1-2'
    """

    scout: Scout
    show: Show

    def __post_init__(self) -> None:
        _check(isinstance(self.scout, Scout), "scout is a Scout", self.scout)
        _check(isinstance(self.show, Show), "show is a Show", self.show)

    def __str__(self) -> str:
        return f"{self.scout}+{self.show}"


Move: TypeAlias = Turn | Show | Scout | ScoutAndShow

KEEP: Final = Turn(False)
TURN: Final = Turn(True)

_PLACE: Final = re.compile(r"[1-9][0-9]?")
_GAP: Final = re.compile(r"0|[1-9][0-9]?")


def parse_move(text: str) -> Move:
    """Read a move; there is one spelling for each. Only the syntax is judged. Raises NotationError.

    >>> parse_move("L7!+7-9")
    ScoutAndShow(scout=Scout(end='L', gap=7, turned=True), show=Show(start=6, stop=9))
    >>> parse_move("4-4")
    Traceback (most recent call last):
    scout_core.errors.NotationError: move, column 3: expected a place after 4, found '4'
    """
    check_text("a written move", text)
    if text == "keep":
        return KEEP
    if text == "turn":
        return TURN
    if text[:1] not in ("L", "R"):
        return _read_show(text, 0)
    end: End = "L" if text[0] == "L" else "R"
    gap = _GAP.match(text, 1)
    if gap is None:
        raise _error(text, 1, "a gap, 0 or more")
    after = gap.end()
    turned = text[after : after + 1] == "!"
    after += turned
    scout = Scout(end, int(gap[0]), turned)
    if after == len(text):
        return scout
    if text[after] != "+":
        raise _error(text, after, "'+' or the end" if turned else "'!', '+' or the end")
    return ScoutAndShow(scout, _read_show(text, after + 1))


def _read_show(text: str, at: int) -> Show:
    first = _PLACE.match(text, at)
    if first is None:
        raise _error(text, at, "a place, 1 or more" if at else "keep, turn, a place from 1, L or R")
    start = int(first[0])
    if first.end() == len(text):
        return Show(start - 1, start)
    if text[first.end()] != "-":
        raise _error(text, first.end(), "'-' or the end")
    last = _PLACE.match(text, first.end() + 1)
    if last is None or int(last[0]) <= start:
        raise _error(text, first.end() + 1, f"a place after {start}")
    if last.end() != len(text):
        raise _error(text, last.end(), "the end")
    return Show(start - 1, int(last[0]))


def _error(text: str, at: int, expected: str) -> NotationError:
    return NotationError("move", at + 1, expected, found=quoted(text[at:]) if text[at:] else "the end")


# Moves are values, so equal ones may as well be one object: these make them once, when they are first needed.


@cache
def show_slice(start: int, stop: int) -> Show:
    """`Show(start, stop)`, made once."""
    return Show(start, stop)


class Slices(NamedTuple):
    """The slices of a hand: those of one card and of two, by start; and all from each start on, by stop."""

    singles: tuple[Show, ...]
    pairs: tuple[Show, ...]
    by_start: tuple[tuple[Show, ...], ...]


@cache
def slices_of(hand_size: int) -> Slices:
    """The slices of a hand of that size."""
    by_start = tuple(
        tuple(show_slice(start, stop) for stop in range(start + 1, hand_size + 1)) for start in range(hand_size)
    )
    return Slices(tuple(row[0] for row in by_start), tuple(row[1] for row in by_start[:-1]), by_start)


def scout_and_shows(scout: Scout, shows: Iterable[Show]) -> list[ScoutAndShow]:
    """`ScoutAndShow(scout, show)` for each of the shows, made once."""
    made = _made_with(scout)
    return [made.get(show) or made.setdefault(show, ScoutAndShow(scout, show)) for show in shows]


@lru_cache(maxsize=256)
def _made_with(scout: Scout) -> dict[Show, ScoutAndShow]:  # noqa: ARG001
    """The Scout & Shows made so far with that scout."""
    return {}


@lru_cache(maxsize=256)
def all_scouts(hand_size: int, active_size: int) -> tuple[Scout, ...]:
    """Every way to scout: L before R, by gap, unturned first. The only card of a set is at L."""
    ends: tuple[End, ...] = ("L", "R") if active_size > 1 else ("L",) if active_size else ()
    return tuple(Scout(end, gap, turned) for end in ends for gap in range(hand_size + 1) for turned in (False, True))
