"""Computer players move one at a time, at the pace that was set."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .player import Player
from .tables import fix_dice, ply, set_pace, set_up, to_own_turn, to_screen


@pytest.fixture
def at_table(context: BrowserContext, page: Page) -> Player:
    """A game of three at an own turn, the clock in the test's hands from the start."""
    fix_dice(context)
    page.clock.install()
    player = Player(page)
    set_up(player, players=3)
    to_own_turn(player)
    return player


def test_step_by_step_a_move_waits_for_next(at_table: Player) -> None:
    page = at_table.page
    set_pace(at_table, "Step")
    at = ply(page)
    at_table.acting(at_table.turn)
    # The first move after the own one comes by itself, the next waits.
    next_move = page.get_by_role("button", name="Next")
    expect(next_move).to_be_visible()
    # Longer than any pause, and not so long that an engine which is still thinking is taken for dead.
    page.clock.fast_forward("00:30")
    expect(page.locator(f'.app[data-ply="{at + 2}"]')).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator(f'.app[data-ply="{at + 3}"]')).to_be_visible()
    expect(page.locator(".sentence.is-turn")).to_be_visible()


def test_at_normal_pace_moves_come_one_at_a_time(at_table: Player) -> None:
    page = at_table.page
    set_pace(at_table, "Normal")
    at = ply(page)
    # In seconds, and a little ahead: the clock can only be put forward.
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 5)
    at_table.acting(at_table.turn)
    for move, seat in ((1, 1), (2, 2)):
        expect(page.locator(f'.plate[data-seat="{seat}"]')).to_contain_text("thinking")
        page.clock.run_for(700)
        expect(page.locator(f'.app[data-ply="{at + move}"]')).to_be_visible()
        page.clock.run_for(300)
        expect(page.locator(f'.app[data-ply="{at + move + 1}"]')).to_be_visible()
    to_screen(at_table, "table")


def test_what_stays_on_the_table_is_not_drawn_anew(page: Page, context: BrowserContext) -> None:
    fix_dice(context)
    player = Player(page)
    set_up(player, players=3)
    to_own_turn(player, lambda: page.locator("button[data-end]").count() > 0)
    pictures = page.locator("scout-hand svg[data-card]")
    pictures.evaluate_all("all => all.forEach((one) => { one.stays = true; })")
    count = pictures.count()
    # There and back is one way to draw every card twice.
    assert player.scout()
    player.leave_scouting()
    assert player.scout()
    player.acting(player.confirm)
    assert player.decision() == "table"
    expect(pictures).to_have_count(count + 1)
    assert pictures.evaluate_all("all => all.filter((one) => one.stays).length") == count


def test_the_ring_is_drawn_for_the_height_that_the_hand_leaves(page: Page, context: BrowserContext) -> None:
    fix_dice(context)
    player = Player(page)
    set_up(player, players=3)
    to_own_turn(player, lambda: page.locator("button[data-end]").count() > 0)
    framed = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    stage = page.locator("scout-stage")
    # How high a hand is with open gaps is known once it was seen.
    assert player.scout()
    page.evaluate(framed)
    player.leave_scouting()
    page.evaluate(framed)
    lower = stage.evaluate("one => one.clientHeight")
    stage.evaluate(
        """one => {
          const { update } = one;
          one.again = 0;
          one.update = function (changed) {
            if ([...changed.keys()].join() === "zone") this.again += 1;
            update.call(this, changed);
          };
        }"""
    )
    assert player.scout()
    page.evaluate(framed)
    assert stage.evaluate("one => [one.again, one.clientHeight - one.zone.height]") == [0, 0]
    assert stage.evaluate("one => one.clientHeight") != lower
    player.leave_scouting()
    page.evaluate(framed)
    assert stage.evaluate("one => [one.again, one.clientHeight - one.zone.height]") == [0, 0]


def test_scouting_passes_nothing_down_to_the_pictures_of_cards(page: Page, context: BrowserContext) -> None:
    fix_dice(context)
    player = Player(page)
    set_up(player, players=3)
    to_own_turn(player, lambda: page.locator("button[data-end]").count() > 0)
    stroke = page.locator("scout-hand svg[data-card] .card-panel").first
    width = "one => one.closest('.card').clientWidth"
    looks = "one => Object.fromEntries([...one.computedStyleMap()].map(([name, values]) => [name, String(values)]))"
    wide, before = stroke.evaluate(width), stroke.evaluate(looks)
    assert player.scout()
    expect(page.locator(".hand.is-scouting .hand-ghost")).to_be_visible()
    # A picture is another one in size; what it is made of is as it was, and the browser need not go over it again.
    assert stroke.evaluate(width) < wide
    assert stroke.evaluate(looks) == before
