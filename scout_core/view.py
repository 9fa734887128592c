"""What one seat, or a spectator, may know (rules §9)."""

from __future__ import annotations

from dataclasses import dataclass, field

from .cards import Card, Key, keys_of
from .errors import Reason
from .history import HistoryEntry
from .moves import Move
from .notation import fields_of, write_spn
from .rules import NO_MOVES, OVER, PLAYING, TURNINGS, LegalMoves, Phase


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
    def known_bits(self) -> tuple[int, ...]:
        """The same as sets of bits (`Card.bit`)."""
        return self._known

    @property
    def seen_bits(self) -> int:
        """What `seen` has as a set of bits (`Card.bit`)."""
        return self._seen

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
            if self.phase is OVER:
                moves = NO_MOVES[Reason.ROUND_OVER]
            elif self.seat != self.turn:
                moves = NO_MOVES[Reason.NOT_YOUR_TURN]
            elif self.phase is PLAYING:
                has_chip = self.players > 2 or self.chips[self.turn] > 0
                moves = LegalMoves(self.hand, self.active, has_chip, self.tokens[self.turn])
            else:
                moves = TURNINGS
            object.__setattr__(self, "_moves", moves)
        return moves

    def why_illegal(self, move: Move) -> Reason | None:
        """Why this seat can't make the move; None: it can. See Reason for the order."""
        return self.legal_moves.why_illegal(move)

    def spn(self) -> str:
        """The view as SPN: every foreign card is ??, known or not."""
        hands = tuple(self.hand if seat == self.seat else (None,) * size for seat, size in enumerate(self.hand_sizes))
        return write_spn(fields_of(hands, self))

    def __repr__(self) -> str:
        return f"Position.from_spn({self.spn()!r}, relaxed=True).view({self.seat})"
