"""Short ways to lay out a table, so that a test of a rule shows the rule and little else."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from scout_core import Position, Scout, ScoutAndShow, Show, parse_move

ALL_PAIRS = list(combinations("123456789T", 2))


def spot(
    *hands: str,
    active: str = "",
    owner: int | None = None,
    turn: int = 0,
    phase: str = "p",
    points: Iterable[int] = (),
    chips: Iterable[int] = (),
    tokens: Iterable[int] = (),
    start: int = 0,
) -> Position:
    """A table in the middle of a round, given by the upright values that matter.

    Cards are parted by spaces. `7` is some card that lies with the 7 up (the lower half is picked so that no card is
    there twice); `78` is exactly that card. Seats count from 0, the first hand is seat 0's. Chips are 3 with two
    players and 0 with more, tokens are all unused, unless given.
    """
    players = len(hands)
    texts = _with_lower_halves([active, *hands])
    default_chips, default_tokens = ([3] * 2, [0] * 2) if players == 2 else ([0] * players, [1] * players)
    fields = [
        "/".join(texts[1:]),
        texts[0],
        "-" if owner is None else str(owner + 1),
        f"{turn + 1}{phase}",
        _numbers(points or [0] * players),
        _numbers(chips or default_chips),
        "".join(map(str, tokens or default_tokens)),
        f"1/{players}",
        str(start + 1),
        _numbers([0] * players),
    ]
    return Position.from_spn(" ".join(fields), relaxed=True)


def after(position: Position, *moves: str) -> Position:
    """The position after some moves in notation: `4-6`, `L2!`, `R0+1-3`, `keep`."""
    for move in moves:
        position, _ = position.play(parse_move(move))
    return position


def upright(cards: Iterable[object]) -> str:
    """The upright values, run together: what a player reads off the table."""
    return "".join(str(card)[0] for card in cards)


def shows(position: Position) -> set[str]:
    """The sets that may be shown now, by their upright values."""
    hand = position.hands[position.turn]
    return {upright(hand[m.start : m.stop]) for m in position.legal_moves if isinstance(m, Show)}


def scouts(position: Position) -> list[Scout]:
    return [move for move in position.legal_moves if isinstance(move, Scout)]


def scout_and_shows(position: Position) -> list[ScoutAndShow]:
    return [move for move in position.legal_moves if isinstance(move, ScoutAndShow)]


def _numbers(numbers: Iterable[int]) -> str:
    return "/".join(str(number) for number in numbers)


def _with_lower_halves(groups: list[str]) -> list[str]:
    used = {frozenset(word) for group in groups for word in group.split() if len(word) == 2}
    return ["".join(_pick(word, used) for word in group.split()) or "-" for group in groups]


def _pick(word: str, used: set[frozenset[str]]) -> str:
    if len(word) == 2:
        return word
    for pair in ALL_PAIRS:
        if word in pair and frozenset(pair) not in used:
            used.add(frozenset(pair))
            return word + (pair[1] if pair[0] == word else pair[0])
    raise ValueError(f"no card with a {word} is left")
