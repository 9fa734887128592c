"""Reading a quiz, and checking what it says."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from ..errors import NotationError, Reason, ScoutError, check_text, cut, is_int, visible
from ..game import check_name
from ..json_text import JSONDecodeError, dumps, loads
from ..moves import Scout, Show, parse_move
from ..position import Position
from ..rules import Phase, why_no_show
from ..shows import strength_of
from .answers import count_of, hand_of, score_of
from .model import KINDS, LONGEST, LONGEST_TEXT, MOST_CHOICES, VERSION, Choice, Quiz, Sum


def read_quiz(text: str) -> Quiz:
    """Read a quiz, and check every answer that the rules decide (which scout is best, they don't).

    Raises NotationError; its field is the place in the object, as in ``choices[2].move`` (counted from 0).

    >>> read_quiz('{"v":1,"kind":"riddle"}')
    Traceback (most recent call last):
    scout_core.errors.NotationError: kind, column 1: expected beat, scout, count or score, found "riddle"
    """
    check_text("a quiz", text)
    if len(text) > LONGEST:
        raise NotationError("quiz", LONGEST + 1, f"at most {LONGEST} characters")
    try:
        data = loads(text)
    except JSONDecodeError as error:
        raise NotationError("quiz", error.colno, "JSON", line=error.lineno) from None
    except ValueError as error:
        raise NotationError("quiz", 1, f"JSON ({error})") from None
    if not isinstance(data, dict):
        raise NotationError("quiz", 1, "an object", found=_told(data))
    return Check(data).quiz()


_EXPECTED_KIND: Final = "beat, scout, count or score"
_KEYS: Final = ("v", "kind", "spn", "relaxed", "seat", "names", "question")
_MORE: Final = {"beat": ("choices",), "scout": ("choices",), "count": ("answer",), "score": ("answer", "sum")}
_REASONS: Final = tuple(
    reason.value for reason in (Reason.NOT_A_SET, Reason.TOO_FEW_CARDS, Reason.WEAKER_KIND, Reason.LOWER_VALUE)
)


def _told(found: object) -> str:
    """What stands there, as JSON writes it."""
    try:
        return cut(dumps(found)) if found != "" else "nothing"
    except ValueError:
        return "a number that is too large"


class Check:
    """One pass over the object: first what it is made of, then whether it is true."""

    def __init__(self, data: dict[str, Any], position: Position | None = None) -> None:
        self.data = data
        self.given = position

    def refuse(self, field: str, expected: str, found: object = "", *, column: int = 1) -> NoReturn:
        raise NotationError(field, column, expected, found=_told(found))

    def quiz(self) -> Quiz:
        """All of it."""
        quiz = self.frame()
        for key in _MORE[quiz.kind]:
            if key not in self.data and key != "sum":
                self.refuse(key, f"{key} for the kind {quiz.kind}")
        quiz = self.with_choices(quiz) if "choices" in self.data else self.with_answer(quiz)
        self.truth(quiz)
        return quiz

    def frame(self) -> Quiz:
        """What all kinds have."""
        data = self.data
        if data.get("v") != VERSION or not is_int(data.get("v")):
            self.refuse("v", str(VERSION), data.get("v", ""))
        kind = data.get("kind", "")
        if kind not in KINDS:
            self.refuse("kind", _EXPECTED_KIND, kind)
        for key in data:
            if key not in _KEYS + _MORE[kind]:
                self.refuse(visible(key), f"no such key in a quiz of the kind {kind}", data[key])
        if "relaxed" in data and data["relaxed"] is not True:
            self.refuse("relaxed", "true, or no such key", data["relaxed"])
        position = self.position()
        seat = data.get("seat", "")
        if not is_int(seat) or not 1 <= seat <= position.players:
            self.refuse("seat", f"a seat, 1 to {position.players}", seat)
        names = self.names(position.players)
        self.needs(kind, position, seat - 1)
        return Quiz(kind, position, seat - 1, names, self.text(data, "question", "question"))

    def position(self) -> Position:
        spn = self.data.get("spn", "")
        if not isinstance(spn, str) or not spn:
            self.refuse("spn", "a position", spn)
        if self.given is not None:
            return self.given
        try:
            return Position.from_spn(spn, relaxed=self.data.get("relaxed", False))
        except NotationError as error:
            raise NotationError("spn", error.column, f"{error.expected} ({error.field})", found=error.found) from None

    def names(self, players: int) -> tuple[str, ...]:
        names = self.data.get("names", [])
        if "names" in self.data and (not isinstance(names, list) or len(names) != players):
            self.refuse("names", f"{players} names", names)
        for place, name in enumerate(names):
            try:
                check_name(place + 1, name)
            except ScoutError:
                self.refuse(f"names[{place}]", "a name", name)
        return tuple(names)

    def text(self, source: dict[str, Any], key: str, field: str) -> str | None:
        text = source.get(key)
        if key in source and (not isinstance(text, str) or not 1 <= len(text) <= LONGEST_TEXT):
            self.refuse(field, f"a text of 1 to {LONGEST_TEXT} characters", text)
        return text

    def needs(self, kind: str, position: Position, seat: int) -> None:
        """What must be there for the question to be one."""
        if kind == "score":
            if position.phase is not Phase.OVER:
                self.refuse("spn", "a round that is over (x)", position.spn())
            return
        if None in position.hands[seat] or not position.hands[seat]:
            self.refuse("seat", "a seat whose cards are known", seat + 1)
        if kind != "count" and not position.active:
            self.refuse("spn", "cards on the table", position.spn())
        if kind == "scout" and (position.phase is not Phase.PLAY or position.turn != seat):
            self.refuse("seat", "the seat that is to play", seat + 1)

    def with_choices(self, quiz: Quiz) -> Quiz:
        choices = self.data["choices"]
        if not isinstance(choices, list) or not 2 <= len(choices) <= MOST_CHOICES:
            self.refuse("choices", f"2 to {MOST_CHOICES} choices", choices)
        found = tuple(self.choice(quiz, choice, f"choices[{place}]") for place, choice in enumerate(choices))
        for place, choice in enumerate(found):
            if choice.move in [other.move for other in found[:place]]:
                self.refuse(f"choices[{place}].move", "a move that is no choice yet", choice.move)
        if not any(choice.right for choice in found):
            self.refuse("choices", "one that is right", False)
        return Quiz(quiz.kind, quiz.position, quiz.seat, quiz.names, quiz.question, found)

    def choice(self, quiz: Quiz, data: Any, field: str) -> Choice:
        own = "reason" if quiz.kind == "beat" else "value"
        if not isinstance(data, dict):
            self.refuse(field, "an object", data)
        for key in data:
            if key not in ("move", "right", "why", own):
                self.refuse(f"{field}.{visible(key)}", f"no such key in a choice of the kind {quiz.kind}", data[key])
        move = self.move(quiz, data.get("move", ""), f"{field}.move")
        if not isinstance(data.get("right"), bool):
            self.refuse(f"{field}.right", "true or false", data.get("right", ""))
        why = self.text(data, "why", f"{field}.why")
        if "reason" in data and (data["reason"] not in _REASONS or data["right"]):
            self.refuse(f"{field}.reason", f"one of {', '.join(_REASONS)}, of a wrong choice", data["reason"])
        value = data.get("value")
        if "value" in data and (not isinstance(value, int | float) or isinstance(value, bool) or abs(value) > 1000):
            self.refuse(f"{field}.value", "points, -1000 to 1000", value)
        return Choice(move, data["right"], why, data.get("reason"), value)

    def move(self, quiz: Quiz, text: Any, field: str) -> str:
        """A show of that hand, or a scout into it; only what could be done with cards is asked, not the rules."""
        if not isinstance(text, str):
            self.refuse(field, "a move", text)
        try:
            move = parse_move(text)
        except NotationError as error:
            self.refuse(field, error.expected, text, column=error.column)
        size = len(quiz.position.hands[quiz.seat])
        if quiz.kind == "beat" and not (isinstance(move, Show) and move.stop <= size):
            self.refuse(field, f"a show of places from 1 to {size}", text)
        if quiz.kind == "scout" and not (
            isinstance(move, Scout) and move.gap <= size and (move.end == "L" or len(quiz.position.active) > 1)
        ):
            self.refuse(field, f"a scout into a gap from 0 to {size}", text)
        return text

    def with_answer(self, quiz: Quiz) -> Quiz:
        answer, total = self.data["answer"], self.data.get("sum")
        if not is_int(answer) or abs(answer) > 10**9:
            self.refuse("answer", "a whole number", answer)
        made_of = None
        if "sum" in self.data:
            keys = list(Sum._fields)
            if not isinstance(total, dict) or sorted(total) != sorted(keys) or not all(map(is_int, total.values())):
                self.refuse("sum", "points, chips and hand, whole numbers", total)
            made_of = Sum(**total)
            if answer != made_of.points + made_of.chips - made_of.hand:
                self.refuse("answer", f"{made_of.points + made_of.chips - made_of.hand}, as in the sum", answer)
        return Quiz(quiz.kind, quiz.position, quiz.seat, quiz.names, quiz.question, (), answer, made_of)

    def truth(self, quiz: Quiz) -> None:
        """What JavaScript can't tell: whether the answers are right."""
        position, seat = quiz.position, quiz.seat
        hand = hand_of(position, seat)
        floor = strength_of(position.active)
        for place, choice in enumerate(quiz.choices if quiz.kind == "beat" else ()):
            show = parse_move(choice.move)
            reason = why_no_show(hand, floor, show) if isinstance(show, Show) else None
            if choice.right is not (reason is None):
                says = "true: the set beats the table" if reason is None else f"false: {reason.value}"
                self.refuse(f"choices[{place}].right", says, choice.right)
            if choice.reason is not None and reason is not None and choice.reason != reason.value:
                self.refuse(f"choices[{place}].reason", reason.value, choice.reason)
        for place, choice in enumerate(quiz.choices if quiz.kind == "scout" else ()):
            why = position.why_illegal(parse_move(choice.move))
            if why is not None:
                self.refuse(f"choices[{place}].move", f"a legal scout ({why.value})", choice.move)
        if quiz.kind == "count" and quiz.answer != count_of(hand, position.active):
            self.refuse("answer", str(count_of(hand, position.active)), quiz.answer)
        if quiz.kind == "score":
            right = score_of(position, seat)
            if quiz.answer != right["answer"]:
                self.refuse("answer", str(right["answer"]), quiz.answer)
            if quiz.sum is not None and quiz.sum._asdict() != right["sum"]:
                self.refuse("sum", dumps(right["sum"]), quiz.sum._asdict())
