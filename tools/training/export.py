"""Writes the weights as `scout_core.bots.weights` reads them, and reads them back to go on from."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import numpy as np

from scout_core.bots.layout import layout_hash

SCALE = 64
KINDS = ("<i1", "<i2", "<i1", "<f4", "<f4", "<f4", "<i1", "<f4", "<f4", "<f4", "<f4")
"""How the numbers of each array are written."""


def write_net(path: Path, arrays: tuple[np.ndarray, ...], trained: str) -> None:
    """Write a net (arrays in the order of `twin_bot`): a header of text, an empty line, then the numbers.

    Rows and second layers are int8 in 64ths, the bias of the rows int16 in 64ths, everything else float32, all of it
    little-endian.
    """
    parts = []
    for array, kind in zip(arrays, KINDS, strict=True):
        numbers = array if kind == "<f4" else np.rint(array * SCALE)
        parts.append(numbers.astype(kind).tobytes())
    body = b"".join(parts)
    header = f"SCOUT net 1\nlayout {layout_hash()}\nsha256 {sha256(body).hexdigest()}\ntrained {trained}\n\n"
    path.write_bytes(header.encode() + body)


def read_net(path: Path, shapes: list[tuple[int, ...]]) -> tuple[np.ndarray, ...]:
    """The arrays that `write_net` wrote, in these shapes."""
    header, _, body = path.read_bytes().partition(b"\n\n")
    if f"layout {layout_hash()}".encode() not in header.splitlines():
        raise ValueError(f"{path} has another layout of features")
    arrays, start = [], 0
    for shape, kind in zip(shapes, KINDS, strict=True):
        numbers = np.frombuffer(body, kind, int(np.prod(shape)), start)
        start += numbers.nbytes
        arrays.append((numbers / (1 if kind == "<f4" else SCALE)).astype(np.float32).reshape(shape))
    return tuple(arrays)
