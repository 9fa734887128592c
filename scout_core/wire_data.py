"""What the wire sends, as plain dicts and lists: views, events, results, frames. No JSON, no hidden card.

The shapes are those of ``web/js/protocol.js``. Everything that takes a rule to know is worked out here, so that the
page only looks things up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from .cards import Card
from .errors import IllegalMoveError, Reason
from .events import Dealt, Event, GameEnded, RoundEnded, Scouted, Showed, TokenUsed, Turned
from .game import Game, RoundRecord
from .moves import Scout, ScoutAndShow, Show
from .position import Position
from .rules import Phase, out_of_range, take_from
from .sets import HandSet, beats, hand_sets
from .view import View

if TYPE_CHECKING:
    from .bots import Judged, RankedMove

Data = dict[str, Any]
Cards = tuple[Card, ...]


def cards_data(cards: Iterable[Card | None]) -> list[str]:
    return ["??" if card is None else str(card) for card in cards]


def ranked_data(ranked: RankedMove) -> Data:
    """A move of `rank_moves`; points and chance to three places."""
    move, value = ranked
    chance = None if ranked.chance is None else round(ranked.chance, 3)
    numbers = {"value": round(value, 3), "exact": round(ranked.exact, 3), "valued": round(ranked.valued, 3)}
    return {"move": str(move), **numbers, "chance": chance}


def judged_data(ply: int, view: View, judged: Judged) -> Data:
    """A move that was played and the better one, with the cards that the two are told by."""
    seen = {"hand": cards_data(view.hand), "active": cards_data(view.active)}
    return {"ply": ply, **seen, "played": ranked_data(judged.played), "best": ranked_data(judged.best)}


def event_data(event: Event) -> Data:
    """An event as its viewer saw it (filter with `Event.for_seat` first)."""
    match event:
        case Dealt(round=number, start=start, hand_size=size):
            return {"type": "dealt", "round": number, "start": start, "hand_size": size}
        case Turned(seat=seat, turned=turned):
            return {"type": "turned", "seat": seat, "turned": turned}
        case TokenUsed(seat=seat):
            return {"type": "token", "seat": seat}
        case Scouted():
            return {
                "type": "scouted",
                "seat": event.seat,
                "owner": event.owner,
                "end": event.end,
                "card": str(event.card),
                "gap": event.gap,
                "turned": event.turned,
                "chip": event.chip,
            }
        case Showed():
            return {
                "type": "showed",
                "seat": event.seat,
                "cards": cards_data(event.cards),
                "kind": event.kind.value,
                "start": event.start,
                "captured": cards_data(event.captured),
                "owner": event.owner,
            }
        case RoundEnded(round=number, outcome=outcome):
            return {
                "type": "round-ended",
                "round": number,
                "termination": outcome.termination.value,
                "seat": outcome.seat,
                "scores": list(outcome.scores),
            }
        case GameEnded(outcome=end):
            return {"type": "game-ended", "totals": list(end.totals), "winners": list(end.winners)}


def view_data(game: Game, viewer: int | None, at: int | None = None) -> Data:
    """The game as one seat sees it (None: a spectator), now or after `at` actions (GameView)."""
    ply = game.ply if at is None else at
    position = game.position_at(ply)
    view = position.view(viewer)
    results = [result_data(game, record) for record in game.rounds if record.ply < ply]
    final = game.outcome if ply == game.ply else None
    return {
        "ply": ply,
        "players": position.players,
        "seat": viewer,
        "names": list(game.names),
        "turn": position.turn,
        "phase": position.phase.value,
        "round": position.round,
        "rounds": position.rounds,
        "start": position.start,
        "totals": list(position.totals),
        "hand_sizes": list(view.hand_sizes),
        "active": cards_data(position.active),
        "owner": position.owner,
        "points": list(position.points),
        "chips": list(position.chips),
        "tokens": [bool(token) for token in position.tokens],
        "decided": _decided(position),
        **_own(position, view),
        "history": _history(game, viewer, position.round, ply),
        "results": results,
        "final": final and {"totals": list(final.totals), "winners": list(final.winners)},
        "spn": view.spn(),
    }


def _own(position: Position, view: View) -> Data:
    """What only the viewer sees: the hand, its sets, and while it is to act, what it may do."""
    if view.seat is None:
        return {"hand": None, "sets": [], "ways": None, "choices": None}
    acting = view.seat == position.turn
    return {
        "hand": cards_data(view.hand),
        "sets": _sets(view.hand, view.active, view.why_illegal),
        "ways": _ways(view.hand) if acting and view.phase is Phase.TURN else None,
        "choices": _choices(position, view.hand) if acting and view.phase is Phase.PLAY else None,
    }


def _history(game: Game, viewer: int | None, round: int, ply: int) -> list[Data]:
    """The actions of a round up to a ply, as the viewer saw them."""
    return [
        {"ply": step.ply, "seat": step.seat, "events": [event_data(event.for_seat(viewer)) for event in step.events]}
        for step in game.steps[:ply]
        if step.before.round == round
    ]


def result_data(game: Game, record: RoundRecord, *, open_hands: bool = False) -> Data:
    """A finished round: the sum of each seat and the table as it was left (RoundResult).

    Hands lie open after a round, with two players only after the game (rules §9).
    """
    final, outcome = record.final, record.outcome
    open_hands = open_hands or game.players > 2 or game.outcome is not None
    return {
        "round": record.round,
        "termination": outcome.termination.value,
        "seat": outcome.seat,
        "exempt": outcome.exempt,
        "points": list(final.points),
        "chips": list(final.chips),
        "hand_sizes": [len(hand) for hand in final.hands],
        "scores": list(outcome.scores),
        "totals": [total + score for total, score in zip(final.totals, outcome.scores, strict=True)],
        "ply": record.ply,
        "active": cards_data(final.active),
        "owner": final.owner,
        "hands": [cards_data(hand) for hand in final.hands] if open_hands else None,
    }


def after_data(position: Position, scout: Scout) -> Data:
    """The scout half of a Scout & Show: the hand it makes, what then must be beaten, and the sets judged against it.

    Raises `IllegalMoveError` when the scout can't be made.
    """
    hand, active = position.view(position.turn).hand, position.active
    if (reason := position.why_illegal(scout)) is not None:
        raise IllegalMoveError(scout, reason, out_of_range(scout, len(hand), len(active)))
    card, hand, active = _scouted(hand, active, scout)
    return {
        "move": str(scout),
        "card": str(card),
        "hand": cards_data(hand),
        "active": cards_data(active),
        "sets": _sets(hand, active, lambda show: position.why_illegal(ScoutAndShow(scout, show))),
    }


def _decided(position: Position) -> list[bool]:
    if position.phase is not Phase.TURN:
        return [True] * position.players
    asked = (position.turn - position.start) % position.players
    return [(seat - position.start) % position.players < asked for seat in range(position.players)]


def _sets(hand: Cards, active: Cards, why: Callable[[Show], Reason | None]) -> list[Data]:
    """Every set of a hand. Those that no other contains are the longest: they get a bracket."""
    sets = hand_sets(hand)
    return [
        {
            "start": found.start,
            "stop": found.stop,
            "kind": found.kind.value,
            "longest": not any(_inside(found, other) for other in sets),
            "beats": beats(hand[found.start : found.stop], active),
            "why": _value(why(Show(found.start, found.stop))),
        }
        for found in sets
    ]


def _inside(inner: HandSet, outer: HandSet) -> bool:
    return inner is not outer and outer.start <= inner.start and inner.stop <= outer.stop


def _ways(hand: Cards) -> list[Data]:
    ways = ((False, hand), (True, tuple(card.turned() for card in hand)))
    return [
        {"turned": turned, "hand": cards_data(cards), "sets": _sets(cards, (), lambda _: Reason.WRONG_PHASE)}
        for turned, cards in ways
    ]


def _choices(position: Position, hand: Cards) -> Data:
    scouts = [_scout(hand, position.active, scout) for scout in position.legal_moves.scouts()]
    strongest = _strongest(hand)
    return {
        "show": _value(position.why_illegal(Show(strongest.start, strongest.stop))),
        "scout": _value(position.why_illegal(Scout("L", 0, False))),
        "scout_and_show": _value(_why_no_scout_and_show(position, hand)),
        "scouts": scouts,
    }


def _why_no_scout_and_show(position: Position, hand: Cards) -> Reason | None:
    """None when some Scout & Show is legal; else why the strongest set that a scout could make can't be shown."""
    why = position.why_illegal(ScoutAndShow(Scout("L", 0, False), Show(0, 1)))
    if why in (Reason.NO_TOKEN, Reason.MUST_SHOW):
        return why
    best: tuple[int, Reason | None] = (0, why)
    for scout in position.legal_moves.scouts():
        found = _strongest(_scouted(hand, position.active, scout)[1])
        why = position.why_illegal(ScoutAndShow(scout, Show(found.start, found.stop)))
        if why is None:
            return None
        best = max(best, (found.strength, why), key=lambda pair: pair[0])
    return best[1]


def _strongest(hand: Cards) -> HandSet:
    return max(hand_sets(hand), key=lambda found: found.strength)


def _scouted(hand: Cards, active: Cards, scout: Scout) -> tuple[Card, Cards, Cards]:
    """The card as it lies in the hand, the hand, and the active set after a scout."""
    card, rest = take_from(active, scout)
    if scout.turned:
        card = card.turned()
    return card, (*hand[: scout.gap], card, *hand[scout.gap :]), rest


def _scout(hand: Cards, active: Cards, scout: Scout) -> Data:
    card, hand, rest = _scouted(hand, active, scout)
    sets = hand_sets(hand)
    through = [found for found in sets if found.start <= scout.gap < found.stop and found.stop - found.start > 1]
    made = max(through, key=lambda found: found.strength, default=None)
    return {
        "move": str(scout),
        "end": scout.end,
        "gap": scout.gap,
        "turned": scout.turned,
        "card": str(card),
        "makes": made and {"start": made.start, "stop": made.stop, "kind": made.kind.value},
        "showable": any(beats(hand[found.start : found.stop], rest) for found in sets),
    }


def _value(reason: Reason | None) -> str | None:
    return None if reason is None else reason.value
