"""Moves and their text: one spelling each."""

import pytest

from scout_core import NotationError, Scout, ScoutAndShow, Show, Turn, parse_move

SPELLINGS = {
    "keep": Turn(False),
    "turn": Turn(True),
    "1": Show(0, 1),
    "4-6": Show(3, 6),
    "9-10": Show(8, 10),
    "L7": Scout("L", 7, False),
    "R0!": Scout("R", 0, True),
    "L7!+7-9": ScoutAndShow(Scout("L", 7, True), Show(6, 9)),
    "R10+2": ScoutAndShow(Scout("R", 10, False), Show(1, 2)),
}


@pytest.mark.parametrize(("text", "move"), SPELLINGS.items())
def test_spelling(text, move):
    assert parse_move(text) == move
    assert str(move) == text
    assert eval(repr(move)) == move


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "keep, turn, a place from 1, L or R"),
        ("Keep", 1, "keep, turn, a place from 1, L or R"),
        ("keep ", 1, "keep, turn, a place from 1, L or R"),
        ("0", 1, "keep, turn, a place from 1, L or R"),
        ("04", 1, "keep, turn, a place from 1, L or R"),
        ("4-", 3, "a place after 4"),
        ("4-4", 3, "a place after 4"),
        ("4-3", 3, "a place after 4"),
        ("4-06", 3, "a place after 4"),
        ("4 -6", 2, "'-' or the end"),
        ("4-6!", 4, "the end"),
        ("123", 3, "'-' or the end"),
        ("L", 2, "a gap, 0 or more"),
        ("L07", 3, "'!', '+' or the end"),
        ("l7", 1, "keep, turn, a place from 1, L or R"),
        ("L7!!", 4, "'+' or the end"),
        ("L7+", 4, "a place, 1 or more"),
        ("L7+0", 4, "a place, 1 or more"),
        ("L7+R1", 4, "a place, 1 or more"),
        ("L7!+4-2", 7, "a place after 4"),
    ],
)
def test_what_is_no_move(text, column, expected):
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert (caught.value.field, caught.value.column, caught.value.expected) == ("move", column, expected)
    assert f"move, column {column}: expected {expected}" in str(caught.value)
