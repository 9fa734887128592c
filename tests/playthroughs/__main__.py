"""`python -m tests.playthroughs --update` writes the recorded games anew; without the option it says which differ."""

import sys

from .record import COUNTS, path, record


def main(arguments: list[str]) -> int:
    """Compare, or with --update write. The exit status is 1 when something differs."""
    update = arguments == ["--update"]
    if arguments and not update:
        print(__doc__)
        return 2
    differing = [
        players for players in COUNTS if not path(players).exists() or path(players).read_text() != record(players)
    ]
    for players in differing:
        if update:
            path(players).write_text(record(players))
        print(f"{path(players).name} {'written' if update else 'differs'}")
    return 1 if differing and not update else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
