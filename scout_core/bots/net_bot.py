"""The players that play by the net: all the same, but for how they choose among what it values most.

The strongest plays the best move. The others choose among the best few by chance, the better ones more often, and
the weaker of them also forget what was played a while ago: they err as people do, not by playing nonsense.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from .afterstates import Afterstate, afterstates, outlook
from .base import RankedMove, require_turn
from .hands import structure
from .layout import STANDINGS
from .net import Net, Standing, shipped_net

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from ..moves import Move
    from ..view import View

_UNIT: Final = 10.0
_FARTHEST: Final = 3.0
"""A lead in a game counts in tens of points, and no more than thirty."""

MOST: Final = 96
"""Of more moves than this the net looks at those that a rule of thumb finds best. The choice is hardly ever another
(0.001 points a decision), and the longest decisions take a third of the time."""


class Level(NamedTuple):
    """How a player is dulled.

    It chooses among the best `few` moves by softmax with a temperature in points; 0 is always the best. It remembers
    the last `memory` actions, -1 all of them.
    """

    temperature: float
    few: int
    memory: int


LEVELS: Final = {
    "clown": Level(2.2, 14, 2),
    "juggler": Level(1.7, 12, 4),
    "acrobat": Level(1.25, 9, 8),
    "aerialist": Level(0.8, 6, 16),
    "ringmaster": Level(0.0, 1, -1),
}
"""Weakest to strongest."""


class NetBot:
    """One level; see the module.

    In the last round of a game it plays to win the game; without `to_win`, for points there too.
    """

    def __init__(self, level_id: str, *, to_win: bool = True) -> None:
        self.id = level_id
        self._level = LEVELS[level_id]
        self._to_win = to_win
        self._net = shipped_net()

    def choose(self, view: View, rng: Random, budget: int = 0) -> Move:  # noqa: ARG002 - it doesn't look ahead
        """See `Bot.choose`."""
        require_turn(view)
        level = self._level
        rated = list(ratings(view, self._net, memory=level.memory, to_win=self._to_win))
        if not level.temperature:
            return max(rated, key=_appeal).move
        best = sorted(rated, key=_appeal, reverse=True)[: level.few]
        weights = [exp((entry.appeal - best[0].appeal) / level.temperature) for entry in best]
        threshold = rng.random() * sum(weights)
        for entry, weight in zip(best, weights, strict=True):
            threshold -= weight
            if threshold < 0:
                return entry.move
        return best[0].move

    def rate(self, view: View, *, sensible: bool = False) -> Iterator[RankedMove]:
        """See `Rater.rate`."""
        return ratings(view, self._net, sensible=sensible)


def _appeal(entry: RankedMove) -> float:
    return entry.appeal


def ratings(
    view: View, net: Net, *, sensible: bool = True, memory: int = -1, to_win: bool = True
) -> Iterator[RankedMove]:
    """The moves of the seat to act as the net sees them: all, or with `sensible` those worth a thought.

    All come in the order of `view.legal_moves`. See `afterstates` and `promising` for what is left out.
    """
    known = outlook(view, memory)
    base, smallest, players = net.base(known), known.smallest, view.players
    is_last = to_win and view.round == view.rounds
    tables: dict[object, int] = {}
    found = afterstates(view, sensible=sensible)
    for after in promising(list(found)) if sensible else found:
        lead = after.lead
        if after.over:
            yield RankedMove(after.move, lead, 0.0, _win_share(view, after) if is_last else None)
            continue
        total, joined = net.hand(after.values, players, smallest)
        total += base
        if after.table is None:
            total += net.turning(players, (view.start - view.turn) % players)
        else:
            if after.table not in tables:
                tables[after.table] = net.table(players, after.table)
            total += tables[after.table] + net.cross(players, after.table, after.values, joined)
        chance = net.chance(total, _standing(view, after)) if is_last else None
        yield RankedMove(after.move, lead, net.points(total), chance)


def promising(found: list[Afterstate]) -> list[Afterstate]:
    """The best by a rule of thumb, when there are too many: the lead, and how the hand hangs together."""
    if len(found) <= MOST:
        return found
    return sorted(found, key=_promise, reverse=True)[:MOST]


def _promise(after: Afterstate) -> float:
    return after.lead + 0.25 * structure(after.values)


def _ahead(view: View, after: Afterstate) -> list[int]:
    """By how much the seat to act leads each other one in the game, to its left in order."""
    players, seat = view.players, view.turn
    mine = view.totals[seat] + after.scores[0]
    return [mine - view.totals[(seat + d) % players] - after.scores[d] for d in range(1, players)]


def _standing(view: View, after: Afterstate) -> Standing:
    """The same as the net takes it."""
    ahead = [min(_FARTHEST, max(-_FARTHEST, points / _UNIT)) for points in _ahead(view, after)]
    return (*ahead, *[0.0] * (STANDINGS - 1 - len(ahead)), min(ahead))


def _win_share(view: View, after: Afterstate) -> float:
    """The share in winning a game that ends so (rules §6)."""
    ahead = _ahead(view, after)
    return 0.0 if min(ahead) < 0 else 1 / (1 + ahead.count(0))
