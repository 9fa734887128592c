"""What each move leaves behind, as far as the seat that makes it can tell (rules §4 to §7, §9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..cards import DECKS, bits_of
from ..events import Scouted, Showed
from ..moves import KEEP, TURN, Scout, Show, scout_and_shows, show_slice
from ..rules import Phase, take_from
from ..sets import Values, slices, strength
from .features import Outlook, Table
from .hands import upright

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..cards import Card
    from ..history import HistoryEntry
    from ..moves import Move
    from ..view import View

_UNLIMITED = -1


class Afterstate(NamedTuple):
    """A move and what it leaves: the upright values in hand, the table, and the scores that every seat has then.

    `scores` starts with the own seat and goes to the left: captured + chips - cards in hand, or, when the round is
    surely over, what it ends with. `table` is None while hands are being turned.
    """

    move: Move
    values: Values
    table: Table | None
    scores: tuple[int, ...]
    over: bool

    @property
    def lead(self) -> float:
        """How much the own seat has more than the mean of the others."""
        others = self.scores[1:]
        return self.scores[0] - sum(others) / len(others)


def outlook(view: View, memory: int = _UNLIMITED) -> Outlook:
    """What the seat to act knows of the others; with `memory`, only what it saw in that many last actions."""
    seat, players = view.turn, view.players
    order = [(seat + distance) % players for distance in range(1, players)]
    known, seen = view.known_bits, view.seen_bits
    if memory != _UNLIMITED:
        known, seen = _remembered(view, memory)
    unseen = bits_of(DECKS[players]) & ~seen & ~bits_of(view.hand)
    for other in order:
        unseen &= ~known[other]
    return Outlook(
        players,
        tuple([view.hand_sizes[other] for other in order]),
        tuple([view.tokens[other] for other in order]),
        tuple([known[other] for other in order]),
        unseen,
        view.round if players == 2 else 0,
    )


def _remembered(view: View, memory: int) -> tuple[tuple[int, ...], int]:
    """Known and seen cards as bits, from the table and the last actions alone."""
    seen = bits_of(view.active)
    known = [0] * view.players
    recent: tuple[HistoryEntry, ...] = view.history[len(view.history) - memory :] if memory else ()
    for entry in recent:
        for event in entry.events:
            if isinstance(event, Scouted):
                known[event.seat] |= event.card.bit
                seen &= ~event.card.bit
            elif isinstance(event, Showed):
                shown = bits_of(event.cards)
                known[event.seat] &= ~shown
                seen |= shown
    return tuple(known), seen


def afterstates(view: View, *, sensible: bool = True) -> Iterator[Afterstate]:
    """What the moves of the seat to act leave, in the order of `view.legal_moves`.

    With `sensible`, scouted cards go first or beside an equal or neighbouring value only, which costs no strength.
    """
    present = _scores(view)
    if view.phase is Phase.TURN:
        yield Afterstate(KEEP, upright(view.hand), None, present, False)
        yield Afterstate(TURN, tuple([card.down for card in view.hand]), None, present, False)
        return
    hand = _Row(upright(view.hand), tuple([card.down for card in view.hand]))
    chips, other_chips = (view.chips[view.turn], view.chips[1 - view.turn]) if view.players == 2 else (0, 0)
    token = view.tokens[view.turn]
    for plain in view.legal_moves.shows():
        yield _shown(plain, hand, plain, present, len(view.active), token, chips, other_chips)
    scouts = [scout for scout in _scouts(view) if not sensible or _sensible(hand.values, view.active, scout)]
    for scout in scouts:
        yield _scouted(view, scout, hand, present, chips - 1)
    if not token:
        return
    owner = _distance(view)
    paid = tuple([score - (not place) + (place == owner) for place, score in enumerate(present)])
    for scout in scouts:
        longer = _inserted(hand, view.active, scout)
        floor = _strength(view.active, scout)
        shows = [show_slice(start, stop) for start, stop, rank in slices(longer.values) if rank > floor]
        for move in scout_and_shows(scout, shows):
            yield _shown(move, longer, move.show, paid, len(view.active) - 1, False, chips, other_chips)


class _Row(NamedTuple):
    """The upright and the other values of some cards."""

    values: Values
    downs: Values


def _scores(view: View) -> tuple[int, ...]:
    """Captured + chips - cards in hand, from the own seat to the left."""
    players, seat = view.players, view.turn
    order = [(seat + distance) % players for distance in range(players)]
    return tuple([view.points[other] + view.chips[other] - view.hand_sizes[other] for other in order])


def _distance(view: View) -> int:
    """How many seats to the left the owner of the active set sits."""
    return ((view.owner or 0) - view.turn) % view.players


def _scouts(view: View) -> tuple[Scout, ...]:
    return view.legal_moves.scouts() if view.active else ()


def _strength(active: tuple[Card, ...], scout: Scout) -> int:
    """How strong the active set is after a scout."""
    return strength(upright(take_from(active, scout)[1]))


def _sensible(values: Values, active: tuple[Card, ...], scout: Scout) -> bool:
    """Whether the scouted card goes first, or beside an equal or neighbouring value."""
    gap = scout.gap
    if not gap:
        return True
    card = take_from(active, scout)[0]
    value = card.down if scout.turned else card.up
    return any(-2 < value - near < 2 for near in values[gap - 1 : gap + 1])


def _inserted(hand: _Row, active: tuple[Card, ...], scout: Scout) -> _Row:
    """The hand after a scout."""
    gap, card = scout.gap, take_from(active, scout)[0]
    up, down = (card.down, card.up) if scout.turned else (card.up, card.down)
    return _Row((*hand.values[:gap], up, *hand.values[gap:]), (*hand.downs[:gap], down, *hand.downs[gap:]))


def _shown(
    move: Move,
    hand: _Row,
    second: Show,
    scores: tuple[int, ...],
    captured: int,
    token: bool,
    chips: int,
    other_chips: int,
) -> Afterstate:
    """After a show from that hand."""
    start, stop = second.start, second.stop
    values = hand.values
    shown = values[start:stop]
    ends = hand.downs[start], hand.downs[stop - 1]
    left = values[:start] + values[stop:]
    table = Table(shown, strength(shown), ends, 0, token, chips, other_chips)
    return Afterstate(move, left, table, (scores[0] + captured + stop - start, *scores[1:]), not left)


def _scouted(view: View, scout: Scout, hand: _Row, present: tuple[int, ...], chips: int) -> Afterstate:
    """After a plain scout; `chips` are those left with two players."""
    values = _inserted(hand, view.active, scout).values
    rest = take_from(view.active, scout)[1]
    distance, token = _distance(view), view.tokens[view.turn]
    if view.players == 2:
        # The card costs a point in hand, the chip another; the same seat acts on, if it can.
        scores = [present[0] - 2, present[1]]
        floor = strength(upright(rest))
        over = not (rest and chips) and not any(rank > floor for _, _, rank in slices(values))
    else:
        scores = [present[0] - 1, *present[1:]]
        scores[distance] += 1
        over = distance == 1
    if over:
        # The owner of an unbeaten set pays nothing for the hand.
        scores[distance] += view.hand_sizes[view.owner or 0]
    ends = (rest[0].down, rest[-1].down) if rest else (0, 0)
    other_chips = view.chips[1 - view.turn] if view.players == 2 else 0
    table = Table(
        upright(rest), strength(upright(rest)), ends, distance, token, chips if view.players == 2 else 0, other_chips
    )
    return Afterstate(scout, values, table, tuple(scores), over)
