"""Every check of the project, from a fresh clone: `python -m tests`.

    python -m tests                      everything; some minutes
    python -m tests --quick              what needs neither a build nor a browser; under a minute
    python -m tests --only e2e -k touch  one step or several, and of pytest's tests those whose name matches
    python -m tests --only e2e -- --headed -x     what follows -- goes to pytest

Needs Python 3.11; the rest comes from the lock files into `.build/` and `web/node_modules/`. A Chromium is looked for
in SCOUT_BROWSER, then on the machine. `e2e` needs nginx too, and `engines` Firefox and WebKitGTK. On Debian, as root,
what is missing is installed; elsewhere the tests that need it fail, and say what to install.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Timer

if sys.version_info < (3, 11):  # noqa: UP036  (who runs it may have another)
    sys.exit("The tests need Python 3.11 or later.")

from tools.build import engine, environment, machine, page
from tools.build.command import ROOT, WEB, WORK, BuildError
from tools.build.lock import exclusive

# Two at a time, the longest first.
QUICK = ("python", "pyright", "mypy", "tsc", "ruff", "imports", "biome", "js")
# One after the other: what is compiled first, then on the built site.
SLOW = ("training", "site", "pyodide", "build", "e2e", "engines")
# Seconds: what takes longer than this hangs, and the rest is to be heard of all the same.
TEST_LIMIT, PROGRAM_LIMIT = 300, 2400
# Where Pyodide finds the engine's tests.
INSIDE = WORK / "inside-tests"


@dataclass(frozen=True)
class Result:
    """How a step ended: what it printed, and how long it took."""

    step: str
    ok: bool
    output: str
    seconds: float

    @property
    def closing(self) -> list[str]:
        """The lines in which pytest and Node's test runner sum up."""
        return re.findall(
            r"^.*\b\d+ (?:passed|failed|errors?)\b.* in [\d.]+s.*$|^\S pass \d+$|^\S fail \d+$", self.output, re.M
        )

    def count(self, pytest: str, node: str) -> int:
        """The sum of what the closing lines count under these words."""
        found = re.findall(rf"(\d+) {pytest}\b|^\S {node} (\d+)$", "\n".join(self.closing), re.M)
        return sum(int(number) for pair in found for number in pair if number)

    @property
    def passed(self) -> int:
        """Tests that passed; 0 for a step that is no test runner."""
        return self.count("passed", "pass")

    @property
    def failed(self) -> int:
        """Tests that failed or could not be set up; 1 for a step that failed without counting."""
        return self.count("(?:failed|errors?)", "fail") or int(not self.ok)


@dataclass(frozen=True)
class Command:
    """A program to run, and where."""

    argv: Sequence[str | Path]
    folder: Path = ROOT


def commands(step: str, pytest_options: Sequence[str]) -> list[Command]:
    """The programs that a step is made of."""
    python = environment.python("test")
    if step == "ruff":
        return [Command([python, "-m", "ruff", "check"]), Command([python, "-m", "ruff", "format", "--check"])]
    if step == "mypy":
        return [Command([python, "-m", "mypy"])]
    if step == "pyright":
        return [Command([environment.tool("pyright"), "--pythonpath", python])]
    if step == "imports":
        return [Command([environment.program("test", "lint-imports")])]
    if step == "biome":
        return [Command([environment.tool("biome"), "check", ".", ROOT / "tests" / "js", ROOT / "tools"], WEB)]
    if step == "tsc":
        return [Command([environment.tool("tsc"), "-p", WEB])]
    if step == "js":
        tests = sorted((ROOT / "tests" / "js").glob("**/*.test.js"))
        return [Command([*environment.node().node, "--test", "--test-reporter=spec", *tests])]
    if step == "pyodide":
        return [engine_tests_inside(pytest_options)]
    # The tests with browsers are told by name as they end, the others by the score.
    browsers = step in ("e2e", "engines")
    pytest: list[str | Path] = [python, "-m", "pytest", "-v" if browsers else "-q", *pytest_options]
    if step == "python":
        elsewhere = [f"--ignore=tests/{name}" for name in ("build", "e2e", "engines", "training")]
        return [Command([*pytest, "tests", "scout_core", "tools", "README.md", *elsewhere])]
    if browsers:
        # One that says nothing any more costs its own test alone.
        pytest += [f"--timeout={TEST_LIMIT}", "--timeout-method=thread"]
    # A browser waits more than it works: one a core, each with a server of its own.
    side_by_side = ["-n", "auto", "--maxprocesses", "4", "--dist", "worksteal"] if step == "e2e" else []
    return [Command([*pytest, *side_by_side, f"tests/{step}"])]


def engine_tests_inside(pytest_options: Sequence[str]) -> Command:
    """The engine's own tests in Pyodide, on the wheel: nothing of the source is in reach."""
    shutil.rmtree(INSIDE, ignore_errors=True)
    others = shutil.ignore_patterns("e2e", "engines", "build", "js", "training", "artifacts", "__pycache__")
    shutil.copytree(ROOT / "tests", INSIDE / "tests", ignore=others)
    shutil.copy(ROOT / "pyproject.toml", INSIDE)
    package = engine.wheel()
    mounts = {"/project": INSIDE, "/wheels": environment.wheels("pyodide"), "/engine": package.parent}
    argv = ["/wheels", f"/engine/{package.name}", "-q", *pytest_options, "tests"]
    return Command(engine.inside("run_tests.py", argv, mounts))


def perform(step: str, pytest_options: Sequence[str], *, aloud: bool) -> Result:
    """Do one step. What it can't be done without is a failure of the step, told in a sentence."""
    start = time.monotonic()
    ok, output = True, ""
    try:
        if step == "site":
            page.assemble()
        else:
            if step == "e2e":
                os.environ["SCOUT_BROWSER"] = str(machine.browser())
            for command in commands(step, pytest_options):
                # The later ones run whatever became of the first: one run tells all.
                went_well, printed = run(command, aloud=aloud)
                ok, output = ok and went_well, output + printed
            if step == "pyodide" and (running := INSIDE / "running.txt").is_file():
                print(f"Pyodide crashed in {running.read_text()}", flush=True)
    except BuildError as error:
        ok, output = False, f"{error}.\n"
        print(output if aloud else "", end="")
    return Result(step, ok, output, time.monotonic() - start)


def run(command: Command, *, aloud: bool) -> tuple[bool, str]:
    """Whether a program ended well, and what it printed; `aloud`: passed on line by line. It may take PROGRAM_LIMIT."""
    output: list[str] = []
    with subprocess.Popen(
        [str(part) for part in command.argv],
        cwd=command.folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    ) as process:
        late = Event()

        def give_up() -> None:
            late.set()
            end(process)

        watch = Timer(PROGRAM_LIMIT, give_up)
        watch.start()
        try:
            for line in process.stdout or ():
                output.append(line)
                if aloud:
                    print(line, end="", flush=True)
            process.wait()
        finally:
            watch.cancel()
            end(process)
    if late.is_set():
        output.append(f"Stopped: it took more than {PROGRAM_LIMIT} s.\n")
        print(output[-1] if aloud else "", end="", flush=True)
    return process.returncode == 0, "".join(output)


def end(process: subprocess.Popen[str]) -> None:
    """Kill a program that was given a session of its own, with the browsers and servers that it has started."""
    if sys.platform == "win32":
        process.kill()
        return
    # Nobody there any more, or (macOS) nobody but the dead.
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def results(steps: Sequence[str], pytest_options: Sequence[str], *, fail_fast: bool) -> Iterator[Result]:
    """Each step's result as it comes; on the first failure the rest is left out if `fail_fast`."""
    with ThreadPoolExecutor(max_workers=2) as pool:
        waiting = [pool.submit(perform, step, pytest_options, aloud=False) for step in steps if step in QUICK]
        for done in as_completed(waiting):
            result = done.result()
            print(f"{'ok    ' if result.ok else 'FAILED'} {result.step} ({result.seconds:.1f} s)", flush=True)
            if not result.ok:
                print(result.output, flush=True)
            yield result
            if fail_fast and not result.ok:
                pool.shutdown(cancel_futures=True)
                return
    for step in (step for step in steps if step in SLOW):
        print(f"------ {step}", flush=True)
        result = perform(step, pytest_options, aloud=True)
        yield result
        if not result.ok and (fail_fast or step == "site"):
            return


def main(argv: Sequence[str]) -> int:
    """Do the chosen steps and say how they went; 0 if all of them went well."""
    ours, pytest_options = (list(part) for part in _split(argv))
    options = _options(ours)
    if options.k:
        pytest_options += ["-k", options.k]
    steps = options.only or (QUICK if options.quick else QUICK + SLOW)
    if options.quick:
        os.environ["SCOUT_TESTS_QUICK"] = "1"
    start = time.monotonic()
    try:
        with exclusive():
            machine.ensure_venv()
            # The tests of the page's modules run the engine in a process of this Python.
            os.environ["PYTHON"] = str(environment.python("test"))
            environment.node_modules()
    except BuildError as error:
        print(f"{error}.", file=sys.stderr)
        return 1
    done = list(results(steps, pytest_options, fail_fast=options.fail_fast))
    return summary(steps, done, time.monotonic() - start)


def summary(steps: Sequence[str], done: Sequence[Result], seconds: float) -> int:
    """Print the table of steps and the sums; the exit code."""
    print(f"\n{'step':10} {'result':8} {'passed':>7} {'failed':>7} {'seconds':>8}")
    for result in done:
        word = "ok" if result.ok else "FAILED"
        print(f"{result.step:10} {word:8} {result.passed:7} {result.failed:7} {result.seconds:8.1f}")
    not_done = [step for step in steps if step not in {result.step for result in done}]
    for step in not_done:
        print(f"{step:10} not run")
    broken = [result for result in done if not result.ok]
    print(f"{len(steps) - len(broken) - len(not_done)} of {len(steps)} steps ok in {seconds:.0f} s")
    for result in done:
        for line in result.closing:
            print(f"{result.step}: {line.strip('= ')}")
    print(f"{sum(result.passed for result in done)} passed, {sum(result.failed for result in done)} failed")
    return 1 if broken or not_done else 0


def _options(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests", description="Every check of the project.")
    parser.add_argument("--quick", action="store_true", help="only what needs neither a build nor a browser")
    parser.add_argument("--only", nargs="+", choices=QUICK + SLOW, metavar="STEP", help=", ".join(QUICK + SLOW))
    parser.add_argument("--fail-fast", action="store_true", help="stop at the first step that fails")
    parser.add_argument("-k", metavar="EXPRESSION", help="of pytest's tests those whose names match")
    return parser.parse_args(argv)


def _split(argv: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Our own options, and those after `--`, which are pytest's."""
    cut = list(argv).index("--") if "--" in argv else len(argv)
    return argv[:cut], argv[cut + 1 :]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
