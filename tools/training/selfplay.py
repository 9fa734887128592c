"""Self-play on several cores: what one job plays, and what comes back."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .twin_features import MOST_ACTIVE
from .twin_rounds import self_play

_MOST_SAMPLES = 90
"""A round's room for afterstates; what does not fit is left out."""


@dataclass(frozen=True)
class Job:
    """Rounds of one number of players; seat s is played by nets[which[s]], -1 is the planner."""

    seed: int
    players: int
    rounds: int
    nets: tuple[tuple[np.ndarray, ...], ...]
    which: tuple[int, ...]
    temperature: float
    uniform: float
    last_share: float
    decay: float = 0.8


@dataclass(frozen=True)
class Played:
    """The samples (see `learner.Samples`), and the lead of each seat in each round, (rounds, 5)."""

    samples: tuple[np.ndarray, ...]
    leads: np.ndarray


def play(job: Job) -> Played:
    """Play a job."""
    room = job.rounds * _MOST_SAMPLES
    samples = (
        np.zeros((room, MOST_ACTIVE), np.int16),
        np.zeros(room, np.int64),
        np.zeros(room, np.int64),
        np.zeros(room, np.float32),
        np.zeros(room, np.float32),
        np.zeros((room, 5), np.float32),
        0,
    )
    target, last = np.zeros(room, np.float32), np.zeros(room, np.bool_)
    used, leads = self_play(
        job.seed,
        job.players,
        job.rounds,
        job.nets,
        np.array(job.which, np.int64),
        job.last_share,
        np.full(5, job.temperature),
        job.uniform,
        job.decay,
        samples,
        target,
        last,
    )
    width = int(samples[1][:used].max(initial=1))
    parts = (samples[0][:used, :width], samples[1][:used], samples[5][:used], target[:used], last[:used])
    return Played(tuple(part.copy() for part in parts), leads)
