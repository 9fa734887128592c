"""rules §1: the cards, what each number of players is dealt, who starts, and turning the hand."""

import random
from itertools import combinations

import pytest

from scout_core import Card, Game, IllegalMoveError, Phase, Position, Reason, Scout, ScoutError, Show, Turn

from .table import after

TABLE = [
    # players, cards taken out, hand, set aside, rounds
    (2, {(9, 10)}, 11, 22, 2),
    (3, {(low, 10) for low in range(1, 10)}, 12, 0, 3),
    (4, {(9, 10)}, 11, 0, 4),
    (5, set(), 9, 0, 5),
]
COUNTS = [2, 3, 4, 5]


def dealt(position):
    return [card for hand in position.hands for card in hand]


def decide(position, *turned):
    for choice in turned:
        position, _ = position.play(Turn(choice))
    return position


def play_rounds(game, rounds, seed=1):
    """Play on by random moves until `rounds` rounds are over."""
    rng = random.Random(seed)
    while len(game.rounds) < rounds:
        shows = list(game.position.legal_moves.shows())
        moves = shows or game.position.legal_moves
        game.push(moves[int(rng.random() * len(moves))])
    return game


def test_there_are_45_cards_one_for_each_pair_of_values():
    position = Position.deal(5, seed="any")
    assert sorted(card.key for card in dealt(position)) == list(combinations(range(1, 11), 2))


def test_the_upright_value_is_the_active_one():
    assert Card(3, 10).up == 3
    assert Card(3, 10).turned() == Card(10, 3)
    assert Card(3, 10).key == Card(10, 3).key
    assert Card(3, 10) != Card(10, 3)


@pytest.mark.parametrize(("up", "down"), [(0, 1), (1, 0), (11, 1), (4, 4), (-1, 2)])
def test_a_card_has_two_different_values_from_1_to_10(up, down):
    with pytest.raises(ScoutError):
        Card(up, down)


@pytest.mark.parametrize(("players", "out", "hand", "aside", "rounds"), TABLE)
def test_what_is_taken_out_dealt_and_set_aside(players, out, hand, aside, rounds):
    position = Position.deal(players, seed=7)
    keys = {card.key for card in dealt(position)}
    assert [len(cards) for cards in position.hands] == [hand] * players
    assert len(keys) == players * hand
    assert not keys & out
    assert 45 - len(out) - len(keys) == aside
    assert position.rounds == rounds
    assert position.round == 1


@pytest.mark.parametrize("players", [0, 1, 6, 7, -2])
def test_two_to_five_play(players):
    with pytest.raises(ScoutError):
        Position.deal(players, seed=1)


@pytest.mark.parametrize("players", COUNTS)
def test_the_round_starts_with_an_empty_table_and_nothing_won(players):
    position = Position.deal(players, seed=7)
    assert position.active == ()
    assert position.owner is None
    assert position.points == (0,) * players
    assert position.totals == (0,) * players


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_or_more_have_a_scout_and_show_token_each_and_no_chips(players):
    position = Position.deal(players, seed=7)
    assert position.tokens == (True,) * players
    assert position.chips == (0,) * players


def test_two_have_three_chips_each_and_no_token():
    position = Position.deal(2, seed=7)
    assert position.tokens == (False, False)
    assert position.chips == (3, 3)


@pytest.mark.parametrize("players", COUNTS)
def test_order_and_way_up_of_the_cards_are_both_random(players):
    deals = [dealt(Position.deal(players, seed=seed)) for seed in range(300)]
    ways_up_of_first = {cards[0] for cards in deals}
    keys_of_first = {card.key for card in ways_up_of_first}
    low_up = sum(card.up < card.down for cards in deals for card in cards) / sum(map(len, deals))
    # Every card turns up in the first place, and nearly every one both ways up.
    assert len(keys_of_first) == {2: 44, 3: 36, 4: 44, 5: 45}[players]
    assert len(ways_up_of_first) > 1.8 * len(keys_of_first)
    assert 0.48 < low_up < 0.52


@pytest.mark.parametrize("players", COUNTS)
def test_the_same_seed_deals_the_same_cards_and_another_seed_others(players):
    assert Position.deal(players, seed="tea") == Position.deal(players, seed="tea")
    assert dealt(Position.deal(players, seed="tea")) != dealt(Position.deal(players, seed="milk"))


@pytest.mark.parametrize(("players", "out", "hand", "aside", "rounds"), TABLE)
def test_a_seed_deals_these_cards_for_ever(players, out, hand, aside, rounds):
    """The shuffle as documented: Fisher-Yates from the last index down, then each card's way up, by random() only."""
    cards = [pair for pair in combinations(range(1, 11), 2) if pair not in out]
    rng = random.Random("a seed/1")
    for i in range(len(cards) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    cards = [(high, low) if rng.random() < 0.5 else (low, high) for low, high in cards]
    position = Position.deal(players, seed="a seed")
    assert [(card.up, card.down) for card in dealt(position)] == cards[: players * hand]
    assert position.start == int(random.Random("a seed/start").random() * players)
    assert len(cards) - players * hand == aside
    assert position.rounds == rounds


@pytest.mark.parametrize("players", COUNTS)
def test_the_first_starting_player_is_a_seat_at_random(players):
    starts = [Position.deal(players, seed=seed).start for seed in range(200)]
    assert {starts.count(seat) > 200 / players / 2 for seat in range(players)} == {True}


@pytest.mark.parametrize("players", COUNTS)
def test_the_start_passes_to_the_left_each_round_so_each_seat_starts_once(players):
    game = Game([f"seat {seat}" for seat in range(players)], seed="starts")
    starts = [game.position.start]
    for rounds in range(1, players):
        play_rounds(game, rounds)
        starts.append(game.position.start)
        assert game.position.turn == game.position.start
    assert starts == [(starts[0] + i) % players for i in range(players)]
    assert sorted(starts) == list(range(players))


@pytest.mark.parametrize("players", COUNTS)
def test_tokens_and_chips_are_fresh_every_round(players):
    game = play_rounds(Game(list("ABCDE")[:players], seed="fresh"), 1)
    first = Position.deal(players, seed="fresh")
    assert game.position.tokens == first.tokens
    assert game.position.chips == first.chips
    assert game.position.points == (0,) * players


@pytest.mark.parametrize("players", COUNTS)
def test_turning_swaps_the_values_of_every_card_and_keeps_the_order(players):
    position = Position.deal(players, seed=3)
    seat = position.turn
    turned = decide(position, True)
    assert turned.hands[seat] == tuple(card.turned() for card in position.hands[seat])
    others = [other for other in range(players) if other != seat]
    assert [turned.hands[other] for other in others] == [position.hands[other] for other in others]


@pytest.mark.parametrize("players", COUNTS)
def test_a_hand_may_be_kept_as_it_was_dealt(players):
    position = Position.deal(players, seed=3)
    assert decide(position, *[False] * players).hands == position.hands


@pytest.mark.parametrize("players", COUNTS)
def test_each_player_chooses_the_way_up_once_before_any_action(players):
    position = Position.deal(players, seed=3)
    asked = []
    for _ in range(players):
        assert position.phase is Phase.TURN
        assert list(position.legal_moves) == [Turn(False), Turn(True)]
        assert position.why_illegal(Show(0, 1)) is Reason.WRONG_PHASE
        assert position.why_illegal(Scout("L", 0, False)) is Reason.WRONG_PHASE
        asked.append(position.turn)
        position = decide(position, True)
    assert sorted(asked) == list(range(players))
    assert position.phase is Phase.PLAY
    assert position.why_illegal(Turn(True)) is Reason.WRONG_PHASE
    with pytest.raises(IllegalMoveError):
        position.play(Turn(False))


@pytest.mark.parametrize("players", COUNTS)
def test_play_begins_with_the_starter_when_all_have_decided(players):
    position = Position.deal(players, seed=3)
    assert decide(position, *[False] * players).turn == position.start


@pytest.mark.parametrize("players", COUNTS)
def test_the_choice_is_secret(players):
    """Nobody else's view tells whether a hand was turned."""
    position = Position.deal(players, seed=3)
    chooser = position.turn
    kept, turned = decide(position, False), decide(position, True)
    for viewer in [None, *(seat for seat in range(players) if seat != chooser)]:
        assert kept.view(viewer) == turned.view(viewer)


@pytest.mark.parametrize("players", COUNTS)
def test_after_that_neither_order_nor_way_up_of_a_hand_card_changes(players):
    position = decide(Position.deal(players, seed=3), *[True] * players)
    rng = random.Random(3)
    for _ in range(40):
        if position.phase is Phase.OVER:
            break
        moves = position.legal_moves
        following, _ = position.play(moves[int(rng.random() * len(moves))])
        for before, now in zip(position.hands, following.hands, strict=True):
            stayed = [card for card in before if card in now]
            assert [card for card in now if card in before] == stayed
            assert not any(card.turned() in now for card in stayed)
        position = following


def test_two_players_the_cards_set_aside_are_the_deal_of_round_two():
    """No reshuffle: round 2 is the exact complement of round 1 within the 44."""
    game = Game(["Ann", "Ben"], seed="aside")
    first = {card.key for card in dealt(game.position)}
    play_rounds(game, 1)
    second = {card.key for card in dealt(game.position)}
    assert game.position.round == 2
    assert len(first) == len(second) == 22
    assert first | second == set(combinations(range(1, 11), 2)) - {(9, 10)}


def test_after_keeps_all_hands_as_named():
    """`keep` and `turn` are the moves of this phase in text."""
    position = Position.deal(3, seed=3)
    assert after(position, "keep", "turn") == decide(position, False, True)
