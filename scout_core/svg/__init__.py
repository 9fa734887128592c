"""Positions as pictures. Imported only by who draws: the engine knows nothing of it."""

from .picture import position_svg

__all__ = ["position_svg"]
