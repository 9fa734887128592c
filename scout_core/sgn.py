"""SGN, Scout game notation: the record of a whole game as text, shaped like chess's PGN.

::

    [SGN "1"]
    [Rules "SCOUT"]
    [Seat1 "Ann"]
    [Seat2 "Bo"]
    [Seat3 "Cy"]
    [Start "2"]

    [Round "1"]
    [Deal "…/…/…"]
    1. keep turn keep 4-6 L7! 2 R0 L7!+7-9
    [Result "12/4/7"]

Heads are ``[Key "value"]`` lines (``\\"`` and ``\\\\`` escaped); moves are separated by white space and spelt as in
`parse_move`; move numbers and ``{comments}`` may stand between them. An unfinished round ends with ``*``. A record that
starts in mid-round has ``[Position "spn"]`` in its head and no Deal; before it ``[Relaxed "1"]`` when the position is a
diagram that play need not be able to reach. The reader is strict: a record is read whole or refused with the line, the
column and what was expected there. Tags it doesn't know are kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, NoReturn

from .deals import Deal
from .errors import NotationError, ScoutError, check_text, cut, quoted, visible
from .game import Game, check_name, second_deal
from .moves import parse_move
from .position import Position

VERSION = "1"
RULES = "SCOUT"
WIDTH = 100
"""Moves are wrapped at this column, so that a record can be read and diffed."""

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\\n]|\\["\\])*)"\]')
_COMMENT = re.compile(r"\{([^{}]*)\}")
_WORD = re.compile(r"[^\s\[\]{}]+")
_NUMBER = re.compile(r"[1-9][0-9]*\.")
_SPACE = re.compile(r"\s*")
_RESERVED = re.compile(r"SGN|Rules|Seat[0-9]+|Start|Relaxed|Position|Round|Deal|Result")


class _Token(NamedTuple):
    kind: str  # tag, comment, word, end
    key: str  # of a tag
    text: str
    offset: int


def _tokens(text: str) -> Iterator[_Token]:
    at = 0
    while True:
        at = _SPACE.match(text, at).end()  # type: ignore[union-attr]  # \s* always matches
        if at == len(text):
            yield _Token("end", "", "", at)
            return
        if match := _TAG.match(text, at):
            value = re.sub(r"\\(.)", r"\1", match[2])
            yield _Token("tag", match[1], value, at)
        elif match := _COMMENT.match(text, at):
            yield _Token("comment", "", " ".join(match[1].split()), at)
        elif match := _WORD.match(text, at):
            yield _Token("word", "", match[0], at)
        else:
            what = 'a tag: [Key "value"]' if text[at] == "[" else "a comment: {text}" if text[at] == "{" else "a move"
            _refuse(text, _Token("word", "", text[at : at + 20].splitlines()[0], at), what)
        at = match.end()


def _refuse(text: str, token: _Token, expected: str, cause: ScoutError | None = None) -> NoReturn:
    line = text.count("\n", 0, token.offset) + 1
    column = token.offset - text.rfind("\n", 0, token.offset)
    tag = f'[{cut(token.key)} "{visible(token.text)}"]'
    found = {"tag": tag, "end": "the end"}.get(token.kind, quoted(token.text))
    field = cut(token.key) if token.kind == "tag" else "moves"
    raise NotationError(
        field, column, f"{expected} ({cause})" if cause else expected, found=found, line=line
    ) from cause


class _Reader:
    """One pass over the tokens, cut when they are needed; every method eats what it names or refuses."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.source = _tokens(text)
        self.tokens: list[_Token] = []
        self.at = 0
        self.game: Game | None = None
        self.comments: dict[int, list[str]] = {}

    def peek(self) -> _Token:
        """The next token that is no comment; comments before it are put aside under the ply they stand at."""
        while (token := self.here()).kind == "comment":
            ply = self.game.ply if self.game else 0
            self.comments.setdefault(ply, []).append(token.text)
            self.at += 1
        return token

    def here(self) -> _Token:
        if self.at == len(self.tokens):
            self.tokens.append(next(self.source))
        return self.tokens[self.at]

    def next(self) -> _Token:
        token = self.peek()
        self.at += token.kind != "end"
        return token

    def refuse(self, token: _Token, expected: str, cause: ScoutError | None = None) -> NoReturn:
        _refuse(self.text, token, expected, cause)

    def tag(self, key: str, expected: str | None = None) -> _Token:
        token = self.next()
        if token.kind != "tag" or token.key != key or (expected is not None and token.text != expected):
            self.refuse(token, f'[{key} "{expected if expected is not None else "..."}"]')
        return token

    def read(self) -> Game:
        game = self.game = self.head()
        while True:
            finished = self.round(game)
            if not finished or game.outcome is not None:
                break
            if self.peek().kind == "end":
                # A record of some rounds only (a lesson, a clever round) may stop here; what follows is dealt afresh.
                break
        token = self.next()
        if token.kind != "end":
            self.refuse(token, "the end of the record")
        game.comments = {ply: " ".join(filter(None, texts)) for ply, texts in self.comments.items()}
        return game

    def head(self) -> Game:
        self.tag("SGN", VERSION)
        self.tag("Rules", RULES)
        names = self.names()
        start = self.tag("Start")
        if start.text not in [str(seat + 1) for seat in range(len(names))]:
            self.refuse(start, f"a seat from 1 to {len(names)} as Start")
        tags: dict[str, str] = {}
        begun: Game | None = None
        relaxed = False
        while (token := self.peek()).kind == "tag" and token.key != "Round":
            self.next()
            if token.key == "Relaxed" and token.text == "1" and begun is None and self.peek().key == "Position":
                relaxed = True
            elif token.key == "Position" and begun is None:
                begun = self.begun(token, names, int(start.text) - 1, relaxed=relaxed)
            elif token.key in tags or _RESERVED.fullmatch(token.key):
                self.refuse(token, '[Round "1"] or a tag that was not yet given')
            else:
                tags[token.key] = token.text
        game = begun or Game(names, deals=self.deals(len(names)), start=int(start.text) - 1)
        game.tags = tags
        return game

    def names(self) -> list[str]:
        names: list[str] = []
        while self.peek().key == f"Seat{len(names) + 1}":
            token = self.next()
            if len(names) == 5:
                self.refuse(token, "at most five seats")
            try:
                check_name(len(names) + 1, token.text)
            except ScoutError as error:
                self.refuse(token, "a name", error)
            names.append(token.text)
        if len(names) < 2:
            self.refuse(self.peek(), f'[Seat{len(names) + 1} "name"]')
        return names

    def begun(self, token: _Token, names: list[str], start: int, *, relaxed: bool) -> Game:
        """The game that begins with the position of this tag."""
        try:
            game = Game.from_position(names, Position.from_spn(token.text, relaxed=relaxed))
        except ScoutError as error:
            self.refuse(token, f"a position (SPN) of {len(names)} seats to play on from", error)
        if game.start != start:
            self.refuse(token, f"a position with {start + 1} as its start, as in Start")
        return game

    def deals(self, players: int) -> list[Deal]:
        """Look ahead for every Deal: the game is made with all of them before its first move is read."""
        deals: list[Deal] = []
        self.tokens += self.source
        for token in self.tokens[self.at :]:
            if token.kind == "tag" and token.key == "Deal":
                try:
                    deals.append(Deal.parse(token.text, players))
                except ScoutError as error:
                    self.refuse(token, f"a deal for {players} players", error)
                if len(deals) > players:
                    self.refuse(token, f"at most {players} rounds")
                if players == 2 and not deals[0].reserve:
                    self.refuse(token, "a deal with the cards set aside for round 2")
                if players == 2 and deals[1:] and deals[1] != second_deal(deals[0]):
                    self.refuse(token, "the cards that round 1 set aside")
        return deals

    def round(self, game: Game) -> bool:
        """Read one round; tell whether it was finished."""
        number = game.position.round
        self.tag("Round", str(number))
        if not game.single:
            self.tag("Deal")
        done = 0
        before = len(game.rounds)
        while (token := self.next()).kind == "word" and token.text != "*":
            if _NUMBER.fullmatch(token.text):
                if token.text != f"{done + 1}.":
                    self.refuse(token, f"the move number {done + 1}.")
                continue
            if len(game.rounds) > before:
                self.refuse(token, '[Result "..."]: the round is over')
            try:
                game.push(parse_move(token.text))
            except NotationError as error:
                self.refuse(token, "a move", error)
            except ScoutError as error:
                self.refuse(token, "a legal move", error)
            done += 1
        return self.result(game, token, ended=len(game.rounds) > before)

    def result(self, game: Game, token: _Token, *, ended: bool) -> bool:
        if not ended:
            if token.text != "*" or token.kind != "word":
                self.refuse(token, "a move, or * for an unfinished round")
            return False
        scores = _scores(game.rounds[-1].outcome.scores)
        if token.kind != "tag" or token.key != "Result" or token.text != scores:
            self.refuse(token, f'[Result "{scores}"]')
        return True


def read_sgn(text: str) -> Game:
    """Read a record. Raises `NotationError` with `.line`, `.column` (both from 1) and `.expected`.

    >>> game = Game(["Ann", "Bo"], seed=1)
    >>> events = game.push("keep"), game.push("turn")
    >>> read_sgn(game.sgn()).position == game.position
    True
    """
    check_text("a record", text)
    return _Reader(text).read()


def write_sgn(game: Game) -> str:
    """The canonical text of a game, as `Game.sgn` gives it. One text for one game."""
    head = {"SGN": VERSION, "Rules": RULES}
    head |= {f"Seat{seat}": name for seat, name in enumerate(game.names, 1)}
    head["Start"] = str(game.start + 1)
    if game.single:
        if game.opening.relaxed:
            head["Relaxed"] = "1"
        head["Position"] = game.opening.spn()
    blocks = ["\n".join(_tag(key, value) for key, value in (head | game.tags).items())]
    ends = [record.ply + 1 for record in game.rounds]
    starts = [0, *ends]
    for index, first in enumerate(starts):
        number = game.opening.round + index
        last = ends[index] if index < len(ends) else game.ply
        if index == len(ends) and game.outcome is not None:
            break
        blocks.append(_round(game, number, first, last, index < len(ends)))
    return "\n\n".join(blocks) + "\n"


def _round(game: Game, number: int, first: int, last: int, finished: bool) -> str:
    lines = [_tag("Round", str(number))]
    if (deal := game.deal_of(number)) is not None:
        lines.append(_tag("Deal", str(deal)))
    words: list[str] = []
    for ply in range(first, last + 1):
        if ply in game.comments and (ply < last or not finished or ply == game.ply):
            words.append(f"{{{game.comments[ply]}}}")
        if ply < last:
            words.append(str(game.steps[ply].move))
    if not finished:
        words.append("*")
    lines += _wrap(words)
    if finished:
        lines.append(_tag("Result", _scores(game.rounds[number - game.opening.round].outcome.scores)))
    return "\n".join(lines)


def _wrap(words: list[str]) -> Iterator[str]:
    """Lines of at most `WIDTH` columns (a longer comment stands alone), each opened by the number of its first move."""
    line, done = "", 0
    for word in words:
        move = not word.startswith("{") and word != "*"
        if line and len(line) + 1 + len(word) > WIDTH:
            yield line
            line = ""
        if not line and move:
            line = f"{done + 1}."
        line = f"{line} {word}".lstrip()
        done += move
    if line:
        yield line


def _tag(key: str, value: str) -> str:
    value = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{key} "{value}"]'


def _scores(scores: tuple[int, ...]) -> str:
    return "/".join(str(score) for score in scores)


__all__ = ["RULES", "VERSION", "read_sgn", "write_sgn"]
