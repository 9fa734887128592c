"""WebKitGTK, the engine that is nearest to Safari: the main paths, also as narrow as a phone."""

from __future__ import annotations

import re

from selenium.webdriver import WebKitGTK

from tests.e2e.embeds import all_kinds
from tests.e2e.releases import Host

from .table import CRAMPED, Table

# Its windows are never narrower than about 450 px.
PHONE = '<!doctype html><title>A phone</title><iframe src="./" width="360" height="640"></iframe>'


def test_a_whole_game_and_then_one_without_a_network(webkit: WebKitGTK, net: Host) -> None:
    webkit.set_window_size(500, 900)
    webkit.get(net.site)
    table = Table(webkit)
    table.begin()
    while table.step():
        pass
    title = table.see("h1, h2, .result-title").text
    assert re.search("win the game!|wins the game!|share the win!", table.see("main").text), title
    table.until(lambda: webkit.execute_script("return !!document.querySelector('[data-offline=ready]')"), "not kept")

    net.stop()
    webkit.refresh()
    table.press(table.action("next"))
    assert table.decision() == "turning"
    assert table.step()
    assert table.step()


def test_it_fits_a_phone(webkit: WebKitGTK, net: Host) -> None:
    (net.folder / "phone.html").write_text(PHONE, encoding="utf-8")
    webkit.get(f"{net.site}phone.html")
    webkit.switch_to.frame(0)
    table = Table(webkit)
    table.see(".setup-play:not(:disabled)")
    assert webkit.execute_script("return [innerWidth, document.documentElement.scrollWidth]") == [360, 360]
    table.begin()
    assert table.step()
    assert table.decision() in ("table", "result")
    assert webkit.execute_script(CRAMPED) == []
    assert webkit.execute_script("return document.documentElement.scrollWidth") == 360


def test_all_kinds_in_the_page_of_another_site(webkit: WebKitGTK, net: Host) -> None:
    (net.folder / "other.html").write_text(all_kinds(net.site), encoding="utf-8")
    webkit.set_window_size(900, 1000)
    webkit.get(f"{net.site.replace('127.0.0.1', 'localhost')}other.html")
    table = Table(webkit)
    drawn = """return ["position", "replay", "quiz"].filter((kind) =>
      document.querySelector(`scout-${kind}`).shadowRoot?.querySelector(".is-large .place svg")?.checkVisibility())"""
    table.until(lambda: len(webkit.execute_script(drawn)) == 3, "not all elements are drawn")
    for frame in ("p", "g", "q"):
        table.see(f"#{frame}[data-sized=yes]")
    # Its driver finds nothing in shadow trees from outside.
    press = """const replay = document.querySelector("scout-replay").shadowRoot;
      replay.querySelector("[aria-label='One move on']").click();"""
    webkit.execute_script(press)
    slider = """return document.querySelector("scout-replay").shadowRoot.querySelector("input").ariaValueText"""
    table.until(lambda: webkit.execute_script(slider).startswith("1 of"), "the replay doesn't move")

    game = webkit.execute_script("return document.querySelector('scout-game').shadowRoot.querySelector('iframe')")
    webkit.execute_script("arguments[0].scrollIntoView()", game)
    webkit.switch_to.frame(game)
    play = "return document.querySelector('scout-poster')?.shadowRoot?.querySelector('.go')"
    webkit.execute_script("arguments[0].click()", table.until(lambda: webkit.execute_script(play), "no poster"))
    assert table.decision() == "turning"
    # It has grown, and is to be pressed where it can be seen.
    webkit.switch_to.default_content()
    webkit.execute_script("arguments[0].scrollIntoView()", game)
    webkit.switch_to.frame(game)
    assert table.step()
    table.decision()
