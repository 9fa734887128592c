"""Cards are values of which there is one object each."""

import copy
import pickle

import pytest

from scout_core import DECKS, HAND_SIZES, Card, NotationError, ScoutError


def test_a_card_is_one_object_however_it_is_made():
    card = Card(3, 10)
    assert card is Card.parse("3T")
    assert card is card.turned().turned()
    assert card is copy.deepcopy(card)
    assert card is pickle.loads(pickle.dumps(card))
    assert card is eval(repr(card))


def test_turning_swaps_the_values_and_keeps_the_physical_card():
    card, turned = Card(3, 10), Card(10, 3)
    assert card.turned() is turned
    assert (card.key, card.bit) == (turned.key, turned.bit) == ((3, 10), card.bit)
    assert card != turned


def test_a_card_does_not_change():
    with pytest.raises(AttributeError):
        Card(3, 10).up = 4
    with pytest.raises(AttributeError):
        del Card(3, 10).up
    assert Card(3, 10).up == 3


def test_the_bits_of_a_deck_are_all_different():
    assert sum(card.bit for card in DECKS[5]) == 2**45 - 1


@pytest.mark.parametrize(("players", "size"), [(2, 44), (3, 36), (4, 44), (5, 45)])
def test_the_decks_are_dealt_out(players, size):
    assert len(DECKS[players]) == size
    assert players * HAND_SIZES[players] == (22 if players == 2 else size)


@pytest.mark.parametrize(("up", "down"), [(0, 1), (1, 11), (4, 4), (-1, 2)])
def test_values_that_no_card_has(up, down):
    with pytest.raises(ScoutError):
        Card(up, down)


@pytest.mark.parametrize(
    ("text", "column"),
    [("", 1), ("3", 2), ("3t", 2), ("03", 1), ("33", 2), ("3T4", 3), ("??", 1), ("\u0663T", 1), (" 3", 1)],
)
def test_texts_that_are_no_card(text, column):
    with pytest.raises(NotationError) as caught:
        Card.parse(text)
    assert (caught.value.field, caught.value.column) == ("card", column)
