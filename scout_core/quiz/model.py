"""What a quiz is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ..json_text import dumps
from ..position import Position

VERSION: Final = 1
KINDS: Final = ("beat", "scout", "count", "score")
MOST_CHOICES: Final = 12
LONGEST_TEXT: Final = 300
LONGEST: Final = 20_000
"""No quiz is longer."""


class Choice(NamedTuple):
    """One answer to choose."""

    move: str
    right: bool
    why: str | None = None
    reason: str | None = None
    value: float | None = None


class Sum(NamedTuple):
    """What a score is made of."""

    points: int
    chips: int
    hand: int


@dataclass(frozen=True, slots=True)
class Quiz:
    """A quiz as in the contract; `seat` counts from 0 here."""

    kind: str
    position: Position
    seat: int
    names: tuple[str, ...] = ()
    question: str | None = None
    choices: tuple[Choice, ...] = ()
    answer: int | None = None
    sum: Sum | None = None

    def data(self) -> dict[str, Any]:
        """The quiz as plain values, in the order of the contract."""
        found: dict[str, Any] = {"v": VERSION, "kind": self.kind, "spn": self.position.spn()}
        if self.position.relaxed:
            found["relaxed"] = True
        found["seat"] = self.seat + 1
        if self.names:
            found["names"] = list(self.names)
        if self.question is not None:
            found["question"] = self.question
        if self.choices:
            found["choices"] = [without_none(choice) for choice in self.choices]
        if self.answer is not None:
            found["answer"] = self.answer
        if self.sum is not None:
            found["sum"] = self.sum._asdict()
        return found

    def json(self) -> str:
        """The text of the quiz, in one spelling."""
        return dumps(self.data())


def without_none(choice: Choice) -> dict[str, Any]:
    return {key: value for key, value in choice._asdict().items() if value is not None}
