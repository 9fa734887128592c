"""The shows that a hand offers against a table: listed, and counted without listing (rules §2 to §4).

Nothing here is remembered but the strength of a table: a hand is new after each move of its owner, so that a memo of
hands would cost more than it saves; `LegalMoves` keeps what it has asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from .cards import Card
from .moves import Show, slices_of
from .sets import MATCH, MATCH_WEIGHT, RUN, SINGLE, SIZE_WEIGHT, SetKind, strength

Cards = tuple[Card, ...]

_MEMO: Final = 4096
"""How many tables: all of one or two cards, and many more, in a MB at most."""
_NO_VALUE: Final = 99
"""Differs from every value by more than a step of a set."""
_LEAST_PAIR: Final = 2 * SIZE_WEIGHT
"""Every set of two or more cards is stronger than this, no single card is."""


@lru_cache(maxsize=_MEMO)
def strength_of(cards: Cards) -> int:
    """How strong the cards are; 0 for none, or when they are no set (rules §3)."""
    return strength(tuple([card.up for card in cards]))


def kind_of_set(cards: Cards) -> SetKind:
    """What kind of set the cards are, which are one (rules §2)."""
    if len(cards) == 1:
        return SINGLE
    return MATCH if cards[0].up == cards[1].up else RUN


def shows_over(hand: Cards, floor: int) -> tuple[Show, ...]:
    """The shows from this hand that are stronger than `floor`, by start, then stop.

    >>> shows_over((Card(4, 1), Card(5, 1), Card(5, 2)), strength_of((Card(4, 5),)))
    (Show(start=0, stop=2), Show(start=1, stop=2), Show(start=1, stop=3), Show(start=2, stop=3))
    """
    if floor > _LEAST_PAIR:
        return _long_shows_over(hand, floor)
    # The walk of `sets.slices` once more, since simulations spend a sixth of their time here. It goes from right to
    # left, so that each card knows how many longer sets begin with it by what its right neighbour knew.
    found: list[Show] = []
    highest_too_low = floor - SIZE_WEIGHT
    start = len(hand)
    singles, pairs, by_start = slices_of(start)
    longer = 0
    value = last_step = _NO_VALUE
    for card in reversed(hand):
        start -= 1
        step = value - (value := card.up)
        if -2 < step < 2:
            if step == last_step:
                longer += 1
                found += by_start[start][longer:0:-1]
            else:
                longer = 1
                last_step = step
                found.append(pairs[start])
        else:
            last_step = _NO_VALUE
        if value > highest_too_low:
            found.append(singles[start])
    found.reverse()
    return tuple(found)


def _long_shows_over(hand: Cards, floor: int) -> tuple[Show, ...]:
    """The same for the strength of two cards or more: which sets are long enough is told by their size, almost."""
    found: list[Show] = []
    size, rank = divmod(floor, SIZE_WEIGHT)
    start = len(hand)
    by_start = slices_of(start).by_start
    longest = 1
    value = last_step = _NO_VALUE
    for card in reversed(hand):
        start -= 1
        step = value - (value := card.up)
        if -2 < step < 2:
            longest = longest + 1 if step == last_step else 2
            if longest >= size:
                found += by_start[start][longest - 1 : size - 1 : -1]
                # Of sets of just the size to beat, the rank decides.
                if value + (MATCH_WEIGHT if not step else size - 1 if step > 0 else 0) > rank:
                    found.append(by_start[start][size - 1])
        last_step = step
    found.reverse()
    return tuple(found)


def counts_after_insertions(hand: Cards, ends: Iterable[tuple[Card, int]]) -> list[int]:
    """How many shows the hand would offer with a card put into each gap, as it is and turned.

    `ends` are the cards, each with the strength of the table that remains without it. The order is that of scouts:
    the first card in gap 0 as it is, in gap 0 turned, in gap 1 as it is, ...; then the second card.

    >>> counts_after_insertions((Card(4, 1), Card(5, 1)), [(Card(3, 9), 0)])
    [6, 4, 4, 3, 4, 4]
    """
    # This is what makes the length of a list of moves cheap: an insertion keeps the sets that do not span the gap, and
    # adds those that the new card is part of, which the rows of cards beside the gap decide.
    rows = _rows_of(hand)
    counts: list[int] = []
    for card, floor in ends:
        total, broken = _counts_kept(rows, floor)
        both_ways = [0] * (2 * len(rows.steps))
        both_ways[::2] = _counts_with(rows, card.up, floor, total, broken)
        both_ways[1::2] = _counts_with(rows, card.down, floor, total, broken)
        counts += both_ways
    return counts


class _Rows(NamedTuple):
    """The upright values of a hand, with an impossible one at both ends, so that a gap's number is its left neighbour's
    place; the step across each gap; the gaps inside a match or run; and of each card, how many there are in the longest
    match or run that ends with it, and that begins with it (1: the card alone).
    """

    values: list[int]
    steps: list[int]
    inner: list[int]
    ending: list[int]
    beginning: list[int]


def _rows_of(hand: Cards) -> _Rows:
    value, length, last_step = -_NO_VALUE, 1, 0
    values, ending = [value], [length]
    steps: list[int] = []
    inner: list[int] = []
    for gap, card in enumerate(hand):
        step = card.up - value
        value += step
        if -2 < step < 2:
            inner.append(gap)
            length = length + 1 if step == last_step else 2
        else:
            length = 1
        last_step = step
        steps.append(step)
        values.append(value)
        ending.append(length)
    steps.append(_NO_VALUE)
    values.append(-_NO_VALUE)
    ending.append(1)
    beginning = [1] * len(values)
    for gap in reversed(inner):
        beginning[gap] = beginning[gap + 1] + 1 if steps[gap + 1] == steps[gap] else 2
    return _Rows(values, steps, inner, ending, beginning)


def _counts_kept(rows: _Rows, floor: int) -> tuple[int, list[tuple[int, int]]]:
    """How many shows stronger than `floor` the hand offers, and gap by gap those that an insertion breaks up."""
    values, steps, inner, ending, beginning = rows
    highest_too_low = floor - SIZE_WEIGHT
    total = sum([value > highest_too_low for value in values]) if floor else len(values) - 2
    broken: list[tuple[int, int]] = []
    for gap in inner:
        # From the gap's right card leftwards: sets that go on with the card left of it.
        left, right = ending[gap + 1] - 1, beginning[gap] - 2
        if floor < _LEAST_PAIR:
            total += left
            broken.append((gap, (right + 1) * left))
        else:
            value, step = values[gap + 1], -steps[gap]
            total += _count(value, step, 0, left, floor)
            broken.append((gap, _count(value, step, right, left, floor)))
    return total, broken


def _counts_with(rows: _Rows, value: int, floor: int, total: int, broken: list[tuple[int, int]]) -> list[int]:
    """For each gap, how many shows there would be with that value in it."""
    values, steps, _, ending, beginning = rows
    counts = [total + (SIZE_WEIGHT + value > floor)] * len(steps)
    for gap, number in broken:
        counts[gap] -= number
    low = floor < _LEAST_PAIR
    before = 0
    for place in [place for place, near in enumerate(values) if -2 < near - value < 2]:
        step = values[place] - value
        # In the gap left of the near card: sets that go on with it, and may begin on the gap's other side.
        after = beginning[place] if steps[place] == step else 1
        if values[place - 1] - value != -step:
            before = 0
        counts[place - 1] += (before + 1) * after if low else _count(value, step, before, after, floor)
        # In the gap right of it: sets that the value ends.
        before = ending[place] if steps[place - 1] == -step else 1
        counts[place] += before if low else _count(value, step, 0, before, floor)
    return counts


def _count(value: int, step: int, before: int, after: int, floor: int) -> int:
    """How many sets stronger than `floor` have that value, up to `before` cards before it, and 1 to `after` after it.

    Each card is `step` more than the one before.
    """
    count = 0
    for taken in range(1, after + 1):
        highest = value + (taken if step > 0 else 0 if step else MATCH_WEIGHT)
        for earlier in range(before + 1):
            count += SIZE_WEIGHT * (earlier + taken + 1) + highest + (earlier if step < 0 else 0) > floor
    return count
