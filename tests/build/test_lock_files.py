"""What is committed names no registry and no content network: where packages come from is the machine's business."""

import json
import re
import subprocess

import pytest

from tools.build.command import ROOT, WEB

HOSTS = re.compile(
    # Written so that this file names none either.
    r"registry[.]npmjs|npmjs[.]com|pypi[.]org|python[h]osted|js[d]elivr|un[p]kg[.]com|esm[.]sh|cdn[j]s|deb[.]debian[.]org"
)


def tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_names_a_registry() -> None:
    found = []
    for name in tracked():
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{name}: {match[0]}" for match in HOSTS.finditer(text)]
    assert found == []


def test_npm_s_lock_file_pins_by_hash_and_not_by_address() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    named = {name: about for name, about in packages.items() if name}
    assert [name for name, about in named.items() if "integrity" not in about] == []
    assert [name for name, about in named.items() if "resolved" in about] == []


@pytest.mark.parametrize("group", ["build", "docs", "node", "pyodide", "test"])
def test_python_s_lock_files_pin_by_hash_and_not_by_address(group: str) -> None:
    text = (ROOT / "tools" / f"requirements-{group}.txt").read_text()
    assert "://" not in text
    assert not re.search(r"^--?(i|f|index|extra|find|trusted)", text, re.MULTILINE)
    pins = [line for line in text.splitlines() if re.match(r"[a-z]", line)]
    assert pins
    assert all(re.match(r"[a-z0-9_.-]+==\S+( ;.*)? \\$", line) for line in pins), "every package with one version"
    assert len(re.findall(r"--hash=sha256:[0-9a-f]{64}", text)) >= len(pins)


def test_what_pyproject_asks_for_is_what_is_locked() -> None:
    import tomllib

    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    for group, wanted in groups.items():
        text = (ROOT / "tools" / f"requirements-{group}.txt").read_text()
        for requirement in wanted:
            assert re.search(rf"^{re.escape(requirement)}\b", text, re.MULTILINE), f"{group}: {requirement}"
