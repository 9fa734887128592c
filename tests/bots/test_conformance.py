"""What every computer player has to hold to, whoever is added. A new bot in the registry is tested by being there."""

from __future__ import annotations

import os
import random
from itertools import count

import pytest

from scout_core import Game, Phase, Position, ScoutError, deal_round
from scout_core.bots import bot_infos, make_bot
from tests.properties.sight import sight, twin
from tests.properties.walks import walk

COUNTS = [2, 3, 4, 5]
NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve"]
MOST_ACTIONS = 1500

# The levels of the net differ in numbers only: in a hurry, two of them stand for all.
LEFT_OUT = {"clown", "juggler", "aerialist"} if os.environ.get("SCOUT_TESTS_QUICK") else set()
every_bot = pytest.mark.parametrize("bot_id", [info.id for info in bot_infos() if info.id not in LEFT_OUT])
every_count = pytest.mark.parametrize("players", COUNTS)


def decide(bot, position, ply, seed="bots"):
    """A choice as the wire has it made."""
    return bot.choose(position.view(position.turn), random.Random(f"{seed}/{ply}"))


def play_round(bots, players, seed):
    """One round, the seat's bot at every decision; yields each position and the move chosen."""
    position = Position.deal(players, seed=seed)
    for ply in range(MOST_ACTIONS):
        if position.outcome is not None:
            return
        move = decide(bots[position.turn], position, ply, seed)
        yield position, move
        position, _ = position.play(move)
    pytest.fail(f"no end after {MOST_ACTIONS} actions")


@every_bot
@every_count
def test_every_choice_is_legal_the_turning_of_the_hand_too(bot_id, players):
    bot, other = make_bot(bot_id), make_bot("random")
    for seat in range(players):
        bots = [bot if i == seat else other for i in range(players)]
        for position, move in play_round(bots, players, f"legal/{seat}"):
            assert move in position.legal_moves


@every_bot
@every_count
def test_a_whole_game_among_themselves_comes_to_an_end(bot_id, players):
    bot = make_bot(bot_id)
    game = Game(NAMES[:players], seed="whole")
    for ply in count():
        if game.outcome is not None:
            break
        assert ply < MOST_ACTIONS * players
        game.push(decide(bot, game.position, ply))
    assert len(game.rounds) == players


@every_bot
@every_count
def test_the_same_view_and_seed_give_the_same_choice(bot_id, players):
    bot = make_bot(bot_id)
    for ply, (position, move) in enumerate(play_round([bot] * players, players, "same")):
        assert decide(bot, position, ply, "same") == move


@every_bot
def test_it_has_no_memory_of_seats_rounds_or_games(bot_id):
    """Games of several sizes in turns, through one object, go as each alone."""

    def alone(players):
        return [move for _, move in play_round([make_bot(bot_id)] * players, players, "memory")]

    expected = {players: alone(players) for players in COUNTS}
    running = {players: play_round([make_bot(bot_id)] * players, players, "memory") for players in COUNTS}
    played = {players: [] for players in COUNTS}
    while running:
        for players in list(running):
            step = next(running[players], None)
            if step is None:
                del running[players]
            else:
                played[players].append(step[1])
    assert played == expected


@every_bot
@every_count
@pytest.mark.parametrize("case", range(6))
def test_a_choice_does_not_depend_on_what_is_hidden(bot_id, players, case):
    """Two rounds with other cards in the other hands, alike in all the seat has seen: the same choice at every step."""
    bot = make_bot(bot_id)
    original = walk(deal_round(players, f"hidden/{case}", 1), seed=case, length=25)
    seat = case % players
    deal, moves = twin(original, seat, random.Random(case))
    position = Position.deal(players, deal=deal)
    for ply, (before, move) in enumerate(zip(original.positions, [*moves, None], strict=True)):
        if position.phase is not before.phase or position.phase is Phase.OVER:
            break
        assert sight(position.view(seat)) == sight(before.view(seat))
        if position.turn == seat:
            assert decide(bot, position, ply) == decide(bot, before, ply)
        if move is not None:
            position, _ = position.play(move)


@every_bot
def test_it_leaves_the_view_as_it_was(bot_id):
    bot = make_bot(bot_id)
    for position, _ in play_round([bot] * 3, 3, "untouched"):
        view, other = position.view(position.turn), position.view(position.turn)
        bot.choose(view, random.Random(1))
        assert sight(view) == sight(other)


@every_bot
def test_it_uses_no_chance_but_the_one_given(bot_id):
    bot = make_bot(bot_id)
    random.seed(1)
    before = random.getstate()
    first = [str(move) for _, move in play_round([bot] * 4, 4, "chance")]
    assert random.getstate() == before
    random.seed(2)
    assert [str(move) for _, move in play_round([bot] * 4, 4, "chance")] == first


@every_bot
@pytest.mark.parametrize("players", [2, 4])
def test_it_refuses_a_view_of_somebody_who_is_not_to_act(bot_id, players):
    bot = make_bot(bot_id)
    position = Position.deal(players, seed=1)
    for viewer in [None, *range(players)]:
        if viewer != position.turn:
            with pytest.raises(ScoutError, match="is not to act"):
                bot.choose(position.view(viewer), random.Random(1))


@every_bot
def test_it_refuses_a_round_that_is_over(bot_id):
    *_, (position, move) = play_round([make_bot(bot_id)] * 3, 3, "over")
    over, _ = position.play(move)
    for viewer in range(3):
        with pytest.raises(ScoutError, match="is not to act"):
            make_bot(bot_id).choose(over.view(viewer), random.Random(1))


@every_bot
def test_a_budget_is_taken_by_all(bot_id):
    position = Position.deal(3, seed=1)
    move = make_bot(bot_id).choose(position.view(position.turn), random.Random(1), budget=2)
    assert move in position.legal_moves


@every_bot
@every_count
def test_it_plays_a_position_read_from_a_text(bot_id, players):
    """Nothing is known of how it came about: no history, no knowledge."""
    bot = make_bot(bot_id)
    for position, _ in list(play_round([bot] * players, players, "text"))[::5]:
        again = Position.from_spn(position.spn())
        assert decide(bot, again, 0) in again.legal_moves
