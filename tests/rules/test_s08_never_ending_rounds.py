"""rules §8: with 3 to 5 players a round can go on for ever, and no rule stops it."""

from itertools import cycle

import pytest

from .table import after, spot


@pytest.mark.parametrize("players", [3, 5])
def test_a_single_shown_and_scouted_for_ever_ends_nothing(players):
    """With an odd number of seats, the scouter of one lap shows in the next, so that no hand runs out."""
    position = spot(*["1 3"] * players)
    for _, move in zip(range(400), cycle(["1", "L0"]), strict=False):
        position = after(position, move)
        assert position.outcome is None
    assert sum(position.chips) == 200
