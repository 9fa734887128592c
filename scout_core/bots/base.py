"""What a computer player is, and the list of those there are.

A bot's module is imported when the bot is first made, so that `import scout_core` stays light however heavy a bot's
weights are.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Final, Protocol

from ..errors import ScoutError, quoted
from ..view import View

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..moves import Move


POINTS_A_GAME: Final = 10.0
"""So many points in the last round weigh as much as the whole game. Measured: see tools/training/README.md."""
DECIDED: Final = 0.02
"""With less chance to win the game than this, or to lose it, its last round goes on for points alone."""
SURELY: Final = 100.0
"""What no points make up for: a game that is as good as won, or as good as lost."""


class Bot(Protocol):
    """A computer player. It has no memory: one object serves any number of rounds, games and seats.

    All it ever gets is a `View`, so it can't know more than a person in that seat would (rules §9).
    """

    @property
    def id(self) -> str:
        """The name that `make_bot` knows it by."""
        ...

    def choose(self, view: View, rng: Random, budget: int = 0) -> Move:
        """The move of the seat to act, a `Turn` too; the same view and state of `rng` always give the same one.

        `rng` is the only chance a bot may use; the caller makes it from the seed of the game and the ply. `budget` is
        the number of samples it may look ahead by, 0 for none; a bot that doesn't look ahead ignores it.

        Raises ScoutError when the view is not that of the seat to act.
        """
        ...


class Rater(Protocol):
    """A bot that can put a value on every move; the strongest one gives the hints."""

    def rate(self, view: View, *, sensible: bool = False) -> Iterator[RankedMove]:
        """Every legal move with its value, in the order of `view.legal_moves`; lazily, for it may be long.

        With `sensible`, only those that the bot itself would think of.
        """
        ...


class RankedMove(tuple["Move", float]):
    """A move and its value in points: the lead over the mean of the other seats that the round is expected to end with.

    `exact` is the lead right after the move, `valued` what is expected to come on top: the value is their sum. In the
    last round of a game `chance` is the expected share in winning it, 0 to 1; else None. Moves are ranked by `appeal`.

    >>> move, value = RankedMove("keep", 1.5, -0.25, None)
    >>> move, value
    ('keep', 1.25)
    """

    exact: float
    valued: float
    chance: float | None

    def __new__(cls, move: Move, exact: float, valued: float, chance: float | None) -> RankedMove:
        ranked = super().__new__(cls, (move, exact + valued))
        ranked.exact = exact
        ranked.valued = valued
        ranked.chance = chance
        return ranked

    @property
    def move(self) -> Move:
        """The move."""
        return self[0]

    @property
    def appeal(self) -> float:
        """What moves are ranked by, in points: the value, and with it the chance where there is one.

        Both are estimates, and err apart.
        """
        if self.chance is None:
            return self[1]
        if self.chance < DECIDED:
            return self[1] - SURELY
        if self.chance > 1 - DECIDED:
            return self[1] + SURELY
        return self[1] + POINTS_A_GAME * self.chance


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A bot that can be made. `rank` is 0 for the weakest and one more for each stronger one.

    >>> BotInfo("random", 0)
    BotInfo(id='random', rank=0)
    """

    id: str
    rank: int


class UnknownBotError(ScoutError):
    """There is no bot of that name."""

    code = "unknown-bot"


# Weakest to strongest, as measured by tools/bench_bots.py: id, module, class, arguments.
_BOTS: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
    ("random", "random_bot", "RandomBot", ()),
    ("clown", "net_bot", "NetBot", ("clown",)),
    ("greedy", "greedy_bot", "GreedyBot", ()),
    ("juggler", "net_bot", "NetBot", ("juggler",)),
    ("planner", "planner_bot", "PlannerBot", ()),
    ("acrobat", "net_bot", "NetBot", ("acrobat",)),
    ("aerialist", "net_bot", "NetBot", ("aerialist",)),
    ("ringmaster", "net_bot", "NetBot", ("ringmaster",)),
)


def bot_infos() -> tuple[BotInfo, ...]:
    """All bots, weakest to strongest.

    >>> [info.id for info in bot_infos()]
    ['random', 'clown', 'greedy', 'juggler', 'planner', 'acrobat', 'aerialist', 'ringmaster']
    """
    return tuple(BotInfo(name, rank) for rank, (name, *_) in enumerate(_BOTS))


@cache
def make_bot(id: str) -> Bot:
    """The bot of that name. Raises UnknownBotError.

    >>> make_bot("planner").id
    'planner'
    >>> make_bot("oracle")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    scout_core.bots.base.UnknownBotError: no bot is called 'oracle'; there are random, ...
    """
    for name, module, cls, arguments in _BOTS:
        if name == id:
            bot: Bot = getattr(import_module(f".{module}", __package__), cls)(*arguments)
            return bot
    raise UnknownBotError(f"no bot is called {quoted(id)}; there are {', '.join(name for name, *_ in _BOTS)}")


def require_turn(view: View) -> None:
    """Raise ScoutError unless it is the view of the seat to act."""
    if not isinstance(view, View):
        raise ScoutError(f"{quoted(view)} is not a view")
    if view.seat is None or not view.legal_moves:
        viewer = "a spectator" if view.seat is None else f"seat {view.seat}"
        raise ScoutError(f"nothing to choose: {viewer} is not to act")
