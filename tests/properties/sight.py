"""What a view says, what can be got at from it, and rounds that look the same to a viewer."""

from __future__ import annotations

from enum import Enum
from random import Random
from types import FunctionType, MethodType, ModuleType
from typing import Any

from scout_core import Card, Deal, Move, Scouted, Showed, Turn, View

from .walks import Walk

PUBLIC = ["players", "turn", "phase", "active", "owner", "points", "chips", "tokens", "round", "start", "totals"]


def sight(view: View) -> tuple[Any, ...]:
    """All that a view says. (Two views count as equal already when their SPN is.)"""
    moves = list(view.legal_moves)
    return (view.seat, view.spn(), view.hand, view.history, view.known, view.seen, moves, repr(view))


def reachable(root: object) -> dict[int, object]:
    """Every object that a piece of code holding `root` could get at without guessing: attributes, slots, items,
    closures, defaults, bound methods. Not what every program has anyway: types, modules, globals."""
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, type | ModuleType | Enum | str | bytes | int | float | None):
            continue
        found[id(thing)] = thing
        if isinstance(thing, Card):
            continue
        if isinstance(thing, dict):
            waiting += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset):
            waiting += thing
        if isinstance(thing, FunctionType):
            waiting += [*(thing.__closure__ or ()), thing.__defaults__, thing.__kwdefaults__]
        elif isinstance(thing, MethodType):
            waiting += [thing.__self__, thing.__func__]
        waiting.append(getattr(thing, "__dict__", None))
        for slot in (name for cls in type(thing).__mro__ for name in _slots(cls)):
            waiting.append(getattr(thing, slot, None))
        waiting.append(getattr(thing, "cell_contents", None))
    return found


def _slots(cls: type) -> tuple[str, ...]:
    slots = cls.__dict__.get("__slots__", ())
    return (slots,) if isinstance(slots, str) else tuple(slots)


def public_cards(walk: Walk, upto: int) -> set[Card]:
    """Every card that has lain on the table so far, as it lay."""
    events = [event for step in walk.events[:upto] for event in step]
    shown = {card for event in events if isinstance(event, Showed) for card in event.cards}
    return shown | {event.card for event in events if isinstance(event, Scouted)}


def twin(walk: Walk, viewer: int | None, rng: Random) -> tuple[Deal, list[Move]]:
    """A deal and moves that no event seen by the viewer tells apart from those of the walk.

    Cards of other seats that were never shown are exchanged for one another and turned at will, and seats that the
    viewer cannot look at may have been dealt their hand the other way up and have turned it.
    """
    shown = {card.key for card in public_cards(walk, len(walk.events))}
    rows = [list(hand) for hand in (*walk.deal.hands, walk.deal.reserve)]
    hidden = [
        (row, place)
        for row in range(len(rows))
        if row != viewer
        for place in range(len(rows[row]))
        if rows[row][place].key not in shown
    ]
    cards = [rows[row][place] for row, place in hidden]
    rng.shuffle(cards)
    for (row, place), card in zip(hidden, cards, strict=True):
        rows[row][place] = card.turned() if rng.random() < 0.5 else card
    moves = list(walk.moves)
    for i, move in enumerate(moves):
        seat = walk.positions[i].turn
        if isinstance(move, Turn) and seat != viewer and rng.random() < 0.5:
            moves[i] = Turn(not move.turned)
            rows[seat] = [card.turned() for card in rows[seat]]
    return Deal(tuple(map(tuple, rows[: walk.players])), tuple(rows[walk.players])), moves
