"""Of Python's library only what the page can come to is sent."""

from __future__ import annotations

import zipfile
from pathlib import Path

from tools.build.command import ROOT
from tools.build.engine import COMMAND_LINE, needed_modules


def test_what_the_engine_imports_ships_and_what_its_command_line_imports_does_not(tmp_path: Path) -> None:
    package = tmp_path / "engine.whl"
    with zipfile.ZipFile(package, "w") as archive:
        archive.writestr("scout_core/game.py", "def ask():\n    import secrets\n")
        archive.writestr("scout_core/quiz/model.py", "import json\n")
        for path in COMMAND_LINE:
            assert (ROOT / path).is_file()
            archive.writestr(path, "import argparse\n")
    imports = {"argparse": ["gettext"], "gettext": [], "json": ["re"], "re": [], "secrets": [], "colorsys": []}
    assert needed_modules([], imports, package) == {"json", "re", "secrets"}
