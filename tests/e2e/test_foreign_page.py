"""Somebody else's page, with a Pyodide as its makers publish it, installs our wheel from our site and plays."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tools.build import engine, environment
from tools.build.command import DIST

from .conftest import serving

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A site about card games</title>
<link rel="icon" href="data:,">
<p id="result" role="status">playing</p>
<script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
const pyodide = await loadPyodide();
await pyodide.loadPackage(new URL("MICROPIP", location.href).href);
const result = document.getElementById("result");
try {
  result.textContent = await pyodide.runPythonAsync(`
import micropip
await micropip.install("WHEEL")

import random
from scout_core import Position

position = Position.deal(4, seed="a foreign page")
rng = random.Random(1)
while position.outcome is None:
    position, events = position.play(rng.choice(position.legal_moves))
f"played: {position.outcome.termination.value}"
`);
} catch (error) {
  result.textContent = `failed: ${error.message}`;
}
</script>
</html>
"""


@pytest.fixture
def foreign_site(tmp_path: Path, site: str) -> Iterator[str]:
    """Another origin that has Pyodide and micropip of its own, and of ours only the address of the wheel."""
    [micropip] = environment.wheels("pyodide").glob("micropip-*.whl")
    [wheel] = DIST.glob("*.whl")
    (tmp_path / "pyodide").symlink_to(engine.pyodide())
    (tmp_path / micropip.name).symlink_to(micropip)
    html = PAGE.replace("MICROPIP", micropip.name).replace("WHEEL", f"{site}{wheel.name}")
    (tmp_path / "index.html").write_text(html, encoding="utf-8")
    yield from serving(tmp_path)


def test_it_plays_a_round_with_our_wheel(page: Page, foreign_site: str, own_origins: set[str]) -> None:
    own_origins.add(foreign_site.rstrip("/"))
    page.goto(foreign_site)
    expect(page.get_by_role("status")).not_to_have_text("playing")
    assert page.get_by_role("status").inner_text() in ("played: emptied", "played: unbeaten")
