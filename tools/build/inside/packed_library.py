"""Starts Python with the modules of its library that a start needs, out of one file, and without those it can spare.

pack_library.py packs this as `sitecustomize`, which Python runs before anything of Pyodide's, beside `library`:
{module: (whether it is a package, its code, marshalled)}, marshalled. A module without code waits: when something is
asked of it that is not `GIVEN` here, the library's own is run in its place, out of the zip, where all modules are.

Nothing here may import what is not part of the interpreter itself: it would come out of the zip, of which the list
alone takes as long to read as ten modules do.
"""

import marshal
import sys
from _frozen_importlib import ModuleSpec
from _frozen_importlib_external import PathFinder
from os.path import dirname, join

HOME = dirname(__file__)
[ZIP] = [path for path in sys.path if path.endswith(".zip")]
ModuleType = type(sys)


class Waiting(ModuleType):
    """A module that comes when something is asked of it."""

    def __getattr__(self, name: str) -> object:
        """Have it come; what a module has that is there already is not asked here."""
        # Asked by every import of something out of a module, whether it is a package.
        if name == "__path__":
            raise AttributeError(name)
        self.__class__ = ModuleType
        package = self.__name__.rpartition(".")[0]
        spec = PathFinder.find_spec(self.__name__, sys.modules[package].__path__ if package else None)
        spec.loader.exec_module(self)
        return getattr(self, name)


class Library:
    """A finder and loader of the modules that are packed."""

    def __init__(self) -> None:
        with open(join(HOME, "library"), "rb") as file:
            self._modules: dict[str, tuple[bool, bytes | None]] = marshal.loads(file.read())

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """As import asks for it."""
        if name not in self._modules:
            return None
        is_package, _ = self._modules[name]
        base = join(ZIP, *name.split("."))
        spec = ModuleSpec(
            name, self, origin=f"{base}/__init__.pyc" if is_package else f"{base}.pyc", is_package=is_package
        )
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations.append(base)
        return spec

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:  # noqa: ARG002
        """The usual kind."""
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Run a module's code, or have it wait; that it was here need not be kept."""
        _, code = self._modules.pop(module.__name__)
        if code is not None:
            exec(marshal.loads(code), module.__dict__)
            return
        given = GIVEN.get(module.__name__)
        module.__dict__.update(given() if given else {})
        module.__class__ = Waiting


class Place:
    """A path of which nothing is asked but its text."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


def eval_code(source: str, *args: object, **options: object) -> object:
    """What Pyodide evaluates while it starts, without compiling it; all else as ever."""
    if source == "{}":
        return {}
    name, _, wanted = source.removeprefix("import ").partition("; ")
    if wanted == name:
        return __import__(name)
    if wanted == f"{name}.__dict__":
        return __import__(name).__dict__
    return forwarded("_pyodide._base", "CodeRunner", "eval_code")(source, *args, **options)


def pyimport_impl(path: str) -> ModuleType:
    """A module, as the page imports it."""
    __import__(path)
    return sys.modules[path]


def forwarded(module: str, awaited: str, name: str):
    """The function of a module that waits, which then comes."""

    def forward(*args: object, **options: object) -> object:
        # To ask for what is not given here makes it come.
        getattr(sys.modules[module], awaited)
        return getattr(sys.modules[module], name)(*args, **options)

    return forward


def nothing(*_: object) -> str:
    """In the place of what has no use here: an event loop, packages, docstrings, of which the library has none."""
    return ""


def unwrap(function: object) -> object:
    """What is in a function that wraps another; dataclasses ask it of every method."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function


def given_jsbind() -> dict[str, object]:
    """How functions of JavaScript are called that nothing is said of, and the mark of a parameter without default."""
    from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default

    signature = JsFuncSignature(
        nothing, False, 0, (), (), py2js_default, (), (), (), py2js_default, js2py_default_call_result
    )
    return {"no_default": object(), "default_signature": signature}


def given_package_loader() -> dict[str, object]:
    """Where packages would go. Like the event loop's, its object of JavaScript is among those a snapshot must have."""
    from pyodide_js import loadedPackages

    return {
        "SITE_PACKAGES": Place("/lib/python3.14/site-packages"),
        "DSO_DIR": Place("/usr/lib"),
        "init_loaded_packages": nothing,
        "loadedPackages": loadedPackages,
    }


def given_webloop() -> dict[str, object]:
    """No event loop."""
    from pyodide_js._api import scheduleCallback

    return {"_initialize_event_loop": nothing, "scheduleCallback": scheduleCallback}


# What a start asks of modules that wait.
GIVEN = {
    "_pyodide._base": lambda: {"eval_code": eval_code, "pyimport_impl": pyimport_impl},
    "_pyodide.docstring": lambda: {"get_cmeth_docstring": nothing},
    "_pyodide.jsbind": given_jsbind,
    "inspect": lambda: {
        "iscoroutinefunction": forwarded("inspect", "Signature", "iscoroutinefunction"),
        "unwrap": unwrap,
    },
    "pyodide._package_loader": given_package_loader,
    "pyodide.webloop": given_webloop,
    "traceback": lambda: {"print_exception": forwarded("traceback", "TracebackException", "print_exception")},
}

sys.meta_path.insert(0, Library())
# It came from here, before this; whatever else there is of it is in the zip.
sys.modules["encodings"].__path__.append(join(ZIP, "encodings"))
# The engine's own, packed beside it.
__import__("packed_modules")
