"""Learning the game: a question to newcomers, the tutorial by mouse and by keyboard, the rules behind a refusal."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .player import KeyboardPlayer, Player
from .releases import Device, Host, first_visit
from .tables import begin, kept, press_off, reload, to_own_turn
from .test_words import LISTEN


@pytest.fixture
def page(page: Page) -> Page:
    page.emulate_media(reduced_motion="reduce")
    return page


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Coach")


def lesson(page: Page, title: str) -> None:
    """Wait for a lesson whose table is set."""
    expect(coach(page).get_by_role("heading")).to_have_text(re.compile(title))
    expect(coach(page).get_by_role("button", name="Next")).to_have_count(0)
    expect(page.locator(".app:not([data-busy])")).to_be_visible()


def says(page: Page, words: str) -> None:
    expect(coach(page)).to_contain_text(re.compile(words))


class Learner:
    """Does what the coach asks for, by mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.player = Player(page)

    def begin(self) -> None:
        self.page.get_by_role("button", name="Learn it in three minutes").first.click()

    def next(self, *, after: str = "Next") -> None:
        """On to the next lesson, once `after` has the focus of who plays by keyboard."""
        del after
        coach(self.page).get_by_role("button", name="Next").click()

    def turn(self, action: str) -> None:
        self.player.action(action).click()

    def show(self, start: int, stop: int) -> None:
        self.player.select(start, stop)
        self.player.show()

    def start_scouting(self, action: str) -> None:
        self.player.action(action).click()

    def end(self, end: str) -> None:
        self.page.locator(f"[data-end={end}]").click()

    def turn_over(self) -> None:
        self.page.get_by_role("button", name="Turn over").click()

    def gap(self, gap: int) -> None:
        self.page.locator(f'.gap[data-gap="{gap}"]').first.click()

    def confirm(self) -> None:
        self.player.confirm()

    def then_show(self) -> None:
        self.player.then_show()

    def on(self) -> None:
        """Next, after another player's move."""
        self.page.locator(".sentence").get_by_role("button", name="Next").click()

    def answer(self, points: int) -> None:
        coach(self.page).get_by_role("button", name=str(points), exact=True).click()


class KeyboardLearner(Learner):
    """Does it with the keyboard alone, and mostly where the focus is led."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.player = KeyboardPlayer(page)

    def begin(self) -> None:
        self.player.press(self.page.get_by_role("button", name="Learn it in three minutes").first)

    def next(self, *, after: str = "Next") -> None:
        expect(self.page.locator(":focus")).to_have_text(re.compile(after))
        self.page.keyboard.press("Enter")

    def turn(self, action: str) -> None:
        self.page.keyboard.press("k" if action.startswith("Keep") else "t")

    def start_scouting(self, action: str) -> None:
        self.page.keyboard.press("d" if "Show" in action else "s")

    def end(self, end: str) -> None:
        expect(self.page.locator("[data-end=L]")).to_be_focused()
        if end == "R":
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press(" ")

    def turn_over(self) -> None:
        self.page.keyboard.press("t")

    def gap(self, gap: int) -> None:
        expect(self.page.locator(".hand :focus")).to_be_attached()
        self.page.keyboard.press("Home")
        for _ in range(gap):
            self.page.keyboard.press("ArrowRight")
        expect(self.page.locator(f'.gap[data-gap="{gap}"]:focus')).to_be_attached()
        self.page.keyboard.press(" ")

    def on(self) -> None:
        expect(self.page.locator(".sentence").get_by_role("button", name="Next")).to_be_visible()
        self.page.keyboard.press("n")

    def answer(self, points: int) -> None:
        self.player.press(coach(self.page).get_by_role("button", name=str(points), exact=True))


def first_four(learner: Learner) -> None:
    """Turning, showing, and what beats what; with every kind of wrong move."""
    page = learner.page
    lesson(page, "1 of 9: Turn your hand")
    learner.turn("Keep as dealt")
    says(page, "As dealt, nothing fits together")
    learner.turn("Turn the hand")
    says(page, "Well turned!")
    learner.next()

    lesson(page, "2 of 9: Show a set")
    learner.show(4, 6)
    says(page, "Get rid of four at once")
    learner.show(0, 4)
    says(page, "Four cards at once!")
    learner.next()

    lesson(page, "3 of 9: More cards win")
    learner.player.select(0, 2)
    press_off(learner.player, "Show") if type(learner) is Learner else learner.player.show()
    says(page, "You need three cards")
    expect(page.locator(".sentence")).to_have_text(re.compile("is not higher than"))
    page.keyboard.press("Escape")
    learner.show(3, 6)
    says(page, "Three beat two!")
    learner.next()

    lesson(page, "4 of 9: Match beats run")
    learner.show(3, 5)
    says(page, "Low, but a match!")
    learner.next()


def last_five(learner: Learner) -> None:
    """Scouting, both ends of a round, Scout & Show, points."""
    page = learner.page
    lesson(page, "5 of 9: Scout")
    learner.start_scouting("Scout")
    says(page, "Take the .* at the right end")
    learner.end("L")
    says(page, "Take the .* at the right end")
    learner.end("R") if type(learner) is Learner else page.keyboard.press("Escape")
    if type(learner) is not Learner:
        learner.end("R")
    says(page, "Now turn the card over")
    learner.turn_over()
    says(page, "Choose a place for it: between")
    learner.gap(2)
    says(page, "Press Scout to confirm")
    learner.confirm()
    says(page, "gets a Scout chip")
    learner.next()

    lesson(page, "6 of 9: Nobody beats you")
    learner.show(1, 4)
    learner.on()
    says(page, "That ends the round")
    expect(page.get_by_role("heading", name="Round over")).to_be_visible()
    # What comes next, the coach says alone.
    expect(learner.player.place("back")).to_be_visible()
    expect(learner.player.place("next")).to_have_count(0)
    learner.next(after="Round over")

    lesson(page, "7 of 9: Scout & Show")
    learner.start_scouting("Scout & Show")
    learner.end("L")
    learner.gap(2)
    learner.then_show()
    says(page, "Now show")
    learner.show(0, 3)
    says(page, "Your ticket is used now")
    learner.next()

    lesson(page, "8 of 9: Your last cards")
    learner.show(0, 2)
    says(page, "Your hand is empty")
    learner.next()

    lesson(page, "9 of 9: Points")
    learner.answer(9)
    says(page, "Count again: 3 captured, plus 2 chips, minus 4 cards")
    learner.answer(1)
    says(page, r"3 \+ 2 . 4 = 1")
    expect(page.get_by_role("row", name=re.compile("^You ")).get_by_role("cell").nth(3)).to_have_text("+1")
    learner.next(after="Round over")
    says(page, "You know SCOUT")
    expect(learner.player.place("back")).to_be_visible()
    expect(learner.player.place("next")).to_have_count(0)


def test_the_whole_tutorial_by_mouse_and_then_a_game(page: Page) -> None:
    page.goto("")
    expect(page.get_by_text("New to SCOUT?")).to_be_visible()
    learner = Learner(page)
    learner.begin()
    first_four(learner)
    last_five(learner)

    coach(page).get_by_role("button", name="What about two players?").click()
    lesson(page, "Extra: Two players")
    learner.start_scouting("Scout")
    learner.end("L")
    learner.gap(2)
    learner.confirm()
    says(page, "it is still your turn. Show")
    learner.show(0, 3)
    says(page, "With two there is no Scout & Show")
    learner.next()

    coach(page).get_by_role("button", name="Play").click()
    expect(page.locator(".app[data-screen=turning]")).to_be_visible()
    expect(page.locator(".seats .plate")).to_have_count(3)
    assert kept(page)["learning"] == {"asked": True, "lesson": None}


def test_the_whole_tutorial_by_keyboard_left_and_gone_on_with(page: Page) -> None:
    page.add_init_script(LISTEN)
    page.goto("")
    learner = KeyboardLearner(page)
    learner.begin()
    expect(page.get_by_role("radio", name=re.compile("^As dealt"))).to_be_focused()
    expect(coach(page)).to_contain_text("Keys: K keeps it as dealt")
    first_four(learner)
    told = page.evaluate("window.told")
    # The lesson, what a wrong move was, what a right one: each once.
    assert [text for text in told if text.startswith("1 of 9: Turn your hand. Every card has two values")] == told[:1]
    assert len([text for text in told if text.startswith("As dealt, nothing fits together")]) == 1
    assert len([text for text in told if text.startswith("Well turned!")]) == 1

    lesson(page, "5 of 9: Scout")
    learner.player.press(coach(page).get_by_role("button", name="Leave"))
    expect(page.get_by_role("button", name=re.compile("^Play"))).to_be_focused()
    expect(page.get_by_text("New to SCOUT?")).to_have_count(0)
    reload(page)
    learner.player.press(page.get_by_role("button", name="Go on learning"))
    last_five(learner)

    learner.player.press(coach(page).get_by_role("button", name="The rules"))
    expect(page.get_by_role("dialog", name="The rules").get_by_role("heading", name="Aim")).to_be_visible()
    page.keyboard.press("Escape")
    # The list of lessons leads to any of them.
    page.keyboard.press("m")
    learner.player.press(page.get_by_role("dialog", name="Lessons").get_by_role("button", name=re.compile("Match")))
    lesson(page, "4 of 9: Match beats run")


def test_who_knows_it_is_not_asked_again_and_a_game_waits_for_the_tutorial(page: Page) -> None:
    page.goto("")
    page.get_by_role("button", name="I know it").click()
    expect(page.get_by_text("New to SCOUT?")).to_have_count(0)
    reload(page)
    expect(page.locator("scout-setup .setup-play")).to_be_visible()
    expect(page.get_by_text("New to SCOUT?")).to_have_count(0)
    player = Player(page)
    begin(player, players=3)
    to_own_turn(player)
    before = page.locator(".hand").inner_text()
    page.keyboard.press("h")
    page.get_by_role("dialog").get_by_role("button", name="Learn it in three minutes").click()
    lesson(page, "1 of 9")
    coach(page).get_by_role("button", name="Leave").click()
    expect(page.locator(".app[data-screen=table]")).to_be_visible()
    expect(page.locator(".hand")).to_have_text(re.compile(re.escape(before.split("\n")[0])))


def test_the_menu_of_the_lessons_has_the_language_and_the_settings(page: Page) -> None:
    page.goto("")
    learner = Learner(page)
    learner.begin()
    lesson(page, "1 of 9")
    learner.turn("Turn the hand")
    learner.next()
    lesson(page, "2 of 9: Show a set")
    learner.player.select(0, 2)
    page.evaluate("window.here = true")
    learner.player.action("Menu").click()
    page.get_by_role("dialog", name="Lessons").get_by_role("combobox", name="Language").select_option("de")
    lessons = page.get_by_role("dialog", name="Lektionen")
    expect(lessons.locator("[aria-current=step]")).to_have_text("2 Zeig ein Set")
    # What was told in English is gone.
    expect(page.locator("[data-announcer] p")).to_have_text([re.compile("^Ein Set sind Karten")])
    lessons.get_by_role("button", name="Einstellungen").click()
    settings = page.get_by_role("dialog", name="Einstellungen")
    settings.get_by_role("radio", name="Dunkel", exact=True).check(force=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    settings.get_by_role("button", name="Schließen").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".coach-title")).to_have_text("2 von 9: Zeig ein Set")
    # The table is as it was left.
    expect(page.get_by_role("option", selected=True)).to_have_count(2)
    page.locator(".coach-leave").click()
    expect(page.locator("scout-setup .setup-play")).to_be_visible()
    assert page.evaluate("window.here")
    assert kept(page)["settings"]["theme"] == "dark"


def test_a_refusal_leads_to_its_clause(page: Page) -> None:
    page.goto("")
    learner = Learner(page)
    learner.begin()
    lesson(page, "1 of 9")
    learner.player.action("Menu").click()
    page.get_by_role("dialog", name="Lessons").get_by_role("button", name=re.compile("Match beats run")).click()
    lesson(page, "4 of 9")
    learner.player.select(0, 2)
    press_off(learner.player, "Show")
    why = page.locator(".sentence").get_by_role("link", name="Why?")
    expect(why).to_have_attribute("href", "rules.html#higher-value")
    why.click()
    rules = page.get_by_role("dialog", name="The rules")
    clause = rules.get_by_role("heading", name="3. How high?")
    expect(clause).to_be_focused()
    expect(clause).to_be_in_viewport()
    expect(rules.get_by_role("img", name="5-4 does not beat 4-5")).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    # The same by its key.
    page.keyboard.press("Escape")
    learner.player.select(0, 1)
    page.keyboard.press("w")
    expect(rules.get_by_role("heading", name="1. How many cards?")).to_be_focused()

    # And as a page of its own, without an engine.
    page.goto("rules.html#two-again")
    expect(page.get_by_role("heading", name="You go on")).to_be_in_viewport()
    expect(page).to_have_title("SCOUT: The rules")
    page.get_by_role("link", name="Points", exact=True).click()
    expect(page.get_by_role("heading", name="Points", exact=True)).to_be_in_viewport()
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^Play"))).to_be_visible()


def test_both_without_a_network(phone: Device, net: Host) -> None:
    first_visit(phone, net)
    net.stop()
    page = phone.open(net.site)
    phone.drop_http_cache()
    page.goto("")
    learner = Learner(page)
    learner.begin()
    lesson(page, "1 of 9: Turn your hand")
    learner.turn("Turn the hand")
    learner.next()
    lesson(page, "2 of 9: Show a set")
    page.goto("rules.html#scout")
    expect(page.get_by_role("heading", name="Scout", exact=True)).to_be_in_viewport()
    page.set_viewport_size({"width": 360, "height": 640})
    page.get_by_role("link", name="SCOUT", exact=True).click()
    expect(page.get_by_role("button", name="Go on learning")).to_be_in_viewport()
