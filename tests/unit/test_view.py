"""What a view says, and what it can't know. (That it holds no hidden card is a property, tested over whole rounds.)"""

import pytest

from scout_core import HistoryEntry, Phase, Position, Reason, ScoutError, Show, Turn, Turned, deal_round, parse_move


def play(position, *moves):
    for move in moves:
        position, _ = position.play(parse_move(move))
    return position


@pytest.fixture
def opened():
    """Three seats, seat 1 opens with its first card; nobody has turned."""
    return play(Position.deal(3, deal=deal_round(3, "unit", 1)), "keep", "keep", "keep", "1")


def test_history_is_what_that_seat_saw(opened):
    scouted = play(opened, "L5!")
    own, other, spectator = (scouted.view(seat).history for seat in (1, 2, None))
    assert [entry.seat for entry in own] == [0, 1, 2, 0, 1]
    assert own[1] == HistoryEntry(1, (Turned(1, False),))
    assert other[1] == HistoryEntry(1, (Turned(1, None),))
    assert (own[4].events[0].gap, own[4].events[0].turned) == (5, True)
    assert (other[4].events[0].gap, other[4].events[0].turned) == (None, None)
    assert other[4].events[0].card == own[4].events[0].card
    assert (own[3].events[0].start, scouted.view(0).history[3].events[0].start) == (None, 0)
    assert spectator == tuple(HistoryEntry(e.seat, tuple(x.for_seat(None) for x in e.events)) for e in own)


def test_knowledge_follows_the_cards(opened):
    shown = opened.active[0].key
    assert opened.view(2).seen == {shown}
    scouted = play(opened, "L0")
    assert scouted.view(2).seen == frozenset()
    assert scouted.view(2).known == (frozenset(), {shown}, {card.key for card in scouted.hands[2]})
    assert scouted.view(None).known == (frozenset(), {shown}, frozenset())
    shown_again = play(scouted, "1", "L0", "1")
    assert shown not in shown_again.view(0).known[1]
    assert shown in shown_again.view(0).seen


def test_knowledge_starts_empty_after_reading(opened):
    read = Position.from_spn(play(opened, "L0").spn())
    assert read.view(2).history == ()
    assert read.view(2).known[1] == frozenset()
    assert Position.from_spn(opened.spn()).view(2).seen == {opened.active[0].key}


def test_only_the_seat_to_act_has_moves(opened):
    assert list(opened.view(1).legal_moves) == list(opened.legal_moves)
    for seat in (0, 2, None):
        view = opened.view(seat)
        assert not view.legal_moves
        assert view.why_illegal(Show(0, 1)) is Reason.NOT_YOUR_TURN
    waiting = Position.deal(3, deal=deal_round(3, "unit", 1))
    assert list(waiting.view(0).legal_moves) == [Turn(False), Turn(True)]
    assert waiting.view(1).why_illegal(Turn(True)) is Reason.NOT_YOUR_TURN


def test_its_spn_has_no_card_of_others(opened):
    view = play(opened, "L0").view(1)
    hands = view.spn().split(" ")[0].split("/")
    assert set(hands[0] + hands[2]) == {"?"}
    assert [len(hand) // 2 for hand in hands] == list(view.hand_sizes) == [11, 13, 12]
    assert set(opened.view(None).spn().split(" ")[0]) == set("?/")


def test_it_is_a_value(opened):
    view = opened.view(1)
    assert view == opened.view(1)
    assert hash(view) == hash(opened.view(1))
    assert view != opened.view(2)
    assert eval(repr(view)) == view
    with pytest.raises(AttributeError):
        view.turn = 2


@pytest.mark.parametrize("seat", [-1, 3])
def test_no_such_seat(opened, seat):
    with pytest.raises(ScoutError):
        opened.view(seat)


def test_with_two_players_round_1_is_remembered_in_round_2():
    position = Position.deal(2, seed=5)
    dealt = [{card.key for card in hand} for hand in position.hands]
    shown = [set(), set()]
    while position.phase is not Phase.OVER:
        seat = position.turn
        position, events = position.play(position.legal_moves[0])
        shown[seat] |= {card.key for event in events for card in getattr(event, "cards", ())}
    following = position.next_round()
    for seat in (0, 1):
        view = following.view(seat)
        assert view.seen == dealt[seat] | shown[1 - seat]
        assert view.known[1 - seat] == frozenset()
    assert following.view(None).seen == shown[0] | shown[1]
