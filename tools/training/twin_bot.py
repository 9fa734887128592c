"""The net and its choice of a move, compiled, in floats.

A net is a tuple of arrays (float32): rows (FEATURES, 64), bias (64,); for the points: second (64, 32), bias (32,), out
(32,), bias (1,); for the last round the same again, and with its second layer `standing` (5, 32).
"""

from __future__ import annotations

import numpy as np
from numba import njit

from scout_core.bots.layout import HIDDEN, SECOND, STANDINGS

from .twin import (
    ACTIVE,
    OWNER,
    PLAYERS,
    SCOUT,
    SHOW,
    START,
    TURN,
    TURNED,
    WIDTH,
    can_show,
    insert,
    lead,
    scores,
    strength,
)
from .twin_features import MOST_ACTIVE, base_rows, cross_rows, hand_rows, smallest_other, table_rows, turning_row

POINTS_A_UNIT = 5.0
"""The net's outputs for points are divided by this."""


@njit(cache=True, fastmath=True)
def add_rows(rows, indices, begin, end, total):
    """Add rows of the first layer to `total`."""
    for k in range(begin, end):
        row = rows[indices[k]]
        for lane in range(HIDDEN):
            total[lane] += row[lane]


@njit(cache=True, fastmath=True)
def points_of(total, second, second_bias, out, out_bias):
    """The value in points of a summed first layer."""
    result = out_bias[0]
    middle = second_bias.copy()
    for lane in range(HIDDEN):
        active = total[lane]
        if active > 0:
            for unit in range(SECOND):
                middle[unit] += active * second[lane, unit]
    for unit in range(SECOND):
        if middle[unit] > 0:
            result += middle[unit] * out[unit]
    return result * POINTS_A_UNIT


@njit(cache=True, fastmath=True)
def chance_of(total, standing, second, second_bias, standing_rows, out, out_bias):
    """The expected share in winning the game, 0 to 1, in its last round."""
    result = out_bias[0]
    middle = second_bias.copy()
    for k in range(STANDINGS):
        for unit in range(SECOND):
            middle[unit] += standing[k] * standing_rows[k, unit]
    for lane in range(HIDDEN):
        active = total[lane]
        if active > 0:
            for unit in range(SECOND):
                middle[unit] += active * second[lane, unit]
    for unit in range(SECOND):
        if middle[unit] > 0:
            result += middle[unit] * out[unit]
    return 1.0 / (1.0 + np.exp(-result))


@njit(cache=True)
def standings(now, totals, seat, players, out):
    """By how much, in tens of points, at most 3, a seat leads each other one in the game, and the least of these."""
    out[:] = 0
    least = 3.0
    for distance in range(1, players):
        other = (seat + distance) % players
        ahead = (totals[seat] + now[seat] - totals[other] - now[other]) / 10.0
        ahead = min(3.0, max(-3.0, ahead))
        out[distance - 1] = ahead
        least = min(least, ahead)
    out[STANDINGS - 1] = least


@njit(cache=True)
def win_share(final, totals, seat, players):
    """A seat's share in winning a game that ended so; a tie is shared (rules §6)."""
    mine = totals[seat] + final[seat]
    winners = 1
    for other in range(players):
        if other != seat:
            theirs = totals[other] + final[other]
            if theirs > mine:
                return 0.0
            if theirs == mine:
                winners += 1
    return 1.0 / winners


@njit(cache=True)
def afterstate(state, move, row, table, now):
    """What a move leaves behind, as far as its mover sees it.

    Fills the hand `row`, the `table` and the scores `now`; returns (cards in hand, active, distance of the owner,
    token, own chips with two players, whether the round is surely over).
    """
    at, up, down, size, before, _, _, points, chips, tokens = state
    seat, players, active, kind = at[TURN], at[PLAYERS], at[ACTIVE], move[0]
    cards = size[seat]
    source = down[seat] if kind == TURNED else up[seat]
    for place in range(cards):
        row[place] = source[place]
    scores(at, size, points, chips, now)
    owner, token, mine = at[OWNER], tokens[seat], chips[seat]
    if kind <= TURNED:
        return cards, 0, 0, token, mine, False
    for place in range(active):
        table[0, place], table[1, place] = before[0, place], before[1, place]
    if kind != SHOW:
        end = move[1]
        value = before[move[3], active - 1 if end else 0]
        insert(up[seat], cards, move[2], value, row)
        cards += 1
        now[seat] -= 1
        active -= 1
        if not end:
            for place in range(active):
                table[0, place], table[1, place] = before[0, place + 1], before[1, place + 1]
        if players == 2:
            now[seat] -= 1
            mine -= 1
        else:
            now[owner] += 1
    if kind == SCOUT:
        distance = (owner - seat) % players
        over = False
        if players == 2:
            over = (mine == 0 or active == 0) and not can_show(row, cards, strength(table[0], 0, active))
        elif distance == 1:
            over = True
        if over:
            now[owner] += size[owner]
        return cards, active, distance, token, mine, over
    if kind != SHOW:
        token = 0
    start, stop = move[4], move[5]
    now[seat] += active + stop - start
    # Where the other values of the shown cards are: the scouted one is not in the hand yet.
    for place in range(start, stop):
        table[0, place - start] = row[place]
        if kind == SHOW:
            table[1, place - start] = down[seat, place]
        elif place == move[2]:
            table[1, place - start] = before[1 - move[3], at[ACTIVE] - 1 if move[1] else 0]
        else:
            table[1, place - start] = down[seat, place - 1 if place > move[2] else place]
    for place in range(stop, cards):
        row[place - stop + start] = row[place]
    cards -= stop - start
    return cards, stop - start, 0, token, mine, cards == 0


@njit(cache=True)
def rows_after(state, move, after, row, table, work, out, count):
    """The rows of an afterstate that its move decides; `base_rows` has the others."""
    at, _, _, size, _, _, _, _, chips, _ = state
    seat, players = at[TURN], at[PLAYERS]
    cards, active, distance, token, mine, _ = after
    least = smallest_other(at, size, seat)
    count, joined = hand_rows(row, cards, players, least, work[0], work[1], out, count)
    if move[0] <= TURNED:
        return turning_row(players, (at[START] - seat) % players, out, count)
    other = chips[1 - seat] if players == 2 else 0
    count = table_rows(players, table, active, distance, token, mine, other, out, count)
    return cross_rows(row, cards, players, table, active, distance, joined, out, count)


@njit(cache=True)
def rate(state, net, last, totals, moves, count, work, values):
    """The value of each move: the final lead over the mean of the others in points, or in a last round the chance."""
    at, up, down, size, _, known, gone, _, _, tokens = state
    seat, players = at[TURN], at[PLAYERS]
    indices = np.empty(MOST_ACTIVE, np.int64)
    base = net[1].copy()
    rows = base_rows(at, up, down, size, known, gone, tokens, seat, indices, 0)
    add_rows(net[0], indices, 0, rows, base)
    row = np.zeros(WIDTH, np.int64)
    table = np.zeros((2, WIDTH), np.int64)
    now = np.zeros(5, np.float64)
    standing = np.zeros(STANDINGS, np.float32)
    for number in range(count):
        after = afterstate(state, moves[number], row, table, now)
        if after[5]:
            values[number] = win_share(now, totals, seat, players) if last else lead(now, seat, players)
            continue
        total = base.copy()
        rows = rows_after(state, moves[number], after, row, table, work, indices, 0)
        add_rows(net[0], indices, 0, rows, total)
        if last:
            standings(now, totals, seat, players, standing)
            values[number] = chance_of(total, standing, net[6], net[7], net[8], net[9], net[10])
        else:
            values[number] = lead(now, seat, players) + points_of(total, net[2], net[3], net[4], net[5])


@njit(cache=True)
def pick(values, count, temperature, uniform):
    """A move by softmax, now and then any; with temperature 0 the first best."""
    best = 0
    for number in range(count):
        if values[number] > values[best]:
            best = number
    if temperature <= 0:
        return best
    if np.random.random() < uniform:
        return int(np.random.random() * count)
    total = 0.0
    for number in range(count):
        total += np.exp((values[number] - values[best]) / temperature)
    threshold = np.random.random() * total
    for number in range(count):
        threshold -= np.exp((values[number] - values[best]) / temperature)
        if threshold <= 0:
            return number
    return best


@njit(cache=True)
def work_space():
    """Room for `twin_features.fewest`."""
    return np.zeros((WIDTH + 1, WIDTH + 1), np.int64), np.zeros((WIDTH + 1, WIDTH + 1, 3), np.int64)
