"""How soon one can play: our page against a bare page that only loads Pyodide, as parts of the bare page's time.

    python build_wheel.py && python tools/bench_boot.py

In one run, turn by turn, each in a browser context that was never used before, in the browser that SCOUT_BROWSER names:

- bare: a page that does nothing but `loadPyodide` with the files as npm ships them, and one `runPython("1")`;
- first: our page, from navigation to a hand that was dealt and can be tapped, Play being pressed as soon as it can be;
- later: the same on the second and on the third visit, served by the service worker.

Medians. The server compresses what static hosts compress (wasm, scripts, texts, and neither .zip nor .whl) and lets it
be cached for ten minutes, as GitHub Pages does.
"""

from __future__ import annotations

import argparse
import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from tools.build.command import DIST
from tools.build.engine import pyodide
from tools.build.server import Compressing

ARGUMENTS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
# What is to be reached: the bare page's first visit is 1.
TARGETS = {"first visit": 0.45, "second visit": 0.35, "third visit": 0.35, "first contentful paint": 0.1}

BARE = """<!doctype html>
<title>bare</title>
<script type="module">
  import { loadPyodide } from "./pyodide/pyodide.mjs";
  const python = await loadPyodide();
  python.runPython("1");
  document.title = performance.now();
</script>
"""

# Runs before anything of the page: presses Play, and writes down when the hand can be tapped.
PRESS = """
addEventListener("DOMContentLoaded", () => {
  const look = () => {
    const play = document.querySelector("scout-setup button[type=submit]");
    if (play && !play.disabled && !window.pressed) {
      window.pressed = performance.now();
      play.click();
    }
    if (document.querySelector(".app[data-screen=turning]:not([data-busy]) scout-turning input")) {
      window.dealt = performance.now();
    } else requestAnimationFrame(look);
  };
  look();
});
"""
TIMES = """
() => ({
  dealt: window.dealt,
  pressed: window.pressed,
  painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
})
"""


def bare(browser: Browser, address: str) -> float:
    """Milliseconds until the bare page has run Python."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{address}bare.html")
    page.wait_for_function("() => document.title !== 'bare'")
    taken = float(page.title())
    context.close()
    return taken


def visit(page: Page, address: str) -> dict[str, float]:
    """Open our page in an empty tab; the times of it."""
    page.add_init_script(PRESS)
    page.goto(f"{address}scout/")
    page.wait_for_selector(".app[data-screen=turning]:not([data-busy]) scout-turning input", state="attached")
    times: dict[str, float] = page.evaluate(TIMES)
    return times


def ours(browser: Browser, address: str, visits: int) -> list[dict[str, float]]:
    """The times of several visits, one after the other; from the second on the service worker answers."""
    context = browser.new_context()
    times = []
    for _ in range(visits):
        page = context.new_page()
        times.append(visit(page, address))
        # All of it is kept, and the browser has had time to write down what it compiled.
        page.wait_for_selector(".offline[data-offline=ready]", state="attached")
        page.wait_for_timeout(3000)
        page.close()
    context.close()
    return times


def measure(browser: Browser, address: str, rounds: int) -> tuple[list[float], dict[str, list[float]]]:
    """The times of the bare page, and ours by their names."""
    times: list[float] = []
    found: dict[str, list[float]] = {name: [] for name in (*TARGETS, "Play can be pressed")}
    for _ in range(rounds):
        times.append(bare(browser, address))
        first, second, third = ours(browser, address, 3)
        found["first visit"].append(first["dealt"])
        found["second visit"].append(second["dealt"])
        found["third visit"].append(third["dealt"])
        found["first contentful paint"].append(first["painted"])
        found["Play can be pressed"].append(first["pressed"])
        print(".", end="", flush=True)
    print()
    return times, found


def main(arguments: Sequence[str] | None = None) -> None:
    """Serve, visit, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args(arguments)
    server = Compressing({"bare.html": BARE.encode()}, {"scout/": DIST, "pyodide/": pyodide()})
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("SCOUT_BROWSER"), args=ARGUMENTS)
        # The browser's own first time is nobody's.
        bare(browser, address)
        whole, found = measure(browser, address, options.rounds)
        browser.close()
    base = median(whole)
    print(f"{'':24}{'ms':>7}{'part':>8}  asked for")
    print(f"{'bare page':24}{base:7.0f}{1:8.2f}")
    for name, values in found.items():
        target = f"{TARGETS[name]:10.2f}" if name in TARGETS else ""
        print(f"{name:24}{median(values):7.0f}{median(values) / base:8.2f}{target}")


if __name__ == "__main__":
    main()
