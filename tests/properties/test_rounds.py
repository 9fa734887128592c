"""Whole rounds against the reference: what every action does, how a round ends, and that no card is lost."""

from hypothesis import given

from scout_core import Phase, RoundEnded, Scouted, Showed, TokenUsed, Turned

from . import oracle
from .walks import pairs, walks


@given(walks())
def test_every_action_does_what_the_reference_does(walk):
    for position, state in zip(walk.positions, walk.states, strict=True):
        assert [pairs(hand) for hand in position.hands] == state["hands"]
        assert pairs(position.active) == state["active"]
        assert position.owner == state["owner"]
        assert (position.turn, position.phase.value) == (state["turn"], state["phase"])
        assert list(position.points) == state["points"]
        assert list(position.chips) == state["chips"]
        assert list(position.tokens) == state["tokens"]


@given(walks())
def test_the_round_ends_when_the_reference_says_and_scores_as_it_says(walk):
    for position, state in zip(walk.positions, walk.states, strict=True):
        outcome = position.outcome
        assert (outcome is not None) == (position.phase is Phase.OVER) == (state["ended_by"] is not None)
        if outcome is not None:
            assert outcome.termination.value == state["ended_by"]
            assert list(outcome.scores) == oracle.scores(state)
            unbeaten = state["ended_by"] == "unbeaten"
            assert outcome.exempt == (state["owner"] if unbeaten else None)
            assert outcome.seat == state["owner"]


@given(walks())
def test_no_card_is_lost_doubled_or_turned_behind_the_back(walk):
    deck = sorted(oracle.deck(walk.players))
    captured = []
    for i, position in enumerate(walk.positions):
        if i:
            captured += [card for event in walk.events[i - 1] if isinstance(event, Showed) for card in event.captured]
        in_sight = [card for hand in position.hands for card in hand] + list(position.active)
        assert sorted(card.key for card in [*in_sight, *captured, *walk.deal.reserve]) == deck


@given(walks())
def test_hands_table_and_captured_cards_make_up_the_deck(walk):
    reserve = 22 if walk.players == 2 else 0
    for position in walk.positions:
        held = sum(map(len, position.hands))
        assert held + len(position.active) + sum(position.points) + reserve == len(oracle.deck(walk.players))


@given(walks())
def test_chips_are_paid_one_a_scout(walk):
    scouted = 0
    for position, events in zip(walk.positions[1:], walk.events, strict=True):
        scouted += sum(isinstance(event, Scouted) for event in events)
        assert sum(position.chips) == (6 - scouted if walk.players == 2 else scouted)


@given(walks())
def test_the_events_tell_the_action_in_order(walk):
    for before, move, events in zip(walk.positions, walk.moves, walk.events, strict=False):
        kinds = [type(event) for event in events]
        if kinds[-1] is RoundEnded:
            kinds.pop()
        expected = {
            "Turn": [Turned],
            "Show": [Showed],
            "Scout": [Scouted],
            "ScoutAndShow": [TokenUsed, Scouted, Showed],
        }
        assert kinds == expected[type(move).__name__]
        assert {event.seat for event in events if not isinstance(event, RoundEnded)} == {before.turn}


@given(walks())
def test_the_events_are_enough_to_follow_the_public_table(walk):
    """Applied one by one to a copy of the table they lead to the next position."""
    for before, now, events in zip(walk.positions, walk.positions[1:], walk.events, strict=False):
        active, sizes, points = list(before.active), [len(hand) for hand in before.hands], list(before.points)
        for event in events:
            if isinstance(event, Scouted):
                assert active.pop(0 if event.end == "L" else -1) == event.card
                sizes[event.seat] += 1
            elif isinstance(event, Showed):
                assert tuple(active) == event.captured
                points[event.seat] += len(active)
                active = list(event.cards)
                sizes[event.seat] -= len(active)
        assert tuple(active) == now.active
        assert sizes == [len(hand) for hand in now.hands]
        assert tuple(points) == now.points
