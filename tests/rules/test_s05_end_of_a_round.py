"""rules §5: a round ends at once when a Show empties the hand, or when all others only scouted (3 to 5 players)."""

import pytest

from scout_core import GameOverError, Phase, Reason, Show, Termination

from .table import after, spot


def test_a_show_that_empties_the_hand_ends_the_round():
    position = after(spot("5", "8 9", "5", active="7 8", owner=0, turn=1), "1-2")
    assert position.phase is Phase.OVER
    assert position.outcome.termination is Termination.EMPTIED
    assert position.outcome.seat == 1


def test_so_does_a_scout_and_show_that_empties_the_hand():
    position = after(spot("5", "8", "5", active="7 8", owner=0, turn=1), "L0+1-2")
    assert position.outcome.termination is Termination.EMPTIED
    assert position.outcome.seat == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_set_that_all_others_have_only_scouted_ends_the_round(players):
    position = spot(*["1 3"] * players, active="5 5 5 5 5", owner=0, turn=1)
    for scouted in range(players - 1):
        assert position.outcome is None, f"only {scouted} of {players - 1} have scouted"
        position = after(position, "L0")
    assert position.outcome.termination is Termination.UNBEATEN
    assert position.outcome.seat == 0


def test_it_is_checked_right_after_the_last_scout():
    """No further turn: not even the owner's."""
    position = after(spot("1 3", "1 3", "1 3", active="5 5 5", owner=1, turn=2), "L0", "R0")
    assert position.phase is Phase.OVER
    assert position.turn == 0, "the seat that acted last"


def test_it_also_ends_when_the_last_scout_took_the_last_card():
    position = after(spot("1 3", "1 3", "1 3", active="7 8", owner=0, turn=1), "R0", "L0")
    assert position.active == ()
    assert position.outcome.termination is Termination.UNBEATEN
    assert position.outcome.seat == 0


def test_a_set_scouted_away_before_all_have_scouted_ends_nothing():
    position = after(spot("1 3", "1 3", "1 3", active="7", owner=0, turn=1), "L0")
    assert position.outcome is None
    assert position.turn == 2


def test_a_show_restarts_the_count():
    position = after(spot("1 3", "1 3", "6 6 6 1", active="5 5", owner=0, turn=1), "L0", "1-3", "L0")
    assert position.outcome is None
    assert after(position, "L0").outcome.seat == 2


def test_scout_and_show_is_a_show_and_restarts_the_count():
    position = after(spot("1 3", "1 3", "6 6 1", active="5 5 5", owner=0, turn=1), "L0", "L0+2-3", "L0")
    assert position.outcome is None
    assert after(position, "L0").outcome.seat == 2


def test_the_scout_within_a_scout_and_show_does_not_count_towards_the_end():
    """The scout half would be the second of two; the show half undoes that."""
    position = after(spot("1 3", "1 3", "6 6 1", active="5 5", owner=0, turn=1), "L0", "L3+1-2")
    assert position.outcome is None
    assert position.owner == 2


def test_both_ends_cannot_come_together():
    """A show that empties the hand has only just been shown: nobody has scouted since."""
    position = after(spot("1 3", "1 3", "6 6", active="5 5", owner=0, turn=1), "L0", "1-2")
    assert position.outcome.termination is Termination.EMPTIED


def test_nothing_can_be_played_after_the_end():
    position = after(spot("5", "8 9", "5", active="7 8", owner=0, turn=1), "1-2")
    assert not position.legal_moves
    assert list(position.legal_moves) == []
    assert position.why_illegal(Show(0, 1)) is Reason.ROUND_OVER
    with pytest.raises(GameOverError):
        position.play(Show(0, 1))
