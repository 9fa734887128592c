"""Reads the weights of the net, and packs them so that a whole layer is one integer.

A layer of 64 small numbers is kept as one integer, a lane of 16 bits for each, so that adding two layers is one
addition of Python. Sums are exact. What goes negative borrows from the lane above, and gives it back when a bias that
makes every lane positive is added, before the lanes are read.
"""

from __future__ import annotations

from hashlib import sha256
from pkgutil import get_data
from struct import Struct, error
from typing import Final, NamedTuple

from ..errors import ScoutError
from .layout import FEATURES, HIDDEN, SECOND, STANDINGS, layout_hash

SCALE: Final = 64
"""Whole numbers of the file are in 64ths."""
LANE: Final = 16
WIDE_LANE: Final = 32
"""Bits a lane of the first and of the second layer."""
_BYTE_HALF: Final = 128

_MAGIC: Final = b"SCOUT net 1\n"
_PARTS: Final = (
    ("rows", "b", FEATURES * HIDDEN),
    ("bias", "h", HIDDEN),
    ("second", "b", HIDDEN * SECOND),
    ("second_bias", "f", SECOND),
    ("out", "f", SECOND),
    ("out_bias", "f", 1),
    ("last_second", "b", HIDDEN * SECOND),
    ("last_second_bias", "f", SECOND),
    ("standing", "f", STANDINGS * SECOND),
    ("last_out", "f", SECOND),
    ("last_out_bias", "f", 1),
)


class WeightsError(ScoutError):
    """A file of weights is damaged, or made for other features."""

    code = "weights"


class Head(NamedTuple):
    """The second layer and the output. `columns` has for each of the 64 lanes what it adds to the 32 units, packed.

    `standing` (5 rows of 32) is empty for the head that values points.
    """

    columns: tuple[int, ...]
    bias: tuple[float, ...]
    standing: tuple[tuple[float, ...], ...]
    out: tuple[float, ...]
    out_bias: float


class Weights(NamedTuple):
    """A net: the packed rows of the first layer, its packed bias, and its heads for points and for the last round."""

    rows: tuple[int, ...]
    bias: int
    points: Head
    last: Head
    trained: str


def shipped_weights() -> Weights:
    """The weights in the package. Raises WeightsError."""
    name = "net.bin"
    data = get_data(__name__.rpartition(".")[0], name)
    if data is None:
        raise WeightsError(f"{name}: not to be found in the package")
    return read_weights(data, name)


def read_weights(data: bytes, name: str) -> Weights:
    """The weights in a file, as tools/training/export.py writes them. Raises WeightsError that names the file.

    >>> read_weights(b"weights", "net.bin")
    Traceback (most recent call last):
    scout_core.bots.weights.WeightsError: net.bin: expected a file that begins with 'SCOUT net 1'
    """
    if not data.startswith(_MAGIC):
        raise WeightsError(f"{name}: expected a file that begins with 'SCOUT net 1'")
    head, _, body = data.partition(b"\n\n")
    lines = [line.partition(" ") for line in head.decode("ascii", "replace").splitlines()[1:]]
    header = {key: value for key, _, value in lines}
    if header.get("layout") != layout_hash():
        raise WeightsError(f"{name}: made for the features {header.get('layout')}, these are {layout_hash()}")
    if header.get("sha256") != sha256(body).hexdigest():
        raise WeightsError(f"{name}: damaged, its sha256 is another than its header says")
    parts, offset = {}, 0
    for part, kind, count in _PARTS:
        form = Struct(f"<{count}{kind}")
        try:
            parts[part] = form.unpack_from(body, offset)
        except error:
            raise WeightsError(f"{name}: too short for {part}") from None
        offset += form.size
    if offset != len(body):
        raise WeightsError(f"{name}: {len(body) - offset} bytes too many")
    standing = parts["standing"]
    return Weights(
        _packed(parts["rows"], HIDDEN, LANE),
        _pack(parts["bias"], LANE),
        _head(parts, "", ()),
        _head(parts, "last_", tuple(standing[k : k + SECOND] for k in range(0, len(standing), SECOND))),
        header.get("trained", ""),
    )


def _head(parts: dict[str, tuple[int, ...]], prefix: str, standing: tuple[tuple[float, ...], ...]) -> Head:
    columns = _packed(parts[f"{prefix}second"], SECOND, WIDE_LANE)
    bias, out, out_bias = (parts[f"{prefix}{name}"] for name in ("second_bias", "out", "out_bias"))
    # The units that the outputs are multiplied with are in squares of the scale.
    return Head(columns, bias, standing, tuple([weight / (SCALE * SCALE) for weight in out]), out_bias[0])


def _packed(numbers: tuple[int, ...], width: int, lane: int) -> tuple[int, ...]:
    """Rows of signed bytes, each as one integer; as `_pack`, but all at once, since the first decision waits for it."""
    step = lane // 8
    lanes = bytearray(step * len(numbers))
    lanes[::step] = bytes(map(_BYTE_HALF.__add__, numbers))
    middle = _pack((_BYTE_HALF,) * width, lane)
    size = step * width
    return tuple([int.from_bytes(lanes[k : k + size], "little") - middle for k in range(0, len(lanes), size)])


def _pack(numbers: tuple[int, ...], lane: int) -> int:
    """Signed numbers as one integer, the first in the lowest lane."""
    total = 0
    for number in reversed(numbers):
        total = (total << lane) + number
    return total
