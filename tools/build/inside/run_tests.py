"""Run pytest on the engine as the wheel has it. argv: the folder of wheels, the engine's wheel, then pytest's own."""

from __future__ import annotations

import os
import sys
import sysconfig
import zipfile
from pathlib import Path


def main(wheels: Path, engine: Path, pytest_options: list[str]) -> int:
    """Install the wheels by unpacking them, which is all that a wheel of pure Python needs; pytest's exit code."""
    for wheel in [*wheels.glob("*.whl"), engine]:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(sysconfig.get_path("purelib"))
    # The property tests search widely on the machine's own Python; here they show that the engine runs at all.
    os.environ["SCOUT_TESTS_QUICK"] = "1"
    os.chdir("/project")

    import pytest

    return int(pytest.main(["-p", "no:cacheprovider", *pytest_options], plugins=[Diary()]))


class Diary:
    """Keeps the name of the test that runs in a file: after a crash of the interpreter nothing else can tell it."""

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Pytest's hook."""
        Path("running.txt").write_text(nodeid)

    def pytest_sessionfinish(self) -> None:
        """Pytest's hook: nothing crashed."""
        Path("running.txt").unlink(missing_ok=True)


sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]))
