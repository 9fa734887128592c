"""The file of weights: read whole, or refused by name."""

from hashlib import sha256
from pathlib import Path

import pytest

import scout_core.bots
from scout_core import ScoutError
from scout_core.bots.layout import layout_hash
from scout_core.bots.weights import read_weights

DATA = (Path(scout_core.bots.__file__).parent / "net.bin").read_bytes()
HEADER, _, BODY = DATA.partition(b"\n\n")


def with_body(body: bytes) -> bytes:
    """The file with another body and the right digest for it."""
    old, new = sha256(BODY).hexdigest(), sha256(body).hexdigest()
    return HEADER.replace(old.encode(), new.encode()) + b"\n\n" + body


def refusal(data: bytes) -> str:
    with pytest.raises(ScoutError) as refused:
        read_weights(data, "some.bin")
    assert refused.value.code == "weights"
    return str(refused.value)


def test_the_shipped_file_is_read_and_says_how_it_was_trained():
    weights = read_weights(DATA, "net.bin")
    assert "rounds" in weights.trained
    assert len(weights.points.columns) == 64


@pytest.mark.parametrize("data", [b"", b"PNG", DATA[1:], b"SCOUT net 2\n" + DATA[12:]])
def test_what_is_no_such_file_is_refused(data):
    assert refusal(data) == "some.bin: expected a file that begins with 'SCOUT net 1'"


def test_a_changed_byte_is_noticed():
    middle = len(DATA) // 2
    data = DATA[:middle] + bytes([DATA[middle] ^ 1]) + DATA[middle + 1 :]
    assert refusal(data) == "some.bin: damaged, its sha256 is another than its header says"


def test_a_cut_file_is_noticed():
    assert "damaged" in refusal(DATA[:-1])
    assert "damaged" in refusal(HEADER)


def test_weights_for_other_features_are_refused():
    message = refusal(DATA.replace(layout_hash().encode(), b"0123456789abcdef"))
    assert message == f"some.bin: made for the features 0123456789abcdef, these are {layout_hash()}"


def test_a_body_of_another_length_is_refused():
    assert refusal(with_body(BODY[:100])) == "some.bin: too short for rows"
    assert refusal(with_body(BODY[:-4])) == "some.bin: too short for last_out_bias"
    assert refusal(with_body(BODY + b"12")) == "some.bin: 2 bytes too many"
