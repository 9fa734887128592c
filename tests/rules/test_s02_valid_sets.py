"""rules §2: a contiguous slice of the hand, in hand order, that is a single card, a match or a run."""

import pytest

from scout_core import Card, SetKind, Show, classify

from .table import shows, spot


def lay(values: str) -> tuple[Card, ...]:
    """Cards with these upright values; the lower half is of no matter to a set."""
    return tuple(Card(up, up % 10 + 1) for up in (10 if value == "T" else int(value) for value in values))


@pytest.mark.parametrize("value", "123456789T")
def test_any_single_card_is_a_set(value):
    assert classify(lay(value)) is SetKind.SINGLE


@pytest.mark.parametrize("values", ["22", "TT", "777", "44444", "111111111"])
def test_two_or_more_equal_values_are_a_match(values):
    assert classify(lay(values)) is SetKind.MATCH


@pytest.mark.parametrize("values", ["12", "9T", "345", "123456789T"])
def test_values_each_one_more_than_the_last_are_a_run(values):
    assert classify(lay(values)) is SetKind.RUN


@pytest.mark.parametrize("values", ["21", "T9", "543", "T987654321"])
def test_values_each_one_less_than_the_last_are_a_run(values):
    assert classify(lay(values)) is SetKind.RUN


@pytest.mark.parametrize("values", ["T1", "1T", "9T1", "21T"])
def test_a_run_does_not_wrap_from_ten_to_one(values):
    assert classify(lay(values)) is None


@pytest.mark.parametrize("values", ["454", "334", "343", "121", "122", "1223"])
def test_a_set_does_not_change_direction_or_mix_match_and_run(values):
    assert classify(lay(values)) is None


@pytest.mark.parametrize("values", ["13", "31", "246", "15", "124"])
def test_a_run_has_no_gaps(values):
    assert classify(lay(values)) is None


def test_no_cards_are_no_set():
    assert classify(()) is None


def test_only_neighbours_in_the_hand_make_a_set():
    """The 4 between them keeps the two 7s apart, and 5 6 is split by the 1."""
    assert shows(spot("7 4 7 5 1 6", "1")) == {"7", "4", "5", "1", "6"}


def test_hand_order_counts_not_the_order_of_values():
    """1 3 2 holds the run 3-2, but not 1-2-3."""
    assert shows(spot("1 3 2", "1")) == {"1", "3", "2", "32"}


def test_a_part_of_a_longer_set_is_a_set_too():
    assert shows(spot("3 4 5", "1")) == {"3", "4", "5", "34", "45", "345"}


def test_the_lower_half_of_a_card_makes_no_set():
    """27 37 share their lower 7, and that is nothing."""
    position = spot("27 47", "1")
    assert shows(position) == {"2", "4"}
    assert Show(0, 2) not in position.legal_moves
