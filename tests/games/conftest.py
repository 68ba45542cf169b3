"""Fixtures for the tests of games."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Coverage is not measured here: it would nearly double the time of the longest tests, and what tests of rules
    reach is known better, rule by rule: `make rules`."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("no_cover")
