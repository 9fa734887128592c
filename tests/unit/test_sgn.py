"""The record of a game: one canonical spelling, strictly read, nothing half-loaded."""

from __future__ import annotations

import pytest

from scout_core import Card, Deal, Game, NotationError, Position, deal_round, parse_move, read_cards
from tests.unit.test_game import NAMES, played_out

RECORD = played_out(3, "sgn").sgn()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_record_reads_back_as_the_same_game_at_every_ply(players: int) -> None:
    game = played_out(players, "round trip")
    while True:
        again = Game.from_sgn(game.sgn())
        assert again.sgn() == game.sgn()
        assert (again.position, again.steps, again.rounds) == (game.position, game.steps, game.rounds)
        if game.ply == 0:
            break
        for _ in range(min(7, game.ply)):
            game.pop()


def test_names_tags_and_comments_survive() -> None:
    game = Game(['A "quoted" \\ name', "میرا", "<b>Cy</b>"], seed=1)
    game.tags = {"Date": "2026.11.30", "Event": 'The "Big" Top'}
    game.push("keep")
    game.comments = {0: "before anything", 1: "after one action: 1. L0! [Round] *"}
    again = Game.from_sgn(game.sgn())
    assert (again.names, again.tags, again.comments) == (game.names, game.tags, game.comments)
    assert again.sgn() == game.sgn()


def test_a_record_may_begin_in_mid_round() -> None:
    source = played_out(3, "middle")
    game = Game.from_position(NAMES[:3], source.position_at(8))
    for step in source.steps[8 : source.rounds[0].ply + 1]:
        game.push(step.move)
    text = game.sgn()
    assert "[Deal" not in text
    assert Game.from_sgn(text).sgn() == text
    assert Game.from_sgn(text).opening == source.position_at(8)


def test_move_numbers_and_line_breaks_are_free() -> None:
    loose = RECORD.replace(" ", "\n  ").replace('\n  "', ' "')
    assert Game.from_sgn(loose).sgn() == RECORD
    bare = " ".join(word for word in RECORD.split(" ") if not word[:-1].isdigit() or not word.endswith("."))
    assert Game.from_sgn(bare).sgn() == RECORD


def test_a_record_of_some_rounds_only_can_be_read() -> None:
    first = RECORD[: RECORD.index('[Round "2"]')]
    game = Game.from_sgn(first)
    assert (len(game.rounds), game.position.round, game.outcome) == (1, 2, None)


def place(needle: str, text: str = RECORD) -> tuple[int, int]:
    """Line and column of the first occurrence."""
    at = text.index(needle)
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


BROKEN = {
    "empty": ("", (1, 1), "SGN"),
    "no text at all": ("hello", (1, 1), "SGN"),
    "a wrong beginning before a wrong end": ("hello ]", (1, 1), "SGN"),
    "a sixth seat": (RECORD.replace("[Start", '[Seat4 "D"]\n[Seat5 "E"]\n[Seat6 "F"]\n[Start'), (8, 1), "five seats"),
    "a diagram without position": (RECORD.replace("\n\n", '\n[Relaxed "1"]\n\n', 1), (7, 1), "Round"),
    "another version": (RECORD.replace('[SGN "1"]', '[SGN "2"]'), (1, 1), "SGN"),
    "no rules": (RECORD.replace('[Rules "SCOUT"]\n', ""), (2, 1), "Rules"),
    "one seat": (RECORD.replace('[Seat2 "Bo"]\n[Seat3 "Cy"]\n', ""), (4, 1), "Seat2"),
    "a seat left out": (RECORD.replace("[Seat2", "[Seat4"), (4, 1), "Seat2"),
    "a name without end": (RECORD.replace('"Bo"]', '"Bo]'), (4, 1), "tag"),
    "an empty name": (RECORD.replace('"Bo"', '""'), (4, 1), "a name"),
    "no start": (RECORD.replace("[Start", "[Stort"), (6, 1), "Start"),
    "a start nobody has": (RECORD.replace('[Start "', '[Start "1'), (6, 1), "Start"),
    "a tag given twice": (RECORD.replace("\n\n", '\n[Date "x"]\n[Date "y"]\n\n', 1), (8, 1), "not yet given"),
    "a reserved tag": (RECORD.replace("\n\n", '\n[Seat9 "x"]\n\n', 1), (7, 1), "Round"),
    "no round": (RECORD[: RECORD.index("[Round")], (8, 1), "Round"),
    "rounds out of order": (RECORD.replace('[Round "2"]', '[Round "3"]'), place('[Round "2"]'), "Round"),
    "no deal": (RECORD.replace("[Deal", "[Deel", 1), place("[Deal"), "Deal"),
    "a deal with a card twice": (RECORD.replace('[Deal "', '[Deal "1212', 1), place("[Deal"), "deal"),
    "an illegal move": (RECORD.replace("1. ", "1. L0 ", 1), (place("1. ")[0], 4), "legal move"),
    "no move": (RECORD.replace("1. ", "1. hop ", 1), (place("1. ")[0], 4), "a move"),
    "a wrong number": (RECORD.replace("1. ", "2. ", 1), place("1. "), "move number 1."),
    "a comment without end": (RECORD.replace("1. ", "1. {oh ", 1), (place("1. ")[0], 4), "comment"),
    "a wrong result": (RECORD.replace('[Result "', '[Result "9', 1), place("[Result"), "Result"),
    "a result too early": (
        RECORD[: RECORD.index("1. ")] + '[Result "0/0/0"]\n',
        place("1. "),
        "a move, or *",
    ),
    "a move too many": (RECORD.replace("[Result", "1 [Result", 1), place("[Result"), "the round is over"),
    "an open end": (RECORD[: RECORD.rindex("[Result")], (RECORD.count("\n"), 1), "Result"),
    "something after the end": (RECORD + "*", (RECORD.count("\n") + 1, 1), "the end"),
    "a lone bracket": (RECORD + "]", (RECORD.count("\n") + 1, 1), "a move"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_refused_with_line_column_and_what_was_expected(name: str) -> None:
    text, (line, column), expected = BROKEN[name]
    with pytest.raises(NotationError) as caught:
        Game.from_sgn(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert expected in caught.value.expected
    assert f"line {line}, column {column}" in str(caught.value)


def test_every_truncation_is_refused_or_complete() -> None:
    """No prefix of a record makes a game of something that isn't there: it is refused, or it was whole rounds."""
    whole = [RECORD.index('\n[Round "2"]'), RECORD.index('\n[Round "3"]'), len(RECORD)]
    ends = {len(RECORD[:end].rstrip()) for end in whole}
    for cut in range(0, len(RECORD), 3):
        try:
            Game.from_sgn(RECORD[:cut])
        except NotationError:
            continue
        assert len(RECORD[:cut].rstrip()) in ends


def test_a_position_that_can_not_begin_a_record_is_refused_at_its_own_line() -> None:
    source = played_out(3, "middle")
    text = Game.from_position(NAMES[:3], source.position_at(8)).sgn()
    over = source.rounds[0].final.spn()
    other_start = Position.start_round(
        deal_round(3, 1, 1), players=3, round=1, start=(source.start + 1) % 3, totals=(0,) * 3
    )
    others = (Position.deal(4, seed=1).spn(), source.position_at(8).view(0).spn(), other_start.spn())
    for spn in ("hello", over, *others):
        with pytest.raises(NotationError, match="a position") as caught:
            Game.from_sgn(text.replace(source.position_at(8).spn(), spn))
        assert (caught.value.field, caught.value.line, caught.value.column) == ("Position", 7, 1)


def test_a_record_may_begin_with_a_diagram_that_play_never_reaches() -> None:
    diagram = Position.from_spn("45/13/21 67 1 2p 0/0/0 0/0/0 111 1/3 1 0/0/0", relaxed=True)
    game = Game.from_position(NAMES[:3], diagram)
    for again in (Game.from_sgn(game.sgn()), Game.from_position(NAMES[:3], diagram)):
        assert repr(again.opening) == repr(diagram)
        again.push("L1!+2")
        assert Game.from_sgn(again.sgn()).position == again.position
        assert Game.from_sgn(again.sgn()).sgn() == again.sgn()
    with pytest.raises(NotationError) as caught:
        Game.from_sgn(game.sgn().replace('[Relaxed "1"]\n', ""))
    assert caught.value.field == "Position"


@pytest.mark.parametrize("junk", ["1", "L", "x ", "/", "[", "{", '"', "\\", "\N{GRINNING FACE}"])
def test_messages_quote_no_more_than_the_beginning_of_what_was_found(junk: str) -> None:
    long = junk * 10_000
    record = RECORD.replace("1. ", f"1. {long} ", 1)
    heads = [RECORD.replace(old, new, 1) for old, new in (("Ann", long), ("SGN", long), ('"1"', f'"{long}"'))]
    reads = [Game.from_sgn, parse_move, Position.from_spn, read_cards, Card.parse, lambda text: Deal.parse(text, 3)]
    texts = [(read, prefix + long) for read in reads for prefix in ("", "L0+", "1-2", "12/", "12 ")]
    for read, text in texts + [(Game.from_sgn, text) for text in (record, *heads)]:
        with pytest.raises(NotationError) as caught:
            read(text)
        assert len(str(caught.value)) < 300
