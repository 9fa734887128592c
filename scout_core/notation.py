"""SPN, Scout position notation: one position on one line, in exactly one way.

Ten fields with single spaces between: `hands active owner turn points chips tokens round start totals`.

- hands: per seat the cards, two characters each, upright value first, left to right; seats joined by `/`; `-` is an
  empty hand; `??` a card that is not known
- active: the cards on the table, or `-`; owner: the seat (from 1) of the last Show, or `-`
- turn: a seat and a letter: `o` chooses the way up of its hand, `p` plays, `x` acted last in a round that is over
- points (captured cards), chips: per seat, joined by `/`
- tokens: `1` (still to use) or `0` per seat, run together
- round: `1/3`; start: the seat that started it; totals: scores of earlier rounds, per seat
"""

from __future__ import annotations

import re
from collections.abc import Callable
from operator import attrgetter
from typing import Final, NamedTuple, NoReturn, TypeVar

from .cards import DECKS, DIGITS, UNKNOWN, Card, Hand
from .errors import NotationError, check_text, quoted
from .rules import Phase

_V = TypeVar("_V")
_LETTERS: Final = {"o": Phase.TURN, "p": Phase.PLAY, "x": Phase.OVER}
_LETTER_OF: Final = {phase: letter for letter, phase in _LETTERS.items()}
_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,8}")
_TOTAL: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")
LARGEST: Final = 999_999_999
"""No count and no score in a text is larger."""
_MOST_CARDS: Final = len(DECKS[5])


class SpnFields(NamedTuple):
    """The fields of SPN as Python values; seats count from 0."""

    hands: tuple[Hand, ...]
    active: tuple[Card, ...]
    owner: int | None
    turn: int
    phase: Phase
    points: tuple[int, ...]
    chips: tuple[int, ...]
    tokens: tuple[bool, ...]
    round: int
    start: int
    totals: tuple[int, ...]


_BUT_HANDS: Final = attrgetter(*SpnFields._fields[1:])


def fields_of(hands: tuple[Hand, ...], source: object) -> SpnFields:
    """The fields of a position or a view: those hands, and its attributes of the same names."""
    return SpnFields(hands, *_BUT_HANDS(source))


FIELD_NAMES: Final[tuple[str, ...]] = (
    "hands",
    "active",
    "owner",
    "turn",
    "points",
    "chips",
    "tokens",
    "round",
    "start",
    "totals",
)


def write_cards(cards: Hand) -> str:
    """Cards run together, `??` for None, `-` for no cards at all.

    >>> write_cards((Card(3, 10), None)), write_cards(())
    ('3T??', '-')
    """
    return "".join([UNKNOWN if card is None else str(card) for card in cards]) or "-"


def read_cards(text: str, *, field: str = "cards", column: int = 1) -> Hand:
    """The opposite of `write_cards`. Errors are told as in that field of a longer text, from that column on.

    >>> read_cards("3T??")
    (Card(3, 10), None)
    """
    if text == "-":
        return ()
    if not text:
        raise NotationError(field, column, "cards or '-'", found="nothing")
    cards: list[Card | None] = []
    for at in range(0, len(text), 2):
        pair = text[at : at + 2]
        if pair == UNKNOWN:
            cards.append(None)
        elif len(pair) == 2 and pair[0] in DIGITS and pair[1] in DIGITS and pair[0] != pair[1]:
            cards.append(Card.parse(pair))
        else:
            raise NotationError(field, column + at, "a card such as 3T", found=repr(pair))
    if len(cards) > _MOST_CARDS:
        raise NotationError(field, column + 2 * _MOST_CARDS, f"at most {_MOST_CARDS} cards")
    return tuple(cards)


def write_spn(fields: SpnFields) -> str:
    """The canonical text of these fields."""
    return " ".join(
        (
            "/".join(map(write_cards, fields.hands)),
            write_cards(fields.active),
            "-" if fields.owner is None else str(fields.owner + 1),
            f"{fields.turn + 1}{_LETTER_OF[fields.phase]}",
            "/".join(map(str, fields.points)),
            "/".join(map(str, fields.chips)),
            "".join("1" if token else "0" for token in fields.tokens),
            f"{fields.round}/{len(fields.hands)}",
            str(fields.start + 1),
            "/".join(map(str, fields.totals)),
        )
    )


def read_spn(text: str, *, relaxed: bool = False) -> SpnFields:
    """Read SPN. Raises NotationError with the field, the column and what was expected there.

    Strict reading also refuses what can't be (see `possible`); relaxed reading only asks that the table is owned by a
    seat when there are cards on it, and that a round that is over has an empty hand or an owner.
    """
    from .possible import find_contradiction

    check_text("a position", text)
    source = _Source(text)
    fields = source.read()
    found = find_contradiction(fields, relaxed=relaxed)
    if found is not None:
        source.fail(found.field, found.expected, item=found.item, card=found.card)
    return fields


class _Source:
    """The text, cut into fields, and where each begins."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.fields: dict[str, str] = dict(zip(FIELD_NAMES, text.split(" "), strict=False))
        self.columns: dict[str, int] = {}
        column = 1
        for name, part in self.fields.items():
            self.columns[name] = column
            column += len(part) + 1

    def field(self, name: str) -> str:
        """The text of a field. They are asked for from left to right: the first fault is the one that is told."""
        if text := self.fields.get(name):
            return text
        column, found = self.columns.get(name, len(self.text) + 1), "nothing" if name in self.columns else "the end"
        number, count = FIELD_NAMES.index(name) + 1, len(FIELD_NAMES)
        raise NotationError(
            name, column, f"the field {name!r}, {number} of {count} with single spaces between", found=found
        )

    def end(self) -> None:
        """Nothing stands behind the last field."""
        last = FIELD_NAMES[-1]
        column = self.columns[last] + len(self.fields[last])
        if column <= len(self.text):
            raise NotationError(last, column, "the end after ten fields", found=quoted(self.text[column - 1 :]))

    def fail(self, field: str, expected: str, *, item: int = 0, card: int = 0) -> NoReturn:
        """Refuse a field; `item` and `card` say which of its values, one a seat, and which card of it."""
        between = 0 if field == "tokens" else 1
        items = list(self.fields[field]) if field == "tokens" else self.fields[field].split("/")
        column = self.columns[field] + sum(len(text) + between for text in items[:item]) + 2 * card
        found = items[item][2 * card : 2 * card + 2] if card else items[item]
        raise NotationError(field, column, expected, found=quoted(found))

    def read(self) -> SpnFields:
        hands = self._hands()
        players = len(hands)
        active = self._active()
        owner = None if self.field("owner") == "-" else self._seat("owner", players, " or '-'")
        turn, phase = self._turn(players)
        fields = SpnFields(
            hands,
            active,
            owner,
            turn,
            phase,
            self._row("points", players, _COUNT, "a number of cards", int),
            self._row("chips", players, _COUNT, "a number of chips", int),
            self._tokens(players),
            self._round(players),
            self._seat("start", players),
            self._row("totals", players, _TOTAL, "a score", int),
        )
        self.end()
        return fields

    def _hands(self) -> tuple[Hand, ...]:
        runs = self.field("hands").split("/")
        hands: list[Hand] = []
        column = self.columns["hands"]
        for run in runs:
            hands.append(read_cards(run, field="hands", column=column))
            column += len(run) + 1
        if not 2 <= len(hands) <= 5:
            self.fail("hands", "2 to 5 hands", item=min(len(hands), 5) - (len(hands) < 2))
        return tuple(hands)

    def _active(self) -> tuple[Card, ...]:
        cards = read_cards(self.field("active"), field="active", column=self.columns["active"])
        known = tuple([card for card in cards if card is not None])
        if len(known) != len(cards):
            self.fail("active", "cards that are known: the table is open", card=cards.index(None))
        return known

    def _seat(self, field: str, players: int, more: str = "") -> int:
        text = self.field(field)
        if len(text) != 1 or text not in DIGITS[:players]:
            self.fail(field, f"a seat, 1 to {players}{more}")
        return int(text) - 1

    def _turn(self, players: int) -> tuple[int, Phase]:
        text = self.field("turn")
        if len(text) != 2 or text[0] not in DIGITS[:players] or text[1] not in _LETTERS:
            self.fail("turn", f"a seat, 1 to {players}, and o, p or x")
        return int(text[0]) - 1, _LETTERS[text[1]]

    def _round(self, players: int) -> int:
        number, _, rounds = self.field("round").partition("/")
        if len(number) != 1 or number not in DIGITS[:players] or rounds != str(players):
            self.fail("round", f"1/{players} to {players}/{players}")
        return int(number)

    def _tokens(self, players: int) -> tuple[bool, ...]:
        text = self.field("tokens")
        for place, char in enumerate(text[:players]):
            if char not in "01":
                self.fail("tokens", "0 or 1", item=place)
        if len(text) != players:
            self.fail("tokens", f"{players} digits, one a seat", item=min(len(text) - 1, players))
        return tuple([char == "1" for char in text])

    def _row(
        self, field: str, players: int, form: re.Pattern[str], each: str, value: Callable[[str], _V]
    ) -> tuple[_V, ...]:
        items = self.field(field).split("/")
        for place, item in enumerate(items[:players]):
            if form.fullmatch(item) is None:
                self.fail(field, each, item=place)
        if len(items) != players:
            self.fail(field, f"{players} values, one a seat", item=min(len(items) - 1, players))
        return tuple([value(item) for item in items])
