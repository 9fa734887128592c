"""What the build makes of the languages: a manifest for each, and the words that are seen before any module runs."""

import json
import re
from pathlib import Path

from tools.build.languages import languages

TAGS = {path.name for path in (Path(__file__).parents[2] / "web" / "locales").iterdir()}


def test_every_folder_is_a_language_with_its_own_name_and_direction() -> None:
    found = languages()
    assert set(found) == TAGS
    assert next(iter(found)) == "en"
    assert found["fa"] == {"name": "فارسی", "dir": "rtl"}
    assert len({about["name"] for about in found.values()}) == len(TAGS)


def test_the_page_knows_them(dist: Path) -> None:
    text = (dist / "js" / "build-info.js").read_text(encoding="utf-8")
    info = json.loads(text[text.index("{") : text.rindex("}") + 1])
    assert info["languages"] == languages()


def test_the_first_sheet_has_words_in_each(dist: Path) -> None:
    head = (dist / "first-sight.js").read_text(encoding="utf-8").partition("\n")[0]
    sights = json.loads(head.removeprefix("self.SIGHTS = ").removesuffix(";"))
    asked = set(re.findall(r'data-words="([^"]+)"', (dist / "index.html").read_text(encoding="utf-8")))
    assert {tag: set(sight["words"]) for tag, sight in sights.items()} == dict.fromkeys(languages(), asked)
    assert len({sight["words"]["first-play"] for sight in sights.values()}) == len(TAGS)


def test_each_has_a_manifest_of_the_same_app(dist: Path) -> None:
    english = json.loads((dist / "manifest.webmanifest").read_text(encoding="utf-8"))
    for tag, about in languages().items():
        name = "manifest.webmanifest" if tag == "en" else f"manifest.{tag}.webmanifest"
        manifest = json.loads((dist / name).read_text(encoding="utf-8"))
        assert (manifest["lang"], manifest["dir"]) == (tag, about["dir"])
        for same in ("name", "start_url", "scope", "icons"):
            assert manifest[same] == english[same]
        assert tag == "en" or manifest["shortcuts"][0]["name"] != english["shortcuts"][0]["name"]
