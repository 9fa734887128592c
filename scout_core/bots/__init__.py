"""Computer players: `bot_infos`, `make_bot`, and `rank_moves` for hints.

>>> from random import Random
>>> from scout_core import Position
>>> position = Position.deal(3, seed="tea")
>>> make_bot("planner").choose(position.view(position.turn), Random("tea/0")) in position.legal_moves
True
"""

from .base import Bot, BotInfo, UnknownBotError, bot_infos, make_bot
from .ranking import rank_moves, rank_moves_steps

__all__ = ["Bot", "BotInfo", "UnknownBotError", "bot_infos", "make_bot", "rank_moves", "rank_moves_steps"]
