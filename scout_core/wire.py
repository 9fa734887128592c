"""The engine behind one string in, one string out: what a page, a worker or another program talks to.

A request is ``{"v": 1, "id": 7, "method": "game.push", "params": {...}}``; the reply is ``{"v": 1, "id": 7,
"result": {...}}`` or ``{"v": 1, "id": 7, "error": {"code", "reason", "message", "data"}}``. Methods, parameters and
replies are listed in ``web/js/protocol.js``.

Views only: nothing that is sent tells a viewer a card it may not know. The one exception is the save, which the caller
must keep to itself (it holds every hand and the seed).
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Generator, Iterator
from typing import Any

from . import __version__
from .deals import first_start
from .errors import IllegalMoveError, NotationError, ScoutError, cut, is_int, quoted
from .game import Game
from .json_text import dumps, loads
from .moves import Scout, parse_move
from .wire_data import after_data, event_data, judged_data, ranked_data, view_data

PROTOCOL_VERSION = 1
MAX_TEXT = 200_000
"""Longest text parameter accepted (a record of a game is about 3 kB)."""

_GAME_ID = re.compile(r"[A-Za-z0-9_.-]{1,64}")

Params = dict[str, Any]
Result = dict[str, Any]
Steps = Generator[tuple[int, int], None, Result]


class WireError(ScoutError):
    """A request that can't be served; `data` names the place."""

    def __init__(self, code: str, message: str, **data: Any) -> None:
        super().__init__(message)
        self.code = code
        self.data = data


class Session:
    """Any number of games on one wire. `handle` never raises.

    >>> session = Session()
    >>> reply = session.handle('{"v": 1, "id": 1, "method": "engine.hello", "params": {}}')
    >>> loads(reply)["result"]["players"]
    [2, 3, 4, 5]
    >>> loads(session.handle("{"))["error"]["code"]
    'bad-request'
    """

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}

    def handle(self, request: str) -> str:
        """Serve one request to its end and return the reply."""
        reply = ""
        for reply in self.steps(request):  # noqa: B007  # the last one is the reply
            pass
        return reply

    def steps(self, request: str) -> Iterator[str]:
        """Serve one request in slices of about 50 ms: yield progress (``{"v", "id", "progress"}``), last the reply.

        Dropping the iterator cancels the request; nothing is changed by one that was not finished.
        """
        number: int | None = None
        try:
            message = _parse(request)
            number = message["id"]
            method, params = _checked(message)
            outcome = method(self, params)
            if isinstance(outcome, Generator):
                outcome = yield from _progress(number, outcome)
            reply: dict[str, Any] = {"result": outcome}
        except ScoutError as error:
            reply = {"error": _error(error)}
        except Exception as error:  # whatever went wrong in here must reach the page as a reply, not kill the worker
            reply = {"error": {"code": "internal", "reason": None, "message": repr(error)[:500], "data": {}}}
        yield dumps({"v": PROTOCOL_VERSION, "id": number, **reply})

    # -- games ---------------------------------------------------------------------------------------------------

    def _game(self, params: Params) -> Game:
        try:
            return self._games[params["game"]]
        except KeyError:
            raise WireError("unknown-game", f"no game {params['game']!r}", game=params["game"]) from None

    def _acting(self, params: Params) -> Game:
        game = self._game(params)
        if params["ply"] != game.ply:
            message = f"ply {quoted(params['ply'])} is stale: the game is at ply {game.ply}"
            raise WireError("stale-ply", message, ply=game.ply)
        return game

    def hello(self, params: Params) -> Result:
        del params
        from .bots import bot_infos

        bots = [{"id": info.id, "rank": rank} for rank, info in enumerate(bot_infos())]
        return {"version": __version__, "protocol": PROTOCOL_VERSION, "bots": bots, "players": [2, 3, 4, 5]}

    def new(self, params: Params) -> Result:
        game = Game(params["names"], seed=params["seed"], deals=params["deals"])
        game.tags["Date"] = time.strftime("%Y.%m.%d")
        return self._opened(params, game)

    def load(self, params: Params) -> Result:
        return self._opened(params, _restored(params["save"]))

    def _opened(self, params: Params, game: Game) -> Result:
        reply = _action(game, params, [event_data(event) for event in game.dealt])
        self._games[params["game"]] = game
        return reply

    def save(self, params: Params) -> Result:
        return {"save": _saved(self._game(params))}

    def view(self, params: Params) -> Result:
        game = self._game(params)
        at = game.ply if params["at"] is None else params["at"]
        viewer = _viewer(game, params)
        # What comes after the action that ends a round is another round: how it was left is no view of the game.
        left = [record.final.view(viewer).spn() for record in game.rounds if record.ply == at]
        return {"view": view_data(game, viewer, at), "left": left[0] if left else None}

    def push(self, params: Params) -> Result:
        game = self._acting(params)
        viewer = _viewer(game, params)
        events = game.push(params["move"])
        return _action(game, params, [event_data(event.for_seat(viewer)) for event in events])

    def pop(self, params: Params) -> Result:
        game = self._acting(params)
        viewer = _viewer(game, params)
        if not 0 <= params["to"] <= game.ply:
            raise WireError("bad-params", f"to must be one of 0..{game.ply}", param="to")
        while game.ply > params["to"]:
            game.pop()
        return {"view": view_data(game, viewer), "events": [], "save": _saved(game)}

    def after(self, params: Params) -> Result:
        game = self._acting(params)
        scout = parse_move(params["scout"])
        if not isinstance(scout, Scout):
            raise WireError("bad-params", f"{quoted(params['scout'])} is not a scout", param="scout")
        return after_data(game.position, scout)

    def bot(self, params: Params) -> Result:
        from .bots import make_bot

        game = self._acting(params)
        viewer = _viewer(game, params)
        bot = make_bot(params["bot"])
        if game.outcome is None:
            rng = random.Random(f"{game.seed}/{game.ply}")
            move = bot.choose(game.position.view(game.position.turn), rng, params["budget"])
        else:
            move = parse_move("keep")  # refused below, in the words of the game
        events = game.push(move)
        return _action(game, params, [event_data(event.for_seat(viewer)) for event in events])

    def hint(self, params: Params) -> Steps:
        from .bots import rank_moves_steps

        game = self._acting(params)
        if game.outcome is not None:
            raise WireError("game-over", "the game is over")
        ranked = yield from rank_moves_steps(game.position.view(game.position.turn), params["limit"], distinct=True)
        return {"moves": [ranked_data(entry) for entry in ranked]}

    def review(self, params: Params) -> Steps:
        from .bots import judge

        game, seat, number = self._game(params), params["seat"], params["round"]
        if not 0 <= seat < game.players:
            raise WireError("bad-params", f"seat must be one of 0..{game.players - 1}", param="seat")
        if not 1 <= number <= len(game.rounds):
            raise WireError("bad-params", f"round {quoted(number)} is not over", param="round")
        steps = [step for step in game.steps if step.seat == seat and step.before.round == number]
        moves = []
        for step in steps:
            view = step.before.view(seat)
            moves.append(judged_data(step.ply, view, judge(view, step.move)))
            yield len(moves), len(steps)
        return {"moves": moves}

    def sgn(self, params: Params) -> Result:
        game = self._game(params)
        if game.outcome is None:
            # A record holds every hand: it leaves the engine only when there is nothing left to hide.
            raise WireError("game-not-over", "a game in progress can't be exported: its record would tell every hand")
        return {"sgn": game.sgn()}


# -- parameters ------------------------------------------------------------------------------------------------------

Check = Callable[[Any], bool]
# What is expected, in words; whether it is; and what it is when it isn't given.
Form = tuple[str, Check, Any]


def is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= MAX_TEXT


def is_texts(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= 5 and all(map(is_text, value))


def or_null(check: Check) -> Check:
    return lambda value: value is None or check(value)


_REQUIRED = object()
TEXT: Form = ("a text", is_text, _REQUIRED)
TEXTS_OR_NULL: Form = ("a list of texts or null", or_null(is_texts), None)
SEAT_OR_NULL: Form = ("a seat or null", or_null(is_int), None)
_ID = ("an id of 1 to 64 letters, digits, _ . or -", lambda v: is_text(v) and bool(_GAME_ID.fullmatch(v)), _REQUIRED)
_INT = ("an integer", is_int, _REQUIRED)
_VIEWER = ("a seat or null", or_null(is_int), _REQUIRED)
_SEED = ("a text, an integer or null", or_null(lambda v: is_int(v) or is_text(v)), None)
_TEXTS = ("a list of texts", is_texts, _REQUIRED)
_AT = ("an integer or null", or_null(is_int), None)
_BUDGET = ("an integer from 0 to 10000", lambda v: is_int(v) and 0 <= v <= 10_000, 0)
_LIMIT = ("an integer from 1 to 100", lambda v: is_int(v) and 1 <= v <= 100, 5)

_Method = Callable[[Session, Params], "Result | Steps"]
_METHODS: dict[str, tuple[_Method, dict[str, Form]]] = {
    "engine.hello": (Session.hello, {}),
    "game.new": (Session.new, {"game": _ID, "names": _TEXTS, "viewer": _VIEWER, "seed": _SEED, "deals": TEXTS_OR_NULL}),
    "game.load": (Session.load, {"game": _ID, "save": TEXT, "viewer": _VIEWER}),
    "game.save": (Session.save, {"game": _ID}),
    "game.view": (Session.view, {"game": _ID, "viewer": _VIEWER, "at": _AT}),
    "game.push": (Session.push, {"game": _ID, "ply": _INT, "move": TEXT, "viewer": _VIEWER}),
    "game.pop": (Session.pop, {"game": _ID, "ply": _INT, "to": _INT, "viewer": _VIEWER}),
    "game.after": (Session.after, {"game": _ID, "ply": _INT, "scout": TEXT}),
    "game.bot": (Session.bot, {"game": _ID, "ply": _INT, "bot": TEXT, "viewer": _VIEWER, "budget": _BUDGET}),
    "game.hint": (Session.hint, {"game": _ID, "ply": _INT, "limit": _LIMIT}),
    "game.review": (Session.review, {"game": _ID, "seat": _INT, "round": _INT}),
    "game.sgn": (Session.sgn, {"game": _ID}),
}
# Those of `wire_texts`, which pages get when they first ask for one.
_OF_TEXTS = ("position.check", "position.svg", "quiz.check", "quiz.make", "sgn.frames")


def _method(name: str) -> tuple[_Method, dict[str, Form]]:
    if name not in _OF_TEXTS:
        return _METHODS[name]
    from .wire_texts import METHODS

    method, forms = METHODS[name]
    return (lambda _, params: method(params)), forms


def _parse(request: str) -> dict[str, Any]:
    try:
        message = loads(request)
    except (ValueError, TypeError) as error:
        raise WireError("bad-request", f"not JSON: {error}") from None
    if not isinstance(message, dict) or not is_int(message.get("id")):
        raise WireError("bad-request", 'a request is an object with "v", "id", "method" and "params"')
    return message


def _checked(message: dict[str, Any]) -> tuple[_Method, Params]:
    if message.get("v") != PROTOCOL_VERSION or not is_int(message.get("v")):
        raise WireError("bad-request", f'"v" must be {PROTOCOL_VERSION}', version=PROTOCOL_VERSION)
    name, given = message.get("method"), message.get("params", {})
    if not isinstance(name, str) or name not in (*_METHODS, *_OF_TEXTS):
        raise WireError("unknown-method", f"no method {quoted(name)}", methods=sorted((*_METHODS, *_OF_TEXTS)))
    if not isinstance(given, dict):
        raise WireError("bad-params", '"params" must be an object')
    method, forms = _method(name)
    for unknown in given.keys() - forms.keys():
        raise WireError("bad-params", f"{name} takes no {quoted(unknown)}", param=cut(unknown))
    params: Params = {}
    for key, (expected, check, default) in forms.items():
        if key not in given and default is _REQUIRED:
            raise WireError("bad-params", f"{name} needs {key!r}: {expected}", param=key)
        params[key] = given.get(key, default)
        if key in given and not check(given[key]):
            raise WireError("bad-params", f"{key!r} must be {expected}", param=key)
    return method, params


def _viewer(game: Game, params: Params) -> int | None:
    viewer: int | None = params["viewer"]
    if viewer is not None and not 0 <= viewer < game.players:
        raise WireError("bad-params", f"viewer must be null or one of 0..{game.players - 1}", param="viewer")
    return viewer


# -- replies ---------------------------------------------------------------------------------------------------------


def _action(game: Game, params: Params, events: list[Result]) -> Result:
    return {"view": view_data(game, _viewer(game, params)), "events": events, "save": _saved(game)}


def _saved(game: Game) -> str:
    return dumps({"v": PROTOCOL_VERSION, "seed": game.seed, "sgn": game.sgn()})


def _restored(save: str) -> Game:
    try:
        data = loads(save)
        if not isinstance(data, dict) or data.get("v") != PROTOCOL_VERSION:
            raise ValueError("not a save of this version")
        seed, sgn = data.get("seed"), data.get("sgn")
        if not isinstance(seed, int | str) or isinstance(seed, bool) or not isinstance(sgn, str):
            raise ValueError("a save holds a seed and a record")
    except ValueError as error:
        raise WireError("bad-save", f"the save can't be read: {error}") from None
    try:
        game = Game.from_sgn(sgn)
        first_start(game.players, seed)  # refuses a seed that nothing could be dealt from
    except ScoutError as error:
        raise WireError("bad-save", f"the save's record can't be read: {error}", **_place(error)) from error
    game.seed = seed
    return game


def _progress(number: int | None, steps: Steps) -> Generator[str, None, Result]:
    while True:
        try:
            done, total = next(steps)
        except StopIteration as stop:
            result: Result = stop.value
            return result
        yield dumps({"v": PROTOCOL_VERSION, "id": number, "progress": {"done": done, "total": total}})


def _error(error: ScoutError) -> Result:
    reason = error.reason.value if isinstance(error, IllegalMoveError) else None
    data = error.data if isinstance(error, WireError) else _place(error)
    return {"code": error.code, "reason": reason, "message": str(error), "data": data}


def _place(error: ScoutError) -> Result:
    if isinstance(error, IllegalMoveError) and error.missing:
        return dict(zip(("part", "given", "least", "most"), error.missing, strict=True))
    if not isinstance(error, NotationError):
        return {}
    place = {"field": error.field, "line": error.line, "column": error.column, "expected": error.expected}
    return {key: value for key, value in place.items() if value is not None}


__all__ = ["PROTOCOL_VERSION", "Session", "WireError"]
