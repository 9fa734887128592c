"""How many uniformly random rounds a second the engine plays, on one thread.

    python tools/bench_engine.py [--players 3 4 5 2] [--rounds 300] [--repeats 5] [--seed 1]

Two rows a player count: `lazy` takes the length of the legal moves, one by index, and plays it, validated; `listed`
also builds every move first. A move is drawn uniformly from all that are legal. Rounds that reach the cap (with 3 to 5
players one can go on for ever) are cut off, counted and reported. Dealing is part of the time, which is this process's
own: other work on the machine still slows it, but less.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scout_core import Phase, Position

OVER = Phase.OVER


def play_rounds(players: int, rounds: int, seed: str, *, listed: bool, cap: int) -> tuple[int, int]:
    """Play that many rounds; returns the number of moves, and of rounds cut off."""
    random = Random(seed).random
    moves = capped = 0
    for number in range(rounds):
        position = Position.deal(players, seed=f"{seed}/{number}")
        for _ in range(cap):
            legal = list(position.legal_moves) if listed else position.legal_moves
            position, _ = position.play(legal[int(random() * len(legal))])
            moves += 1
            if position.phase is OVER:
                break
        else:
            capped += 1
    return moves, capped


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4, 5, 2])
    parser.add_argument("--rounds", type=int, default=300, help="rounds a run (default 300)")
    parser.add_argument("--repeats", type=int, default=5, help="runs a row (default 5)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--cap", type=int, default=500, help="moves after which a round is cut off (default 500)")
    options = parser.parse_args()
    print("players  how     rounds/s: median    min    max   moves/round   cut off")
    for players in options.players:
        for listed in (False, True):
            rates: list[float] = []
            moves = capped = 0
            for repeat in range(options.repeats):
                began = time.process_time()
                done, cut = play_rounds(
                    players, options.rounds, f"{options.seed}/{repeat}", listed=listed, cap=options.cap
                )
                rates.append(options.rounds / (time.process_time() - began))
                moves, capped = moves + done, capped + cut
            total = options.rounds * options.repeats
            print(
                f"{players:7}  {'listed' if listed else 'lazy':6} {statistics.median(rates):18.0f} {min(rates):6.0f} "
                f"{max(rates):6.0f} {moves / total:13.1f} {capped:9}"
            )


if __name__ == "__main__":
    main()
