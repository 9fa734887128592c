"""Train the net from nothing, or go on from a checkpoint or from weights: python -m tools.training --minutes 90

Everything it makes lies in --folder: checkpoint.pt, log.csv and curve.svg (the curve), and net.bin (the weights as the
bot reads them), which scout_core/bots/ takes a copy of.
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import torch

from ..plots import Plot
from .export import read_net, write_net
from .learner import Net, Samples, step
from .selfplay import Job, Played, play

ROUNDS = {2: 600, 3: 800, 4: 750, 5: 750}
"""Rounds of each number of players in one iteration, for two players games of two rounds."""
BUFFER = 4
"""Iterations whose samples are learnt from."""
BATCH = 1024
PASSES = 1.5
"""How often a sample is learnt from, on average."""
SMOOTHING = 0.998
"""The net that plays is the running mean of the one that learns, this much of it kept at each step."""


@dataclass
class Run:
    """All that a checkpoint keeps."""

    net: Net = field(default_factory=Net)
    mean: Net = field(default_factory=Net)
    optimizer: torch.optim.Optimizer | None = None
    seconds: float = 0.0
    rounds: int = 0
    iteration: int = 0

    def __post_init__(self) -> None:
        self.mean.load_state_dict(self.net.state_dict())
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=2e-3)

    def save(self, path: Path) -> None:
        """Write a checkpoint, whole or not at all."""
        assert self.optimizer is not None
        kept = {
            "net": self.net.state_dict(),
            "mean": self.mean.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "seconds": self.seconds,
            "rounds": self.rounds,
            "iteration": self.iteration,
        }
        torch.save(kept, path.with_suffix(".part"))
        path.with_suffix(".part").replace(path)

    def take(self, path: Path) -> None:
        """Begin with the weights of a file."""
        for net in (self.net, self.mean):
            net.take(read_net(path, net.shapes()))

    def load(self, path: Path) -> None:
        """Go on from a checkpoint."""
        assert self.optimizer is not None
        kept = torch.load(path, weights_only=True)
        self.net.load_state_dict(kept["net"])
        self.mean.load_state_dict(kept["mean"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.seconds, self.rounds, self.iteration = kept["seconds"], kept["rounds"], kept["iteration"]


def schedule(progress: float) -> tuple[float, float, float]:
    """Learning rate, temperature in points, share of uniform moves, at 0 to 1 of the time.

    What begins with learnt weights begins at half of it.
    """
    rate = 2e-3 * 0.05**progress if progress < 0.9 else 1e-4 * (1.05 - progress) / 0.15
    heat = max(0.2, 1.0 - 0.8 * progress / 0.4)
    return rate, heat, 0.02 if progress < 0.7 else 0.01


def progress(run: Run, options: argparse.Namespace) -> float:
    """How far the training is, from 0 to 1, as `schedule` takes it."""
    done = run.seconds / (options.minutes * 60)
    return 0.5 + done / 2 if options.weights else done


def jobs(run: Run, options: argparse.Namespace) -> list[Job]:
    """The self-play of one iteration, in pieces of equal weight for the processes.

    In a share of the rounds of three to five, every other seat or all but one is a planner's: against the like the net
    would else never play.
    """
    _, heat, uniform = schedule(progress(run, options))
    nets = (run.mean.arrays(),)
    # The head for last rounds has to have learnt a little from what the other plays before it may play.
    last = 0.25 if run.iteration or options.weights else 0.0
    planned = []
    for players, count in ROUNDS.items():
        mixed = round(count * options.planners) if players > 2 else 0
        shares = [((0,) * 5, count - mixed), ((0, -1, 0, -1, 0), mixed // 2), ((0, -1, -1, -1, -1), mixed // 2)]
        for kind, (which, rounds) in enumerate(shares):
            for piece in range(options.jobs):
                seed = run.iteration * 1000 + players * 100 + kind * 10 + piece
                planned.append(Job(seed, players, rounds // options.jobs, nets, which, heat, uniform, last))
    return [job for job in planned if job.rounds]


def gathered(parts: list[Played]) -> Samples:
    """The samples of several jobs as one."""
    width = max(part.samples[0].shape[1] for part in parts)
    rows = [np.pad(part.samples[0], ((0, 0), (0, width - part.samples[0].shape[1]))) for part in parts]
    others = [np.concatenate([part.samples[index] for part in parts]) for index in range(1, 5)]
    return (np.concatenate(rows), *others)  # type: ignore[return-value]


def learn(run: Run, buffer: list[Samples], rate: float, rng: np.random.Generator, warm: int) -> tuple[float, float]:
    """The batches of one iteration; the mean losses. The running mean is a short one in the first `warm` iterations."""
    assert run.optimizer is not None
    for group in run.optimizer.param_groups:
        group["lr"] = rate
    width = max(part[0].shape[1] for part in buffer)
    rows = np.concatenate([np.pad(part[0], ((0, 0), (0, width - part[0].shape[1]))) for part in buffer])
    samples: Samples = (rows, *(np.concatenate([part[i] for part in buffer]) for i in range(1, 5)))  # type: ignore[assignment]
    steps = int(PASSES * len(buffer[-1][1]) / BATCH)
    losses = []
    for _ in range(steps):
        losses.append(step(run.net, run.optimizer, samples, rng.integers(len(rows), size=BATCH)))
        with torch.no_grad():
            for smooth, sharp in zip(run.mean.parameters(), run.net.parameters(), strict=True):
                smooth.lerp_(sharp, 1 - SMOOTHING if run.iteration > warm else 0.05)
    error, entropy = np.nanmean(np.array(losses), axis=0)
    return float(error), float(entropy)


def shipped(run: Run) -> tuple[np.ndarray, ...]:
    """The weights that are written; rows that no sample ever had, still the noise they began as, are cleared."""
    assert run.optimizer is not None
    rows, *others = run.mean.arrays()
    known = run.optimizer.state[run.net.rows]
    if known:
        rows[(known["exp_avg_sq"].sum(1) == 0).numpy()] = 0
    return (rows, *others)


def measure(run: Run, pool: ProcessPoolExecutor, rounds: int) -> list[float]:
    """Points a round of one net against planners, at 3, 4 and 5 seats; the best move always, dealt at random."""
    net = run.mean.arrays()
    planned = [
        Job(7 + piece, players, rounds // 2, (net,), (0, *[-1] * 4), 0.0, 0.0, 0.0)
        for players in (3, 4, 5)
        for piece in range(2)
    ]
    leads = [played.leads[:, 0] for played in pool.map(play, planned)]
    return [float(np.concatenate(leads[k : k + 2]).mean()) for k in (0, 2, 4)]


def note(folder: Path, line: dict[str, float | int]) -> None:
    """Add a line to the curve, and say it."""
    path = folder / "log.csv"
    fresh = not path.exists()
    with path.open("a", newline="") as file:
        writer = csv.DictWriter(file, line)
        if fresh:
            writer.writeheader()
        writer.writerow(line)
    print("  ".join(f"{key} {value}" for key, value in line.items()), flush=True)


def draw(folder: Path) -> None:
    """Draw the curve."""
    with (folder / "log.csv").open(newline="") as file:
        lines = list(csv.DictReader(file))
    curves = {
        f"{name} players": [(float(line["rounds"]) / 1000, float(line[name])) for line in lines]
        for name in ("three", "four", "five")
    }
    title = "Points a round against planners, while training"
    Plot(title, "thousand rounds of self-play", "points", curves).write(folder / "curve.svg")


def train(options: argparse.Namespace) -> None:
    """Play and learn until the time is over."""
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = folder / "checkpoint.pt"
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    run = Run()
    if checkpoint.exists():
        run.load(checkpoint)
    elif options.weights:
        run.take(options.weights)
    rng = np.random.default_rng(options.seed + run.iteration)
    buffer: list[Samples] = []
    end = options.minutes * 60
    measured = run.seconds
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        waiting: list[Future[Played]] = [pool.submit(play, job) for job in jobs(run, options)]
        begin = time.monotonic() - run.seconds
        while run.seconds < end:
            rate, _, _ = schedule(progress(run, options))
            parts = [future.result() for future in waiting]
            # The next rounds are played while this process learns from these.
            run.iteration += 1
            waiting = [pool.submit(play, job) for job in jobs(run, options)]
            run.rounds += sum(len(part.leads) for part in parts)
            buffer = [*buffer[1 - BUFFER :], gathered(parts)]
            error, entropy = learn(run, buffer, rate, rng, 0 if options.weights else 5)
            run.seconds = time.monotonic() - begin
            if run.iteration % 10 == 0:
                run.save(checkpoint)
                print(
                    f"{run.seconds / 60:.1f} min, {run.rounds} rounds, error {error:.2f}, entropy {entropy:.3f}",
                    flush=True,
                )
            if run.seconds - measured > options.every * 60 or run.seconds >= end:
                measured = run.seconds
                three, four, five = measure(run, pool, options.rounds)
                line = {"minutes": run.seconds / 60, "rounds": run.rounds, "error": error, "entropy": entropy}
                line |= {"three": three, "four": four, "five": five}
                note(folder, {key: round(value, 3) for key, value in line.items()})
        run.save(checkpoint)
    draw(folder)
    write_net(folder / "net.bin", shipped(run), f"{options.minutes:g} minutes, {run.rounds} rounds")


def main() -> None:
    """Read the options and train."""
    parser = argparse.ArgumentParser(prog="python -m tools.training", description=__doc__)
    parser.add_argument("--minutes", type=float, required=True, help="the whole training, earlier parts of it included")
    parser.add_argument("--folder", type=Path, default=Path(".build/training"))
    parser.add_argument("--weights", type=Path, help="a net.bin to begin with where there is no checkpoint")
    parser.add_argument("--planners", type=float, default=0.3, help="share of rounds with planners in some seats")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=float, default=5, help="minutes between two measurements")
    parser.add_argument("--rounds", type=int, default=2000, help="rounds a measurement, at each number of players")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
