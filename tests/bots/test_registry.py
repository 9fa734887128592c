"""The list of bots, and that it costs nothing until one is made."""

import sys
from importlib import import_module

import pytest

from scout_core import ScoutError
from scout_core.bots import BotInfo, bot_infos, make_bot


def test_the_bots_are_listed_weakest_to_strongest():
    infos = bot_infos()
    assert [info.rank for info in infos] == list(range(len(infos)))
    assert [info.id for info in infos if info.id in ("random", "greedy", "planner")] == ["random", "greedy", "planner"]
    assert infos[0] == BotInfo("random", 0)


@pytest.mark.parametrize("info", bot_infos(), ids=lambda info: info.id)
def test_every_listed_bot_can_be_made_and_knows_its_name(info):
    assert make_bot(info.id).id == info.id


@pytest.mark.parametrize("name", ["", "Planner", "oracle", "planner_bot"])
def test_an_unknown_bot_is_refused_by_name(name):
    with pytest.raises(ScoutError, match=r"there are random, .*planner") as refusal:
        make_bot(name)
    assert refusal.value.code == "unknown-bot"


def test_importing_the_package_loads_no_bot():
    """In the page every module costs time before the first screen can be used."""
    ours = {name: sys.modules.pop(name) for name in list(sys.modules) if name.split(".")[0] == "scout_core"}
    try:
        import_module("scout_core")
        assert not [name for name in sys.modules if name.startswith("scout_core.bots")]
        import_module("scout_core.bots").bot_infos()
        assert not [name for name in sys.modules if name.startswith("scout_core.bots") and name.endswith("_bot")]
    finally:
        for name in [name for name in sys.modules if name.split(".")[0] == "scout_core"]:
            del sys.modules[name]
        sys.modules.update(ours)
