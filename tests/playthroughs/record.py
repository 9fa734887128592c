"""One game of a number of players, with everything the engine can be asked written down at every state.

The text is what a reviewer reads when behaviour changes: a diff of it shows what is different, and where it began.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from scout_core import Game, Move, Phase, Position, ScoutAndShow, View

FOLDER = Path(__file__).parent
COUNTS = (2, 3, 4, 5)
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
SEED = "trapeze"


def path(players: int) -> Path:
    """Where the text of a number of players is kept."""
    return FOLDER / f"{players}_players.txt"


def record(players: int) -> str:
    """Play the game and write it all down."""
    game = Game(NAMES[:players], seed=SEED)
    rng = Random(f"{SEED}/{players}")
    lines = [f"SCOUT with {players} players, seed {SEED!r}. Write anew: python -m tests.playthroughs --update"]
    lines += [f"  {event!r}" for event in game.dealt]
    while game.outcome is None:
        lines += ["", f"ply {game.ply}", *state(game.position, game.ply)]
        move = pick(game.position, rng)
        lines += [f"move {move}", *told(game, move)]
    lines += ["", f"ply {game.ply}", *state(game.position, game.ply), ""]
    lines += [f"round {number}: {done.outcome!r}" for number, done in enumerate(game.rounds, 1)]
    lines += [f"game: {game.outcome!r}", "", game.sgn().rstrip("\n")]
    return "\n".join(lines) + "\n"


def pick(position: Position, rng: Random) -> Move:
    """The rule for the moves: mostly the longest set is shown, the rest is by chance."""
    chance, place = rng.random(), rng.random()
    moves: Sequence[Move] = position.legal_moves
    if position.phase is Phase.PLAY:
        shows, scouts = position.legal_moves.shows(), position.legal_moves.scouts()
        if shows and chance < 0.85:
            moves = sorted(shows, key=lambda show: show.start - show.stop)[:1]
        elif scouts and chance < 0.95:
            moves = scouts
    return moves[int(place * len(moves))]


def state(position: Position, ply: int) -> Iterator[str]:
    """All that can be asked of a position; the views in turn: of the seat to act, a spectator, the next seat."""
    yield f"spn {position.spn()}"
    yield f"{position.phase.value}, seat {position.turn}" + (f", {position.outcome!r}" if position.outcome else "")
    yield from legal(position)
    yield from seen(position.view([position.turn, None, (position.turn + 1) % position.players][ply % 3]))


def legal(position: Position) -> Iterator[str]:
    """How many moves there are of each kind, and the ends of the lists."""
    moves = position.legal_moves
    both = [move for move in moves if isinstance(move, ScoutAndShow)]
    yield f"legal {len(moves)}"
    if position.phase is Phase.TURN:
        yield f"  turnings 2: {' '.join(map(str, moves))}"
        return
    for name, part in (("shows", moves.shows()), ("scouts", moves.scouts()), ("scout & shows", both)):
        if part:
            yield f"  {name} {len(part)}: {abridged(part)}"


def abridged(moves: Sequence[Move]) -> str:
    words = [str(move) for move in moves]
    return " ".join(words if len(words) <= 6 else [*words[:3], "...", *words[-2:]])


def seen(view: View) -> Iterator[str]:
    """A view: its text, what is known of the other hands, and what is out of all hands."""
    viewer = "spectator" if view.seat is None else f"seat {view.seat}"
    yield f"view of {viewer}: {view.spn()}"
    known = [f"{seat}:{keys(cards)}" for seat, cards in enumerate(view.known) if cards and seat != view.seat]
    yield f"  known {' '.join(known) or '-'}; seen {keys(view.seen)}; {len(view.legal_moves)} moves"


def keys(cards: frozenset[tuple[int, int]]) -> str:
    return ",".join(f"{low}/{high}" for low, high in sorted(cards)) or "-"


def told(game: Game, move: Move) -> Iterator[str]:
    """Play the move: what happened as the seat that acted saw it, and which of it the others did not."""
    seat = game.position.turn
    for event in game.push(move):
        own, others = event.for_seat(seat), event.for_seat(None)
        hidden = [name for name in event.__match_args__ if getattr(own, name) != getattr(others, name)]
        yield f"  {own!r}" + (f" hidden from others: {' '.join(hidden)}" if hidden else "")
