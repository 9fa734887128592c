"""The game as a string of rounds: it goes on by itself, can be taken back, and never deals anew what was dealt."""

from __future__ import annotations

from random import Random

import pytest

from scout_core import (
    Dealt,
    Game,
    GameEnded,
    GameError,
    GameOverError,
    IllegalMoveError,
    NotationError,
    Position,
    RoundEnded,
    ScoutError,
    deal_round,
)

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")


def played_out(players: int, seed: str, names: tuple[str, ...] = NAMES) -> Game:
    game, rng = Game(names[:players], seed=seed), Random(seed)
    while game.outcome is None:
        shows = game.position.legal_moves.shows() or list(game.position.legal_moves)
        game.push(shows[int(rng.random() * len(shows))])
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_has_a_round_for_each_player_and_each_starts_once(players: int) -> None:
    game = played_out(players, "rounds")
    assert [record.round for record in game.rounds] == list(range(1, players + 1))
    starts = [record.final.start for record in game.rounds]
    assert starts == [(game.start + step) % players for step in range(players)]
    assert game.outcome is not None
    assert game.outcome.totals == tuple(
        sum(record.outcome.scores[seat] for record in game.rounds) for seat in range(players)
    )
    best = max(game.outcome.totals)
    assert game.outcome.winners == tuple(seat for seat in range(players) if game.outcome.totals[seat] == best)


def test_the_push_that_ends_a_round_also_deals_the_next() -> None:
    game = played_out(3, "advance")
    ends = [step for step in game.steps if any(isinstance(event, RoundEnded) for event in step.events)]
    assert [type(step.events[-1]) for step in ends] == [Dealt, Dealt, GameEnded]
    for record in game.rounds[:-1]:
        following = game.position_at(record.ply + 1)
        assert (following.round, following.points) == (record.round + 1, (0, 0, 0))
        scores = zip(record.final.totals, record.outcome.scores, strict=True)
        assert following.totals == tuple(total + score for total, score in scores)


@pytest.mark.parametrize("players", [2, 4])
def test_taking_everything_back_and_playing_it_again_gives_the_same_game(players: int) -> None:
    game = played_out(players, "undo")
    text, positions = game.sgn(), [step.before for step in game.steps]
    moves = [game.pop() for _ in range(game.ply)][::-1]
    assert (game.ply, game.rounds, game.position) == (0, (), game.opening)
    for move, position in zip(moves, positions, strict=True):
        assert game.position == position
        game.push(move)
    assert game.sgn() == text


def test_the_deals_are_those_of_the_seed_and_a_given_deal_wins_over_it() -> None:
    game = Game(NAMES[:4], seed=7)
    assert game.position == Position.deal(4, seed=7)
    assert game.deal_of(1) == deal_round(4, 7, 1)
    other = deal_round(4, "other", 3)
    assert Game(NAMES[:4], seed=7, deals=[other]).deal_of(1) == other
    assert Game(NAMES[:4], seed=7, deals=[str(other)]).deal_of(1) == other
    assert Game(NAMES[:4], seed=7).deal_of(2) is None


def test_two_players_play_the_reserve_in_round_two_and_no_other_deal_is_taken() -> None:
    game = played_out(2, "reserve")
    first, second = game.deal_of(1), game.deal_of(2)
    assert first is not None
    assert second is not None
    assert first.reserve == second.hands[0] + second.hands[1]
    with pytest.raises(GameError, match="set aside"):
        Game(NAMES[:2], deals=[first, deal_round(2, "other", 2)])
    with pytest.raises(GameError, match="set aside"):
        Game(NAMES[:2], deals=[second])


@pytest.mark.parametrize(
    "names",
    [
        *([], ["Ann"], ["A"] * 6, "Ann", ["Ann", None], ["Ann", "x" * 41]),
        *(["Ann", blank] for blank in ("", "  ", "\u200d", "\u00a0\u200e\u2003", "\ufeff")),
        *(["Ann", f"B{char}o"] for char in "\n\r\t\0\x7f\x85\u2028\u2029\ud83d"),
    ],
)
def test_names_that_no_record_could_hold_are_refused(names: list[str]) -> None:
    with pytest.raises(GameError):
        Game(names)


@pytest.mark.parametrize(
    "name",
    [
        "👩\u200d🚀",  # an emoji made of two by a joiner
        "می\u200cروم",  # Persian writes a joiner that does not join
        "श्री\u200d",
        "A\u030angstro\u0308m",
        "\U0001faea",  # an emoji newer than this Python's tables
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        "No\u00a0break",
    ],
)
def test_names_of_every_script_are_kept_as_they_are(name: str) -> None:
    game = Game(["Ann", name], seed=1)
    assert Game.from_sgn(game.sgn()).names == game.names == ("Ann", name)


def test_what_can_not_be_pushed_changes_nothing() -> None:
    game = Game(NAMES[:3], seed=1)
    before = game.position
    with pytest.raises(NotationError):
        game.push("hello")
    with pytest.raises(IllegalMoveError):
        game.push("1")
    assert (game.position, game.ply) == (before, 0)
    with pytest.raises(GameError):
        game.pop()
    with pytest.raises(GameError):
        game.peek()
    over = played_out(3, "over")
    ply = over.ply
    with pytest.raises(GameOverError):
        over.push("keep")
    assert over.ply == ply
    assert over.peek() == over.steps[-1].move


def test_a_game_from_a_position_is_that_one_round() -> None:
    source = played_out(3, "middle")
    middle = source.position_at(source.rounds[0].ply // 2)
    game = Game.from_position(NAMES[:3], middle)
    assert (game.position, game.dealt, game.deal_of(1)) == (middle, (), None)
    for step in source.steps[source.rounds[0].ply // 2 : source.rounds[0].ply + 1]:
        game.push(step.move)
    assert game.outcome is not None
    assert game.outcome.totals == source.rounds[0].outcome.scores
    with pytest.raises(GameError, match="names"):
        Game.from_position(NAMES[:4], middle)
    with pytest.raises(GameError, match="known"):
        Game.from_position(NAMES[:3], Position.from_spn(middle.view(0).spn()))
    with pytest.raises(GameError, match="over"):
        Game.from_position(NAMES[:3], source.rounds[0].final)


@pytest.mark.parametrize("seed", ["\ud800", 10**5000], ids=["a lone surrogate", "too many digits"])
def test_a_seed_that_can_not_be_written_down_is_refused(seed: int | str) -> None:
    with pytest.raises(ScoutError, match="seed"):
        Game(NAMES[:3], seed=seed)
    with pytest.raises(ScoutError, match="seed"):
        Position.deal(3, seed=seed)


def test_a_push_that_can_not_deal_the_next_round_changes_nothing() -> None:
    source = played_out(3, "atomic")
    game = Game.from_sgn(source.sgn())
    while game.ply > source.rounds[0].ply:
        game.pop()
    # Without the record's later deals the next round hangs on the seed.
    game._given, game.seed = game._given[:1], "\ud800"
    before = (game.ply, game.position, game.rounds)
    with pytest.raises(ScoutError, match="seed"):
        game.push(source.steps[game.ply].move)
    assert (game.ply, game.position, game.rounds) == before
