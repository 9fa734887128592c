"""rules §3: the first difference decides: more cards; match over run; higher value. Equal never beats."""

import pytest

from scout_core import SetKind, beats, classify

from .table import shows, spot
from .test_s02_valid_sets import lay

RISING = ["123456789T"[low : low + size] for size in range(1, 11) for low in range(11 - size)]
FALLING = [values[::-1] for values in RISING if len(values) > 1]
MATCHES = [value * size for value in "123456789T" for size in range(2, 10)]
EVERY_SET = RISING + FALLING + MATCHES


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [("12", "T"), ("11", "T"), ("123", "TT"), ("321", "9T"), ("1111", "89T"), ("1234", "TTT"), ("12345", "TTTT")],
)
def test_more_cards_win_whatever_they_are(stronger, weaker):
    assert beats(lay(stronger), lay(weaker))
    assert not beats(lay(weaker), lay(stronger))


@pytest.mark.parametrize(("match", "run"), [("11", "9T"), ("22", "T9"), ("111", "89T"), ("3333", "789T")])
def test_at_equal_size_a_match_beats_a_run(match, run):
    assert beats(lay(match), lay(run))
    assert not beats(lay(run), lay(match))


@pytest.mark.parametrize(
    ("stronger", "weaker"), [("2", "1"), ("T", "9"), ("33", "22"), ("56", "45"), ("345", "234"), ("T9", "87")]
)
def test_at_equal_size_and_kind_the_higher_value_wins(stronger, weaker):
    assert beats(lay(stronger), lay(weaker))
    assert not beats(lay(weaker), lay(stronger))


@pytest.mark.parametrize("values", EVERY_SET)
def test_equal_never_beats(values):
    assert not beats(lay(values), lay(values))


@pytest.mark.parametrize("values", ["45", "12", "9T", "3456"])
def test_the_direction_of_a_run_does_not_matter(values):
    backwards = values[::-1]
    assert not beats(lay(values), lay(backwards))
    assert not beats(lay(backwards), lay(values))


def test_a_run_is_measured_alike_whichever_way_it_lies():
    assert beats(lay("65"), lay("45"))
    assert beats(lay("56"), lay("54"))
    assert not beats(lay("54"), lay("56"))


def test_a_set_of_one_card_has_no_kind():
    """A run scouted down to one card is a plain single."""
    assert classify(lay("4")) is SetKind.SINGLE
    left_of_a_run = spot("1", "5", active="4", owner=0, turn=1)
    assert shows(left_of_a_run) == {"5"}


def test_any_two_sets_are_in_order_or_tie():
    """Sorted as the rule says, each set beats exactly the ones below it."""

    def rank(values):
        return (len(values), len(set(values)) == 1, max("123456789T".index(value) for value in values))

    laid = [(values, lay(values), rank(values)) for values in EVERY_SET]
    for one, one_cards, one_rank in laid:
        for other, other_cards, other_rank in laid:
            assert beats(one_cards, other_cards) is (one_rank > other_rank), (one, other)
