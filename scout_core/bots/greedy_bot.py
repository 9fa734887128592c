"""A player that gets rid of as many cards as it can, now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..moves import Scout, ScoutAndShow, Turn
from ..sets import slices
from .base import require_turn
from .hands import upright

if TYPE_CHECKING:
    from random import Random

    from ..moves import Move
    from ..view import View

_EAGERNESS = 1.5
"""How many cards more a plain Show must show to be preferred to a Scout & Show: two, the numbers being whole."""


class GreedyBot:
    """Shows the most cards that it can show now; among equals, any. It scouts when it must, anything to anywhere.

    It can't keep its Scout & Show token: it spends it at the first chance, unless a plain Show shows two cards more.
    Its hand it turns to the side with the largest set.
    """

    id = "greedy"

    def choose(self, view: View, rng: Random, budget: int = 0) -> Move:  # noqa: ARG002 - it looks nowhere
        """See `Bot.choose`."""
        require_turn(view)
        best: list[Move] = []
        most = -1.0
        for move in view.legal_moves:
            appeal = _appeal(view, move)
            if appeal > most:
                best, most = [move], appeal
            elif appeal == most:
                best.append(move)
        return best[int(rng.random() * len(best))]


def _appeal(view: View, move: Move) -> float:
    """The number of cards shown; for turning the hand, of those that could be."""
    if isinstance(move, Turn):
        values = upright(card.turned() if move.turned else card for card in view.hand)
        return max(stop - start for start, stop, _ in slices(values))
    if isinstance(move, Scout):
        return 0
    if isinstance(move, ScoutAndShow):
        return move.show.stop - move.show.start + _EAGERNESS
    return move.stop - move.start
