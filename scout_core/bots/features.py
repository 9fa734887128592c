"""Which rows of the net's first layer an afterstate makes active (`layout` has their numbers).

An afterstate falls into parts that are summed up apart: what no move of the own changes (`base_rows`), the hand
(`hand_rows`), the table (`table_rows`), and what these two are to each other (`cross_rows`). Hands are rows of upright
values; physical cards are sets of bits (`Card.bit`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..cards import DECKS
from ..sets import Values
from .layout import LENGTHS, LONG_HAND, OFFSETS, SETS, SIZES, SMALL, other_slot, place_slot, set_row

_VALUES: Final = range(1, 11)
_OF_VALUE: Final = {
    players: [sum(card.bit for card in deck if value in card.key) for value in _VALUES]
    for players, deck in DECKS.items()
}
"""Per number of players and value, the cards of the deck that have it."""

_MEMO: Final = 8192
"""Hands and parts of hands remembered: those of one decision and of the next of the same seat."""

_SIZE: Final = OFFSETS["size"]
_NEIGHBOURS: Final = OFFSETS["neighbours"]
_ONE_BETWEEN: Final = OFFSETS["one_between"]
_MAXIMAL: Final = OFFSETS["maximal"]
_COUNT: Final = OFFSETS["count"]
_STRONGEST: Final = OFFSETS["strongest"]
_SECOND: Final = OFFSETS["second"]
_BEATING: Final = OFFSETS["beating"]
_FEWEST_OWNER: Final = OFFSETS["fewest_owner"]

# Sums of numbers looked up, since they are asked for some thousand times a decision.
_PAIRS: Final = {(left, right): _NEIGHBOURS + left * 11 + right for left in range(11) for right in range(11)}
_APART: Final = {pair: row - _NEIGHBOURS + _ONE_BETWEEN for pair, row in _PAIRS.items()}


class Outlook(NamedTuple):
    """What a seat knows of the others: `hand_sizes`, `tokens` and `known` (bits) of those to its left, in order.

    `unseen` (bits) has the cards that may be in any of their hands or out of the game. `two_players_round` is 0 with
    more than two.
    """

    players: int
    hand_sizes: tuple[int, ...]
    tokens: tuple[bool, ...]
    known: tuple[int, ...]
    unseen: int
    two_players_round: int

    @property
    def smallest(self) -> int:
        """The least number of cards in another hand, at most 12."""
        return min(SMALL - 1, *self.hand_sizes)


def base_rows(outlook: Outlook) -> list[int]:
    """The rows that no move of the own changes."""
    players = outlook.players
    rows = [OFFSETS["players"] + players - 2]
    for distance, (size, token, known) in enumerate(zip(*outlook[1:4], strict=True), 1):
        slot = other_slot(players, distance)
        rows.append(OFFSETS["other_size"] + slot * SIZES + min(size, SIZES - 1))
        if token:
            rows.append(OFFSETS["other_token"] + slot)
        rows += _known_rows(distance, known)
    rows.append(OFFSETS["smallest_other"] + (players - 2) * SMALL + outlook.smallest)
    for value, cards in enumerate(_OF_VALUE[players]):
        rows.append(OFFSETS["unseen"] + value * 10 + (outlook.unseen & cards).bit_count())
    if outlook.two_players_round:
        rows.append(OFFSETS["round_of_two"] + outlook.two_players_round - 1)
    return rows


def _known_rows(distance: int, known: int) -> list[int]:
    """The cards that are known to be in another hand, either way up."""
    rows = [OFFSETS["known_count"] + (distance - 1) * 6 + min(known.bit_count(), 5)]
    for value, cards in enumerate(_OF_VALUE[5]) if known else ():
        count = (known & cards).bit_count()
        rows += [OFFSETS["known"] + (distance - 1) * 10 + value] * count
        if count > 1:
            rows.append(OFFSETS["known_alike"] + (30 if distance > 1 else 0) + value * 3 + min(count, 4) - 2)
    return rows


def hand_rows(values: Values, players: int, smallest: int) -> tuple[list[int], int]:
    """The rows of a hand, and the fewest shows that empty it (`fewest_shows`), at most 12."""
    size = len(values)
    rows = [_SIZE + (players - 2) * SIZES + min(size, SIZES - 1)]
    rows += map(_PAIRS.__getitem__, zip((0, *values), (*values, 0), strict=True))
    rows += map(_APART.__getitem__, zip((0, 0, *values), values, strict=False))
    rows += _count_rows(tuple(sorted(values)))
    sets = maximal_sets(values)
    rows += [_MAXIMAL + set_row(found[2]) for found in sets]
    second = 0
    if sets:
        start, stop, strength = max(sets, key=_by_strength)
        rows.append(_STRONGEST + set_row(strength))
        second = strongest(values[:start] + values[stop:])
    rows.append(_SECOND + (set_row(second) if second else SETS))
    shows = fewest_shows(values)[0] if size <= LONG_HAND else fewest_apart(values)
    joined = min(shows, SMALL - 1)
    rows += (
        OFFSETS["fewest_apart"] + min(fewest_apart(values), SMALL - 1),
        OFFSETS["fewest"] + joined,
        OFFSETS["fewest_players"] + (players - 2) * SMALL + joined,
        OFFSETS["fewest_smallest"] + joined * SMALL + smallest,
    )
    return rows, joined


def _by_strength(found: tuple[int, int, int]) -> int:
    return found[2]


@lru_cache(maxsize=1024)
def _count_rows(values: Values) -> list[int]:
    return [_COUNT + (value - 1) * 6 + min(values.count(value), 5) for value in _VALUES]


@lru_cache(maxsize=_MEMO)
def maximal_sets(values: Values) -> list[tuple[int, int, int]]:
    """The sets of a hand that are part of no longer one, as (start, stop, strength), from left to right.

    >>> maximal_sets((3, 4, 5, 5, 1))
    [(0, 3, 101), (2, 4, 85), (4, 5, 33)]
    """
    found: list[tuple[int, int, int]] = []
    size, start, covered = len(values), 0, False
    while start < size:
        value, stop = values[start], start + 1
        step = values[stop] - value if stop < size else 9
        if -2 < step < 2:
            stop += 1
            while stop < size and values[stop] - values[stop - 1] == step:
                stop += 1
            highest = max(value, values[stop - 1]) if step else value + 16
            found.append((start, stop, 32 * (stop - start) + highest))
            # Its last card may begin another set.
            start, covered = (stop - 1 if stop < size else stop), True
        else:
            if not covered:
                found.append((start, stop, 32 + value))
            start, covered = stop, False
    return found


@lru_cache(maxsize=_MEMO)
def strongest(values: Values) -> int:
    """The strength of the strongest set of a hand; 0 when it is empty."""
    return max([strength for _, _, strength in maximal_sets(values)], default=0)


def fewest_apart(values: Values) -> int:
    """Fewest shows that empty a hand if gaps never closed: always the longest set from the left, which is optimal.

    >>> fewest_apart((4, 9, 4))
    3
    """
    shows = place = 0
    size = len(values)
    while place < size:
        shows += 1
        step = values[place + 1] - values[place] if place + 1 < size else 9
        place += 1
        if -2 < step < 2:
            while place < size and values[place] - values[place - 1] == step:
                place += 1
    return shows


@lru_cache(maxsize=_MEMO)
def fewest_shows(values: Values) -> tuple[int, int, int, int]:
    """Fewest shows that empty a hand when the gap closes after each; then three that only the recursion needs.

    These are the same when the first card belongs to a set counted already, of cards one less than the last each,
    equal, or one more.

    >>> fewest_shows((4, 9, 4))[0]
    2
    """
    if not values:
        return 0, 0, 0, 0
    first = values[0]
    alone = fewest_shows(values[1:])[0]
    costs = [alone, alone, alone]
    for place, value in enumerate(values):
        step = value - first
        if place and -2 < step < 2:
            between = fewest_shows(values[1:place])[0] if place > 1 else 0
            cost = between + fewest_shows(values[place:])[step + 2]
            if cost < costs[step + 1]:
                costs[step + 1] = cost
    return 1 + min(costs), costs[0], costs[1], costs[2]


class Table(NamedTuple):
    """The active set as an afterstate has it: its upright values, the other values of its first and last card.

    `distance` is how many seats to the left its owner sits, 0 for the own set. `token`, `chips` and `other_chips` are
    what may still be spent; chips with two players only, else 0.
    """

    values: Values
    strength: int
    ends: tuple[int, int]
    distance: int
    token: bool
    chips: int
    other_chips: int


def table_rows(players: int, table: Table) -> list[int]:
    """The rows of the table."""
    active, mine = len(table.values), not table.distance
    run = active > 1 and table.values[0] != table.values[1]
    length = 2 * min(active, LENGTHS - 1) + run
    set_number = mine * SETS + set_row(table.strength) if active else 2 * SETS
    rows = [
        OFFSETS["table"] + set_number,
        OFFSETS["owner"] + place_slot(players, table.distance) * LENGTHS * 2 + length,
    ]
    if active:
        rows += [OFFSETS["ends"] + mine * 20 + side * 10 + value - 1 for side, value in enumerate(table.ends)]
    if table.token:
        rows.append(OFFSETS["token"] + players - 2)
    if players == 2:
        rows.append(OFFSETS["chips_of_two"] + min(table.chips, 3))
        rows.append(OFFSETS["other_chips_of_two"] + min(table.other_chips, 3) * LENGTHS * 2 + length)
    return rows


def cross_rows(players: int, table: Table, values: Values, joined: int) -> tuple[int, int]:
    """The rows of hand and table together; `joined` as from `hand_rows`."""
    return (
        _BEATING + (0 if table.distance else 11) + min(count_beating(values, table.strength), 10),
        _FEWEST_OWNER + place_slot(players, table.distance) * SMALL + joined,
    )


def count_beating(values: Values, floor: int) -> int:
    """How many sets of a hand are stronger than `floor`: counted from the maximal ones, of which all are part.

    >>> count_beating((3, 4, 5, 5, 1), 0), count_beating((3, 4, 5, 5, 1), 2 * 32 + 4)
    (9, 3)
    """
    length, rank = divmod(floor, 32)
    count = 0 if length > 1 else len([value for value in values if value > rank])
    length = max(length, 1)
    for start, stop, strength in maximal_sets(values):
        longer = stop - start - length
        if longer > 0:
            count += longer * (longer + 1) // 2
        if length > 1 and longer >= 0:
            # Those of the same size: matches are all alike, runs are each one higher than the next.
            highest = strength % 32
            if highest > 16:
                count += longer + 1 if highest > rank else 0
            else:
                count += min(max(highest - rank, 0), longer + 1)
    return count


def turning_row(players: int, distance: int) -> int:
    """The row of a hand before the first action, when the starter sits `distance` seats to the left."""
    return OFFSETS["turning"] + place_slot(players, distance)
