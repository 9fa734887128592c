"""What the wire makes of texts that are no games of its own: positions, questions and records. Nobody who plays needs
any of it, and pages get it when they first ask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .errors import is_int
from .events import Dealt
from .game import Game
from .moves import Move
from .position import Position
from .quiz import make_quiz, read_quiz
from .svg import position_svg
from .wire import SEAT_OR_NULL, TEXT, TEXTS_OR_NULL, Form, Params, Result, is_text, or_null
from .wire_data import Data, event_data, result_data


def _position(params: Params) -> Position:
    return Position.from_spn(params["spn"], relaxed=params["relaxed"])


def _check(params: Params) -> Result:
    return {"spn": _position(params).spn()}


def _picture(params: Params) -> Result:
    position = _position(params)
    keys = ("seat", "names", "width", "theme", "lang", "words", "caption", "brackets")
    return {"svg": position_svg(position, **{key: params[key] for key in keys})}


def _make_quiz(params: Params) -> Result:
    position = _position(params)
    keys = ("seat", "question", "choices")
    given = {key: params[key] for key in keys}
    return {"quiz": make_quiz(params["kind"], position, names=params["names"] or (), **given).json()}


def _check_quiz(params: Params) -> Result:
    return {"quiz": read_quiz(params["quiz"]).json()}


def _frames(params: Params) -> Result:
    game = Game.from_sgn(params["sgn"])
    return {
        "sgn": game.sgn(),
        "names": list(game.names),
        "players": game.players,
        "frames": frames_data(game),
        "results": [result_data(game, record, open_hands=True) for record in game.rounds],
    }


def frames_data(game: Game) -> list[Data]:
    """Every position of a game, all hands open, with the move and the events that led there (Frame).

    A record may stop after a round: what would be dealt next is no part of it.
    """
    opening = game.opening
    frames = [_frame(0, opening, None, [event_data(event) for event in game.dealt])]
    finals = {record.ply: record.final for record in game.rounds}
    for step in game.steps:
        after = game.position_at(step.ply + 1)
        over = finals.get(step.ply)
        dealt = [event_data(event) for event in step.events if isinstance(event, Dealt)]
        events = [event_data(event) for event in step.events if not isinstance(event, Dealt)]
        frames.append(_frame(step.ply + 1, over or after, step.move, events))
        if dealt and (after.round <= game.given or step.ply + 1 < game.ply):
            frames.append(_frame(step.ply + 1, after, None, dealt))
    return frames


def _frame(ply: int, position: Position, move: Move | None, events: list[Data]) -> Data:
    spn = position.spn()
    return {"ply": ply, "round": position.round, "move": move and str(move), "spn": spn, "events": events}


def _is_words(value: Any) -> bool:
    return isinstance(value, dict) and len(value) <= 100 and all(map(is_text, value.values()))


_FLAG = ("true or false", lambda v: isinstance(v, bool), False)
_SAID = ("a text or null", or_null(is_text), None)
_SPN = {"spn": TEXT, "relaxed": _FLAG}
_SEEN = {**_SPN, "seat": SEAT_OR_NULL, "names": TEXTS_OR_NULL}
_DRAWN = {
    "width": ("an integer", is_int, 640),
    "theme": ("a text", is_text, "light"),
    "lang": ("a text", is_text, "en"),
    "words": ("an object of texts or null", or_null(_is_words), None),
    "caption": _SAID,
    "brackets": _FLAG,
}
_ASKED = {"kind": TEXT, "question": _SAID, "choices": ("an integer", is_int, 6)}

METHODS: dict[str, tuple[Callable[[Params], Result], dict[str, Form]]] = {
    "position.check": (_check, _SPN),
    "position.svg": (_picture, {**_SEEN, **_DRAWN}),
    "quiz.make": (_make_quiz, {**_SEEN, **_ASKED}),
    "quiz.check": (_check_quiz, {"quiz": TEXT}),
    "sgn.frames": (_frames, {"sgn": TEXT}),
}
