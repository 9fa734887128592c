"""The card game SCOUT: rules, notation and computer players. Standard library only.

>>> position = Position.deal(3, seed="circus")
>>> while position.outcome is None:
...     position, events = position.play(position.legal_moves[0])
>>> position.outcome.termination
Termination.UNBEATEN
"""

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
    "read_cards",
    "write_cards",
]
