"""One round as a value: everything, all hands open (rules §1 to §7)."""

from __future__ import annotations

from typing import Final, NoReturn, final

from .cards import HAND_SIZES, Card, bits_of, check_players
from .deals import Deal, Seed, deal_round, first_start, fresh_seed
from .errors import GameOverError, IllegalMoveError, Reason, ScoutError, is_int, quoted
from .events import Event
from .history import Past, first_link
from .moves import Move
from .notation import LARGEST, SpnFields, fields_of, read_spn, write_spn
from .rules import NO_MOVES, OVER, PLAYING, TURNING, TURNINGS, LegalMoves, RoundOutcome, out_of_range
from .state import Origin, State, advance, copy_of, known_hand, outcome_of
from .view import View


@final
class Position(State):
    """A position of one round; it never changes, and two are equal when their SPN is.

    Seats count from 0, rounds from 1. Made by `deal`, `next_round`, `from_spn` and `play`, which check what they are
    given.

    `hands`: per seat, cards left to right (None: a card not known, after reading a view's SPN). `active`: the cards on
    the table, and `owner` the seat of the last Show, None before the first. `turn`: the seat to act, or when the round
    is over, that acted last. `points`: captured cards. `chips`: Scout chips (with two players those not yet spent).
    `tokens`: Scout & Show still to use. `totals`: scores of earlier rounds.

    >>> position = Position.deal(3, seed=1)
    >>> position.phase, position.round, position.chips
    (Phase.TURN, 1, (0, 0, 0))
    >>> Position.from_spn(position.spn()) == position == eval(repr(position))
    True
    """

    __slots__ = ()

    # -- making ------------------------------------------------------------------------------------------------

    @classmethod
    def deal(
        cls, players: int, *, seed: Seed | None = None, deal: Deal | None = None, start: int | None = None
    ) -> Position:
        """The first round, dealt. Raises ScoutError for a number of players or a deal that can't be.

        Without a seed the deal is a fresh one. A deal that is given wins over the seed. The starting seat is `start`
        if given, else the seed's; for a deal without a seed it is seat 0. See rules §1.

        >>> Position.deal(4, seed="circus") == Position.deal(4, seed="circus")
        True
        """
        check_players(players)
        if seed is None and deal is None:
            seed = fresh_seed()
        if start is None:
            start = 0 if seed is None else first_start(players, seed)
        if deal is None:
            deal = deal_round(players, fresh_seed() if seed is None else seed, 1)
        return cls.start_round(deal, players=players, round=1, start=start, totals=(0,) * players)

    @classmethod
    def start_round(
        cls,
        deal: Deal,
        *,
        players: int,
        round: int,
        start: int,
        totals: tuple[int, ...],
        earlier: tuple[int, ...] = (),
    ) -> Position:
        """Any round, dealt; what `deal` and `next_round` rest on.

        `earlier` is what each seat, and last a spectator, saw in round 1 of two players, as bits (`Card.bit`). Raises
        ScoutError when the deal is for another number of players, or the round, seat or totals can't be.
        """
        if deal.players != players:
            raise ScoutError(f"the deal is for {deal.players} players, not {players}")
        if not all(map(is_int, (round, start, *totals))):
            raise ScoutError("the round, the start seat and the totals are whole numbers")
        if not (1 <= round <= players and 0 <= start < players and len(totals) == players):
            raise ScoutError(f"there is no such round with {players} players")
        if any(abs(total) > LARGEST for total in totals) or (round == 1 and any(totals)):
            raise ScoutError("no such totals: they are 0 in the first round, and can be written down in every other")
        two = players == 2
        chips, tokens = (3 if two else 0,) * players, (not two,) * players
        nothing = (0,) * players
        fields = SpnFields(deal.hands, (), None, start, TURNING, nothing, chips, tokens, round, start, totals)
        return _make(fields, Origin(deal.reserve, earlier))

    def next_round(self, deal: Deal | None = None) -> Position:
        """The round after this one, dealt: totals added up, the start one seat to the left (rules §1).

        With two players the cards set aside in round 1 are dealt, and each view remembers what its seat saw in round 1.
        Raises GameOverError after the last round; ScoutError when this one is not over, when a deal is needed (3 to 5
        players, or a position read from a text) and not given, or is not the complement of round 1.
        """
        outcome = self.outcome
        if outcome is None:
            raise ScoutError("the round is not over")
        if self.round == self.rounds:
            raise GameOverError("this was the last round")
        size = HAND_SIZES[self.players]
        reserve = self._origin.reserve
        if reserve:
            reserved = Deal((reserve[:size], reserve[size:]))
            if deal is not None and deal.hands != reserved.hands:
                raise ScoutError("with two players round 2 is the cards set aside in round 1")
            deal = reserved
        if deal is None:
            raise ScoutError("the next round needs a deal")
        totals = tuple(a + b for a, b in zip(self.totals, outcome.scores, strict=True))
        start = (self.start + 1) % self.players
        earlier: tuple[int, ...] = ()
        if self.players == 2:
            # Whatever was ever shown has been captured, lies on the table, or was scouted into a hand.
            known = self._past.knowledge()
            shown = known.gone | known.held[0] | known.held[1]
            earlier = (*(shown | bits_of(hand) for hand in self.hands), shown)
            if (earlier[0] | earlier[1]) & bits_of(deal.hands[0] + deal.hands[1]) and not self._origin.relaxed:
                raise ScoutError("a card of round 1 can't be dealt again in round 2 of two players")
        return Position.start_round(
            deal, players=self.players, round=self.round + 1, start=start, totals=totals, earlier=earlier
        )

    @classmethod
    def from_spn(cls, text: str, *, relaxed: bool = False) -> Position:
        """Read Scout position notation (the ten fields are described in `notation`).

        Raises NotationError for anything but the canonical text of a position that can be. `relaxed` is for teaching
        diagrams: any hands, table and counts. History and knowledge start empty.

        >>> Position.from_spn("45/13/21 67 1 2p 0/0/0 0/0/0 111 1/3 1 0/0/0", relaxed=True).turn
        1
        """
        fields = read_spn(text, relaxed=relaxed)
        return _make(fields, Origin(relaxed=relaxed, open=not any(None in hand for hand in fields.hands)))

    # -- asking ------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    @property
    def rounds(self) -> int:
        """How many rounds a game has: each seat starts one."""
        return len(self.hands)

    @property
    def relaxed(self) -> bool:
        """Whether the position, or one that this one came from, was read as a diagram that need not be possible."""
        return self._origin.relaxed

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves of the seat to act, lazily; none when the round is over.

        Raises ScoutError when its hand has a card that is not known.
        """
        moves = self._moves
        if moves is None:
            turn, phase = self.turn, self.phase
            if phase is PLAYING:
                hand = self.hands[turn] if self._origin.open else known_hand(self, turn)
                has_chip = len(self.hands) > 2 or self.chips[turn] > 0
                moves = LegalMoves(hand, self.active, has_chip, self.tokens[turn])  # type: ignore[arg-type] # all known
            elif phase is OVER:
                moves = NO_MOVES[Reason.ROUND_OVER]
            else:
                known_hand(self, turn)
                moves = TURNINGS
            _keep_moves(self, moves)
        return moves

    def why_illegal(self, move: Move) -> Reason | None:
        """Why the seat to act can't make the move; None: it can. See Reason for the order.

        >>> from scout_core import Show
        >>> Position.deal(3, seed=1).why_illegal(Show(0, 1))
        Reason.WRONG_PHASE
        """
        return self.legal_moves.why_illegal(move)

    @property
    def outcome(self) -> RoundOutcome | None:
        """How the round ended and what each seat scores, or None while it lasts (rules §5, §6)."""
        return outcome_of(self)

    def view(self, seat: int | None) -> View:
        """What that seat, or a spectator (None), may know (rules §9).

        Raises ScoutError when there is no such seat, or its own hand is not known.
        """
        hand: tuple[Card, ...] = ()
        held, gone = self._past.knowledge()
        if seat is not None:
            if not is_int(seat) or not 0 <= seat < len(self.hands):
                raise ScoutError(f"there is no seat {quoted(seat)}")
            hand = tuple([card for card in self.hands[seat] if card is not None])
            if len(hand) != len(self.hands[seat]):
                raise ScoutError(f"the hand of seat {seat} is not known")
            held = (*held[:seat], bits_of(hand), *held[seat + 1 :])
        earlier = self._origin.earlier
        return View(
            seat,
            len(self.hands),
            self.turn,
            self.phase,
            hand,
            tuple([len(cards) for cards in self.hands]),
            self.active,
            self.owner,
            self.points,
            self.chips,
            self.tokens,
            self.round,
            self.start,
            self.totals,
            self._past.seen_by(seat),
            held,
            gone | (earlier[-1 if seat is None else seat] if earlier else 0),
        )

    def spn(self) -> str:
        """The position as canonical SPN."""
        return write_spn(_fields_of(self))

    def __repr__(self) -> str:
        return f"Position.from_spn({self.spn()!r}{', relaxed=True' if self._origin.relaxed else ''})"

    def __eq__(self, other: object) -> bool:
        return _fields_of(self) == _fields_of(other) if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(_fields_of(self))

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, move: Move) -> tuple[Position, tuple[Event, ...]]:
        """The position after the move, and what happened (rules §4, §5, §7).

        Raises GameOverError when the round is over, else IllegalMoveError when the move is not legal, ScoutError when
        that can't be told because a card is not known. This position stays as it is.

        >>> from scout_core import Turn
        >>> after, events = Position.deal(2, deal=deal_round(2, 1, 1)).play(Turn(True))
        >>> after.turn, events
        (1, (Turned(seat=0, turned=True),))
        """
        moves = self._moves
        reason = (self.legal_moves if moves is None else moves).why_illegal(move)
        if reason is not None:
            if self.phase is OVER:
                raise GameOverError("the round is over")
            raise IllegalMoveError(move, reason, out_of_range(move, len(self.hands[self.turn]), len(self.active)))
        after = copy_of(self)
        events = advance(after, move)
        after.__class__ = Position
        return after, events  # type: ignore[return-value] # that very object is a position now

    # -- staying as it is --------------------------------------------------------------------------------------

    def __init__(self) -> None:
        raise TypeError("positions are made by Position.deal, .from_spn, .next_round and .play")

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"positions do not change: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"positions do not change: {name}")

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _make, (_fields_of(self), self._origin, self._past)


# The slot itself, since it is set once for each position: `object.__setattr__` would look for it by name.
_keep_moves: Final = State._moves.__set__  # type: ignore[union-attr]


def _fields_of(position: State) -> SpnFields:
    return fields_of(position.hands, position)


def _make(fields: SpnFields, origin: Origin, past: Past | None = None) -> Position:
    """A position of these fields; without a past, knowledge and history start empty."""
    state = State()
    for name, value in zip(SpnFields._fields, fields, strict=True):
        setattr(state, name, value)
    state._origin = origin
    state._past = first_link(len(fields.hands), bits_of(fields.active)) if past is None else past
    state._moves = None
    # That very object becomes a position, which can't be changed any more, here as in `play`: a frozen object that sets
    # its fields one by one, past its own lock, would take a tenth of the time of a move.
    state.__class__ = Position
    return state  # type: ignore[return-value]
