"""A position is a value: it never changes, equals by its SPN, and survives copying and pickling."""

import copy
import pickle
from random import Random

import pytest

from scout_core import (
    GameOverError,
    IllegalMoveError,
    Phase,
    Position,
    Reason,
    Scout,
    ScoutAndShow,
    ScoutError,
    Show,
    Turn,
    deal_round,
    parse_move,
)


def walk(players, seed, moves=10_000):
    """A position after so many random moves of a round, or at its end."""
    random = Random(seed)
    position = Position.deal(players, seed=seed)
    while moves and position.phase is not Phase.OVER:
        legal = position.legal_moves
        position, _ = position.play(legal[int(random.random() * len(legal))])
        moves -= 1
    return position


def test_it_does_not_change():
    position = Position.deal(3, seed=1)
    with pytest.raises(AttributeError):
        position.turn = 2
    with pytest.raises(AttributeError):
        del position.turn
    with pytest.raises(AttributeError):
        position.note = "no place for this"
    with pytest.raises(TypeError):
        Position()


def test_equality_and_hash_are_those_of_the_spn():
    played = walk(3, 1, 8)
    read = Position.from_spn(played.spn())
    assert read == played
    assert hash(read) == hash(played)
    assert len({read, played, walk(3, 1, 7)}) == 2
    assert played != played.spn()


def test_copies():
    position = walk(4, 2, 12)
    assert copy.copy(position) is copy.deepcopy(position) is position
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.view(1).history == position.view(1).history
    assert again.view(1).known == position.view(1).known


def test_a_long_past_can_be_pickled():
    position = walk(5, 2)
    assert len(position.view(None).history) > 50
    assert pickle.loads(pickle.dumps(position)).view(None).history == position.view(None).history


def test_errors_can_be_pickled():
    for failure in (
        lambda: Position.from_spn("12"),
        lambda: Position.deal(3).play(Show(0, 1)),
        lambda: PAIR.play(Show(0, 99)),
    ):
        with pytest.raises(ScoutError) as caught:
            failure()
        again = pickle.loads(pickle.dumps(caught.value))
        assert str(again) == str(caught.value)
        assert vars(again) == vars(caught.value)


def test_a_deal_wins_over_the_seed_and_seat_0_starts_without_one():
    deal = deal_round(3, "b", 1)
    assert Position.deal(3, deal=deal).start == 0
    assert Position.deal(3, deal=deal, start=2).start == 2
    assert Position.deal(3, seed="a", deal=deal).hands == deal.hands
    assert Position.deal(3, seed="a", deal=deal).start == Position.deal(3, seed="a").start


def test_deals_without_a_seed_differ():
    assert Position.deal(4).hands != Position.deal(4).hands


@pytest.mark.parametrize("players", [1, 6, 0])
def test_no_game_for_so_many(players):
    with pytest.raises(ScoutError, match="2 to 5 players"):
        Position.deal(players)


def test_a_deal_for_another_number_of_players():
    with pytest.raises(ScoutError, match="for 3 players"):
        Position.deal(4, deal=deal_round(3, 1, 1))


def test_the_next_round():
    over = walk(3, 5)
    following = over.next_round(deal_round(3, 5, 2))
    assert following.round == 2
    assert following.start == following.turn == (over.start + 1) % 3
    assert following.totals == over.outcome.scores
    assert following.view(0).history == ()
    with pytest.raises(ScoutError, match="needs a deal"):
        over.next_round()
    with pytest.raises(ScoutError, match="not over"):
        following.next_round(deal_round(3, 5, 3))


def test_the_second_round_of_two_is_what_was_set_aside():
    over = walk(2, 5)
    following = over.next_round()
    assert following.hands == deal_round(2, 5, 2).hands
    assert over.next_round(deal_round(2, 5, 2)) == following
    with pytest.raises(ScoutError, match="set aside"):
        over.next_round(deal_round(2, 6, 2))
    read = Position.from_spn(over.spn())
    with pytest.raises(ScoutError, match="needs a deal"):
        read.next_round()
    assert read.next_round(deal_round(2, 5, 2)) == following
    with pytest.raises(ScoutError, match="dealt again"):
        read.next_round(deal_round(2, 6, 2))


def test_no_round_after_the_last():
    over = Position.from_spn("41917329758472/876559354312 646T 2 2x 3/4 0/0 00 2/2 1 5/0")
    with pytest.raises(GameOverError):
        over.next_round(deal_round(2, 5, 2))


# Seat 2 to act with 3 4 5 9 9 1: on a run, a match, an empty table; and of two players, without chips.
PAIR = Position.from_spn("12/314151929613/21 5767 1 2p 0/0/0 0/0/0 111 1/3 1 0/0/0", relaxed=True)
MATCH = Position.from_spn("12/314151929613/21 5753 1 2p 0/0/0 0/0/0 111 1/3 1 0/0/0", relaxed=True)
NO_CHIPS = Position.from_spn("12/314151929613 57 1 2p 0/0 3/0 00 1/2 1 0/0", relaxed=True)
EMPTY = Position.from_spn("12/314151929613/21 - 1 2p 0/0/0 0/0/0 101 1/3 1 0/0/0", relaxed=True)


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        (PAIR, "keep", Reason.WRONG_PHASE),
        (PAIR, "7", Reason.OUT_OF_RANGE),
        (PAIR, "5-99", Reason.OUT_OF_RANGE),
        (PAIR, "3-4", Reason.NOT_A_SET),
        (PAIR, "1-4", Reason.NOT_A_SET),
        (PAIR, "4", Reason.TOO_FEW_CARDS),
        (PAIR, "2-3", Reason.LOWER_VALUE),
        (PAIR, "L7", Reason.OUT_OF_RANGE),
        (PAIR, "L7+1", Reason.OUT_OF_RANGE),
        (PAIR, "L6+8", Reason.OUT_OF_RANGE),
        (PAIR, "R6+6-7", Reason.NOT_A_SET),
        (PAIR, "L0+2", Reason.LOWER_VALUE),
        (MATCH, "2-3", Reason.WEAKER_KIND),
        (NO_CHIPS, "L0", Reason.NO_CHIP),
        (NO_CHIPS, "L0+1", Reason.NO_TOKEN),
        (EMPTY, "L0", Reason.NOTHING_TO_SCOUT),
        (EMPTY, "L0+1", Reason.NO_TOKEN),
    ],
)
def test_reasons(position, move, reason):
    move = parse_move(move)
    assert position.why_illegal(move) is reason
    assert move not in position.legal_moves
    with pytest.raises(IllegalMoveError) as caught:
        position.play(move)
    assert (caught.value.reason, caught.value.move) == (reason, move)
    assert reason.value in str(caught.value)


@pytest.mark.parametrize(
    ("move", "missing", "says"),
    [
        ("7", ("place", "7", 1, 6), "7 is illegal (out-of-range): there is no place 7, only 1 to 6"),
        ("5-99", ("place", "99", 1, 6), "5-99 is illegal (out-of-range): there is no place 99, only 1 to 6"),
        ("L7!", ("gap", "7", 0, 6), "L7! is illegal (out-of-range): there is no gap 7, only 0 to 6"),
        ("L7+1", ("gap", "7", 0, 6), "L7+1 is illegal (out-of-range): there is no gap 7, only 0 to 6"),
        ("L6+8", ("place", "8", 1, 7), "L6+8 is illegal (out-of-range): there is no place 8, only 1 to 7"),
    ],
)
def test_what_is_out_of_range_is_named(move, missing, says):
    with pytest.raises(IllegalMoveError) as caught:
        PAIR.play(parse_move(move))
    assert caught.value.missing == missing
    assert str(caught.value) == says


def test_the_only_card_on_the_table_has_one_end():
    position = Position.from_spn("12/314151929613/21 57 1 2p 0/0/0 0/0/0 111 1/3 1 0/0/0", relaxed=True)
    with pytest.raises(IllegalMoveError, match=r"there is no end R, only L$") as caught:
        position.play(Scout("R", 0, False))
    assert caught.value.missing == ("end", "R", "L", "L")


def test_absurd_indices_have_a_reason():
    for absurd in (
        Show(-1, 1),
        Show(2, 2),
        Show(3, 1),
        Scout("L", -1, False),
        ScoutAndShow(Scout("L", -1, True), Show(0, 1)),
    ):
        assert PAIR.why_illegal(absurd) is Reason.OUT_OF_RANGE


def test_an_empty_table_with_the_token_left():
    opening = Position.deal(3, deal=deal_round(3, 1, 1))
    for _ in range(3):
        opening, _ = opening.play(Turn(False))
    assert opening.why_illegal(parse_move("L0+1")) is Reason.MUST_SHOW


def test_the_list_of_moves_is_a_sequence():
    moves = PAIR.legal_moves
    listed = list(moves)
    assert [moves[i] for i in range(len(moves))] == listed
    assert [moves[-i] for i in range(1, len(moves) + 1)] == listed[::-1]
    assert moves[2:9:3] == tuple(listed[2:9:3])
    assert moves.index(listed[7]) == 7
    assert list(reversed(moves)) == listed[::-1]
    for place in (len(moves), -len(moves) - 1):
        with pytest.raises(IndexError):
            moves[place]
    assert "L0" not in moves
    seconds = [ScoutAndShow(scout, show) for scout in moves.scouts() for show in moves.shows_after(scout)]
    assert [*moves.shows(), *moves.scouts(), *seconds] == listed


def test_no_moves_when_the_round_is_over():
    over = walk(3, 5)
    assert not over.legal_moves
    assert list(over.legal_moves) == []
    assert over.why_illegal(Show(0, 1)) is Reason.ROUND_OVER
    with pytest.raises(GameOverError):
        over.play(Show(0, 1))
