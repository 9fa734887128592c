"""The weakest player: any legal move, all alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .base import require_turn

if TYPE_CHECKING:
    from random import Random

    from ..moves import Move
    from ..view import View


class RandomBot:
    """Plays uniformly at random among all legal moves; keeps or turns its hand by the toss of a coin."""

    id = "random"

    def choose(self, view: View, rng: Random, budget: int = 0) -> Move:  # noqa: ARG002 - it looks nowhere
        """See `Bot.choose`."""
        require_turn(view)
        moves = view.legal_moves
        return moves[int(rng.random() * len(moves))]
