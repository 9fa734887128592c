"""Valid sets and which is stronger (rules §2 and §3).

A set's strength is one integer, so that stronger is `>`: 32 a card, 16 for a match, plus its highest value. A single
card is neither match nor run. What is no set, and the empty table, has strength 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from .cards import Card

SIZE_WEIGHT: Final = 32
MATCH_WEIGHT: Final = 16

_MEMO: Final = 2048
"""How many hands each memo keeps: those of one decision with all its afterstates, in a few MB at most."""
_NO_STEP: Final = 99
"""Differs from every value by more than a step of a set can."""

Values = tuple[int, ...]
"""The upright values of a row of cards: all that the rules of sets look at."""


class SetKind(StrEnum):
    """What makes some cards a set (rules §2).

    >>> SetKind("run")
    SetKind.RUN
    """

    SINGLE = "single"
    MATCH = "match"
    RUN = "run"

    def __repr__(self) -> str:
        return f"SetKind.{self.name}"


# By names of their own, as in `rules`: a look-up in an enumeration is slow.
SINGLE: Final = SetKind.SINGLE
MATCH: Final = SetKind.MATCH
RUN: Final = SetKind.RUN


class HandSet(NamedTuple):
    """A valid set in a hand: the slice, its kind, and its strength, which orders all sets (rules §3)."""

    start: int
    stop: int
    kind: SetKind
    strength: int


def classify(cards: Sequence[Card]) -> SetKind | None:
    """What kind of set the cards are in this order, or None when they are none (rules §2).

    >>> [classify([Card.parse(text) for text in row.split()]) for row in ("4T", "4T 47", "41 52 63", "63 52", "41 62")]
    [SetKind.SINGLE, SetKind.MATCH, SetKind.RUN, SetKind.RUN, None]
    """
    return kind_of(strength(tuple([card.up for card in cards])))


def beats(challenger: Sequence[Card], holder: Sequence[Card]) -> bool:
    """Whether the challenger is a set, and strictly stronger than the holder (rules §3).

    No cards at all, or cards that are no set, beat nothing and are beaten by every set.

    >>> two_twos, nine_ten = (Card(2, 1), Card(2, 3)), (Card(9, 1), Card(10, 1))
    >>> beats(two_twos, nine_ten), beats(nine_ten, two_twos), beats(two_twos, two_twos)
    (True, False, False)
    """
    return strength(tuple([card.up for card in challenger])) > strength(tuple([card.up for card in holder]))


@lru_cache(maxsize=_MEMO)
def strength(values: Values) -> int:
    """How strong a row of upright values is as a set; 0 when it is none (rules §3).

    >>> strength((4, 5)) == strength((5, 4)) < strength((2, 2)) < strength((1, 2, 3)), strength((4, 5, 4))
    (True, 0)
    """
    size = len(values)
    if size <= 1:
        return SIZE_WEIGHT + values[0] if size else 0
    step = values[1] - values[0]
    if not -1 <= step <= 1 or any(values[i + 1] - values[i] != step for i in range(1, size - 1)):
        return 0
    return SIZE_WEIGHT * size + (max(values) if step else MATCH_WEIGHT + values[0])


def kind_of(strength: int) -> SetKind | None:
    """The kind of set that has this strength.

    >>> kind_of(strength((7, 7)))
    SetKind.MATCH
    """
    if not strength:
        return None
    if strength < 2 * SIZE_WEIGHT:
        return SINGLE
    return MATCH if strength % SIZE_WEIGHT > MATCH_WEIGHT else RUN


def hand_sets(cards: Sequence[Card]) -> tuple[HandSet, ...]:
    """Every valid set in a hand, by start, then stop (rules §2).

    >>> [(s.start, s.stop, s.kind.value) for s in hand_sets([Card(4, 1), Card(5, 1), Card(7, 1)])]
    [(0, 1, 'single'), (0, 2, 'run'), (1, 2, 'single'), (2, 3, 'single')]
    """
    found = slices(tuple([card.up for card in cards]))
    return tuple(HandSet(start, stop, kind_of(rank) or SINGLE, rank) for start, stop, rank in found)


@lru_cache(maxsize=_MEMO)
def slices(values: Values) -> tuple[tuple[int, int, int], ...]:
    """Every valid set in a row of upright values as (start, stop, strength), by start, then stop."""
    found: list[tuple[int, int, int]] = []
    steps = [after - value for value, after in pairwise(values)]
    steps.append(_NO_STEP)
    for start, value in enumerate(values):
        rank = SIZE_WEIGHT + value
        found.append((start, start + 1, rank))
        step = steps[start]
        if -2 < step < 2:
            # Only a rising run gets higher as it gets longer.
            growth = SIZE_WEIGHT + (step > 0)
            rank += 0 if step else MATCH_WEIGHT
            stop = start + 1
            while steps[stop - 1] == step:
                stop += 1
                rank += growth
                found.append((start, stop, rank))
    return tuple(found)
