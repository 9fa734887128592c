"""The frames of the site in somebody else's pages: what they show, tell and hear, and what they leave alone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, ViewportSize, expect

from scout_core.links import packed_link

from .conftest import forgive, watch
from .embeds import QUIZ, SPN, attribute, expect_whole, fixture_game, heard, inside, position_link, told, write_page
from .player import FramePlayer, Player
from .tables import check_result, kept, set_pace, set_up, to_own_turn

# Higher than a game.
ROOMY: ViewportSize = {"width": 1280, "height": 1000}
LANGUAGE = "dialog scout-language select"


def test_frames_talk_to_the_page_around_and_to_nobody_else(
    page: Page, other: tuple[Path, str], site: str, complaints: list[str]
) -> None:
    folder, address = other
    embed = f"{site}embed.html"
    game = fixture_game(3)
    sources = {
        "p": position_link(SPN, marks="5-7"),
        "g": packed_link("g", game, ply="12"),
        "q": packed_link("q", QUIZ),
        "play": "#play&players=3&bot=clown",
        "bad": "#g=abc",
        "box": position_link(SPN),
        "boxed": "#play",
    }
    sandboxes = {"box": "allow-scripts", "boxed": "allow-scripts"}
    frames = "".join(
        f'<iframe id="{name}" src="{attribute(embed + link)}" title="{name}"'
        + (f' sandbox="{sandboxes[name]}"' if name in sandboxes else "")
        + "></iframe>"
        for name, link in sources.items()
    )
    write_page(folder, site, f'<div dir="rtl">{frames}</div>', attributes='lang="ar" dir="rtl"')
    page.set_viewport_size({"width": 376, "height": 640})
    page.goto(address)

    shown = {name: page.locator(f"#{name}").content_frame for name in sources}
    kinds = {"p": "position", "g": "game", "q": "quiz", "play": "play", "box": "position"}
    for name, kind in kinds.items():
        assert heard(page, name, "ready")["kind"] == kind
    expect(shown["bad"].get_by_text("This address is damaged or cut short.")).to_be_visible()
    assert heard(page, "bad", "error")["message"]
    inside(page.locator("#boxed")).get_by_role("button", name="Play").click()
    expect(shown["boxed"].get_by_text("must also allow \u201callow-same-origin\u201d")).to_be_visible()

    # As high as what is in it: no scroll bars.
    for name in sources:
        heard(page, name, "resize")
        expect_whole(page.locator(f"#{name}"))

    replay = shown["g"].get_by_role("slider")
    expect(replay).to_have_attribute("aria-valuetext", re.compile("^12 of"))
    page.evaluate("tell('g', { type: 'goto', ply: 3 })")
    expect(replay).to_have_attribute("aria-valuetext", re.compile("^3 of"))
    inside(page.locator("#g")).get_by_role("button", name="One move on").click()
    assert heard(page, "g", "move")["ply"] == 4
    page.evaluate("tell('p', { type: 'setTheme', theme: 'dark' })")
    expect(shown["p"].locator("html")).to_have_css("color-scheme", "dark")
    page.evaluate("tell('p', { type: 'setLang', lang: 'fa' })")
    expect(shown["p"].locator(".frame")).to_have_attribute("dir", "rtl")
    # The document says which language is shown: of the frame, else of the browser.
    expect(shown["p"].locator("html")).to_have_attribute("lang", "fa")
    for name in ("g", "q", "play", "bad"):
        expect(shown[name].locator("html")).to_have_attribute("lang", "en")
    page.evaluate("link => tell('q', { type: 'load', link })", position_link(SPN, caption="Anew"))
    expect(shown["q"].get_by_text("Anew")).to_be_visible()

    # What nobody should say, and from whom it must not come.
    wrong = [
        {"type": "goto", "ply": "5"},
        {"type": "goto", "ply": -7},
        {"type": "load", "link": "javascript:alert(1)"},
        {"type": "load", "link": 7},
        {"type": "setLang", "lang": "<b>"},
        {"type": "toString"},
        {"type": "nothing"},
        {"type": "goto", "ply": 9, "scout": 2},
        {"type": "goto", "ply": 9, "scout": "1"},
    ]
    page.evaluate("all => all.forEach((one) => tell('g', one))", wrong)
    page.evaluate("document.getElementById('g').contentWindow.postMessage('scout', '*')")
    sibling = next(frame for frame in page.frames if frame.name == "" and "#play" in frame.url)
    sibling.evaluate("parent.frames[1].postMessage({ scout: 1, type: 'goto', ply: 9 }, '*')")
    # Messages come in order: once this one has come, the others have been left aside.
    page.evaluate("tell('g', { type: 'goto', ply: 6 })")
    expect(replay).to_have_attribute("aria-valuetext", re.compile("^6 of"))
    assert complaints == []


def test_a_whole_game_in_a_frame(page: Page, other: tuple[Path, str], site: str, context: BrowserContext) -> None:
    folder, address = other
    write_page(folder, site, '<scout-game id="game" players="3" bot="clown" seed="7">Play</scout-game>')
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page.set_viewport_size(ROOMY)
    page.goto(address)
    game = page.locator("#game iframe")
    expect(inside(game).get_by_role("button", name="Play")).to_be_visible()
    assert not [url for url in asked if "pyodide" in url or "engine" in url]

    inside(game).get_by_role("button", name="Play").click()
    player = FramePlayer(game)
    assert player.decision() == "turning"
    set_pace(player, "At once")
    player.game()
    check_result(player.page, 3)

    # What everybody at the table saw, and the scores of each round. It is heard some time after it was told.
    expect(page.locator("html")).to_have_attribute("data-told", re.compile("(result:.*){3}"))
    moves = told(page, "move")
    assert {frozenset(move) - {"scout"} for move in moves} == {frozenset({"ply", "seat", "kind", "cards"})}
    assert {move["kind"] for move in moves} <= {"turn", "show", "scout", "both"}
    assert not [move for move in moves if move["kind"] == "turn" and move["cards"]]
    plies = [move["ply"] for move in moves]
    assert plies == sorted(set(plies))
    results = told(page, "result")
    assert [result["round"] for result in results] == [1, 2, 3]
    assert [sum(result["scores"][seat] for result in results) for seat in range(3)] == results[-1]["totals"]
    most = max(results[-1]["totals"])
    assert ["winners" in result for result in results] == [False, False, True]
    assert results[-1]["winners"] == [seat for seat, total in enumerate(results[-1]["totals"]) if total == most]
    expect_whole(game)

    # The element lets its frame copy.
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.press(player.place("menu"))
    player.press(player.page.locator("[data-open=share]"))
    copied = player.page.get_by_role("status").filter(has_text="Copied.")
    player.press(player.page.get_by_role("button", name="Copy as a picture (PNG)"))
    expect(copied).to_be_visible()
    player.press(player.page.get_by_role("button", name="Copy the lines for a replay"))
    expect(copied).to_be_visible()
    page.goto(address)
    lines = page.evaluate("navigator.clipboard.readText()")
    assert lines.startswith("<script")
    (folder / "replay.html").write_text(f"<!doctype html><meta charset=utf-8><link rel=icon href=data:,>{lines}")
    page.goto(f"{address}replay.html")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", f"0 of {plies[-1]}")


def test_a_game_in_a_frame_leaves_alone_what_the_site_keeps(page: Page, context: BrowserContext) -> None:
    # In a page of the site itself, where nothing parts its storage from the frame's.
    player = Player(page)
    set_up(player, players=2)
    to_own_turn(player)
    everything = "Object.entries({ ...localStorage, ...sessionStorage })"
    before = kept(page), page.evaluate(everything), page.locator(".app").get_attribute("data-ply")

    guide = context.new_page()
    guide.set_viewport_size(ROOMY)
    guide.goto("embed/")
    game = guide.locator("scout-game iframe")
    inside(game).get_by_role("button", name="Play").click()
    guest = FramePlayer(game)
    assert guest.decision() == "turning"
    assert guest.step()
    guest.press(guest.place("menu"))
    guest.page.locator(LANGUAGE).select_option("fa")
    expect(guest.page.locator("html[lang=fa][dir=rtl]")).to_be_attached()
    guest.press(guest.page.locator("dialog .sheet-head button"))
    # Which the page around may choose as well.
    guide.evaluate("document.querySelector('scout-game').lang = 'de'")
    expect(guest.page.locator("html[lang=de][dir=ltr]")).to_be_attached()
    guide.close()

    assert (kept(page), page.evaluate(everything)) == before[:2]
    page.reload()
    expect(page.locator(f'.app[data-screen=table][data-ply="{before[2]}"]')).to_be_visible()
    expect(page.locator("html[lang=en]")).to_be_attached()


BLOCKED = {
    "of others": {"profile": {"cookie_controls_mode": 1, "block_third_party_cookies": True}},
    "all": {"profile": {"default_content_setting_values": {"cookies": 2}}},
}


@pytest.fixture(params=BLOCKED)
def strict_browser(
    request: pytest.FixtureRequest,
    browser_type: BrowserType,
    browser_type_launch_args: dict,
    tmp_path_factory: pytest.TempPathFactory,
    own_origins: set[str],
    complaints: list[str],
) -> Iterator[BrowserContext]:
    """A browser whose owner has blocked what pages keep, by its settings."""
    profile = tmp_path_factory.mktemp("profile")
    (profile / "Default").mkdir()
    (profile / "Default" / "Preferences").write_text(json.dumps(BLOCKED[request.param]), encoding="ascii")
    context = browser_type.launch_persistent_context(profile, **browser_type_launch_args)
    watch(context, own_origins, complaints)
    yield context
    context.close()


def test_a_game_in_a_frame_where_storage_is_blocked(
    strict_browser: BrowserContext, other: tuple[Path, str], site: str, complaints: list[str]
) -> None:
    folder, address = other
    link = f"{site}embed.html#play&amp;players=2&amp;bot=clown"
    write_page(folder, site, f'<iframe id="game" src="{link}" title="game" width="400" height="800"></iframe>')
    page = strict_browser.pages[0]
    page.goto(address)
    game = page.locator("#game")
    inside(game).get_by_role("button", name="Play").click()
    player = FramePlayer(game)
    assert player.decision() == "turning"
    assert player.step()
    player.decision()
    kept_there = "() => { try { return localStorage.length; } catch { return 'blocked'; } }"
    assert inside(game).locator("html").evaluate(kept_there) in (0, "blocked")

    # A frame that the page around doesn't let copy: what would be copied can be taken by hand, or saved.
    player.press(player.place("menu"))
    player.press(player.page.locator("[data-open=share]"))
    player.press(player.page.get_by_role("button", name="Copy the lines for a page"))
    expect(player.page.get_by_role("textbox")).to_have_value(re.compile("<scout-position"))
    player.press(player.page.get_by_role("button", name="Copy as a picture (PNG)"))
    expect(player.page.get_by_role("link", name="Save the picture")).to_be_visible()
    forgive(complaints, "Permissions policy violation: The Clipboard API")


def test_what_a_link_brings_is_shown_over_the_page(page: Page, site: str) -> None:
    page.goto(packed_link("g", fixture_game(3), ply="4"))
    sheet = page.get_by_role("dialog")
    expect(page.get_by_role("heading", name="A game", exact=True)).to_be_visible()
    expect(sheet.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^4 of"))
    sheet.get_by_role("button", name="One move on").click()
    expect(sheet.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^5 of"))
    # Another link in the same page, as one follows it from there.
    page.evaluate("hash => { location.hash = hash; }", packed_link("q", QUIZ))
    expect(page.get_by_role("heading", name="A question", exact=True)).to_be_visible()
    expect(sheet).to_have_count(1)
    for answer in ("5-5", "2-3-4"):
        sheet.get_by_role("checkbox", name=answer).check()
    sheet.get_by_role("button", name="Check").click()
    expect(sheet.get_by_role("status")).to_have_text("Right.")
    sheet.get_by_role("button", name="Close").click()
    expect(page).to_have_url(f"{site}index.html" if page.url.endswith(".html") else site)
    expect(page.locator(".setup-play")).to_be_visible()
    # Back leads to what was before the link.
    page.evaluate("hash => { location.hash = hash; }", packed_link("q", QUIZ))
    expect(page.get_by_role("heading", name="A question", exact=True)).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    page.goto("#g=broken")
    expect(page.get_by_role("heading", name="This link is damaged or cut short.")).to_be_visible()


def test_embeds_are_printed(page: Page, other: tuple[Path, str], site: str) -> None:
    folder, address = other
    body = f"""<scout-position id="one" spn="{SPN}" theme="dark"></scout-position>
      <iframe id="g" src="{attribute(site + "embed.html" + packed_link("g", fixture_game(3), ply="4"))}"></iframe>"""
    write_page(folder, site, body)
    page.goto(address)
    heard(page, "g", "resize")
    page.emulate_media(media="print", color_scheme="dark")
    one, frame = page.locator("#one"), page.locator("#g").content_frame
    for place in (one, frame.locator("scout-replay")):
        expect(place.locator(".lies svg").first).to_be_visible()
        expect(place.locator(".row svg").first).to_be_visible()
        expect(place.locator(".sentence")).to_be_visible()
        # Dark ink on the paper's white, whatever is chosen on the screen.
        expect(place.locator(".frame")).to_have_css("color-scheme", "light")
        for gone in (".rays", ".foot", ".controls"):
            expect(place.locator(gone)).to_be_hidden()
    assert page.pdf().startswith(b"%PDF")
