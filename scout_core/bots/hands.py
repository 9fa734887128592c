"""What the rule-of-thumb players think a hand is worth. They look at the upright values alone."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ..sets import Values

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..cards import Card
    from ..moves import Scout

MATCH_BONUS = 0.5
"""What a match has over a run of the same size: it beats it (rules §3)."""

_LONGEST = 45
_NO_STEP = 99


def _row_worths(bonus: float) -> tuple[float, ...]:
    """By the size of a longest match or run, what it and all the sets that are part of it add up to."""
    sizes = range(_LONGEST + 1)
    return tuple([sum((size - part + 1) * (part + bonus) for part in range(2, size + 1)) for size in sizes])


_RUN_WORTHS = _row_worths(0.0)
_MATCH_WORTHS = _row_worths(MATCH_BONUS)


def upright(cards: Iterable[Card]) -> Values:
    """The upright values of some cards."""
    return tuple([card.up for card in cards])


@lru_cache(maxsize=65536)
def structure(values: Values) -> float:
    """How well a hand hangs together: the sizes of all its sets of two or more cards, added up.

    A set counts with its size, a match a little more, and so do all the sets that are part of it; a long one is
    therefore worth more than the short ones it could be cut into.

    >>> structure((1, 3, 5)), structure((2, 3)), structure((7, 7)), structure((2, 3, 4))
    (0.0, 2.0, 2.5, 7.0)
    """
    worth, size, step = 0.0, 1, _NO_STEP
    last = -9
    for value in values:
        if value - last == step:
            size += 1
        else:
            if size > 1:
                worth += _RUN_WORTHS[size] if step else _MATCH_WORTHS[size]
            step = value - last
            # Two neighbours make a row of two when they are at most one apart, and no row at all when they are not.
            size, step = (2, step) if -1 <= step <= 1 else (1, _NO_STEP)
        last = value
    if size > 1:
        worth += _RUN_WORTHS[size] if step else _MATCH_WORTHS[size]
    return worth


def after_scout(values: Values, active: tuple[Card, ...], scout: Scout) -> Values:
    """The upright values of a hand after a scout from that active set."""
    card = active[0] if scout.end == "L" else active[-1]
    gap = scout.gap
    return (*values[:gap], card.down if scout.turned else card.up, *values[gap:])


def without(values: Values, start: int, stop: int) -> Values:
    """The hand after a show; the gap closes."""
    return values[:start] + values[stop:]
