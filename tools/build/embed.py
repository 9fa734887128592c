"""What other sites include: `embed/scout-embed.js`, and what `embed.html` runs, `embed/frame.js`."""

from __future__ import annotations

from pathlib import Path

from .command import WEB, run
from .environment import node
from .stale import once

BUNDLER = Path(__file__).with_suffix(".mjs")


def embed(figures: Path) -> Path:
    """The folder with both scripts, made with that font for the figures on the cards."""

    def bundle(folder: Path) -> None:
        run([*node().node, BUNDLER, WEB, figures, folder / "embed"], what="Bundling the embeds")

    sources = [WEB / name for name in ("embed", "js", "styles", "locales", "vendor", "package-lock.json")]
    return once("embed", [*sources, figures, BUNDLER], bundle)
