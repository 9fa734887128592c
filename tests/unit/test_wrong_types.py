"""Values of a wrong type: a clear ScoutError at once, never something half right later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from scout_core import (
    Card,
    Deal,
    Game,
    Position,
    Scout,
    ScoutAndShow,
    ScoutError,
    Show,
    Turn,
    deal_round,
    parse_move,
    position_svg,
)
from scout_core.quiz import read_quiz

# What a caller without a type checker may write.
wrong: Any = {"text": "x", "none": None, "float": 1.0, "truth": True, "long": 10**5000, "bytes": b"x"}
SPN = "29648265/3746/719383 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0"


def playing() -> Position:
    return Position.from_spn(SPN, relaxed=True)


CALLS: dict[str, tuple[Callable[[], object], str]] = {
    "turn": (lambda: Turn(wrong["text"]), "turned is True or False, not 'x'"),
    "turn by number": (lambda: Turn(wrong["long"]), "turned is True or False, not a number"),
    "show": (lambda: Show(wrong["text"], wrong["text"]), "start and stop are whole numbers"),
    "show by truth": (lambda: Show(0, wrong["truth"]), "start and stop are whole numbers"),
    "scout way": (lambda: Scout("L", 0, wrong["float"]), "turned is True or False, not 1.0"),
    "scout gap": (lambda: Scout("L", wrong["float"], True), "gap is a whole number, not 1.0"),
    "scout end": (lambda: Scout(wrong["text"], 0, True), "end is 'L' or 'R', not 'x'"),
    "scout part": (lambda: ScoutAndShow(wrong["none"], Show(0, 1)), "scout is a Scout, not None"),
    "show part": (lambda: ScoutAndShow(Scout("L", 0, True), wrong["text"]), "show is a Show, not 'x'"),
    "play a text": (lambda: playing().play(wrong["text"]), "'x' is not a move"),
    "turn by text": (lambda: Position.deal(3, seed=1).play(wrong["text"]), "'x' is not a move"),
    "judge a text": (lambda: playing().view(0).why_illegal(wrong["none"]), "None is not a move"),
    "view": (lambda: playing().view(wrong["truth"]), "no seat True"),
    "view by text": (lambda: playing().view(wrong["text"]), "no seat 'x'"),
    "round": (lambda: deal_round(3, 1, wrong["float"]), "no round 1.0"),
    "players": (lambda: deal_round(3.0, 1, 1), "not 3.0"),  # type: ignore[arg-type]
    "players by text": (lambda: Position.deal(wrong["text"]), "not 'x'"),
    "players of a text": (lambda: Deal.parse("", wrong["none"]), "not None"),
    "seed": (lambda: deal_round(3, wrong["float"], 1), "a seed is .*, not 1.0"),
    "start": (lambda: Position.deal(3, seed=1, start=wrong["float"]), "whole numbers"),
    "start of a game": (lambda: Game(["Ann", "Bo"], start=wrong["truth"]), "start seat True"),
    "spn": (lambda: Position.from_spn(wrong["none"]), "a position is a text, not None"),
    "move": (lambda: parse_move(wrong["none"]), "a written move is a text, not None"),
    "move as bytes": (lambda: parse_move(wrong["bytes"]), "a written move is a text, not b'x'"),
    "card": (lambda: Card.parse(wrong["none"]), "a card is a text, not None"),
    "deal": (lambda: Deal.parse(wrong["none"], 3), "a deal is a text, not None"),
    "record": (lambda: Game.from_sgn(wrong["none"]), "a record is a text, not None"),
    "record as bytes": (lambda: Game.from_sgn(wrong["bytes"]), "a record is a text, not b'x'"),
    "quiz": (lambda: read_quiz(wrong["bytes"]), "a quiz is a text, not b'x'"),
    "names": (lambda: Game(wrong["none"]), "a game needs the names"),
    "deals": (lambda: Game(["Ann", "Bo"], deals=[wrong["none"]]), "deal 1 is a deal or the text of one, not None"),
    "beginning": (lambda: Game.from_position(["Ann", "Bo"], wrong["text"]), "from a position, not from 'x'"),
    "picture": (lambda: position_svg(wrong["text"]), "of a position or a view, not of 'x'"),
    "far start of a game": (lambda: Game(["Ann", "Bo"], start=wrong["long"]), "start seat a number of more digits"),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_value_of_a_wrong_type_is_refused_in_words(name: str) -> None:
    call, message = CALLS[name]
    with pytest.raises(ScoutError, match=message):
        call()


def test_what_is_no_move_is_in_no_list_of_moves() -> None:
    assert wrong["text"] not in playing().legal_moves
    assert wrong["none"] not in Position.deal(3, seed=1).legal_moves


@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize("totals", [(0, 0, 0), (4, -3, 12), (10**9, 0, 0), (0, 1.0, 0)])
def test_a_round_that_can_be_started_can_be_pasted_back(round: int, totals: tuple[int, ...]) -> None:
    possible = round > 1 or not any(totals)
    deal = deal_round(3, 1, round)
    if possible and all(isinstance(total, int) and total < 10**9 for total in totals):
        position = Position.start_round(deal, players=3, round=round, start=1, totals=totals)
        assert eval(repr(position)) == position
    else:
        with pytest.raises(ScoutError, match="totals"):
            Position.start_round(deal, players=3, round=round, start=1, totals=totals)
