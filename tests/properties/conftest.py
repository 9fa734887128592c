"""How hard hypothesis tries. SCOUT_TESTS_QUICK=1 makes it a matter of seconds."""

import os

from hypothesis import settings

# No deadline: the reference is slow on purpose, and machines differ.
settings.register_profile("full", max_examples=60, deadline=None)
settings.register_profile("quick", max_examples=8, deadline=None)
settings.load_profile("quick" if os.environ.get("SCOUT_TESTS_QUICK") else "full")
