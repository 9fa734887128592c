"""The card game SCOUT: rules, notation and computer players. Standard library only."""

__version__ = "0.1.0"
