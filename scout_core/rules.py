"""What may be done, and how a round is scored (rules §4 to §7).

`LegalMoves` knows one seat's hand and what lies open, nothing else, so that a Position and a View share it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate, chain
from typing import TYPE_CHECKING, Final, final, overload

from .cards import Card
from .errors import Reason, ScoutError, quoted
from .moves import KEEP, TURN, Move, Scout, ScoutAndShow, Show, Turn, all_scouts, scout_and_shows
from .sets import MATCH_WEIGHT, SIZE_WEIGHT
from .shows import Cards, counts_after_insertions, shows_over, strength_of

if TYPE_CHECKING:
    from .errors import Missing


class Phase(StrEnum):
    """Where a round stands: hands are being turned, it is played, or it is over.

    >>> Phase("play")
    Phase.PLAY
    """

    TURN = "turn"
    PLAY = "play"
    OVER = "over"

    def __repr__(self) -> str:
        return f"Phase.{self.name}"


# The same members by names of their own: with Python 3.11 a look-up in an enumeration is slow enough to be felt when it
# is made several times a move.
TURNING: Final = Phase.TURN
PLAYING: Final = Phase.PLAY
OVER: Final = Phase.OVER


class Termination(StrEnum):
    """How a round ended: a hand was emptied, or a set stood unbeaten (rules §5).

    >>> Termination("unbeaten")
    Termination.UNBEATEN
    """

    EMPTIED = "emptied"
    UNBEATEN = "unbeaten"

    def __repr__(self) -> str:
        return f"Termination.{self.name}"


@dataclass(frozen=True, slots=True)
class RoundOutcome:
    """The end of a round (rules §5, §6).

    `seat` emptied its hand, or owns the set that stood unbeaten; in the latter case it is also `exempt`: it pays
    nothing for the cards in its hand. `scores` has the points of this round per seat.
    """

    termination: Termination
    seat: int
    scores: tuple[int, ...]
    exempt: int | None


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """The end of a game: the sum of all rounds per seat, and who has the most; a tie is a shared win (rules §6).

    >>> GameOutcome.of((12, 5, 12))
    GameOutcome(totals=(12, 5, 12), winners=(0, 2))
    """

    totals: tuple[int, ...]
    winners: tuple[int, ...]

    @classmethod
    def of(cls, totals: tuple[int, ...]) -> GameOutcome:
        """The outcome of a game with these totals."""
        return cls(totals, tuple(seat for seat, total in enumerate(totals) if total == max(totals)))


def score_round(
    termination: Termination, seat: int, points: Sequence[int], chips: Sequence[int], hand_sizes: Sequence[int]
) -> RoundOutcome:
    """Captured cards + chips - cards in hand, per seat; the owner of an unbeaten set pays for no hand (rules §6).

    >>> score_round(Termination.UNBEATEN, 1, (2, 2, 0), (1, 5, 0), (5, 4, 3)).scores
    (-2, 7, -3)
    """
    exempt = seat if termination is Termination.UNBEATEN else None
    scores = tuple(points[i] + chips[i] - (0 if i == exempt else hand_size) for i, hand_size in enumerate(hand_sizes))
    return RoundOutcome(termination, seat, scores, exempt)


def take_from(active: Cards, scout: Scout) -> tuple[Card, Cards]:
    """The card that a scout takes, as it lay, and what remains of the active set."""
    return (active[0], active[1:]) if scout.end == "L" else (active[-1], active[:-1])


def why_no_show(hand: Cards, floor: int, move: Show) -> Reason | None:
    """Why a hand can't show that slice against a table of that strength; None: it can (rules §3)."""
    start, stop = move.start, move.stop
    if not 0 <= start < stop <= len(hand):
        return Reason.OUT_OF_RANGE
    # A single card is told without a look into the memo, since most shows of a simulation are one.
    rank = SIZE_WEIGHT + hand[start].up if stop - start == 1 else strength_of(hand[start:stop])
    if rank > floor:
        return None
    if not rank:
        return Reason.NOT_A_SET
    if rank // SIZE_WEIGHT < floor // SIZE_WEIGHT:
        return Reason.TOO_FEW_CARDS
    return Reason.WEAKER_KIND if rank % SIZE_WEIGHT < MATCH_WEIGHT < floor % SIZE_WEIGHT else Reason.LOWER_VALUE


def out_of_range(move: Move, hand_size: int, active_size: int) -> Missing | None:
    """What a move names and isn't there (`IllegalMoveError.missing`), with so many cards in hand and on the table.

    >>> out_of_range(ScoutAndShow(Scout("R", 12, False), Show(12, 14)), 12, 2)
    ('place', '14', 1, 13)
    """
    if isinstance(move, ScoutAndShow):
        return out_of_range(move.scout, hand_size, active_size) or out_of_range(move.show, hand_size + 1, 0)
    if isinstance(move, Show):
        place = move.stop if 0 <= move.start < hand_size else move.start + 1
        return None if 1 <= place <= hand_size else ("place", str(place), 1, hand_size)
    if isinstance(move, Scout):
        if move.end == "R" and active_size < 2:
            return "end", "R", "L", "L"
        return None if 0 <= move.gap <= hand_size else ("gap", str(move.gap), 0, hand_size)
    return None


def _wrong_phase(move: Move) -> Reason:
    if isinstance(move, Turn | Show | Scout | ScoutAndShow):
        return Reason.WRONG_PHASE
    raise ScoutError(f"{quoted(move)} is not a move")


class LegalMoves(Sequence[Move]):
    """The moves of a seat: iterates, takes an index, knows its length and what is `in` it (rules §4, §7).

    Order: shows by start, then stop; scouts L before R, by gap, unturned first; then for each scout, in the same
    order, its Scout & Shows. While hands are being turned: keep, then turn. Empty for a seat that is not to act.
    Nothing is built before it is asked for: the length and an index only count the Scout & Shows, of which there can
    be more than a thousand. A slice is a tuple.

    >>> from scout_core import Position
    >>> position = Position.from_spn("45/13/21 67 1 2p 0/0/0 0/0/0 111 1/3 1 0/0/0", relaxed=True)
    >>> moves = position.legal_moves
    >>> len(moves), str(moves[0]), str(moves[-1])
    (12, 'L0', 'L1!+2')
    >>> Scout("L", 1, True) in moves, Show(0, 1) in moves
    (True, False)
    """

    __slots__ = ("_active", "_first", "_floor", "_hand", "_has_chip", "_has_token", "_totals")

    def __init__(self, hand: Cards, active: Cards, has_chip: bool, has_token: bool) -> None:
        self._hand = hand
        self._active = active
        self._floor = strength_of(active)
        self._has_chip = has_chip
        self._has_token = has_token
        self._first: tuple[Move, ...] | None = None
        self._totals: tuple[int, ...] | None = None

    # -- asking ------------------------------------------------------------------------------------------------

    def why_illegal(self, move: Move) -> Reason | None:
        """Why the move is not in this list; None: it is. The order of reasons is `Reason`'s.

        Raises ScoutError for what is no move at all, such as the text of one.
        """
        if isinstance(move, Show):
            return why_no_show(self._hand, self._floor, move)
        if isinstance(move, Scout):
            if not self._has_chip:
                return Reason.NO_CHIP
            return self._why_no_scout(move) if self._active else Reason.NOTHING_TO_SCOUT
        if isinstance(move, ScoutAndShow):
            return self._why_no_scout_and_show(move)
        return _wrong_phase(move)

    def _why_no_scout(self, move: Scout) -> Reason | None:
        end_exists = move.end == "L" or (move.end == "R" and len(self._active) > 1)
        return None if end_exists and 0 <= move.gap <= len(self._hand) else Reason.OUT_OF_RANGE

    def _why_no_scout_and_show(self, move: ScoutAndShow) -> Reason | None:
        if not self._has_token:
            return Reason.NO_TOKEN
        if not self._active:
            return Reason.MUST_SHOW
        return self._why_no_scout(move.scout) or why_no_show(*self._after(move.scout), move.show)

    def _after(self, scout: Scout) -> tuple[Cards, int]:
        """The hand, and the strength of the table, after a scout."""
        card, active = take_from(self._active, scout)
        hand = list(self._hand)
        hand.insert(scout.gap, card.turned() if scout.turned else card)
        return tuple(hand), strength_of(active)

    # -- listing -----------------------------------------------------------------------------------------------

    def shows(self) -> tuple[Show, ...]:
        """The plain shows."""
        return shows_over(self._hand, self._floor)

    def scouts(self) -> tuple[Scout, ...]:
        """The plain scouts."""
        return all_scouts(len(self._hand), len(self._active)) if self._has_chip else ()

    def shows_after(self, scout: Scout) -> tuple[Show, ...]:
        """The shows that would make a Scout & Show of this scout; none when it or the token is not to be had.

        Their places count the scouted card.
        """
        if not self._has_token or not self._active or self._why_no_scout(scout):
            return ()
        return shows_over(*self._after(scout))

    def _plain(self) -> tuple[Move, ...]:
        """All moves but the Scout & Shows."""
        if self._first is None:
            hand, active = self._hand, self._active
            shows = shows_over(hand, self._floor)
            self._first = shows + all_scouts(len(hand), len(active)) if active and self._has_chip else shows
        return self._first

    def _totals_after(self) -> tuple[int, ...]:
        """For each scout, how many Scout & Shows there are with it and with those before it."""
        if self._totals is None:
            ends = self._ends() if self._has_token else []
            self._totals = tuple(accumulate(counts_after_insertions(self._hand, ends)))
        return self._totals

    def _ends(self) -> list[tuple[Card, int]]:
        """The card at each end, and the strength of what remains without it."""
        active = self._active
        ends: list[tuple[Card, int]] = []
        if active:
            ends.append((active[0], strength_of(active[1:])))
        if len(active) > 1:
            ends.append((active[-1], strength_of(active[:-1])))
        return ends

    # -- as a sequence -----------------------------------------------------------------------------------------

    def __len__(self) -> int:
        size = len(self._first or self._plain())
        if self._has_token and self._active:
            size += self._totals_after()[-1]
        return size

    def __bool__(self) -> bool:
        return bool(self._plain()) or len(self) > 0

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Turn | Show | Scout | ScoutAndShow) and self.why_illegal(move) is None

    def __iter__(self) -> Iterator[Move]:
        if self._has_token and self._active:
            return chain(self._plain(), self._all_scout_and_shows())
        return iter(self._plain())

    def _all_scout_and_shows(self) -> Iterator[Move]:
        for scout in all_scouts(len(self._hand), len(self._active)):
            yield from scout_and_shows(scout, shows_over(*self._after(scout)))

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        if isinstance(index, slice):
            return tuple(self[i] for i in range(*index.indices(len(self))))
        plain = self._first or self._plain()
        if 0 <= index < len(plain):
            return plain[index]
        size = len(self)
        if not -size <= index < size:
            raise IndexError(f"there are {size} legal moves")
        index %= size
        if index < len(plain):
            return plain[index]
        index -= len(plain)
        totals = self._totals_after()
        place = bisect_right(totals, index)
        scout = all_scouts(len(self._hand), len(self._active))[place]
        show = shows_over(*self._after(scout))[index - (totals[place - 1] if place else 0)]
        return scout_and_shows(scout, (show,))[0]

    def __repr__(self) -> str:
        return f"<LegalMoves: {' '.join(map(str, self))}>"


@final
class _FixedMoves(LegalMoves):
    """Moves that no card decides: to keep or turn the hand; or none, for that reason."""

    __slots__ = ("_refused",)

    def __init__(self, refused: Reason | None = None) -> None:
        # With nothing to show and nothing to scout, all other lists come out empty by themselves.
        super().__init__((), (), has_chip=False, has_token=False)
        self._first = () if refused else (KEEP, TURN)
        self._refused = refused

    def why_illegal(self, move: Move) -> Reason | None:
        return self._refused or (None if isinstance(move, Turn) else _wrong_phase(move))


TURNINGS: Final = _FixedMoves()
NO_MOVES: Final = {reason: _FixedMoves(reason) for reason in (Reason.NOT_YOUR_TURN, Reason.ROUND_OVER)}
