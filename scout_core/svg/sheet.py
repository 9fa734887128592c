"""What a picture is made of, in `svg`: a sheet that is filled from the top down, and the signs that stand on it."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..cards import Card, Hand
from ..rules import Phase
from .cards import CARD_HEIGHT, CARD_WIDTH, Colours, card, number, star
from .languages import Words
from .text import escape, fitted, isolated, width_of
from .words import direction, written

PAD: Final = 10
"""Room at the edges and between things."""
GAP: Final = 3
"""Room between cards."""


MOST: Final = 999
"""The largest number that is drawn as it is."""


class Scene(NamedTuple):
    """What is drawn, of a position or a view alike; `own` is the seat whose view it is."""

    hands: tuple[Hand, ...]
    own: int | None
    names: tuple[str, ...]
    active: tuple[Card, ...]
    owner: int | None
    turn: int
    phase: Phase
    points: tuple[int, ...]
    chips: tuple[int, ...]
    tokens: tuple[bool, ...]
    round: int


class Row(NamedTuple):
    """How cards are laid out: how wide each is, and how many stand in each line."""

    width: float
    lines: list[int]

    @property
    def height(self) -> float:
        return self.width * CARD_HEIGHT / CARD_WIDTH


def row_of(cards: int, room: float, widest: float, narrowest: float) -> Row:
    """The fewest lines in which cards keep the lower width, evenly filled."""
    most = max(1, int((room + GAP) // (narrowest + GAP)))
    count = -(-cards // most)
    lines = [cards // count + (line < cards % count) for line in range(count)] if cards else []
    longest = max(lines, default=1)
    return Row(min(widest, (room - GAP * (longest - 1)) / longest), lines)


class Sheet:
    """The picture while it is drawn; `y` is how far it has come. Places are from the start side, and mirrored where the
    language runs from right to left."""

    def __init__(self, scene: Scene, width: float, colours: Colours, words: Words, lang: str, prefix: str) -> None:
        self.scene = scene
        self.width = width
        self.colours = colours
        self.words = words
        self.lang = lang
        self.prefix = prefix
        self.rtl = direction(lang) == "rtl"
        self.parts: list[str] = []
        self.y = 0.0

    # -- what all are made of ----------------------------------------------------------------------------------

    def mirrored(self, x: float, width: float) -> float:
        """Where something so wide stands, in the direction of the language."""
        return self.width - x - width if self.rtl else x

    def box(self, x: float, width: float, height: float, colour: str) -> None:
        self.parts.append(
            f'<rect x="{number(x)}" y="{number(self.y)}" width="{number(width)}" height="{number(height)}"'
            f' fill="{self.colours[colour]}"/>'
        )

    def rule(self, height: float = 1) -> None:
        self.box(0, self.width, height, "line" if height == 1 else "ink")
        self.y += height

    def card(self, shown: Card | None, x: float, y: float, width: float) -> None:
        self.parts.append(card(self.prefix, shown, x, y, width, self.colours))

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        colour: str,
        *,
        anchor: str = "start",
        bold: bool = False,
        room: float = 0,
        mirror: bool = True,
    ) -> None:
        place = self.width - x if self.rtl and mirror else x
        weight = ' font-weight="700"' if bold else ""
        at = f'x="{number(place)}" y="{number(y)}" font-size="{size}" text-anchor="{anchor}"{weight}'
        told = fitted(text, size, room) if room else text
        self.parts.append(f'<text {at} fill="{self.colours[colour]}">{escape(told)}</text>')

    # -- parts of a plate --------------------------------------------------------------------------------------

    def frame(self, seat: int, x: float, width: float, height: float) -> None:
        """A plate; red when it is this seat's turn, with a gold edge when the table is this seat's."""
        turn = seat == self.scene.turn and self.scene.phase is not Phase.OVER
        owner = seat == self.scene.owner
        self.parts.append(
            f'<rect x="{number(self.mirrored(x, width))}" y="{number(self.y)}" width="{number(width)}"'
            f' height="{number(height)}" rx="7" fill="{self.colours["panel"]}"'
            f' stroke="{self.colours["red" if turn else "line"]}" stroke-width="{2.5 if turn else 1}"/>'
        )
        if owner:
            self.parts.append(
                f'<rect x="{number(self.mirrored(x + 2, 5))}" y="{number(self.y + 5)}" width="5"'
                f' height="{number(height - 10)}" rx="2" fill="{self.colours["gold"]}"'
                f' stroke="{self.colours["gold-edge"]}"/>'
            )

    def flag(self, seat: int, x: float) -> float:
        """The pennant of the seat to act, and the room it takes; nobody has one when the round is over."""
        edge = 5 if seat == self.scene.owner else 0
        if seat != self.scene.turn or self.scene.phase is Phase.OVER:
            return edge
        left = self.mirrored(x + 9 + edge, 13)
        point = (
            f"M{number(left + 13)} {number(self.y + 9)}v13l-13-6.5z"
            if self.rtl
            else (f"M{number(left)} {number(self.y + 9)}v13l13-6.5z")
        )
        self.parts.append(f'<path d="{point}" fill="{self.colours["red"]}"/>')
        return edge + 18

    def name(self, seat: int, x: float, y: float, room: float) -> None:
        self.text(isolated(fitted(self.scene.names[seat], 14, room)), x, y, 14, "ink", bold=True)

    def token(self, seat: int, end: float, y: float) -> float:
        """The ticket of Scout & Show, dashed when it is used, and the room it takes; two players have none."""
        scene = self.scene
        if len(scene.hands) == 2 and not any(scene.tokens):
            return 0
        left, there = self.mirrored(end - 26, 26), scene.tokens[seat]
        ticket = f"M{number(left)} {number(y - 9)}h26v5.5a3.5 3.5 0 0 0 0 7v5.5h-26v-5.5a3.5 3.5 0 0 0 0-7z"
        fill, edge = (self.colours["gold"], self.colours["gold-edge"]) if there else ("none", self.colours["muted"])
        dashes = "" if there else ' stroke-dasharray="3 2.5"'
        self.parts.append(f'<path d="{ticket}" fill="{fill}" stroke="{edge}" stroke-width="1.2"{dashes}/>')
        if there:
            self.parts.append(star(self.prefix, left + 13, y, 11, self.colours["on-gold"]))
        return 32

    def counts(self, seat: int, x: float, y: float, *, backs: bool) -> None:
        """Cards in hand (where they are hidden), captured cards and chips: a sign and a number each."""
        for sign, value in self.counted(seat, backs):
            self.sign(sign, x, y)
            text = self.count(value)
            self.text(text, x + 20, y, 14, "ink", bold=True)
            x += 20 + max(22, width_of(text, 14) + 12)

    def count(self, value: int) -> str:
        """A number that has its room on a plate; play comes to two digits, diagrams may say anything."""
        return written(self.words, value) if value <= MOST else f"{written(self.words, MOST)}+"

    def counts_width(self, seat: int) -> float:
        return sum(20 + max(22, width_of(self.count(value), 14) + 12) for _, value in self.counted(seat, False))

    def counted(self, seat: int, backs: bool) -> list[tuple[str, int]]:
        scene = self.scene
        counted = [("captured", scene.points[seat]), ("chip", scene.chips[seat])]
        return [("hand", len(scene.hands[seat])), *counted] if backs else counted

    def sign(self, sign: str, x: float, y: float) -> None:
        """A fan of backs, a heap of captured cards, or a chip."""
        left, colours = self.mirrored(x, 16), self.colours
        if sign == "chip":
            around = f'cx="{number(left + 8)}" cy="{number(y - 5)}"'
            fill, edge, ring = colours["gold"], colours["gold-edge"], colours["on-gold"]
            self.parts.append(
                f'<circle {around} r="7.5" fill="{fill}" stroke="{edge}" stroke-width="1.2"/>'
                f'<circle {around} r="4" fill="none" stroke="{ring}" stroke-width="1.2"/>'
            )
        elif sign == "hand":
            for shift, turn in ((2, -14), (8, 14)):
                place = f"translate({number(left + shift)} {number(y - 11)}) rotate({turn} 3.5 12) scale(0.07)"
                self.parts.append(f'<use href="#{self.prefix}back" transform="{place}"/>')
        else:
            for shift in (4, 2, 0):
                self.parts.append(
                    f'<rect x="{number(left + 1 + shift)}" y="{number(y - 12 + shift)}" width="9" height="10" rx="1.5"'
                    f' fill="{colours["card-paper"]}" stroke="{colours["ink"]}" stroke-width="1.1"/>'
                )
