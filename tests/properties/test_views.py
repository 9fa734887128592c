"""No view holds or determines a hidden card (rules §9), and what it says is true."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from scout_core import Card, Deal, Phase, Position

from .sight import PUBLIC, public_cards, reachable, sight, twin
from .walks import Walk, walks

EVERYBODY = st.sampled_from([None, 0, 1, 2, 3, 4])


def viewer_of(walk: Walk, viewer: int | None) -> int | None:
    return None if viewer is None else viewer % walk.players


@given(walks(), EVERYBODY)
def test_no_hidden_card_can_be_reached_from_a_view(walk, viewer):
    viewer = viewer_of(walk, viewer)
    for i in range(0, len(walk.positions), 4):
        position = walk.positions[i]
        view = position.view(viewer)
        sight(view)  # whatever is made when first asked for has been made
        held = {thing for thing in reachable(view).values() if isinstance(thing, Card)}
        allowed = public_cards(walk, i) | set(() if viewer is None else position.hands[viewer])
        assert held <= allowed
        assert not any(isinstance(thing, Position | Deal) for thing in reachable(view).values())


def test_the_search_for_hidden_cards_finds_them():
    """A bird in the hand: the same search over the position itself finds every card."""
    position = Position.deal(4, seed=1)
    held = {thing for thing in reachable(lambda: position).values() if isinstance(thing, Card)}
    assert held >= {card for hand in position.hands for card in hand}


@given(walks(), EVERYBODY, st.randoms(use_true_random=False))
def test_rounds_that_differ_only_in_what_is_hidden_look_the_same(walk, viewer, rng):
    """The twin has other hidden cards, other ways up and another reserve, yet all that was ever in sight is alike."""
    viewer = viewer_of(walk, viewer)
    deal, moves = twin(walk, viewer, rng)
    position = Position.deal(walk.players, deal=deal)
    assert sight(position.view(viewer)) == sight(walk.positions[0].view(viewer))
    for original, move in zip(walk.positions[1:], moves, strict=True):
        position, _ = position.play(move)
        if position.phase is not original.phase:
            # With two players whether the other could go on is public, and depends on the hidden hand (rules §7).
            assert walk.players == 2
            return
        assert sight(position.view(viewer)) == sight(original.view(viewer))


@given(walks(), EVERYBODY)
def test_what_a_view_says_of_its_seat_and_the_table_is_true(walk, viewer):
    viewer = viewer_of(walk, viewer)
    for position in walk.positions[::4]:
        view = position.view(viewer)
        assert view.hand == (() if viewer is None else position.hands[viewer])
        assert view.hand_sizes == tuple(map(len, position.hands))
        for name in PUBLIC:
            assert getattr(view, name) == getattr(position, name), name


@given(walks(), EVERYBODY)
def test_knowledge_is_true(walk, viewer):
    viewer = viewer_of(walk, viewer)
    for position in walk.positions:
        view = position.view(viewer)
        hands = [{card.key for card in hand} for hand in position.hands]
        for seat in range(walk.players):
            assert view.known[seat] <= hands[seat]
        assert not view.seen & set().union(*hands)
        assert {card.key for card in position.active} <= view.seen
        if viewer is not None:
            assert view.known[viewer] == hands[viewer]


@given(walks(), EVERYBODY)
def test_knowledge_is_all_that_a_watcher_could_have(walk, viewer):
    """Whatever lay on the table once is known to be out of the hands, or in which."""
    viewer = viewer_of(walk, viewer)
    for i, position in enumerate(walk.positions):
        view = position.view(viewer)
        own = set() if viewer is None else {card.key for card in position.hands[viewer]}
        public = {card.key for card in public_cards(walk, i)}
        assert view.seen.union(*view.known) == public | own


@given(walks(), EVERYBODY)
def test_the_history_is_the_events_as_seen(walk, viewer):
    viewer = viewer_of(walk, viewer)
    history = walk.positions[-1].view(viewer).history
    assert [entry.seat for entry in history] == [position.turn for position in walk.positions[: len(walk.moves)]]
    assert [entry.events for entry in history] == [
        tuple(event.for_seat(viewer) for event in events) for events in walk.events
    ]


@given(walks())
def test_only_the_seat_to_act_is_offered_moves(walk):
    for position in walk.positions[::4]:
        for seat in [None, *range(walk.players)]:
            acts = seat == position.turn and position.phase is not Phase.OVER
            assert list(position.view(seat).legal_moves) == (list(position.legal_moves) if acts else [])
