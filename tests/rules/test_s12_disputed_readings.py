"""rules §12: where sources disagree, the reading taken; one test a row of the table, named after the row."""

from itertools import combinations

import pytest

from scout_core import Game, Position, ScoutError, Showed, Termination, beats

from .table import after, scout_and_shows, scouts, shows, spot, upright
from .test_s01_cards_and_setup import decide, play_rounds
from .test_s02_valid_sets import lay


def test_who_pays_no_penalty_the_owner_of_the_unbeaten_set():
    """Not the one whose hand ran empty, not the last to scout, not nobody."""
    unbeaten = after(spot("1 3", "1 3", "1 3", active="9 9 9", owner=0, turn=1), "L0", "L0").outcome
    assert unbeaten.scores == (2, -3, -3)
    assert unbeaten.exempt == 0
    emptied = after(spot("9", "1 3", "1 3"), "1").outcome
    assert emptied.scores == (0, -2, -2)
    assert emptied.exempt is None


def test_last_opponent_scouts_the_last_card_the_round_ends():
    """The owner gets no free show."""
    position = after(spot("1 3", "1 3", "1 3", active="7 8", owner=0, turn=1), "L0", "L0")
    assert position.active == ()
    assert position.outcome.termination is Termination.UNBEATEN


def test_two_players_the_owner_of_the_unbeaten_set_is_exempt():
    outcome = after(spot("9 9 1 3", "1 3", chips=(0, 0)), "1-2").outcome
    assert outcome.scores == (0, -2)


def test_two_players_one_who_can_act_must_act():
    """A chip in hand and nothing to show: the round goes on, and scouting is all there is."""
    position = after(spot("9 9 1", "1 3", chips=(3, 1)), "1-2")
    assert position.outcome is None
    assert list(position.legal_moves) == scouts(position) != []


def test_two_players_after_a_scout_the_same_player_again():
    assert after(spot("1 3", "1 3", active="9 9 9", owner=0, turn=1), "L0").turn == 1


def test_two_players_round_two_is_the_reserved_22():
    game = Game(["Ann", "Ben"], seed="reserve")
    first = {card.key for hand in game.position.hands for card in hand}
    play_rounds(game, 1)
    second = {card.key for hand in game.position.hands for card in hand}
    assert first | second == set(combinations(range(1, 11), 2)) - {(9, 10)}


def test_which_end_one_card_from_one_end():
    position = spot("1 3", "1 3", "1 3", active="7 8 9", owner=0, turn=1)
    for move in scouts(position):
        assert len(after(position, str(move)).active) == 2


def test_scout_and_show_is_once_per_round():
    """Spent in round 1, it is there again in round 2."""
    game = Game(["Ann", "Ben", "Cy"], seed="token")
    while game.position.round == 1:
        moves = scout_and_shows(game.position) or list(game.position.legal_moves.shows()) or game.position.legal_moves
        game.push(moves[0])
        if game.position.round == 1:
            spent = game.position.tokens
    assert not all(spent)
    assert game.position.tokens == (True, True, True)


def test_runs_in_either_direction():
    assert shows(spot("5 4", "1", "1")) == {"5", "4", "54"}
    assert not beats(lay("45"), lay("54"))


def test_the_starting_player_is_a_seat_at_random():
    """Not the holder of the 1/2, and not the first seat."""
    deals = [Position.deal(4, seed=seed) for seed in range(100)]
    holders = [seat for deal in deals for seat, hand in enumerate(deal.hands) if (1, 2) in {card.key for card in hand}]
    starts = [deal.start for deal in deals]
    assert set(starts) == {0, 1, 2, 3}
    assert 10 < sum(start == holder for start, holder in zip(starts, holders, strict=True)) < 45


def test_turning_keeps_the_order():
    position = Position.deal(3, seed=2)
    seat = position.turn
    turned = decide(position, True).hands[seat]
    assert [(card.up, card.down) for card in turned] == [(card.down, card.up) for card in position.hands[seat]]


def test_hands_are_turned_in_parallel_and_secretly():
    """Whoever is asked later sees nothing of what was chosen before."""
    position = Position.deal(4, seed=2)
    kept, turned = decide(position, False), decide(position, True)
    assert kept.view(kept.turn) == turned.view(turned.turn)


def test_two_players_an_unspent_chip_is_one_point():
    assert after(spot("9", "1", chips=(3, 2)), "1").outcome.scores == (3, 2 - 1)


def test_two_players_leftover_hands_of_round_one_stay_hidden():
    """Nothing that Ben held to the end is seen by Ann, unless it was dealt to her or lay on the table."""
    for seed in range(20):
        game = Game(["Ann", "Ben"], seed=seed)
        public = {card.key for card in game.position.hands[0]}
        while not game.rounds:
            position = game.position
            move = position.legal_moves[len(position.legal_moves) // 2]
            last, events = position.play(move)
            public |= {card.key for event in events if isinstance(event, Showed) for card in event.cards}
            game.push(move)
        left_over = {card.key for card in last.hands[1]} - public
        assert not left_over & game.position.view(0).seen


def test_no_forced_play_variant():
    """The owner is paid although the scout could have shown."""
    assert after(spot("1 3", "9 9 9", "1 3", active="7 8", owner=0, turn=1), "L0").chips == (1, 0, 0)


@pytest.mark.parametrize("players", [1, 6])
def test_no_six_player_variant(players):
    with pytest.raises(ScoutError):
        Position.deal(players, seed=1)


def test_whoever_shows_keeps_the_order_shown():
    assert upright(after(spot("5 4 1", "1", "1"), "1-2").active) == "54"
