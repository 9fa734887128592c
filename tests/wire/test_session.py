"""The wire as a page uses it: whole games, stale plies, undo, saves, advice, pictures and records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from scout_core import Game, Position, Scouted, parse_move, position_svg, rank_moves
from scout_core.bots.ranking import ideas
from scout_core.rules import Phase

from .client import NAMES, Client


def play_out(client: Client, view: dict[str, Any], bot: str = "greedy") -> Iterator[dict[str, Any]]:
    while view["phase"] != "over":
        reply = client.ask("game.bot", game="g", ply=view["ply"], bot=bot, viewer=0)
        yield reply
        view = reply["view"]


def test_hello_names_the_version_and_the_bots_from_weak_to_strong(client: Client) -> None:
    hello = client.ask("engine.hello")
    ids = [bot["id"] for bot in hello["bots"]]
    assert [bot["rank"] for bot in hello["bots"]] == list(range(len(ids)))
    assert ids.index("random") < ids.index("greedy") < ids.index("planner")
    assert hello["players"] == [2, 3, 4, 5]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_over_the_wire(client: Client, players: int) -> None:
    reply = client.new(players)
    assert reply["events"] == [
        {
            "type": "dealt",
            "round": 1,
            "start": reply["view"]["start"],
            "hand_size": {2: 11, 3: 12, 4: 11, 5: 9}[players],
        }
    ]
    replies = list(play_out(client, reply["view"]))
    view = replies[-1]["view"]
    assert [result["round"] for result in view["results"]] == list(range(1, players + 1))
    assert view["final"]["totals"] == view["results"][-1]["totals"]
    assert replies[-1]["events"][-1] == {"type": "game-ended", **view["final"]}
    dealt = [event for reply in replies for event in reply["events"] if event["type"] == "dealt"]
    assert [event["round"] for event in dealt] == list(range(2, players + 1))
    for result in view["results"]:
        sums = [
            captured + chips - (0 if seat == result["exempt"] else cards)
            for seat, (captured, chips, cards) in enumerate(
                zip(result["points"], result["chips"], result["hand_sizes"], strict=True)
            )
        ]
        assert sums == result["scores"]


def test_a_stale_ply_is_refused_and_tells_the_ply(client: Client) -> None:
    view = client.new(3)["view"]
    client.ask("game.push", game="g", ply=0, move="keep", viewer=0)
    error = client.refused("game.push", game="g", ply=0, move="keep", viewer=0)
    assert (error["code"], error["data"]) == ("stale-ply", {"ply": 1})
    assert client.ask("game.view", game="g", viewer=0)["view"]["ply"] == view["ply"] + 1


def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing(client: Client) -> None:
    before = client.new(3)
    error = client.refused("game.push", game="g", ply=0, move="1-2", viewer=0)
    assert (error["code"], error["reason"]) == ("illegal-move", "wrong-phase")
    error = client.refused("game.push", game="g", ply=0, move="1-", viewer=0)
    assert error["code"] == "notation"
    assert error["data"]["column"] == 3
    assert client.ask("game.view", game="g", viewer=0)["view"] == before["view"]


def test_what_of_a_move_is_out_of_range_is_told(client: Client) -> None:
    client.new(3)
    for ply in range(3):
        client.ask("game.push", game="g", ply=ply, move="keep", viewer=0)
    error = client.refused("game.push", game="g", ply=3, move="99", viewer=0)
    assert (error["code"], error["reason"]) == ("illegal-move", "out-of-range")
    assert error["data"] == {"part": "place", "given": "99", "least": 1, "most": 12}
    client.ask("game.push", game="g", ply=3, move="1", viewer=0)
    for scout, data in (
        ("L13", {"part": "gap", "given": "13", "least": 0, "most": 12}),
        ("R0", {"part": "end", "given": "R", "least": "L", "most": "L"}),
    ):
        assert client.refused("game.push", game="g", ply=4, move=scout, viewer=0)["data"] == data
        assert client.refused("game.after", game="g", ply=4, scout=scout)["data"] == data


def test_every_set_of_the_view_agrees_with_the_engine(client: Client) -> None:
    view = client.new(4)["view"]
    seen = set()
    for reply in play_out(client, view, bot="random"):
        view = reply["view"]
        if view["choices"] is None or view["round"] > 1:
            continue
        game = client.session._games["g"]
        legal = {str(move) for move in game.position.legal_moves.shows()}
        listed = {
            f"{s['start'] + 1}" + (f"-{s['stop']}" if s["stop"] > s["start"] + 1 else "")
            for s in view["sets"]
            if s["why"] is None
        }
        assert listed == legal
        assert [scout["move"] for scout in view["choices"]["scouts"]] == [
            str(move) for move in game.position.legal_moves.scouts()
        ]
        token = view["tokens"][0]
        for scout in view["choices"]["scouts"][:4]:
            after = client.ask("game.after", game="g", ply=view["ply"], scout=scout["move"])
            playable = [s for s in after["sets"] if s["why"] is None]
            assert bool(playable) == (scout["showable"] and token)
            seen.add((bool(playable), token))
        both = any(scout["showable"] for scout in view["choices"]["scouts"]) and token
        assert (view["choices"]["scout_and_show"] is None) == both
    assert {token for _, token in seen} == {True, False}


def test_undo_goes_back_and_the_same_cards_come_again(client: Client) -> None:
    view = client.new(3)["view"]
    replies = list(play_out(client, view))
    end = replies[-1]["view"]
    for to in (end["ply"] - 1, replies[0]["view"]["ply"], 0):
        ply = client.ask("game.view", game="g", viewer=0)["view"]["ply"]
        client.ask("game.pop", game="g", ply=ply, to=to, viewer=0)
    again = client.ask("game.view", game="g", viewer=0)["view"]
    assert again == view
    assert list(play_out(client, again)) == replies


def test_looking_back_is_the_view_of_that_ply(client: Client) -> None:
    view = client.new(2)["view"]
    for reply in list(play_out(client, view)):
        past = client.ask("game.view", game="g", viewer=0, at=reply["view"]["ply"])["view"]
        for key in ("hand", "active", "history", "turn", "points", "chips", "round"):
            assert past[key] == reply["view"][key]


def test_how_a_round_was_left_is_told_with_the_view_before_its_last_action(client: Client) -> None:
    view = client.new(3)["view"]
    end = list(play_out(client, view))[-1]["view"]
    for result in end["results"]:
        before = client.ask("game.view", game="g", viewer=0, at=result["ply"])
        left = Position.from_spn(before["left"], relaxed=True)
        assert (left.phase, left.owner, left.round) == (Phase.OVER, result["owner"], result["round"])
        assert [str(card) for card in left.active] == result["active"]
        assert [len(hand) for hand in left.hands] == result["hand_sizes"]
        assert [str(card) for card in left.hands[0] if card] == result["hands"][0]
        assert not any(card for hand in left.hands[1:] for card in hand)
        assert client.ask("game.view", game="g", viewer=0, at=result["ply"] - 1)["left"] is None


def test_a_save_goes_on_where_it_was_with_the_same_deals_to_come(client: Client) -> None:
    view = client.new(3)["view"]
    replies = list(play_out(client, view))
    for at in (0, 5, len(replies) // 2, len(replies) - 2):
        other = Client()
        loaded = other.ask("game.load", game="g", save=replies[at]["save"], viewer=0)
        assert loaded["view"] == replies[at]["view"]
        assert list(play_out(other, loaded["view"])) == replies[at + 1 :]


@pytest.mark.parametrize(
    "save",
    [
        "",
        "{",
        "[]",
        "null",
        '{"v":1}',
        '{"v":2,"seed":"x","sgn":""}',
        '{"v":1,"seed":"x","sgn":"[SGN \\"1\\"]"}',
        '{"v":1,"seed":true,"sgn":""}',
        '{"v":1,"seed":NaN,"sgn":""}',
        json.dumps({"v": 1, "seed": "\ud800", "sgn": Game(["Ann", "Bo"], seed=1).sgn()}),
        "[" * 100_000,
    ],
)
def test_a_broken_save_is_refused_and_replaces_nothing(client: Client, save: str) -> None:
    before = client.new(3)["view"]
    assert client.refused("game.load", game="g", save=save, viewer=0)["code"] == "bad-save"
    assert client.ask("game.view", game="g", viewer=0)["view"] == before


def test_a_save_whose_record_breaks_off_names_the_line(client: Client) -> None:
    save = json.loads(client.new(3)["save"])
    save["sgn"] = save["sgn"].replace("[Deal", "[Deel")
    error = client.refused("game.load", game="h", save=json.dumps(save), viewer=0)
    assert error["data"]["line"] == 10
    assert "Deal" in error["data"]["expected"]


def test_a_game_in_progress_is_not_exported(client: Client) -> None:
    view = client.new(2)["view"]
    assert client.refused("game.sgn", game="g")["code"] == "game-not-over"
    list(play_out(client, view))
    sgn = client.ask("game.sgn", game="g")["sgn"]
    assert Game.from_sgn(sgn).sgn() == sgn


def test_nothing_but_the_save_tells_a_foreign_hand_or_the_seed(client: Client) -> None:
    for players in (2, 3, 5):
        opened = client.new(players, seed="a-very-secret-seed", viewer=0)
        for reply in play_out(client, opened["view"]):
            public = json.dumps({"view": {**reply["view"], "results": []}, "events": reply["events"]})
            assert "a-very-secret-seed" not in public
            game = client.session._games["g"]
            if game.outcome is not None:
                continue
            shown = {
                card.key
                for step in game.steps
                for event in step.events
                for card in ([event.card] if isinstance(event, Scouted) else getattr(event, "cards", ()))
            }
            hidden = {card for hand in game.position.hands[1:] for card in hand if card and card.key not in shown}
            assert not [str(card) for card in hidden if f'"{card}"' in public or f'"{card.turned()}"' in public]


def test_hands_of_a_finished_two_player_round_stay_hidden_until_the_game_is_over(client: Client) -> None:
    view = client.new(2)["view"]
    for reply in play_out(client, view):
        view = reply["view"]
        for result in view["results"]:
            assert (result["hands"] is None) == (view["final"] is None)
    view = client.new(3)["view"]
    for reply in play_out(client, view):
        assert all(result["hands"] for result in reply["view"]["results"])


def test_a_hint_ranks_legal_moves_and_reports_progress(client: Client) -> None:
    view = client.new(4)["view"]
    while view["phase"] == "turn":
        view = client.ask("game.push", game="g", ply=view["ply"], move="keep", viewer=0)["view"]
    request = {"v": 1, "id": 99, "method": "game.hint", "params": {"game": "g", "ply": view["ply"], "limit": 3}}
    *progress, last = map(json.loads, client.session.steps(json.dumps(request)))
    assert all(message["id"] == 99 and message["progress"]["total"] >= 1 for message in progress)
    moves = last["result"]["moves"]
    assert len(moves) == 3
    assert [move["value"] for move in moves] == sorted((move["value"] for move in moves), reverse=True)
    legal = {str(move) for move in client.session._games["g"].position.legal_moves}
    assert {move["move"] for move in moves} <= legal


def test_a_hint_names_no_idea_twice(client: Client) -> None:
    view = client.new(3, seed="ideas")["view"]
    differs = 0
    while not view["results"]:
        if view["phase"] == "play":
            seen = client.session._games["g"].position.view(view["turn"])
            ranked = rank_moves(seen, len(seen.legal_moves))
            moves = [move["move"] for move in client.ask("game.hint", game="g", ply=view["ply"], limit=3)["moves"]]
            assert moves == [str(entry.move) for entry in ideas(seen, ranked)][:3]
            differs += moves != [str(entry.move) for entry in ranked[:3]]
        view = client.ask("game.bot", game="g", ply=view["ply"], bot="acrobat", viewer=0)["view"]
    assert differs


def test_a_review_judges_every_own_move_of_a_finished_round(client: Client) -> None:
    view = client.new(3)["view"]
    while not view["results"]:
        view = client.ask("game.bot", game="g", ply=view["ply"], bot="clown", viewer=0)["view"]
    game = client.session._games["g"]
    for seat in range(3):
        moves = client.ask("game.review", game="g", seat=seat, round=1)["moves"]
        steps = [step for step in game.steps if step.seat == seat and step.before.round == 1]
        assert [(move["ply"], move["played"]["move"]) for move in moves] == [(s.ply, str(s.move)) for s in steps]
        for move, step in zip(moves, steps, strict=True):
            assert move["hand"] == [str(card) for card in step.before.hands[seat]]
            assert move["active"] == [str(card) for card in step.before.active]
            assert parse_move(move["best"]["move"]) in step.before.legal_moves


@pytest.mark.parametrize("players", [2, 3])
def test_advice_tells_the_chance_to_win_the_game_in_its_last_round_alone(client: Client, players: int) -> None:
    view = client.new(players)["view"]
    while view["phase"] != "over":
        is_last = view["round"] == players
        moves = client.ask("game.hint", game="g", ply=view["ply"], limit=3)["moves"]
        assert all((move["chance"] is not None) == is_last for move in moves)
        view = client.ask("game.bot", game="g", ply=view["ply"], bot="ringmaster", viewer=0)["view"]
    for number in range(1, players + 1):
        for judged in client.ask("game.review", game="g", seat=0, round=number)["moves"]:
            # The Ringmaster played it: none is better in its own eyes.
            assert judged["played"] == judged["best"]
            assert judged["best"]["chance"] is None or number == players


def test_a_review_waits_for_the_end_of_the_round(client: Client) -> None:
    client.new(3)
    for ply in range(3):
        client.ask("game.push", game="g", ply=ply, move="keep", viewer=0)
    for seat, number in ((0, 1), (0, 0), (3, 1)):
        request = {"v": 1, "id": 1, "method": "game.review", "params": {"game": "g", "seat": seat, "round": number}}
        assert json.loads(client.session.handle(json.dumps(request)))["error"]["code"] == "bad-params"


def test_a_position_is_checked_and_its_fault_named(client: Client) -> None:
    spn = Position.deal(3, seed=1).spn()
    assert client.ask("position.check", spn=spn) == {"spn": spn}
    error = client.refused("position.check", spn=spn.replace(" o", " q").replace("1o", "1q"))
    assert error["code"] == "notation"
    error = client.refused("position.check", spn=spn + " ")
    assert error["data"]["column"] == len(spn) + 1


def test_frames_of_a_record_show_every_position(client: Client) -> None:
    view = client.new(3)["view"]
    list(play_out(client, view))
    sgn = client.ask("game.sgn", game="g")["sgn"]
    replay = client.ask("sgn.frames", sgn=sgn)
    assert replay["sgn"] == sgn
    frames = replay["frames"]
    assert [frame["move"] for frame in frames].count(None) == 3  # one a round: its deal
    for frame in frames:
        assert Position.from_spn(frame["spn"]).round == frame["round"]
    assert frames[-1]["events"][-1]["type"] == "game-ended"


def test_a_position_is_drawn_and_asked_about_on_the_wire(client: Client) -> None:
    spn = "29648265/3746/719383 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0"
    words = {"round": "R{round}", "digits": "abcdefghij"}
    drawn = client.ask("position.svg", spn=spn, relaxed=True, seat=0, names=NAMES[:3], width=400, words=words)
    assert drawn["svg"] == position_svg(
        Position.from_spn(spn, relaxed=True), seat=0, names=NAMES[:3], width=400, words=words
    )
    assert client.refused("position.svg", spn=spn)["data"]["field"] == "hands"
    assert client.refused("position.svg", spn=spn, relaxed=True, seat=7)["code"] == "scout"
    assert client.refused("position.svg", spn=spn, relaxed=True, words={"round": 1})["data"] == {"param": "words"}
    quiz = client.ask("quiz.make", spn=spn, relaxed=True, kind="count", seat=1)["quiz"]
    assert json.loads(quiz)["answer"] == 1
    assert client.ask("quiz.check", quiz=quiz) == {"quiz": quiz}
    assert client.refused("quiz.check", quiz=quiz.replace('"answer":1', '"answer":2'))["data"]["field"] == "answer"
    assert client.refused("quiz.make", spn=spn, relaxed=True, kind="riddle")["code"] == "scout"


def test_frames_end_where_the_record_ends(client: Client) -> None:
    """What would be dealt after the last round of a record is made up, and no frame of it."""
    game = Game(NAMES[:3], seed="frames")
    while not game.rounds:
        game.push(game.position.legal_moves[0])
    text = game.sgn()
    whole = client.ask("sgn.frames", sgn=text)["frames"]
    first = client.ask("sgn.frames", sgn=text[: text.index('[Round "2"]')])["frames"]
    assert whole[:-1] == first
    assert whole[-1]["spn"] == game.position.spn()
