"""Whole games: rounds follow on, actions can be taken back, records can be read, round 1 leaks nothing into round 2."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scout_core import Card, Game, Phase, ScoutError, Turn

from . import oracle
from .sight import PUBLIC, reachable, sight
from .walks import ANY_MOVE, PLAYERS, SEEDS, pick

NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve"]
MOST_ACTIONS = 250


@st.composite
def games(draw: st.DrawFn, players: st.SearchStrategy[int] = PLAYERS) -> Game:
    """A game from any seed, by any moves, to any point of it."""
    game = Game(NAMES[: draw(players)], seed=draw(SEEDS))
    length = draw(st.integers(0, MOST_ACTIONS) | st.just(MOST_ACTIONS))
    rng = Random(draw(SEEDS))
    while game.ply < length and game.outcome is None:
        game.push(pick(game.position, rng))
    return game


def everything(game):
    """All that can be asked of a game, with the views of every seat."""
    views = [sight(game.position.view(seat)) for seat in [None, *range(game.players)]]
    return game.position.spn(), views, game.ply, game.rounds, game.outcome, game.sgn()


@given(games(), SEEDS)
def test_pop_after_push_restores_everything(game, seed):
    if game.outcome is not None:
        game.pop()
    before = everything(game)
    move = pick(game.position, Random(seed))
    events = game.push(move)
    after = everything(game)
    assert game.peek() == move
    assert game.pop() == move
    assert everything(game) == before
    assert game.push(move) == events
    assert everything(game) == after


@given(games())
def test_all_can_be_taken_back_to_the_opening(game):
    opening = game.position_at(0)
    moves = [game.pop() for _ in range(game.ply)][::-1]
    assert game.position == game.opening == opening
    assert game.rounds == ()
    with pytest.raises(ScoutError):
        game.pop()
    again = Game(game.names, seed=game.seed)
    assert again.position == opening
    for move in moves:
        again.push(move)
        game.push(move)
    assert everything(again) == everything(game)


@given(games(), st.lists(ANY_MOVE, min_size=5, max_size=10))
def test_a_refused_move_leaves_the_game_as_it_was(game, attempts):
    before = everything(game)
    for move in attempts:
        if move not in game.position.legal_moves:
            with pytest.raises(ScoutError):
                game.push(move)
    for text in ("", "L", "0", "4-4", "keep "):
        with pytest.raises(ScoutError):
            game.push(text)
    assert everything(game) == before


@given(games())
def test_a_record_can_be_read_and_comes_out_the_same(game):
    text = game.sgn()
    again = Game.from_sgn(text)
    assert again.sgn() == text
    assert again.position == game.position
    assert [step.move for step in again.steps] == [step.move for step in game.steps]
    assert [step.events for step in again.steps] == [step.events for step in game.steps]
    assert again.outcome == game.outcome


@given(games())
def test_texts_of_moves_play_the_game_too(game):
    again = Game(game.names, seed=game.seed)
    for step in game.steps:
        again.push(str(step.move))
    assert again.position == game.position


@given(games())
def test_rounds_follow_on(game):
    starts = [record.final.start for record in game.rounds]
    if game.outcome is None:
        assert len(game.rounds) == game.position.round - 1
        starts.append(game.position.start)
    else:
        assert len(game.rounds) == game.players
        assert game.position.phase is Phase.OVER
    assert starts == [(starts[0] + i) % game.players for i in range(len(starts))]
    totals = [0] * game.players
    for record in game.rounds:
        assert list(record.final.totals) == totals
        totals = [a + b for a, b in zip(totals, record.outcome.scores, strict=True)]
    if game.outcome is None:
        assert list(game.position.totals) == totals
    else:
        assert list(game.outcome.totals) == totals
        assert game.outcome.winners == tuple(seat for seat in range(game.players) if totals[seat] == max(totals))


@given(games(players=st.just(2)))
def test_in_the_second_round_of_two_a_view_holds_and_tells_no_more_than_was_seen(game):
    first = game.opening
    for step in [step for step in game.steps if step.before.round == 2][::5]:
        position = step.before
        hands = [{card.key for card in hand} for hand in position.hands]
        for viewer in (None, 0, 1):
            view = position.view(viewer)
            sight(view)
            own = set() if viewer is None else set(position.hands[viewer])
            held = {thing for thing in reachable(view).values() if isinstance(thing, Card)}
            assert not {card.key for card in held - own} & set().union(*hands) - set().union(*view.known)
            dealt = set() if viewer is None else {card.key for card in first.hands[viewer]}
            assert dealt <= view.seen
            assert not view.seen & set().union(*hands)
            assert all(view.known[seat] <= hands[seat] for seat in (0, 1))
            assert all(getattr(view, name) == getattr(position, name) for name in PUBLIC)


@given(games(players=st.just(2)))
def test_what_is_left_over_in_round_one_of_two_is_never_seen_by_the_other(game):
    if not game.rounds or game.outcome is not None:
        return
    ended = game.rounds[0].final
    for viewer in (0, 1):
        seen_then = ended.view(viewer)
        known_then = seen_then.seen.union(*seen_then.known) | {card.key for card in game.opening.hands[viewer]}
        left_over = {card.key for card in ended.hands[1 - viewer]}
        shown_now = {card.key for card in game.position.active}
        assert not (left_over - known_then - shown_now) & game.position.view(viewer).seen


@given(games())
def test_a_round_is_dealt_from_the_cards_of_its_number_of_players(game):
    for step in game.steps:
        if step.before.phase is Phase.TURN and isinstance(step.move, Turn):
            cards = {card.key for hand in step.before.hands for card in hand}
            assert cards <= set(oracle.deck(game.players))
            assert len(cards) == game.players * oracle.HAND_SIZE[game.players]
