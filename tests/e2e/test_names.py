"""Names are text and nothing else, wherever they are shown, through a whole game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .player import DECISION, Player
from .tables import set_up

# What is typed, and what may be seen of it: 20 signs, none that turns the text round.
HOSTILE = {
    "<img src=x onerror=alert(1)>": "<img src=x onerror=a",
    "<b id=x>\"'&amp;</b>": "<b id=x>\"'&amp;</b>",
    "\N{RIGHT-TO-LEFT OVERRIDE}<b id=x>live\0\n$&": "<b id=x>live $&",
    "\N{CIRCUS TENT}\N{CLOWN FACE} ñandú 漢字": "\N{CIRCUS TENT}\N{CLOWN FACE} ñandú 漢字",
    "W" * 300: "W" * 20,
}
IMAGE, BOLD, OVERRIDE, _, LONG = HOSTILE

# No drawing of the page is an <img>, a <b> with an id or anything that acts by itself.
MADE = "img, b#x, [onerror], main script, iframe, object"


pytestmark = pytest.mark.usefixtures("dice")


def bare(text: str) -> str:
    """Without the marks that keep the direction of a name from its surroundings."""
    return re.sub("[\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}]", "", text)


def names_in(text: str) -> set[str]:
    """Which of the names are to be read in it."""
    return {name for name in HOSTILE.values() if name in bare(text)}


def expect_text_only(page: Page) -> None:
    """Nothing was made of a name, and nothing sticks out of the page."""
    expect(page.locator(MADE)).to_have_count(0)
    window = page.viewport_size
    assert window
    expect(page.locator("html")).to_have_js_property("scrollWidth", window["width"])


def test_hostile_names_through_a_whole_game_step_by_step(player: Player, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    dialogs: list[str] = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    set_up(player, players=3, names=[LONG, IMAGE, OVERRIDE], pace="Step")
    others = {HOSTILE[IMAGE], HOSTILE[OVERRIDE]}
    said: dict[str, set[str]] = {}
    aloud: set[str] = set()
    playing = True
    while playing:
        following = page.get_by_role("button", name="Next", exact=True)
        expect(page.locator(DECISION).or_(following).first).to_be_visible()
        if page.locator("scout-seats").count():
            assert others <= names_in(page.locator("scout-seats").inner_text())
        aloud |= names_in(page.locator("[data-announcer]").inner_text())
        if following.count():
            sentence = said.setdefault(page.locator(".round").inner_text(), set())
            sentence |= names_in(page.locator(".sentence").inner_text())
            player.acting(following.click)
        elif page.locator(".app").get_attribute("data-screen") == "result":
            expect_text_only(page)
            headers = page.locator(".result").get_by_role("rowheader").all_inner_texts()
            assert names_in("\n".join(headers)) == others
            playing = player.step()
        else:
            expect_text_only(page)
            playing = player.step()

    # The second computer player's move leads to an own turn, or to the end of the round, and only then does it wait.
    assert len(said) == 3
    assert all(HOSTILE[IMAGE] in names and names <= others for names in said.values()), said
    assert aloud >= others
    page.keyboard.press("l")
    assert names_in(page.get_by_role("dialog").inner_text()) == others
    expect_text_only(page)
    assert dialogs == []


def test_hostile_names_on_the_result_and_between_people(player: Player, page: Page) -> None:
    names = [IMAGE, BOLD]
    set_up(player, players=2, persons=2, names=names)
    shown = [HOSTILE[name] for name in names]
    handed: set[str] = set()
    while player.decision() != "result":
        if page.locator(".app").get_attribute("data-screen") == "hand-over":
            title = bare(page.get_by_role("heading", level=2).inner_text())
            handed.add(title.removeprefix("Pass to "))
            expect_text_only(page)
        assert player.step()
    assert handed == set(shown)
    for name in shown:
        expect(page.get_by_role("rowheader").filter(has_text=name)).to_have_count(1)
    expect_text_only(page)

    player.press(player.action("Menu"))
    page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    resume = page.get_by_role("button", name=re.compile("^Resume"))
    for name in shown:
        expect(resume).to_contain_text(name)
    expect_text_only(page)
