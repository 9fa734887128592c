"""Mistakes seen in other SCOUT programs. Each is a test here, named after the mistake that is not made."""

from itertools import combinations

import pytest

from scout_core import Game, Phase, Position, Scout, ScoutAndShow, Show, Termination, classify, parse_move

from .table import after, scout_and_shows, scouts, shows, spot
from .test_s01_cards_and_setup import play_rounds
from .test_s02_valid_sets import lay

COUNTS = [2, 3, 4, 5]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_not_made_no_exemption_for_the_owner_of_an_unbeaten_set(players):
    position = spot(*["1 3"] * players, active="9 9 9 9 9", owner=0, turn=1)
    outcome = after(position, *["L0"] * (players - 1)).outcome
    assert outcome.scores[0] == players - 1, "chips, and no minus for the two cards in hand"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_not_made_round_not_ended_when_the_last_scout_empties_the_table(players):
    active = " ".join("1234"[: players - 1])
    position = spot(*["1 3"] * players, active=active, owner=0, turn=1)
    position = after(position, *["L0"] * (players - 1))
    assert position.active == ()
    assert position.outcome.termination is Termination.UNBEATEN


@pytest.mark.parametrize("values", ["454", "545", "343", "135", "2468", "1234321"])
def test_not_made_zigzags_or_gaps_taken_as_runs(values):
    assert classify(lay(values)) is None


def test_not_made_round_two_of_two_players_reshuffled():
    for seed in range(5):
        game = Game(["Ann", "Ben"], seed=seed)
        first = {card.key for hand in game.position.hands for card in hand}
        play_rounds(game, 1)
        second = {card.key for hand in game.position.hands for card in hand}
        assert not first & second


@pytest.mark.parametrize("players", COUNTS)
def test_not_made_all_cards_dealt_low_side_up(players):
    cards = [card for hand in Position.deal(players, seed=1).hands for card in hand]
    low_up = sum(card.up < card.down for card in cards)
    assert 0.2 * len(cards) < low_up < 0.8 * len(cards)


@pytest.mark.parametrize("players", COUNTS)
def test_not_made_the_starter_never_moves(players):
    game = Game(list("ABCDE")[:players], seed=8)
    starts = {game.position.start}
    for rounds in range(1, players):
        play_rounds(game, rounds)
        starts.add(game.position.start)
    assert starts == set(range(players))


def test_not_made_the_set_to_beat_in_scout_and_show_judged_before_the_scout():
    """Against 7-8 the single 9 is too few; against the 7 that the scout leaves it is enough."""
    position = spot("1 3", "9 2", "1 3", active="7 8", owner=0, turn=1)
    assert shows(position) == set()
    assert parse_move("R2+1") in position.legal_moves
    assert after(position, "R2+1").points == (0, 1, 0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_not_made_a_player_stranded_after_the_scout_half(players):
    """Every Scout & Show that is offered goes through; a scout that no show follows is offered with none."""
    position = Position.deal(players, seed=3)
    position = after(position, *["keep"] * players, "1")
    for move in position.legal_moves:
        if isinstance(move, ScoutAndShow):
            following, _ = position.play(move)
            assert following.turn != position.turn
            assert following.owner == position.turn
    hopeless = spot("1 3", "1 6", "1 3", active="9 9 9", owner=0, turn=1)
    assert scouts(hopeless) != []
    assert scout_and_shows(hopeless) == []


@pytest.mark.parametrize(("players", "cards"), [(2, 22), (3, 36), (4, 44), (5, 45)])
def test_not_made_45_cards_at_every_count(players, cards):
    dealt = {card.key for hand in Position.deal(players, seed=1).hands for card in hand}
    assert len(dealt) == cards
    if players == 3:
        assert not any(10 in key for key in dealt)
    assert dealt <= set(combinations(range(1, 11), 2)) - ({(9, 10)} if players in (2, 4) else set())


def test_not_made_moves_hidden_by_a_deduplication_meant_for_search():
    """Every gap and every way up is listed, though some come to the same set shown and the same hand kept."""
    position = spot("1 3", "5 5 5", "1 3", active="5", owner=0, turn=1)
    assert len(scouts(position)) == 4 * 2
    same = {move for move in scout_and_shows(position) if not move.scout.turned}
    # Four 5s in a row, wherever the scouted one went in: ten slices for each of the four gaps.
    assert len(same) == 4 * 10
    assert position.phase is Phase.PLAY
    assert all(isinstance(move, Show | Scout | ScoutAndShow) for move in position.legal_moves)
