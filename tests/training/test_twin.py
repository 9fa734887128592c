"""The compiled twin that trains the net is held against the engine and the net's own Python, move by move."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from scout_core import Game, Move, Position, ScoutAndShow, Show, Turn
from scout_core.bots import features, make_bot
from scout_core.bots.afterstates import Afterstate, afterstates, outlook
from scout_core.bots.layout import FEATURES, HIDDEN, SECOND, STANDINGS
from scout_core.bots.net import Net
from scout_core.bots.net_bot import ratings
from scout_core.bots.weights import read_weights
from tools.training import twin, twin_bot, twin_features, twin_planner
from tools.training.export import write_net

Arrays = tuple[np.ndarray, ...]


def mirrored(position: Position) -> Arrays:
    """The start of a round as the twin has it."""
    state = twin.new_round(position.players, position.start, position.round)
    for seat, hand in enumerate(position.hands):
        state[3][seat] = len(hand)
        for place, card in enumerate(hand):
            assert card is not None
            state[1][seat, place], state[2][seat, place] = card.up, card.down
    if position.players == 2 and position.round == 2:
        for seat in range(2):
            for low, high in position.view(seat).seen:
                state[6][seat, twin.NUMBER[low, high]] = 1
    return state


def as_row(move: Move) -> tuple[int, ...]:
    if isinstance(move, Turn):
        return (twin.TURNED if move.turned else twin.KEEP, 0, 0, 0, 0, 0)
    if isinstance(move, Show):
        return (twin.SHOW, 0, 0, 0, move.start, move.stop)
    scout = move.scout if isinstance(move, ScoutAndShow) else move
    kind, start, stop = twin.SCOUT, 0, 0
    if isinstance(move, ScoutAndShow):
        kind, start, stop = twin.SCOUT_AND_SHOW, move.show.start, move.show.stop
    return (kind, int(scout.end == "R"), scout.gap, int(scout.turned), start, stop)


def listed(state: Arrays, sensible: bool) -> list[tuple[int, ...]]:
    moves = np.zeros((twin.MOST, 6), np.int64)
    at, up, _, size, table, _, _, _, chips, tokens = state
    count = twin.list_moves(at, up, size, table, chips, tokens, sensible, moves)
    return [tuple(map(int, row)) for row in moves[:count]]


def assert_alike(position: Position, state: Arrays) -> None:
    at, up, down, size, table, known, gone, points, chips, tokens = state
    players = position.players
    assert (at[twin.OVER] == 1) == (position.outcome is not None)
    assert [[(up[s, i], down[s, i]) for i in range(size[s])] for s in range(players)] == [
        [(card.up, card.down) for card in hand if card] for hand in position.hands
    ]
    assert [(table[0, i], table[1, i]) for i in range(at[twin.ACTIVE])] == [(c.up, c.down) for c in position.active]
    assert tuple(points[:players]) == position.points
    assert tuple(chips[:players]) == position.chips
    assert tuple(tokens[:players] == 1) == position.tokens
    if position.outcome is not None:
        scores = np.zeros(5)
        twin.scores(at, size, points, chips, scores)
        assert tuple(scores[:players]) == position.outcome.scores
        return
    assert at[twin.TURN] == position.turn
    assert at[twin.OWNER] == (-1 if position.owner is None else position.owner)
    view = position.view(position.turn)
    for number in range(twin.CARDS):
        key = (int(twin.LOW[number]), int(twin.HIGH[number]))
        assert (gone[view.turn, number] == 1) == (key in view.seen)
        for other in range(players):
            if other != view.turn:
                assert (known[other, number] == 1) == (key in view.known[other])


def rows_of(position: Position, after: Afterstate) -> list[int]:
    """The rows of an afterstate by the net's own Python."""
    view = position.view(position.turn)
    known = outlook(view)
    rows, joined = features.hand_rows(after.values, view.players, known.smallest)
    rows = [*features.base_rows(known), *rows]
    if after.table is None:
        return sorted([*rows, features.turning_row(view.players, (view.start - view.turn) % view.players)])
    rows += features.table_rows(view.players, after.table)
    return sorted([*rows, *features.cross_rows(view.players, after.table, after.values, joined)])


def rows_by_twin(state: Arrays, move: tuple[int, ...]) -> tuple[list[int], list[float], bool]:
    at, up, down, size, _, known, gone, _, _, tokens = state
    row, table, now = np.zeros(twin.WIDTH, np.int64), np.zeros((2, twin.WIDTH), np.int64), np.zeros(5)
    out = np.zeros(twin_features.MOST_ACTIVE, np.int64)
    chosen = np.array(move, np.int64)
    after = twin_bot.afterstate(state, chosen, row, table, now)
    count = twin_features.base_rows(at, up, down, size, known, gone, tokens, at[twin.TURN], out, 0)
    count = twin_bot.rows_after(state, chosen, after, row, table, twin_bot.work_space(), out, count)
    players, seat = int(at[twin.PLAYERS]), int(at[twin.TURN])
    scores = [float(now[(seat + distance) % players]) for distance in range(players)]
    return sorted(map(int, out[:count])), scores, bool(after[5])


def random_net() -> Arrays:
    rng = np.random.default_rng(5)
    shapes = [(FEATURES, HIDDEN), (HIDDEN,), (HIDDEN, SECOND), (SECOND,), (SECOND,), (1,)]
    shapes += [(HIDDEN, SECOND), (SECOND,), (STANDINGS, SECOND), (SECOND,), (1,)]
    whole = (0, 1, 2, 6)
    arrays = [rng.normal(0, 0.2, shape).astype(np.float32) for shape in shapes]
    return tuple(np.rint(array * 64) / 64 if index in whole else array for index, array in enumerate(arrays))


@pytest.fixture(scope="module")
def nets(tmp_path_factory: pytest.TempPathFactory) -> tuple[Arrays, Net]:
    arrays = random_net()
    path = tmp_path_factory.mktemp("net") / "net.bin"
    write_net(path, arrays, "at random")
    return arrays, Net(read_weights(path.read_bytes(), path.name))


def rounds(players: int, count: int) -> list[Position]:
    """Starts of rounds; with two players also of second ones."""
    games = []
    for seed in range(count):
        game = Game([f"Seat {seat}" for seat in range(players)], seed=f"twin-{seed}")
        games.append(game.position)
        rng = Random(seed)
        while players == 2 and game.position.round == 1:
            moves = game.position.legal_moves
            game.push(moves[int(rng.random() * len(moves))])
        if players == 2:
            games.append(game.position)
    return games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_twin_plays_as_the_engine_does(players: int) -> None:
    for number, position in enumerate(rounds(players, 25)):
        rng = Random(number)
        state = mirrored(position)
        assert_alike(position, state)
        while position.outcome is None:
            moves = list(position.legal_moves)
            assert listed(state, False) == [as_row(move) for move in moves]
            # Shows more often than chance has it, or rounds take for ever.
            shows = [move for move in moves if isinstance(move, Show)]
            move = rng.choice(shows if shows and rng.random() < 0.3 else moves)
            twin.play(*state, np.array(as_row(move), np.int64))
            position, _ = position.play(move)
            assert_alike(position, state)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_see_the_same_features_and_values(players: int, nets: tuple[Arrays, Net]) -> None:
    arrays, net = nets
    totals = np.array([3.0, -2.0, 8.0, 0.0, 1.0])
    for number, position in enumerate(rounds(players, 4)):
        rng = Random(number)
        state = mirrored(position)
        while position.outcome is None:
            view = position.view(position.turn)
            found = list(afterstates(view))
            assert listed(state, True) == [as_row(after.move) for after in found]
            assert [after.move for after in afterstates(view, sensible=False)] == list(view.legal_moves)
            for after in rng.sample(found, min(12, len(found))):
                rows, scores, over = rows_by_twin(state, as_row(after.move))
                assert (scores, over) == (list(after.scores), after.over)
                assert over or rows == rows_of(position, after)
            assert_values_agree(position, state, arrays, net, totals)
            move = rng.choice(found).move
            twin.play(*state, np.array(as_row(move), np.int64))
            position, _ = position.play(move)


def assert_values_agree(position: Position, state: Arrays, arrays: Arrays, net: Net, totals: np.ndarray) -> None:
    rows = np.array(listed(state, True), np.int64)
    points, chances = np.zeros(len(rows)), np.zeros(len(rows))
    twin_bot.rate(state, arrays, False, totals, rows, len(rows), twin_bot.work_space(), points)
    twin_bot.rate(state, arrays, True, totals, rows, len(rows), twin_bot.work_space(), chances)
    view = position.view(position.turn)
    value = {as_row(move): value for move, value in ratings(view, net, sensible=False)}
    assert [value[tuple(row)] for row in rows.tolist()] == pytest.approx(list(points), abs=1e-3)
    final = replace(view, round=view.rounds, totals=tuple(map(int, totals[: view.players])))
    # Two players' features tell the rounds apart.
    if view.players > 2 or view.round == 2:
        chance = {as_row(entry.move): entry.chance for entry in ratings(final, net, sensible=False)}
        assert [chance[tuple(row)] for row in rows.tolist()] == pytest.approx(list(chances), abs=1e-4)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_both_planners_play_the_same(players: int) -> None:
    planner = make_bot("planner")
    for position in rounds(players, 6):
        state = mirrored(position)
        for ply in range(60):
            if position.outcome is not None:
                break
            move = planner.choose(position.view(position.turn), Random(ply))
            rows = listed(state, False)
            assert rows[twin_planner.planner_choice(state, np.array(rows, np.int64), len(rows))] == as_row(move)
            twin.play(*state, np.array(as_row(move), np.int64))
            position, _ = position.play(move)
