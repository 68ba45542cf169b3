"""Fixtures for every test."""

import sys
from pathlib import Path

import pytest

from tests.services import bus, bus_url, database_url, own_postgres, own_redis, postgres, redis_server, store

__all__ = ["bus", "bus_url", "database_url", "own_postgres", "own_redis", "postgres", "redis_server", "store"]

MEASURED = Path(__file__).parent / ("" if hasattr(sys, "monitoring") else "engine")
"""Where coverage is measured. Before Python 3.12 every line would be traced, which nearly doubles what tests take."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not item.path.is_relative_to(MEASURED):
            item.add_marker("no_cover")
