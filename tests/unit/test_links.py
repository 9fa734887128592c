"""Links hold what they were given, and damaged ones are refused."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from urllib.parse import unquote
from zlib import compressobj

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scout_core import ScoutError
from scout_core.links import LONGEST, pack, packed_link, position_link, unpack

SPN = "29648265/????/719383 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0"


@given(st.text())
def test_what_is_packed_comes_back(text: str) -> None:
    packed = pack(text)
    assert unpack(packed) == text
    assert set(packed) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


@given(st.text() | st.text("ABCabc01-_="))
def test_anything_else_is_refused_in_words_or_is_a_text(text: str) -> None:
    try:
        assert isinstance(unpack(text), str)
    except ScoutError as error:
        assert "link" in str(error)  # noqa: PT017


def test_a_bomb_is_not_unpacked() -> None:
    packer = compressobj(9, 8, -15)
    raw = packer.compress(b"x" * 50_000_000) + packer.flush()
    with pytest.raises(ScoutError, match="cut short, or holds too much"):
        unpack(urlsafe_b64encode(raw).decode())
    with pytest.raises(ScoutError, match="200000 characters"):
        pack("x" * (LONGEST + 1))
    with pytest.raises(ScoutError, match="200000 characters"):
        unpack(urlsafe_b64encode(deflated("x" * (LONGEST + 1))).decode())
    with pytest.raises(ScoutError, match="half a character"):
        pack("\ud83c")


def deflated(text: str) -> bytes:
    packer = compressobj(9, 8, -15)
    return packer.compress(text.encode()) + packer.flush()


def test_a_position_can_be_read_in_its_link() -> None:
    assert position_link(SPN) == "#p=" + SPN.replace(" ", "_")


@given(st.text(max_size=20), st.text(max_size=20))
def test_options_are_quoted(names: str, caption: str) -> None:
    if any("\ud800" <= char <= "\udfff" for char in names + caption):
        return
    for link in (position_link(SPN, names=names, caption=caption), packed_link("g", "x", names=names, caption=caption)):
        found = dict(part.split("=") for part in link[1:].split("&")[1:])
        assert {key: unquote(value) for key, value in found.items()} == {
            key: value for key, value in (("names", names), ("caption", caption)) if value
        }
