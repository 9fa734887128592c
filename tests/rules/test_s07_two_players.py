"""rules §7: the official game for two."""

import pytest

from scout_core import Phase, Reason, Scout, Termination, parse_move

from .table import after, scout_and_shows, scouts, shows, spot

WEAK = {"active": "9 9 9", "owner": 0, "turn": 1}


def test_a_scout_costs_one_of_the_three_chips():
    assert after(spot("5", "1 3", **WEAK), "L0").chips == (3, 2)


def test_the_chip_goes_to_the_centre_and_the_owner_gets_nothing():
    position, events = spot("5", "1 3", **WEAK).play(parse_move("L0"))
    assert position.chips[0] == 3
    assert position.points == (0, 0)
    assert [event.chip for event in events if hasattr(event, "chip")] == ["centre"]


def test_no_chip_no_scout():
    position = spot("5", "1 9 9 9 9", **WEAK, chips=(3, 0))
    assert scouts(position) == []
    assert position.why_illegal(Scout("L", 0, False)) is Reason.NO_CHIP
    assert shows(position) == {"9999"}


def test_there_is_no_scout_and_show():
    position = spot("5", "1 9 9 9 9", **WEAK)
    assert scout_and_shows(position) == []
    assert position.why_illegal(parse_move("L0+2-5")) is Reason.NO_TOKEN


def test_after_a_scout_the_same_player_acts_again():
    position = after(spot("5", "1 3", **WEAK), "L0")
    assert position.turn == 1
    assert after(position, "L0").turn == 1


def test_only_a_show_passes_the_turn():
    assert after(spot("5", "9 9 9 9 1", **WEAK), "1-4").turn == 0


def test_a_show_that_empties_the_hand_ends_the_round_at_once():
    outcome = after(spot("5", "9 9 9 9", **WEAK), "1-4").outcome
    assert outcome.termination is Termination.EMPTIED
    assert outcome.seat == 1


def test_the_round_ends_when_after_a_show_the_other_can_neither_show_nor_scout():
    outcome = after(spot("9 9 1", "1 3", chips=(3, 0)), "1-2").outcome
    assert outcome.termination is Termination.UNBEATEN
    assert outcome.seat == 0
    assert outcome.exempt == 0


def test_it_goes_on_while_the_other_has_a_chip():
    assert after(spot("9 9 1", "1 3", chips=(3, 1)), "1-2").outcome is None


def test_it_goes_on_while_the_other_has_a_stronger_set():
    assert after(spot("9 9 1", "1 2 3", chips=(3, 0)), "1-2").outcome is None


def test_it_ends_when_the_last_chip_was_just_spent_in_vain():
    position = after(spot("1 3", "1 3", active="9 9 9 9", owner=0, turn=1, chips=(3, 1)), "L0")
    assert position.phase is Phase.OVER
    assert position.outcome.termination is Termination.UNBEATEN
    assert position.outcome.seat == 0
    assert position.turn == 1, "the seat that acted last"


def test_a_last_chip_well_spent_ends_nothing():
    """9-9 scouted to 9: the 9-9 in hand beats it."""
    position = after(spot("1 3", "9 1", active="9 9", owner=0, turn=1, chips=(3, 1)), "L0")
    assert position.outcome is None
    assert shows(position) == {"99"}


def test_a_player_who_can_act_must_act():
    position = spot("1 3", "1 3", active="9 9", owner=0, turn=1, chips=(3, 1))
    assert len(position.legal_moves) == len(scouts(position)) == 12


def test_on_a_table_scouted_empty_any_set_may_be_shown_capturing_nothing():
    position = after(spot("1 3", "4 2", active="9", owner=0, turn=1), "L0!")
    assert position.active == ()
    assert position.turn == 1
    assert len(shows(position)) == 3
    position = after(position, "3")
    assert position.points == (0, 0)
    assert position.owner == 1


def test_nothing_can_be_scouted_from_a_table_scouted_empty():
    position = after(spot("1 3", "4 2", active="9", owner=0, turn=1), "L0")
    assert position.why_illegal(Scout("L", 0, False)) is Reason.NOTHING_TO_SCOUT


def test_each_unspent_chip_is_one_point_and_the_owner_pays_nothing_for_the_hand():
    position = spot("9 9 1 3", "1 3", chips=(2, 0), points=(4, 5))
    assert after(position, "1-2").outcome.scores == (4 + 2, 5 + 0 - 2)


def test_who_empties_the_hand_scores_the_unspent_chips_too():
    position = spot("9 9", "1 3 1", chips=(1, 3), points=(4, 5))
    assert after(position, "1-2").outcome.scores == (4 + 1, 5 + 3 - 3)


@pytest.mark.parametrize("chips", [1, 2, 3])
def test_all_chips_may_be_spent_in_one_turn(chips):
    position = spot("1 3", "6 7 8", active="5 5 5 5 5", owner=0, turn=1, chips=(3, chips))
    for spent in range(1, chips):
        position = after(position, "L0")
        assert position.chips == (3, chips - spent)
        assert position.turn == 1
