"""Text formats: what is written can be read, and comes out the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scout_core import Deal, NotationError, Position, parse_move

from .walks import ANY_MOVE, deals, walks


def attempt(read, text):
    """What was read and None, or None and why it was refused. Any other error is a failure."""
    try:
        return read(text), None
    except NotationError as error:
        return None, error


@given(walks())
def test_a_position_survives_its_text(walk):
    for position in walk.positions[::4]:
        text = position.spn()
        again = Position.from_spn(text)
        assert again == position
        assert hash(again) == hash(position)
        assert again.spn() == text
        assert list(again.legal_moves) == list(position.legal_moves)
        assert again.outcome == position.outcome


@given(walks())
def test_positions_are_equal_only_when_their_texts_are(walk):
    texts = [position.spn() for position in walk.positions]
    for position, text in zip(walk.positions, texts, strict=True):
        assert (position == walk.positions[-1]) is (text == texts[-1])


@given(walks())
def test_a_position_pastes_back(walk):
    position = walk.positions[-1]
    assert eval(repr(position), {"Position": Position}) == position


@given(walks())
def test_a_view_survives_its_text(walk):
    """The text of a view is a position whose foreign cards are not known."""
    position = walk.positions[-1]
    view = position.view(position.turn)
    text = view.spn()
    again = Position.from_spn(text, relaxed=True)
    assert again.spn() == text
    assert again.view(position.turn) == view


@given(walks())
def test_moves_survive_their_text(walk):
    for move in walk.positions[-1].legal_moves:
        assert parse_move(str(move)) == move


@given(ANY_MOVE)
def test_a_move_that_can_be_read_is_the_move_that_was_written(move):
    """Moves that no hand could ever make have texts too; they are read exactly or refused."""
    read, error = attempt(parse_move, str(move))
    assert read == move or error is not None


@given(st.text(alphabet="LR0123456789!+-keptun ", max_size=9))
def test_there_is_one_spelling_a_move(text):
    move, error = attempt(parse_move, text)
    assert str(move) == text if error is None else 1 <= error.column <= len(text) + 1


@given(deals())
def test_a_deal_survives_its_text(deal):
    assert Deal.parse(str(deal), len(deal.hands)) == deal


@given(walks(), st.data())
def test_a_damaged_text_is_refused_or_is_another_position(walk, data):
    """One character changed, lost or doubled: never an unclear error, never the same position."""
    text = walk.positions[-1].spn()
    place = data.draw(st.integers(0, len(text) - 1))
    change = data.draw(st.sampled_from(["", text[place] * 2, *"0123456789T/-?opx "]))
    damaged = text[:place] + change + text[place + 1 :]
    if damaged == text:
        return
    position, error = attempt(Position.from_spn, damaged)
    if error is None:
        assert position.spn() == damaged
    else:
        assert error.field
        assert 1 <= error.column <= len(damaged) + 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_text_of_a_deal_is_one_line(players):
    position = Position.deal(players, seed=1)
    assert position.spn().count(" ") == 9
    assert "\n" not in position.spn()
