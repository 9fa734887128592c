"""What can go wrong is told in one sentence, with the exit code 1, and never in a traceback."""

import ast
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Timer

import pytest

import build_wheel
import tests.__main__ as runner
from tools.build import environment, machine, server
from tools.build.command import ROOT, BuildError, last_words

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


@pytest.mark.parametrize("as_link", [False, True])
def test_a_dist_that_is_no_folder(clone: Path, *, as_link: bool) -> None:
    dist = clone / "dist"
    dist.symlink_to(clone / "elsewhere") if as_link else dist.touch()
    sentence = build(clone)
    assert f"{dist} is a {'link' if as_link else 'file'}" in sentence
    assert dist.is_symlink() == as_link


@pytest.mark.parametrize("how", ["-I", "-P"])
def test_a_python_that_leaves_the_program_s_folder_out(clone: Path, how: str) -> None:
    (clone / "dist").touch()
    done = subprocess.run(
        [sys.executable, how, "build_wheel.py"], cwd=clone, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr
    assert "is a file" in done.stderr


def test_a_reader_that_has_ended(clone: Path) -> None:
    (clone / "dist").touch()
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "build_wheel.py"], cwd=clone, stdout=writer, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writer)
    assert done.stderr.splitlines() == ["Stopped: the program that was to read this output has ended."]
    assert done.returncode == 1


def test_two_builds_at_once(tmp_path: Path) -> None:
    """The second says so and waits until the first is done, even when that one is killed."""
    program = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from pathlib import Path
from tools.build.lock import exclusive
with exclusive(Path({str(tmp_path)!r})):
    print("has it", flush=True)
    sys.stdin.readline()
"""

    def start() -> subprocess.Popen[str]:
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        return subprocess.Popen([sys.executable, "-c", program], text=True, **pipes)

    with start() as first, start_after(first, start) as second:
        assert second.stderr is not None
        assert second.stdout is not None
        assert second.stderr.readline() == f"Another build is at work in {ROOT}; waiting for it to end.\n"
        first.kill()
        assert second.stdout.readline() == "has it\n"
        assert second.communicate("\n") == ("", "")
        assert second.returncode == 0


def start_after(first: subprocess.Popen[str], start: Callable[[], subprocess.Popen[str]]) -> subprocess.Popen[str]:
    """Start another one once the first has the lock."""
    assert first.stdout is not None
    assert first.stdout.readline() == "has it\n"
    return start()


@pytest.mark.parametrize("how", ["a package is gone", "Python does not start"])
def test_a_broken_environment_is_made_anew(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "venv-none"
    requirements = tmp_path / "requirements.txt"
    requirements.touch()
    monkeypatch.setattr(environment, "WORK", tmp_path)
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "lock_file", lambda _: requirements)
    make = environment.python.__wrapped__
    interpreter = make("none")
    made = home.stat().st_ino
    assert make("none") == interpreter
    assert home.stat().st_ino == made
    if how == "a package is gone":
        shutil.rmtree(next(home.glob("lib/python*/site-packages/pip")))
    else:
        interpreter.unlink()
        interpreter.write_text("#!/nowhere/python")
        interpreter.chmod(0o755)
    assert make("none") == interpreter
    subprocess.run([interpreter, "-m", "pip", "--version"], check=True, capture_output=True)


NPM = """
npm error code E404
npm error 404 Not Found - GET https://registry.invalid/lit/-/lit-9.9.9.tgz
npm error 404
npm error 404  The requested resource could not be found or you do not have permission to access it.
npm error 404 Note that you can also install from a tarball, folder, http url, or git folder.
npm error A complete log of this run can be found in: /root/.npm/_logs/2026-01-01T00_00_00_000Z-debug-0.log
"""
OLD_NPM = """
npm ERR! code EUSAGE
npm ERR!
npm ERR! `npm ci` can only install packages when your package.json and package-lock.json are in sync.
npm ERR! A complete log of this run can be found in:
npm ERR!     /root/.npm/_logs/2026-01-01T00_00_00_000Z-debug-0.log
"""


OFFLINE_NPM = """
npm error code ENOTFOUND
npm error network request to https://registry.invalid/lit failed, reason: getaddrinfo ENOTFOUND registry.invalid
"""
OFFLINE_PIP = """
WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError('Failed to establish …')'
ERROR: Could not find a version that satisfies the requirement lit (from versions: none)
"""
# As Node dies in a program that was made small: it shows the line, which for Pyodide is all of it.
NODE = f"""
file:///somewhere/pyodide.asm.js:9
{"throw new Error('ECONNREFUSED, Max retries exceeded');" * 200}
                                                        ^

RuntimeError: memory access out of bounds
    at wasm://wasm/03a1d4b6:wasm-function[2302]:0x1d6b5d
    at throwError (file:///somewhere/pyodide.asm.js:9:1)

Node.js v20.20.2
"""
PYODIDE = """
PythonError: Traceback (most recent call last):
  File "<exec>", line 1, in <module>
ModuleNotFoundError: No module named 'scout_core'

    at new_error (file:///somewhere/pyodide.asm.js:9:14992)

Node.js v20.20.2
"""


@pytest.mark.parametrize(
    ("output", "words"),
    [
        (NPM, "404 Not Found"),
        (OLD_NPM, "`npm ci` can only install"),
        (OFFLINE_NPM, "no package registry can be reached"),
        (OFFLINE_PIP, "no package registry can be reached"),
        (NODE, "RuntimeError: memory access out of bounds"),
        (PYODIDE, "ModuleNotFoundError: No module named 'scout_core'"),
    ],
)
def test_of_what_a_program_says_the_sentence_is_what_is_wrong(output: str, words: str) -> None:
    assert last_words(output).startswith(words)


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


@pytest.mark.parametrize("look", [machine.nginx, machine.firefox, machine.webkit])
def test_a_program_that_is_missing_where_it_cannot_be_installed(
    look: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine.shutil, "which", lambda *_, **__: None)
    with pytest.raises(BuildError, match=r"^No \S+ to test with: install it .*apt-get install \S+\)$"):
        look()


def test_a_test_program_that_hangs_is_stopped_with_all_that_it_started(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        # A child that doesn't come fails the test.
        door.settimeout(60)

        class OnceHere(Timer):
            """Goes off when the child has come, whatever time it takes to start one."""

            def run(self) -> None:
                with suppress(TimeoutError):
                    door.accept()[0].close()
                self.function()

        monkeypatch.setattr(runner, "Timer", OnceHere)
        monkeypatch.setattr(runner, "PROGRAM_LIMIT", 1)
        # The child holds the output open: to be at its end it must be gone.
        child = (
            "import socket, threading;"
            f"socket.create_connection(('127.0.0.1', {door.getsockname()[1]}));"
            "threading.Event().wait()"
        )
        hanging = f"import subprocess, sys; print('here', flush=True);subprocess.run([sys.executable, '-c', {child!r}])"
        ok, output = runner.run(runner.Command([sys.executable, "-c", hanging]), aloud=False)
    assert not ok
    assert output.splitlines() == ["here", "Stopped: it took more than 1 s."]
