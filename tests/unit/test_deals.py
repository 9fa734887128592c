"""Deals stay what they are for a given seed, and their text is strict."""

from random import Random

import pytest

from scout_core import DECKS, HAND_SIZES, Deal, NotationError, ScoutError, deal_round, first_start

# These may never change: saved games and links rest on them.
RECORDED = {
    (2, "circus", 1): ("952T471646923T15T4T684/879138935827T1968T6718 + 25575T68282665987T63353212342437949745317141"),
    (2, "circus", 2): "25575T68282665987T6335/3212342437949745317141",
    (3, "unit", 1): "272864193196622924525963/843917386898216737819734/655841787445535149325761",
}


@pytest.mark.parametrize(("request_", "text"), RECORDED.items())
def test_recorded_deals(request_, text):
    players, seed, number = request_
    deal = deal_round(players, seed, number)
    assert str(deal) == text
    assert Deal.parse(text, players) == deal == eval(repr(deal))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_recipe(players):
    """Written out again from the words of the format: shuffle from the end, then turn, then cut."""
    for number in range(1, players + 1):
        random = Random(f"7/{number}")
        deck = [(card.up, card.down) for card in DECKS[players]]
        for i in reversed(range(1, len(deck))):
            j = int(random.random() * (i + 1))
            deck[i], deck[j] = deck[j], deck[i]
        deck = [pair[::-1] if random.random() < 0.5 else pair for pair in deck]
        size = HAND_SIZES[players]
        hands = [deck[i : i + size] for i in range(0, len(deck), size)]
        assert [[(card.up, card.down) for card in hand] for hand in deal_round(players, 7, number).hands] == hands
    assert first_start(players, 7) == int(Random("7/start").random() * players)


def test_a_number_and_its_text_are_the_same_seed():
    assert deal_round(4, 7, 2) == deal_round(4, "7", 2)


@pytest.mark.parametrize(("players", "number"), [(1, 1), (6, 1), (3, 0), (3, 4), (2, 3)])
def test_no_such_round(players, number):
    with pytest.raises(ScoutError):
        deal_round(players, 1, number)


GOOD = RECORDED[3, "unit", 1]


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        (GOOD[:-2], 73),
        (GOOD + "12", 75),
        (GOOD.replace("/", " ", 1), 25),
        (GOOD.replace("27", "2T", 1), 1),
        (GOOD.replace("28", "27", 1), 3),
        (GOOD + " + 12", 75),
    ],
)
def test_texts_that_are_no_deal(text, column):
    with pytest.raises(NotationError) as caught:
        Deal.parse(text, 3)
    assert (caught.value.field, caught.value.column) == ("deal", column)


def test_hands_that_are_no_deal():
    hands = deal_round(3, 1, 1).hands
    for wrong in (
        hands[:2],
        (hands[0], hands[0], hands[1]),
        (*hands[:2], hands[2][:-1]),
        deal_round(5, 1, 1).hands[:3],
    ):
        with pytest.raises(ScoutError):
            Deal(wrong)
    with pytest.raises(ScoutError):
        Deal(hands, deal_round(2, 1, 1).reserve)
