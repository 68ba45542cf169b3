"""`make bench`: the engine, the store, live play, also beside a peer, two workers and pages, one after another."""

import subprocess
import sys

PARTS = {
    "The engine: games and choices a second, cost of views, patches and clones": ["bench.engine"],
    "Showing a move: views, patches and frames for all seats and a spectator": ["bench.wire"],
    "The store: durable moves a second": ["bench.store"],
    "Live play in 10, 50 and 200 rooms: server on one core, load on the other": ["bench.live"],
    "Live play beside boardgame.io: server on one core, load on the other": ["bench.compare"],
    "From one worker to two, on Postgres and Redis": ["bench.scaling"],
    "The page: requests, bytes, round trips and layout shift, in Chromium": ["bench.page"],
}


def main() -> int:
    for title, module in PARTS.items():
        print(f"\n== {title}\n", flush=True)
        if code := subprocess.run([sys.executable, "-m", *module], check=False).returncode:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
