"""The fields of a position while the next one is being made, and what each action does to them (rules §4 to §7).

Nothing here judges: `Position.play` has found the move legal before.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from .cards import Card, Hand
from .errors import ScoutError
from .events import Event, RoundEnded, Scouted, Showed, TokenUsed, Turned
from .history import Past
from .moves import Move, Scout, Show, Turn
from .notation import SpnFields
from .rules import OVER, PLAYING, LegalMoves, Phase, RoundOutcome, Termination, score_round, take_from
from .shows import kind_of_set, shows_over, strength_of

# A named tuple's own constructor takes twice as long as the one of tuples under it, and each move makes one or two.
_event: Final = tuple.__new__

_T = TypeVar("_T")


class Origin(NamedTuple):
    """What stays the same for a whole round and lies beside the fields of SPN.

    `reserve`: with two players in round 1, the deal of round 2, if it is known. `earlier`: with two players in round 2,
    what each seat, and last a spectator, saw in round 1, as bits (`Card.bit`); else empty. `relaxed`: read so. `open`:
    every card is known.
    """

    reserve: tuple[Card, ...] = ()
    earlier: tuple[int, ...] = ()
    relaxed: bool = False
    open: bool = True


class State:
    """The fields of SPN, and beside them what stays the same, the past, and the legal moves, once asked for."""

    __slots__ = (*SpnFields._fields, "_moves", "_origin", "_past")

    hands: tuple[Hand, ...]
    active: tuple[Card, ...]
    owner: int | None
    turn: int
    phase: Phase
    points: tuple[int, ...]
    chips: tuple[int, ...]
    tokens: tuple[bool, ...]
    round: int
    start: int
    totals: tuple[int, ...]
    _origin: Origin
    _past: Past
    _moves: LegalMoves | None


def copy_of(state: State) -> State:
    """A copy that can be changed."""
    # Spelled out: a loop over the slots takes several times as long, at every move.
    copy = State()
    copy.hands = state.hands
    copy.active = state.active
    copy.owner = state.owner
    copy.turn = state.turn
    copy.phase = state.phase
    copy.points = state.points
    copy.chips = state.chips
    copy.tokens = state.tokens
    copy.round = state.round
    copy.start = state.start
    copy.totals = state.totals
    copy._origin = state._origin
    copy._past = state._past
    copy._moves = None
    return copy


def outcome_of(state: State) -> RoundOutcome | None:
    """How the round ended and what each seat scores, or None while it lasts (rules §5, §6)."""
    if state.phase is not OVER:
        return None
    sizes = [len(hand) for hand in state.hands]
    if not sizes[state.turn] or state.owner is None:
        return score_round(Termination.EMPTIED, state.turn, state.points, state.chips, sizes)
    return score_round(Termination.UNBEATEN, state.owner, state.points, state.chips, sizes)


def advance(state: State, move: Move) -> tuple[Event, ...]:
    """Do a legal move, and tell what happened."""
    seat = state.turn
    events: tuple[Event, ...]
    if isinstance(move, Show):
        events = (_show(state, move),)
    elif isinstance(move, Scout):
        events = (_scout(state, move),)
        _pass_on(state)
    elif isinstance(move, Turn):
        events = (_turn_hand(state, move),)
    else:
        state.tokens = _put(state.tokens, seat, False)
        events = (TokenUsed(seat), _scout(state, move.scout), _show(state, move.show))
    if state.phase is OVER:
        outcome = outcome_of(state)
        if outcome is not None:
            events = (*events, RoundEnded(state.round, outcome))
    state._past = Past(state._past, seat, events)
    return events


def _turn_hand(state: State, move: Turn) -> Turned:
    seat = state.turn
    if move.turned:
        hand = tuple([None if card is None else card.turned() for card in state.hands[seat]])
        state.hands = _put(state.hands, seat, hand)
    state.turn = (seat + 1) % len(state.hands)
    if state.turn == state.start:
        state.phase = PLAYING
    return Turned(seat, move.turned)


def _scout(state: State, move: Scout) -> Scouted:
    """The card moves and the chip is paid; whose turn it is then, the caller decides."""
    seat, owner, gap, turned = state.turn, state.owner, move.gap, move.turned
    if owner is None:
        raise ScoutError("an active set has an owner")
    hands = list(state.hands)
    hand = list(hands[seat])
    card, state.active = take_from(state.active, move)
    hand.insert(gap, card.turned() if turned else card)
    hands[seat] = tuple(hand)
    state.hands = tuple(hands)
    chips = list(state.chips)
    two = len(chips) == 2
    if two:
        chips[seat] -= 1
    else:
        chips[owner] += 1
    state.chips = tuple(chips)
    return _event(Scouted, (seat, owner, move.end, card, gap, turned, "centre" if two else "owner"))


def _pass_on(state: State) -> None:
    """After a plain scout: with two players the same seat acts on, else the next; unless that ends the round."""
    if len(state.hands) == 2:
        if not _can_act(state, state.turn):
            state.phase = OVER
        return
    following = (state.turn + 1) % len(state.hands)
    if following == state.owner:
        state.phase = OVER
    else:
        state.turn = following


def _show(state: State, move: Show) -> Showed:
    seat, captured, start, stop = state.turn, state.active, move.start, move.stop
    hands = list(state.hands)
    hand = hands[seat]
    cards: tuple[Card, ...] = hand[start:stop]  # type: ignore[assignment] # all known, or it is not legal
    rest = hands[seat] = hand[:start] + hand[stop:]
    state.hands = tuple(hands)
    loser = None
    if captured:
        loser = state.owner
        points = list(state.points)
        points[seat] += len(captured)
        state.points = tuple(points)
    state.active = cards
    state.owner = seat
    following = (seat + 1) % len(hands)
    if not rest or (len(hands) == 2 and not _can_act(state, following)):
        state.phase = OVER
    else:
        state.turn = following
    return _event(Showed, (seat, cards, kind_of_set(cards), start, captured, loser))


def _can_act(state: State, seat: int) -> bool:
    """With two players: whether that seat could scout or show (rules §7)."""
    if state.active and state.chips[seat]:
        return True
    return bool(shows_over(known_hand(state, seat), strength_of(state.active)))


def known_hand(state: State, seat: int) -> tuple[Card, ...]:
    """The hand of a seat. Raises ScoutError when a card of it is not known."""
    hand = state.hands[seat]
    if not state._origin.open and None in hand:
        raise ScoutError(f"a card of seat {seat} is not known, so neither are its moves")
    return hand  # type: ignore[return-value]


def _put(row: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    """The row with another value at that place."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)
