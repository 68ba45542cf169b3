"""The benchmarks run, each with as little as possible: figures that nobody can repeat are worth nothing."""

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from app.engine import load
from bench.goals import GAMES, Row, table
from bench.live import SETTINGS, LiveFigures, LiveSize, ParlourWorkers, live_table
from bench.load import measure_latency, measure_throughput
from bench.run import DOCUMENT, PARTS, missed_goals, write
from tests.people import Server

SMALL = ("bench.engine --choices 40", "bench.moves --rooms 2 --moves 20", "bench.store --seconds 0.1")
MARKED = re.compile(r"<!-- (bench\.\w+) -->(.*?)<!-- /\1 -->", re.DOTALL)
FIGURE = re.compile(r"\d\s?(µs|ms|s|%|bytes|[KMG]i?B)\b|\d,\d\d\d")


@pytest.mark.parametrize("command", SMALL)
def test_parts_print_a_table(command: str) -> None:
    done = subprocess.run([sys.executable, "-m", *command.split()], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    head, line, *rows = done.stdout.splitlines()
    assert head.startswith("| ")
    assert line.startswith("| --")
    assert len(rows) > 3


@pytest.mark.parametrize("module", PARTS)
def test_parts_can_be_run_by_name(module: str) -> None:
    assert importlib.import_module(module).main


async def test_clients_play_every_game(tmp_path: Path) -> None:
    size = LiveSize(rooms=3, reserve=0)
    workers = ParlourWorkers([Server(tmp_path, **SETTINGS).start()])
    figures = {}
    try:
        for workers.game in GAMES:
            rooms = await workers.open_rooms(size.rooms)
            latency = await measure_latency(rooms, per_second=300, seconds=0.4)
            throughput = await measure_throughput(workers, rooms, seconds=0.5, warm_up=0.0)
            clicks, moves = sum(room.clicks for room in rooms), sum(seat.moves for room in rooms for seat in room.seats)
            assert clicks == moves if not load(workers.game).info.windows else 0 < clicks <= moves
            assert latency.clicks
            assert latency.public_clicks or workers.game == "persuasion"  # where four of five clicks are secret
            assert not throughput.refused
            figures[workers.game] = LiveFigures(latency, [throughput], cpu_ratio=0.5)
    finally:
        workers.stop()
    assert "MISSED: smog, emerald, android" in live_table(figures, size)  # the first column is the peer's


def test_goals_that_are_missed_are_named() -> None:
    rows = [
        Row("at most, each its own", [1, 2, None], [None, 1.5, 3]),
        Row("at least", [19_999, 20_000, 2e6], 20_000, at_least=True),
        Row("met", [0.5, 1, 1], 1),
        Row("not measured", [None, 0, 0], 1),
        Row("without a goal", [1, 2, 3]),
    ]
    text = table("", "abc", rows)
    assert [line.split("|")[-2].strip() for line in text.splitlines()[2:]] == [
        "MISSED: b",
        "MISSED: a",
        "met",
        "not measured",
        "",
    ]
    assert missed_goals({"bench.some": text}) == [
        "bench.some: at most, each its own – MISSED: b",
        "bench.some: at least – MISSED: a",
    ]


def test_tables_are_written_between_their_markers(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("a\n<!-- bench.some -->\nold\n<!-- /bench.some -->\nb\n")
    for _ in range(2):
        write({"bench.some": "| new |", "bench.other": "| nowhere |"}, page)
    assert page.read_text() == "a\n<!-- bench.some -->\n\n| new |\n\n<!-- /bench.some -->\nb\n"


def test_the_documentation_shows_what_is_printed_and_no_other_figure() -> None:
    page = DOCUMENT.read_text(encoding="utf-8")
    places = [module for module, _ in MARKED.findall(page)]
    assert sorted(places) == sorted([*PARTS, "bench.run"])
    prose = MARKED.sub("", page)
    assert not re.search(r"^\|", prose, re.MULTILINE)
    assert not FIGURE.search(prose), FIGURE.search(prose)
