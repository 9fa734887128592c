"""The recorded games, played again: any change of behaviour shows as a diff of a text."""

import pytest

from .record import COUNTS, path, record


@pytest.mark.parametrize("players", COUNTS)
def test_the_game_goes_as_recorded(players):
    assert record(players).splitlines() == path(players).read_text(encoding="utf-8").splitlines(), (
        "if this is meant: python -m tests.playthroughs --update, and review the diff"
    )


@pytest.mark.parametrize("players", COUNTS)
def test_the_record_stays_small_enough_to_review(players):
    assert path(players).stat().st_size < 150_000
