"""Every move valued by the strongest bot: for hints and for looking back at a game."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, cast

from ..errors import ScoutError
from .base import Rater, bot_infos, make_bot, require_turn

if TYPE_CHECKING:
    from collections.abc import Generator

    from ..moves import Move
    from ..view import View

SLICE_SECONDS = 0.04
"""Work between two reports; with the move that is being valued a slice stays under the 50 ms promised to the page."""


def rank_moves(view: View, limit: int) -> list[tuple[Move, float]]:
    """The best `limit` moves of the seat to act with their values in points, best first.

    Moves of one value stand in the order of `view.legal_moves`. Only differences between values mean anything.
    Raises ScoutError when the view is not that of the seat to act, or for a limit below 1.

    >>> from scout_core import Position
    >>> position = Position.from_spn("2123/56/7489 32 3 1p 0/0/0 0/0/0 111 1/3 3 0/0/0", relaxed=True)
    >>> [str(move) for move, value in rank_moves(position.view(0), 2)]
    ['1-2', 'L0!+1-3']
    """
    steps = rank_moves_steps(view, limit)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return cast("list[tuple[Move, float]]", end.value)


def rank_moves_steps(
    view: View, limit: int, *, seconds: float = SLICE_SECONDS
) -> Generator[tuple[int, int], None, list[tuple[Move, float]]]:
    """`rank_moves` in slices of so many seconds: yields (moves done, moves in all) after each, returns the ranking."""
    require_turn(view)
    if limit < 1:
        raise ScoutError(f"at least one move must be asked for, not {limit}")
    rater = cast("Rater", make_bot(bot_infos()[-1].id))
    total = len(view.legal_moves)
    rated: list[tuple[Move, float]] = []
    pause = perf_counter() + seconds
    for entry in rater.rate(view):
        rated.append(entry)
        if perf_counter() >= pause:
            yield len(rated), total
            pause = perf_counter() + seconds
    # The sort is stable, also reversed: equal values keep the order of the list.
    return sorted(rated, key=lambda entry: entry[1], reverse=True)[:limit]
