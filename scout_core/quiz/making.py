"""Making a quiz of a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..errors import ScoutError, is_int, quoted
from ..position import Position
from .answers import best_scouts, count_of, hand_of, score_of, sets_of
from .model import KINDS, MOST_CHOICES, Quiz, without_none
from .reading import Check


def make_quiz(
    kind: str,
    position: Position,
    *,
    seat: int | None = None,
    names: Sequence[str] = (),
    question: str | None = None,
    choices: int = 6,
) -> Quiz:
    """Ask that about the position: about the seat to act unless another one is given, with so many choices at most.

    Raises ScoutError for a kind there is not, and with the reason where the position has no such question in it.
    """
    if kind not in KINDS:
        raise ScoutError(f"a quiz is one of {', '.join(KINDS)}, not {quoted(kind)}")
    if not is_int(choices) or not 2 <= choices <= MOST_CHOICES:
        raise ScoutError(f"a quiz has 2 to {MOST_CHOICES} choices, not {quoted(choices)}")
    asked = Quiz(kind, position, position.turn if seat is None else seat, tuple(names), question)
    Check(asked.data(), position).frame()
    found = asked.data() | _answered(asked, choices)
    return Check(found, position).quiz()


def _answered(quiz: Quiz, choices: int) -> dict[str, Any]:
    """The answers of a quiz that has none yet."""
    position, seat = quiz.position, quiz.seat
    if quiz.kind == "score":
        return score_of(position, seat)
    hand = hand_of(position, seat)
    if quiz.kind == "count":
        return {"answer": count_of(hand, position.active)}
    found = best_scouts(position, choices) if quiz.kind == "scout" else sets_of(hand, position.active, choices)
    return {"choices": [without_none(choice) for choice in found]}
