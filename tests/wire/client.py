"""A page's end of the wire."""

from __future__ import annotations

import json
from typing import Any

from scout_core.wire import PROTOCOL_VERSION, Session

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]


class Client:
    """Asks, and checks what every reply has."""

    def __init__(self) -> None:
        self.session = Session()
        self.sent = 0

    def reply(self, method: str, **params: Any) -> dict[str, Any]:
        self.sent += 1
        request = {"v": PROTOCOL_VERSION, "id": self.sent, "method": method, "params": params}
        reply: dict[str, Any] = json.loads(self.session.handle(json.dumps(request)))
        assert reply["v"] == PROTOCOL_VERSION
        assert reply["id"] == self.sent
        return reply

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        reply = self.reply(method, **params)
        assert "error" not in reply, reply["error"]
        result: dict[str, Any] = reply["result"]
        return result

    def refused(self, method: str, **params: Any) -> dict[str, Any]:
        reply = self.reply(method, **params)
        assert "result" not in reply
        error: dict[str, Any] = reply["error"]
        assert set(error) == {"code", "reason", "message", "data"}
        return error

    def new(self, players: int, seed: str = "wire", viewer: int | None = 0) -> dict[str, Any]:
        return self.ask("game.new", game="g", names=NAMES[:players], seed=seed, viewer=viewer)
