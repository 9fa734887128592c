"""Computer players: `bot_infos`, `make_bot`, `rank_moves` for hints and `judge` to look back.

>>> from random import Random
>>> from scout_core import Position
>>> position = Position.deal(3, seed="tea")
>>> make_bot("planner").choose(position.view(position.turn), Random("tea/0")) in position.legal_moves
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

from .base import Bot, BotInfo, RankedMove, UnknownBotError, bot_infos, make_bot

if TYPE_CHECKING:
    from .ranking import Judged, judge, rank_moves, rank_moves_steps

__all__ = [
    "Bot",
    "BotInfo",
    "Judged",
    "RankedMove",
    "UnknownBotError",
    "bot_infos",
    "judge",
    "make_bot",
    "rank_moves",
    "rank_moves_steps",
]

_ADVICE = {"Judged", "judge", "rank_moves", "rank_moves_steps"}
"""What is imported when it is first asked for: who plays needs no advice."""


def __getattr__(name: str) -> object:
    if name not in _ADVICE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(".ranking", __name__), name)
    globals()[name] = value
    return value
