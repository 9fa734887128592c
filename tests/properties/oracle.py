"""The rules of SCOUT a second time, as naively as they can be put down.

Plain lists, tuples and dicts; every question is answered by trying everything. It imports nothing from `scout_core`, so
that a mistake would have to be made twice to go unseen. Speed is no aim; being plainly right is.

- A card is `(up, down)`; a hand and the active set are lists of cards; seats count from 0.
- A move is a tuple: `("turn", turned)`, `("show", start, stop)`, `("scout", end, gap, turned)` or
  `("both", end, gap, turned, start, stop)`, where the last two are places after the insertion.
- A state is a dict, made by `new_round`; `play` returns a new one and leaves the old alone.
"""

from __future__ import annotations

import copy
from itertools import combinations, pairwise
from typing import Any

State = dict[str, Any]
Card = tuple[int, int]
Move = tuple[Any, ...]

HAND_SIZE = {2: 11, 3: 12, 4: 11, 5: 9}
ROUNDS = {2: 2, 3: 3, 4: 4, 5: 5}


def deck(players: int) -> list[Card]:
    """The physical cards in play, lower value first (rules §1)."""
    cards = list(combinations(range(1, 11), 2))
    if players == 3:
        return [card for card in cards if 10 not in card]
    if players in (2, 4):
        return [card for card in cards if card != (9, 10)]
    return cards


def kind(cards: list[Card]) -> str | None:
    """What a slice of a hand is: "single", "match", "run" or, if it is no set, None (rules §2)."""
    values = [up for up, _ in cards]
    steps = {b - a for a, b in pairwise(values)}
    if len(values) == 1:
        return "single"
    if values and steps == {0}:
        return "match"
    if values and steps in ({1}, {-1}):
        return "run"
    return None


def stronger(cards: list[Card], active: list[Card]) -> bool:
    """Whether a set beats what lies on the table; anything beats an empty table (rules §3)."""
    if not active:
        return True
    if len(cards) != len(active):
        return len(cards) > len(active)
    if kind(cards) != kind(active):
        return kind(cards) == "match"
    return max(up for up, _ in cards) > max(up for up, _ in active)


def new_round(hands: list[list[Card]], start: int, reserve: list[Card] = ()) -> State:  # type: ignore[assignment]
    """A round as dealt, before anybody has chosen the way up of the hand."""
    players = len(hands)
    return {
        "players": players,
        "hands": [list(hand) for hand in hands],
        "reserve": list(reserve),
        "active": [],
        "owner": None,
        "turn": start,
        "phase": "turn",
        "undecided": players,
        "points": [0] * players,
        "chips": [3 if players == 2 else 0] * players,
        "tokens": [players > 2] * players,
        "scouts_in_a_row": 0,
        "start": start,
        "ended_by": None,  # "emptied" or "unbeaten"
    }


def shows(hand: list[Card], active: list[Card]) -> list[tuple[int, int]]:
    """Every slice that may be shown, by start, then stop."""
    places = range(len(hand) + 1)
    slices = [(start, stop) for start in places for stop in places if start < stop]
    return [(a, b) for a, b in slices if kind(hand[a:b]) and stronger(hand[a:b], active)]


def scouts(hand: list[Card], active: list[Card]) -> list[tuple[str, int, bool]]:
    """Every way to take a card, were it allowed: end, gap, way up. One card has one end, the left."""
    ends = ["", "L", "LR"][min(len(active), 2)]
    return [(end, gap, turned) for end in ends for gap in range(len(hand) + 1) for turned in (False, True)]


def take(hand: list[Card], active: list[Card], end: str, gap: int, turned: bool) -> tuple[list[Card], list[Card]]:
    """Hand and active set after a scout."""
    card = active[0] if end == "L" else active[-1]
    rest = active[1:] if end == "L" else active[:-1]
    if turned:
        card = (card[1], card[0])
    return [*hand[:gap], card, *hand[gap:]], rest


def moves(state: State) -> list[Move]:
    """Every legal move of the seat to act, in the documented order of `legal_moves`."""
    if state["phase"] == "over":
        return []
    if state["phase"] == "turn":
        return [("turn", False), ("turn", True)]
    seat, active = state["turn"], state["active"]
    hand = state["hands"][seat]
    found: list[Move] = [("show", *show) for show in shows(hand, active)]
    if state["players"] > 2 or state["chips"][seat] > 0:
        found += [("scout", *scout) for scout in scouts(hand, active)]
    if state["tokens"][seat]:
        for scout in scouts(hand, active):
            longer, rest = take(hand, active, *scout)
            found += [("both", *scout, *show) for show in shows(longer, rest)]
    return found


def play(state: State, move: Move) -> State:
    """The state after a legal move."""
    state = copy.deepcopy(state)
    seat = state["turn"]
    following = (seat + 1) % state["players"]
    if move[0] == "turn":
        if move[1]:
            state["hands"][seat] = [(down, up) for up, down in state["hands"][seat]]
        state["undecided"] -= 1
        state["turn"] = following
        if state["undecided"] == 0:
            state["phase"] = "play"
        return state
    if move[0] == "both":
        state["tokens"][seat] = False
    if move[0] in ("scout", "both"):
        _scout(state, seat, *move[1:4])
    if move[0] in ("show", "both"):
        _show(state, seat, *move[-2:])
    _end_or_pass(state, seat, following, scouted=move[0] == "scout")
    return state


def _scout(state: State, seat: int, end: str, gap: int, turned: bool) -> None:
    state["hands"][seat], state["active"] = take(state["hands"][seat], state["active"], end, gap, turned)
    if state["players"] == 2:
        state["chips"][seat] -= 1
    else:
        state["chips"][state["owner"]] += 1
    state["scouts_in_a_row"] += 1


def _show(state: State, seat: int, start: int, stop: int) -> None:
    hand = state["hands"][seat]
    state["points"][seat] += len(state["active"])
    state["active"] = hand[start:stop]
    state["hands"][seat] = hand[:start] + hand[stop:]
    state["owner"] = seat
    state["scouts_in_a_row"] = 0


def _end_or_pass(state: State, seat: int, following: int, scouted: bool) -> None:
    """Rules §5 and, for two players, §7."""
    two = state["players"] == 2
    state["turn"] = seat if two and scouted else following
    unbeaten = not moves(state) if two else state["scouts_in_a_row"] == state["players"] - 1
    if not scouted and not state["hands"][seat]:
        state["ended_by"] = "emptied"
    elif unbeaten:
        state["ended_by"] = "unbeaten"
    if state["ended_by"]:
        state["phase"] = "over"
        # As SPN has it: when a round is over, the turn is that of the seat that acted last.
        state["turn"] = seat


def scores(state: State) -> list[int]:
    """The points of a finished round (rules §6)."""
    result = []
    for seat in range(state["players"]):
        pays = not (state["ended_by"] == "unbeaten" and seat == state["owner"])
        hand = len(state["hands"][seat]) if pays else 0
        result.append(state["points"][seat] + state["chips"][seat] - hand)
    return result
