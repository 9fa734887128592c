"""What one seat, or a spectator, may know (rules §9)."""

from __future__ import annotations

from dataclasses import dataclass, field

from .cards import Card, Key, keys_of
from .errors import Reason
from .history import HistoryEntry
from .moves import Move
from .notation import SpnFields, write_spn
from .rules import LegalMoves, Phase


@dataclass(frozen=True, slots=True, repr=False)
class View:
    """A position as one seat sees it; `seat` is None for a spectator. It holds no hidden card anywhere (rules §9).

    As in Position, but `hand` is the seat's own (empty for a spectator) and `hand_sizes` has the number of cards of
    every seat. `history` has the actions of this round, oldest first; it and the knowledge below start empty in a
    position that was read from a text. Views are equal when seat and SPN are.

    >>> from scout_core import Position
    >>> view = Position.deal(3, seed=1).view(2)
    >>> len(view.hand), view.hand_sizes, view.spn().split("/")[0]
    (12, (12, 12, 12), '????????????????????????')
    """

    seat: int | None
    players: int
    turn: int
    phase: Phase
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    active: tuple[Card, ...]
    owner: int | None
    points: tuple[int, ...]
    chips: tuple[int, ...]
    tokens: tuple[bool, ...]
    round: int
    start: int
    totals: tuple[int, ...]
    history: tuple[HistoryEntry, ...] = field(default=(), compare=False)
    _known: tuple[int, ...] = field(default=(), compare=False)
    _seen: int = field(default=0, compare=False)
    _moves: LegalMoves | None = field(default=None, init=False, compare=False)

    @property
    def rounds(self) -> int:
        """How many rounds a game has."""
        return self.players

    @property
    def known(self) -> tuple[frozenset[Key], ...]:
        """Per seat, the physical cards known to be in its hand: scouted and not shown since; all of the own hand."""
        return tuple(map(keys_of, self._known))

    @property
    def seen(self) -> frozenset[Key]:
        """The physical cards known to be in no hand: on the table, or captured.

        In round 2 of two players also all that this seat saw in round 1. What is neither here nor in `known` is unseen.
        """
        return keys_of(self._seen)

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves of this seat; empty when it is not to act."""
        moves = self._moves
        if moves is None:
            mine = self.seat == self.turn
            refused = Reason.ROUND_OVER if self.phase is Phase.OVER else None if mine else Reason.NOT_YOUR_TURN
            moves = LegalMoves(
                self.hand,
                self.active,
                self.phase,
                self.players > 2 or self.chips[self.turn] > 0,
                self.tokens[self.turn],
                refused,
            )
            object.__setattr__(self, "_moves", moves)
        return moves

    def why_illegal(self, move: Move) -> Reason | None:
        """Why this seat can't make the move; None: it can. See Reason for the order."""
        return self.legal_moves.why_illegal(move)

    def spn(self) -> str:
        """The view as SPN: every foreign card is ??, known or not."""
        hands = tuple(self.hand if seat == self.seat else (None,) * size for seat, size in enumerate(self.hand_sizes))
        return write_spn(
            SpnFields(
                hands,
                self.active,
                self.owner,
                self.turn,
                self.phase,
                self.points,
                self.chips,
                self.tokens,
                self.round,
                self.start,
                self.totals,
            )
        )

    def __repr__(self) -> str:
        return f"Position.from_spn({self.spn()!r}, relaxed=True).view({self.seat})"
