"""The engine's pictures look like the page: colours and shapes stand in both, and must not drift apart."""

from __future__ import annotations

import re

from scout_core.svg import cards
from tools.build.command import WEB

TOKENS = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")
DRAWING = (WEB / "js" / "card.js").read_text(encoding="utf-8")
SHARED = {
    **{name: name for name in ("paper", "ray", "panel", "line", "ink", "muted", "red", "on-red", "gold")},
    **{name: name for name in ("on-gold", "card-paper")},
    "gold-edge": "gold-deep",
    "back": "red",
}


def declared(block: str) -> dict[str, tuple[str, str]]:
    """The custom properties of a rule, in the light and in the dark theme."""
    pairs = re.findall(r"--([a-z-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;", block)
    return {name: (light, dark or light) for name, light, dark in pairs}


def test_themes_have_the_colours_of_the_page() -> None:
    page = declared(TOKENS[: TOKENS.index("}")])
    light, dark = ({name: both[theme] for name, both in page.items()} for theme in (0, 1))
    assert {name: cards.LIGHT[name] for name in SHARED} == {name: light[token] for name, token in SHARED.items()}
    both = SHARED.keys() - {"back"}
    assert {name: cards.DARK[name] for name in both} == {name: dark[SHARED[name]] for name in both}
    for value in range(1, 11):
        block = declared(TOKENS.partition(f"\n.v{value} {{")[2].partition("}")[0])
        drawn = [cards.LIGHT[f"{part}-{value}"] for part in ("panel", "ghost", "foot")]
        assert drawn == [block[name][0] for name in ("v-panel", "v-ghost", "v-foot")]


def test_motifs_are_those_of_the_page() -> None:
    shapes = "".join(re.findall(r'"(M[^"]*|[LVC][^"]*)"', DRAWING))
    for motif in cards._MOTIFS[1:]:
        assert motif in shapes
