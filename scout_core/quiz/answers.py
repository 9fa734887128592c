"""The answers, as the engine knows them."""

from __future__ import annotations

from typing import Any, Final

from ..cards import Card
from ..errors import ScoutError
from ..moves import Scout, Show
from ..position import Position
from ..rules import why_no_show
from ..sets import HandSet, hand_sets
from ..shows import strength_of
from .model import Choice, Sum

MARGIN: Final = 0.5
"""By so many points at least a wrong scout is worse than the best one: less is a matter of taste."""


def hand_of(position: Position, seat: int) -> tuple[Card, ...]:
    return tuple([card for card in position.hands[seat] if card is not None])


def count_of(hand: tuple[Card, ...], active: tuple[Card, ...]) -> int:
    floor = strength_of(active)
    return sum(found.strength > floor for found in hand_sets(hand))


def sets_of(hand: tuple[Card, ...], active: tuple[Card, ...], choices: int) -> list[Choice]:
    """Sets of the hand, in their order: those nearest to the table in strength, half of them right if there are any."""
    floor = strength_of(active)
    sets = sorted(hand_sets(hand), key=lambda found: (abs(found.strength - floor), found.start, found.stop))
    right = [found for found in sets if found.strength > floor]
    wrong = [found for found in sets if found.strength <= floor]
    if not right:
        raise ScoutError("no set of this hand beats the table")
    if len(sets) < 2:
        raise ScoutError("there is only one set to choose")
    half = choices // 2
    some = right[: max(half, choices - len(wrong))]
    return [_shown(hand, floor, found) for found in sorted(some + wrong[: choices - len(some)])]


def _shown(hand: tuple[Card, ...], floor: int, found: HandSet) -> Choice:
    show = Show(found.start, found.stop)
    reason = why_no_show(hand, floor, show)
    return Choice(str(show), reason is None, reason=None if reason is None else reason.value)


def best_scouts(position: Position, choices: int) -> list[Choice]:
    """The best scout, and others that are clearly worse, from all over the list; in the order of legal moves."""
    from ..bots import rank_moves

    if not position.legal_moves.scouts():
        raise ScoutError("this seat can't scout")
    view = position.view(position.turn)
    values = {move: value for move, value in rank_moves(view, len(view.legal_moves)) if isinstance(move, Scout)}
    best = max(values, key=lambda scout: values[scout])
    worse = sorted((s for s in values if values[s] <= values[best] - MARGIN), key=lambda s: (-values[s], str(s)))
    if not worse:
        raise ScoutError("no scout is clearly the best")
    others = min(choices - 1, len(worse))
    picked = {best, *(worse[place * len(worse) // others] for place in range(others))}
    listed = [scout for scout in position.legal_moves.scouts() if scout in picked]
    return [Choice(str(scout), scout == best, value=round(values[scout], 1)) for scout in listed]


def score_of(position: Position, seat: int) -> dict[str, Any]:
    outcome = position.outcome
    if outcome is None:
        raise ScoutError("the round is not over, so there is no score")
    hand = 0 if seat == outcome.exempt else len(position.hands[seat])
    total = Sum(position.points[seat], position.chips[seat], hand)
    return {"answer": outcome.scores[seat], "sum": total._asdict()}
