"""What a first visit downloads, file by file, beside what it may: `python build_wheel.py && python tools/bytes.py`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.build.command import DIST
from tools.build.wire import report

if __name__ == "__main__":
    print(report(DIST))
