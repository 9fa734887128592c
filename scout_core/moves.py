"""What a seat can do, as values, and their one-word text (rules §1 and §4).

Indices are 0-based and slices half-open in Python; in text, places count from 1 and the gap of a scout is the number
of cards left of it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from .errors import NotationError

End: TypeAlias = Literal["L", "R"]


@dataclass(frozen=True, slots=True)
class Turn:
    """Before the first action: turn the whole hand, or keep it (rules §1).

    >>> str(Turn(True)), str(Turn(False))
    ('turn', 'keep')
    """

    turned: bool

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
    return NotationError("move", at + 1, expected, found=repr(text[at:]) if text[at:] else "the end")


# Moves are values, so equal ones may as well be one object: these make them once. The bounds are far above what a
# deck can produce (a hand of 44 cards) and only keep hand-made diagrams from filling the memory.

SINGLE_SHOWS: Final = tuple(Show(place, place + 1) for place in range(6 * 45))
"""The shows of one card, by place; for as many cards as five hands and a table of a diagram can hold."""


@lru_cache(maxsize=4096)
def show(start: int, stop: int) -> Show:
    """`Show(start, stop)`, made once."""
    return Show(start, stop)


@lru_cache(maxsize=4096)
def scout_and_show(scout: Scout, show: Show) -> ScoutAndShow:
    """`ScoutAndShow(scout, show)`, made once."""
    return ScoutAndShow(scout, show)


@lru_cache(maxsize=256)
def all_scouts(hand_size: int, active_size: int) -> tuple[Scout, ...]:
    """Every way to scout: L before R, by gap, unturned first. The only card of a set is at L."""
    ends: tuple[End, ...] = ("L", "R") if active_size > 1 else ("L",) if active_size else ()
    return tuple(Scout(end, gap, turned) for end in ends for gap in range(hand_size + 1) for turned in (False, True))
