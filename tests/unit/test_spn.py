"""SPN: one text a position, and every other one refused with the field, the column and what was expected."""

import pytest

from scout_core import NotationError, Phase, Position, ScoutError, Show, read_cards, write_cards

FIELDS = ("hands", "active", "owner", "turn", "points", "chips", "tokens", "round", "start", "totals")

# One position of each kind, all reached by play.
TURNING = (
    "272864193196622924525963/843917386898216737819734/655841787445535149325761 - - 3o 0/0/0 0/0/0 111 1/3 3 0/0/0"
)
OPENING = (
    "272864193196622924525963/489371838689127673187943/655841787445535149325761 - - 3p 0/0/0 0/0/0 111 1/3 3 0/0/0"
)
PLAYING = "95652541353621544961327158/9897876862476982197348/4672152431758334762993 - 3 2p 0/0/1 1/1/2 010 1/3 2 0/0/0"
UNBEATEN = "9565254135793621544961327158/986862476982197348/467215243175833476299378 - 2 1x 0/0/1 1/3/2 010 1/3 2 0/0/0"
EMPTIED = "45T823/-/24T416/9156T913T179627694/36T582373934 8474 2 2x 6/6/1/6/3 15/20/20/15/15 00000 1/5 1 0/0/0/0/0"
TWO = "434246T741917375T88472/87626596925935526T12 - 1 2p 0/1 1/2 00 1/2 1 0/0"
TWO_OVER = "41917329758472/876559354312 646T 2 2x 3/4 0/0 00 1/2 1 0/0"
VIEW = "29648265/????????????????/?????????????????????? 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0"


@pytest.mark.parametrize("text", [TURNING, OPENING, PLAYING, UNBEATEN, EMPTIED, TWO, TWO_OVER, VIEW])
def test_canonical_text(text):
    position = Position.from_spn(text)
    assert position.spn() == text
    assert Position.from_spn(text, relaxed=True).spn() == text
    assert eval(repr(position)) == position


@pytest.mark.parametrize("turn", ["1p", "1x", "2x"])
def test_whether_an_unknown_hand_can_act_is_left_open(turn):
    text = changed(TWO_OVER, hands=f"{'??' * 7}/876559354312", turn=turn)
    assert Position.from_spn(text).spn() == text


def changed(text, **fields):
    """The text with some of its fields replaced."""
    parts = dict(zip(FIELDS, text.split(" "), strict=True))
    return " ".join((parts | fields).values())


# What is wrong, and where in which field (counted from its first column) the reader says so.
SYNTAX = {
    "nothing": ("", "hands", 0),
    "one word": ("SCOUT", "hands", 0),
    "eleven words": ("to be or not to be that is the question -", "hands", 0),
    "hands alone": (PLAYING.split(" ")[0], "active", -1),
    "a space before": (" " + PLAYING, "hands", 0),
    "a space after": (PLAYING + " ", "totals", 5),
    "two spaces": (PLAYING.replace(" - ", "  - "), "active", 0),
    "a tab": (PLAYING.replace(" - ", "\t- "), "hands", 72),
    "a line after": (PLAYING + "\n", "totals", 4),
    "a field missing": (PLAYING.removesuffix(" 0/0/0"), "totals", -1),
    "a field too many": (PLAYING + " 0", "totals", 5),
    "one hand": (changed(PLAYING, hands="95"), "hands", 0),
    "six hands": (changed(PLAYING, hands="95/96/97/98/94/93"), "hands", 15),
    "an empty hand without its mark": (PLAYING.replace("/98", "//98"), "hands", 27),
    "half a card": (PLAYING.replace("58/", "5/"), "hands", 24),
    "a small t": (PLAYING.replace("9565", "t565"), "hands", 0),
    "a zero in a card": (PLAYING.replace("9565", "0565"), "hands", 0),
    "equal values on a card": (PLAYING.replace("9565", "9555"), "hands", 2),
    "one question mark": (PLAYING.replace("9565", "95?5"), "hands", 2),
    "an unknown card on the table": (changed(VIEW, active="45??"), "active", 2),
    "nothing on the table without its mark": (changed(PLAYING, active="--"), "active", 0),
    "owner 0": (changed(PLAYING, owner="0"), "owner", 0),
    "an owner who does not sit there": (changed(PLAYING, owner="4"), "owner", 0),
    "an owner with a zero": (changed(PLAYING, owner="03"), "owner", 0),
    "a turn without its phase": (changed(PLAYING, turn="2"), "turn", 0),
    "a turn of nobody": (changed(PLAYING, turn="4p"), "turn", 0),
    "a phase in capitals": (changed(PLAYING, turn="2P"), "turn", 0),
    "points with a zero before": (changed(PLAYING, points="0/00/1"), "points", 2),
    "points below zero": (changed(PLAYING, points="0/0/-1"), "points", 4),
    "points of two seats": (changed(PLAYING, points="0/1"), "points", 2),
    "points of four seats": (changed(PLAYING, points="0/0/1/0"), "points", 6),
    "points with a plus": (changed(PLAYING, points="0/0/+1"), "points", 4),
    "digits of another script": (changed(PLAYING, points="0/0/\u0661"), "points", 4),
    "chips that are none": (changed(PLAYING, chips="1//2"), "chips", 2),
    "a token of 2": (changed(PLAYING, tokens="012"), "tokens", 2),
    "tokens with slashes": (changed(PLAYING, tokens="0/1/0"), "tokens", 1),
    "tokens of two seats": (changed(PLAYING, tokens="01"), "tokens", 1),
    "round 0": (changed(PLAYING, round="0/3"), "round", 0),
    "round 4 of 3": (changed(PLAYING, round="4/3"), "round", 0),
    "rounds of another game": (changed(PLAYING, round="1/4"), "round", 0),
    "a start of nobody": (changed(PLAYING, start="4"), "start", 0),
    "a total of minus nothing": (changed(PLAYING, totals="0/-0/0"), "totals", 2),
}

RULE = {
    "a card twice": (PLAYING.replace("/9897", "/9598"), "hands", 27),
    "a card twice, turned": (PLAYING.replace("/9897", "/5998"), "hands", 27),
    "a hand's card on the table": (changed(PLAYING, active="59"), "active", 0),
    "a ten with three players": (PLAYING.replace("9565", "T565"), "hands", 0),
    "9/10 with two players": (TWO.replace("4342", "9T42"), "hands", 0),
    "a table that is no set": (changed(VIEW, active="4583"), "active", 0),
    "a table without an owner": (changed(VIEW, owner="-"), "owner", 0),
    "more cards than are dealt": (changed(VIEW, points="5/5/3"), "points", 0),
    "fewer cards than are dealt": (changed(VIEW, points="5/5/1"), "points", 0),
    "hands larger than the deck": (changed(VIEW, hands=f"29648265/{'??' * 40}/-"), "hands", 0),
    "totals in the first round": (changed(PLAYING, totals="0/3/0"), "totals", 2),
    "a table while hands are turned": (changed(TURNING, active="12"), "owner", 0),
    "an owner while hands are turned": (changed(TURNING, owner="1"), "owner", 0),
    "chips before the first show": (changed(OPENING, chips="0/1/0"), "chips", 2),
    "a token used before the first show": (changed(OPENING, tokens="101"), "tokens", 1),
    "another seat than the starter opens": (changed(OPENING, turn="1p"), "turn", 0),
    "over before the first show": (changed(OPENING, turn="3x"), "owner", 0),
    "hands of another size before the first show": (
        OPENING.replace("5963/", "59/63", 1),
        "hands",
        0,
    ),
    "the owner is to act": (changed(PLAYING, turn="3p"), "turn", 0),
    "an empty table that nobody scouted": (changed(PLAYING, turn="1p"), "active", 0),
    "fewer chips than scouts since the show": (changed(PLAYING, chips="2/2/0"), "chips", 4),
    "a token used by nobody's scout": (changed(PLAYING, chips="0/0/4"), "tokens", 2),
    "over too early": (changed(PLAYING, turn="1x"), "turn", 0),
    "play goes on after the last scout": (changed(UNBEATEN, turn="2p"), "turn", 0),
    "play goes on with an empty hand": (changed(EMPTIED, turn="2p"), "hands", 7),
    "a hand emptied by another seat": (changed(EMPTIED, turn="3x"), "hands", 7),
    "a hand emptied by a scout": (changed(EMPTIED, owner="1"), "owner", 0),
    "a hand emptied without a set on the table": (changed(EMPTIED, active="-", points="6/8/1/6/3"), "active", 0),
    "fewer chips than scouts and tokens used": (changed(PLAYING, chips="0/0/2"), "chips", 0),
    "two players: the owner is to act, the other hand unknown": (
        changed(TWO_OVER, hands=f"{'??' * 7}/876559354312", turn="2p"),
        "turn",
        0,
    ),
    "two players: four chips": (changed(TWO, chips="4/2"), "chips", 0),
    "two players: tokens": (changed(TWO, tokens="01"), "tokens", 1),
    "two players: the owner is to act": (changed(TWO, turn="1p"), "turn", 0),
    "two players: an empty table that nobody scouted": (changed(TWO, chips="1/3"), "active", 0),
    "two players: over on an empty table": (changed(TWO, turn="2x"), "active", 0),
    "two players: over while the other can scout": (changed(TWO_OVER, chips="1/0"), "turn", 0),
    "two players: play goes on when nothing can be done": (changed(TWO_OVER, turn="1p"), "turn", 0),
    "a hand larger than scouting can have made it": (
        changed(VIEW, hands=f"{'??' * 21}/??/??", points="4/5/3"),
        "hands",
        0,
    ),
}


@pytest.mark.parametrize(("text", "field", "offset"), SYNTAX.values(), ids=SYNTAX)
@pytest.mark.parametrize("relaxed", [False, True])
def test_broken_syntax_is_refused_also_when_relaxed(text, field, offset, relaxed):
    refuse(text, field, offset, relaxed=relaxed)


@pytest.mark.parametrize(("text", "field", "offset"), RULE.values(), ids=RULE)
def test_impossible_positions_are_refused(text, field, offset):
    refuse(text, field, offset, relaxed=False)


def refuse(text, field, offset, *, relaxed):
    """The reader refuses the text at that place, and says so."""
    start = len(" ".join(text.split(" ")[: FIELDS.index(field)])) + (field != "hands")
    with pytest.raises(NotationError) as caught:
        Position.from_spn(text, relaxed=relaxed)
    error = caught.value
    assert (error.field, error.column - 1 - start) == (field, offset)
    assert f"{field}, column {error.column}: expected {error.expected}" in str(error)


@pytest.mark.parametrize(
    "text",
    [
        "45/13/21 67 1 2p 0/0/0 0/0/0 111 1/3 1 0/0/0",
        "12121212/- - - 1p 9/9 3/3 00 1/2 1 0/0",
        "45/13/21 3132 1 2p 0/0/0 0/0/0 111 1/3 1 0/0/0",
        "-/13/21 67 1 1x 0/0/0 0/0/0 111 3/3 1 -4/0/12",
        "9T/13/21 67 2 2p 0/0/0 0/0/0 000 1/3 1 5/0/0",
    ],
)
def test_a_diagram_needs_no_history(text):
    position = Position.from_spn(text, relaxed=True)
    with pytest.raises(NotationError):
        Position.from_spn(position.spn())
    assert eval(repr(position)) == position
    for move in position.legal_moves:
        position.play(move)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("45/13/21 67 - 2p 0/0/0 0/0/0 111 1/3 1 0/0/0", "owner"),
        ("45/13/21 - - 2x 0/0/0 0/0/0 111 1/3 1 0/0/0", "owner"),
        (f"{'12' * 46}/13/21 67 1 2p 0/0/0 0/0/0 111 1/3 1 0/0/0", "hands"),
    ],
)
def test_what_even_a_diagram_needs(text, field):
    with pytest.raises(NotationError) as caught:
        Position.from_spn(text, relaxed=True)
    assert caught.value.field == field


def test_a_table_that_is_no_set_is_beaten_by_any_set():
    position = Position.from_spn("45/13/21 325242 1 2p 0/0/0 0/0/0 111 1/3 1 0/0/0", relaxed=True)
    assert position.legal_moves.shows() == (Show(0, 1),)


def test_moves_of_an_unknown_hand_are_refused_in_words():
    assert len(Position.from_spn(VIEW).legal_moves) > 0
    hidden = Position.from_spn(changed(VIEW, turn="3p", chips="2/3/0"))
    for ask in (lambda: hidden.legal_moves, lambda: hidden.why_illegal(Show(0, 1)), lambda: hidden.play(Show(0, 1))):
        with pytest.raises(ScoutError, match="not known"):
            ask()
    with pytest.raises(ScoutError, match="not known"):
        hidden.view(2)
    assert hidden.view(0).hand_sizes == (4, 8, 11)


def test_a_round_that_is_over_is_read_with_its_outcome():
    over = Position.from_spn(UNBEATEN)
    assert over.phase is Phase.OVER
    assert over.outcome.exempt == 1
    assert over.outcome.scores == (1 - 14, 3, 1 + 2 - 12)


def test_runs_of_cards():
    assert write_cards(read_cards("3T??91")) == "3T??91"
    assert read_cards("-") == ()
    with pytest.raises(NotationError) as caught:
        read_cards("3T?", field="hand", column=11)
    assert (caught.value.field, caught.value.column) == ("hand", 13)
