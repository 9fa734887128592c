"""Deals: who gets which cards, which way up; the same for ever for a given seed (rules §1)."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from random import Random
from typing import Final

from .cards import DECKS, DIGITS, HAND_SIZES, Card, Key, check_players
from .errors import NotationError, ScoutError, check_text, is_int, quoted

Seed = int | str
"""Any number or text; `7` and `"7"` are the same seed."""

_RESERVE_MARK: Final = " + "


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """The hands as dealt, seat by seat, and with two players the cards set aside for round 2.

    A deal of round 2 for two players has no reserve; nor has any deal for more players. A wrong card or a wrong number
    of them is a ScoutError. See rules §1.

    >>> deal = deal_round(3, seed=7, round=1)
    >>> len(deal.hands), [len(hand) for hand in deal.hands], deal.reserve
    (3, [12, 12, 12], ())
    >>> Deal.parse(str(deal), 3) == deal
    True
    """

    hands: tuple[tuple[Card, ...], ...]
    reserve: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        players = len(self.hands)
        check_players(players)
        size = HAND_SIZES[players]
        if any(len(hand) != size for hand in self.hands):
            raise ScoutError(f"each of {players} hands must have {size} cards")
        if len(self.reserve) not in ({0, len(DECKS[2]) - 2 * size} if players == 2 else {0}):
            raise ScoutError("only with two players is there a reserve, of 22 cards")
        keys = {card.key for row in (*self.hands, self.reserve) for card in row}
        if len(keys) != players * size + len(self.reserve):
            raise ScoutError("no card can be dealt twice")
        if not keys <= {card.key for card in DECKS[players]}:
            raise ScoutError(f"a card is not in the deck for {players} players")

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    @classmethod
    def parse(cls, text: str, players: int) -> Deal:
        """Read the text of a deal: the hands as in SPN, then " + " and the reserve if there is one.

        Raises NotationError with the field "deal".
        """
        check_players(players)
        check_text("a deal", text)
        size = HAND_SIZES[players]
        seen: set[Key] = set()
        deck = {card.key for card in DECKS[players]}
        hands: list[tuple[Card, ...]] = []
        at = 0
        for seat in range(players):
            hands.append(_read_cards(text, at, size, deck, seen))
            at += 2 * size
            if seat + 1 < players:
                if text[at : at + 1] != "/":
                    raise _error(text, at, f"'/' after {size} cards")
                at += 1
        reserve: tuple[Card, ...] = ()
        if players == 2 and text[at:]:
            if not text.startswith(_RESERVE_MARK, at):
                raise _error(text, at, "' + ' and the reserve, or the end")
            at += len(_RESERVE_MARK)
            reserve = _read_cards(text, at, len(DECKS[2]) - 2 * size, deck, seen)
            at += 2 * len(reserve)
        if text[at:]:
            raise _error(text, at, "the end")
        return cls(tuple(hands), reserve)

    def __str__(self) -> str:
        hands = "/".join("".join(map(str, hand)) for hand in self.hands)
        return hands + (_RESERVE_MARK + "".join(map(str, self.reserve)) if self.reserve else "")

    def __repr__(self) -> str:
        return f"Deal.parse({str(self)!r}, {self.players})"


def deal_round(players: int, seed: Seed, round: int) -> Deal:
    """The deal of a round, counted from 1. Reproducible for ever: it rests on nothing but `Random.random()`.

    With two players round 2 is dealt from the reserve of round 1, as it lies. Raises ScoutError for a number of players
    or a round that does not exist. See rules §1.

    >>> first, second = deal_round(2, "circus", 1), deal_round(2, "circus", 2)
    >>> first.reserve == second.hands[0] + second.hands[1]
    True
    """
    check_players(players)
    if not is_int(round) or not 1 <= round <= players:
        raise ScoutError(f"there is no round {quoted(round)} with {players} players")
    random = _random(seed, 1 if players == 2 else round).random
    cards = list(DECKS[players])
    for i in range(len(cards) - 1, 0, -1):
        j = int(random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    cards = [card.turned() if random() < 0.5 else card for card in cards]
    size = HAND_SIZES[players]
    hands = tuple([tuple(cards[i * size : (i + 1) * size]) for i in range(players)])
    reserve = tuple(cards[players * size :])
    if players == 2 and round == 2:
        hands, reserve = (reserve[:size], reserve[size:]), ()
    return _trusted(hands, reserve)


def first_start(players: int, seed: Seed) -> int:
    """The seat that starts the first round (rules §1).

    >>> first_start(4, "circus") in range(4)
    True
    """
    check_players(players)
    return int(_random(seed, "start").random() * players)


def _random(seed: Seed, what: int | str) -> Random:
    if not isinstance(seed, int | str):
        raise ScoutError(f"a seed is a whole number or a text, not {quoted(seed)}")
    try:
        return Random(f"{seed}/{what}")
    except ValueError:
        # A lone surrogate, or a number of more digits than Python writes.
        raise ScoutError("the seed can't be written down") from None


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def _trusted(hands: tuple[tuple[Card, ...], ...], reserve: tuple[Card, ...]) -> Deal:
    """A deal that is right by construction, so unchecked: simulations make many."""
    deal = object.__new__(Deal)
    object.__setattr__(deal, "hands", hands)
    object.__setattr__(deal, "reserve", reserve)
    return deal


def _read_cards(text: str, at: int, number: int, deck: set[Key], seen: set[Key]) -> tuple[Card, ...]:
    cards: list[Card] = []
    for place in range(at, at + 2 * number, 2):
        pair = text[place : place + 2]
        if len(pair) < 2 or any(char not in DIGITS for char in pair) or pair[0] == pair[1]:
            raise _error(text, place, f"a card ({number} in a row)")
        card = Card.parse(pair)
        if card.key not in deck:
            raise _error(text, place, "a card of this deck")
        if card.key in seen:
            raise _error(text, place, "a card not dealt before")
        seen.add(card.key)
        cards.append(card)
    return tuple(cards)


def _error(text: str, at: int, expected: str) -> NotationError:
    return NotationError("deal", at + 1, expected, found=repr(text[at : at + 2]) if text[at:] else "the end")
