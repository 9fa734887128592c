"""rules §9: what is public, what is hidden, and that a view holds exactly that."""

import random
from itertools import combinations

import pytest

from scout_core import Card, Game, Position, Scouted, ScoutError, Showed, Turned, parse_move

from .table import after, spot
from .test_s01_cards_and_setup import play_rounds

TABLE = {"active": "61 72", "owner": 0, "turn": 1}
EVERYBODY = [None, 0, 1, 2]


def middle():
    """Three seats, some actions in."""
    position = after(Position.deal(3, seed=12), "keep", "turn", "keep")
    rng = random.Random(5)
    for _ in range(6):
        moves = position.legal_moves
        position, _ = position.play(moves[int(rng.random() * len(moves))])
    return position


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_public_are_table_counts_chips_tokens_turn_and_totals(viewer):
    position = middle()
    view = position.view(viewer)
    assert view.active == position.active
    assert view.owner == position.owner
    assert view.hand_sizes == tuple(map(len, position.hands))
    assert view.points == position.points
    assert view.chips == position.chips
    assert view.tokens == position.tokens
    assert (view.turn, view.phase) == (position.turn, position.phase)
    assert (view.round, view.start, view.totals) == (position.round, position.start, position.totals)
    assert view.players == 3


def test_the_active_set_shows_both_values_of_each_card():
    assert spot("5", "4", "5", **TABLE).view(2).active == (Card(6, 1), Card(7, 2))


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_view_has_only_its_own_hand(viewer):
    position = middle()
    view = position.view(viewer)
    assert view.seat == viewer
    assert view.hand == (() if viewer is None else position.hands[viewer])


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_foreign_cards_are_question_marks_in_the_text_of_a_view(viewer):
    position = middle()
    hands = position.view(viewer).spn().split()[0].split("/")
    for seat, hand in enumerate(position.hands):
        own = "".join(map(str, hand))
        assert hands[seat] == (own if seat == viewer else "??" * len(hand))


def test_the_text_of_a_view_is_the_example_of_the_notation():
    """The position behind it is made up: the cards that are not in the example, in some order."""
    given = ["29", "64", "82", "65", "45"]
    rest = [f"{a}{b}" for a, b in combinations(range(1, 10), 2) if {f"{a}{b}", f"{b}{a}"}.isdisjoint(given)]
    hands = f"{''.join(given[:4])}/{''.join(rest[:8])}/{''.join(rest[8:19])}"
    view = Position.from_spn(f"{hands} 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0").view(0)
    assert view.spn() == "29648265/????????????????/?????????????????????? 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0"


class TestAScoutInSomebodyElsesHand:
    def events(self, viewer, move="L2!"):
        _, events = spot("5", "4 9", "5", **TABLE).play(parse_move(move))
        return [event.for_seat(viewer) for event in events]

    @pytest.mark.parametrize("viewer", EVERYBODY)
    def test_which_card_and_from_which_end_is_public(self, viewer):
        (scouted,) = self.events(viewer)
        assert isinstance(scouted, Scouted)
        assert (scouted.seat, scouted.owner, scouted.card, scouted.end) == (1, 0, Card(6, 1), "L")

    @pytest.mark.parametrize("viewer", [None, 0, 2])
    def test_gap_and_way_up_are_hidden(self, viewer):
        (scouted,) = self.events(viewer)
        assert scouted.gap is None
        assert scouted.turned is None

    def test_the_scout_knows_both(self):
        (scouted,) = self.events(1)
        assert (scouted.gap, scouted.turned) == (2, True)

    @pytest.mark.parametrize("viewer", [None, 0, 2])
    def test_views_do_not_tell_them_either(self, viewer):
        position = spot("5", "4 9", "5", **TABLE)
        views = [after(position, move).view(viewer) for move in ("L0", "L1", "L2", "L0!", "L1!", "L2!")]
        assert {(view, view.history, view.known, view.seen) for view in views} == {
            (views[0], views[0].history, views[0].known, views[0].seen)
        }

    @pytest.mark.parametrize("viewer", EVERYBODY)
    def test_the_card_is_known_to_be_in_that_hand(self, viewer):
        view = after(spot("5", "4 9", "5", **TABLE), "L0").view(viewer)
        assert (1, 6) in view.known[1]


class TestAShow:
    def events(self, viewer):
        _, events = spot("5", "4 8 9", "5", **TABLE).play(parse_move("2-3"))
        return [event.for_seat(viewer) for event in events]

    @pytest.mark.parametrize("viewer", EVERYBODY)
    def test_the_shown_cards_are_public(self, viewer):
        (showed,) = self.events(viewer)
        assert isinstance(showed, Showed)
        assert [card.up for card in showed.cards] == [8, 9]
        assert showed.captured == (Card(6, 1), Card(7, 2))
        assert showed.owner == 0

    def test_where_they_stood_in_the_hand_is_not(self):
        assert [event.start for viewer in (0, 1, 2) for event in self.events(viewer)] == [None, 1, None]

    @pytest.mark.parametrize("viewer", EVERYBODY)
    def test_captured_cards_can_be_counted_from_the_history(self, viewer):
        view = after(spot("5", "4 8 9", "5", **TABLE), "2-3").view(viewer)
        assert {(1, 6), (2, 7)} <= view.seen
        assert {card.key for card in view.active} <= view.seen


def test_whether_a_hand_was_turned_is_hidden():
    position = Position.deal(3, seed=1)
    chooser = position.turn
    _, events = position.play(parse_move("turn"))
    (turned,) = events
    assert turned == Turned(chooser, True)
    for viewer in [None, *range(3)]:
        assert turned.for_seat(viewer).turned is (True if viewer == chooser else None)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_history_of_actions_is_public(viewer):
    """Every action of the round is in the history, stripped for the viewer."""
    position = spot("5 1", "4 9", "8 8 1", **TABLE)
    seen = []
    for move in ("L0", "1-2"):
        position, events = position.play(parse_move(move))
        seen += [event.for_seat(viewer) for event in events]
    history = position.view(viewer).history
    assert [entry.seat for entry in history] == [1, 2]
    assert [event for entry in history for event in entry.events] == seen


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_cards_set_aside_with_two_players_are_hidden(viewer):
    """Nothing but the own hand is known when the cards have been dealt."""
    position = Position.deal(2, seed=4)
    view = position.view(viewer)
    own = [frozenset(card.key for card in position.hands[seat]) if seat == viewer else frozenset() for seat in (0, 1)]
    assert view.known == tuple(own)
    assert view.seen == frozenset()


def test_hands_left_over_at_the_end_of_the_first_round_of_two_stay_hidden():
    game = play_rounds(Game(["Ann", "Ben"], seed="left over"), 1)
    for viewer in (None, 0, 1):
        text = game.position.view(viewer).spn()
        assert text.count("??") == (22 if viewer is None else 11)


def test_in_round_two_of_two_a_seat_knows_what_it_saw_in_round_one():
    game = Game(["Ann", "Ben"], seed="memory")
    dealt = {card.key for card in game.position.hands[0]}
    play_rounds(game, 1)
    view = game.position.view(0)
    assert dealt <= view.seen
    assert not {card.key for card in game.position.hands[1]} & view.seen


@pytest.mark.parametrize("viewer", [0, 2])
def test_only_the_seat_to_act_is_offered_moves(viewer):
    position = spot("5", "4 9", "5", **TABLE)
    assert list(position.view(viewer).legal_moves) == []
    assert list(position.view(1).legal_moves) == list(position.legal_moves)


def test_a_hand_of_unknown_cards_has_no_list_of_moves():
    text = spot("5", "4 9", "5", **TABLE).view(0).spn()
    with pytest.raises(ScoutError):
        list(Position.from_spn(text, relaxed=True).legal_moves)
