"""What the page says: a refusal has a reason, and everything is told once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from scout_core import __version__

from .player import Player
from .tables import ply, press_off, reload, set_up, to_own_turn, to_screen

pytestmark = pytest.mark.usefixtures("dice")


def sentence(page: Page) -> Locator:
    return page.locator(".sentence")


def bare(text: str) -> str:
    """Without the marks that keep the direction of a name from its surroundings."""
    return re.sub("[\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}]", "", text)


def test_it_says_that_it_is_unofficial_and_which_version_it_is(page: Page) -> None:
    page.goto("")
    expect(page.locator("form").get_by_text("Unofficial, fan-made. Not by Oink Games.")).to_be_visible()
    page.keyboard.press("h")
    dialog = page.get_by_role("dialog", name="How to play")
    expect(dialog.get_by_text("Unofficial, fan-made. Not by Oink Games.")).to_be_visible()
    expect(dialog.get_by_text("unofficial, non-commercial fan work")).to_be_visible()
    expect(dialog.get_by_text(f"Version {__version__}")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    page.get_by_role("button", name="How to play").click()
    dialog.get_by_role("link", name="Licences").click()
    expect(page).to_have_url(re.compile("/licences.html$"))
    for part in ("Pyodide", "lit", "fluent", "idb-keyval"):
        expect(page.get_by_text(re.compile(part, re.IGNORECASE)).first).to_be_visible()


def test_help_opens_at_the_table_too(player: Player, page: Page) -> None:
    set_up(player, players=3)
    page.keyboard.press("h")
    dialog = page.get_by_role("dialog", name="How to play")
    expect(dialog).to_be_visible()
    # Keys are the dialog's now.
    page.keyboard.press("k")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".app[data-screen=turning]")).to_be_visible()


def test_what_is_drawn_while_a_dialog_closes_does_not_open_it_again(player: Player, page: Page) -> None:
    set_up(player, players=3)
    page.keyboard.press("m")
    dialog = page.get_by_role("dialog", name="Menu")
    expect(dialog).to_be_visible()
    # As Escape does it: the page is told after the move that came meanwhile was drawn.
    dialog.evaluate("one => { one.close(); document.querySelector('scout-app').store.setSettings({ pace: 'fast' }); }")
    expect(dialog).to_have_count(0)
    page.keyboard.press("m")
    expect(dialog).to_be_visible()


def expect_refused(player: Player, action: str, reason: str) -> None:
    """A press that is off changes nothing and says why, in the sentence and aloud."""
    page = player.page
    at = ply(page)
    expect(player.action(action)).to_have_attribute("aria-description", re.compile(r"\w"))
    press_off(player, action)
    expect(page.locator(".sentence.is-refused")).to_have_text(re.compile(reason))
    expect(page.locator("[data-announcer] p").last).to_have_text(re.compile(reason))
    assert ply(page) == at


def test_what_is_off_says_why(player: Player, page: Page) -> None:
    set_up(player, players=4)
    to_own_turn(player, lambda: page.locator(".set-card").count() >= 2 and "scout." in sentence(page).inner_text())
    expect_refused(player, "Show", "First choose cards")

    values = [int(re.findall(r"\d+", name)[0]) for name in player.cards.all_inner_texts()]
    apart = next(at for at in range(len(values) - 1) if abs(values[at] - values[at + 1]) > 1)
    player.select(apart, apart + 2)
    expect(page.get_by_role("option", selected=True)).to_have_count(2)
    expect(sentence(page)).to_have_text(re.compile("neither a run nor a match"))
    expect_refused(player, "Show", "neither a run nor a match")

    page.keyboard.press("Escape")
    player.select(apart, apart + 1)
    expect(page.get_by_role("option", selected=True)).to_have_count(1)
    expect_refused(player, "Show", "too few")

    page.keyboard.press("s")
    expect_refused(player, "Show", "gap|Back")
    expect_refused(player, "Scout", "First choose a card")
    page.locator("[data-end]").first.click()
    expect_refused(player, "Scout", "where the card goes")


def test_out_of_turn_everything_says_whose_turn_it_is(player: Player, page: Page) -> None:
    set_up(player, players=3)
    to_own_turn(player)
    player.press(player.action("Menu"))
    page.get_by_role("dialog").locator("label", has_text=re.compile("^Step$")).click()
    page.keyboard.press("Escape")
    player.acting(player.turn)
    expect(page.get_by_role("button", name="Next")).to_be_visible()
    for action in ("Show", "Scout", "Scout & Show"):
        press_off(player, action)
        expect(page.locator(".sentence.is-refused")).to_have_text(re.compile("turn"))


# Every telling, also those that the live region has let go of since.
LISTEN = """
window.told = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (target.dataset?.announcer !== undefined) window.told.push(...[...addedNodes].map((one) => one.textContent));
  }
}).observe(document, { childList: true, subtree: true });
"""


def test_each_action_is_told_once_in_the_log_and_aloud(player: Player, page: Page) -> None:
    page.add_init_script(LISTEN)
    set_up(player, players=4)
    to_own_turn(player, lambda: ply(page) > 14)
    lines = page.locator("aside.log .log-line")
    expect(lines).to_have_count(ply(page))

    first, *told = [bare(text) for text in page.evaluate("window.told")]
    assert first.startswith("Round 1:")
    told = [text for text in told if not re.match("First |Nothing can|There is", text)]
    assert len(told) == ply(page)
    for line, aloud in zip(lines.all_inner_texts(), told, strict=True):
        who_did_what = re.match(r"\S+ (kept|turned|is ready|showed|scouted)", bare(line))
        assert who_did_what, line
        assert aloud.startswith(who_did_what[0])
    assert told[-1].rpartition("Your turn.")[2]

    # What was done before a reload isn't told again; the log still has it.
    count = ply(page)
    reload(page)
    player.decision()
    expect(lines).to_have_count(count)
    assert page.evaluate("window.told") == []


def test_a_fresh_card_that_is_selected_looks_selected(player: Player, page: Page) -> None:
    set_up(player, players=2)
    to_own_turn(player, player.scout)
    player.confirm()
    # With two it is still one's turn.
    page.locator(".hand-card.is-new").click()
    expect(page.locator(".hand-card.is-new.is-selected .card")).to_have_css("outline-style", "none")


def test_the_log_leads_back_and_on(player: Player, page: Page) -> None:
    set_up(player, players=3)
    to_own_turn(player, lambda: ply(page) > 6)
    at = ply(page)
    page.locator("aside.log .log-button").nth(4).click()
    expect(page.locator('.app[data-ply="5"]')).to_be_visible()
    expect(sentence(page)).to_have_text(re.compile(r"^\s*5/\d+:.*(showed|scouted)"))
    page.get_by_role("button", name="One step later").click()
    expect(page.locator('.app[data-ply="6"]')).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(f'.app[data-ply="{at}"]')).to_be_visible()
    to_screen(player, "table")
