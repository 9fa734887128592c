"""Every move valued by the strongest bot: for hints and for looking back at a game."""

from __future__ import annotations

from itertools import chain, islice
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, cast

from ..errors import ScoutError, is_int, quoted
from ..moves import Scout, ScoutAndShow
from ..rules import take_from
from ..sets import Values, slices
from .base import DECIDED, RankedMove, Rater, bot_infos, make_bot, require_turn
from .hands import upright

if TYPE_CHECKING:
    from collections.abc import Generator, Hashable, Iterator, Sequence

    from ..moves import Move
    from ..view import View

SLICE_SECONDS = 0.04
"""Work between two reports; with the move that is being valued a slice stays under the 50 ms promised to the page."""


def rank_moves(view: View, limit: int) -> list[RankedMove]:
    """The best `limit` moves of the seat to act with their values in points, best first, by the strongest bot there is.

    Each is a pair (move, value) with more to it, see `RankedMove`. Moves of one value stand in the order of
    `view.legal_moves`.
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
            return cast("list[RankedMove]", end.value)


def rank_moves_steps(
    view: View, limit: int, *, distinct: bool = False, seconds: float = SLICE_SECONDS
) -> Generator[tuple[int, int], None, list[RankedMove]]:
    """`rank_moves` in slices of so many seconds: yields (moves done, moves in all) after each, returns the ranking.

    With `distinct`, of moves that come to the same the best alone, as advice to a person: see `ideas`.
    """
    require_turn(view)
    if not is_int(limit) or limit < 1:
        raise ScoutError(f"at least one move must be asked for, not {quoted(limit)}")
    rater = _rater()
    total = len(view.legal_moves)
    rated: list[RankedMove] = []
    pause = perf_counter() + seconds
    for entry in rater.rate(view):
        rated.append(entry)
        if perf_counter() >= pause:
            yield len(rated), total
            pause = perf_counter() + seconds
    # The sort is stable, also reversed: equal values keep the order of the list.
    ranked = sorted(rated, key=lambda entry: entry.appeal, reverse=True)
    return list(islice(ideas(view, ranked), limit)) if distinct else ranked[:limit]


def ideas(view: View, ranked: Sequence[RankedMove]) -> Iterator[RankedMove]:
    """The first of each idea: not every place for one and the same card.

    Scouts from one end are of one idea when the card then makes the same set, or each time none; Scout & Shows from one
    end, when the same values are shown, each time with the card or without it.

    >>> from scout_core import Position
    >>> view = Position.from_spn("7162/34/89 49 3 1p 0/0/0 0/0/0 000 1/3 3 0/0/0", relaxed=True).view(0)
    >>> [str(move) for move, value in rank_moves(view, 9)]
    ['1-2', '2', '1', 'L0!', 'L2', 'L2!', 'L0', 'L1!', 'L1']
    >>> [str(move) for move, value in ideas(view, rank_moves(view, 9))]
    ['1-2', '2', '1', 'L0!']
    """
    known: set[Hashable] = set()
    for entry in ranked:
        idea = _idea(view, entry)
        if idea not in known:
            known.add(idea)
            yield entry


def _idea(view: View, entry: RankedMove) -> Hashable:
    move = entry.move
    scout = move.scout if isinstance(move, ScoutAndShow) else move
    if not isinstance(scout, Scout):
        return move
    values, gap = _scouted(view, scout), scout.gap
    if isinstance(move, ScoutAndShow):
        start, stop = move.show.start, move.show.stop
        return "both", scout.end, values[start:stop], start <= gap < stop
    through = [(rank, values[start:stop]) for start, stop, rank in slices(values) if start <= gap < stop > start + 1]
    # When it ends the round, nothing comes of what it makes.
    made = max(through)[1] if through and entry.valued else ()
    return "scout", scout.end, made


def _scouted(view: View, scout: Scout) -> Values:
    """The values in hand after a scout."""
    card, values = take_from(view.active, scout)[0], upright(view.hand)
    return (*values[: scout.gap], card.down if scout.turned else card.up, *values[scout.gap :])


class Judged(NamedTuple):
    """A move that was played, and the one that the strongest bot would have played in its place."""

    played: RankedMove
    best: RankedMove


def judge(view: View, move: Move) -> Judged:
    """What the strongest bot thinks of a move of the seat to act, knowing no more than that seat.

    In the last round of a game that is as good as decided both are judged by points, and have no chance.

    Raises ScoutError when the view is not that of the seat to act, or the move is not legal there.

    >>> from scout_core import Position, Show
    >>> position = Position.from_spn("2123/56/7489 32 3 1p 0/0/0 0/0/0 111 1/3 3 0/0/0", relaxed=True)
    >>> played, best = judge(position.view(0), Show(0, 2))
    >>> str(played.move), str(best.move), played.appeal == best.appeal
    ('1-2', '1-2', True)
    """
    require_turn(view)
    rater = _rater()
    rated = list(rater.rate(view, sensible=True))
    # What it would not think of itself may have been played all the same.
    played = next((entry for entry in chain(rated, rater.rate(view)) if entry.move == move), None)
    if played is None:
        raise ScoutError(f"{quoted(move)} is not a legal move there")
    best = max(rated, key=lambda entry: entry.appeal)
    if played.chance is None or best.chance is None or (best.chance >= DECIDED and played.chance <= 1 - DECIDED):
        return Judged(played, best)
    return Judged(_for_points(played), _for_points(best))


def _for_points(entry: RankedMove) -> RankedMove:
    return RankedMove(entry.move, entry.exact, entry.valued, None)


def _rater() -> Rater:
    return cast("Rater", make_bot(bot_infos()[-1].id))
