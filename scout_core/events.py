"""What happened, as records that never change: log, animation script and history in one.

`for_seat` gives an event as another seat, or a spectator (None), saw it: what rules §9 hides from them is None.
Records are named tuples, since simulations make one or two a move and nothing else is as fast to make.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from .cards import Card
from .moves import End
from .rules import GameOutcome, RoundOutcome
from .sets import SetKind


class Dealt(NamedTuple):
    """A round begins: its number from 1, the seat that starts, the cards dealt to each."""

    round: int
    start: int
    hand_size: int

    def for_seat(self, seat: int | None) -> Dealt:  # noqa: ARG002
        """The event as that seat saw it: all of it."""
        return self


class Turned(NamedTuple):
    """A seat chose the way up of its hand; which, only that seat knows."""

    seat: int
    turned: bool | None

    def for_seat(self, seat: int | None) -> Turned:
        """The event as that seat saw it.

        >>> Turned(0, True).for_seat(1)
        Turned(seat=0, turned=None)
        """
        return self if seat == self.seat else Turned(self.seat, None)


class TokenUsed(NamedTuple):
    """A seat gave away its Scout & Show token; a Scouted and a Showed follow."""

    seat: int

    def for_seat(self, seat: int | None) -> TokenUsed:  # noqa: ARG002
        """The event as that seat saw it: all of it."""
        return self


class Scouted(NamedTuple):
    """A seat took `card`, as it lay on the table, from an end of `owner`'s set and put it into a gap of its hand.

    The chip went to the owner, or with two players to the centre. Gap and way up are known to that seat only.
    """

    seat: int
    owner: int
    end: End
    card: Card
    gap: int | None
    turned: bool | None
    chip: Literal["owner", "centre"]

    def for_seat(self, seat: int | None) -> Scouted:
        """The event as that seat saw it.

        >>> Scouted(0, 2, "L", Card(3, 4), 5, True, "owner").for_seat(None)
        Scouted(seat=0, owner=2, end='L', card=Card(3, 4), gap=None, turned=None, chip='owner')
        """
        return self if seat == self.seat else self._replace(gap=None, turned=None)


class Showed(NamedTuple):
    """A seat showed `cards`, which lay in its hand from `start` (known to that seat only), and captured what they beat.

    `owner` is whose set was captured; None when the table was empty.
    """

    seat: int
    cards: tuple[Card, ...]
    kind: SetKind
    start: int | None
    captured: tuple[Card, ...]
    owner: int | None

    def for_seat(self, seat: int | None) -> Showed:
        """The event as that seat saw it.

        >>> Showed(0, (Card(3, 4),), SetKind.SINGLE, 5, (), None).for_seat(1).start is None
        True
        """
        return self if seat == self.seat else self._replace(start=None)


class RoundEnded(NamedTuple):
    """The round, counted from 1, is over."""

    round: int
    outcome: RoundOutcome

    def for_seat(self, seat: int | None) -> RoundEnded:  # noqa: ARG002
        """The event as that seat saw it: all of it."""
        return self


class GameEnded(NamedTuple):
    """The game is over."""

    outcome: GameOutcome

    def for_seat(self, seat: int | None) -> GameEnded:  # noqa: ARG002
        """The event as that seat saw it: all of it."""
        return self


Event: TypeAlias = Dealt | Turned | TokenUsed | Scouted | Showed | RoundEnded | GameEnded
