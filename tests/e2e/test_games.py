"""Whole games on the built site, from the first sheet to the final score, by mouse, touch and keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from .player import KeyboardPlayer, Player, TouchPlayer
from .tables import PHONE, set_up


def check_result(page: Page, players: int) -> None:
    """The final sheet: the sums add up, the totals are those of the rounds, and the winner has the most."""
    rounds, sums = page.get_by_role("table").all()
    assert sums.get_by_role("row").count() == players + 1
    totals: dict[str, int] = {}
    for row in rounds.get_by_role("row").all()[1:]:
        name = row.get_by_role("rowheader").inner_text()
        *scores, total = [
            int(text.replace("\N{MINUS SIGN}", "-")) for text in row.get_by_role("cell").all_inner_texts()
        ]
        assert len(scores) == players
        assert sum(scores) == total
        totals[name] = total
    best = [name for name, total in totals.items() if total == max(totals.values())]
    title = page.get_by_role("heading", name=re.compile("win the game!|wins the game!|share the win!")).inner_text()
    assert ("share" in title) == (len(best) > 1)
    assert all(name in title for name in best)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_by_mouse(page: Page, players: int) -> None:
    player = Player(page)
    set_up(player, players=players)
    player.game()
    check_result(page, players)
    assert player.shows
    assert player.scouts


@pytest.mark.browser_context_args(**PHONE)
def test_a_whole_game_by_touch_on_a_phone(page: Page) -> None:
    player = TouchPlayer(page)
    set_up(player, players=4)
    player.game()
    check_result(page, 4)


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    player = KeyboardPlayer(page)
    set_up(player, players=3)
    player.game()
    check_result(page, 3)


def test_three_people_at_one_device(page: Page) -> None:
    player = Player(page)
    set_up(player, players=3, persons=3)
    player.game()
    check_result(page, 3)
