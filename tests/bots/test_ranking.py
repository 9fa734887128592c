"""`rank_moves`: the strongest bot's opinion of every move."""

import random
from itertools import pairwise

import pytest

from scout_core import Position, Scout, ScoutAndShow, ScoutError, Show, parse_move
from scout_core.bots import RankedMove, bot_infos, judge, make_bot, rank_moves, rank_moves_steps
from scout_core.bots.afterstates import afterstates
from scout_core.bots.net import shipped_net
from scout_core.bots.net_bot import LEVELS, MOST, NetBot, ratings
from scout_core.bots.ranking import ideas


def decisions(players):
    """The positions of a round among the strongest, and the choice made at each."""
    bot = make_bot(bot_infos()[-1].id)
    position = Position.deal(players, seed="rank")
    while position.outcome is None:
        move = bot.choose(position.view(position.turn), random.Random(1))
        yield position, move
        position, _ = position.play(move)


LOST_BY_A_SHOW = "64/483828/T1T3T685/517924212773 31 1 2p 8/8/8/5 2/2/2/1 0000 4/4 4 0/0/6/0"
"""By 1-3 the last round ends with most points, and the game is lost; by going on it may be won."""
WON_BY_A_SCOUT = "68173645516475/939184/23989227 41 3 2p 7/7/7 2/5/4 000 3/3 2 7/7/0"
"""By any scout the last round ends, and the game is won; a show is worth more points, and risks it."""


def view_of(spn):
    position = Position.from_spn(spn, relaxed=True)
    return position.view(position.turn)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_strongest_bot_plays_the_best_ranked_of_the_moves_it_looks_at(players):
    for position, move in decisions(players):
        view = position.view(position.turn)
        looked_at = {entry.move for entry in ratings(view, shipped_net())}
        ranked = [ranked for ranked, _ in rank_moves(view, len(view.legal_moves))]
        assert next(ranked for ranked in ranked if ranked in looked_at) == move
        assert len(looked_at) == min(MOST, len(list(afterstates(view))))


@pytest.mark.parametrize("players", [2, 5])
def test_a_move_is_judged_beside_what_the_strongest_bot_would_play(players):
    for position, move in decisions(players):
        view = position.view(position.turn)
        ranked = {entry.move: entry for entry in rank_moves(view, len(view.legal_moves))}
        for played in (move, view.legal_moves[0], view.legal_moves[-1]):
            judged = judge(view, played)
            assert judged.best.move == move
            assert (judged.played.move, judged.played.appeal) == (played, ranked[played].appeal)


@pytest.mark.parametrize("lead", [40, -40])
def test_in_a_game_that_is_decided_moves_are_judged_by_points(lead):
    spn = f"2123/56/7489 32 3 1p 0/0/0 0/0/0 111 3/3 3 {lead}/0/0"
    view = Position.from_spn(spn, relaxed=True).view(0)
    values = {entry.move: entry[1] for entry in rank_moves(view, len(view.legal_moves))}
    for move in view.legal_moves:
        played, best = judge(view, move)
        assert (played.chance, best.chance) == (None, None)
        assert played[1] == values[move]
        assert best[1] == max(entry[1] for entry in ratings(view, shipped_net()))


def test_only_a_legal_move_can_be_judged():
    position = Position.from_spn("2123/56/7489 32 3 1p 0/0/0 0/0/0 111 1/3 3 0/0/0", relaxed=True)
    for move in (Show(0, 1), "1-2", None):
        with pytest.raises(ScoutError, match="not a legal move"):
            judge(position.view(0), move)


def test_only_of_a_view_can_anything_be_asked():
    for call in (
        lambda: rank_moves("1-2", 3),
        lambda: judge(None, Show(0, 1)),
        lambda: make_bot("planner").choose(7, 7),
    ):
        with pytest.raises(ScoutError, match="is not a view"):
            call()


@pytest.mark.parametrize("players", [2, 4])
def test_a_value_is_what_is_certain_and_what_is_expected(players):
    """A move that surely ends the round leaves nothing to expect."""
    for position, _ in decisions(players):
        view = position.view(position.turn)
        for ranked in rank_moves(view, len(view.legal_moves)):
            move, value = ranked
            assert value == ranked.exact + ranked.valued
            assert ranked.chance is None
            after, _ = position.play(move)
            if not after.hands[position.turn]:
                scores = after.outcome.scores
                others = sum(scores) - scores[position.turn]
                assert value == pytest.approx(scores[position.turn] - others / (players - 1))


@pytest.mark.parametrize(("totals", "chance"), [("0/40/0", 0.0), ("0/2/0", 0.5), ("0/0/0", 1.0)])
def test_a_move_that_ends_the_last_round_has_its_share_in_the_game_for_a_chance(totals, chance):
    """Seat 1 then has a point, and the next one a card too many; a game that two win is shared."""
    view = view_of(f"51/56/7489 32 3 1p 0/0/0 0/0/0 000 3/3 3 {totals}")
    assert {str(entry.move): entry.chance for entry in rank_moves(view, 99)}["1"] == chance


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_last_round_no_points_make_up_for_the_game(level):
    def choices(spn):
        return [NetBot(level).choose(view_of(spn), random.Random(seed)) for seed in range(40)]

    assert parse_move("1-3") not in choices(LOST_BY_A_SHOW)
    assert all(isinstance(move, Scout) for move in choices(WON_BY_A_SCOUT))


@pytest.mark.parametrize("spn", [LOST_BY_A_SHOW, WON_BY_A_SCOUT])
def test_who_plays_for_points_gives_the_game_away(spn):
    for_points = NetBot("ringmaster", to_win=False).choose(view_of(spn), random.Random(1))
    assert isinstance(for_points, Show)
    assert rank_moves(view_of(spn), 1)[0].move != for_points


def test_in_the_last_round_advice_is_to_win_the_game():
    played, best = judge(view_of(LOST_BY_A_SHOW), parse_move("1-3"))
    assert played.chance == 0.0
    assert best.chance > 0.02
    assert played[1] > best[1]
    played, best = judge(view_of(WON_BY_A_SCOUT), parse_move("L0"))
    assert (played.chance, best.chance) == (None, None)
    assert played == best


def test_points_and_the_chance_to_win_are_weighed_until_a_game_is_decided():
    def appeal(value, chance):
        return RankedMove("1", value, 0.0, chance).appeal

    assert appeal(2.5, None) == 2.5
    # A tenth of a game is a point, as long as it is neither won nor lost.
    assert appeal(3, 0.5) == appeal(2, 0.6)
    assert appeal(-5, 0.97) > appeal(3, 0.1)
    assert appeal(-30, 0.03) > appeal(30, 0.0)
    assert appeal(-30, 1.0) > appeal(30, 0.97)
    # In one that is, points alone count.
    assert appeal(4, 0.001) > appeal(3, 0.019)
    assert appeal(4, 0.981) > appeal(3, 1.0)


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


def test_an_idea_is_told_once_by_its_best_move():
    """Hand 5 2 9 and a 4, or turned a 1: 4 5, 5 4, 1 2 and 2 1 are ideas, and so is that it makes nothing."""
    view = Position.from_spn("572397/1628/8453 41 3 1p 0/0/0 0/0/0 100 1/3 3 0/0/0", relaxed=True).view(0)
    ranked = rank_moves(view, len(view.legal_moves))
    found = list(ideas(view, ranked))
    scouts = [str(entry.move) for entry in found if isinstance(entry.move, Scout)]
    idle = [str(entry.move) for entry in ranked if str(entry.move) in ("L2", "L3", "L0!", "L3!")]
    assert sorted(scouts) == sorted(["L0", "L1", "L1!", "L2!", idle[0]])
    both = {str(entry.move) for entry in found if isinstance(entry.move, ScoutAndShow)}
    # The card left in hand, a pair of values or another card is shown; or the card itself, which lies somewhere.
    assert len(both & {"L0+4", "L1+4", "L2+4", "L0!+4", "L1!+4", "L2!+4", "L3+3", "L3!+3"}) == 1
    assert len(both & {"L0+1", "L1+2", "L2+3", "L3+4"}) == 1
    assert [entry for entry in ranked if entry in found] == found
    assert [entry for entry in found if isinstance(entry.move, Show)] == ranked[:2]


@pytest.mark.parametrize("limit", [0, -1, True, 2.5, "3", None])
def test_at_least_one_move_must_be_asked_for(limit):
    position = Position.deal(3, seed=1)
    with pytest.raises(ScoutError, match="at least one"):
        rank_moves(position.view(position.turn), limit)


def test_a_seat_that_is_not_to_act_has_nothing_ranked():
    position = Position.deal(3, seed=1)
    for viewer in {None, 0, 1, 2} - {position.turn}:
        with pytest.raises(ScoutError, match="is not to act"):
            rank_moves(position.view(viewer), 3)
