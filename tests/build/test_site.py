"""`dist/` as a folder of plain files: complete, served from any path, referring to nothing but itself."""

import base64
import json
import os
import re
import shutil
import urllib.request
import zipfile
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from threading import Thread

import pytest

from tools.build import page, wire
from tools.build.command import BuildError
from tools.build.server import Server

# What browsers are strict about.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
}


@pytest.fixture(scope="module")
def address(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site under a path of a server, not at its root."""
    folder = tmp_path_factory.mktemp("host")
    (folder / "some" / "where").mkdir(parents=True)
    (folder / "some" / "where" / "scout").symlink_to(dist)
    with Server(folder) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/some/where/scout/"
        server.shutdown()


def test_every_file_comes_from_a_path_below_the_root_with_its_type(address: str, site_files: dict[str, Path]) -> None:
    for name, path in site_files.items():
        with urllib.request.urlopen(address + name) as reply:
            assert len(reply.read()) == path.stat().st_size, name
            expected = TYPES.get(path.suffix)
            if expected:
                assert reply.headers.get_content_type() == expected, name


class References(HTMLParser):
    """Collects what a page loads or links to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        # A link to a page elsewhere is the reader's to follow; everything else would be fetched.
        for name, value in attrs:
            if name in ("src", "href") and value and not (tag == "a" and value.startswith("https:")):
                self.found.append(value)


def references(name: str, text: str) -> list[str]:
    """What a file of the site refers to by fixed addresses."""
    if name.endswith(".html"):
        parser = References()
        parser.feed(text)
        return parser.found
    if name.endswith(".css"):
        return re.findall(r"url\(\s*[\"']?([^\"')]+)", text)
    return re.findall(r"^(?:import|export)\b(?:[^;\"]*? from)? \"([^\"]+)\";", text, re.MULTILINE)


def test_every_reference_leads_to_a_file_of_the_site(site_files: dict[str, Path]) -> None:
    broken = []
    for name, path in site_files.items():
        if path.suffix not in (".html", ".css", ".js") or name.startswith("vendor/"):
            continue
        for reference in references(name, path.read_text(encoding="utf-8")):
            target = re.sub(r"[?#].*", "", reference)
            if not target or target.startswith("data:"):
                continue
            parts: list[str] = []
            for part in (PurePosixPath(name).parent / target).parts:
                parts = parts[:-1] if part == ".." else [*parts, part]
            found = "/".join(parts)
            if not {found, f"{found}/index.html".lstrip("/")} & site_files.keys():
                broken.append(f"{name}: {reference}")
    assert broken == []


def test_nothing_refers_to_the_root_of_the_host_or_to_another_one(site_files: dict[str, Path]) -> None:
    wrong = [
        f"{name}: {reference}"
        for name, path in site_files.items()
        if path.suffix in (".html", ".css", ".js") and not name.startswith("vendor/")
        for reference in references(name, path.read_text(encoding="utf-8"))
        if re.match(r"/|[a-z]+://", reference)
    ]
    assert wrong == []


def test_the_build_info_tells_what_a_boot_fetches(dist: Path, site_files: dict[str, Path]) -> None:
    text = (dist / "js" / "build-info.js").read_text(encoding="utf-8")
    info = json.loads(text[text.index("{") : text.rindex("}") + 1])
    assert info["wheel"] in site_files
    assert info["version"] in info["wheel"]
    fetched = {name for name in site_files if name.startswith(("pyodide/", "engine/"))}
    for_others = {"pyodide/pyodide-lock.json", "pyodide/python_stdlib.zip"}
    assert fetched - for_others == set(info["runtime"])
    for name, size in info["runtime"].items():
        assert site_files[name].stat().st_size == size


def test_every_page_asks_at_once_for_all_that_its_scripts_need(site_files: dict[str, Path]) -> None:
    for name in ("index.html", "rules.html"):
        named = [
            path for path in references(name, site_files[name].read_text(encoding="utf-8")) if path.startswith("js/")
        ]
        assert len(named) == len(set(named))
        for script in named:
            needed = re.findall(r'\b(?:import|from)"(\./[^"]+)"', site_files[script].read_text(encoding="utf-8"))
            assert {f"js/{path.removeprefix('./')}" for path in needed} <= set(named), script


def test_a_page_has_one_style_sheet(site_files: dict[str, Path]) -> None:
    for name in ("index.html", "rules.html"):
        text = site_files[name].read_text(encoding="utf-8")
        # What is printed has one of its own, which is not waited for.
        on_screen = [tag for tag in re.findall(r"<link [^>]*>", text) if "stylesheet" in tag and "print" not in tag]
        assert len(on_screen) == 1


def test_a_first_visit_is_as_small_as_promised(dist: Path, tmp_path: Path) -> None:
    ours = sum(wire.ours(dist).values())
    assert 150_000 < ours <= 250_000
    larger = shutil.copytree(dist, tmp_path / "site")
    with (larger / "js" / "app.js").open("ab") as file:
        file.write(b"//" + base64.b64encode(os.urandom(250_000 - ours + 1_000)))
    with pytest.raises(BuildError, match="beside Pyodide before a game is played; 250,000 are allowed"):
        wire.check(larger)
    with (larger / "licences.html").open("ab") as file:
        file.write(os.urandom(700_000))
    (larger / "js" / "app.js").write_bytes((dist / "js" / "app.js").read_bytes())
    with pytest.raises(BuildError, match="in all; 6,200,000 are allowed"):
        wire.check(larger)


def test_the_numerals_are_small_and_bear_their_own_name(dist: Path) -> None:
    font = dist / "fonts" / "ringmaster-numerals.woff2"
    assert font.stat().st_size < 2_500
    assert font.read_bytes()[:4] == b"wOF2"


def test_what_only_builds_or_checks_stays_out(site_files: dict[str, Path]) -> None:
    assert not {"package.json", "package-lock.json", "tsconfig.json", "biome.json"} & site_files.keys()
    assert [name for name in site_files if re.search(r"node_modules|single-file|\.map$", name)] == []


def test_the_zip_is_the_site_and_the_same_each_time(site_files: dict[str, Path]) -> None:
    packed = page.pack()
    first = packed.read_bytes()
    with zipfile.ZipFile(packed) as archive:
        assert set(archive.namelist()) == set(site_files)
        assert all(archive.read(name) == path.read_bytes() for name, path in site_files.items())
    assert page.pack().read_bytes() == first
    assert packed.parent not in (path.parent for path in site_files.values())
