"""Build SCOUT: the engine's wheel and the site around it, into `dist/`.

    python build_wheel.py            build what is stale
    python build_wheel.py --serve    build, then serve the site on this machine
    python build_wheel.py --zip      build, then pack the site for people who only host it
    python build_wheel.py --single-file     build, then make dist/scout.html, the whole game in one file; without the
                                            option there is none, lest one of an older build be taken for this one's

`dist/` is a folder of plain files: any static server can serve it, from any path. The wheel lies in it beside
`index.html`. Needs Python 3.11 and, the first time, a network; everything else is fetched into `.build/` and
`web/node_modules/`, as the lock files have it.
"""

from __future__ import annotations

import argparse
import os
import sys

OLDEST_PYTHON = (3, 11)


def main(argv: list[str] | None = None) -> int:
    """Build, and what else the options ask for; the exit code."""
    options = _options(argv)
    # Nothing above this line may need a newer Python than the one that is to be told that it is too old.
    if sys.version_info < OLDEST_PYTHON:
        return _fail(f"This needs Python 3.11 or later; this is Python {sys.version.split()[0]}.")
    # `python -I` and PYTHONSAFEPATH leave the folder of the program out.
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    from tools.build.command import DIST, BuildError
    from tools.build.page import assemble, pack
    from tools.build.server import serve
    from tools.build.single_file import single_file

    try:
        print("Building dist/", flush=True)
        assemble()
        if options.single_file:
            print(f"Made {single_file()}")
        if options.zip:
            print(f"Packed {pack()}")
        if options.serve:
            serve(DIST, options.port)
    except BuildError as error:
        return _fail(f"{error}.")
    except BrokenPipeError:
        # What is still to be written at the end has no reader either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _fail("Stopped: the program that was to read this output has ended.")
    except OSError as error:
        return _fail(f"{error.filename or 'A file'} could not be used: {error.strerror or error}.")
    except KeyboardInterrupt:
        return 130
    return 0


def _options(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Build SCOUT's wheel and site into dist/.")
    parser.add_argument("--serve", action="store_true", help="then serve the site on this machine")
    parser.add_argument("--port", type=int, default=8000, help="where to serve it (default: 8000; 0: any free one)")
    parser.add_argument("--single-file", action="store_true", help="then make dist/scout.html, the game in one file")
    parser.add_argument("--zip", action="store_true", help="then pack the site into scout-site-VERSION.zip")
    return parser.parse_args(argv)


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
