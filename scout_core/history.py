"""The actions of a round, and what follows from them for those who watch (rules §9).

Positions only hang one more link on a chain; what a view shows is worked out when it is asked for, once a link.
Sets of physical cards are bits (`Card.bit`), one integer each.
"""

from __future__ import annotations

from typing import NamedTuple

from .cards import bits_of
from .events import Event, Scouted, Showed


class HistoryEntry(NamedTuple):
    """One action of this round: whose, and its events as the viewer saw them."""

    seat: int
    events: tuple[Event, ...]


class Knowledge(NamedTuple):
    """What everybody knows: per seat, cards scouted into its hand and not shown since; cards in no hand any more."""

    held: tuple[int, ...]
    gone: int


class Past:
    """An action, and a link to those before it, so that positions share what they have in common.

    The first link has no action; it holds what is known at the start.
    """

    __slots__ = ("_before", "_events", "_foreign", "_knowledge", "_seat")

    def __init__(
        self, before: Past | None, seat: int, events: tuple[Event, ...], knowledge: Knowledge | None = None
    ) -> None:
        self._before = before
        self._seat = seat
        self._events = events
        self._knowledge = knowledge
        self._foreign: HistoryEntry | None = None

    def seen_by(self, seat: int | None) -> tuple[HistoryEntry, ...]:
        """The actions from the first on, as that seat saw them."""
        entries: list[HistoryEntry] = []
        link = self
        while link._before is not None:
            entries.append(HistoryEntry(link._seat, link._events) if seat == link._seat else link._seen_by_others())
            link = link._before
        entries.reverse()
        return tuple(entries)

    def _seen_by_others(self) -> HistoryEntry:
        # All who did not act saw the same.
        if self._foreign is None:
            self._foreign = HistoryEntry(self._seat, tuple([event.for_seat(None) for event in self._events]))
        return self._foreign

    def knowledge(self) -> Knowledge:
        """What everybody knows after this action."""
        pending: list[Past] = []
        link = self
        while link._knowledge is None and link._before is not None:
            pending.append(link)
            link = link._before
        known = link._knowledge or Knowledge((), 0)
        for link in reversed(pending):
            known = link._knowledge = _learn(known, link._events)
        return known

    def __reduce__(self) -> tuple[object, ...]:
        # Flat, since a long chain of links is too deep for pickle.
        actions: list[tuple[int, tuple[Event, ...]]] = []
        link = self
        while link._before is not None:
            actions.append((link._seat, link._events))
            link = link._before
        return _relink, (link._knowledge, tuple(reversed(actions)))


def first_link(players: int, gone: int = 0) -> Past:
    """The start of a round, with these cards known to be in no hand."""
    return Past(None, -1, (), Knowledge((0,) * players, gone))


def _relink(knowledge: Knowledge, actions: tuple[tuple[int, tuple[Event, ...]], ...]) -> Past:
    past = Past(None, -1, (), knowledge)
    for seat, events in actions:
        past = Past(past, seat, events)
    return past


def _learn(known: Knowledge, events: tuple[Event, ...]) -> Knowledge:
    held, gone = list(known.held), known.gone
    for event in events:
        if isinstance(event, Scouted):
            held[event.seat] |= event.card.bit
            gone &= ~event.card.bit
        elif isinstance(event, Showed):
            shown = bits_of(event.cards)
            held[event.seat] &= ~shown
            gone |= shown
    return Knowledge(tuple(held), gone)
