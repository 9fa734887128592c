"""The table for who hears it: a whole game by what is told alone, and each thing told once."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .listener import FOCUS, Listener
from .tables import fix_dice, ply

CARD_NAME = re.compile(r"^\d+, other side \d+, place \d+ of \d+")


def test_a_whole_game_by_what_is_told_alone(page: Page) -> None:
    fix_dice(page.context)
    listener = Listener(page)
    listener.begin(players=2)
    said = listener.game()
    assert re.search(r"(wins?|share) the (game|win)!", said), said
    assert listener.shows
    assert listener.scouts
    # Each move of both rounds in one breath, and none twice.
    moves = [told for told in listener.heard if re.match(r"\S+ (kept|turned|is ready|showed|scouted)", told)]
    assert len(moves) == page.evaluate("document.querySelector('scout-app').state.game.view.ply"), moves

    # One Enter too many leads to the button that begins another game, also after a dialog, and begins none.
    page.evaluate("document.activeElement.blur()")
    listener.press("m")
    expect(page.get_by_role("dialog")).to_be_visible()
    listener.press("Escape")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    another = page.locator(".actions-result .action-next")
    expect(another).not_to_be_focused()
    listener.press("Enter")
    expect(another).to_be_focused()


def test_keys_advice_and_written_moves_by_keyboard(page: Page) -> None:
    fix_dice(page.context)
    listener = Listener(page)
    listener.begin(players=3)
    dialog = page.get_by_role("dialog")

    listener.press("?")
    expect(dialog).to_have_accessible_name("Keys")
    expect(dialog).to_contain_text("Ask what a Ringmaster would do")
    # Tab goes round in the sheet, and Escape leaves it.
    for _ in range(4):
        listener.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    listener.press("Escape", "h")
    expect(dialog).to_have_accessible_name("How to play")
    listener.press("Escape", "m")
    expect(dialog.get_by_role("button", name="What would a Ringmaster do?")).to_be_visible()
    listener.press("Escape")

    # What a strong player would do: the best moves as buttons; one is laid out and not played.
    listener.press("i")
    expect(dialog).to_have_accessible_name("What would a Ringmaster do?")
    moves = dialog.get_by_role("list").get_by_role("button")
    expect(moves).to_have_count(2)
    worth = re.compile(r"(Keep the hand as dealt|Turn the hand)\s+[\d.]+ points? (ahead|behind)")
    expect(moves.first).to_have_text(worth)
    listener.tab_to(r'button "(Keep|Turn)')
    listener.press("Enter")
    expect(dialog).to_have_count(0)
    way = page.get_by_role("radio", checked=True)
    name = r"^(As dealt|Turned over) (no set of two or more|\d+ sets?, longest \d+)$"
    expect(way).to_have_accessible_name(re.compile(name))
    expect(page.locator(".app[data-screen=turning]")).to_be_visible()

    before = len(listener.heard)
    listener.press("Enter")
    listener.wait(before)
    expect(page.locator(".sentence.is-turn")).to_be_visible()
    at = ply(page)

    # Written down: refused with the reason, then played.
    field = dialog.get_by_role("textbox", name="Move")
    listener.press("/")
    expect(field).to_be_focused()
    refused = (("4--6", "look at character 3"), ("30", "no place 30: they go from 1 to 12"), ("keep", "possible now"))
    for written, reason in refused:
        field.fill(written)
        listener.press("Enter")
        expect(dialog.get_by_role("alert")).to_have_text(re.compile(reason))
        expect(field).to_have_attribute("aria-invalid", "true")
    assert ply(page) == at
    field.fill("L0" if page.locator(".set-card").count() else "1")
    before = len(listener.heard)
    listener.press("Enter")
    expect(dialog).to_have_count(0)
    listener.wait(before)
    assert re.match("You (scouted|showed)", listener.heard[before])
    assert ply(page) > at


def test_what_is_looked_back_at_is_told_and_the_keyboard_is_never_lost(page: Page) -> None:
    """Where one goes on has the focus when what had it is gone, or when nothing had it."""
    fix_dice(page.context)
    listener = Listener(page)
    listener.begin(players=3)
    listener.press("k")
    expect(page.get_by_role("log")).to_contain_text("Your turn.")
    at = ply(page)
    focused = page.locator(FOCUS)
    expect(focused).to_have_accessible_name(CARD_NAME)
    expect(page.get_by_role("complementary").get_by_role("button").nth(1)).to_be_visible()

    listener.press("l", "Shift+Tab")
    expect(focused).to_have_class(re.compile("log-button"))
    before = len(listener.heard)
    listener.press("Enter")
    assert re.match(rf"\d+/{at}: \S", listener.next_telling(before))
    listener.tab_to('^button "One step earlier"')
    before = len(listener.heard)
    listener.press("Enter")
    assert re.match(rf"\d+/{at}: \S", listener.next_telling(before))
    before = len(listener.heard)
    listener.press("n")
    assert listener.next_telling(before).startswith("Your turn.")
    expect(focused).to_have_accessible_name(CARD_NAME)

    page.evaluate("document.activeElement.blur()")
    listener.press("m")
    expect(page.get_by_role("dialog")).to_be_visible()
    listener.press("Escape")
    expect(focused).to_have_accessible_name(CARD_NAME)

    said, _ = listener.standing()
    has = r"\d+ cards left, \d captured, \d chips?, Scout & Show ticket left\."
    assert re.fullmatch(rf"Your turn\. .* Mira: {has} Otto: {has} You: {has}", said), said
