"""The net and its choice of a move, compiled, in floats; and rounds of it against itself.

A net is a tuple of arrays (float32): rows (FEATURES, 64), bias (64,); for the points: second (64, 32), bias (32,), out
(32,), bias (1,); for the last round the same again, and with its second layer `standing` (5, 32).
"""

from __future__ import annotations

import numpy as np
from numba import njit

from scout_core.bots.layout import HIDDEN, SECOND, STANDINGS

from .twin import (
    ACTIVE,
    CARDS,
    HAND_SIZE,
    HIGH,
    LOW,
    MOST,
    OVER,
    OWNER,
    PLAYERS,
    SCOUT,
    SHOW,
    START,
    TURN,
    TURNED,
    WIDTH,
    can_show,
    in_deck,
    insert,
    lead,
    list_moves,
    new_round,
    play,
    scores,
    strength,
)
from .twin_features import MOST_ACTIVE, base_rows, cross_rows, hand_rows, smallest_other, table_rows, turning_row
from .twin_planner import planner_choice

POINTS_A_UNIT = 5.0
"""The net's outputs for points are divided by this."""
MOST_ACTIONS = 300
"""A round longer than this is given up (rules §8)."""


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
def deal(state, cards, first):
    """Deal consecutive slices of the shuffled cards, each any way up (rules §1)."""
    at, up, down, size = state[0], state[1], state[2], state[3]
    each = HAND_SIZE[at[PLAYERS]]
    for seat in range(at[PLAYERS]):
        size[seat] = each
        for place in range(each):
            number = cards[first]
            first += 1
            flip = np.random.random() < 0.5
            up[seat, place] = HIGH[number] if flip else LOW[number]
            down[seat, place] = LOW[number] if flip else HIGH[number]


@njit(cache=True)
def shuffled(players):
    """The physical cards of the deck, shuffled."""
    cards = np.empty(CARDS, np.int64)
    count = 0
    for number in range(CARDS):
        if in_deck(players, number):
            cards[count] = number
            count += 1
    for last in range(count - 1, 0, -1):
        other = int(np.random.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards


@njit(cache=True)
def work_space():
    """Room for `twin_features.fewest`."""
    return np.zeros((WIDTH + 1, WIDTH + 1), np.int64), np.zeros((WIDTH + 1, WIDTH + 1, 3), np.int64)


@njit(cache=True)
def play_round(state, nets, which, last, totals, temperature, uniform, work, moves, values, samples):
    """Play a dealt round to its end; the number of samples then, or -1 if it was given up.

    Seat s is played by nets[which[s]], -1 is the planner.

    `samples` is (rows, sizes, seat, value, lead now, standings, used): the afterstates that did
    not end the round.
    """
    at, up, down, size, table, known, gone, points, chips, tokens = state
    indices, lengths, seats, guesses, leads, places, used = samples
    row = np.zeros(WIDTH, np.int64)
    room = np.zeros((2, WIDTH), np.int64)
    now = np.zeros(5, np.float64)
    written = used
    players = at[PLAYERS]
    for _ in range(MOST_ACTIONS):
        if at[OVER]:
            return written
        seat = at[TURN]
        if which[seat] < 0:
            count = list_moves(at, up, size, table, chips, tokens, False, moves)
            chosen = planner_choice(state, moves, count)
            play(at, up, down, size, table, known, gone, points, chips, tokens, moves[chosen])
            continue
        net = nets[which[seat]]
        count = list_moves(at, up, size, table, chips, tokens, True, moves)
        rate(state, net, last, totals, moves, count, work, values)
        chosen = pick(values, count, temperature[seat], uniform)
        after = afterstate(state, moves[chosen], row, room, now)
        if not after[5] and written < len(lengths):
            begin = base_rows(at, up, down, size, known, gone, tokens, seat, indices[written], 0)
            lengths[written] = rows_after(state, moves[chosen], after, row, room, work, indices[written], begin)
            seats[written] = seat
            leads[written] = lead(now, seat, players)
            guesses[written] = values[chosen] if last else values[chosen] - leads[written]
            standings(now, totals, seat, players, places[written])
            written += 1
        play(at, up, down, size, table, known, gone, points, chips, tokens, moves[chosen])
    return -1


@njit(cache=True)
def targets(samples, begin, end, final, totals, last, players, decay, out):
    """Lambda-returns of a round's afterstates, each over those of its own seat."""
    seats, guesses, leads = samples[2], samples[3], samples[4]
    for seat in range(players):
        ending = win_share(final, totals, seat, players) if last else lead(final, seat, players)
        following = -1
        for k in range(end - 1, begin - 1, -1):
            if seats[k] != seat:
                continue
            if following < 0:
                out[k] = ending if last else ending - leads[k]
            else:
                ahead = (1 - decay) * guesses[following] + decay * out[following]
                out[k] = ahead if last else ahead + leads[following] - leads[k]
            following = k


@njit(cache=True)
def second_round_of_two(state, cards):
    """Round 2 of two players: the reserve, and what each seat saw of round 1 (rules §7, §9)."""
    before = state
    following = new_round(2, 1 - before[0][START], 2)
    for seat in range(2):
        for number in range(CARDS):
            following[6][seat, number] = max(before[6][seat, number], before[5][1 - seat, number])
        for place in range(before[3][seat]):
            a, b = before[1][seat, place], before[2][seat, place]
            low, high = min(a, b), max(a, b)
            following[6][seat, (low - 1) * (20 - low) // 2 + high - low - 1] = 1
    deal(following, cards, 22)
    return following


@njit(cache=True)
def self_play(seed, players, rounds, nets, which, last_share, temperature, uniform, decay, samples, target, is_last):
    """Play rounds of nets against each other; the number of samples, and per seat the sums of leads and wins."""
    np.random.seed(seed)
    moves = np.zeros((MOST, 6), np.int64)
    values = np.zeros(MOST, np.float64)
    work = work_space()
    used = 0
    final = np.zeros(5, np.float64)
    totals = np.zeros(5, np.float64)
    result = np.zeros((rounds, 5), np.float64)
    finished = 0
    spread = 6.0 * np.sqrt(players - 1.0)
    for _ in range(rounds):
        cards = shuffled(players)
        start = int(np.random.random() * players)
        state = new_round(players, start, 1)
        deal(state, cards, 0)
        halves = 2 if players == 2 else 1
        for half in range(halves):
            last = np.random.random() < last_share
            if half == 1:
                state = second_round_of_two(state, cards)
            if last:
                for seat in range(players):
                    totals[seat] = np.floor(np.random.normal(0.0, spread) + 0.5)
            room = (samples[0], samples[1], samples[2], samples[3], samples[4], samples[5], used)
            heat = temperature / 40.0 if last else temperature
            end = play_round(state, nets, which, last, totals, heat, uniform, work, moves, values, room)
            if end < 0:
                break
            at, size, points, chips = state[0], state[3], state[7], state[8]
            scores(at, size, points, chips, final)
            targets(room, used, end, final, totals, last, players, decay, target)
            is_last[used:end] = last
            used = end
        if end >= 0:
            for seat in range(players):
                result[finished, seat] = lead(final, seat, players)
            finished += 1
    return used, result[:finished]
