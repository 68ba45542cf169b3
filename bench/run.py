"""`make bench`: everything that is measured, one part after another; `--write` also puts it into the documentation.

Each part prints Markdown. In the file that is written, a part's text stands between `<!-- bench.engine -->` and
`<!-- /bench.engine -->`, and what machine it was between those of `bench.run`.
"""

import argparse
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

from bench.disturbance import DisturbanceMeter
from bench.machine import ROOT

PARTS = {
    "bench.engine": "The engine: choices, clones, views",
    "bench.moves": "Where the CPU time of a move goes",
    "bench.live": "Live play, beside boardgame.io",
    "bench.compare": "A slow disk and many spectators, beside boardgame.io",
    "bench.store": "The store: durable moves a second",
    "bench.restore": "A match restored from the disk",
    "bench.opening": "Opening a table",
    "bench.memory": "Memory and start",
    "bench.idle": "Rooms in which nothing happens",
    "bench.scaling": "From one worker to two, on Postgres and Redis",
    "bench.page": "The page: requests, bytes, layout shift",
    "bench.browser": "The browser: main thread, frames, nodes",
}
DOCUMENT = ROOT / "docs" / "performance.md"
MISSED = "MISSED"


def run_part(module: str, title: str) -> str:
    """Run a part and print what it says, with how disturbed it was on top. Raises CalledProcessError."""
    print(f"\n## {title} (`{module}`)\n", flush=True)
    meter = DisturbanceMeter()
    done = subprocess.run([sys.executable, "-m", module], stdout=subprocess.PIPE, text=True, check=True)
    text = f"{meter.read().text()}\n\n{done.stdout.strip()}"
    print(text, flush=True)
    return text


def machine() -> str:
    return f"{os.cpu_count()} cores ({processor()}), Python {platform.python_version()}, {platform.system()}."


def processor() -> str:
    found = re.search(r"^model name\s*: (.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    return found[1] if found else platform.machine()


def missed_goals(texts: dict[str, str]) -> list[str]:
    """The lines of the tables that say so."""
    lines = [(module, line) for module, text in texts.items() for line in text.splitlines() if MISSED in line]
    return [f"{module}: {line.split('|')[1].strip()} – {line.split('|')[-2].strip()}" for module, line in lines]


def write(texts: dict[str, str], document: Path) -> None:
    """Put each text where the document has a place for it."""
    page = document.read_text(encoding="utf-8")
    for module, text in texts.items():
        begin, end = f"<!-- {module} -->", f"<!-- /{module} -->"
        if begin in page:
            head, _, rest = page.partition(begin)
            page = f"{head}{begin}\n\n{text}\n\n{end}{rest.partition(end)[2]}"
    document.write_text(page, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help="modules to run (default: all)", metavar="bench.engine")
    parser.add_argument("--write", action="store_true", help=f"into {DOCUMENT.relative_to(ROOT)}, too")
    arguments = parser.parse_args()
    meter = DisturbanceMeter()
    print(machine())
    modules = arguments.parts or list(PARTS)
    texts = {module: run_part(module, PARTS[module]) for module in modules}
    missed = missed_goals(texts)
    texts["bench.run"] = f"{machine()} {meter.read().text()}"
    print(f"\n## Goals missed: {len(missed)}\n\n{texts['bench.run']}\n", *missed, sep="\n")
    if arguments.write:
        write(texts, DOCUMENT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
