"""Trains the net of the computer players: `python -m tools.training` (see README.md beside this file)."""
