"""The planner of `scout_core.bots.planner_bot`, compiled, for three to five players: the yardstick of the training."""

from __future__ import annotations

import numpy as np
from numba import njit

from .twin import ACTIVE, SCOUT, SHOW, TURN, TURNED, WIDTH, insert


@njit(cache=True)
def structure(row, size):
    """As `scout_core.bots.hands.structure`."""
    worth = 0.0
    place = 0
    while place < size - 1:
        step = row[place + 1] - row[place]
        if step < -1 or step > 1:
            place += 1
            continue
        stop = place + 2
        while stop < size and row[stop] - row[stop - 1] == step:
            stop += 1
        length = stop - place
        bonus = 0.5 if step == 0 else 0.0
        for part in range(2, length + 1):
            worth += (length - part + 1) * (part + bonus)
        place = stop - 1
    return worth


@njit(cache=True)
def planner_choice(state, moves, count):
    """The move it plays, among all legal ones; the first of equals."""
    at, up, down, size, table = state[0], state[1], state[2], state[3], state[4]
    seat, active = at[TURN], at[ACTIVE]
    best, chosen = -1e9, 0
    row = np.zeros(WIDTH, np.int64)
    for number in range(count):
        move = moves[number]
        kind, cards, worth = move[0], size[seat], 0.0
        source = down[seat] if kind == TURNED else up[seat]
        for place in range(cards):
            row[place] = source[place]
        if kind >= SCOUT:
            insert(up[seat], cards, move[2], table[move[3], active - 1 if move[1] else 0], row)
            cards += 1
            worth -= 1.0
        if kind == SHOW or kind > SCOUT:
            start, stop = move[4], move[5]
            for place in range(stop, cards):
                row[place - stop + start] = row[place]
            cards -= stop - start
            worth += active - (0.0 if kind == SHOW else 1.0)
        worth += 0.25 * structure(row, cards) - cards
        if worth > best:
            best, chosen = worth, number
    return chosen
