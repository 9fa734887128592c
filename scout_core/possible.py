"""Which positions can't be: what strict SPN refuses beyond syntax (rules §1, §4 to §7).

Every position that play can reach passes. The opposite is not claimed; what is checked is what the ten fields tie
together. With `s` scouts since the last Show, which with 3 to 5 players follow from owner and turn:

- cards: each at most once and of that deck; hands, table and captured cards together are the cards dealt
- the table is a set, and has an owner; before the first Show nothing has changed yet
- a seat has shown at least the cards that chips were taken for, and what lies on the table, if it is its own; so a hand
  has an upper bound
- every chip, and every token used, stands for a scout
- the round is over exactly when the rules end it
"""

from __future__ import annotations

from typing import NamedTuple

from .cards import DECKS, HAND_SIZES, Key
from .notation import SpnFields
from .rules import Phase
from .shows import shows_over, strength_of


class Contradiction(NamedTuple):
    """The field to blame, what it should say, and where in it: which item between `/`, which card."""

    field: str
    expected: str
    item: int = 0
    card: int = 0


def find_contradiction(spn: SpnFields, *, relaxed: bool = False) -> Contradiction | None:
    """The first reason why the position can't be; None: there is none."""
    if spn.active and spn.owner is None:
        return Contradiction("owner", "the seat that owns the active set")
    if spn.phase is Phase.OVER and spn.owner is None and spn.hands[spn.turn]:
        return Contradiction("owner", "the seat whose set stood unbeaten")
    if relaxed:
        return None
    return (
        _check_cards(spn)
        or _check_table(spn)
        or _check_counts(spn)
        or (_check_untouched(spn) if spn.owner is None or spn.phase is Phase.TURN else _check_played(spn, spn.owner))
    )


def _check_cards(spn: SpnFields) -> Contradiction | None:
    players = len(spn.hands)
    deck = {card.key for card in DECKS[players]}
    seen: set[Key] = set()
    rows = [("hands", seat, hand) for seat, hand in enumerate(spn.hands)]
    for field, item, cards in (*rows, ("active", 0, spn.active)):
        for place, card in enumerate(cards):
            if card is None:
                continue
            if card.key not in deck:
                return Contradiction(field, f"a card of the deck for {players} players", item, place)
            if card.key in seen:
                return Contradiction(field, "every card at most once", item, place)
            seen.add(card.key)
    return None


def _check_table(spn: SpnFields) -> Contradiction | None:
    if spn.active and not strength_of(spn.active):
        return Contradiction("active", "a single card, a match or a run")
    return None


def _check_counts(spn: SpnFields) -> Contradiction | None:
    players = len(spn.hands)
    dealt = players * HAND_SIZES[players]
    held = sum(map(len, spn.hands)) + len(spn.active)
    if held + sum(spn.points) != dealt:
        if held > dealt:
            return Contradiction("hands", f"{dealt} cards at most with {players} players, not {held}")
        return Contradiction("points", f"{dealt - held} captured cards: {dealt} are dealt to {players} players")
    if players == 2:
        for seat in range(2):
            if spn.chips[seat] > 3:
                return Contradiction("chips", "at most 3 chips", seat)
            if spn.tokens[seat]:
                return Contradiction("tokens", "0: two players have no tokens", seat)
    if spn.round == 1:
        for seat, total in enumerate(spn.totals):
            if total:
                return Contradiction("totals", "0 in the first round", seat)
    return None


def _check_untouched(spn: SpnFields) -> Contradiction | None:
    """Before the first Show nothing has changed: that also holds while hands are being turned."""
    players = len(spn.hands)
    if spn.owner is not None:
        return Contradiction("owner", "'-': nobody has shown while hands are turned")
    if spn.phase is Phase.OVER or (spn.phase is Phase.PLAY and spn.turn != spn.start):
        return Contradiction("turn", f"{spn.start + 1}p: the starting seat opens the round")
    chips, token = (3, False) if players == 2 else (0, True)
    for seat in range(players):
        if len(spn.hands[seat]) != HAND_SIZES[players]:
            return Contradiction("hands", f"{HAND_SIZES[players]} cards before the first Show", seat)
        if spn.chips[seat] != chips:
            return Contradiction("chips", f"{chips} before the first Show", seat)
        if spn.tokens[seat] != token:
            return Contradiction("tokens", f"{token:d} before the first Show", seat)
    return None


def _check_played(spn: SpnFields, owner: int) -> Contradiction | None:
    emptied = not spn.hands[spn.turn]
    for seat, hand in enumerate(spn.hands):
        if not hand and (spn.phase is Phase.PLAY or seat != spn.turn):
            return Contradiction("hands", "a hand: only who ends the round has none", seat)
    if emptied and owner != spn.turn:
        return Contradiction("owner", f"{spn.turn + 1}: the hand was emptied by a Show")
    if emptied and not spn.active:
        return Contradiction("active", "the set that emptied the hand")
    end = None if emptied else _check_end_of_two(spn, owner) if len(spn.hands) == 2 else _check_end(spn, owner)
    scouts = 0 if emptied or len(spn.hands) == 2 else (spn.turn - owner - 1) % len(spn.hands)
    if spn.phase is Phase.OVER and not emptied and len(spn.hands) > 2:
        scouts += 1
    return end or _check_scouts(spn, owner, scouts) or _check_hand_bounds(spn, owner)


def _check_end(spn: SpnFields, owner: int) -> Contradiction | None:
    """3 to 5 players, no hand empty: the round is over when the seat before the owner's has scouted (rules §5)."""
    players = len(spn.hands)
    last = (owner - 1) % players
    if spn.phase is Phase.OVER:
        return None if spn.turn == last else Contradiction("turn", f"{last + 1}x: the seat that scouted last")
    if spn.turn == owner:
        return Contradiction("turn", "another seat than the owner: the round would be over")
    if not spn.active and spn.turn == (owner + 1) % players:
        return Contradiction("active", "cards: nobody has scouted since the Show")
    return None


def _check_end_of_two(spn: SpnFields, owner: int) -> Contradiction | None:
    """Two players, no hand empty: the round is over when the other seat can neither show nor scout (rules §7)."""
    other = 1 - owner
    stuck = not spn.chips[other]
    if not spn.active:
        if spn.phase is Phase.OVER:
            return Contradiction("active", "cards: on an empty table there is a Show")
        if spn.chips[other] == 3:
            return Contradiction("active", "cards: nobody has scouted")
        stuck = False
    elif stuck and None not in spn.hands[other]:
        hand = tuple([card for card in spn.hands[other] if card is not None])
        stuck = not shows_over(hand, strength_of(spn.active))
    elif stuck:
        return None if spn.phase is Phase.OVER or spn.turn == other else Contradiction("turn", f"{other + 1}p")
    if spn.phase is Phase.OVER:
        return None if stuck else Contradiction("turn", f"{other + 1}p: that seat can act")
    if spn.turn == owner:
        return Contradiction("turn", f"{other + 1}: after a Show it is the other's turn")
    return Contradiction("turn", "x: that seat can neither show nor scout") if stuck else None


def _check_scouts(spn: SpnFields, owner: int, scouts: int) -> Contradiction | None:
    """Chips and used tokens each stand for a scout; `scouts` is how many there were since the last Show."""
    if len(spn.hands) == 2:
        return None
    if spn.chips[owner] < scouts:
        return Contradiction("chips", f"at least {scouts}: so many have scouted since the Show", owner)
    used = spn.tokens.count(False)
    if sum(spn.chips) < used + scouts:
        return Contradiction("chips", f"at least {used + scouts} in all: so many have scouted")
    for seat, token in enumerate(spn.tokens):
        if not token and sum(spn.chips) == spn.chips[seat]:
            return Contradiction("tokens", "1: nobody has scouted from another seat", seat)
    return None


def _check_hand_bounds(spn: SpnFields, owner: int) -> Contradiction | None:
    """No hand is larger than the cards dealt, plus those it can have scouted, less those it must have shown."""
    players = len(spn.hands)
    for seat, hand in enumerate(spn.hands):
        if players == 2:
            scouted, lost = 3 - spn.chips[seat], 3 - spn.chips[1 - seat]
        else:
            scouted, lost = sum(spn.chips) - spn.chips[seat], spn.chips[seat]
        shown = lost + (len(spn.active) if seat == owner else 0)
        if seat == spn.start or spn.points[seat] or (players > 2 and not spn.tokens[seat]):
            shown = max(shown, 1)
        bound = HAND_SIZES[players] + scouted - shown
        if len(hand) > bound:
            return Contradiction("hands", f"at most {bound} cards after what this seat has shown", seat)
    return None
