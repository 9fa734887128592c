"""Starts Python with the modules of its library that a start needs, out of one file, and without those it can spare.

pack_library.py packs this as `sitecustomize`, which Python runs before anything of Pyodide's, beside `library`:
{module: (whether it is a package, its code, marshalled)}, marshalled. In the place of a module without code stands one
that has what a start asks of it, `GIVEN`, and nothing else.

Nothing here may import what is not part of the interpreter itself: all there is of the library is what is packed.
"""

import marshal
import sys
from _frozen_importlib import ModuleSpec
from os.path import dirname, join

HOME = dirname(__file__)
ModuleType = type(sys)


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
        return ModuleSpec(name, self, origin=join(HOME, "library"), is_package=is_package)

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:  # noqa: ARG002
        """The usual kind."""
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Run a module's code, or give what there is in its place; that it was here need not be kept."""
        _, code = self._modules.pop(module.__name__)
        if code is not None:
            exec(marshal.loads(code), module.__dict__)
        elif module.__name__ in GIVEN:
            module.__dict__.update(GIVEN[module.__name__]())


class Place:
    """A path of which nothing is asked but its text."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


def eval_code(source: str, *_: object, **__: object) -> object:
    """What Pyodide evaluates while it starts, without a compiler for it."""
    if source == "{}":
        return {}
    name, _, wanted = source.removeprefix("import ").partition("; ")
    if wanted == name:
        return __import__(name)
    if wanted == f"{name}.__dict__":
        return __import__(name).__dict__
    raise NotImplementedError(source)


def pyimport_impl(path: str) -> ModuleType:
    """A module, as the page imports it."""
    __import__(path)
    return sys.modules[path]


def nothing(*_: object) -> str:
    """In the place of what has no use here: an event loop, packages, docstrings, of which the library has none."""
    return ""


def unwrap(function: object) -> object:
    """What is in a function that wraps another; dataclasses ask it of every method."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function


def iscoroutinefunction(function: object) -> bool:
    """Whether a call of it is to be awaited; Pyodide asks it of what JavaScript calls."""
    code = getattr(function, "__code__", None)
    return code is not None and bool(code.co_flags & 0x80)


def format_exception(kind: object, value: object = None, *_: object) -> list[str]:
    """An error in a line: codes.py has left no line numbers to tell more by."""
    error = kind if value is None else value
    return [f"{type(error).__name__}: {error}\n"]


def print_exception(*error: object) -> None:
    """The same where errors are written."""
    sys.stderr.writelines(format_exception(*error))


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


# What a start, or an error, asks of modules that stay away.
GIVEN = {
    "_pyodide._base": lambda: {"eval_code": eval_code, "pyimport_impl": pyimport_impl},
    "_pyodide.docstring": lambda: {"get_cmeth_docstring": nothing},
    "_pyodide.jsbind": given_jsbind,
    "inspect": lambda: {"iscoroutinefunction": iscoroutinefunction, "unwrap": unwrap},
    "pyodide._package_loader": given_package_loader,
    "pyodide.webloop": given_webloop,
    "traceback": lambda: {"format_exception": format_exception, "print_exception": print_exception},
}

sys.meta_path.insert(0, Library())
# The engine's own, packed beside it.
__import__("packed_modules")
