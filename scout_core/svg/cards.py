"""How a card, its numerals and the marks of the table are drawn in `svg`: shapes and colours, nothing else.

A card is drawn in a box of 100 x 180, as on the page (``web/js/card.js``, whose shapes these are). Numerals are paths
of this project's own drawing, so that a picture looks the same with every font and in every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ..cards import Card

CARD_WIDTH: Final = 100
CARD_HEIGHT: Final = 180

Colours = Mapping[str, str]
"""The colours of a picture by name; those of `LIGHT` are all there are."""

LIGHT: Final[dict[str, str]] = {
    "paper": "#f5ead3",
    "ray": "#eedfc0",
    "panel": "#fff7e6",
    "line": "#cdb88f",
    "ink": "#221a33",
    "muted": "#5c5068",
    "red": "#b4232a",
    "on-red": "#fff7e6",
    "gold": "#d9a52e",
    "gold-edge": "#7a5600",
    "on-gold": "#221a33",
    "card-paper": "#fffaee",
    "card-edge": "#857f86",
    "panel-edge": "none",
    "back": "#b4232a",
    "back-stripe": "#8f1820",
}
_CREAM, _NIGHT = "#fff7e6", "#221a33"
_PANELS = ["a50f1a", "f9935f", "0b774b", "d3f09a", "0f46aa", "a4e8f4", "66086b", "e899ba", "2d2a29", "ebd53c"]
_GHOSTS = ["870a14", "fdb48d", "08613c", "e4f8bd", "0b388b", "c4f1f9", "500554", "f0b8cf", "433e3b", "f3e578"]
_FEET = ["a50f1a", "a03e00", "0b6b44", "4a6b0a", "0f46aa", "0a6377", "66086b", "9a2a5b", "2d2a29", "6f5a00"]
for _place in range(10):
    LIGHT[f"panel-{_place + 1}"] = f"#{_PANELS[_place]}"
    LIGHT[f"ghost-{_place + 1}"] = f"#{_GHOSTS[_place]}"
    LIGHT[f"foot-{_place + 1}"] = f"#{_FEET[_place]}"
    # Odd is a dark panel with a light numeral, even the other way round: a run alternates even in grey.
    LIGHT[f"figure-{_place + 1}"] = _NIGHT if _place % 2 else _CREAM

DARK: Final = LIGHT | {
    "paper": "#161226",
    "ray": "#1c1731",
    "panel": "#241d3c",
    "line": "#4a3f6b",
    "ink": "#f6ecd6",
    "muted": "#bdb0ce",
    "red": "#c2353a",
    "gold": "#f0be4e",
    "gold-edge": "#f0be4e",
    "card-paper": "#eadfc6",
    "card-edge": "#0b0814",
}

PRINT: Final = LIGHT | {
    "paper": "#ffffff",
    "ray": "#ffffff",
    "panel": "#ffffff",
    "line": "#777777",
    "ink": "#000000",
    "muted": "#333333",
    "red": "#000000",
    "on-red": "#ffffff",
    "gold": "#ffffff",
    "gold-edge": "#000000",
    "on-gold": "#000000",
    "card-paper": "#ffffff",
    "card-edge": "#000000",
    "panel-edge": "#000000",
    "back": "#ffffff",
    "back-stripe": "#555555",
}
for _place in range(10):
    PRINT[f"panel-{_place + 1}"] = "#ffffff" if _place % 2 else "#1a1a1a"
    PRINT[f"ghost-{_place + 1}"] = "#e4e4e4" if _place % 2 else "#3d3d3d"
    PRINT[f"foot-{_place + 1}"] = "#000000"
    PRINT[f"figure-{_place + 1}"] = "#000000" if _place % 2 else "#ffffff"

THEMES: Final[dict[str, Colours]] = {"light": LIGHT, "dark": DARK, "print": PRINT}

# Ball, bow tie, tent, harlequin lozenge, star, hexagon, horseshoe with seven nails, two hoops, juggling club, sun.
_MOTIFS: Final = (
    "",
    "M-45 0a45 45 0 0 1 90 0a45 45 0 0 1-90 0z",
    "M-50-30C-50-38-44-38-38-34L-9-14H9L38-34C44-38 50-38 50-30"
    "V30C50 38 44 38 38 34L9 14H-9L-38 34C-44 38-50 38-50 30z",
    "M0-46L50 42H13L0 8L-13 42H-50z",
    "M0-50L33 0L0 50L-33 0z",
    "M0-50L12-16.6L47.6-15.5L19.5 6.3L29.4 40.5L0 20.5L-29.4 40.5L-19.5 6.3L-47.6-15.5L-12-16.6z",
    "M48 0L24 41.6L-24 41.6L-48 0L-24-41.6L24-41.6zM-19 0a19 19 0 0 0 38 0a19 19 0 0 0-38 0z",
    "M-46 46V-2a46 46 0 0 1 92 0V46H18V-2a18 18 0 0 0-36 0V46z"
    "M-36 28h8v9h-8zM-36 6h8v9h-8zM-31-20l6-5 5 7-6 5zM-4-37h8v9h-8zM31-20l-6-5-5 7 6 5zM36 28h-8v9h8zM36 6h-8v9h8z",
    "M-50 0a25 25 0 0 1 50 0a25 25 0 0 1 50 0a25 25 0 0 1-50 0a25 25 0 0 1-50 0z"
    "M-37 0a12 12 0 0 0 24 0a12 12 0 0 0-24 0zM13 0a12 12 0 0 0 24 0a12 12 0 0 0-24 0z",
    "M0-50a10 10 0 0 1 8 16C5-26 7-18 13-8C25 12 22 36 12 50H-12C-22 36-25 12-13-8C-7-18-5-26-8-34A10 10 0 0 1 0-50z",
    "M0-50L9.6-29.5L29.4-40.5L25.1-18.2L47.6-15.5L31 0L47.6 15.5L25.1 18.2L29.4 40.5L9.6 29.5L0 50L-9.6 29.5L-29.4 40.5"
    "L-25.1 18.2L-47.6 15.5L-31 0L-47.6-15.5L-25.1-18.2L-29.4-40.5L-9.6-29.5z",
)
_STAR: Final = 5

_PANEL: Final = (
    "M4 11a7 7 0 0 1 7-7h78a7 7 0 0 1 7 7v99a11.5 9.5 0 0 1-23 0a11.5 9.5 0 0 1-23 0a11.5 9.5 0 0 1-23 0"
    "a11.5 9.5 0 0 1-23 0z"
)

_STROKE: Final = 24
_NUMERALS: Final[dict[int, tuple[str, str]]] = {
    0: ("M0-88C-30-88-30-12 0-12C30-12 30-88 0-88z", ""),
    1: ("", "M-30 0V-19H-15V-70L-33-62V-83L0-100H15V-19H30V0z"),
    2: ("M-23-67C-23-94 23-95 23-69C23-47-14-42-20-12H26", "M20 0V-30H33V0z"),
    3: ("M-23-72C-18-93 21-93 21-72C21-56 8-53-6-53M-6-53C10-53 24-49 24-30C24-6-20-7-25-29", ""),
    4: ("", "M0-100H23V-40H37V-20H23V-15H33V0H-16V-15H-4V-20H-40V-38zM-4-40V-68L-22-40z"),
    5: ("M-16-50C4-58 24-56 24-34C24-6-20-6-25-28", "M-27-100H28V-77H-5V-58L-15-38.6H-27z"),
    6: ("M20-86C-10-94-23-62-23-36C-23-4 23-4 23-34C23-58-14-62-22-38", ""),
    7: ("", "M-35-100H35V-80C22-60 12-36 10 0H-20C-18-34-6-58 6-76H-14V-62H-35z"),
    8: ("M0-55C-28-55-27-89 0-89C27-89 28-55 0-55C-31-55-31-11.5 0-11.5C31-11.5 31-55 0-55z", ""),
}
"""A line of that stroke, and a surface; 100 high, standing on 0, centred. Nine is six turned, ten is one and nought."""
_WIDER: Final = 1.18
"""Drawn narrow and stretched: upright strokes become thicker than level ones, as on a poster."""


class _Sizes(NamedTuple):
    """In units of the card: height of the numeral, size of the motif, and both at the foot."""

    numeral: float
    motif: float
    foot: float
    foot_motif: float


def _sizes(width: float) -> _Sizes:
    """The figures grow as the card shrinks."""
    if width < 46:
        return _Sizes(55, 29, 33, 24)
    return _Sizes(51, 27, 31, 23) if width < 80 else _Sizes(47, 25, 30, 22)


def number(value: float) -> str:
    """A coordinate, short.

    >>> number(3.0), number(0.125), number(-0.001)
    ('3', '0.13', '0')
    """
    text = f"{value + 0.0000001:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def shapes(prefix: str, colours: Colours) -> str:
    """The definitions that the pictures of cards refer to; their ids begin with the prefix."""
    parts = [
        f'<path id="{prefix}m{value}" fill-rule="evenodd" fill="currentColor" d="{_MOTIFS[value]}"/>'
        for value in range(1, 11)
    ]
    parts += [f'<g id="{prefix}n{value}">{_numeral(value)}</g>' for value in range(1, 11)]
    paper, edge = colours["card-paper"], colours["card-edge"]
    outline = (
        f'<rect x="0.8" y="0.8" width="98.4" height="178.4" rx="10" fill="{paper}" stroke="{edge}" stroke-width="1.6"/>'
    )
    panel = f'<path d="{_PANEL}" fill="currentColor" stroke="{colours["panel-edge"]}" stroke-width="1.6"/>'
    parts.append(f'<g id="{prefix}face">{outline}{panel}</g>')
    parts.append(f'<g id="{prefix}back">{outline}{_back(prefix, colours)}</g>')
    return f"<defs>{''.join(parts)}</defs>"


def _numeral(value: int) -> str:
    if value == 10:
        one = f'<g transform="translate(-33) scale(0.76 1)">{_strokes(1)}</g>'
        nought = f'<g transform="translate(23) scale(0.84 1)">{_strokes(0)}</g>'
        return f'<g transform="scale({_WIDER * 0.92:.3f} 1)">{one}{nought}</g>'
    drawn = f'<g transform="rotate(180 0 -50)">{_strokes(6)}</g>' if value == 9 else _strokes(value)
    # Six and nine meet upside down on every table.
    bar = '<rect x="-34" y="9" width="68" height="13" rx="2" fill="currentColor"/>' if value in (6, 9) else ""
    return f'<g transform="scale({_WIDER} 1)">{drawn}{bar}</g>'


def _strokes(digit: int) -> str:
    line, surface = _NUMERALS[digit]
    text = ""
    if line:
        text += f'<path d="{line}" fill="none" stroke="currentColor" stroke-width="{_STROKE}"/>'
    if surface:
        text += f'<path d="{surface}" fill="currentColor" fill-rule="evenodd"/>'
    return text


def _back(prefix: str, colours: Colours) -> str:
    stripes = "".join(f"M{start} 166l166-166h12l-166 166z" for start in range(-156, 96, 24))
    inside, edge = colours["back"], f'stroke="{colours["gold-edge"]}" stroke-width="2"'
    return (
        f'<svg x="7" y="7" width="86" height="166" viewBox="0 0 86 166"><rect width="86" height="166" fill="{inside}"/>'
        f'<path d="{stripes}" fill="{colours["back-stripe"]}"/></svg>'
        f'<rect x="8" y="8" width="84" height="164" rx="4" fill="none" {edge}/>'
        f'<circle cx="50" cy="90" r="27" fill="{inside}" {edge}/>'
        f'<use href="#{prefix}m{_STAR}" transform="translate(50 90) scale(0.4)" color="{colours["gold"]}"'
        f' stroke="{colours["gold-edge"]}" stroke-width="4"/>'
    )


def card(prefix: str, shown: Card | None, x: float, y: float, width: float, colours: Colours) -> str:
    """A card so wide, at that place; its back when it is not known."""
    scale = width / CARD_WIDTH
    place = f"translate({number(x)} {number(y)}) scale({scale:.4g})"
    if shown is None:
        return f'<use href="#{prefix}back" transform="{place}"/>'
    up, down, sizes = shown.up, shown.down, _sizes(width)
    ghost = _motif(prefix, up, 50, 57, 84, colours[f"ghost-{up}"]) if width >= 80 else ""
    figure, foot = colours[f"figure-{up}"], colours[f"foot-{down}"]
    return (
        f'<g transform="{place}"><use href="#{prefix}face" color="{colours[f"panel-{up}"]}"/>{ghost}'
        f"{figure_at(prefix, up, 50, 66, sizes.numeral, figure)}{_motif(prefix, up, 50, 95, sizes.motif, figure)}"
        f'<g transform="rotate(180 50 90)">{figure_at(prefix, down, 34, 46, sizes.foot, foot)}'
        f"{_motif(prefix, down, 75, 31, sizes.foot_motif, foot)}</g></g>"
    )


def figure_at(prefix: str, value: int, x: float, y: float, height: float, colour: str) -> str:
    """A numeral so high, standing on y."""
    place = f"translate({number(x)} {number(y)}) scale({number(height / 100)})"
    return f'<use href="#{prefix}n{value}" transform="{place}" color="{colour}"/>'


def _motif(prefix: str, value: int, x: float, y: float, size: float, colour: str) -> str:
    place = f"translate({number(x)} {number(y)}) scale({number(size / 100)})"
    return f'<use href="#{prefix}m{value}" transform="{place}" color="{colour}"/>'


def star(prefix: str, x: float, y: float, size: float, colour: str) -> str:
    """The star of the token and of the backs."""
    return _motif(prefix, _STAR, x, y, size, colour)
