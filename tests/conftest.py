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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests have measured (`record_property("figures", …)`), whichever process ran them."""
    for reports in terminalreporter.stats.values():
        for report in reports:
            if getattr(report, "when", "") == "call":
                for text in dict(report.user_properties).get("figures", "").splitlines():
                    terminalreporter.write_line(text)
