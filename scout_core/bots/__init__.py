"""Computer players: `bot_infos`, `make_bot`, `rank_moves` for hints and `judge` to look back.

>>> from random import Random
>>> from scout_core import Position
>>> position = Position.deal(3, seed="tea")
>>> make_bot("planner").choose(position.view(position.turn), Random("tea/0")) in position.legal_moves
True
"""

from .base import Bot, BotInfo, RankedMove, UnknownBotError, bot_infos, make_bot
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
