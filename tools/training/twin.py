"""A second copy of the rules, compiled, so that self-play is some twenty times as fast as with the engine.

Nothing but the training uses it, and tests/bots/test_twin.py holds it against `scout_core` move by move. Sections of
the rules are named where they are followed; the engine's modules say more.

A round is a row of arrays, all of small integers:

- `up`, `down` (5, 48): the hands, left to right; `size` (5,): their numbers of cards;
- `table` (2, 48): upright and other values of the active set;
- `known` (5, 45) and `gone` (5, 45) are 0 or 1 by physical card: known to be in that seat's hand; known to that seat
  to be in no hand (they differ between seats only in round 2 of two players, rules §9);
- `points`, `chips`, `tokens` (5,);
- `at` (9,): whatever is one number, by the names below.
"""

from __future__ import annotations

import numpy as np
from numba import njit

PLAYERS, TURN, OWNER, ACTIVE, TURNING, OVER, START, ROUND, ENDED_BY_SCOUT = range(9)
WIDTH = 48
CARDS = 45
MOST = 16384
"""More moves than any decision offers."""

KEEP, TURNED, SHOW, SCOUT, SCOUT_AND_SHOW = range(5)
"""Kinds of move. A move is a row (kind, end, gap, turned, start, stop); end 0 is left."""


def _card_numbers() -> np.ndarray:
    numbers = np.zeros((11, 11), np.int64)
    number = 0
    for low in range(1, 11):
        for high in range(low + 1, 11):
            numbers[low, high] = numbers[high, low] = number
            number += 1
    return numbers


NUMBER = _card_numbers()
"""The number of a physical card by its two values."""
LOW, HIGH = np.array([(a, b) for a in range(1, 11) for b in range(a + 1, 11)], np.int64).T.copy()
HAND_SIZE = np.array([0, 0, 11, 12, 11, 9], np.int64)


@njit(cache=True)
def in_deck(players, number):
    """Whether a physical card is part of the game (rules §1)."""
    if players == 3:
        return HIGH[number] != 10
    return players == 5 or number != CARDS - 1


@njit(cache=True)
def new_round(players, start, round_number):
    """Empty arrays of a round, before the deal."""
    at = np.zeros(9, np.int64)
    at[PLAYERS], at[TURN], at[OWNER], at[START] = players, start, -1, start
    at[TURNING], at[ROUND] = 1, round_number
    up = np.zeros((5, WIDTH), np.int64)
    down = np.zeros((5, WIDTH), np.int64)
    size = np.zeros(5, np.int64)
    table = np.zeros((2, WIDTH), np.int64)
    known = np.zeros((5, CARDS), np.int64)
    gone = np.zeros((5, CARDS), np.int64)
    points = np.zeros(5, np.int64)
    chips = np.zeros(5, np.int64)
    tokens = np.zeros(5, np.int64)
    for seat in range(players):
        chips[seat] = 3 if players == 2 else 0
        tokens[seat] = 0 if players == 2 else 1
    return at, up, down, size, table, known, gone, points, chips, tokens


@njit(cache=True)
def strength(row, start, stop):
    """As `scout_core.sets.strength`; 0 when it is no set (rules §2, §3)."""
    length = stop - start
    if length <= 0:
        return 0
    first = row[start]
    if length == 1:
        return 32 + first
    step = row[start + 1] - first
    if step < -1 or step > 1:
        return 0
    for place in range(start + 1, stop - 1):
        if row[place + 1] - row[place] != step:
            return 0
    last = row[stop - 1]
    return 32 * length + (16 + first if step == 0 else max(first, last))


@njit(cache=True)
def add_shows(row, size, floor, moves, count, kind, end, gap, turned):
    """Write down the shows of a hand that are stronger than `floor`; the number of moves then (rules §4)."""
    for start in range(size):
        for stop in range(start + 1, size + 1):
            rank = strength(row, start, stop)
            if rank == 0:
                break
            if rank > floor:
                moves[count, 0] = kind
                moves[count, 1] = end
                moves[count, 2] = gap
                moves[count, 3] = turned
                moves[count, 4] = start
                moves[count, 5] = stop
                count += 1
    return count


@njit(cache=True)
def insert(row, size, gap, value, out):
    """A hand with one more value."""
    for place in range(gap):
        out[place] = row[place]
    out[gap] = value
    for place in range(gap, size):
        out[place + 1] = row[place]


@njit(cache=True)
def sensible_gap(row, size, gap, value):
    """Whether a card of that value is worth putting there: first, or beside an equal or neighbouring one."""
    if gap == 0:
        return True
    if abs(row[gap - 1] - value) <= 1:
        return True
    return gap < size and abs(row[gap] - value) <= 1


@njit(cache=True)
def list_moves(at, up, size, table, chips, tokens, sensible, moves):
    """Write down the moves of the seat to act; how many there are.

    All legal ones in the order of `Position.legal_moves`, or only those that the bot looks at (`sensible`).
    """
    if at[OVER]:
        return 0
    seat = at[TURN]
    if at[TURNING]:
        for turned in range(2):
            moves[turned, :] = 0
            moves[turned, 0] = TURNED if turned else KEEP
        return 2
    row, cards, active = up[seat], size[seat], at[ACTIVE]
    count = add_shows(row, cards, strength(table[0], 0, active), moves, 0, SHOW, 0, 0, 0)
    if active == 0 or (at[PLAYERS] == 2 and chips[seat] == 0):
        return count
    first = count
    for end in range(2 if active > 1 else 1):
        place = active - 1 if end else 0
        for gap in range(cards + 1):
            for turned in range(2):
                if sensible and not sensible_gap(row, cards, gap, table[turned, place]):
                    continue
                moves[count, 0], moves[count, 1], moves[count, 2], moves[count, 3] = SCOUT, end, gap, turned
                moves[count, 4], moves[count, 5] = 0, 0
                count += 1
    if not tokens[seat]:
        return count
    longer = np.zeros(WIDTH, np.int64)
    for scout in range(first, count):
        end, gap, turned = moves[scout, 1], moves[scout, 2], moves[scout, 3]
        insert(row, cards, gap, table[turned, active - 1 if end else 0], longer)
        floor = strength(table[0], 0, active - 1) if end else strength(table[0], 1, active)
        count = add_shows(longer, cards + 1, floor, moves, count, SCOUT_AND_SHOW, end, gap, turned)
    return count


@njit(cache=True)
def take_card(at, up, down, size, table, known, gone, end, gap, turned):
    """The moving of the card in a scout."""
    seat, active = at[TURN], at[ACTIVE]
    place = active - 1 if end else 0
    number = NUMBER[table[0, place], table[1, place]]
    for index in range(size[seat], gap, -1):
        up[seat, index] = up[seat, index - 1]
        down[seat, index] = down[seat, index - 1]
    up[seat, gap] = table[turned, place]
    down[seat, gap] = table[1 - turned, place]
    size[seat] += 1
    if not end:
        for index in range(active - 1):
            table[0, index] = table[0, index + 1]
            table[1, index] = table[1, index + 1]
    at[ACTIVE] = active - 1
    known[seat, number] = 1
    gone[:, number] = 0


@njit(cache=True)
def show_cards(at, up, down, size, table, known, gone, points, start, stop):
    """The moving of the cards in a show."""
    seat = at[TURN]
    points[seat] += at[ACTIVE]
    shown = stop - start
    for index in range(shown):
        table[0, index] = up[seat, start + index]
        table[1, index] = down[seat, start + index]
        number = NUMBER[table[0, index], table[1, index]]
        known[seat, number] = 0
        gone[:, number] = 1
    for index in range(start, size[seat] - shown):
        up[seat, index] = up[seat, index + shown]
        down[seat, index] = down[seat, index + shown]
    size[seat] -= shown
    at[ACTIVE], at[OWNER] = shown, seat


@njit(cache=True)
def can_show(row, size, floor):
    """Whether a hand has a set stronger than `floor`."""
    for start in range(size):
        for stop in range(start + 1, size + 1):
            rank = strength(row, start, stop)
            if rank == 0:
                break
            if rank > floor:
                return True
    return False


@njit(cache=True)
def can_act(at, up, size, table, chips, seat):
    """With two players: whether a seat can scout or show (rules §7)."""
    if at[ACTIVE] > 0 and chips[seat] > 0:
        return True
    return can_show(up[seat], size[seat], strength(table[0], 0, at[ACTIVE]))


@njit(cache=True)
def play(at, up, down, size, table, known, gone, points, chips, tokens, move):
    """Play a legal move (rules §1, §4, §5, §7)."""
    seat, players, kind = at[TURN], at[PLAYERS], move[0]
    following = (seat + 1) % players
    if kind <= TURNED:
        if kind == TURNED:
            for index in range(size[seat]):
                up[seat, index], down[seat, index] = down[seat, index], up[seat, index]
        at[TURN] = following
        if following == at[START]:
            at[TURNING] = 0
        return
    if kind != SHOW:
        take_card(at, up, down, size, table, known, gone, move[1], move[2], move[3])
        if players == 2:
            chips[seat] -= 1
        else:
            chips[at[OWNER]] += 1
    if kind == SCOUT:
        if players == 2:
            if not can_act(at, up, size, table, chips, seat):
                at[OVER], at[ENDED_BY_SCOUT] = 1, 1
        elif following == at[OWNER]:
            at[OVER], at[ENDED_BY_SCOUT] = 1, 1
        else:
            at[TURN] = following
        return
    if kind == SCOUT_AND_SHOW:
        tokens[seat] = 0
    show_cards(at, up, down, size, table, known, gone, points, move[4], move[5])
    if size[seat] == 0:
        at[OVER] = 1
    elif players == 2 and not can_act(at, up, size, table, chips, following):
        at[OVER], at[ENDED_BY_SCOUT] = 1, 1
    else:
        at[TURN] = following


@njit(cache=True)
def scores(at, size, points, chips, out):
    """What each seat has now, or, when the round is over, scores (rules §6)."""
    for seat in range(at[PLAYERS]):
        out[seat] = points[seat] + chips[seat]
        if not (at[OVER] and at[ENDED_BY_SCOUT] and seat == at[OWNER]):
            out[seat] -= size[seat]


@njit(cache=True)
def lead(row, seat, players):
    """How much a seat has more than the mean of the others."""
    total = 0.0
    for other in range(players):
        total += row[other]
    return row[seat] - (total - row[seat]) / (players - 1)
