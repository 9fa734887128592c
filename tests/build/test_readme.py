"""What README.md gives to be pasted is whole and right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scout_core import Game, Position
from scout_core.quiz import read_quiz

README = Path(__file__).parents[2] / "README.md"


@pytest.fixture
def examples() -> str:
    """The lines of HTML."""
    return "".join(re.findall(r"^```html\n(.*?)^```", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE))


def test_positions_records_and_questions_are_read(examples: str) -> None:
    shown = re.findall(r' spn="([^"]+)"', examples) + [
        link.replace("_", " ") for link in re.findall(r"#p=([^\"&]+)", examples)
    ]
    # What is said of the table is what lies there.
    assert [str(card) for spn in shown for card in Position.from_spn(spn, relaxed=True).active] == ["45", "45"]
    (record,) = re.findall(r"x-scout-sgn\">(.*?)</script>", examples, re.DOTALL)
    outcome = Game.from_sgn(record.lstrip()).outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    (quiz,) = re.findall(r"application/json\">(.*?)</script>", examples, re.DOTALL)
    assert sum(choice.right for choice in read_quiz(quiz).choices) == 2


def test_frames_have_a_size_and_a_name(examples: str) -> None:
    frames = re.findall(r"<iframe[^>]*>", examples)
    assert frames
    assert all({"title", "width", "height"} <= set(re.findall(r"([a-z]+)=", frame)) for frame in frames)
