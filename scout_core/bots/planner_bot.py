"""A player that weighs the hand it will be left with.

The weights are those of the strongest rule-of-thumb player in public: a quarter of the hand's structure, minus a
point for each card left, plus a point for each card captured, minus a point for each chip given away. With three or
more players it is that and nothing else, so that it stays a yardstick that other players can be measured by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..moves import Scout, ScoutAndShow, Show, Turn
from ..sets import slices, strength
from .base import require_turn
from .hands import after_scout, structure, upright, without

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from ..cards import Card
    from ..moves import Move
    from ..sets import Values
    from ..view import View

_STRUCTURE_WEIGHT = 0.25
_CHIP = 1.0


class PlannerBot:
    """Plays the move that leaves the best hand and score behind; the first of equals in the order of the list."""

    id = "planner"

    def choose(self, view: View, rng: Random, budget: int = 0) -> Move:  # noqa: ARG002 - no chance, no look-ahead
        """See `Bot.choose`."""
        require_turn(view)
        return max(self.rate(view), key=lambda rated: rated[1])[0]

    def rate(self, view: View) -> Iterator[tuple[Move, float]]:
        """See `Rater.rate`."""
        values, active = upright(view.hand), view.active
        worths = _scouts_of_two(view) if view.players == 2 else {}
        scout: Scout | None = None
        longer: Values = ()
        for move in view.legal_moves:
            if isinstance(move, Show):
                yield move, _hold(without(values, move.start, move.stop)) + len(active)
            elif isinstance(move, Scout):
                worth = worths[move] if worths else _hold(after_scout(values, active, move))
                yield move, worth - _CHIP
            elif isinstance(move, ScoutAndShow):
                # They come scout by scout, so the hand in between is made once for all its shows.
                if move.scout is not scout:
                    scout, longer = move.scout, after_scout(values, active, move.scout)
                left = without(longer, move.show.start, move.show.stop)
                yield move, _hold(left) + len(active) - 1 - _CHIP
            else:
                yield move, _hold(_turned(view.hand, move))


def _hold(values: Values) -> float:
    """What a hand is worth to its holder."""
    return _STRUCTURE_WEIGHT * structure(values) - len(values)


def _turned(hand: tuple[Card, ...], move: Turn) -> Values:
    return tuple([card.down if move.turned else card.up for card in hand])


# With two players a scout does not pass the turn (rules §7), so it is worth what can be done after it: a show, or,
# when there is no other way, a second scout and then a show.


def _scouts_of_two(view: View) -> dict[Scout, float]:
    """The worth of every scout, its own chip not yet counted."""
    moves = view.legal_moves
    values, active = upright(view.hand), view.active
    chips = view.chips[view.turn] - 1
    hands = {scout: after_scout(values, active, scout) for scout in moves.scouts()}
    shows = {scout: _best_show(hand, _rest(active, scout)) for scout, hand in hands.items()}
    desperate = chips > 0 and not moves.shows() and not any(worth is not None for worth in shows.values())
    worths: dict[Scout, float] = {}
    for scout, hand in hands.items():
        best = shows[scout]
        if best is None and desperate:
            best = _best_second_scout(hand, _rest(active, scout))
        if best is None:
            # With a chip left it has to go too; without one the round is lost, and the other pays no penalty.
            best = _hold(hand) - _CHIP if chips else -len(hand) - view.hand_sizes[1 - view.turn]
        worths[scout] = best
    return worths


def _rest(active: tuple[Card, ...], scout: Scout) -> tuple[Card, ...]:
    return active[1:] if scout.end == "L" else active[:-1]


def _best_show(values: Values, active: tuple[Card, ...]) -> float | None:
    """The worth of the best show from a hand; None if there is none."""
    floor = strength(upright(active))
    worths = [_hold(without(values, start, stop)) for start, stop, rank in slices(values) if rank > floor]
    return max(worths) + len(active) if worths else None


def _best_second_scout(values: Values, active: tuple[Card, ...]) -> float | None:
    """The worth of the best show after one more scout, put first or where it may make a set; None if there is none."""
    best: float | None = None
    for card, rest in dict.fromkeys(((active[0], active[1:]), (active[-1], active[:-1]))):
        for value in (card.up, card.down):
            for gap in range(len(values) + 1):
                if gap and not any(abs(value - neighbour) < 2 for neighbour in values[gap - 1 : gap + 1]):
                    continue
                worth = _best_show((*values[:gap], value, *values[gap:]), rest)
                if worth is not None and (best is None or worth - _CHIP > best):
                    best = worth - _CHIP
    return best
