"""Inside Pyodide, from the site's own files: import all of the engine, play a game through the wire, tell about it."""

import importlib
import json
import pkgutil

import scout_core
from scout_core.wire import Session

modules = [module.name for module in pkgutil.walk_packages(scout_core.__path__, "scout_core.")]
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

print(json.dumps({"players": view["players"], "final": view["final"], "modules": modules}))
