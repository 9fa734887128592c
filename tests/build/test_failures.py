"""What can go wrong is told in one sentence, with the exit code 1, and never in a traceback."""

import ast
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import build_wheel
from tools.build import server
from tools.build.command import ROOT, BuildError

NOWHERE = "http://127.0.0.1:9/"


def build(folder: Path, *options: str, **environment: str) -> str:
    """Run the build in a folder, and see that it fails as it should; the sentence."""
    done = subprocess.run(
        [sys.executable, "build_wheel.py", *options],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    [sentence] = done.stderr.splitlines()
    assert sentence.endswith(".")
    return sentence


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The project without anything that was ever built or fetched."""
    folder = tmp_path / "clone"
    unwanted = shutil.ignore_patterns(".git", ".build", "dist", "node_modules", "__pycache__", "tests", "*.zip")
    return shutil.copytree(ROOT, folder, ignore=unwanted)


def lend_node_modules(clone: Path) -> None:
    """Let a clone have what `npm ci` made here."""
    (clone / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    (clone / ".build").mkdir()
    shutil.copy(ROOT / ".build" / "node_modules.stamp", clone / ".build")


def test_no_network_for_python_s_packages(clone: Path) -> None:
    lend_node_modules(clone)
    nowhere = {"PIP_INDEX_URL": NOWHERE, "PIP_CONFIG_FILE": os.devnull, "PIP_RETRIES": "1", "PIP_NO_CACHE_DIR": "1"}
    sentence = build(clone, **nowhere, PIP_EXTRA_INDEX_URL="", PIP_FIND_LINKS="")
    assert "network" in sentence
    assert "requirements-build.txt" in sentence


def test_no_network_for_npm_s_packages(clone: Path, tmp_path: Path) -> None:
    sentence = build(clone, npm_config_registry=NOWHERE, npm_config_cache=str(tmp_path / "cache"))
    assert sentence.startswith("npm ci failed")
    assert "network" in sentence


def test_an_entry_of_a_bundle_that_is_no_javascript(clone: Path) -> None:
    lend_node_modules(clone)
    (clone / "web" / "vendor" / "lit.js").write_text("export { from nowhere;")
    assert "esbuild failed" in build(clone)


def test_a_port_that_is_taken(dist: Path) -> None:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        port = holder.getsockname()[1]
        with pytest.raises(BuildError, match=f"Port {port} can't be used .*choose another with --port"):
            server.serve(dist, port)


def test_a_port_that_is_none(dist: Path) -> None:
    with pytest.raises(BuildError, match="Port 70000 can't be used"):
        server.serve(dist, 70_000)


@pytest.mark.parametrize("program", ["build_wheel.py", "tests/__main__.py"])
def test_an_old_python_can_read_the_program_that_turns_it_away(program: str) -> None:
    ast.parse((ROOT / program).read_text(encoding="utf-8"), feature_version=(3, 8))


def test_an_old_python_is_turned_away(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert build_wheel.main([]) == 1
    assert "Python 3.11 or later" in capsys.readouterr().err


def test_no_browser_is_opened_where_none_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not server.has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert server.has_display()
