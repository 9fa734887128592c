"""Fixtures of the wire's tests."""

import pytest

from .client import Client


@pytest.fixture
def client() -> Client:
    """A page's end of the wire, with no game yet."""
    return Client()
