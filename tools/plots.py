"""Draws lines into an SVG: for the curve of the training and the ladder of the levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

WIDTH, HEIGHT = 720, 380
LEFT, RIGHT, TOP, BOTTOM = 56, 110, 40, 52
# Told apart without colours too, by dashes.
STYLES = (("#b3261e", ""), ("#1f4e79", "7 4"), ("#2e6b3a", "2 3"), ("#8a5a00", "9 3 2 3"))


@dataclass(frozen=True)
class Plot:
    """Lines over one axis; `names` are put under whole x instead of numbers."""

    title: str
    across: str
    up: str
    lines: Mapping[str, Sequence[tuple[float, float]]]
    names: Sequence[str] = ()

    def write(self, path: Path) -> None:
        """Draw it."""
        path.write_text(self.svg(), encoding="utf-8")

    def svg(self) -> str:
        """The drawing."""
        xs = [x for line in self.lines.values() for x, _ in line]
        ys = [y for line in self.lines.values() for _, y in line]
        left, right = min(xs), max(xs)
        low, high = min(0.0, min(ys)), max(ys)
        high += 0.05 * (high - low)

        def place(x: float, y: float) -> tuple[float, float]:
            across = LEFT + (x - left) / ((right - left) or 1) * (WIDTH - LEFT - RIGHT)
            return across, HEIGHT - BOTTOM - (y - low) / ((high - low) or 1) * (HEIGHT - TOP - BOTTOM)

        parts = [_text(WIDTH / 2, 22, self.title, "middle", 15), _text(WIDTH / 2, HEIGHT - 10, self.across, "middle")]
        parts.append(_text(LEFT, TOP - 6, self.up, "start"))
        for value in ticks(low, high):
            _, y = place(left, value)
            parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#8888" stroke-width=".7"/>')
            parts.append(_text(LEFT - 6, y + 4, f"{value:g}", "end"))
        for x in range(len(self.names)) if self.names else ticks(left, right):
            label = self.names[int(x)] if self.names else f"{x:g}"
            parts.append(_text(place(x, low)[0], HEIGHT - BOTTOM + 18, label, "middle"))
        ends: list[tuple[float, str, str]] = []
        for (name, line), (colour, dashes) in zip(self.lines.items(), STYLES, strict=False):
            points = " ".join("{:.1f},{:.1f}".format(*place(x, y)) for x, y in line)
            parts.append(
                f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.2" '
                f'stroke-dasharray="{dashes}"/>'
            )
            ends.append((place(*line[-1])[1], name, colour))
        lowest = 0.0
        for y, name, colour in sorted(ends):
            # Names of lines that end together stand below each other.
            lowest = max(y + 4, lowest + 14)
            parts.append(_text(WIDTH - RIGHT + 6, lowest, name, "start", colour=colour))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">'
            f"<title>{escape(self.title)}</title>"
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf6ea"/>{"".join(parts)}</svg>\n'
        )


def ticks(low: float, high: float) -> list[float]:
    """Four to ten round numbers between the two.

    >>> ticks(-3, 5.2)
    [-2, 0, 2, 4]
    """
    span = (high - low) or 1
    step = next(size for size in (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 1e6) if span / size <= 7)
    first = -(-low // step)
    return [(first + k) * step for k in range(int((high - first * step) / step) + 1)]


def _text(x: float, y: float, text: str, anchor: str, size: int = 12, colour: str = "#222") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{colour}">{escape(text)}</text>'
    )
