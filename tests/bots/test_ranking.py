"""`rank_moves`: the strongest bot's opinion of every move."""

import random
from itertools import pairwise

import pytest

from scout_core import Position, ScoutError
from scout_core.bots import bot_infos, make_bot, rank_moves, rank_moves_steps


def decisions(players):
    """The positions of a round among the strongest, and the choice made at each."""
    bot = make_bot(bot_infos()[-1].id)
    position = Position.deal(players, seed="rank")
    while position.outcome is None:
        move = bot.choose(position.view(position.turn), random.Random(1))
        yield position, move
        position, _ = position.play(move)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_best_ranked_move_is_the_strongest_bots_choice(players):
    for position, move in decisions(players):
        assert rank_moves(position.view(position.turn), 1)[0][0] == move


@pytest.mark.parametrize("players", [2, 4])
def test_every_move_is_ranked_best_first(players):
    for position, _ in list(decisions(players))[::4]:
        total = len(position.legal_moves)
        ranked = rank_moves(position.view(position.turn), total + 10)
        assert sorted(map(str, position.legal_moves)) == sorted(str(move) for move, _ in ranked)
        values = [value for _, value in ranked]
        assert values == sorted(values, reverse=True)
        assert rank_moves(position.view(position.turn), 3) == ranked[:3]


def test_moves_of_one_value_stand_in_the_order_of_the_list():
    position, _ = list(decisions(3))[6]
    order = {move: place for place, move in enumerate(position.legal_moves)}
    ranked = rank_moves(position.view(position.turn), len(order))
    for (move, value), (following, next_value) in pairwise(ranked):
        assert value > next_value or order[move] < order[following]


def test_the_turning_of_the_hand_is_ranked_too():
    position = Position.deal(3, seed=1)
    assert {str(move) for move, _ in rank_moves(position.view(position.turn), 5)} == {"keep", "turn"}


def test_the_steps_report_progress_and_end_with_the_ranking():
    """With a slice of no length there is a report after every move."""
    position, _ = list(decisions(4))[7]
    view = position.view(position.turn)
    steps = rank_moves_steps(view, 5, seconds=0)
    reports = []
    while True:
        try:
            reports.append(next(steps))
        except StopIteration as end:
            ranked = end.value
            break
    total = len(view.legal_moves)
    assert reports == [(done, total) for done in range(1, total + 1)]
    assert ranked == rank_moves(view, 5)


def test_the_steps_can_be_dropped_half_way():
    position, _ = list(decisions(4))[7]
    steps = rank_moves_steps(position.view(position.turn), 5, seconds=0)
    next(steps)
    steps.close()


@pytest.mark.parametrize("limit", [0, -1])
def test_at_least_one_move_must_be_asked_for(limit):
    position = Position.deal(3, seed=1)
    with pytest.raises(ScoutError, match="at least one"):
        rank_moves(position.view(position.turn), limit)


def test_a_seat_that_is_not_to_act_has_nothing_ranked():
    position = Position.deal(3, seed=1)
    for viewer in {None, 0, 1, 2} - {position.turn}:
        with pytest.raises(ScoutError, match="is not to act"):
            rank_moves(position.view(viewer), 3)
