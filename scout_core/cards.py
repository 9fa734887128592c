"""The 45 cards, and which of them a number of players uses (rules §1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final, NoReturn, final

from .errors import NotationError, ScoutError, check_text, is_int, quoted

DIGITS: Final = "123456789T"
UNKNOWN: Final = "??"
"""How a card that may not be seen is written; in Python it is None."""

Key = tuple[int, int]
"""A physical card whichever way up: its lower and its higher value."""

Hand = tuple["Card | None", ...]
"""Cards from left to right; None is a card that is not known."""


@final
class Card:
    """A card with its upright value `up`, the one that counts, and the other, `down`; both 1 to 10, and distinct.

    There is one object for each card and way up, so cards may be compared with `is`. `key` is the physical card,
    either way up; `bit` is that card as a power of two, so that integers can be sets of physical cards.

    Raises ScoutError for values that no card has. See rules §1.

    >>> card = Card(3, 10)
    >>> str(card), card.turned(), card.key
    ('3T', Card(10, 3), (3, 10))
    """

    __slots__ = ("_other", "_text", "bit", "down", "key", "up")

    up: int
    down: int
    key: Key
    bit: int
    _text: str
    _other: Card
    _all: ClassVar[dict[Key, Card]] = {}

    def __new__(cls, up: int, down: int) -> Card:
        card = cls._all.get((up, down))
        if card is None:
            raise ScoutError(f"no card has the values {up} and {down}")
        return card

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read two characters, the upright value first. Raises NotationError.

        >>> Card.parse("3T")
        Card(3, 10)
        """
        check_text("a card", text)
        for column, char in enumerate(text[:2], 1):
            if char not in DIGITS:
                raise NotationError("card", column, "1 to 9 or T", found=quoted(char))
        if len(text) != 2:
            raise NotationError("card", min(len(text), 2) + 1, "two characters", found=quoted(text))
        up, down = DIGITS.index(text[0]) + 1, DIGITS.index(text[1]) + 1
        if up == down:
            raise NotationError("card", 2, "two different values", found=quoted(text))
        return cls._all[up, down]

    def turned(self) -> Card:
        """The same card the other way up."""
        return self._other

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card({self.up}, {self.down})"

    def __reduce__(self) -> tuple[type[Card], Key]:
        return Card, (self.up, self.down)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"cards do not change: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"cards do not change: {name}")

    @classmethod
    def _make(cls, up: int, down: int, bit: int) -> Card:
        card = object.__new__(cls)
        key = (min(up, down), max(up, down))
        text = DIGITS[up - 1] + DIGITS[down - 1]
        for name, value in (("up", up), ("down", down), ("key", key), ("bit", bit), ("_text", text)):
            object.__setattr__(card, name, value)
        cls._all[up, down] = card
        return card

    @classmethod
    def _make_all(cls) -> tuple[Card, ...]:
        pairs = [(low, high) for low in range(1, 11) for high in range(low + 1, 11)]
        for place, (low, high) in enumerate(pairs):
            card, other = cls._make(low, high, 1 << place), cls._make(high, low, 1 << place)
            object.__setattr__(card, "_other", other)
            object.__setattr__(other, "_other", card)
        return tuple(cls._all[pair] for pair in pairs)


_FULL_DECK: Final = Card._make_all()
_TEN: Final = 10

DECKS: Final[dict[int, tuple[Card, ...]]] = {
    2: tuple(card for card in _FULL_DECK if card.key != (9, _TEN)),
    3: tuple(card for card in _FULL_DECK if card.down != _TEN),
    4: tuple(card for card in _FULL_DECK if card.key != (9, _TEN)),
    5: _FULL_DECK,
}
"""The cards used by each number of players, low side up, sorted (rules §1)."""

HAND_SIZES: Final[dict[int, int]] = {2: 11, 3: 12, 4: 11, 5: 9}
"""How many cards each seat is dealt, per number of players (rules §1)."""


def check_players(players: int) -> None:
    """Raise ScoutError unless the game is made for that number of players."""
    if not is_int(players) or players not in DECKS:
        raise ScoutError(f"SCOUT is for 2 to 5 players, not {quoted(players)}")


def bits_of(cards: Iterable[Card | None]) -> int:
    """The physical cards as a set of bits; cards that are not known are left out."""
    bits = 0
    for card in cards:
        if card is not None:
            bits |= card.bit
    return bits


def keys_of(bits: int) -> frozenset[Key]:
    """The set of bits as physical cards."""
    return frozenset(card.key for card in _FULL_DECK if card.bit & bits)
