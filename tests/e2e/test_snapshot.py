"""A later start goes on from a snapshot of Python's memory, and does without when anything is wrong with it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .embeds import SPN
from .player import Player
from .releases import Device, Host, expect_build, ready
from .tables import begin, check_result
from .test_boot import HELLO, START
from .test_releases import CHANGED, offer, publish

PREPARED = ".offline[data-prepared]"
KEYS = """
async () => {
  const name = (await caches.keys()).find((one) => one.endsWith(" snapshot"));
  return name ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
}
"""
# Another byte somewhere in it; or in its head, by which Pyodide knows it, with the digest of what it is now.
SPOIL = """
async (right) => {
  const name = (await caches.keys()).find((one) => one.endsWith(" snapshot"));
  const cache = await caches.open(name);
  const [request] = await cache.keys();
  const response = await cache.match(request);
  const body = new Uint8Array(await response.arrayBuffer());
  body[right ? body.indexOf(10) + 1 : body.length >> 1] ^= 1;
  const headers = new Headers(response.headers);
  if (right) {
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
    headers.set("X-Digest", Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
  await cache.put(request, new Response(body, { headers }));
}
"""


# Counts the workers that are to make one, and knows what it is decided by whether there is to be any.
COUNT = """
window.makers = 0;
window.Worker = class extends Worker {
  constructor(address, options) {
    super(address, options);
    if (options?.name.split(" ").includes("snapshot")) window.makers += 1;
  }
};
window.looks = [];
for (const name of ["keys", "put"]) {
  const original = Cache.prototype[name];
  Cache.prototype[name] = function (...args) {
    const looked = original.apply(this, args);
    window.looks.push(looked);
    return looked;
  };
}
"""
MAKERS = """
async () => {
  while (window.looks.length === 0) await new Promise(requestAnimationFrame);
  for (const look of window.looks) {
    await look;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return window.makers;
}
"""


def prepared(device: Device, net: Host) -> Page:
    """A browser that has seen a deal, and kept a snapshot since; on a page that starts nothing by itself."""
    page = device.open(net.site)
    page.goto("")
    page.get_by_role("button", name=re.compile("^Play")).click()
    expect(page.locator(PREPARED)).to_be_attached()
    page.goto("licences.html")
    return page


def start(page: Page, request: str = HELLO) -> tuple[bool, dict[str, Any]]:
    """Start an engine: whether from a snapshot, and what it answers to a request."""
    *_, begun, reply = page.evaluate(START, request)
    return begun["resumed"], reply["result"]


def new_game(page: Page) -> tuple[bool, dict[str, Any]]:
    """Start an engine and have it deal with a seed of its own."""
    params = {"game": "g", "names": ["A", "B", "C"], "viewer": 0}
    return start(page, json.dumps({"v": 1, "id": 1, "method": "game.new", "params": params}))


def test_a_later_start_goes_on_from_a_snapshot_without_a_network(phone: Device, net: Host) -> None:
    page = prepared(phone, net)
    phone.close()
    net.stop()
    page = phone.open(net.site)
    phone.drop_http_cache()
    page.goto("licences.html")
    resumed, hello = start(page)
    assert resumed
    assert hello["players"] == [2, 3, 4, 5]
    # What comes later finds its place as well.
    params = {"spn": SPN, "relaxed": True}
    resumed, picture = start(page, json.dumps({"v": 1, "id": 1, "method": "position.svg", "params": params}))
    assert resumed
    assert picture["svg"].startswith("<svg")


def test_a_whole_game_from_a_snapshot(phone: Device, net: Host) -> None:
    page = prepared(phone, net)
    page.goto("?new=1")
    player = Player(page)
    begin(player, players=2)
    player.game()
    check_result(page, 2)


def test_no_two_starts_draw_the_same(phone: Device, net: Host) -> None:
    page = prepared(phone, net)
    (resumed, one), (again, other) = new_game(page), new_game(page)
    assert (resumed, again) == (True, True)
    assert one["save"] != other["save"]


@pytest.mark.parametrize("right", [False, True], ids=["damaged", "refused by Python"])
def test_a_snapshot_that_is_of_no_use_is_thrown_away(phone: Device, net: Host, right: bool) -> None:
    page = prepared(phone, net)
    page.evaluate(SPOIL, right)
    resumed, hello = start(page)
    assert not resumed
    assert hello["players"] == [2, 3, 4, 5]
    assert page.evaluate(KEYS) == []


def test_there_is_one_of_the_present_version_alone(phone: Device, net: Host) -> None:
    page = prepared(phone, net)
    [old] = page.evaluate(KEYS)
    page.goto("?new=1")
    ready(page)
    new = publish(net, page)
    offer(page).get_by_role("button", name="Use it now").click()
    expect_build(page, new)
    # The game goes on there.
    expect(page.locator(PREPARED)).to_be_attached()
    [now] = page.evaluate(KEYS)
    assert f"snapshot?{new}&" in now
    assert f"snapshot?{new}&" not in old


def test_what_fails_twice_is_not_tried_until_the_next_version(phone: Device, net: Host) -> None:
    worker = net.folder / "js" / "engine-worker.js"
    text = worker.read_text(encoding="utf-8")
    worker.write_text(text.replace("makeMemorySnapshot()", "noSuchThing()"), encoding="utf-8")
    net.publish({CHANGED: "// fails\n"})
    page = phone.open(net.site)
    phone.context.add_init_script(COUNT)
    page.goto("")
    page.get_by_role("button", name=re.compile("^Play")).click()
    assert page.evaluate(MAKERS) == 1
    page.reload()
    assert page.evaluate(MAKERS) == 1
    page.reload()
    assert page.evaluate(MAKERS) == 0
    page.goto("?new=1")
    ready(page)
    new = publish(net, page)
    offer(page).get_by_role("button", name="Use it now").click()
    expect_build(page, new)
    assert page.evaluate(MAKERS) == 1
