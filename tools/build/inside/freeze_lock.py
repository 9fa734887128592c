"""Install the engine's wheel with micropip and freeze what that resolved.

argv: micropip's wheel as Node sees it, the engine's wheel as Python sees it, the folder for the result. Writes
`frozen.json`, micropip's lock file, and `loaded.json`: the modules that booting and installing a package load.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pyodide_js


async def main() -> None:
    """Called by run.mjs."""
    micropip_wheel, wheel, target = sys.argv[1], sys.argv[2], Path(sys.argv[3])
    # Installed by the same code that will install the engine in the browser, so what that needs is recorded too.
    await pyodide_js.loadPackage(micropip_wheel)
    (target / "loaded.json").write_text(json.dumps(sorted(sys.modules), indent=1))

    import micropip

    await micropip.install(f"emfs:{wheel}")
    (target / "frozen.json").write_text(micropip.freeze())
