"""The guide for authors: what it gives is pasted into other pages and works there."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from .embeds import SPN, fixture_game

PAGE = "<!doctype html><meta charset=utf-8><link rel=icon href=data:,>"


def test_an_author_who_knows_only_the_guide(
    page: Page, other: tuple[Path, str], site: str, context: BrowserContext
) -> None:
    folder, address = other
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site.split("/games/")[0])
    page.goto("embed/")
    for tag in ("scout-position", "scout-replay", "scout-quiz"):
        expect(page.locator(f".example {tag} .hands").first).to_be_visible()
    builder = page.locator("#builder")
    verdict = builder.locator("[data-verdict]")
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(verdict).to_have_attribute("data-verdict", "checked")
    # A card is taken, turned, and put onto the table: as a diagram that is all right, and why not in play is said.
    hand = page.locator("[data-zone='0'] .builder-card")
    hand.first.click()
    page.get_by_role("button", name="Turn over").click()
    expect(verdict).to_have_attribute("data-verdict", "checked")
    page.get_by_role("button", name="Take away").click()
    expect(verdict).to_have_attribute("data-verdict", "diagram")
    page.locator("[data-zone=active] input").check()
    page.locator("[data-zone=pool] .builder-card").first.click()
    expect(hand).to_have_count(11)
    expect(page.locator("#builder scout-position .lies")).to_have_count(1)
    page.get_by_label("Set of").select_option("nobody")
    expect(verdict).to_have_attribute("data-verdict", "refused")
    expect(verdict).to_contain_text("the seat that owns the active set")
    page.get_by_label("Set of").select_option("Seat 2")
    expect(verdict).to_have_attribute("data-verdict", "diagram")
    page.get_by_label("The position as text").fill("12/3x - - 1p 0/0 0/0 00 1/2 1 0/0")
    page.get_by_label("The position as text").press("Tab")
    expect(verdict).to_contain_text("hands, column 4")
    page.get_by_label("The position as text").fill(SPN)
    page.get_by_label("The position as text").press("Tab")
    expect(verdict).to_have_attribute("data-verdict", "checked")
    page.get_by_label("Caption").fill('What "now"?')
    expect(page.locator("#builder scout-position .sentence")).to_have_text('What "now"?')

    for kind in ("Element", "Frame", "Link"):
        builder.get_by_role("radio", name=kind, exact=True).check()
        builder.get_by_role("button", name="Copy").click()
        expect(builder.get_by_text("Copied.")).to_be_visible()
        pasted = page.evaluate("navigator.clipboard.readText()")
        there = context.new_page()
        if kind == "Link":
            there.goto(pasted)
            expect(there.get_by_role("heading", name="A position")).to_be_visible()
            expect(there.get_by_role("dialog").locator(".sentence")).to_have_text('What "now"?')
            there.get_by_role("button", name="Close").click()
            expect(there).to_have_url(f"{site}index.html")
        else:
            (folder / f"{kind}.html").write_text(
                f"<!doctype html><meta charset=utf-8><link rel=icon href=data:,>{pasted}"
            )
            there.goto(f"{address}{kind}.html")
            inside = there.frame_locator("iframe") if kind == "Frame" else there
            expect(inside.locator("scout-position .sentence")).to_have_text('What "now"?')
        there.close()


def test_questions_and_replays_are_made_in_the_guide(
    page: Page, other: tuple[Path, str], site: str, context: BrowserContext
) -> None:
    folder, address = other
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site.split("/games/")[0])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("embed/")
    builder, record = page.locator("scout-builder"), page.locator("scout-record")
    expect(builder.get_by_label("Shown as")).to_be_visible()
    assert not [url for url in asked if "pyodide" in url]

    # Where is said what the command line needs, it can be had.
    install = page.locator("[data-install]").inner_text()
    wheel = install.removeprefix("pip install ")
    assert context.request.get(wheel).ok

    builder.get_by_label("The position as text").fill(SPN)
    builder.get_by_label("The position as text").press("Tab")
    expect(builder.locator("[data-verdict=checked]")).to_be_visible()
    builder.get_by_label("Shown as").select_option("beat")
    builder.get_by_label("Caption").fill("What <b>now</b>?")
    expect(builder.locator("scout-quiz .sentence")).to_have_text("What <b>now</b>?")
    builder.get_by_label("Shown as").select_option("score")
    expect(builder.get_by_text("That question can\u2019t be asked here:")).to_be_visible()
    # Which scout is best, only a computer player can tell: it has to come first.
    builder.get_by_label("Shown as").select_option("scout")
    expect(builder.locator("scout-quiz").get_by_role("radio")).to_have_count(6)
    builder.get_by_label("Shown as").select_option("count")

    def pasted(place: str, kind: str) -> str:
        page.locator(place).get_by_role("radio", name=kind, exact=True).check()
        page.locator(place).get_by_role("button", name="Copy").click()
        expect(page.locator(place).get_by_text("Copied.")).to_be_visible()
        text: str = page.evaluate("navigator.clipboard.readText()")
        return text

    expect(builder.locator("scout-quiz").get_by_role("spinbutton")).to_be_visible()
    quiz = [pasted("scout-builder", kind) for kind in ("Element", "Frame")]

    text = record.get_by_role("textbox", name="Paste the record")
    text.fill('[SGN "1"]\n[Rules "SCOUT"]\n[Seat1 "Ann"]\nnonsense')
    text.press("Tab")
    expect(record.locator("[data-verdict=refused]")).to_contain_text("Line 4, column 1")
    text.fill(fixture_game(3))
    text.press("Tab")
    expect(record.locator("[data-verdict=checked]")).to_contain_text("3 players")
    record.get_by_label("Begins after").fill("4")
    record.get_by_label("Begins after").press("Tab")
    replay = [pasted("scout-record", kind) for kind in ("Element", "Frame")]

    there = context.new_page()
    for number, lines in enumerate(quiz + replay):
        (folder / f"{number}.html").write_text(PAGE + lines, encoding="utf-8")
        there.goto(f"{address}{number}.html")
        shown = there.frame_locator("iframe") if lines.startswith("<iframe") else there
        if lines in quiz:
            expect(shown.locator(".sentence")).to_have_text("What <b>now</b>?")
            shown.get_by_role("spinbutton").fill("0")
            shown.get_by_role("button", name="Check").click()
            expect(shown.get_by_role("status")).to_contain_text("Not quite.")
        else:
            expect(shown.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^4 of"))
    there.close()


def test_what_is_wrong_with_the_engine_is_no_reason_against_a_question(page: Page) -> None:
    page.add_init_script(
        """
        const error = { code: "internal", reason: null, message: "KeyError('net')", data: {} };
        globalThis.Worker = class extends Worker {
          postMessage(message) {
            const { id, method } = typeof message === "string" ? JSON.parse(message) : {};
            if (method !== "quiz.make") return super.postMessage(message);
            this.onmessage({ data: JSON.stringify({ v: 1, id, error }) });
          }
        };
        """
    )
    page.goto("embed/")
    builder = page.locator("scout-builder")
    builder.get_by_label("The position as text").fill(SPN)
    builder.get_by_label("The position as text").press("Tab")
    builder.get_by_label("Shown as").select_option("beat")
    expect(builder.get_by_text("can\u2019t be asked here: the engine gave no answer.")).to_be_visible()


def test_a_position_is_set_up_by_keyboard_alone(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto("embed/")
    builder = page.locator("scout-builder")
    keys = page.keyboard
    expect(builder.get_by_label("Players")).to_be_visible()
    expect(page.locator("html")).to_have_js_property("scrollWidth", 320)
    builder.get_by_label("Players").focus()
    for key in ("Tab", "Tab", "Tab"):
        keys.press(key)
    # Hand of seat 1 is chosen; every row of cards is one stop.
    expect(page.get_by_role("group", name="Hand of seat 1").get_by_role("radio")).to_be_focused()
    keys.press("Tab")
    cards = page.get_by_role("toolbar", name="Cards to place").get_by_role("button")
    expect(cards.first).to_be_focused()
    keys.press("ArrowRight")
    keys.press("Enter")
    keys.press("End")
    keys.press("Home")
    keys.press("Enter")
    hand = page.get_by_role("toolbar", name="Hand of seat 1").get_by_role("button")
    expect(hand).to_have_count(2)
    expect(cards.first).to_be_focused()
    keys.press("Shift+Tab")
    expect(hand.first).to_be_focused()
    keys.press("ArrowRight")
    keys.press("Enter")
    keys.press("Tab")
    expect(page.get_by_role("button", name="Turn over")).to_be_focused()
    keys.press("Enter")
    expect(builder.locator("scout-position")).to_have_attribute("spn", re.compile("^1321/"))
    expect(page.get_by_role("button", name="Turn over")).to_be_focused()
    for key in ("Tab", "Tab", "Tab", "Enter"):
        keys.press(key)
    # The last card is taken away, and its tools go with it.
    expect(hand).to_have_count(1)
    expect(page.get_by_role("group", name="Hand of seat 1").get_by_role("radio")).to_be_focused()
