"""rules §6: captured cards + Scout chips - cards in hand; the owner of an unbeaten set pays nothing for the hand."""

import pytest

from scout_core import Game, Termination

from .table import after, spot
from .test_s01_cards_and_setup import play_rounds


def emptied(points, chips, hand):
    """Scores when seat 0 goes out with a 9 (capturing nothing), seat 1 holding `hand` cards."""
    return after(spot("9", " ".join("12345678"[:hand]), "1", points=points, chips=chips), "1").outcome


def test_captured_cards_plus_chips_minus_hand():
    assert emptied((0, 4, 0), (0, 2, 0), hand=3).scores[1] == 4 + 2 - 3


def test_manual_example_a_negative_score():
    """2 captured, 1 chip, 5 cards left: -2."""
    assert emptied((0, 2, 0), (0, 1, 0), hand=5).scores[1] == -2


def test_manual_example_who_emptied_the_hand_has_none_to_pay_for():
    """3 captured and 2 chips: 5."""
    assert emptied((3, 0, 0), (2, 0, 0), hand=5).scores[0] == 5


def test_manual_example_the_owner_of_the_unbeaten_set_pays_nothing_for_the_hand():
    """2 captured and 5 chips at the end: 7, whatever the hand."""
    position = spot("1 3 1 3", "1 3", "1 3", active="9 9 9", owner=0, turn=1, points=(2, 0, 0), chips=(3, 0, 0))
    outcome = after(position, "L0", "L0").outcome
    assert outcome.termination is Termination.UNBEATEN
    assert outcome.exempt == 0
    assert outcome.scores == (7, -3, -3)


def test_nobody_is_exempt_when_a_hand_was_emptied():
    assert emptied((0, 0, 0), (0, 0, 0), hand=4).exempt is None
    assert emptied((0, 0, 0), (0, 0, 0), hand=4).scores == (0, -4, -1)


def test_the_active_set_on_the_table_counts_for_nobody():
    outcome = after(spot("7 8 9", "1", "1"), "1-3").outcome
    assert outcome.scores == (0, -1, -1)


def test_the_last_captured_cards_count():
    outcome = after(spot("1", "9 9", "1", active="7 8", owner=0, turn=1), "1-2").outcome
    assert outcome.scores == (-1, 2, -1)


def test_the_chip_of_the_last_scout_counts():
    outcome = after(spot("1", "1", "1", active="7 8", owner=0, turn=2), "L0").outcome
    assert outcome.scores[0] == 1


@pytest.mark.parametrize("tokens", [(0, 0, 0), (1, 1, 1), (1, 0, 1)])
def test_scout_and_show_tokens_count_for_nobody(tokens):
    assert after(spot("9", "1 3", "1", tokens=tokens), "1").outcome.scores == (0, -2, -1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_totals_are_the_sums_of_the_rounds(players):
    game = play_rounds(Game(list("ABCDE")[:players], seed="sums"), players)
    scores = [record.outcome.scores for record in game.rounds]
    assert game.outcome.totals == tuple(map(sum, zip(*scores, strict=True)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_highest_total_after_the_last_round_wins(players):
    game = play_rounds(Game(list("ABCDE")[:players], seed="wins"), players - 1)
    assert game.outcome is None
    play_rounds(game, players)
    best = max(game.outcome.totals)
    assert game.outcome.winners == tuple(seat for seat in range(players) if game.outcome.totals[seat] == best)
