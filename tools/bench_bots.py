"""How strong the computer players are, and how long they think.

    python tools/bench_bots.py                              every bot against the next weaker one
    python tools/bench_bots.py planner greedy --rounds 3000 --players 3 4 5

A row is one bot against N - 1 of another. Deals are mirrored: each is played once with the one in every seat, hands and
starting seat staying as they are, so that luck of the deal cancels out. `points` is what the one scores in a round
more than the mean of the others, with the 95 % interval over the deals. Times are milliseconds of processor time that
the one takes for a decision.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from os import cpu_count
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles, stdev

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scout_core import Position
from scout_core.bots import bot_infos, make_bot

MOST_ACTIONS = 2000
"""A round may go on for ever (rules §8); here it is given up after so many actions, counted, and not scored."""


@dataclass(frozen=True)
class Match:
    """The job of one process: a deal, played with the one in every seat."""

    one: str
    rest: str
    players: int
    seed: str
    budget: int


@dataclass(frozen=True)
class Result:
    """Points of the one in each finished round of a deal, its times in milliseconds, and rounds given up."""

    points: tuple[float, ...]
    milliseconds: tuple[float, ...]
    given_up: int


def play(match: Match) -> Result:
    """Play one deal in all its seatings."""
    points: list[float] = []
    times: list[float] = []
    given_up = 0
    for seat in range(match.players):
        scores = play_round(match, seat, times)
        if scores is None:
            given_up += 1
        else:
            points.append(scores[seat] - (sum(scores) - scores[seat]) / (match.players - 1))
    return Result(tuple(points), tuple(times), given_up)


def play_round(match: Match, seat: int, times: list[float]) -> tuple[int, ...] | None:
    """The scores of a round with the one in that seat; None when it was given up."""
    position = Position.deal(match.players, seed=match.seed)
    one, rest = make_bot(match.one), make_bot(match.rest)
    for ply in range(MOST_ACTIONS):
        if position.outcome is not None:
            return position.outcome.scores
        bot = one if position.turn == seat else rest
        view = position.view(position.turn)
        begin = time.process_time()
        move = bot.choose(view, Random(f"{match.seed}/{seat}/{ply}"), match.budget)
        if bot is one:
            times.append((time.process_time() - begin) * 1000)
        position, _ = position.play(move)
    return None


def matches(options: argparse.Namespace, one: str, rest: str, players: int) -> Iterator[Match]:
    for deal in range(-(-options.rounds // players)):
        yield Match(one, rest, players, f"{options.seed}-{deal}", options.budget)


def row(pool: ProcessPoolExecutor, options: argparse.Namespace, one: str, rest: str, players: int) -> str:
    """Play a row of the table and write it down."""
    results = list(pool.map(play, matches(options, one, rest, players), chunksize=8))
    means = [fmean(result.points) for result in results if result.points]
    interval = 1.96 * stdev(means) / sqrt(len(means)) if len(means) > 1 else float("nan")
    times = [time for result in results for time in result.milliseconds]
    rounds = sum(len(result.points) for result in results)
    given_up = sum(result.given_up for result in results)
    return (
        f"{one:<10}{rest:<10}{players:>5}{rounds:>8}{fmean(means):>+9.2f} ±{interval:.2f}"
        f"{median(times):>9.2f}{quantiles(times, n=20)[-1]:>8.2f}{max(times):>8.1f}{given_up:>9}"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the options, play, print."""
    ids = [info.id for info in bot_infos()]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one", nargs="?", choices=ids, help="the single bot; without it, every bot has its turn")
    parser.add_argument("rest", nargs="?", choices=ids, help="the bot in all other seats")
    parser.add_argument("--players", type=int, nargs="+", choices=[2, 3, 4, 5], default=[2, 3, 4, 5])
    parser.add_argument("--rounds", type=int, default=600, help="a row (rounded up to whole deals)")
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--budget", type=int, default=0, help="look-ahead samples for both")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    options = parser.parse_args(arguments)
    if options.one and not options.rest:
        parser.error("name the other bot too")
    pairs = [(options.one, options.rest)] if options.one else [(b, a) for a, b in pairwise(ids)]
    print("one       v rest   seats  rounds   points (95 %)     median     p95     max  given up")
    with ProcessPoolExecutor(options.jobs) as pool:
        for one, rest in pairs:
            for players in options.players:
                print(row(pool, options, one, rest, players), flush=True)


if __name__ == "__main__":
    main()
