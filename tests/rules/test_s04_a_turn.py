"""rules §4: a turn is exactly one of Show, Scout, Scout & Show (3 to 5 players)."""

from typing import ClassVar

import pytest

from scout_core import Card, IllegalMoveError, Reason, Scout, ScoutAndShow, Show, Turn, parse_move

from .table import after, scout_and_shows, scouts, shows, spot, upright


class TestShow:
    def test_on_an_empty_table_any_set_goes(self):
        assert shows(spot("1 2 2 9", "5", "5")) == {"1", "2", "12", "22", "9"}

    def test_else_it_must_be_strictly_stronger(self):
        position = spot("5", "3 4 8 6 6", "5", active="34", owner=0, turn=1)
        assert shows(position) == {"4", "8", "6", "34", "66"}

    @pytest.mark.parametrize(
        ("move", "reason"),
        [
            ("1", Reason.TOO_FEW_CARDS),
            ("1-2", Reason.WEAKER_KIND),
            ("3-4", Reason.LOWER_VALUE),
            ("4-5", Reason.NOT_A_SET),
            ("7-8", Reason.OUT_OF_RANGE),
        ],
    )
    def test_the_refusal_says_what_is_wrong_with_the_set(self, move, reason):
        position = spot("5", "8 9 3 3 7 1 1", "5", active="4 4", owner=0, turn=1)
        assert position.why_illegal(parse_move(move)) is reason
        with pytest.raises(IllegalMoveError) as refusal:
            position.play(parse_move(move))
        assert refusal.value.reason is reason

    def test_an_equal_set_is_refused(self):
        position = spot("5", "7 8 1", "5", active="7 8", owner=0, turn=1)
        assert position.why_illegal(Show(0, 2)) is Reason.LOWER_VALUE

    def test_the_beaten_cards_are_captured_face_down_by_the_shower(self):
        position = after(spot("5", "3 9 9", "5", active="7 8", owner=0, turn=1), "2-3")
        assert position.points == (0, 2, 0)

    @pytest.mark.parametrize("size", range(1, 9))
    def test_all_cards_of_a_beaten_set_are_captured_however_many(self, size):
        beaten, longer = " ".join("123456789"[:size]), " ".join("123456789"[: size + 1])
        position = after(spot("5", f"{longer} 1", "5", active=beaten, owner=0, turn=1), f"1-{size + 1}")
        assert position.points == (0, size, 0)

    def test_the_first_set_of_a_round_captures_nothing(self):
        assert after(spot("3 9 9", "5", "5"), "2-3").points == (0, 0, 0)

    def test_the_shown_cards_become_the_active_set_in_the_order_shown(self):
        position = after(spot("32 54 43", "5", "5"), "2-3")
        assert position.active == (Card(5, 4), Card(4, 3))
        assert position.hands[0] == (Card(3, 2),)
        assert position.owner == 0

    def test_the_gap_in_the_hand_closes(self):
        assert upright(after(spot("7 1 1 7", "5", "5"), "2-3").hands[0]) == "77"

    def test_the_turn_passes_to_the_left(self):
        assert after(spot("3 9", "5", "5"), "1").turn == 1
        assert after(spot("5", "5", "3 9", turn=2), "1").turn == 0


class TestScout:
    TABLE: ClassVar = {"active": "61 72 83", "owner": 0, "turn": 1}

    def test_takes_one_card_from_either_end_into_any_gap_either_way_up(self):
        position = spot("5", "4 9", "5", **self.TABLE)
        assert scouts(position) == [
            Scout(end, gap, turned) for end in ("L", "R") for gap in (0, 1, 2) for turned in (False, True)
        ]

    @pytest.mark.parametrize(
        ("move", "hand", "left"),
        [
            ("L0", "61 41 91", "72 83"),
            ("L2!", "41 91 16", "72 83"),
            ("R1", "41 83 91", "61 72"),
            ("R0!", "38 41 91", "61 72"),
        ],
    )
    def test_puts_the_card_where_it_was_meant_to_go(self, move, hand, left):
        position = after(spot("51", "41 91", "52", **self.TABLE), move)
        assert " ".join(map(str, position.hands[1])) == hand
        assert " ".join(map(str, position.active)) == left

    def test_never_the_middle_card(self):
        position = spot("5", "4 9", "5", **self.TABLE)
        for move in scouts(position):
            following, _ = position.play(move)
            assert Card(7, 2) in following.active

    def test_takes_one_card_never_one_from_each_end(self):
        position = spot("5", "4 9", "5", **self.TABLE)
        for move in scouts(position):
            following, _ = position.play(move)
            assert len(following.active) == 2
            assert len(following.hands[1]) == 3

    def test_the_owner_takes_one_chip(self):
        position, (scouted,) = spot("5", "4 9", "5", **self.TABLE).play(parse_move("L0"))
        assert position.chips == (1, 0, 0)
        assert (scouted.owner, scouted.chip) == (0, "owner")

    def test_the_turn_passes_to_the_left(self):
        assert after(spot("5", "4 9", "5", **self.TABLE), "L0").turn == 2

    def test_is_not_possible_on_an_empty_table(self):
        position = spot("5", "4 9", "5", owner=0, turn=1)
        assert scouts(position) == []
        assert position.why_illegal(Scout("L", 0, False)) is Reason.NOTHING_TO_SCOUT

    def test_is_allowed_although_one_could_show(self):
        position = spot("5", "9 9 9 9", "5", **self.TABLE)
        assert shows(position)
        assert scouts(position)

    def test_a_gap_beyond_the_hand_is_refused(self):
        position = spot("5", "4 9", "5", **self.TABLE)
        assert position.why_illegal(Scout("L", 3, False)) is Reason.OUT_OF_RANGE
        assert position.why_illegal(Scout("L", -1, False)) is Reason.OUT_OF_RANGE

    def test_a_single_card_has_one_end_called_left(self):
        position = spot("5", "4 9", "5", active="6", owner=0, turn=1)
        assert {move.end for move in scouts(position)} == {"L"}
        assert position.why_illegal(Scout("R", 0, False)) is Reason.OUT_OF_RANGE

    def test_a_scouted_set_keeps_its_owner_and_order(self):
        position = after(spot("5", "4 9", "5", **self.TABLE), "L0")
        assert position.active == (Card(7, 2), Card(8, 3))
        assert position.owner == 0

    def test_a_scouted_set_ranks_as_what_remains(self):
        """6-7-8 scouted to 7-8 is beaten by 8-9; 6-7-8 scouted to 6-7 even by 7-8."""
        assert "89" in shows(after(spot("5", "4 1", "8 9 2", **self.TABLE), "L0"))
        assert "78" not in shows(after(spot("5", "4 1", "7 8 2", **self.TABLE), "L0"))
        assert "78" in shows(after(spot("5", "4 1", "7 8 2", **self.TABLE), "R0"))

    def test_a_set_scouted_away_keeps_its_owner(self):
        position = after(spot("5 5", "4 9", "5", active="6", owner=0, turn=1), "L0")
        assert position.active == ()
        assert position.owner == 0


class TestScoutAndShow:
    TABLE: ClassVar = {"active": "61 72", "owner": 0, "turn": 1}

    def test_scouts_then_shows_as_one_action(self):
        position = after(spot("5", "4 9", "5", **self.TABLE), "L0+3")
        assert upright(position.hands[1]) == "64"
        assert upright(position.active) == "9"
        assert position.points == (0, 1, 0)

    def test_the_show_is_judged_against_the_reduced_set(self):
        position = spot("5", "8 1", "5", **self.TABLE)
        assert position.why_illegal(Show(0, 1)) is Reason.TOO_FEW_CARDS
        assert position.why_illegal(parse_move("L2+1")) is None
        following = after(position, "L2+1")
        assert upright(following.active) == "8"
        assert following.points == (0, 1, 0)

    def test_the_show_need_not_contain_the_scouted_card(self):
        position = after(spot("5", "8 1", "5", **self.TABLE), "L2+1")
        assert upright(position.hands[1]) == "16"

    def test_the_show_may_contain_the_scouted_card(self):
        position = after(spot("5", "5 9", "5", **self.TABLE), "L1+1-2")
        assert upright(position.active) == "56"
        assert upright(position.hands[1]) == "9"

    def test_places_count_after_the_insertion(self):
        position = after(spot("5", "9 5", "5", **self.TABLE), "L0+2")
        assert upright(position.active) == "9"
        assert upright(position.hands[1]) == "65"

    def test_the_owner_gets_the_chip(self):
        assert after(spot("5", "8 1", "5", **self.TABLE), "L2+1").chips == (1, 0, 0)

    def test_once_per_player_per_round(self):
        position = after(spot("5", "8 1 1", "5", **self.TABLE), "L2+1")
        assert position.tokens == (True, False, True)
        spent = spot("5", "8 1", "5", tokens=(1, 0, 1), **self.TABLE)
        assert scout_and_shows(spent) == []
        assert spent.why_illegal(parse_move("L2+1")) is Reason.NO_TOKEN

    def test_if_the_scout_emptied_the_table_any_set_may_be_shown_and_nothing_is_captured(self):
        position = spot("5", "1 3", "5", active="98", owner=0, turn=1)
        allowed = {(move.show.start, move.show.stop) for move in scout_and_shows(position) if move.scout.gap == 2}
        assert allowed == {(0, 1), (1, 2), (2, 3)}
        following = after(position, "L2+1")
        assert following.points == (0, 0, 0)
        assert upright(following.active) == "1"

    def test_is_not_available_when_no_legal_show_follows(self):
        position = spot("5", "1 3", "5", active="9 9 9", owner=0, turn=1)
        assert scout_and_shows(position) == []
        assert len(scouts(position)) == 12

    def test_only_after_those_scouts_that_a_legal_show_follows(self):
        """Only the 5 under the left 4, next to the 5 in the hand, beats the 4-4 that is left."""
        position = spot("5", "1 57", "5", active="45 4 4", owner=0, turn=1)
        assert {str(move) for move in scout_and_shows(position)} == {"L1!+2-3", "L2!+2-3"}

    def test_a_wrong_half_refuses_the_whole(self):
        position = spot("5", "8 1", "5", **self.TABLE)
        assert position.why_illegal(parse_move("L9+1")) is Reason.OUT_OF_RANGE
        assert position.why_illegal(parse_move("L2+7")) is Reason.OUT_OF_RANGE
        assert position.why_illegal(parse_move("L2+2")) is Reason.LOWER_VALUE
        assert position.why_illegal(parse_move("L2+1-2")) is Reason.NOT_A_SET

    def test_is_not_possible_on_an_empty_table(self):
        position = spot("5", "8 1", "5", owner=0, turn=1)
        assert scout_and_shows(position) == []
        assert position.why_illegal(parse_move("L2+1")) is Reason.MUST_SHOW

    def test_the_turn_passes_to_the_left_and_the_shower_owns_the_set(self):
        position = after(spot("5", "8 1", "5", **self.TABLE), "L2+1")
        assert position.turn == 2
        assert position.owner == 1


class TestNoPass:
    def test_on_an_empty_table_the_player_must_show(self):
        position = spot("5 1 9", "5", "5")
        assert all(isinstance(move, Show) for move in position.legal_moves)
        assert len(position.legal_moves) == 3

    def test_every_move_is_one_of_the_three_actions(self):
        position = spot("5", "8 1", "5", active="6 7", owner=0, turn=1)
        assert {type(move) for move in position.legal_moves} == {Scout, ScoutAndShow}
        assert position.why_illegal(Turn(False)) is Reason.WRONG_PHASE

    def test_somebody_can_always_act(self):
        """Whoever cannot beat the set can scout it."""
        position = spot("5", "1", "5", active="9 9 9 9", owner=0, turn=1, tokens=(0, 0, 0))
        assert len(position.legal_moves) == 8
