"""Which modules a Python source imports. Runs on this machine and inside Pyodide."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping


def imported(source: str | bytes, package: str, *, lazily: bool = False) -> set[str]:
    """Names that the source imports when it is imported itself; with `lazily` also what its functions import.

    `package` resolves relative imports. A name out of `from x import y` may turn out to be no module.

    >>> sorted(imported("import os.path\\nfrom . import b\\ndef f():\\n    import ast", "a"))
    ['a', 'a.b', 'os.path']
    >>> sorted(imported("if __name__ == '__main__':\\n    import pdb", "a"))
    []
    """
    names: set[str] = set()
    for node in _statements(ast.parse(source), lazily):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: 1 - node.level or None] if node.level else []
            base = ".".join([*parts, node.module] if node.module else parts)
            names.update([base, *(f"{base}.{alias.name}" for alias in node.names)])
    return names


def _statements(node: ast.AST, lazily: bool) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) and not lazily:
            continue
        if isinstance(child, ast.If) and ast.unparse(child.test) in _NEVER_HERE:
            continue
        yield child
        if isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield from _statements(child, lazily)


# Guards of what never runs in a library inside a browser.
_NEVER_HERE = {"__name__ == '__main__'", "sys.platform == 'win32'", "TYPE_CHECKING", "typing.TYPE_CHECKING"}


def closure(roots: Iterable[str], imports: Mapping[str, Iterable[str]]) -> set[str]:
    """The modules of `imports` (module: what it imports) that importing the roots can load, packages included.

    >>> sorted(closure(["a.b.attribute"], {"a": [], "a.b": ["c"], "c": [], "d": []}))
    ['a', 'a.b', 'c']
    """
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        if name in imports:
            found.add(name)
            waiting.extend(imports[name])
        if parent := name.rpartition(".")[0]:
            waiting.append(parent)
    return found
