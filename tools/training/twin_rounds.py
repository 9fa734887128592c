"""Rounds of nets against each other, compiled, and what is learnt from them: the afterstates and their targets."""

from __future__ import annotations

import numpy as np
from numba import njit

from .twin import (
    CARDS,
    HAND_SIZE,
    HIGH,
    LOW,
    MOST,
    OVER,
    PLAYERS,
    START,
    TURN,
    WIDTH,
    in_deck,
    lead,
    list_moves,
    new_round,
    play,
    scores,
)
from .twin_bot import afterstate, pick, rate, rows_after, standings, win_share, work_space
from .twin_features import base_rows
from .twin_planner import planner_choice

MOST_ACTIONS = 300
"""A round longer than this is given up (rules §8)."""


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
