"""Ways through the screens of the page that look at each of them, in whichever language."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .player import Player, is_off
from .tables import begin, set_pace, to_own_turn, to_screen, to_second_half

Look = Callable[[str], None]


def first_sheets(player: Player, look: Look) -> None:
    """What there is before a game, from the first sheet on."""
    page = player.page
    # What is drawn before the page has its words says nothing of the engine either.
    expect(page.locator("scout-setup .setup-play")).to_be_visible()
    expect(page.locator("scout-boot")).to_have_count(0)
    look("set-up")
    page.locator(".seats-details summary").click()
    look("set-up, seats open")
    page.keyboard.press("h")
    expect(page.locator(".help-rules")).to_be_visible()
    look("help")
    page.locator("scout-help .sheet-actions button").nth(1).click()
    expect(page.locator("[data-clause]").first).to_be_visible()
    look("rules")
    page.keyboard.press("Escape")


def a_round(player: Player, look: Look, players: int = 3) -> None:
    """A game up to the result of its first round."""
    page = player.page
    begin(player, players=players)
    look("turning")
    to_own_turn(player, lambda: not is_off(player.place("scout")) and page.locator(".bracket").count() > 0)
    look("own turn")
    player.place("show").click(force=True)
    expect(page.locator(".sentence.is-refused")).to_be_visible()
    look("refused")
    player.select(*next(player.offers()))
    look("a set selected")
    page.keyboard.press("Escape")
    player.place("scout").click()
    look("scouting")
    player.scout()
    look("a gap chosen")
    player.leave_scouting()
    _dialogs(player, look)
    to_second_half(player)
    look("second half")
    player.back()
    player.leave_scouting()
    _waiting(player, look)
    to_screen(player, "result")
    look("result of a round")
    player.place("back").click()
    look("the table after a round")
    player.place("back").click()


def _dialogs(player: Player, look: Look) -> None:
    page = player.page
    page.locator(".plate").first.click()
    expect(page.locator("dl.facts")).to_be_visible()
    look("a seat")
    page.keyboard.press("Escape")
    player.place("menu").click()
    look("menu")
    for opened in ("log", "settings", "keys", "hint", "leave"):
        page.locator(f'[data-open="{opened}"]').click()
        expect(page.locator(f"dialog[data-panel={opened}]:not(:has([role=status][aria-busy]))")).to_be_visible()
        look(opened)
        page.keyboard.press("Escape")
        player.place("menu").click()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.locator("scout-move input").fill("x")
    page.keyboard.press("Enter")
    expect(page.locator(".move-refused")).not_to_be_empty()
    look("a move typed in")
    page.keyboard.press("Escape")


def _waiting(player: Player, look: Look) -> None:
    """A computer player's move that waits for Next, and a look back."""
    page = player.page
    set_pace(player, "Step")
    player.acting(player.turn)
    following = page.locator(".sentence-next")
    expect(following.or_(page.locator(".result")).first).to_be_visible()
    look("waiting")
    player.place("menu").click()
    page.locator('[data-open="log"]').click()
    page.locator(".log-button").locator("visible=true").first.click()
    expect(following).to_have_count(3)
    look("looking back")
    following.last.click()
    set_pace(player, "At once")


def the_end(player: Player, look: Look) -> None:
    """The rest of a game, left in the middle and taken up again."""
    page = player.page
    player.place("menu").click()
    page.locator('[data-open="leave"]').click()
    page.locator("dialog.panel .sheet-actions .primary").click()
    expect(page.locator(".setup-resume")).to_be_visible()
    look("set-up, a game kept")
    page.locator(".kept-discard").click()
    expect(page.locator(".kept-undo")).to_be_visible()
    look("set-up, a game discarded")
    page.locator(".kept-undo").click()
    page.locator(".setup-resume").click()
    player.decision()
    player.game()
    look("result of the game")


def lessons(player: Player, look: Look) -> None:
    """The beginning of every lesson."""
    page = player.page
    # Before, no key does anything.
    expect(page.locator("scout-app .app")).to_be_visible()
    page.keyboard.press("h")
    page.locator("scout-help .sheet-actions button").first.click()
    at, count = 0, 1
    while at < count:
        expect(page.locator("scout-tutorial .app[data-ply]:not([data-busy])")).to_be_visible()
        look(f"lesson {at + 1}")
        player.place("menu").click()
        expect(page.locator("dialog.lessons")).to_be_visible()
        if at == 0:
            look("lessons")
        count = page.locator(".lessons-list button").count()
        at += 1
        page.locator(".lessons-list button").nth(at % count).click()
