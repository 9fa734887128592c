"""The net as torch sees it, and a step of learning.

Weights of the big layers are rounded to whole 64ths in every forward pass (the gradient goes straight through), so
that the net that plays is at any time the very one that int8 weights describe.
"""

from __future__ import annotations

import numpy as np
import torch
from torch import nn

from scout_core.bots.layout import FEATURES, HIDDEN, SECOND, STANDINGS

from .twin_bot import POINTS_A_UNIT

SCALE = 64
LIMIT = 127 / SCALE


def rounded(weights: torch.Tensor) -> torch.Tensor:
    """The weights as int8 has them; the gradient is that of the unrounded ones."""
    return weights + (torch.clamp(torch.round(weights * SCALE) / SCALE, -LIMIT, LIMIT) - weights).detach()


class Net(nn.Module):
    """Rows are summed, then two heads: points still to come, and the chance to win a game in its last round."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = nn.Parameter(torch.randn(FEATURES, HIDDEN) * 0.05)
        self.bias = nn.Parameter(torch.zeros(HIDDEN))
        self.second = nn.Parameter(torch.randn(HIDDEN, SECOND) * (2 / HIDDEN) ** 0.5)
        self.second_bias = nn.Parameter(torch.zeros(SECOND))
        self.out = nn.Parameter(torch.randn(SECOND) * SECOND**-0.5)
        self.out_bias = nn.Parameter(torch.zeros(1))
        self.last_second = nn.Parameter(torch.randn(HIDDEN, SECOND) * (2 / HIDDEN) ** 0.5)
        self.last_second_bias = nn.Parameter(torch.zeros(SECOND))
        self.standing = nn.Parameter(torch.randn(STANDINGS, SECOND) * 0.2)
        self.last_out = nn.Parameter(torch.randn(SECOND) * SECOND**-0.5)
        self.last_out_bias = nn.Parameter(torch.zeros(1))

    def forward(
        self, flat: torch.Tensor, offsets: torch.Tensor, standing: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """(points / POINTS_A_UNIT, logit of the chance), each (batch,)."""
        total = nn.functional.embedding_bag(flat, rounded(self.rows), offsets, mode="sum")
        total = torch.relu(total + rounded(self.bias))
        points = torch.relu(total @ rounded(self.second) + self.second_bias) @ self.out + self.out_bias
        middle = total @ rounded(self.last_second) + standing @ self.standing + self.last_second_bias
        return points, torch.relu(middle) @ self.last_out + self.last_out_bias

    def arrays(self) -> tuple[np.ndarray, ...]:
        """The weights in the order of `twin_bot`, rounded."""
        with torch.no_grad():
            parts = [rounded(part) if whole else part for part, whole in self._ordered()]
            return tuple(np.ascontiguousarray(part.detach().numpy(), np.float32).copy() for part in parts)

    def shapes(self) -> list[tuple[int, ...]]:
        """The shapes of `arrays`."""
        return [tuple(part.shape) for part, _ in self._ordered()]

    def take(self, arrays: tuple[np.ndarray, ...]) -> None:
        """Become the net with these weights, in the order of `arrays`."""
        with torch.no_grad():
            for (part, _), array in zip(self._ordered(), arrays, strict=True):
                part.copy_(torch.from_numpy(array))

    def _ordered(self) -> tuple[tuple[nn.Parameter, bool], ...]:
        """The weights in the order of `twin_bot`, and whether they are rounded."""
        return (
            (self.rows, True),
            (self.bias, True),
            (self.second, True),
            (self.second_bias, False),
            (self.out, False),
            (self.out_bias, False),
            (self.last_second, True),
            (self.last_second_bias, False),
            (self.standing, False),
            (self.last_out, False),
            (self.last_out_bias, False),
        )


Samples = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, np.ndarray]
"""Rows (n, width) int16, their numbers (n,), standings (n, 5), targets (n,), whether of a last round (n,)."""


def step(net: Net, optimizer: torch.optim.Optimizer, samples: Samples, chosen: np.ndarray) -> tuple[float, float]:
    """One batch; the mean squared error in points and the cross entropy of the chances."""
    rows, lengths, standing, target, last = (part[chosen] for part in samples)
    mask = np.arange(rows.shape[1]) < lengths[:, None]
    flat = torch.from_numpy(rows[mask].astype(np.int64))
    offsets = torch.from_numpy(np.concatenate(([0], np.cumsum(lengths)[:-1])))
    points, logits = net(flat, offsets, torch.from_numpy(standing))
    wanted, of_last = torch.from_numpy(target), torch.from_numpy(last)
    error = ((points - wanted / POINTS_A_UNIT) ** 2)[~of_last]
    entropy = nn.functional.binary_cross_entropy_with_logits(logits[of_last], wanted[of_last], reduction="none")
    loss = (error.sum() + entropy.sum()) / len(chosen)
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    optimizer.step()
    return float(error.detach().mean()) * POINTS_A_UNIT**2, float(entropy.detach().mean())
