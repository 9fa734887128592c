"""JSON, as the wire and quizzes write and read it. The only module that imports it."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

_MOST_NESTED: Final = 16
"""Far more than any text has. Inside WebAssembly a deeper one would overflow the stack before Python notices."""

_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)

JSONDecodeError = json.JSONDecodeError


def loads(text: str) -> Any:
    """Read JSON and nothing more than JSON. Raises TypeError for what is no text, else ValueError.

    >>> loads('{"a": [1, null]}')
    {'a': [1, None]}
    >>> loads("NaN")
    Traceback (most recent call last):
    ValueError: NaN is not JSON
    """
    if not isinstance(text, str):
        raise TypeError("JSON is a text")
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", _STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > _MOST_NESTED:
            raise ValueError(f"nested more than {_MOST_NESTED} deep")
    return json.loads(text, parse_constant=_no_constant)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def dumps(value: object) -> str:
    """Write JSON without a space, in ASCII.

    >>> dumps({"name": "\\u00e9"})
    '{"name":"\\\\u00e9"}'
    """
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


__all__ = ["JSONDecodeError", "dumps", "loads"]
