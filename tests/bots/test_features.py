"""What the net is told of a hand, against plain ways to work the same out."""

from functools import cache
from random import Random

import pytest

from scout_core.bots.features import count_beating, fewest_apart, fewest_shows, maximal_sets, strongest
from scout_core.sets import slices


def hands():
    rng = Random(3)
    for size in range(13):
        for _ in range(40):
            highest = rng.choice([3, 5, 10])
            yield tuple(rng.randint(1, highest) for _ in range(size))


@cache
def fewest_by_trying(values):
    """Every order of shows, each closing its gap."""
    if not values:
        return 0
    return 1 + min(fewest_by_trying(values[:start] + values[stop:]) for start, stop, _ in slices(values))


@cache
def fewest_apart_by_trying(values):
    if not values:
        return 0
    return 1 + min(fewest_apart_by_trying(values[stop:]) for start, stop, _ in slices(values) if start == 0)


def test_the_fewest_shows_are_the_fewest():
    for values in hands():
        if len(values) < 9:
            assert fewest_shows(values)[0] == fewest_by_trying(values)


def test_the_fewest_shows_without_closing_gaps_are_the_fewest():
    for values in hands():
        assert fewest_apart(values) == fewest_apart_by_trying(values)


def test_maximal_sets_are_those_within_no_other():
    for values in hands():
        found = slices(values)
        assert maximal_sets(values) == [
            (start, stop, strength)
            for start, stop, strength in found
            if not any(a <= start and stop <= b and (a, b) != (start, stop) for a, b, _ in found)
        ]


def test_the_strongest_set_is_the_strongest():
    for values in hands():
        assert strongest(values) == max((strength for _, _, strength in slices(values)), default=0)


@pytest.mark.parametrize("floor", [0, 33, 37, 42, 66, 69, 74, 81, 85, 90, 99, 104, 117, 130])
def test_sets_that_beat_the_table_are_all_counted(floor):
    for values in hands():
        assert count_beating(values, floor) == sum(strength > floor for _, _, strength in slices(values))


def test_closing_gaps_never_takes_more_shows():
    for values in hands():
        assert fewest_shows(values)[0] <= fewest_apart(values) <= len(values)
