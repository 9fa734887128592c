"""Paths, the one error of the build, and running other programs."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / ".build"
DIST = ROOT / "dist"
WEB = ROOT / "web"

# Every time stamp that ends up in a wheel or a zip: 2020-02-02, what hatchling takes too when it isn't told.
EPOCH = 1580601600


class BuildError(Exception):
    """Something the reader has to know and can act on; its text is one sentence."""


def run(
    argv: Sequence[str | Path],
    *,
    what: str,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> str:
    """Run a program to its end and return what it printed; `what` names it in the error.

    Raises BuildError with the program's own last words when it fails, and keeps all of its output in `.build/log/`.
    """
    try:
        done = subprocess.run(
            [str(part) for part in argv],
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise BuildError(f"{what} could not be started ({error.strerror or error})") from error
    if done.returncode:
        log = WORK / "log" / (re.sub(r"\W+", "-", what).strip("-").lower() + ".txt")
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(done.stdout, encoding="utf-8")
        raise BuildError(f"{what} failed: {last_words(done.stdout)} (all of it: {log.relative_to(ROOT)})")
    return done.stdout


# What package managers say when they can't reach a registry; each is what one of them was seen to print. In their own
# lines alone: the source of a program that Node shows when it dies knows such words too.
_NO_NETWORK = re.compile(
    r"(?:npm |WARNING: |ERROR: |(?:pip\._vendor\.)?(?:requests|urllib3)\.exceptions\.).*"
    r"(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|NewConnectionError|NameResolutionError|"
    r"Failed to establish a new connection|Max retries exceeded|Network is unreachable)"
)

# What an error is told by: "TypeError: …" of Node and of Python, or the word itself. No line that somebody wrote to be
# read is as long as those of a program that was made small.
_TELLING = re.compile(r"(?:Uncaught )?[\w.]*(?:Error|Exception)\b.*|.*\b(?:error|Error|ERR!|ERROR)\b.*")
_LONGEST_LINE = 2000

# npm says first what is wrong, then what else might help, then where its log is.
_NPM = re.compile(r"npm (?:error|ERR!)\s+(.+)")
_NPM_ASIDE = re.compile(
    r"(?:code|errno|syscall|path|dest|type|cwd|command)\s|A complete log of this run|\S*[/\\]_logs[/\\]"
)


def last_words(output: str) -> str:
    """The line of a program's output that says best why it failed, cut to a length one can read.

    >>> last_words("Collecting x\\nERROR: no such thing\\n")
    'no such thing'
    >>> last_words("")
    'it said nothing'
    >>> last_words("npm error code EUSAGE\\nnpm error\\nnpm error no lock file\\nnpm error A complete log of …")
    'no lock file'
    >>> last_words("x.js:8\\n" + "throw new Error(ETIMEDOUT)," * 99 + "\\n^\\nTypeError: no\\n\\nNode.js v20")
    'TypeError: no'
    """
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    if any(_NO_NETWORK.match(line) for line in lines):
        return "no package registry can be reached; is there a network?"
    if npm := [found[1] for line in lines if (found := _NPM.match(line)) and not _NPM_ASIDE.match(found[1])]:
        lines = npm[:1]
    telling = [line for line in lines if len(line) <= _LONGEST_LINE and _TELLING.match(line)]
    line = (telling or lines or ["it said nothing"])[-1]
    line = re.sub(r"^(ERROR:|error:)\s*", "", line)
    return line if len(line) <= 300 else line[:297] + "..."
