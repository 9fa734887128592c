"""How `build_wheel.py` and `python -m tests` make things.

Standard library only: this code sets up what everything else needs.
"""
