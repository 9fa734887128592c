"""Text in a picture: made harmless, and fitted into its room without knowing the font."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import combining, east_asian_width

FONT: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"

_NOT_XML: Final = re.compile("[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")
"""What no XML document may hold: control characters, half characters, and two that are none."""
_ESCAPES: Final = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;", ord("'"): "&#39;"}
_JOINERS: Final = "\u200c\u200d\ufe0e\ufe0f"
_NARROW: Final = "iljtfrI.,:;|!'()[] "


def escape(text: str) -> str:
    """Text as it may stand in an element or an attribute.

    >>> escape('<b> & "\\x00"')
    '&lt;b&gt; &amp; &quot;\\ufffd&quot;'
    """
    return _NOT_XML.sub("\ufffd", text).translate(_ESCAPES)


def isolated(text: str) -> str:
    """A name in a sentence of another direction, so that neither turns the other round.

    Signs in it that would reach out of it are closed.

    >>> ascii(isolated("Bo"))
    "'\\\\u2068Bo\\\\u2069'"
    """
    plain = text.translate(dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)]))
    return f"\u2068{plain}\u2069"


def width_of(text: str, size: float) -> float:
    """About as wide as the text will be in a bold font of that size; rather too wide than too narrow."""
    return size * sum(map(_advance, text))


def _advance(char: str) -> float:
    if combining(char) or char in _JOINERS or "\u2066" <= char <= "\u2069":
        return 0.0
    if east_asian_width(char) in "WF":
        return 1.05
    return 0.4 if char in _NARROW else 1.0 if char in "MWmw@%" else 0.77 if char.isupper() else 0.66


def fitted(text: str, size: float, room: float) -> str:
    """The text, or its beginning and an ellipsis.

    >>> fitted("Philomena", 10, 40)
    'Philo…'
    """
    if width_of(text, size) <= room:
        return text
    room -= size * 0.9
    end = 0
    for end, char in enumerate(text):  # noqa: B007  # the place where it stops is what is looked for
        room -= size * _advance(char)
        if room < 0:
            break
    while end > 0 and (combining(text[end]) or text[end] in _JOINERS or text[end - 1] in _JOINERS):
        end -= 1
    return text[:end].rstrip() + "…"


def lines_of(text: str, size: float, room: float, most: int) -> list[str]:
    """The text in at most so many lines, broken between words; the last one is cut where it gets too long."""
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines[most - 1 :] = [" ".join(lines[most - 1 :])]
    return [fitted(line, size, room) for line in lines]
