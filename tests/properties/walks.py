"""Rounds played by hypothesis, on the engine and on the reference side by side; and the way between the two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hypothesis import strategies as st

from scout_core import Card, Deal, Event, Move, Phase, Position, Scout, ScoutAndShow, Show, Turn

from . import oracle

PLAYERS = st.sampled_from([2, 3, 4, 5])
SEEDS = st.integers(0, 2**32)
MOST_MOVES = 80


@dataclass
class Walk:
    """A round as far as it was played: `positions[i]` became `positions[i + 1]` by `moves[i]`, making `events[i]`."""

    deal: Deal
    positions: list[Position]
    states: list[oracle.State]
    moves: list[Move] = field(default_factory=list)
    events: list[tuple[Event, ...]] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"<{self.deal} {' '.join(map(str, self.moves))}>"

    @property
    def players(self) -> int:
        return self.positions[0].players


@st.composite
def deals(draw: st.DrawFn, players: st.SearchStrategy[int] = PLAYERS) -> Deal:
    """Any deal at all, not only those that a seed of the engine makes.

    In one of three the hands are sorted, so that there are long matches and runs, which chance hardly ever brings.
    """
    number = draw(players)
    pairs = oracle.deck(number)
    rng = Random(draw(SEEDS))
    rng.shuffle(pairs)
    cards = [Card(*(pair if rng.random() < 0.5 else pair[::-1])) for pair in pairs]
    size = oracle.HAND_SIZE[number]
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(number)]
    if draw(st.sampled_from([False, False, True])):
        hands = [sorted(hand, key=lambda card: card.up) for hand in hands]
    return Deal(tuple(map(tuple, hands)), tuple(cards[number * size :]))


@st.composite
def walks(draw: st.DrawFn, players: st.SearchStrategy[int] = PLAYERS) -> Walk:
    """A round from any deal, by any moves, to any point of it.

    Cards and moves come from seeds, which is quick; the number of moves is hypothesis' own, so that what it reports is
    the shortest beginning of a round that goes wrong.
    """
    return walk(draw(deals(players)), draw(SEEDS), draw(st.integers(0, MOST_MOVES) | st.just(MOST_MOVES)))


def walk(deal: Deal, seed: int, length: int) -> Walk:
    """Play a round from a deal, at random, for so many moves or to its end."""
    rng = Random(seed)
    position = Position.deal(len(deal.hands), deal=deal)
    result = Walk(deal, [position], [state_of_deal(position, deal)])
    while len(result.moves) < length and position.phase is not Phase.OVER:
        result.moves.append(pick(position, rng))
        position, events = position.play(result.moves[-1])
        result.positions.append(position)
        result.events.append(events)
        result.states.append(oracle.play(result.states[-1], plain(result.moves[-1])))
    return result


def pick(position: Position, rng: Random) -> Move:
    """The kind first, so that the many ways to scout do not hide the shows; large sets often, so that rounds end."""
    legal = position.legal_moves
    kinds: list[Sequence[Move]] = [legal]
    if position.phase is Phase.PLAY:
        largest = sorted(legal.shows(), key=lambda show: show.stop - show.start)[-1:]
        kinds = [moves for moves in (largest, legal.shows(), legal.scouts(), legal) if moves]
    moves = kinds[int(rng.random() * len(kinds))]
    return moves[int(rng.random() * len(moves))]


def state_of_deal(position: Position, deal: Deal) -> oracle.State:
    return oracle.new_round([pairs(hand) for hand in deal.hands], position.start, pairs(deal.reserve))


def pairs(cards: Any) -> list[oracle.Card]:
    return [(card.up, card.down) for card in cards]


def plain(move: Move) -> oracle.Move:
    """A move as the reference writes it."""
    match move:
        case Turn(turned):
            return ("turn", turned)
        case Show(start, stop):
            return ("show", start, stop)
        case Scout(end, gap, turned):
            return ("scout", end, gap, turned)
        case ScoutAndShow(scout, show):
            return ("both", scout.end, scout.gap, scout.turned, show.start, show.stop)


# Well-typed moves, sensible or not: places around and far beyond any hand.
PLACES = st.one_of(st.integers(-3, 16), st.sampled_from([-(10**9), 99, 10**9]))
TURNS = st.builds(Turn, st.booleans())
SHOWS = st.builds(Show, PLACES, PLACES)
SCOUTS = st.builds(Scout, st.sampled_from(["L", "R"]), PLACES, st.booleans())
ANY_MOVE = st.one_of(TURNS, SHOWS, SCOUTS, st.builds(ScoutAndShow, SCOUTS, SHOWS))
