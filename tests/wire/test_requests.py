"""All that can be wrong with a request."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scout_core.wire import Session

from .client import Client

REQUESTS = [
    ("", "bad-request"),
    ("null", "bad-request"),
    ("[]", "bad-request"),
    ("{}", "bad-request"),
    ('{"v":1,"id":true,"method":"engine.hello"}', "bad-request"),
    ('{"v":1,"id":1.0,"method":"engine.hello"}', "bad-request"),
    ('{"v":2,"id":1,"method":"engine.hello"}', "bad-request"),
    ('{"v":true,"id":1,"method":"engine.hello"}', "bad-request"),
    ('{"v":1,"id":NaN,"method":"engine.hello"}', "bad-request"),
    ("[" * 100_000, "bad-request"),
    ('{"v":1,"id":1,"method":"engine.hallo"}', "unknown-method"),
    ('{"v":1,"id":1,"method":["engine.hello"]}', "unknown-method"),
    ('{"v":1,"id":1,"method":"__init__"}', "unknown-method"),
    ('{"v":1,"id":1,"method":"engine.hello","params":[]}', "bad-params"),
    ('{"v":1,"id":1,"method":"engine.hello","params":{"x":1}}', "bad-params"),
    ('{"v":1,"id":1,"method":"game.view","params":{"game":"g"}}', "bad-params"),
    ('{"v":1,"id":1,"method":"game.view","params":{"game":"none","viewer":0}}', "unknown-game"),
    ('{"v":1,"id":1,"method":"game.view","params":{"game":"../x y","viewer":0}}', "bad-params"),
    ('{"v":1,"id":1,"method":"game.view","params":{"game":"g","viewer":3}}', "bad-params"),
    ('{"v":1,"id":1,"method":"game.view","params":{"game":"g","viewer":-1}}', "bad-params"),
    ('{"v":1,"id":1,"method":"game.view","params":{"game":"g","viewer":true}}', "bad-params"),
    ('{"v":1,"id":1,"method":"game.view","params":{"game":"g","viewer":0,"at":1}}', "bad-game"),
    ('{"v":1,"id":1,"method":"game.push","params":{"game":"g","ply":"0","move":"keep","viewer":0}}', "bad-params"),
    ('{"v":1,"id":1,"method":"game.push","params":{"game":"g","ply":0,"move":"keep","viewer":9}}', "bad-params"),
    ('{"v":1,"id":1,"method":"game.push","params":{"game":"g","ply":0,"move":7,"viewer":0}}', "bad-params"),
    ('{"v":1,"id":1,"method":"game.pop","params":{"game":"g","ply":0,"to":1,"viewer":0}}', "bad-params"),
    ('{"v":1,"id":1,"method":"game.after","params":{"game":"g","ply":0,"scout":"keep"}}', "bad-params"),
    ('{"v":1,"id":1,"method":"game.after","params":{"game":"g","ply":0,"scout":"L0"}}', "illegal-move"),
    ('{"v":1,"id":1,"method":"game.bot","params":{"game":"g","ply":0,"bot":"hal","viewer":0}}', "unknown-bot"),
    ('{"v":1,"id":1,"method":"game.hint","params":{"game":"g","ply":0,"limit":0}}', "bad-params"),
    ('{"v":1,"id":1,"method":"game.new","params":{"game":"g","names":["A"],"viewer":0}}', "bad-game"),
    ('{"v":1,"id":1,"method":"game.new","params":{"game":"g","names":["A",""],"viewer":0}}', "bad-game"),
    ('{"v":1,"id":1,"method":"game.new","params":{"game":"g","names":["A","\\ud800"],"viewer":0}}', "bad-game"),
    ('{"v":1,"id":1,"method":"game.new","params":{"game":"g","names":["A","B"],"viewer":2}}', "bad-params"),
    ('{"v":1,"id":1,"method":"game.new","params":{"game":"g","names":["A","B"],"viewer":0,"deals":["x"]}}', "notation"),
    ('{"v":1,"id":1,"method":"sgn.frames","params":{"sgn":"hello"}}', "notation"),
    ('{"v":1,"id":1,"method":"position.check","params":{"spn":"' + "1" * 300_000 + '"}}', "bad-params"),
]


@pytest.mark.parametrize(
    ("request_text", "code"), REQUESTS, ids=[f"{i}-{code}" for i, (_, code) in enumerate(REQUESTS)]
)
def test_a_malformed_request_is_a_clear_error_and_changes_nothing(client: Client, request_text: str, code: str) -> None:
    before = client.new(3)["view"]
    reply = json.loads(client.session.handle(request_text))
    assert reply["error"]["code"] == code
    assert reply["error"]["message"]
    assert client.ask("game.view", game="g", viewer=0)["view"] == before


LONG, HUGE = "x" * 10_000, 10**4000


@pytest.mark.parametrize(
    ("method", "params"),
    [
        (LONG, {}),
        ("game.view", {LONG: 1}),
        ("game.view", {"game": "g", "viewer": 0, "at": HUGE}),
        ("game.push", {"game": "g", "ply": HUGE, "move": "keep", "viewer": 0}),
        ("game.bot", {"game": "g", "ply": 0, "bot": LONG, "viewer": 0}),
        ("game.review", {"game": "g", "seat": 0, "round": HUGE}),
    ],
    ids=["method", "param", "at", "ply", "bot", "round"],
)
def test_what_is_quoted_of_a_request_is_cut_off(client: Client, method: str, params: dict[str, Any]) -> None:
    client.new(3)
    error = client.refused(method, **params)
    assert "…" in error["message"]
    assert len(json.dumps(error)) < 600


def test_what_is_no_text_at_all_is_an_error_too() -> None:
    for request in (None, 7, b"\xff", [], object()):
        assert json.loads(Session().handle(request))["error"]["code"] == "bad-request"  # type: ignore[arg-type]
