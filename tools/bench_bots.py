"""How strong the computer players are, and how long they think.

    python tools/bench_bots.py                              every bot against the next weaker one
    python tools/bench_bots.py ringmaster planner --rounds 3000 --players 3 4 5
    python tools/bench_bots.py ringmaster planner --games --rounds 1000 --players 2
    python tools/bench_bots.py ringmaster ringmaster-points --last --rounds 2000
    python tools/bench_bots.py --mixed --rounds 10000
    python tools/bench_bots.py --ladder ladder.svg --rounds 1000

A row is one bot against N - 1 of another. Deals are mirrored: each is played once with the one in every seat, hands and
starting seat staying as they are, so that luck of the deal cancels out. `points` is what the one scores in a round
more than the mean of the others, with the 95 % interval over the deals. Times are milliseconds of processor time that
the one takes for a decision.

With --games whole games are played, and the column is the share of them that the one wins in percent; a shared win is
shared. With --last all rounds but the last of a game are played once, by the rest in every seat; then the last one
with the one in every seat. NAME-points is a player of the net that plays for points in the last round too.

With --ladder every level is measured against the planner and against the level below it, and the first is drawn.

With --mixed every seat has a bot drawn from all there are, and nothing is compared: it counts illegal moves (by the
engine's own check), exceptions and rounds of more than 500 actions.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import sqrt
from os import cpu_count
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles, stdev

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scout_core import Game, GameOutcome, Move, Position, ScoutError
from scout_core.bots import Bot, bot_infos, make_bot
from scout_core.bots.net_bot import LEVELS, NetBot
from tools.plots import Plot

MOST_ACTIONS = 2000
"""A round may go on for ever (rules §8); here it is given up after so many actions, counted, and not scored."""
LONG_ROUND = 500
HEADER = "one               v rest             seats  rounds   {}   median     p95     max  given up"
FOR_POINTS = "-points"


@dataclass(frozen=True)
class Match:
    """The job of one process: a deal, or a game, played with the one in every seat."""

    one: str
    rest: str
    players: int
    seed: str
    budget: int
    mode: str


@dataclass(frozen=True)
class Result:
    """What the one made in each finished seating, its times in milliseconds, and what was given up."""

    made: tuple[float, ...]
    milliseconds: tuple[float, ...]
    given_up: int


@cache
def named(bot_id: str) -> Bot:
    """A bot of the registry, or one that plays for points in the last round too."""
    if bot_id.endswith(FOR_POINTS):
        return NetBot(bot_id.removesuffix(FOR_POINTS), to_win=False)
    return make_bot(bot_id)


def play(match: Match) -> Result:
    """Play a deal, or a game, in all its seatings."""
    times: list[float] = []
    played = [PLAYED[match.mode](match, seat, times) for seat in range(match.players)]
    made = tuple(result for result in played if result is not None)
    return Result(made, tuple(times), len(played) - len(made))


def play_deal(match: Match, seat: int, times: list[float]) -> float | None:
    """What the one scores in a round more than the mean of the others; None when it was given up."""
    scores = finish(match, Position.deal(match.players, seed=match.seed), seat, times)
    return scores[seat] - (sum(scores) - scores[seat]) / (match.players - 1) if scores else None


def play_game(match: Match, seat: int, times: list[float]) -> float | None:
    """The share of the one in winning a game, in percent."""
    game = Game([f"Seat {number}" for number in range(match.players)], seed=match.seed)
    while game.outcome is None:
        if game.ply > MOST_ACTIONS * match.players:
            return None
        position = game.position
        game.push(decide(match, position, seat, game.ply, times))
    return share(game.outcome, seat)


@cache
def last_round(rest: str, players: int, seed: str) -> Position | None:
    """The last round of a game that the rest have played among themselves."""
    game = Game([f"Seat {number}" for number in range(players)], seed=seed)
    while game.position.round < players:
        if game.ply > MOST_ACTIONS * players:
            return None
        game.push(decide(Match(rest, rest, players, seed, 0, ""), game.position, 0, game.ply, []))
    return game.position


def play_last(match: Match, seat: int, times: list[float]) -> float | None:
    """The share of the one in winning a game of which it plays the last round, in percent."""
    position = last_round(match.rest, match.players, match.seed)
    scores = position and finish(match, position, seat, times)
    if position is None or scores is None:
        return None
    totals = tuple(total + score for total, score in zip(position.totals, scores, strict=True))
    return share(GameOutcome.of(totals), seat)


def share(outcome: GameOutcome, seat: int) -> float:
    return 100 / len(outcome.winners) if seat in outcome.winners else 0.0


PLAYED = {"rounds": play_deal, "games": play_game, "last": play_last}


def finish(match: Match, position: Position, seat: int, times: list[float]) -> tuple[int, ...] | None:
    """The scores of a round with the one in that seat; None when it was given up."""
    for ply in range(MOST_ACTIONS):
        if position.outcome is not None:
            return position.outcome.scores
        position, _ = position.play(decide(match, position, seat, ply, times))
    return None


def decide(match: Match, position: Position, seat: int, ply: int, times: list[float]) -> Move:
    """The move of the seat to act."""
    bot = named(match.one if position.turn == seat else match.rest)
    view = position.view(position.turn)
    begin = time.process_time()
    move = bot.choose(view, Random(f"{match.seed}/{seat}/{ply}"), match.budget)
    if position.turn == seat:
        times.append((time.process_time() - begin) * 1000)
    return move


def matches(options: argparse.Namespace, one: str, rest: str, players: int) -> Iterator[Match]:
    mode = "games" if options.games else "last" if options.last else "rounds"
    for deal in range(-(-options.rounds // players)):
        yield Match(one, rest, players, f"{options.seed}-{deal}", options.budget, mode)


def row(pool: ProcessPoolExecutor, options: argparse.Namespace, one: str, rest: str, players: int) -> float:
    """Play a row of the table and print it; what the one made on average."""
    results = list(pool.map(play, matches(options, one, rest, players), chunksize=4))
    means = [fmean(result.made) for result in results if result.made]
    interval = 1.96 * stdev(means) / sqrt(len(means)) if len(means) > 1 else float("nan")
    times = [time for result in results for time in result.milliseconds]
    rounds = sum(len(result.made) for result in results)
    given_up = sum(result.given_up for result in results)
    figure = f"{fmean(means):.1f}" if options.games or options.last else f"{fmean(means):+.2f}"
    print(
        f"{one:<18}{rest:<18}{players:>5}{rounds:>8}{figure:>9} ±{interval:.2f}"
        f"{median(times):>9.2f}{quantiles(times, n=20)[-1]:>8.2f}{max(times):>8.1f}{given_up:>9}",
        flush=True,
    )
    return fmean(means)


def ladder(pool: ProcessPoolExecutor, options: argparse.Namespace) -> None:
    """Every level against the planner, drawn, and against the level below it."""
    levels = list(LEVELS)
    lines = {
        f"{players} players": [
            (float(x), row(pool, options, level, "planner", players)) for x, level in enumerate(levels)
        ]
        for players in options.players
    }
    title = "Points a round of one against the rest, all Planners"
    Plot(title, "level", "points", lines, levels).write(options.ladder)
    for weaker, stronger in pairwise(levels):
        for players in options.players:
            row(pool, options, stronger, weaker, players)


def play_mixed(seed: str) -> tuple[int, str]:
    """A round with a bot drawn for every seat: its actions, and what went wrong."""
    rng = Random(seed)
    players = rng.choice([2, 3, 4, 5])
    bots = [make_bot(rng.choice(bot_infos()).id) for _ in range(players)]
    position = Position.deal(players, seed=seed)
    try:
        for ply in range(MOST_ACTIONS):
            if position.outcome is not None:
                return ply, ""
            move = bots[position.turn].choose(position.view(position.turn), Random(f"{seed}/{ply}"))
            position, _ = position.play(move)
    except (ScoutError, ArithmeticError, LookupError, TypeError) as problem:
        return 0, f"{seed}: {[bot.id for bot in bots]}: {problem!r}"
    return MOST_ACTIONS, ""


def mixed(pool: ProcessPoolExecutor, options: argparse.Namespace) -> None:
    """Play rounds of all mixtures and say what went wrong."""
    results = list(pool.map(play_mixed, [f"{options.seed}-{n}" for n in range(options.rounds)], chunksize=16))
    problems = [problem for _, problem in results if problem]
    longest = max(actions for actions, _ in results)
    long_rounds = sum(actions > LONG_ROUND for actions, _ in results)
    print(f"{len(results)} rounds, {len(problems)} with an illegal move or an exception,")
    print(f"{long_rounds} of more than {LONG_ROUND} actions, the longest of {longest}")
    print("\n".join(problems[:20]))


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the options, play, print."""
    ids = [info.id for info in bot_infos()]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one", nargs="?", help="the single bot; without it, every bot has its turn")
    parser.add_argument("rest", nargs="?", help="the bot in all other seats")
    parser.add_argument("--players", type=int, nargs="+", choices=[2, 3, 4, 5], default=[2, 3, 4, 5])
    parser.add_argument("--rounds", type=int, default=600, help="a row (rounded up to whole deals), or games")
    parser.add_argument("--games", action="store_true", help="whole games, and who wins them")
    parser.add_argument("--last", action="store_true", help="last rounds of games, and who wins these")
    parser.add_argument("--mixed", action="store_true", help="rounds of all sorts, and what goes wrong")
    parser.add_argument("--ladder", type=Path, metavar="SVG", help="every level, drawn into that file")
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--budget", type=int, default=0, help="look-ahead samples for both")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    options = parser.parse_args(arguments)
    if options.one and not options.rest:
        parser.error("name the other bot too")
    for name in (options.one, options.rest):
        if name and name.removesuffix(FOR_POINTS) not in ids:
            parser.error(f"no bot is called {name!r}; there are {', '.join(ids)}")
    with ProcessPoolExecutor(options.jobs) as pool:
        if options.mixed:
            mixed(pool, options)
            return
        if options.ladder:
            print(HEADER.format("points (95 %)"))
            ladder(pool, options)
            return
        pairs = [(options.one, options.rest)] if options.one else [(b, a) for a, b in pairwise(ids)]
        figure = "won, % (95 %)" if options.games or options.last else "points (95 %)"
        print(HEADER.format(figure))
        for one, rest in pairs:
            for players in options.players:
                row(pool, options, one, rest, players)


if __name__ == "__main__":
    main()
