"""Diagrams, replays, questions and games in somebody else's pages: another origin, language and style."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from scout_core.links import packed_link
from tools.build import environment

from .embeds import HOSTILE, QUIZ, RECORD, SPN, attribute, heard, inside, position_link, told, write_page
from .player import Player
from .tables import set_up, to_own_turn


def test_elements_on_a_strict_site_with_wild_styles(page: Page, other: tuple[Path, str], site: str) -> None:
    folder, address = other
    twenty = f'<scout-position spn="{SPN}"></scout-position>' * 20
    body = f"""<p id="theirs">Their text</p>
      <scout-position id="one" spn="{SPN}" names="{attribute(HOSTILE)},Otto" marks="5-7" caption="{attribute(HOSTILE)}">
        The fallback</scout-position>
      <scout-replay id="two" ply="1"><script type="text/x-scout-sgn">{RECORD}</script></scout-replay>
      <scout-quiz id="three"><script type="application/json">{QUIZ}</script></scout-quiz>
      <scout-position id="bad" spn="{SPN.replace("8291", "8x91")}">What stands inside</scout-position>
      <scout-replay id="long"><script type="text/x-scout-sgn">{"x" * 250_000}</script></scout-replay>
      <div lang="fa" dir="rtl"><scout-position id="fa" spn="{SPN}"></scout-position></div>
      <div id="many">{twenty}</div>"""
    write_page(folder, site, body)
    page.set_viewport_size({"width": 256, "height": 640})
    page.goto(address)

    one = page.locator("#one")
    expect(one.get_by_text("On the table, Seat 5\u2019s set, left to right: 8 over 2, 9 over 1.")).to_be_attached()
    expect(one.get_by_text(re.compile(r"Hand of .*left to right: 1 over 5, 5 over 7"))).to_be_attached()
    expect(one.get_by_text("Marked: 5\u20137.")).to_be_attached()
    expect(one.locator(".sentence")).to_have_text(HOSTILE)
    # Nothing of the page around gets in, and nothing of ours gets out.
    expect(one.locator(".sentence")).not_to_have_css("color", "rgb(0, 255, 0)")
    expect(one.locator(".sentence")).to_have_css("letter-spacing", "normal")
    expect(one.locator(".sentence")).to_have_css("text-transform", "none")
    expect(one.locator(".frame")).to_have_css("border-top-width", "1px")
    expect(one.locator(".lies svg").first).to_be_visible()
    expect(page.locator("#theirs")).to_have_css("font-size", "60px")
    assert page.evaluate("document.adoptedStyleSheets.length + document.styleSheets.length") == 1
    assert page.evaluate("Object.keys(globalThis).filter((name) => /scout/i.test(name))") == []

    two = page.locator("#two")
    expect(two.get_by_role("status")).to_have_text("Zaza scouts 9")
    two.get_by_role("button", name="One move on").click()
    expect(two.get_by_role("status")).to_have_text(f"{HOSTILE} shows 7")
    two.get_by_role("slider", name="Replay").press("ArrowRight")
    expect(two.get_by_role("status")).to_have_text("Otto scouts 7")
    two.get_by_role("slider", name="Replay").press("Home")
    expect(two.get_by_role("slider", name="Replay")).to_have_attribute("aria-valuetext", "0 of 3")
    expect(two.locator(".comments p:not(.is-away)")).to_have_text(f"<b>bold</b> {HOSTILE}")
    assert [move["ply"] for move in told(page, "move")] == [2, 3, 0]

    three = page.locator("#three")
    three.get_by_role("checkbox", name="5-5").check()
    three.get_by_role("button", name="Check").click()
    expect(three.get_by_role("status")).to_have_text("Not quite. 2 of 3 right.")
    expect(three.get_by_text(f"A match {HOSTILE}")).to_be_visible()
    expect(three.get_by_text("too low")).to_be_visible()
    three.get_by_role("button", name="Try again").click()
    three.get_by_role("checkbox", name="5-5").check()
    three.get_by_role("checkbox", name="2-3-4").check()
    three.get_by_role("button", name="Check").press("Enter")
    expect(three.get_by_role("status")).to_have_text("Right.")
    assert told(page, "result") == [{"right": 2, "count": 3}, {"right": 3, "count": 3}]

    bad = page.locator("#bad")
    expect(bad.locator(".problem")).to_contain_text("This can\u2019t be read: active, column 82.")
    assert bad.locator("slot").evaluate("(slot) => slot.assignedNodes().length") == 1
    expect(page.locator("#long .problem")).to_contain_text("This can\u2019t be read: line 1, column 1.")
    assert {error["column"] for error in told(page, "error")} == {82, 1}

    # Mirrored where the language is, but for the cards.
    fa = page.locator("#fa")
    expect(fa.locator(".frame")).to_have_attribute("dir", "rtl")
    expect(fa.locator(".frame")).to_have_css("direction", "rtl")
    expect(fa.locator(".row").first).to_have_css("direction", "ltr")
    expect(page.locator("#many .set")).to_have_count(20)
    # Text from outside is text; and nothing is wider than the page.
    inside = [f"scout-{kind} {tag}" for kind in ("position", "replay", "quiz") for tag in ("img", "script:not([type])")]
    assert page.locator(", ".join(inside)).count() == 0
    assert two.locator(".comments b").count() == 0
    for element in page.locator("scout-position, scout-replay, scout-quiz").all():
        expect(element).to_have_js_property("scrollWidth", 240)


# An attribute that says what can't be, and what is told of it.
WRONG = {
    'position seat="7"': "seat, column 1: expected 1 to 5, found '7'",
    'position seat="me"': "seat, column 1: expected 1 to 5, found 'me'",
    'position marks="2 99"': "marks, column 3: expected places from 1 to 9, such as 1 or 2-3, found '99'",
    'position hands="none"': "hands, column 1: expected all, found 'none'",
    'position names="A,B,C,D,E,F"': "names, column 10: expected 5 names, found ',F'",
    'position theme="pink"': "theme, column 1: expected light, dark or auto, found 'pink'",
    'position lang="xx"': "lang, column 1: expected da, de, en, es, fa, fr, ja, pt, sl or uk, found 'xx'",
    'replay ply="99"': "ply, column 1: expected 0 to 3, found '99'",
    'replay seat="7"': "seat, column 1: expected 1 to 3, found '7'",
    'replay seat="1" marks="20"': "marks, column 1: expected places from 1 to 4, such as 1 or 2-3, found '20'",
    'replay marks="1"': "seat, column 1: expected the seat whose places are marked, found nothing",
    'quiz theme="pink"': "theme, column 1: expected light, dark or auto, found 'pink'",
    'game players="9"': "players, column 1: expected 2 to 5, found '9'",
    'game players="two"': "players, column 1: expected 2 to 5, found 'two'",
    'game bot="hal"': (
        "bot, column 1: expected random, clown, greedy, juggler, planner, acrobat, aerialist or ringmaster, found 'hal'"
    ),
}


def test_a_wrong_attribute_is_named_in_place_of_the_drawing(page: Page, other: tuple[Path, str], site: str) -> None:
    folder, address = other
    inner = {
        "replay": f'<script type="text/x-scout-sgn">{RECORD}</script>',
        "quiz": f'<script type="application/json">{QUIZ}</script>',
    }
    elements = []
    for at, wrong in enumerate(WRONG):
        kind = wrong.split()[0]
        spn = f'spn="{SPN}"' if kind == "position" else ""
        elements.append(f'<scout-{wrong} {spn} id="wrong-{at}">{inner.get(kind, "")}</scout-{kind}>')
    write_page(folder, site, f'{"".join(elements)}<scout-position id="last" spn="{SPN}" seat="7"></scout-position>')
    page.set_viewport_size({"width": 400, "height": 8000})
    page.goto(address)
    for at, (wrong, message) in enumerate(WRONG.items()):
        place = page.locator(f"#wrong-{at}")
        drawn = inside(place.locator("iframe")) if wrong.startswith("game") else place
        expect(drawn.locator(".problem-detail")).to_have_text(message)
        expect(drawn.locator(".problem")).to_contain_text(f"This can\u2019t be read: {message.split(', col')[0]}")
    # Once it is right, it is drawn.
    last = page.locator("#last")
    last.evaluate("(element) => element.setAttribute('seat', '1')")
    expect(last.locator(".is-large .place")).to_have_count(9)
    expect(last.locator(".problem")).to_have_count(0)
    # Each was told once; what a frame tells is heard some time after it is seen there.
    expect(page.locator("html")).to_have_attribute("data-told", re.compile(f"(error:.*){{{len(WRONG) + 1}}}"))
    messages = [error["message"] for error in told(page, "error")]
    assert sorted(messages) == sorted([*WRONG.values(), WRONG['position seat="7"']])


def test_a_wrong_option_of_an_address_is_named_in_the_frame(page: Page, other: tuple[Path, str], site: str) -> None:
    folder, address = other
    links = {
        "seat": position_link(SPN, seat="7"),
        "marks": position_link(SPN, marks="99"),
        "theme": position_link(SPN, theme="pink"),
        "lang": position_link(SPN, lang="xx"),
        "ply": packed_link("g", RECORD, ply="99"),
        "players": "#play&players=9",
        "bot": "#play&bot=hal",
    }
    frames = [
        f'<iframe id="{name}" src="{attribute(f"{site}embed.html{link}")}"></iframe>' for name, link in links.items()
    ]
    write_page(folder, site, "".join(frames))
    page.goto(address)
    for name in links:
        frame = page.locator(f"#{name}")
        expect(inside(frame).locator(".problem")).to_contain_text(f"This can\u2019t be read: {name}, column 1.")
        assert heard(page, name, "error")["message"].startswith(f"{name}, column 1: expected ")
    # The site itself tells it on its sheet.
    page.goto(f"{site}{position_link(SPN, seat='7')}")
    expect(page.get_by_role("dialog").locator(".problem-detail")).to_have_text(WRONG['position seat="7"'])


@pytest.mark.parametrize(
    ("style", "width"),
    [
        ("* { all: unset; }", 360),
        ("* { all: initial !important; }", 360),
        ("scout-position { display: inline; } body { margin: 0; }", 360),
        # As wide as what is in it: the least that will do.
        ("main { float: left; } body { margin: 0; }", 240),
        ("scout-position { display: inline-block; inline-size: auto; } body { margin: 0; }", 240),
        ("main { writing-mode: vertical-rl; } body { margin: 0; }", 360),
    ],
)
def test_an_element_in_a_page_that_resets_everything(
    page: Page, other: tuple[Path, str], site: str, style: str, width: int
) -> None:
    folder, address = other
    # A caption that is there and empty says nothing, and what an author writes reads on its own.
    write_page(
        folder,
        site,
        f"""<main><scout-position id="one" lang="fa" spn="{SPN}" caption=""></scout-position>
          <scout-position id="two" lang="fa" spn="{SPN}" caption="What now?"></scout-position></main>""",
        style=style,
    )
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(address)
    for name in ("one", "two"):
        element = page.locator(f"#{name}")
        expect(element.locator(".frame")).to_have_js_property("offsetWidth", width)
        # Drawn for that width: the table as large as it may be there, and the hand in one row or two.
        expect(element.locator(".lies").first).to_have_css("inline-size", "54px" if width > 330 else "48px")
        boxes = "all => all.map((one) => one.getBoundingClientRect())"
        [frame] = element.locator(".frame").evaluate_all(boxes)
        cards = element.locator(".is-large .place").evaluate_all(boxes)
        assert len(cards) == 9
        assert all(frame["left"] <= card["left"] and card["right"] <= frame["right"] for card in cards)
        assert min(card["width"] for card in cards) >= 28
    expect(page.locator("#one .sentence")).to_have_text("نوبت صندلی \u06f1 است")
    expect(page.locator("#two .sentence bdi")).to_have_css("direction", "ltr")


def test_the_table_is_shared_without_a_hidden_card(page: Page, site: str, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site.split("/games/")[0])
    player = Player(page)
    set_up(player, players=3)
    to_own_turn(player)
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-open=share]").click()

    def copied(name: str) -> str:
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog").get_by_text("Copied.")).to_be_visible()
        text: str = page.evaluate("navigator.clipboard.readText()")
        return text

    link = copied("Copy a link")
    # Whoever has no name is not "You" to those who open it.
    assert "&names=Player 1," in unquote(link)
    spn = link.partition("#p=")[2].partition("&")[0].replace("_", " ")
    own, *others = spn.split(" ")[0].split("/")
    assert "?" not in own
    assert all(re.fullmatch(r"(\?\?)+", hand) for hand in others)
    assert spn in copied("Copy the lines for a page")
    svg = copied("Copy as a picture (SVG)")
    assert svg.startswith("<svg")
    page.get_by_role("button", name="Copy as a picture (PNG)").click()
    expect(page.get_by_role("dialog").get_by_text("Copied.")).to_be_visible()
    types = "navigator.clipboard.read().then((items) => items.flatMap((item) => item.types))"
    assert page.evaluate(types) == ["image/png"]
    expect(page.get_by_role("button", name="whole game")).to_have_count(0)


def test_a_finished_game_is_shared_with_all_of_its_hands(
    page: Page, other: tuple[Path, str], site: str, context: BrowserContext
) -> None:
    folder, address = other
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site.split("/games/")[0])
    player = Player(page)
    # A name that would end the script in which the record is pasted.
    set_up(player, players=2, names=["</script><!--<b>"])
    player.game()
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-open=share]").click()
    sheet = page.get_by_role("dialog")

    def copied(name: str) -> str:
        page.get_by_role("button", name=name, exact=True).click()
        expect(sheet.get_by_text("Copied.")).to_be_visible()
        text: str = page.evaluate("navigator.clipboard.readText()")
        return text

    # The table as it is seen: after the last move.
    table = copied("Copy a link").partition("#p=")[2]
    assert re.search(r"_[0-9]x_", table)
    lines = copied("Copy the lines for a replay")
    link = copied("Copy a link to the whole game")
    assert copied("Copy as a picture (SVG)").startswith("<svg")
    page.get_by_role("button", name="Copy as a picture (PNG)").click()
    expect(sheet.get_by_text("Copied.")).to_be_visible()

    (folder / "replay.html").write_text(
        f"<!doctype html><meta charset=utf-8><link rel=icon href=data:,><main>{lines}</main>", encoding="utf-8"
    )
    there = context.new_page()
    for where in (f"{address}replay.html", link):
        there.goto(where)
        replay = there.locator("scout-replay")
        expect(replay.locator(".seat-name").first).to_have_text("</script><!--<b>")
        # Both hands lie open, to the end.
        expect(replay.locator(".hand .place").first).to_be_visible()
        replay.get_by_role("button", name="To the end").click()
        expect(replay.get_by_role("status")).to_contain_text("The round is over")
        expect(replay.locator(".row .card[data-up='?']")).to_have_count(0)
        # Of the page itself, into whose elements locators look as well.
        assert there.evaluate("document.querySelectorAll('scout-replay b, scout-replay + b').length") == 0
    there.close()


def test_a_site_made_with_mkdocs(
    page: Page, site: str, other: tuple[Path, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder, address = other
    source = tmp_path_factory.mktemp("mkdocs")
    here = Path(__file__).parent / "docs"
    (source / "docs").mkdir()
    shutil.copy(here / "mkdocs.yml", source)
    text = (here / "index.md").read_text(encoding="utf-8").replace("SITE/", site)
    (source / "docs" / "index.md").write_text(text, encoding="utf-8")
    built = folder / "site"
    argv = [
        environment.python("docs"),
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "-q",
        "-f",
        source / "mkdocs.yml",
        "-d",
        built,
    ]
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    page.goto(f"{address}site/index.html")
    expect(page.locator("scout-position .set")).to_be_visible()
    replay = page.locator("scout-replay")
    expect(replay.locator(".comments p:not(.is-away)")).to_have_text("*Mira* could show <b>2-3-4</b> at once.")
    replay.get_by_role("button", name="To the end").click()
    expect(replay.get_by_role("status")).to_have_text(re.compile("^Mira scouts and shows"))
    expect(replay.get_by_role("status").get_by_role("img", name="1-2-3-4")).to_be_visible()
    page.get_by_role("spinbutton", name="Your answer").fill("2")
    page.get_by_role("button", name="Check").click()
    expect(page.locator("scout-quiz").get_by_role("status")).to_contain_text("Right.")
    expect(page.frame_locator("iframe").get_by_role("button", name="Play")).to_be_visible()
