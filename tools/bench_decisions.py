"""How long a computer player thinks in the browser: median and 95th percentile of a decision, by number of players.

    python build_wheel.py && python tools/bench_decisions.py ringmaster --games 3

Plays whole games on the built site, in the page's own worker, with that bot in every seat, in the browser that
SCOUT_BROWSER names. Times are those that the page sees: a request to the engine, the choice, the move, the reply. The
first game of each number of players warms up and is not counted.
"""

from __future__ import annotations

import argparse
import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import sync_playwright

from tools.build.command import DIST
from tools.build.server import Server

ARGUMENTS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
PLAY = """
async ([bot, players, games]) => {
  const { engine } = await import("./js/engine.js");
  const names = Array.from({ length: players }, (_, seat) => `Seat ${seat + 1}`);
  const times = [];
  for (let number = 0; number <= games; number++) {
    const game = `bench${number}`;
    let { view } = await engine.request("game.new", { game, names, seed: `${players}/${number}`, viewer: null });
    while (view.phase !== "over") {
      const begin = performance.now();
      ({ view } = await engine.request("game.bot", { game, ply: view.ply, bot, viewer: null }));
      if (number) times.push(performance.now() - begin);
    }
  }
  return times;
}
"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Serve, play, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=3, help="of each number of players")
    parser.add_argument("--players", type=int, nargs="+", choices=[2, 3, 4, 5], default=[2, 3, 4, 5])
    options = parser.parse_args(arguments)
    server = Server(DIST)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("SCOUT_BROWSER"), args=ARGUMENTS)
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        print("players  decisions    median      p95      max (ms)")
        for players in options.players:
            times = page.evaluate(PLAY, [options.bot, players, options.games])
            middle, slow = median(times), quantiles(times, n=20)[-1]
            print(f"{players:>7}{len(times):>11}{middle:>10.1f}{slow:>9.1f}{max(times):>9.1f}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
