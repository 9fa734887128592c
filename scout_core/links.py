"""Links: a position, a game or a quiz in the fragment of an address, so that any static host serves it.

``#p=`` and the SPN with `_` for its spaces; ``#g=`` and ``#q=`` with a packed record and a packed quiz: base64url of
deflate-raw of UTF-8, without padding. ``&key=value`` may follow.

>>> position_link("45/13/21 67 1 2p 0/0/0 0/0/0 111 1/3 1 0/0/0", seat="1")
'#p=45/13/21_67_1_2p_0/0/0_0/0/0_111_1/3_1_0/0/0&seat=1'
>>> unpack(packed_link("g", '[SGN "1"]', ply="3").removeprefix("#g=").partition("&")[0])
'[SGN "1"]'
"""

from __future__ import annotations

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import quote

from .errors import ScoutError

LONGEST: Final = 200_000
"""No text in a link is longer, packed or not."""

_SAFE: Final = "/-._~!*'()"
"""Besides letters and digits, what JavaScript's encodeURIComponent leaves alone, and the slash."""


def position_link(spn: str, **options: str) -> str:
    """The fragment for a position; `options` may be empty texts, which are left out."""
    return f"#p={quote(spn.replace(' ', '_'), safe=_SAFE + '?')}{_options(options)}"


def packed_link(key: str, text: str, **options: str) -> str:
    """The fragment for a game (`g`) or a quiz (`q`)."""
    return f"#{key}={pack(text)}{_options(options)}"


def _options(options: dict[str, str]) -> str:
    return "".join(f"&{name}={quote(value, safe=_SAFE)}" for name, value in options.items() if value)


def pack(text: str) -> str:
    """A text as it stands in a link. Raises ScoutError for one that is too long or can't be written."""
    if len(text) > LONGEST:
        raise ScoutError(f"a link holds {LONGEST} characters, not {len(text)}")
    try:
        plain = text.encode("utf-8")
    except UnicodeEncodeError:
        raise ScoutError("half a character can't be written into a link") from None
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return urlsafe_b64encode(packer.compress(plain) + packer.flush()).decode("ascii").rstrip("=")


def unpack(packed: str) -> str:
    """The opposite of `pack`. Raises ScoutError for what was damaged or would be too long."""
    try:
        raw = urlsafe_b64decode(packed.encode("ascii") + b"=" * (-len(packed) % 4))
        packer = zlib.decompressobj(-zlib.MAX_WBITS)
        plain = packer.decompress(raw, 4 * LONGEST)
        if not packer.eof:
            raise ScoutError("the link is cut short, or holds too much")
        text = plain.decode("utf-8")
    except (UnicodeError, binascii.Error, zlib.error):
        raise ScoutError("the link is damaged") from None
    if len(text) > LONGEST:
        raise ScoutError(f"a link holds {LONGEST} characters at most")
    return text
