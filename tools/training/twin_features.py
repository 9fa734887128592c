"""The features of an afterstate, compiled; the twin of scout_core/bots/features.py, row by row.

Every function writes row numbers into `out` from `count` on, and returns the new count.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from scout_core.bots.layout import LONG_HAND, OFFSETS, SETS, SMALL

from .twin import CARDS, HIGH, LOW, PLAYERS, ROUND, in_deck, strength

MOST_ACTIVE = 200
"""More rows than are ever active at once."""

_PLAYERS = OFFSETS["players"]
_OTHER_SIZE = OFFSETS["other_size"]
_SMALLEST_OTHER = OFFSETS["smallest_other"]
_OTHER_TOKEN = OFFSETS["other_token"]
_UNSEEN = OFFSETS["unseen"]
_KNOWN = OFFSETS["known"]
_KNOWN_COUNT = OFFSETS["known_count"]
_KNOWN_ALIKE = OFFSETS["known_alike"]
_ROUND_OF_TWO = OFFSETS["round_of_two"]
_SIZE = OFFSETS["size"]
_NEIGHBOURS = OFFSETS["neighbours"]
_ONE_BETWEEN = OFFSETS["one_between"]
_MAXIMAL = OFFSETS["maximal"]
_COUNT = OFFSETS["count"]
_STRONGEST = OFFSETS["strongest"]
_SECOND = OFFSETS["second"]
_FEWEST_APART = OFFSETS["fewest_apart"]
_FEWEST = OFFSETS["fewest"]
_FEWEST_PLAYERS = OFFSETS["fewest_players"]
_FEWEST_SMALLEST = OFFSETS["fewest_smallest"]
_TABLE = OFFSETS["table"]
_OWNER = OFFSETS["owner"]
_ENDS = OFFSETS["ends"]
_TOKEN = OFFSETS["token"]
_CHIPS_OF_TWO = OFFSETS["chips_of_two"]
_OTHER_CHIPS_OF_TWO = OFFSETS["other_chips_of_two"]
_BEATING = OFFSETS["beating"]
_FEWEST_OWNER = OFFSETS["fewest_owner"]
_TURNING = OFFSETS["turning"]


@njit(cache=True)
def set_row(rank):
    """As `layout.set_row`."""
    length, rest = rank // 32, rank % 32
    if length == 1:
        return rest - 1
    if rest > 16:
        return 10 + (min(length, 6) - 2) * 10 + rest - 17
    return 60 + (min(length, 8) - 2) * 10 + rest - 1


@njit(cache=True)
def smallest_other(at, size, seat):
    """The least number of cards in another hand, at most 12."""
    least = SMALL - 1
    for other in range(at[PLAYERS]):
        if other != seat:
            least = min(least, size[other])
    return least


@njit(cache=True)
def base_rows(at, up, down, size, known, gone, tokens, seat, out, count):
    """What no move of the own changes: the others, and the cards that were seen."""
    players = at[PLAYERS]
    c = players - 2
    out[count] = _PLAYERS + c
    count += 1
    held = np.zeros(CARDS, np.int64)
    for place in range(size[seat]):
        low, high = min(up[seat, place], down[seat, place]), max(up[seat, place], down[seat, place])
        held[(low - 1) * (20 - low) // 2 + high - low - 1] = 1
    for distance in range(1, players):
        other = (seat + distance) % players
        slot = (players - 2) * (players - 1) // 2 + distance - 1
        out[count] = _OTHER_SIZE + slot * 21 + min(size[other], 20)
        count += 1
        if tokens[other]:
            out[count] = _OTHER_TOKEN + slot
            count += 1
        cards = 0
        alike = np.zeros(11, np.int64)
        for number in range(CARDS):
            if known[other, number]:
                held[number] = 1
                cards += 1
                alike[LOW[number]] += 1
                alike[HIGH[number]] += 1
                out[count] = _KNOWN + (distance - 1) * 10 + LOW[number] - 1
                out[count + 1] = _KNOWN + (distance - 1) * 10 + HIGH[number] - 1
                count += 2
        out[count] = _KNOWN_COUNT + (distance - 1) * 6 + min(cards, 5)
        count += 1
        for value in range(1, 11):
            if alike[value] > 1:
                out[count] = _KNOWN_ALIKE + (30 if distance > 1 else 0) + (value - 1) * 3 + min(alike[value], 4) - 2
                count += 1
    out[count] = _SMALLEST_OTHER + c * SMALL + smallest_other(at, size, seat)
    count += 1
    unseen = np.zeros(11, np.int64)
    for number in range(CARDS):
        if not held[number] and not gone[seat, number] and in_deck(players, number):
            unseen[LOW[number]] += 1
            unseen[HIGH[number]] += 1
    for value in range(1, 11):
        out[count] = _UNSEEN + (value - 1) * 10 + min(unseen[value], 9)
        count += 1
    if players == 2:
        out[count] = _ROUND_OF_TWO + at[ROUND] - 1
        count += 1
    return count


@njit(cache=True)
def fewest_apart(row, size):
    """Fewest shows that empty a hand when gaps never close: take the longest set from the left, again and again."""
    shows = place = 0
    while place < size:
        shows += 1
        stop = place + 1
        if stop < size and abs(row[stop] - row[place]) <= 1:
            step = row[stop] - row[place]
            while stop < size and row[stop] - row[stop - 1] == step:
                stop += 1
        place = stop
    return shows


@njit(cache=True)
def fewest(row, size, best, rest):
    """Fewest shows that empty a hand when the gap closes after each: dynamic programming over slices.

    `best[i, j]` is for cards i to j; `rest[i, j, s]` the same, when card i is part of a set of step s - 1 counted
    already. Both (49, 49[, 3]), work space; `best` must be 0 where i > j.
    """
    for i in range(size - 1, -1, -1):
        for j in range(i, size):
            least = best[i + 1, j]
            for s in range(3):
                cost = best[i + 1, j]
                following = row[i] + s - 1
                for m in range(i + 1, j + 1):
                    if row[m] == following:
                        cost = min(cost, best[i + 1, m - 1] + rest[m, j, s])
                rest[i, j, s] = cost
                least = min(least, cost)
            best[i, j] = least + 1
    return best[0, size - 1] if size else 0


@njit(cache=True)
def hand_rows(row, size, players, least, best, rest, out, count):
    """The own hand; returns the count and the fewest shows that empty it."""
    c = players - 2
    out[count] = _SIZE + c * 21 + min(size, 20)
    count += 1
    counts = np.zeros(11, np.int64)
    before = 0
    for place in range(size):
        value = row[place]
        counts[value] += 1
        out[count] = _NEIGHBOURS + before * 11 + value
        count += 1
        out[count] = _ONE_BETWEEN + (row[place - 2] if place > 1 else 0) * 11 + value
        count += 1
        before = value
    out[count] = _NEIGHBOURS + before * 11
    count += 1
    for value in range(1, 11):
        out[count] = _COUNT + (value - 1) * 6 + min(counts[value], 5)
        count += 1
    # Maximal sets; a card between two of them is part of both.
    place, covered = 0, False
    top, top_start, top_stop = 0, 0, 0
    while place < size:
        stop = place + 1
        if stop < size and abs(row[stop] - row[place]) <= 1:
            step = row[stop] - row[place]
            while stop < size and row[stop] - row[stop - 1] == step:
                stop += 1
        if stop > place + 1 or not covered:
            rank = strength(row, place, stop)
            out[count] = _MAXIMAL + set_row(rank)
            count += 1
            if rank > top:
                top, top_start, top_stop = rank, place, stop
        covered = stop > place + 1
        place = stop - 1 if covered and stop < size else stop
    if size:
        out[count] = _STRONGEST + set_row(top)
        count += 1
    second = strongest_without(row, size, top_start, top_stop)
    out[count] = _SECOND + (set_row(second) if second else SETS)
    count += 1
    apart = min(fewest_apart(row, size), SMALL - 1)
    joined = min(fewest(row, size, best, rest), SMALL - 1) if size <= LONG_HAND else apart
    out[count] = _FEWEST_APART + apart
    out[count + 1] = _FEWEST + joined
    out[count + 2] = _FEWEST_PLAYERS + c * SMALL + joined
    out[count + 3] = _FEWEST_SMALLEST + joined * SMALL + least
    return count + 4, joined


@njit(cache=True)
def strongest_without(row, size, start, stop):
    """The strength of the strongest set once that slice is gone and the gap is closed; 0 for an empty hand."""
    left = np.empty(48, np.int64)
    cards = 0
    for place in range(size):
        if place < start or place >= stop:
            left[cards] = row[place]
            cards += 1
    top = place = 0
    while place < cards:
        end = place + 1
        if end < cards and abs(left[end] - left[place]) <= 1:
            step = left[end] - left[place]
            while end < cards and left[end] - left[end - 1] == step:
                end += 1
        top = max(top, strength(left, place, end))
        place = end - 1 if end > place + 1 and end < cards else end
    return top


@njit(cache=True)
def count_beating(row, size, floor):
    """How many sets of a hand are stronger than `floor`."""
    found = 0
    for start in range(size):
        for stop in range(start + 1, size + 1):
            rank = strength(row, start, stop)
            if rank == 0:
                break
            if rank > floor:
                found += 1
    return found


@njit(cache=True)
def table_rows(players, table, active, distance, token, own_chips, other_chips, out, count):
    """The table, `distance` seats before whose owner comes to act (0: the own set), and what may be spent."""
    c = players - 2
    mine = 0 if distance else 1
    slot = (players - 2) * (players + 1) // 2 + distance
    rank = strength(table[0], 0, active)
    run = 1 if active > 1 and table[0, 0] != table[0, 1] else 0
    out[count] = _TABLE + (mine * SETS + set_row(rank) if active else 2 * SETS)
    out[count + 1] = _OWNER + (slot * 7 + min(active, 6)) * 2 + run
    count += 2
    if active:
        out[count] = _ENDS + mine * 20 + table[1, 0] - 1
        out[count + 1] = _ENDS + mine * 20 + 10 + table[1, active - 1] - 1
        count += 2
    if token:
        out[count] = _TOKEN + c
        count += 1
    if players == 2:
        out[count] = _CHIPS_OF_TWO + own_chips
        out[count + 1] = _OTHER_CHIPS_OF_TWO + (other_chips * 7 + min(active, 6)) * 2 + run
        count += 2
    return count


@njit(cache=True)
def cross_rows(row, size, players, table, active, distance, joined, out, count):
    """What hand and table are to each other."""
    slot = (players - 2) * (players + 1) // 2 + distance
    floor = strength(table[0], 0, active)
    out[count] = _BEATING + (11 if distance == 0 else 0) + min(count_beating(row, size, floor), 10)
    out[count + 1] = _FEWEST_OWNER + slot * SMALL + joined
    return count + 2


@njit(cache=True)
def turning_row(players, distance, out, count):
    """Before the first action; the starter sits `distance` seats to the left."""
    out[count] = _TURNING + (players - 2) * (players + 1) // 2 + distance
    return count + 1
