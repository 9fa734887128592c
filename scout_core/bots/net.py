"""The net: what an afterstate is worth. All in integers but for the outputs, standard library only.

The scheme is that of the nets in chess programs (NNUE): most rows of the first layer stay the same from move to move,
so their sums are kept, and only the small layers behind them are worked out for each move.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from operator import mul
from struct import Struct
from typing import TYPE_CHECKING, Final

from . import features
from .layout import HIDDEN, SECOND
from .weights import LANE, SCALE, WIDE_LANE, Head, Weights, shipped_weights

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..sets import Values
    from .features import Outlook, Table

POINTS_A_UNIT: Final = 5.0
"""The output for points is in fives of them."""

_MEMO: Final = 4096
_HALF: Final = 1 << (LANE - 1)
_WIDE_HALF: Final = 1 << (WIDE_LANE - 1)
_HALVES: Final = sum(_HALF << (LANE * k) for k in range(HIDDEN))
_WIDE_HALVES: Final = sum(_WIDE_HALF << (WIDE_LANE * k) for k in range(SECOND))
_LANES: Final = Struct(f"<{HIDDEN}H")
_WIDE_LANES: Final = Struct(f"<{SECOND}I")
_SQUARE: Final = SCALE * SCALE

Standing = tuple[float, ...]
"""By how much a seat leads each other one in the game, to its left in order, in tens of points, and the least of it."""


class Net:
    """Values afterstates. Sums of the first layer are packed integers (`weights`); they may be added to each other."""

    def __init__(self, weights: Weights) -> None:
        self._rows = weights.rows
        self._bias = weights.bias
        self._points = weights.points
        self._last = weights.last
        self._begun = _begun(weights.points.bias)
        # One net is made for good (`shipped_net`), so memos that hold on to it cost nothing.
        self.hand = lru_cache(maxsize=_MEMO)(self._hand)
        self._begun_at = lru_cache(maxsize=256)(self._shifted)

    def base(self, outlook: Outlook) -> int:
        """The sum of the bias and of what no move of the own changes."""
        return self._bias + self._sum(features.base_rows(outlook))

    def _hand(self, values: Values, players: int, smallest: int) -> tuple[int, int]:
        """The sum of a hand, and the fewest shows that empty it."""
        rows, joined = features.hand_rows(values, players, smallest)
        return self._sum(rows), joined

    def table(self, players: int, table: Table) -> int:
        """The sum of a table."""
        return self._sum(features.table_rows(players, table))

    def cross(self, players: int, table: Table, values: Values, joined: int) -> int:
        """The sum of hand and table together."""
        one, other = features.cross_rows(players, table, values, joined)
        return self._rows[one] + self._rows[other]

    def turning(self, players: int, distance: int) -> int:
        """The sum of a hand before the first action of a round."""
        return self._rows[features.turning_row(players, distance)]

    def points(self, total: int) -> float:
        """Points still to come for the mover, more than for the mean of the others."""
        return _output(self._points, total, self._begun) * POINTS_A_UNIT

    def chance(self, total: int, standing: Standing) -> float:
        """The expected share in winning the game, 0 to 1, when this is its last round."""
        return 1.0 / (1.0 + exp(-_output(self._last, total, self._begun_at(standing))))

    def _shifted(self, standing: Standing) -> int:
        """The bias of the second layer with the standing of the game in it."""
        head = self._last
        columns = zip(*head.standing, strict=True)
        return _begun(
            shift + sum(one * weight for one, weight in zip(standing, column, strict=True))
            for shift, column in zip(head.bias, columns, strict=True)
        )

    def _sum(self, rows: Iterable[int]) -> int:
        return sum(map(self._rows.__getitem__, rows))


def _output(head: Head, total: int, middle: int) -> float:
    """The second layer, begun with `middle`, and the output.

    What is negative becomes 0 in all lanes at once: of a lifted lane, the highest bit tells that it is not, and that
    bit less itself shifted down is a mask of all the others.
    """
    lifted = total + _HALVES
    positive = lifted & _HALVES
    lanes = _LANES.unpack((lifted & (positive - (positive >> (LANE - 1)))).to_bytes(_LANES.size, "little"))
    lifted = sum(map(mul, lanes, head.columns), middle)
    positive = lifted & _WIDE_HALVES
    units = (lifted & (positive - (positive >> (WIDE_LANE - 1)))).to_bytes(_WIDE_LANES.size, "little")
    return sum(map(mul, _WIDE_LANES.unpack(units), head.out), head.out_bias)


def _begun(bias: Iterable[float]) -> int:
    """The second layer's bias, lifted, to which the lanes of the first are added."""
    return sum((_WIDE_HALF + round(shift * _SQUARE)) << (WIDE_LANE * unit) for unit, shift in enumerate(bias))


@cache
def shipped_net() -> Net:
    """The net in the package, loaded once. Raises WeightsError."""
    return Net(shipped_weights())
