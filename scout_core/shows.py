"""The shows that a hand offers against a table: listed, and counted without listing (rules §2 to §4).

Everything is remembered for as many hands as one decision with all its afterstates looks at; each memo stays well
under a megabyte, since programs that play for hours, and phones, use it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .cards import Card
from .moves import SINGLE_SHOWS, Show, show
from .sets import MATCH_WEIGHT, SIZE_WEIGHT, strength

Cards = tuple[Card, ...]

_MEMO: Final = 512
_NO_VALUE: Final = 99
"""Differs from every value by more than a step of a set."""
_LEAST_PAIR: Final = 2 * SIZE_WEIGHT
"""Every set of two or more cards is stronger than this, no single card is."""


@lru_cache(maxsize=_MEMO)
def strength_of(cards: Cards) -> int:
    """How strong the cards are; 0 for none, or when they are no set (rules §3)."""
    return strength(tuple([card.up for card in cards]))


@lru_cache(maxsize=_MEMO)
def shows_over(hand: Cards, floor: int) -> tuple[Show, ...]:
    """The shows from this hand that are stronger than `floor`, by start, then stop.

    >>> shows_over((Card(4, 1), Card(5, 1), Card(5, 2)), strength_of((Card(4, 5),)))
    (Show(start=0, stop=2), Show(start=1, stop=2), Show(start=1, stop=3), Show(start=2, stop=3))
    """
    # The walk of `sets.slices` once more, in one pass: a hand is new after each move of its owner, so that in
    # simulations this is the memo that mostly misses.
    found: list[Show] = []
    highest_too_low = floor - SIZE_WEIGHT
    start = 0
    value = hand[0].up if hand else 0
    for card in hand[1:]:
        if value > highest_too_low:
            found.append(SINGLE_SHOWS[start])
        following = card.up
        step = following - value
        if -2 < step < 2:
            _add_longer(found, hand, start, step, floor)
        start += 1
        value = following
    if value > highest_too_low and hand:
        found.append(SINGLE_SHOWS[start])
    return tuple(found)


def _add_longer(found: list[Show], hand: Cards, start: int, step: int, floor: int) -> None:
    """Add the shows of two or more cards from `start` on, each card `step` more than the last."""
    value = hand[start].up
    # Only a rising run gets higher as it gets longer.
    growth = SIZE_WEIGHT + (step > 0)
    rank = SIZE_WEIGHT + value + (0 if step else MATCH_WEIGHT)
    stop = start + 1
    for card in hand[stop:]:
        value += step
        if card.up != value:
            break
        stop += 1
        rank += growth
        if rank > floor:
            found.append(show(start, stop))


@lru_cache(maxsize=_MEMO)
def counts_after_insertion(hand: Cards, card: Card, floor: int) -> list[int]:
    """How many shows stronger than `floor` the hand would offer with the card put into each gap, as it is and turned.

    The order is that of scouts: gap 0 as it is, gap 0 turned, gap 1 as it is, ... Not to be changed by the caller.

    >>> counts_after_insertion((Card(4, 1), Card(5, 1)), Card(3, 9), 0)
    [6, 4, 4, 3, 4, 4]
    """
    values = [_NO_VALUE, *[card.up for card in hand], _NO_VALUE]
    kept = _counts_kept(hand, floor)
    counts = [0] * (2 * len(kept))
    counts[::2] = _counts_with(values, card.up, floor, kept)
    counts[1::2] = _counts_with(values, card.down, floor, kept)
    return counts


def _counts_with(values: list[int], value: int, floor: int, kept: list[int]) -> list[int]:
    """For each gap, how many shows there would be with that value in it.

    This is what makes the length of a list of moves cheap: an insertion keeps the sets that do not span the gap, and
    adds those that the new card is part of, which only its neighbours decide. `values` has an impossible value at both
    ends, so that the card left of a gap has the gap's number.
    """
    counts = [count + 1 for count in kept] if SIZE_WEIGHT + value > floor else kept.copy()
    for place in [place for place, near in enumerate(values) if -2 < near - value < 2]:
        step = values[place] - value
        counts[place - 1] += _count_through(values, place - 1, value, step, floor)
        # In the gap on its other side, unless the card beyond goes on in the same way and counts for both.
        if values[place + 1] - value != -step:
            counts[place] += _count_through(values, place, value, -step, floor)
    return counts


@lru_cache(maxsize=_MEMO)
def _counts_kept(hand: Cards, floor: int) -> list[int]:
    """For each gap, how many shows stronger than `floor` an insertion there leaves whole."""
    shows = shows_over(hand, floor)
    counts = [len(shows)] * (len(hand) + 1)
    for kept in shows:
        for gap in range(kept.start + 1, kept.stop):
            counts[gap] -= 1
    return counts


def _count_through(values: list[int], gap: int, value: int, step: int, floor: int) -> int:
    """How many shows of two or more cards, each `step` more than the last, hold `value` put into the gap."""
    left = right = 0
    while values[gap - left] == value - step * (left + 1):
        left += 1
    while values[gap + 1 + right] == value + step * (right + 1):
        right += 1
    if floor < _LEAST_PAIR:
        return (left + 1) * (right + 1) - 1
    count = 0
    for taken in range(right + 1):
        highest = value + (taken if step > 0 else 0 if step else MATCH_WEIGHT)
        for before in range(not taken, left + 1):
            count += SIZE_WEIGHT * (before + taken + 1) + highest + (before if step < 0 else 0) > floor
    return count
