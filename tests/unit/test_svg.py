"""The picture of a position: whole and harmless whatever it is given, and no more told than may be seen."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scout_core import Position, ScoutError, position_svg
from scout_core.svg.cards import LIGHT, THEMES
from scout_core.svg.languages import ENGLISH, LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
FIXTURES = Path(__file__).parents[1] / "fixtures" / "positions.json"
OPEN = Position.from_spn("29648265/3746/719383 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0", relaxed=True)
HUGE = "12/34 56 2 1p 999999999/0 1000/999 11 2/2 2 -999999999/999999999"
HOSTILE = ['<script>alert(1)</script>"', "\u202e]]>&lt;\x00\ud83c", "'onload='alert(1)"]


def parsed(picture: str) -> ElementTree.Element:
    """The picture as XML, with what every picture has to keep to."""
    root = ElementTree.fromstring(picture)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ALLOWED
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert name != "style"
            if name.endswith("href"):
                assert value.removeprefix("#") in ids
    return root


ALLOWED = {"svg", "g", "defs", "use", "path", "rect", "circle", "text", "title", "desc"}


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def test_every_fixture_is_drawn_at_every_width_and_in_every_theme() -> None:
    entries = json.loads(FIXTURES.read_text(encoding="ascii"))["positions"]
    valid = [entry for entry in entries if entry["error"] is None]
    for place, entry in enumerate(valid):
        position = Position.from_spn(entry["spn"], relaxed=entry["relaxed"])
        width = (200, 240, 360, 640, 1200)[place % 5]
        theme = list(THEMES)[place % 3]
        root = parsed(position_svg(position, width=width, theme=theme, brackets=place % 2 == 1))
        assert (root.get("width"), root.get("role")) == (str(width), "img")
        left, top, wide, high = map(float, (root.get("viewBox") or "").split())
        assert (left, top) == (0, 0)
        for card in root.findall(f"{SVG}g"):
            x, y, scale = map(float, re.findall(r"[-0-9.]+", card.get("transform") or "")[:3])
            assert -1 <= x <= wide - 100 * scale + 1
            assert 0 <= y <= high - 180 * scale


def test_open_hands_are_drawn_and_hidden_ones_are_not_told() -> None:
    shown = position_svg(OPEN, seat=0, names=NAMES[:3])
    other = Position.from_spn(OPEN.spn().replace("3746/719383", "5791/182736"), relaxed=True)
    assert position_svg(other, seat=0, names=NAMES[:3]) == shown
    assert position_svg(OPEN.view(0), names=NAMES[:3]) == shown
    assert position_svg(OPEN, names=NAMES[:3]) != shown
    assert parsed(shown).findtext(f"{SVG}desc") == (
        "On the table, shown by \u2068Bo\u2069: 4, other side 5. "
        "\u2068Ann\u2069 holds 2, other side 9; 6, other side 4; 8, other side 2; 6, other side 5. "
        "Captured cards: 5. Scout chips: 2. Scout & Show still to use. "
        "\u2068Bo\u2069, hidden cards: 2. Captured cards: 5. Scout chips: 3. "
        "\u2068Cy\u2069, hidden cards: 3. Captured cards: 2. Scout chips: 0."
    )
    assert parsed(shown).findtext(f"{SVG}title") == "SCOUT: Round 1 of 3. \u2068Ann\u2069 is to play"


def test_numbers_that_play_never_comes_to_have_their_room() -> None:
    root = parsed(position_svg(Position.from_spn(HUGE, relaxed=True), width=240))
    assert texts(root).count("999+") == 2
    assert "Captured cards: 999999999" in (root.findtext(f"{SVG}desc") or "")


def test_a_spectator_sees_backs() -> None:
    root = parsed(position_svg(Position.deal(4, seed=1).view(None)))
    assert not root.findall(f"{SVG}g")
    assert [text for text in texts(root) if "Seat" in text][-1] == "\u2068Seat 1\u2069 chooses a way up"


def test_what_people_wrote_is_text_and_nothing_else() -> None:
    picture = position_svg(OPEN, names=HOSTILE, caption="<b>&amp;</b> ]]> <!--", words={"round": "<i>{round}{rounds}"})
    root = parsed(picture)
    assert "<b>&amp;</b> ]]> <!--" in texts(root)
    assert "<i>13" in texts(root)
    title = root.findtext(f"{SVG}title") or ""
    assert title.endswith('\u2068<script>alert(1)</script>"\u2069 is to play')
    # The override that would turn the rest of the sentence round is gone.
    assert "\u202e" not in picture


@given(
    names=st.lists(st.text(max_size=60), min_size=3, max_size=3),
    caption=st.none() | st.text(max_size=200),
    words=st.dictionaries(st.sampled_from([word for word in ENGLISH if word != "digits"]), st.text(max_size=30)),
    width=st.integers(200, 900),
    lang=st.sampled_from(["en", "fa", "ja"]),
)
def test_any_text_makes_a_picture(
    names: list[str], caption: str | None, words: dict[str, str], width: int, lang: str
) -> None:
    parsed(position_svg(OPEN, names=names, caption=caption, words=words, width=width, lang=lang))


def test_from_right_to_left_all_is_mirrored_but_the_cards() -> None:
    mirrored = parsed(position_svg(OPEN, seat=0, lang="fa"))
    straight = parsed(position_svg(OPEN, seat=0))
    assert mirrored.get("direction") == "rtl"
    assert "دور \u06f1 از \u06f3" in texts(mirrored)
    assert [card.get("transform") for card in mirrored.findall(f"{SVG}g")] == [
        card.get("transform") for card in straight.findall(f"{SVG}g")
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_all_with_the_same_gaps_to_fill(lang: str) -> None:
    words = LANGUAGES[lang]
    assert set(words) | {"digits"} == set(ENGLISH)
    for key, text in words.items():
        if key != "digits":
            assert set(re.findall(r"{(\w+)}", text)) == set(re.findall(r"{(\w+)}", ENGLISH[key]))
    assert position_svg(OPEN, lang=f"{lang}-x-test").count("{") == 0


def test_the_same_arguments_make_the_same_picture_and_others_other_names() -> None:
    assert position_svg(OPEN) == position_svg(Position.from_spn(OPEN.spn(), relaxed=True))
    first, second = parsed(position_svg(OPEN)), parsed(position_svg(OPEN, theme="dark"))
    names = [{element.get("id") for element in root.iter()} - {None} for root in (first, second)]
    assert not names[0] & names[1]


def test_colours_are_arguments() -> None:
    picture = position_svg(OPEN, colours={"paper": "#123456", "red": "rgb(1 2 3 / 50%)"})
    assert "#123456" in picture
    assert LIGHT["paper"] not in picture


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"seat": 3}, "no seat 3"),
        ({"names": ["Ann"]}, "3 seats need 3 names"),
        ({"names": "Ann"}, "3 seats need 3 names"),
        ({"caption": "x" * 1001}, "at most 1000 characters, not 'xxx"),
        ({"names": ["Ann", "Bo", 3]}, "names and captions are texts"),
        ({"width": 199}, "200 to 4000 wide, not 199"),
        ({"width": 640.0}, "200 to 4000 wide"),
        ({"theme": "neon"}, "light, dark, print, not 'neon'"),
        ({"colours": {"sky": "blue"}}, "no colour 'sky'"),
        ({"colours": {"red": 'url("http://x")'}}, "the colour red is written"),
        ({"words": {"hello": "x"}}, "no word 'hello'"),
        ({"words": {"digits": "01"}}, "digits are ten signs"),
        ({"lang": 'en" onload="'}, "a language is a tag"),
        (
            {"lang": "xx"},
            "pictures speak en, da, de, es, fa, fr, ja, pt, sl, uk, or any language with words given, not 'xx'",
        ),
    ],
)
def test_what_can_not_be_drawn_is_refused_in_words(options: dict[str, object], says: str) -> None:
    with pytest.raises(ScoutError, match=re.escape(says)):
        position_svg(OPEN, **options)  # type: ignore[arg-type]


def test_a_view_has_its_seat_already() -> None:
    with pytest.raises(ScoutError, match="already that of one seat"):
        position_svg(OPEN.view(0), seat=0)
