"""What the package gives at its top, and what that costs."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

import scout_core
from scout_core.bots import rank_moves
from scout_core.wire import Session


def test_every_name_it_tells_of_is_there() -> None:
    for name in scout_core.__all__:
        assert getattr(scout_core, name) is not None
    assert (scout_core.rank_moves, scout_core.Session) == (rank_moves, Session)
    with pytest.raises(AttributeError, match="no attribute 'no_such_name'"):
        scout_core.no_such_name  # noqa: B018


def test_the_engine_alone_imports_neither_computer_players_nor_the_wire() -> None:
    """In the page every module costs time before the first screen can be used."""

    def ours() -> list[str]:
        return [name for name in sys.modules if name.split(".")[0] == "scout_core"]

    late = {"scout_core.bots", "scout_core.svg", "scout_core.wire"}
    never = {"scout_core.__main__", "scout_core.links", "scout_core.quiz"}
    kept = {name: sys.modules.pop(name) for name in ours()}
    try:
        fresh = import_module("scout_core")
        assert late.isdisjoint(ours())
        assert callable(fresh.Session)
        assert {"scout_core.bots", "scout_core.svg"}.isdisjoint(ours())
        assert callable(fresh.position_svg)
        assert callable(fresh.rank_moves)
        assert late <= set(ours())
        assert never.isdisjoint(ours())
    finally:
        for name in ours():
            del sys.modules[name]
        sys.modules.update(kept)
