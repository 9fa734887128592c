"""Cut the display font down to the page's numerals. Run by the build's own Python: argv: the font, the result."""

from __future__ import annotations

import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

GLYPHS = "0123456789SCOUT&+-/=×−"
# The font's licence reserves its name for the whole: whoever changes it has to call it something else.
FAMILY = "Ringmaster Numerals"
NAMES = {1: FAMILY, 2: "Regular", 3: FAMILY, 4: FAMILY, 6: FAMILY.replace(" ", "")}
COPYRIGHT, LICENCE, LICENCE_ADDRESS = 0, 13, 14


def main(source: str, target: str) -> None:
    """Write the subset as WOFF2; its records of copyright and licence stay in it."""
    font = TTFont(source, recalcTimestamp=False)
    missing = set(map(ord, GLYPHS)) - set(font.getBestCmap())
    if missing:
        raise SystemExit(f"error: the font has no {' '.join(map(chr, sorted(missing)))}")
    options = Options()
    options.layout_features = ["kern"]
    options.name_IDs = [*NAMES, COPYRIGHT, LICENCE, LICENCE_ADDRESS]
    options.hinting = False
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(text=GLYPHS)
    subsetter.subset(font)
    for record in font["name"].names:
        record.string = NAMES.get(record.nameID, record.toUnicode())
    font.flavor = "woff2"
    font.save(target)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
