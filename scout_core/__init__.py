"""The card game SCOUT: rules, notation and computer players. Standard library only.

>>> position = Position.deal(3, seed="circus")
>>> while position.outcome is None:
...     position, events = position.play(position.legal_moves[0])
>>> position.outcome.termination
Termination.UNBEATEN
"""

from importlib import import_module
from typing import TYPE_CHECKING

from .cards import DECKS, HAND_SIZES, Card, Hand, Key
from .deals import Deal, Seed, deal_round, first_start, fresh_seed
from .errors import GameError, GameOverError, IllegalMoveError, NotationError, Reason, ScoutError
from .events import Dealt, Event, GameEnded, RoundEnded, Scouted, Showed, TokenUsed, Turned
from .game import Game, RoundRecord, Step
from .history import HistoryEntry
from .moves import End, Move, Scout, ScoutAndShow, Show, Turn, parse_move
from .notation import read_cards, write_cards
from .position import Position
from .rules import GameOutcome, LegalMoves, Phase, RoundOutcome, Termination
from .sets import HandSet, SetKind, beats, classify, hand_sets
from .view import View

if TYPE_CHECKING:
    from .bots import rank_moves
    from .svg import position_svg
    from .wire import Session

__version__ = "0.1.0"

__all__ = [
    "DECKS",
    "HAND_SIZES",
    "Card",
    "Deal",
    "Dealt",
    "End",
    "Event",
    "Game",
    "GameEnded",
    "GameError",
    "GameOutcome",
    "GameOverError",
    "Hand",
    "HandSet",
    "HistoryEntry",
    "IllegalMoveError",
    "Key",
    "LegalMoves",
    "Move",
    "NotationError",
    "Phase",
    "Position",
    "Reason",
    "RoundEnded",
    "RoundOutcome",
    "RoundRecord",
    "Scout",
    "ScoutAndShow",
    "ScoutError",
    "Scouted",
    "Seed",
    "Session",
    "SetKind",
    "Show",
    "Showed",
    "Step",
    "Termination",
    "TokenUsed",
    "Turn",
    "Turned",
    "View",
    "beats",
    "classify",
    "deal_round",
    "first_start",
    "fresh_seed",
    "hand_sets",
    "parse_move",
    "position_svg",
    "rank_moves",
    "read_cards",
    "write_cards",
]

_HOMES = {"Session": ".wire", "position_svg": ".svg", "rank_moves": ".bots"}
"""What is imported when it is first asked for: the engine alone needs no computer players, no JSON and no pictures."""


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_HOMES[name], __name__), name)
    globals()[name] = value
    return value
