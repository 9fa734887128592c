"""A whole game: as many rounds as there are players, dealt, played, scored and written down.

A `Position` is one round; a `Game` strings rounds together. It goes on by itself: the action that ends a round also
deals the next one, so that ``while game.outcome is None: game.push(...)`` plays a game to its end.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from unicodedata import category

from .deals import Deal, deal_round, first_start
from .errors import GameError, GameOverError, is_int, quoted
from .events import Dealt, Event, GameEnded, RoundEnded
from .moves import Move, parse_move
from .position import Position
from .rules import GameOutcome, RoundOutcome

MAX_NAME = 40
_BREAKING: Final = ("Cc", "Cs", "Zl", "Zp")
"""Unicode's categories of control characters, half characters, and ends of lines and paragraphs."""
_INVISIBLE: Final = ("Cf", "Zs")
"""Unicode's categories of format characters and spaces."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a game: who did what, where, and what came of it (unfiltered: `Event.for_seat` hides)."""

    ply: int
    seat: int
    move: Move
    before: Position
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A finished round: its last position (phase OVER), how it ended, and the ply of the action that ended it."""

    round: int
    final: Position
    outcome: RoundOutcome
    ply: int


class Game:
    """A game of SCOUT for the named players, seat by seat (rules §1, §6, §7).

    `seed` fixes the first starting player and every deal for ever; without one a fresh seed is drawn. `deals` (a `Deal`
    or its text for each round, from the first) win over the seed; rounds they don't reach are dealt from the seed.
    `start` is the seat that starts the first round and wins over the seed likewise.

    Raises `GameError` for a wrong number of players, a name that can't be written down or a seat out of range.

    >>> game = Game(["Ann", "Bo", "Cy"], seed=7)
    >>> while game.outcome is None:
    ...     events = game.push(game.position.legal_moves[0])
    >>> len(game.rounds), game.outcome.totals == tuple(map(sum, zip(*(r.outcome.scores for r in game.rounds))))
    (3, True)
    """

    def __init__(
        self,
        names: Sequence[str],
        *,
        seed: int | str | None = None,
        deals: Sequence[Deal | str] | None = None,
        start: int | None = None,
    ) -> None:
        self.names: tuple[str, ...] = _checked_names(names)
        self.seed: int | str = secrets.token_hex(8) if seed is None else seed
        """What undealt rounds are dealt from. A game in progress must not give it away (`sgn` never writes it)."""
        self._given = tuple(Deal.parse(d, self.players) if isinstance(d, str) else d for d in deals or ())
        _check_deals(self._given, self.players)
        if start is not None and not (is_int(start) and 0 <= start < self.players):
            raise GameError(f"start seat {quoted(start)} is not one of 0..{self.players - 1}")
        self.start: int = first_start(self.players, self.seed) if start is None else start
        """The seat that starts the first round."""
        self.tags: dict[str, str] = {}
        """Further lines of the record's head (SGN), kept as they are: Date, Event, ..."""
        self.comments: dict[int, str] = {}
        """Comments of the record by the number of actions done before them."""
        self._steps: list[Step] = []
        self._rounds: list[RoundRecord] = []
        self._single = False
        self._opening = self._position = Position.deal(self.players, deal=self._deal_of(1), start=self.start)

    @classmethod
    def from_position(cls, names: Sequence[str], position: Position) -> Game:
        """A game of one round that begins in mid-round, as an exercise or a puzzle does; it ends with that round.

        Raises `GameError` for names as above, and for a position with another number of seats, a card that is not
        known, or its round over. A relaxed position is marked as such in the record.

        >>> start = Position.from_spn("29648265/3746/719383 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0", relaxed=True)
        >>> Game.from_position(["Ann", "Bo", "Cy"], start).position == start
        True
        """
        if not isinstance(position, Position):
            raise GameError(f"a game begins from a position, not from {quoted(position)}")
        game = cls(names, seed=0, start=position.start)
        if position.players != game.players:
            raise GameError(f"{game.players} names for a position of {position.players} seats")
        if any(card is None for hand in position.hands for card in hand):
            raise GameError("a game can't begin from a view: every hand must be known")
        if position.outcome is not None:
            raise GameError("a game can't begin from a position whose round is over")
        game._single = True
        game._opening = game._position = position
        return game

    @classmethod
    def from_sgn(cls, text: str) -> Game:
        """Read a record (SGN). Nothing is half-loaded: any fault raises `NotationError` with line and column."""
        from .sgn import read_sgn

        return read_sgn(text)

    def sgn(self) -> str:
        """The record of the game so far, in its one canonical spelling. It holds every hand dealt, never the seed."""
        from .sgn import write_sgn

        return write_sgn(self)

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def position(self) -> Position:
        """Where the game stands: after a round already the next deal; `rounds` tells how the last one ended."""
        return self._position

    @property
    def opening(self) -> Position:
        """The position before the first action."""
        return self._opening

    @property
    def dealt(self) -> tuple[Event, ...]:
        """What happened before the first action: the deal of the first round, unless begun from a position."""
        opening = self._opening
        return () if self._single else (Dealt(opening.round, opening.start, len(opening.hands[0])),)

    @property
    def single(self) -> bool:
        """Whether the game is one round begun from a position (`from_position`)."""
        return self._single

    @property
    def rounds(self) -> tuple[RoundRecord, ...]:
        """The finished rounds."""
        return tuple(self._rounds)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every action so far, turnings included."""
        return tuple(self._steps)

    @property
    def ply(self) -> int:
        """How many actions were done."""
        return len(self._steps)

    @property
    def outcome(self) -> GameOutcome | None:
        """Totals and winners when the last round is over, else None. A tie is a shared win (rules §6)."""
        if self._position.outcome is None:
            return None
        return GameOutcome.of(_totals(self._position))

    def position_at(self, ply: int) -> Position:
        """The position after `ply` actions (0: the opening)."""
        if not 0 <= ply <= self.ply:
            raise GameError(f"ply {quoted(ply)} is not one of 0..{self.ply}")
        return self._position if ply == self.ply else self._steps[ply].before

    def push(self, move: Move | str) -> tuple[Event, ...]:
        """Play a move, or the text of one; return what happened (unfiltered).

        Raises `NotationError` (not a move's text), `IllegalMoveError`, `GameOverError`; the game is then unchanged.
        """
        before = self._position
        if before.outcome is not None:
            raise GameOverError("the game is over")
        if isinstance(move, str):
            move = parse_move(move)
        after, events = before.play(move)
        if after.outcome is not None:
            ended = RoundRecord(after.round, after, after.outcome, self.ply)
            if self._single or after.round == after.rounds:
                events += (GameEnded(GameOutcome.of(_totals(after))),)
            else:
                after = self._next_round(after)
                events += (Dealt(after.round, after.start, len(after.hands[0])),)
            self._rounds.append(ended)
        self._steps.append(Step(len(self._steps), before.turn, move, before, events))
        self._position = after
        return events

    def pop(self) -> Move:
        """Take the last action back and return it. What was dealt stays dealt: pushing it again deals the same cards.

        Raises `GameError` at the opening.
        """
        if not self._steps:
            raise GameError("no action to take back")
        step = self._steps.pop()
        self.comments = {ply: text for ply, text in self.comments.items() if ply <= self.ply}
        self._position = step.before
        if any(isinstance(event, RoundEnded) for event in step.events):
            self._rounds.pop()
        return step.move

    def peek(self) -> Move:
        """The last action. Raises `GameError` at the opening."""
        if not self._steps:
            raise GameError("no action was done yet")
        return self._steps[-1].move

    @property
    def given(self) -> int:
        """How many rounds have a deal that was given; further ones are dealt from the seed."""
        return len(self._given)

    def deal_of(self, round: int) -> Deal | None:
        """The deal of a round that has begun; None for the round of a game begun from a position."""
        if self._single or not 1 <= round <= self._position.round:
            return None
        return self._deal_of(round)

    def _deal_of(self, round: int) -> Deal:
        if round <= len(self._given):
            return self._given[round - 1]
        if self.players == 2 and self._given:
            return second_deal(self._given[0])
        return deal_round(self.players, self.seed, round)

    def _next_round(self, over: Position) -> Position:
        return over.next_round(self._deal_of(over.round + 1))

    def __repr__(self) -> str:
        state = "over" if self.outcome else f"round {self._position.round} of {self._position.rounds}"
        return f"<Game: {', '.join(self.names)}; {state}, {self.ply} actions>"


def second_deal(first: Deal) -> Deal:
    """The deal of round 2 for two players: the cards that round 1 set aside, as they lie (rules §1)."""
    half = len(first.reserve) // 2
    return Deal((first.reserve[:half], first.reserve[half:]))


def _check_deals(deals: Sequence[Deal], players: int) -> None:
    if len(deals) > players:
        raise GameError(f"{len(deals)} deals for a game of {players} rounds")
    for number, deal in enumerate(deals, 1):
        if not isinstance(deal, Deal):
            raise GameError(f"deal {number} is a deal or the text of one, not {quoted(deal)}")
        if deal.players != players:
            raise GameError(f"deal {number} is for {deal.players} players, not {players}")
    if players == 2 and deals:
        if not deals[0].reserve:
            raise GameError("with two players the first deal needs the cards set aside for the second")
        if deals[1:] and deals[1] != second_deal(deals[0]):
            raise GameError("with two players the second deal is the cards that the first set aside")


def _totals(over: Position) -> tuple[int, ...]:
    scores = over.outcome.scores if over.outcome else (0,) * over.players
    return tuple(t + s for t, s in zip(over.totals, scores, strict=True))


def _checked_names(names: Sequence[str]) -> tuple[str, ...]:
    if isinstance(names, str) or not isinstance(names, Sequence) or not 2 <= len(names) <= 5:
        raise GameError("a game needs the names of 2 to 5 players")
    for number, name in enumerate(names, 1):
        check_name(number, name)
    return tuple(names)


def check_name(number: int, name: str) -> None:
    """Raise GameError unless a seat, counted from 1, may have that name."""
    if not isinstance(name, str) or len(name) > MAX_NAME or not _can_be_written(name):
        raise GameError(f"name {number} must be 1 to {MAX_NAME} printable characters, not {quoted(name)}")


def _can_be_written(name: str) -> bool:
    """Whether something of the name is seen, and nothing in it breaks a line or is no character at all.

    Joiners, combining signs and characters newer than this Python are parts of people's names.
    """
    kinds = [category(char) for char in name]
    return not any(kind in _BREAKING for kind in kinds) and any(kind not in _INVISIBLE for kind in kinds)


__all__ = ["MAX_NAME", "Game", "RoundRecord", "Step", "check_name", "second_deal"]
