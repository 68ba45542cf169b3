"""Tests of Android, chapter by chapter of its rules."""

import pytest

pytest.register_assert_rewrite("tests.games.android.promises", "tests.games.android.scene", "tests.games.android.stage")
