"""rules §11: the test vectors, one test each, numbered as there."""

from itertools import combinations

import pytest

from scout_core import Game, Phase, Scout, ScoutAndShow, Show, Termination, beats, classify

from .table import after, scout_and_shows, scouts, shows, spot, upright
from .test_s01_cards_and_setup import play_rounds
from .test_s02_valid_sets import lay


@pytest.mark.parametrize(("stronger", "weaker"), [("22", "9T"), ("123", "TT"), ("56", "54"), ("T", "9"), ("12", "T")])
def test_vector_1_one_beats_the_other(stronger, weaker):
    assert beats(lay(stronger), lay(weaker))
    assert not beats(lay(weaker), lay(stronger))


@pytest.mark.parametrize(("one", "other"), [("45", "54"), ("T", "T")])
def test_vector_1_ties(one, other):
    assert not beats(lay(one), lay(other))
    assert not beats(lay(other), lay(one))


@pytest.mark.parametrize("values", ["T1", "454", "334", "13"])
def test_vector_1_not_sets(values):
    assert classify(lay(values)) is None


def test_vector_2_scouted_by_both_others():
    """3p: A shows 7-8, B scouts the 8, C scouts the 7: round over, A pays no hand penalty, A has 2 chips."""
    position = after(spot("7 8 1 1", "2 4", "2 4"), "1-2", "R0", "L0")
    assert position.phase is Phase.OVER
    assert position.active == ()
    assert position.chips == (2, 0, 0)
    assert position.outcome.exempt == 0
    assert position.outcome.scores == (2, -3, -3)


def test_vector_3_after_a_single_was_scouted_only_shows_are_left():
    """3p: A shows 5, B scouts it: C has no Scout and no Scout & Show, only Shows, and any set is legal."""
    position = after(spot("5 1", "2 4", "1 2 9"), "1", "L0")
    assert position.turn == 2
    assert scouts(position) == []
    assert scout_and_shows(position) == []
    assert shows(position) == {"1", "2", "9", "12"}


def test_vector_4_scout_then_scout_and_show():
    """4p: A shows 6-6-6, B scouts, C scouts & shows: A has 2 chips, C captured 1, the count restarts at C, D acts."""
    position = after(spot("6 6 6 1", "2 4", "7 1", "9 3"), "1-3", "L0", "L0+2")
    assert position.chips == (2, 0, 0, 0)
    assert position.points == (0, 0, 1, 0)
    assert position.owner == 2
    assert position.turn == 3
    assert upright(position.active) == "7"
    assert "9" in shows(position)
    position = spot("1", "1 3", "1 3", "1 3", active="7 8 9", owner=2, turn=3)
    assert after(position, "L0", "L0").outcome is None
    assert after(position, "L0", "L0", "L0").outcome.seat == 2


def test_vector_5_scout_and_show_on_a_single():
    """Owner +1, anything may be shown, nothing captured."""
    position = spot("5", "1 3", "5", active="98", owner=0, turn=1)
    assert {upright_of(position, move) for move in scout_and_shows(position)} >= {"1", "3", "9", "8"}
    position = after(position, "L2+1")
    assert position.chips == (1, 0, 0)
    assert position.points == (0, 0, 0)


def upright_of(position, move: ScoutAndShow) -> str:
    following, _ = position.play(move)
    return upright(following.active)


def test_vector_6_scout_and_show_that_empties_the_hand():
    outcome = after(spot("5", "7", "5", active="8 9", owner=0, turn=1), "L1+1-2").outcome
    assert outcome.termination is Termination.EMPTIED
    assert outcome.scores == (1 - 1, 1, -1)


def test_vector_7_a_run_scouted_to_one_card_is_a_plain_single():
    """Run 3-4-5 scouted to 4: a plain 5 beats it."""
    position = after(spot("3 4 5 1", "2 9", "2 9", "5 3"), "1-3", "L0", "R0")
    assert upright(position.active) == "4"
    assert shows(position) == {"5"}


def test_vector_8_two_players_unable_to_answer():
    """2p: no chips, no stronger set after the other's Show: end (ii), no penalty for the owner, unspent chips count."""
    outcome = after(spot("9 9 1", "1 3", chips=(2, 0), points=(1, 6)), "1-2").outcome
    assert outcome.termination is Termination.UNBEATEN
    assert outcome.scores == (1 + 2, 6 + 0 - 2)


def test_vector_9_two_players_scout_scout_show_in_a_row():
    """2p: one player's doing; the other gains nothing; 2 chips lie in the centre."""
    position = spot("1 3", "7 7 1", active="6 6 6", owner=0, turn=1)
    for move, seat in [("L0", 1), ("L0", 1), ("3-4", 0)]:
        position = after(position, move)
        assert position.turn == seat
    assert position.chips == (3, 1)
    assert 6 - sum(position.chips) == 2
    assert position.points == (0, 1)


def test_vector_10_two_players_round_two_is_the_complement():
    game = Game(["Ann", "Ben"], seed=10)
    first = {card.key for hand in game.position.hands for card in hand}
    play_rounds(game, 1)
    second = {card.key for hand in game.position.hands for card in hand}
    assert second == set(combinations(range(1, 11), 2)) - {(9, 10)} - first


@pytest.mark.parametrize(
    ("points", "chips", "hand", "score"), [((0, 2, 0), (0, 1, 0), 5, -2), ((0, 0, 0), (0, 4, 0), 1, 3)]
)
def test_vector_11_the_scoring_examples(points, chips, hand, score):
    position = spot("9", " ".join("12345678"[:hand]), "1", points=points, chips=chips)
    assert after(position, "1").outcome.scores[1] == score


def test_vector_11_end_one_and_end_two():
    """(i) 3+2-0 = 5; (ii) 2+5 = 7."""
    assert after(spot("9", "1", "1", points=(3, 0, 0), chips=(2, 0, 0)), "1").outcome.scores[0] == 5
    unbeaten = spot("1 3 5 7", "1", "1", active="9 9 9", owner=0, turn=2, points=(2, 0, 0), chips=(4, 0, 0))
    assert after(unbeaten, "L0").outcome.scores[0] == 7


def test_vector_11_a_tie_gives_two_winners():
    """Some game of a few hundred ends in a tie for the first place; both have won."""
    for seed in range(400):
        game = play_rounds(Game(["Ann", "Ben", "Cy"], seed=seed), 3, seed)
        best = max(game.outcome.totals)
        if game.outcome.totals.count(best) == 2:
            assert len(game.outcome.winners) == 2
            assert {game.outcome.totals[seat] for seat in game.outcome.winners} == {best}
            return
    pytest.fail("no tie in 400 games")


def test_vector_12_two_players_at_most_six_scouts_and_fourteen_cards():
    """Both spend all their chips as soon as they can; nobody shows unless there is no other way."""
    for seed in range(50):
        position = Game(["Ann", "Ben"], seed=seed).position
        scouted, longest = 0, 0
        while position.outcome is None:
            options = list(position.legal_moves)
            move = next((m for m in options if isinstance(m, Scout)), options[0])
            assert isinstance(move, Show | Scout) or position.phase is Phase.TURN
            scouted += isinstance(move, Scout)
            position, _ = position.play(move)
            longest = max(longest, *map(len, position.hands))
        assert scouted <= 6
        assert longest <= 14
