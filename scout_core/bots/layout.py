"""The features of the net: which rows there are, and where each group of them begins.

An afterstate is what a move leaves behind, as its mover sees it: the own hand, the table, and what is known of the
others. About sixty of the rows are active in one; the first layer of the net is the sum of their weights. The twin of
the engine that the net is trained with (tools/training) numbers them by the same table.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Final

SIZES: Final = 21
"""Hand sizes told apart, 0 to 20; a longer hand counts as the longest."""
LONG_HAND: Final = 24
"""In a longer hand shows are counted as if gaps never closed."""
SMALL: Final = 13
"""The same for the smallest hand of the others, and for numbers of shows, 0 to 12."""
SETS: Final = 130
"""Kinds of set: ten singles, matches of 2 to 6 cards and runs of 2 to 8, by rank (`set_row`)."""
LONGEST_MATCH: Final = 6
LONGEST_RUN: Final = 8
LENGTHS: Final = 7
"""Lengths of the active set told apart, 0 to 6."""
BORDERED: Final = 11
"""Values with the border of the hand as 0."""
OTHERS: Final = 10
"""Pairs of a number of players and another seat counted from the own: 1 with two players, 2 with three, ..."""
PLACES: Final = 14
"""The same with the own seat: 2 with two players, 3 with three, ..."""

GROUPS: Final = (
    # What no move of the own changes.
    ("players", 4),
    ("other_size", OTHERS * SIZES),
    ("smallest_other", 4 * SMALL),
    ("other_token", OTHERS),
    ("unseen", 10 * 10),
    ("known", 4 * 10),
    ("known_count", 4 * 6),
    ("known_alike", 2 * 10 * 3),
    ("round_of_two", 2),
    # The own hand.
    ("size", 4 * SIZES),
    ("neighbours", BORDERED * BORDERED),
    ("one_between", BORDERED * BORDERED),
    ("maximal", SETS),
    ("count", 10 * 6),
    ("strongest", SETS),
    ("second", SETS + 1),
    ("fewest_apart", SMALL),
    ("fewest", SMALL),
    ("fewest_players", 4 * SMALL),
    ("fewest_smallest", SMALL * SMALL),
    # The table.
    ("table", 2 * SETS + 1),
    ("owner", PLACES * LENGTHS * 2),
    ("ends", 2 * 2 * 10),
    ("token", 4),
    ("chips_of_two", 4),
    ("other_chips_of_two", 4 * LENGTHS * 2),
    # Both together.
    ("beating", 2 * 11),
    ("fewest_owner", PLACES * SMALL),
    # Before the first action of a round.
    ("turning", PLACES),
)


def _offsets() -> dict[str, int]:
    offsets, total = {}, 0
    for name, size in GROUPS:
        offsets[name] = total
        total += size
    offsets["end"] = total
    return offsets


OFFSETS: Final = _offsets()
"""The first row of each group; `end` is the number of all."""

FEATURES: Final = OFFSETS["end"]
HIDDEN: Final = 64
SECOND: Final = 32
STANDINGS: Final = 5
"""Inputs of the head for the last round: by how much the own seat leads each other seat, and the least of them."""


def layout_hash() -> str:
    """What a file of weights must name to fit: a digest of the groups, their sizes and the layers."""
    return sha256(repr((GROUPS, HIDDEN, SECOND, STANDINGS)).encode()).hexdigest()[:16]


def other_slot(players: int, distance: int) -> int:
    """The number of a pair of players and another seat, 1 to players - 1 to the left of the own."""
    return (players - 2) * (players - 1) // 2 + distance - 1


def place_slot(players: int, distance: int) -> int:
    """The same with the own seat as distance 0."""
    return (players - 2) * (players + 1) // 2 + distance


@cache
def set_row(strength: int) -> int:
    """The number of a set among `SETS`, by its strength (`scout_core.sets`), which must not be 0.

    >>> set_row(32 + 1), set_row(2 * 32 + 16 + 1), set_row(2 * 32 + 2), set_row(9 * 32 + 10)
    (0, 10, 61, 129)
    """
    length, rank = divmod(strength, 32)
    if length == 1:
        return rank - 1
    if rank > 16:
        return 10 + (min(length, LONGEST_MATCH) - 2) * 10 + rank - 17
    return 60 + (min(length, LONGEST_RUN) - 2) * 10 + rank - 1
