"""Inside Pyodide, from the site's own files: import all of the engine, use it through the wire, tell about it."""

import importlib
import json
import pkgutil

import scout_core
from scout_core.wire import Session

# What only the command line needs of the library doesn't ship (COMMAND_LINE in tools/build/engine.py).
elsewhere = ("scout_core.__main__", "scout_core.links")
names = [module.name for module in pkgutil.walk_packages(scout_core.__path__, "scout_core.")]
modules = [name for name in names if name not in elsewhere]
for name in modules:
    importlib.import_module(name)

session = Session()


def ask(method: str, **params: object) -> dict:
    reply = json.loads(session.handle(json.dumps({"v": 1, "id": 1, "method": method, "params": params})))
    if "error" in reply:
        raise SystemExit(f"{method}: {reply['error']}")
    return reply["result"]


bot = ask("engine.hello")["bots"][0]["id"]
view = ask("game.new", game="g", names=["A", "B", "C", "D"], viewer=None, seed="library")["view"]
while view["final"] is None:
    view = ask("game.bot", game="g", ply=view["ply"], bot=bot, viewer=None)["view"]

diagram = {"spn": "29648265/3746/719383 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0", "relaxed": True}
ask("position.svg", **diagram, lang="fa")
quiz = ask("quiz.make", **diagram, kind="beat")["quiz"]
ask("quiz.check", quiz=quiz)

print(json.dumps({"players": view["players"], "final": view["final"], "modules": modules}))
