"""Quizzes: the answers are the engine's, and whatever is wrong in one is refused at its place."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scout_core import NotationError, Phase, Position, Reason, Scout, ScoutError, Show, parse_move, rank_moves
from scout_core.quiz import KINDS, Quiz, make_quiz, read_quiz
from tests.properties.walks import Walk, walks

DIAGRAM = Position.from_spn("29648265/3746/719383 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0", relaxed=True)
PAIR = "155764627823/3746/719383 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0"
SCOUTING = (
    "348T23825851/75T7212641394T7325/275979T51638T14894/1831T678714765199T/54926763T364T2 425368 1 2p"
    " 2/0/0/0/0 0/0/0/0/0 11111 1/5 5 0/0/0/0/0"
)


@given(walks())
def test_what_is_asked_of_a_round_is_answered_by_its_rules(walk: Walk) -> None:
    position = walk.positions[-1]
    for kind in ("beat", "count", "score"):
        try:
            quiz = make_quiz(kind, position)
        except ScoutError as refused:
            assert str(refused)  # noqa: PT017  # a position need not have every question in it
            continue
        assert read_quiz(quiz.json()) == quiz
        if kind == "score":
            assert position.outcome is not None
            assert quiz.answer == position.outcome.scores[position.turn]
        if position.phase is not Phase.PLAY:
            continue  # Sets can be compared at any time, but not shown.
        for choice in quiz.choices:
            move = parse_move(choice.move)
            assert choice.right is (move in position.legal_moves)
            assert (choice.reason and Reason(choice.reason)) == position.why_illegal(move)
        if kind == "count":
            assert quiz.answer == len(position.legal_moves.shows())


def test_the_best_scout_is_that_of_the_strongest_bot() -> None:
    position = Position.from_spn(SCOUTING)
    quiz = make_quiz("scout", position, choices=4)
    view = position.view(position.turn)
    ranked = {str(move): value for move, value in rank_moves(view, len(view.legal_moves)) if isinstance(move, Scout)}
    best = max(ranked, key=lambda move: ranked[move])
    assert [choice.move for choice in quiz.choices if choice.right] == [best]
    assert 2 <= len(quiz.choices) <= 4
    for choice in quiz.choices:
        assert choice.value == round(ranked[choice.move], 1)
        assert choice.right or ranked[choice.move] <= ranked[best] - 0.5


def test_an_author_may_ask_of_another_seat_in_other_words() -> None:
    quiz = make_quiz("count", DIAGRAM, seat=2, names=["Ann", "Bo", "Cy"], question="How many?")
    assert json.loads(quiz.json()) == {
        "v": 1,
        "kind": "count",
        "spn": DIAGRAM.spn(),
        "relaxed": True,
        "seat": 3,
        "names": ["Ann", "Bo", "Cy"],
        "question": "How many?",
        "answer": 4,
    }


def test_choices_are_limited_and_both_right_and_wrong() -> None:
    position = Position.from_spn(PAIR, relaxed=True)
    for most in (2, 3, 8):
        quiz = make_quiz("beat", position, choices=most)
        assert len(quiz.choices) == most
        assert {choice.right for choice in quiz.choices} == {True, False}
        shows = [parse_move(choice.move) for choice in quiz.choices]
        assert shows == sorted(shows, key=lambda show: (show.start, show.stop) if isinstance(show, Show) else (0, 0))


@pytest.mark.parametrize(
    ("kind", "spn", "options", "says"),
    [
        ("riddle", DIAGRAM.spn(), {}, "one of beat, scout, count, score, not 'riddle'"),
        ("beat", DIAGRAM.spn(), {"choices": 1}, "2 to 12 choices, not 1"),
        ("beat", DIAGRAM.spn(), {"seat": 3}, "seat, column 1: expected a seat, 1 to 3, found 4"),
        ("beat", DIAGRAM.spn(), {"names": ["Ann"]}, "names, column 1: expected 3 names"),
        ("beat", DIAGRAM.spn(), {"question": ""}, "question, column 1: expected a text"),
        ("beat", DIAGRAM.spn().replace(" 45 ", " T9T8T7 "), {}, "no set of this hand beats the table"),
        ("beat", DIAGRAM.spn().replace("29648265/", "64/"), {}, "only one set to choose"),
        ("beat", DIAGRAM.spn().replace(" 45 2 ", " - - "), {}, "expected cards on the table"),
        ("count", DIAGRAM.spn().replace("2964", "29??"), {}, "expected a seat whose cards are known"),
        ("scout", DIAGRAM.spn(), {"seat": 1}, "expected the seat that is to play"),
        ("scout", "2334/3445 7889 2 1p 0/0 0/3 00 1/2 1 0/0", {}, "this seat can't scout"),
        ("scout", DIAGRAM.spn().replace("29648265/", "64/"), {}, "no scout is clearly the best"),
        ("score", DIAGRAM.spn(), {}, "expected a round that is over"),
    ],
)
def test_a_question_that_the_position_does_not_have_is_refused(
    kind: str, spn: str, options: dict[str, Any], says: str
) -> None:
    with pytest.raises(ScoutError, match=re.escape(says)):
        make_quiz(kind, Position.from_spn(spn, relaxed=True), **options)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(st.data())
def test_a_quiz_with_anything_in_any_place_is_read_or_refused_in_words(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(["beat", "count"]))
    quiz = make_quiz(kind, DIAGRAM).data()
    place = data.draw(st.sampled_from([*quiz, "more"]))
    value = data.draw(JSON)
    if place == "choices" and data.draw(st.booleans()):
        key = data.draw(st.sampled_from(["move", "right", "why", "reason", "more"]))
        quiz["choices"][0][key] = value
    else:
        quiz[place] = value
    text = json.dumps(quiz)
    try:
        read = read_quiz(text)
    except NotationError as error:
        assert len(str(error)) < 300  # noqa: PT017
    else:
        assert isinstance(read, Quiz)
        assert json.loads(read.json()) == quiz


@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    with pytest.raises(NotationError):
        read_quiz(text)


def test_kinds_are_those_of_the_contract() -> None:
    assert KINDS == ("beat", "scout", "count", "score")
