"""Has the engine do once what a game begins with. make_snapshot.mjs imports it: what comes of it stays in memory."""

from __future__ import annotations

from scout_core.wire import Session


def main() -> None:
    """Deal, and have computer players think, for which they read their weights."""
    session = Session()
    for request in (
        '"game.new", "params": {"game": "early", "viewer": 0, "names": ["A", "B", "C"], "seed": "early"}',
        *(
            f'"game.bot", "params": {{"game": "early", "viewer": 0, "ply": {ply}, "bot": "ringmaster"}}'
            for ply in range(4)
        ),
    ):
        reply = session.handle(f'{{"v": 1, "id": 0, "method": {request}}}')
        assert '"result"' in reply, reply


main()
