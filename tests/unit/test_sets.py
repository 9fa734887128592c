"""Sets, their order, and the counting that stands in for listing them."""

from itertools import combinations, product
from random import Random

import pytest

from scout_core import Card, SetKind, Show, beats, classify, deal_round, hand_sets
from scout_core.sets import strength
from scout_core.shows import counts_after_insertions, shows_over


def cards(*values):
    """Cards with these upright values, whatever is below."""
    return tuple(Card(value, 1 if value > 1 else 2) for value in values)


@pytest.mark.parametrize(
    ("values", "kind"),
    [
        ((4,), SetKind.SINGLE),
        ((7, 7), SetKind.MATCH),
        ((7, 7, 7), SetKind.MATCH),
        ((4, 5), SetKind.RUN),
        ((6, 5, 4), SetKind.RUN),
        ((4, 5, 4), None),
        ((3, 3, 4), None),
        ((10, 1), None),
        ((1, 3), None),
        ((), None),
    ],
)
def test_classify(values, kind):
    assert classify(cards(*values)) is kind


def test_from_weakest_to_strongest():
    ladder = [(1,), (10,), (1, 2), (10, 9), (1, 1), (10, 10), (1, 2, 3), (8, 9, 10), (1, 1, 1), (1, 2, 3, 4)]
    for (i, weak), (j, strong) in product(enumerate(ladder), repeat=2):
        assert beats(cards(*strong), cards(*weak)) is (j > i)


def test_what_is_no_set_beats_nothing_and_is_beaten_by_all():
    assert not beats(cards(1, 3), ())
    assert beats(cards(1), cards(4, 5, 4))
    assert not beats((), cards(1))


def test_hand_sets_are_all_slices_that_are_sets_in_order():
    for number in range(50):
        hand = deal_round(3, number, 1).hands[0]
        slices = [(start, stop) for start, stop in combinations(range(13), 2) if classify(hand[start:stop])]
        found = hand_sets(hand)
        assert [(each.start, each.stop) for each in found] == slices
        assert [each.kind for each in found] == [classify(hand[start:stop]) for start, stop in slices]
        assert [each.strength for each in found] == [
            strength(tuple(card.up for card in hand[start:stop])) for start, stop in slices
        ]


# Of every size to beat: none, below and at the ends of a kind, and a match and a run alike.
FLOORS = (0, *(strength(values) for values in ((4,), (10,), (4, 5), (3, 3), (4, 5, 6), (3, 4, 5), (5, 5, 5, 5))))


@pytest.mark.parametrize("seed", range(40))
def test_shows_are_all_slices_that_are_stronger_than_the_table(seed):
    random = Random(seed)
    values = tuple(random.choices((3, 4, 5, 6), k=random.randint(0, 9)))
    for floor in FLOORS:
        assert shows_over(cards(*values), floor) == tuple(
            Show(start, stop)
            for start, stop in combinations(range(len(values) + 1), 2)
            if strength(values[start:stop]) > floor
        )


@pytest.mark.parametrize("seed", range(40))
def test_counts_after_insertions_are_those_of_listing(seed):
    random = Random(seed)
    # Few values, so that long sets and gaps inside them are common.
    hand = tuple(Card(up, 10) for up in random.choices((3, 4, 5, 6), k=random.randint(0, 9)))
    card = Card(random.choice((3, 4, 5, 6)), random.choice((1, 2, 7)))
    for floor in FLOORS:
        assert counts_after_insertions(hand, [(card, floor), (card.turned(), 0)]) == [
            len(shows_over((*hand[:gap], side, *hand[gap:]), strength_of_rest))
            for end, strength_of_rest in ((card, floor), (card.turned(), 0))
            for gap in range(len(hand) + 1)
            for side in (end, end.turned())
        ]
