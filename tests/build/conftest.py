"""These tests look at the site as it was built: by `python -m tests`, or by `python build_wheel.py` before them."""

from pathlib import Path

import pytest

from tools.build.command import DIST


@pytest.fixture(scope="session")
def dist() -> Path:
    if not (DIST / "licences.html").is_file():
        pytest.fail("There is no dist/: run python build_wheel.py first")
    return DIST


@pytest.fixture(scope="session")
def site_files(dist: Path) -> dict[str, Path]:
    """Every file of the site by its path from the root."""
    return {path.relative_to(dist).as_posix(): path for path in dist.rglob("*") if path.is_file()}
