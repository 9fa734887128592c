"""The list of what is kept for offline: all that a page asks for, and another version when anything changes."""

import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tools.build.precache import HEAD, stamp


def precache(site: Path) -> dict[str, Any]:
    """The list at the head of a site's service worker."""
    head = (site / "sw.js").read_text(encoding="utf-8").partition("\n")[0]
    found: dict[str, Any] = json.loads(head.removeprefix(HEAD).removesuffix(";"))
    return found


@pytest.fixture
def copy(dist: Path, tmp_path: Path) -> Path:
    return shutil.copytree(dist, tmp_path / "site")


def test_every_file_is_in_it_with_its_digest(dist: Path, site_files: dict[str, Path]) -> None:
    files = precache(dist)["files"]
    [wheel] = [name for name in site_files if name.endswith(".whl")]
    for_others = {wheel, "pyodide/pyodide-lock.json", "pyodide/python_stdlib.zip"}
    left_out = {"sw.js", ".nojekyll", "screenshots/narrow.png", "screenshots/wide.png"} | for_others
    assert set(site_files) - set(files) == left_out
    for name, file in files.items():
        content = site_files[name].read_bytes()
        assert file["sha256"] == hashlib.sha256(content).hexdigest(), name
        assert file["bytes"] == len(content), name


def test_the_runtime_is_what_starting_the_engine_fetches(dist: Path) -> None:
    files = precache(dist)["files"]
    text = (dist / "js" / "build-info.js").read_text(encoding="utf-8")
    info = json.loads(text[text.index("{") : text.rindex("}") + 1])
    assert {name for name, file in files.items() if file["tier"] == "runtime"} == set(info["runtime"])
    assert {file["tier"] for file in files.values()} == {"page", "runtime"}


def test_the_page_knows_its_build(dist: Path) -> None:
    assert f'"build": "{precache(dist)["version"]}"' in (dist / "js" / "build-info.js").read_text(encoding="utf-8")


def test_stamping_again_changes_nothing(copy: Path) -> None:
    before = {path: path.read_bytes() for path in copy.rglob("*") if path.is_file()}
    assert stamp(copy) == precache(copy)["version"]
    assert {path: path.read_bytes() for path in copy.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize("name", ["js/app.js", "licences.html", "pyodide/python_start.bin", "sw.js"])
def test_any_change_is_another_version(copy: Path, name: str) -> None:
    before = precache(copy)
    with (copy / name).open("ab") as file:
        file.write(b"\n")
    after = stamp(copy)
    assert after != before["version"]
    changed = {path for path, file in precache(copy)["files"].items() if before["files"][path] != file}
    assert changed == {name, "js/build-info.js"} - {"sw.js"}


def test_the_worker_is_one_classic_script(dist: Path) -> None:
    code = (dist / "sw.js").read_text(encoding="utf-8")
    assert "import " not in "\n".join(line for line in code.splitlines() if not line.lstrip().startswith(("*", "//")))
    assert "importScripts" not in code
