"""The wire, letter by letter: a recorded talk between a page and the engine, so that a change of it shows as a diff.

``python -m tests.wire.test_golden`` writes the recording anew.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scout_core.wire import Session

GOLDEN = Path(__file__).with_name("golden.txt")


def requests() -> Iterator[str]:
    """A short talk that has every method, and every kind of reply that depends on no clock and no version."""

    def ask(method: str, **params: object) -> str:
        number[0] += 1
        return json.dumps({"v": 1, "id": number[0], "method": method, "params": params})

    number = [0]
    yield ask("game.new", game="g", names=["Ann", "Bo", "Cy"], seed="golden", viewer=0)
    for ply, move in enumerate(["keep", "turn", "keep"]):
        yield ask("game.push", game="g", ply=ply, move=move, viewer=0)
    yield ask("game.push", game="g", ply=3, move="1", viewer=0)
    yield ask("game.after", game="g", ply=4, scout="L0!")
    yield ask("game.push", game="g", ply=4, move="L0!", viewer=0)
    yield ask("game.push", game="g", ply=4, move="L0!", viewer=0)
    yield ask("game.push", game="g", ply=5, move="R0", viewer=0)
    yield ask("game.bot", game="g", ply=5, bot="planner", viewer=1)
    yield ask("game.hint", game="g", ply=6, limit=2)
    yield ask("game.review", game="g", seat=0, round=1)
    yield ask("game.view", game="g", viewer=None, at=4)
    yield ask("game.pop", game="g", ply=6, to=4, viewer=2)
    yield ask("game.sgn", game="g")
    yield ask("position.check", spn="12/13/14 - - 1p 0/0/0 0/0/0 111 1/3 1 0/0/0", relaxed=True)
    yield ask("position.check", spn="12/13/14 - - 1p 0/0/0 0/0/0 111 1/3 1 0/0/0")
    diagram = "29648265/3746/719383 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0"
    yield ask("position.svg", spn=diagram, relaxed=True, seat=0, width=10)
    yield ask("quiz.make", spn=diagram, relaxed=True, kind="beat", names=["Ann", "Bo", "Cy"])
    yield ask("quiz.make", spn=diagram, relaxed=True, kind="score")
    wrong = {"v": 1, "kind": "count", "spn": diagram, "relaxed": True, "seat": 1, "answer": 2}
    yield ask("quiz.check", quiz=json.dumps(wrong))
    yield ask("sgn.frames", sgn='[SGN "1"]\n[Rules "SCOUT"]\n[Seat1 "Ann"]\n')
    yield ask("game.save", game="other")


def talk() -> str:
    """Requests and replies, a line for each part of a reply."""
    session = Session()
    lines = []
    for request in requests():
        lines.append(f"> {request}")
        replies = map(json.loads, session.steps(request))
        # How often progress is reported is a matter of time.
        lines += [f"< {line}" for reply in replies if "progress" not in reply for line in parts(reply)]
    return "\n".join(lines) + "\n"


def parts(message: dict[str, Any], path: str = "") -> Iterator[str]:
    for key, value in message.items():
        if key in ("result", "view"):
            yield from parts(value, f"{path}{key}.")
        elif key == "save":
            # The date of a new game is the one thing that changes from run to run.
            yield f"{path}{key} {re.sub('Date .{14}', 'Date ...', json.dumps(value))}"
        else:
            yield f"{path}{key} {json.dumps(value)}"


def test_the_wire_is_as_recorded() -> None:
    assert talk() == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(talk(), encoding="utf-8")
