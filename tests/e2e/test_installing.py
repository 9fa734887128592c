"""The page as an app: what a browser needs to install it, and when it is asked and offered."""

from __future__ import annotations

import json
import os
import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tools.build.command import WEB

from .player import Player
from .releases import Device, Host, ready
from .tables import PHONE, begin, fix_dice, kept, reload, set_up, to_own_turn, to_screen

MANIFEST = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
TOUCH_ICON = WEB / "icons" / "touch.png"
TOUCH_SIDE = 180


def size_of(png: Path) -> str:
    """Width and height, as a manifest writes them."""
    width, height = struct.unpack(">II", png.read_bytes()[16:24])
    return f"{width}x{height}"


def test_a_browser_would_install_it_from_below_the_root(phone: Device, net: Host) -> None:
    page = phone.open(net.site)
    page.goto("")
    ready(page)
    talk = phone.context.new_cdp_session(page)
    found = talk.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["manifest"]["scope"] == found["manifest"]["startUrl"] == net.site
    # No `id` is written: browsers would read it from the root of the host, and take every copy there for the same app.
    assert talk.send("Page.getAppId")["appId"] == net.site
    assert talk.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_every_picture_is_there_in_the_size_that_is_told() -> None:
    purposes = {icon["purpose"] for icon in MANIFEST["icons"]}
    assert purposes == {"any", "maskable", "monochrome"}
    for picture in [*MANIFEST["icons"], *MANIFEST["screenshots"], *MANIFEST["shortcuts"][0]["icons"]]:
        path = WEB / picture["src"]
        assert path.is_file(), path
        if path.suffix == ".png":
            assert size_of(path) == picture["sizes"]


DIFFERENCE = """
async ([drawing, picture, side]) => {
  const pixels = async (source) => {
    const image = new Image(side, side);
    image.src = source;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side }).getContext("2d");
    canvas.drawImage(image, 0, 0, side, side);
    return canvas.getImageData(0, 0, side, side).data;
  };
  const [a, b] = [await pixels(drawing), await pixels(picture)];
  return a.reduce((sum, value, at) => sum + Math.abs(value - b[at]), 0) / a.length;
}
"""


def test_the_touch_icon_is_the_drawing(page: Page) -> None:
    """Apple wants a picture, without holes. Drawn anew with SCOUT_PICTURES=1."""
    page.set_viewport_size({"width": TOUCH_SIDE, "height": TOUCH_SIDE})
    if os.environ.get("SCOUT_PICTURES"):
        page.goto("icons/maskable.svg")
        page.screenshot(path=TOUCH_ICON)
    page.goto("licences.html")
    assert page.evaluate(DIFFERENCE, ["icons/maskable.svg", "icons/touch.png", TOUCH_SIDE]) < 2
    assert TOUCH_ICON.stat().st_size < 20_000


@pytest.mark.parametrize("shape", ["narrow", "wide"])
def test_the_screenshots(browser: Browser, browser_context_args: dict, shape: str) -> None:
    """Taken anew with SCOUT_PICTURES=1; bring them to a palette of 128 colours before they are committed."""
    options = PHONE if shape == "narrow" else {"viewport": {"width": 1280, "height": 800}}
    with browser.new_context(**browser_context_args, **options) as context:
        fix_dice(context, 3)
        page = context.new_page()
        page.emulate_media(reduced_motion="reduce")
        player = Player(page)
        set_up(player, players=5)
        to_own_turn(player, lambda: page.locator(".set-card").count() >= 2 and page.locator(".bracket").count() >= 1)
        picture = WEB / "screenshots" / f"{shape}.png"
        if os.environ.get("SCOUT_PICTURES"):
            page.screenshot(path=picture)
        assert picture.stat().st_size < 100_000


def test_the_shortcut_begins_a_new_game_and_keeps_the_old(page: Page) -> None:
    player = Player(page)
    set_up(player, players=3)
    to_own_turn(player)
    # Written, before the page is left.
    kept(page)
    page.goto(MANIFEST["shortcuts"][0]["url"])
    expect(page.get_by_role("button", name=re.compile("^Play"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Resume"))).to_be_visible()
    assert "new" not in page.url
    page.reload()
    expect(page.locator(".app[data-screen=table]")).to_be_visible()


# A browser that would ask, and writes down what it is asked.
BROWSER = """
window.asked = [];
navigator.storage.persist = async () => { window.asked.push("persist"); return true; };
window.offerInstall = () => {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  event.prompt = async () => { window.asked.push("install"); };
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
"""


def install_offer(page: Page) -> Locator:
    return page.get_by_role("region", name="Keep SCOUT on this device, like an app?")


@pytest.fixture
def asking(context: BrowserContext, page: Page) -> Player:
    """Somebody at the first sheet, in a browser that could install."""
    context.add_init_script(BROWSER)
    player = Player(page)
    page.goto("")
    # What is seen before is drawn without any script.
    expect(page.locator("scout-offline")).to_be_attached()
    assert page.evaluate("offerInstall()")
    return player


def test_after_the_first_whole_game_it_asks_to_be_kept_and_offers_to_be_installed(asking: Player, page: Page) -> None:
    player = asking
    begin(player, players=2)
    to_screen(player, "result")
    expect(install_offer(page)).to_have_count(0)
    assert page.evaluate("asked") == []
    player.game()
    expect(install_offer(page)).to_be_visible()
    assert page.evaluate("asked") == ["persist"]
    install_offer(page).get_by_role("button", name="Install").click()
    expect(install_offer(page)).to_have_count(0)
    assert page.evaluate("asked") == ["persist", "install"]

    # Once on a device: at the next result nothing is asked and nothing offered.
    reload(page)
    expect(page.locator(".app[data-screen=result] .result")).to_be_visible()
    assert page.evaluate("offerInstall()")
    player.press(player.action("Play again"))
    # Pressed before the engine has the game, it waits for that.
    expect(page.locator(".app[data-screen=result]")).to_have_count(0)
    player.game()
    expect(install_offer(page)).to_have_count(0)
    assert page.evaluate("asked") == []
