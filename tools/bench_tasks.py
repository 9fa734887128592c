"""How long the page's own thread is busy at a time while games are played: the Long Tasks API, through whole games.

    python build_wheel.py && python tools/bench_tasks.py

Plays by mouse in the browser that SCOUT_BROWSER names, computer players at full speed, once as the machine is and once
with the processor slowed four times. Prints every task of more than 50 ms, and whether a computer player was thinking
just then; while one thinks there shall be none.
"""

from __future__ import annotations

import argparse
import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.player import Player
from tests.e2e.tables import set_up
from tools.build.command import DIST
from tools.build.server import Server

ARGUMENTS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]

# Notes every long task, and when the engine was asked for a computer player's move until it answered.
WATCH = """
async () => {
  const { engine } = await import(new URL("js/engine.js", document.baseURI).href);
  window.tasks = [];
  window.thinking = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.tasks.push([startTime, startTime + duration]);
  }).observe({ type: "longtask" });
  const ask = engine.request.bind(engine);
  engine.request = async (method, ...rest) => {
    const begin = performance.now();
    try {
      return await ask(method, ...rest);
    } finally {
      if (method === "game.bot") window.thinking.push([begin, performance.now()]);
    }
  };
}
"""


def play(browser: Browser, address: str, players: int, slowed: int) -> tuple[list[tuple[float, bool]], int]:
    """A whole game; how long each long task was and whether somebody thought meanwhile, and how often one thought."""
    context = browser.new_context(base_url=address, service_workers="block")
    page = context.new_page()
    player = Player(page)
    set_up(player, players=players)
    page.evaluate(WATCH)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    player.game()
    tasks, thinking = page.evaluate("[window.tasks, window.thinking]")
    context.close()
    found = [(end - begin, any(begin < late and early < end for early, late in thinking)) for begin, end in tasks]
    return found, len(thinking)


def main(arguments: Sequence[str] | None = None) -> None:
    """Serve, play, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", choices=[2, 3, 4, 5], default=[3, 5])
    parser.add_argument("--slowed", type=int, nargs="+", default=[1, 4], help="how many times the processor is slowed")
    options = parser.parse_args(arguments)
    expect.set_options(timeout=120_000)
    server = Server(DIST)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("SCOUT_BROWSER"), args=ARGUMENTS)
        print("players  slowed  moves of computers  tasks over 50 ms: while one thinks (ms)   else (ms)")
        for players in options.players:
            for slowed in options.slowed:
                tasks, moves = play(browser, f"http://127.0.0.1:{server.server_port}/", players, slowed)
                while_thinking, other = (
                    " ".join(f"{taken:.0f}" for taken, thinks in tasks if thinks is kind) or "none"
                    for kind in (True, False)
                )
                print(f"{players:>7}{slowed:>8}{moves:>20}  {while_thinking:<42} {other}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
