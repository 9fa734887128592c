"""Code as small as it can be. Runs inside Pyodide, for bytecode is the interpreter's own."""

from __future__ import annotations

import ast
import marshal
from importlib.util import MAGIC_NUMBER
from types import CodeType

# Of a .pyc that nothing compares with a source, for none is shipped: flags and eight bytes of digest.
UNCHECKED = (1).to_bytes(4, "little") + bytes(8)


def compiled(source: bytes, name: str) -> CodeType:
    """A module's code without docstrings, asserts and tables of line numbers."""
    return bare(compile(described(ast.parse(source)), name, "exec", dont_inherit=True, optimize=2))


def described(module: ast.Module) -> ast.Module:
    """The same module, its dataclasses with a text about them: for one without, `dataclasses` makes up a signature.

    >>> ast.unparse(described(ast.parse("@dataclass\\nclass A:\\n    b: int")))
    "@dataclass\\nclass A:\\n    __doc__ = '-'\\n    b: int"
    """
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(by) for by in node.decorator_list):
            node.body[:0] = ast.parse("__doc__ = '-'").body
    return ast.fix_missing_locations(module)


def bare(code: CodeType) -> CodeType:
    """The same code without line numbers."""
    consts = tuple(bare(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    return code.replace(co_consts=consts, co_linetable=b"")


def pyc(code: CodeType) -> bytes:
    """A module's file."""
    return MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)
