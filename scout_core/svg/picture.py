"""A position as a picture: one SVG that needs nothing else, the same for ever for the same arguments.

No script, no style sheet, no font of its own and no address: it may stand in a page, an <img>, a mail or on paper.
Every text is escaped; hidden cards are drawn as backs and are not in the picture in any other way.

>>> from scout_core import Position
>>> picture = position_svg(Position.deal(3, seed=1), seat=0, names=["Ann", "Bo", "Cy"], width=480)
>>> picture.startswith('<svg xmlns="http://www.w3.org/2000/svg"'), picture.count("<use") > 12
(True, True)
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final
from zlib import crc32

from ..cards import Card
from ..errors import ScoutError, is_int, quoted
from ..position import Position
from ..sets import HandSet, SetKind, hand_sets
from ..view import View
from .cards import THEMES, Colours, number, shapes
from .languages import Words
from .sheet import GAP, PAD, Scene, Sheet, row_of
from .text import FONT, escape, fitted, isolated, lines_of, width_of
from .words import say, words_of, written

LEAST_WIDTH: Final = 200
MOST_WIDTH: Final = 4000
LONGEST_TEXT: Final = 1000
_WIDEST: Final = 720
"""A picture is laid out no wider; beyond that it is enlarged."""

_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{3,8}|[a-zA-Z]{3,24}|rgba?\([0-9.,%/ ]{1,40}\)")
_LANG: Final = re.compile(r"[A-Za-z0-9]{1,8}(?:-[A-Za-z0-9]{1,8}){0,4}")


def position_svg(
    shown: Position | View,
    *,
    seat: int | None = None,
    names: Sequence[str] | None = None,
    width: int = 640,
    theme: str = "light",
    colours: Mapping[str, str] | None = None,
    lang: str = "en",
    words: Words | None = None,
    caption: str | None = None,
    brackets: bool = False,
) -> str:
    """Draw a position: the seats with their points, chips and token, the table with its owner, whose turn it is, and
    the hands: open ones card by card, hidden ones as backs.

    With `seat` a Position is drawn as that seat sees it; without it, as much as is known. `names` are the players',
    seat by seat. `theme` is light, dark or print (for paper: outlines, and no colour); `colours` replaces single ones
    of it (their names: `svg.cards.LIGHT`). `lang` is the language; it decides the direction, but cards always run from
    left to right. `words` are said instead of its own (the keys: `svg.languages.ENGLISH`); with them it may be one that
    is not among `svg.languages.LANGUAGES`, and what they leave out is English. `caption` is said instead of whose turn
    it is. `brackets` marks the longest matches and runs of open hands.

    Raises ScoutError for a seat, names, a width, a theme, a colour, a language or words that can't be.
    """
    if not isinstance(shown, Position | View):
        raise ScoutError(f"a picture is of a position or a view, not of {quoted(shown)}")
    if seat is not None:
        if not isinstance(shown, Position):
            raise ScoutError("a view is already that of one seat")
        shown = shown.view(seat)
    if not is_int(width) or not LEAST_WIDTH <= width <= MOST_WIDTH:
        raise ScoutError(f"a picture is {LEAST_WIDTH} to {MOST_WIDTH} wide, not {quoted(width)}")
    for what in (caption or "", *(names or ())):
        if not isinstance(what, str) or len(what) > LONGEST_TEXT:
            raise ScoutError(f"names and captions are texts of at most {LONGEST_TEXT} characters, not {quoted(what)}")
    if _LANG.fullmatch(lang) is None:
        raise ScoutError(f"a language is a tag such as en or pt-BR, not {quoted(lang)}")
    said = words_of(lang, words)
    scene = _scene(shown, _names(names, len(shown.points), said))
    options = (scene, width, theme, sorted((colours or {}).items()), lang, sorted(said.items()), caption, brackets)
    prefix = f"s{crc32(repr(options).encode('utf-8', 'replace')):08x}-"
    sheet = _Picture(scene, min(width, _WIDEST), _palette(theme, colours), said, lang, prefix)
    sheet.draw(caption, brackets)
    return sheet.written(width)


def _scene(shown: Position | View, names: tuple[str, ...]) -> Scene:
    if isinstance(shown, Position):
        hands, own = shown.hands, None
    else:
        own = shown.seat
        hands = tuple(shown.hand if seat == own else (None,) * size for seat, size in enumerate(shown.hand_sizes))
    return Scene(
        hands,
        own,
        names,
        shown.active,
        shown.owner,
        shown.turn,
        shown.phase,
        shown.points,
        shown.chips,
        tuple(map(bool, shown.tokens)),
        shown.round,
    )


def _names(names: Sequence[str] | None, players: int, words: Words) -> tuple[str, ...]:
    if names is None:
        return tuple(say(words, "seat", seat=seat + 1) for seat in range(players))
    if isinstance(names, str) or len(names) != players or not all(isinstance(name, str) for name in names):
        raise ScoutError(f"{players} seats need {players} names, not {quoted(names)}")
    return tuple(names)


def _palette(theme: str, colours: Mapping[str, str] | None) -> Colours:
    if theme not in THEMES:
        raise ScoutError(f"a theme is one of {', '.join(THEMES)}, not {quoted(theme)}")
    palette = THEMES[theme]
    for name, colour in (colours or {}).items():
        if name not in palette:
            raise ScoutError(f"a picture has no colour {quoted(name)}: they are {', '.join(palette)}")
        if not isinstance(colour, str) or _COLOUR.fullmatch(colour) is None:
            raise ScoutError(f"the colour {name} is written such as #b4232a, not {quoted(colour)}")
    return {**palette, **(colours or {})}


class _Picture(Sheet):
    """A position on its sheet."""

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw(self, caption: str | None, brackets: bool) -> None:
        """All of it: who is hidden above the table, who is open below it, the one whose view it is last."""
        scene = self.scene
        seats = range(len(scene.hands))
        first = 0 if scene.own is None else scene.own + 1
        order = [(first + seat) % len(scene.hands) for seat in seats]
        hidden = [seat for seat in order if seat != scene.own and scene.hands[seat] and not any(scene.hands[seat])]
        self.header()
        if hidden:
            self.plates(hidden)
        self.stage()
        self.sentence(caption)
        self.y += PAD
        for seat in order:
            if seat not in hidden:
                self.seat(seat, brackets)

    def header(self) -> None:
        text = say(self.words, "round", round=self.scene.round, rounds=len(self.scene.hands))
        self.box(0, self.width, 28, "panel")
        self.text(text, PAD, self.y + 19, 13, "muted", room=self.width - 2 * PAD)
        self.y += 28
        self.rule()

    def plates(self, seats: list[int]) -> None:
        """Those whose hands are hidden, in columns."""
        most = 4 if self.width >= 560 else 2 if self.width >= 300 else 1
        lines = -(-len(seats) // most)
        columns = -(-len(seats) // lines)
        size = min(300.0, (self.width - PAD * (columns + 1)) / columns)
        self.y += PAD
        for line in range(lines):
            row = seats[line * columns : (line + 1) * columns]
            left = (self.width - len(row) * size - (len(row) - 1) * PAD) / 2
            for place, seat in enumerate(row):
                self.plate(seat, left + place * (size + PAD), size, 56)
            self.y += 56 + PAD

    def plate(self, seat: int, x: float, width: float, height: float) -> None:
        self.frame(seat, x, width, height)
        flag = self.flag(seat, x)
        token = self.token(seat, x + width - 8, self.y + 17)
        self.name(seat, x + 10 + flag, self.y + 22, width - 20 - flag - token)
        self.counts(seat, x + (15 if seat == self.scene.owner else 10), self.y + 44, backs=True)

    def seat(self, seat: int, brackets: bool) -> None:
        """A seat whose hand is open: its line, and the cards under it."""
        x, width = PAD, self.width - 2 * PAD
        self.frame(seat, x, width, 30)
        flag = self.flag(seat, x)
        counts = self.counts_width(seat)
        token = self.token(seat, x + width - 8, self.y + 15)
        end = x + width - token - counts - 10
        self.name(seat, x + 10 + flag, self.y + 20, end - x - 14 - flag)
        self.counts(seat, end, self.y + 20, backs=False)
        self.y += 30 + 8
        self.hand(seat, brackets)
        self.y += PAD

    def hand(self, seat: int, brackets: bool) -> None:
        cards = self.scene.hands[seat]
        large = seat == self.scene.own
        if not cards:
            self.text("—", self.width / 2, self.y + 12, 16, "muted", anchor="middle")
            self.y += 18
        row = row_of(len(cards), self.width - 2 * PAD, 62 if large else 46, 34 if self.width > 300 else 30)
        known = [one for one in cards if one is not None]
        sets = _lanes(known) if brackets and len(known) == len(cards) else []
        under = 14 + (4 + 8 * (1 + max(lane for _, lane in sets)) if sets else 0)
        first = 0
        for count in row.lines:
            left = (self.width - count * row.width - (count - 1) * GAP) / 2
            step = row.width + GAP
            for place in range(count):
                x = left + place * step
                self.card(cards[first + place], x, self.y, row.width)
                self.place(first + place + 1, x + row.width / 2, self.y + row.height + under)
            for found, lane in sets:
                self.bracket(found, first, count, left, step, self.y + row.height + 5 + 8 * lane)
            first += count
            self.y += row.height + under + 8

    def place(self, place: int, x: float, y: float) -> None:
        """The number of a card in its hand; it stands under the card, whichever way the language runs."""
        self.text(written(self.words, place), x, y, 12, "muted", anchor="middle", mirror=False)

    def bracket(self, found: HandSet, first: int, count: int, left: float, step: float, y: float) -> None:
        """The part of a set's bracket in one line: a match is a double line, a run zigzags."""
        start, stop = max(found.start, first), min(found.stop, first + count)
        if start >= stop:
            return
        x, end = left + (start - first) * step + 2, left + (stop - first) * step - GAP - 2
        hooks = [f"M{number(x)} {number(y - 3)}v5" if start == found.start else ""]
        hooks.append(f"M{number(end)} {number(y - 3)}v5" if stop == found.stop else "")
        if found.kind is SetKind.MATCH:
            line = f"M{number(x)} {number(y + 2)}H{number(end)}M{number(x + 3)} {number(y + 6)}H{number(end - 3)}"
        else:
            teeth = max(2, round((end - x) / 10))
            bite = number((end - x) / teeth / 2)
            line = f"M{number(x)} {number(y + 2)}" + f"l{bite} 4l{bite} -4" * teeth
        edge = self.colours["gold-edge"]
        self.parts.append(f'<path d="{"".join(hooks)}{line}" fill="none" stroke="{edge}" stroke-width="2"/>')

    def stage(self) -> None:
        """The table: rays, the active set, and on it the ribbon of its owner."""
        cards, owner = self.scene.active, self.scene.owner
        row = row_of(len(cards), self.width - 4 * PAD, 72 if self.width >= 480 else 58, 40)
        step = row.height + 6
        height = max(step * len(row.lines), 96 if cards else 64) + 2 * PAD + (22 if owner is not None else 4)
        self.rays(height)
        y = self.y + PAD + 4
        first = 0
        for count in row.lines:
            left = (self.width - count * row.width - (count - 1) * GAP) / 2
            for place in range(count):
                self.card(cards[first + place], left + place * (row.width + GAP), y, row.width)
            first += count
            y += step
        if not cards:
            self.empty(y)
            y += 64
        if owner is not None:
            self.ribbon(self.scene.names[owner], y - 8)
        self.y += height

    def empty(self, y: float) -> None:
        text, room = self.words["empty"], self.width - 4 * PAD
        width = min(room, width_of(text, 14) + 48)
        edge = self.colours["muted"]
        self.parts.append(
            f'<rect x="{number((self.width - width) / 2)}" y="{number(y)}" width="{number(width)}" height="48" rx="9"'
            f' fill="none" stroke="{edge}" stroke-width="1.5" stroke-dasharray="5 4"/>'
        )
        self.text(text, self.width / 2, y + 29, 14, "muted", anchor="middle", room=width - 16)

    def ribbon(self, name: str, y: float) -> None:
        text = fitted(name, 13, self.width - 90)
        half = width_of(text, 13) / 2 + 14
        middle = self.width / 2
        x, end = number(middle - half - 8), number(middle + half + 8)
        self.parts.append(
            f'<path d="M{x} {number(y)}H{end}l-7 11l7 11H{x}l7-11z" fill="{self.colours["red"]}"'
            f' stroke="{self.colours["paper"]}" stroke-width="1.5"/>'
        )
        self.text(isolated(text), middle, y + 15.5, 13, "on-red", anchor="middle", bold=True)

    def rays(self, height: float) -> None:
        """Sunbeams behind the table, cut off at its edges."""
        self.box(0, self.width, height, "paper")
        reach = self.width + height
        rays = []
        for turn in range(12):
            # A fan of half a circle from the middle of the lower edge, every other sector filled.
            (ax, ay), (bx, by) = _FAN[2 * turn], _FAN[2 * turn + 1]
            rays.append(f"M0 0L{number(ax * reach)} {number(ay * reach)}L{number(bx * reach)} {number(by * reach)}z")
        self.parts.append(
            f'<svg x="0" y="{number(self.y)}" width="{number(self.width)}" height="{number(height)}"'
            f' viewBox="0 0 {number(self.width)} {number(height)}">'
            f'<path transform="translate({number(self.width / 2)} {number(height)})" d="{"".join(rays)}"'
            f' fill="{self.colours["ray"]}"/></svg>'
        )

    def sentence(self, caption: str | None) -> None:
        """Whose turn it is, or what the author says instead."""
        scene = self.scene
        room = self.width - 2 * PAD
        said = say(self.words, scene.phase.value, name=isolated(scene.names[scene.turn]))
        lines = lines_of(said if caption is None else caption, 16, room, 4) or [""]
        height = 18 + 20 * len(lines)
        self.rule(2.5)
        self.box(0, self.width, height, "panel")
        for line, text in enumerate(lines):
            self.text(text, PAD, self.y + 24 + 20 * line, 16, "ink", bold=True)
        self.y += height
        self.rule(2.5)

    # -- words -------------------------------------------------------------------------------------------------

    def told(self) -> list[str]:
        """The picture in words, for who can't see it: a sentence for each thing."""
        scene, words = self.scene, self.words
        lines = [say(words, "round", round=scene.round, rounds=len(scene.hands))]
        lines.append(say(words, scene.phase.value, name=isolated(scene.names[scene.turn])))
        if scene.active and scene.owner is not None:
            name = isolated(scene.names[scene.owner])
            lines.append(say(words, "table", name=name, cards=self.listed(scene.active)))
        else:
            lines.append(words["empty"])
        for seat, hand in enumerate(scene.hands):
            name = isolated(scene.names[seat])
            if any(hand):
                said = say(words, "hand", name=name, cards=self.listed(hand))
            else:
                said = say(words, "hidden" if hand else "none", name=name, count=len(hand))
            lines += [
                said,
                say(words, "points", count=scene.points[seat]),
                say(words, "chips", count=scene.chips[seat]),
            ]
            lines += [words["token"]] if scene.tokens[seat] else []
        return lines

    def listed(self, cards: Sequence[Card | None]) -> str:
        words = self.words
        return "; ".join(
            words["back"] if one is None else say(words, "card", up=one.up, down=one.down) for one in cards
        )

    def written(self, width: int) -> str:
        """The whole text of the picture."""
        size, height = number(self.width), number(self.y)
        told = self.told()
        title, rest = escape(f"SCOUT: {told[0]}. {told[1]}"), escape(". ".join(told[2:]) + ".")
        tall = number(self.y * width / self.width)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{tall}" viewBox="0 0 {size} {height}"'
            f' role="img" aria-labelledby="{self.prefix}title {self.prefix}desc" lang="{self.lang}"'
            f' direction="{"rtl" if self.rtl else "ltr"}" font-family="{escape(FONT)}">'
            f'<title id="{self.prefix}title">{title}</title><desc id="{self.prefix}desc">{rest}</desc>'
            f"{shapes(self.prefix, self.colours)}"
            f'<rect width="{size}" height="{height}" fill="{self.colours["paper"]}"/>{"".join(self.parts)}'
            f'<rect x="0.5" y="0.5" width="{number(self.width - 1)}" height="{number(self.y - 1)}" fill="none"'
            f' stroke="{self.colours["line"]}"/></svg>\n'
        )


_FAN: Final = tuple(
    (number_x, number_y)
    for number_x, number_y in (
        (-1.0, 0.0), (-0.991, -0.131), (-0.966, -0.259), (-0.924, -0.383), (-0.866, -0.5), (-0.793, -0.609),
        (-0.707, -0.707), (-0.609, -0.793), (-0.5, -0.866), (-0.383, -0.924), (-0.259, -0.966), (-0.131, -0.991),
        (0.0, -1.0), (0.131, -0.991), (0.259, -0.966), (0.383, -0.924), (0.5, -0.866), (0.609, -0.793),
        (0.707, -0.707), (0.793, -0.609), (0.866, -0.5), (0.924, -0.383), (0.966, -0.259), (0.991, -0.131),
    )
)  # fmt: skip
"""Points on half a circle; written down, since sines differ in their last digits from machine to machine."""


def _lanes(hand: Sequence[Card]) -> list[tuple[HandSet, int]]:
    """The matches and runs that no other set of the hand contains, each with a lane in which it meets no other."""
    sets = [found for found in hand_sets(hand) if found.stop - found.start > 1]
    longest = [
        found
        for found in sets
        if not any(o is not found and o.start <= found.start and found.stop <= o.stop for o in sets)
    ]
    ends: list[int] = []
    placed: list[tuple[HandSet, int]] = []
    for found in longest:
        lane = next((lane for lane, end in enumerate(ends) if end <= found.start), len(ends))
        ends[lane : lane + 1] = [found.stop]
        placed.append((found, lane))
    return placed
