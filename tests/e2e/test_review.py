"""What one missed, when a round is over, and what one has won, when a game is: reasons for another one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .player import Player, TouchPlayer
from .tables import PHONE, kept, reload, set_up, to_screen


# Without mistakes there is nothing to look back at.
@pytest.mark.usefixtures("dice")
def test_a_round_is_looked_back_at_with_the_eyes_of_the_strongest(page: Page) -> None:
    player = Player(page)
    set_up(player, players=3)
    to_screen(player, "result")
    review = page.get_by_role("region", name="What a Ringmaster would have done")
    first = review.get_by_role("button").first
    expect(first).to_contain_text(re.compile(r"You: .+ Better: .+ gave away [0-9.]+ points?", re.DOTALL))
    told = review.inner_text()
    first.click()
    # The table as it was before that move, and the way back to the result.
    expect(page.locator('.app[data-screen="table"] .sentence')).to_contain_text("/")
    assert int(page.locator(".app").get_attribute("data-ply") or 0) < kept_ply(page)
    page.get_by_role("button", name="Back to now").click()
    expect(review).to_have_text(re.compile(".+"))
    expect(review.get_by_role("button").first).to_be_visible()
    assert review.inner_text() == told
    player.press(player.place("next"))
    expect(review).to_have_count(0)


def kept_ply(page: Page) -> int:
    (record,) = [value for key, value in kept(page).items() if key.startswith("game-")]
    return int(record["view"]["ply"])


@pytest.mark.browser_context_args(**PHONE)
def test_what_was_won_is_counted_and_told_where_the_next_game_is_chosen(page: Page) -> None:
    player = TouchPlayer(page)
    set_up(player, players=2)
    player.game()
    record = page.locator(".record")
    expect(record).to_have_text(re.compile(r"Acrobat, 2 players: you won [01] of 1\. Most points: [\u22120-9]+\."))
    told = record.inner_text()
    # The end was counted once, however often it is seen.
    reload(page)
    expect(record).to_have_text(told)
    player.press(player.place("menu"))
    player.press(page.locator('[data-open="leave"]'))
    player.press(page.locator("dialog .primary"))
    expect(page.locator("scout-setup .record")).to_have_text(told)
    page.get_by_role("radio", name="Clown").check()
    expect(record).to_have_count(0)


def test_several_people_are_not_told_whose_move_was_bad(page: Page) -> None:
    player = Player(page)
    set_up(player, players=2, persons=2)
    to_screen(player, "result")
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator("scout-review, .record")).to_have_count(0)
