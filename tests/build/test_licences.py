"""Whatever others made and the site holds, its notice is on the page of licences."""

import json
import re
from html import escape, unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools.build import licences
from tools.build.command import WEB, BuildError


@pytest.fixture(scope="module")
def shown(dist: Path) -> str:
    return (dist / "licences.html").read_text(encoding="utf-8")


def test_every_dependency_of_the_page_has_its_section(shown: str) -> None:
    wanted = json.loads((WEB / "package.json").read_text())["dependencies"]
    titles = {unescape(title) for title in re.findall(r"<h2[^>]*>(.*?)</h2>", shown)}
    assert {f"{name} {version}" for name, version in wanted.items()} <= titles
    # Lit is three packages more, which nobody names but everybody loads.
    assert {"lit-html", "lit-element", "@lit/reactive-element"} <= {title.rpartition(" ")[0] for title in titles}


@pytest.mark.parametrize(
    "words",
    [
        "SIL OPEN FONT LICENSE Version 1.1",
        'with Reserved Font Name "Alfa Slab"',
        "Mozilla Public License Version 2.0",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Copyright (c) 2017 Google LLC",
        "Apache License",
        "Julian R Seward",
        "Permission is hereby granted, free of charge",
    ],
)
def test_the_texts_are_whole(shown: str, words: str) -> None:
    assert escape(words) in re.sub(r"\s+", " ", shown)


def test_the_texts_are_text(shown: str) -> None:
    """What stands in angle brackets in a licence must not become a tag."""

    class Tags(HTMLParser):
        def handle_starttag(self, tag: str, _attrs: object) -> None:
            found.add(tag)

    found: set[str] = set()
    Tags().feed(shown)
    assert found <= {"html", "head", "meta", "title", "link", "body", "main", "h1", "h2", "p", "a", "ul", "li"} | {
        "section",
        "pre",
    }


def test_a_package_without_a_licence_text_stops_the_build() -> None:
    # A development tool whose package has no file of that name: nothing such may be bundled unnoticed.
    with pytest.raises(BuildError, match="brings no text"):
        licences.npm_notice("@esbuild/linux-x64")


def test_the_bundles_say_where_their_notices_are(dist: Path) -> None:
    for bundle in (dist / "vendor").glob("*.js"):
        assert bundle.read_text(encoding="utf-8").startswith("/* Third-party code; its licences: ../licences.html */")
