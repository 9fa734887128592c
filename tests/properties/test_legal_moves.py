"""The list of legal moves against the reference, and against itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scout_core import GameOverError, IllegalMoveError, Phase, Reason, Scout, ScoutAndShow

from . import oracle
from .walks import ANY_MOVE, plain, walks


@given(walks())
def test_the_list_is_the_references_list_in_the_documented_order(walk):
    for position, state in list(zip(walk.positions, walk.states, strict=True))[-12:]:
        assert [plain(move) for move in position.legal_moves] == oracle.moves(state)


@given(walks())
def test_length_index_membership_iteration_and_truth_agree(walk):
    for position in walk.positions[::3]:
        moves = position.legal_moves
        listed = list(moves)
        size = len(listed)
        assert len(moves) == size
        assert bool(moves) is bool(listed)
        assert [moves[i] for i in range(size)] == listed
        assert [moves[i] for i in range(-size, 0)] == listed
        assert moves[2:9:3] == tuple(listed[2:9:3])
        assert moves[::-7] == tuple(listed[::-7])
        assert all(move in moves for move in listed)
        assert len(set(listed)) == size
        for beyond in (size, -size - 1):
            with pytest.raises(IndexError):
                moves[beyond]


@given(walks())
def test_the_parts_of_the_list_make_up_the_whole(walk):
    for position, state in zip(walk.positions[::3], walk.states[::3], strict=True):
        moves = position.legal_moves
        parts = [*moves.shows(), *moves.scouts()]
        for scout in oracle.scouts(state["hands"][state["turn"]], state["active"]):
            parts += [ScoutAndShow(Scout(*scout), show) for show in moves.shows_after(Scout(*scout))]
        if position.phase is not Phase.TURN:
            assert parts == list(moves)


@given(walks())
def test_every_listed_move_plays_and_leaves_the_position_alone(walk):
    position = walk.positions[-1]
    before = position.spn()
    for move in position.legal_moves[:: max(1, len(position.legal_moves) // 60)]:
        following, events = position.play(move)
        assert events
        assert following.spn() != before
    assert position.spn() == before


@given(walks(), st.lists(ANY_MOVE, min_size=20, max_size=40))
def test_every_unlisted_move_is_refused_with_a_reason_and_changes_nothing(walk, attempts):
    position, state = walk.positions[-1], walk.states[-1]
    legal = set(oracle.moves(state))
    before = position.spn()
    for move in attempts:
        if plain(move) in legal:
            assert position.why_illegal(move) is None
            assert move in position.legal_moves
            continue
        reason = position.why_illegal(move)
        assert isinstance(reason, Reason)
        assert move not in position.legal_moves
        with pytest.raises((IllegalMoveError, GameOverError)) as refusal:
            position.play(move)
        if state["phase"] == "over":
            assert reason is Reason.ROUND_OVER
        else:
            assert refusal.value.reason is reason
            assert refusal.value.code == "illegal-move"
    assert position.spn() == before
