"""Whole games on the built site, from the first sheet to the final score, by mouse, touch and keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .player import KeyboardPlayer, Player, TouchPlayer
from .tables import PHONE, check_result, set_pace, set_up


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
    # The menu belongs to whoever has the device. What each one sees of the move before would take a minute of all.
    assert player.step()
    set_pace(player, "At once")
    player.game()
    check_result(page, 3)
