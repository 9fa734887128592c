"""Imports the engine's modules from two files, and hands out the package's data; all of it comes compressed.

pack_engine.py packs this beside `modules.xz`: {path from the folder: code}, marshalled. `apart.xz` may come later.
Imported by packed_library.py, as Python starts.
"""

from __future__ import annotations

import lzma
import marshal
import sys
from importlib.machinery import ModuleSpec
from os.path import dirname, exists, join
from types import CodeType, ModuleType

HOME = dirname(__file__)


class Packed:
    """A finder and loader of the modules in a file."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._codes: dict[str, CodeType] = {}

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """As import asks for it."""
        if not name.startswith("scout_core"):
            return None
        if not self._codes and exists(f"{self._path}.xz"):
            self._codes = marshal.loads(self.get_data(self._path))
        base = name.replace(".", "/")
        for found, is_package in ((f"{base}.py", False), (f"{base}/__init__.py", True)):
            if found in self._codes:
                spec = ModuleSpec(name, self, origin=join(HOME, found), is_package=is_package)  # type: ignore[arg-type]
                spec.has_location = True
                if spec.submodule_search_locations is not None:
                    spec.submodule_search_locations.append(join(HOME, base))
                return spec
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:  # noqa: ARG002
        """The usual kind."""
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Run a module's code, which need not be kept."""
        assert module.__spec__
        assert module.__spec__.origin
        exec(self._codes.pop(module.__spec__.origin.removeprefix(f"{HOME}/")), module.__dict__)

    def get_data(self, path: str) -> bytes:
        """A file of the package's data, as pkgutil asks for it."""
        with lzma.open(f"{path}.xz") as file:
            return file.read()


sys.meta_path[:0] = [Packed(join(HOME, "modules")), Packed(join(HOME, "apart"))]
