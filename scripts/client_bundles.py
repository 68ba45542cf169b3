"""Put the browser's modules and styles into few files, with esbuild. See `app/web/bundles.py` for how they are served.

A bundle stands for the addresses it is made of. What is in other bundles it goes on importing by address, and the
page's import map says where that is; so each module exists once, for our boards and for those of other packages.
"""

import json
import subprocess
from pathlib import Path

from app.web.file_versions import version_of

ROOT = Path(__file__).parents[1]
LIT = "/static/vendor/lit-html"
SCRIPTS = {
    "shared.js": [
        *(f"{LIT}/{name}.js" for name in ("lit-html", "directive", "directive-helpers", "async-directive")),
        *(f"{LIT}/directives/{name}.js" for name in ("guard", "live", "ref", "repeat")),
        "/static/vendor/fluent/index.js",
        *(f"/static/shared/{name}.js" for name in ("api", "faces", "icons", "seats", "words")),
    ],
    "table.js": ["/static/table/main.js"],
    "replay.js": ["/static/table/replay.js"],
    "end.js": ["/static/table/end.js"],
    "site.js": ["/static/site/main.js"],
    **{f"{name}.js": [f"/static/site/{name}.js"] for name in ("lobby", "me", "new", "rules", "waiting")},
}
LOOK = {"look.js": ["/static/shared/look.js"]}
"""No module: it stands in the head of every page."""
COMMON_STYLES = ["/static/vendor/fonts.css", "/static/shared/tokens.css"]
STYLES = {
    "table.css": [*COMMON_STYLES, "/static/table/table.css", "/static/table/parts.css"],
    "end.css": ["/static/table/end.css"],
    "site.css": [*COMMON_STYLES, "/static/site/site.css"],
}
PATHS = {"compilerOptions": {"paths": {"/static/*": ["./app/static/*"], "/games/*": ["./app/games/*"]}}}
OPTIONS = ["--bundle", "--minify", "--log-level=warning", f"--tsconfig-raw={json.dumps(PATHS)}"]
"""For the browsers that we write for: nothing is made older than it is written."""


def make_bundles(packages: Path, vendor: Path) -> None:
    """Write all bundles, and `bundles.json`: what each stands for, and the versions of the sources it was made of."""
    games = sorted(path.parent.name for path in (ROOT / "app" / "games").glob("*/board.js"))
    boards = {f"{game}.js": [f"/games/{game}/board.js"] for game in games}
    boards |= {f"{game}-end.js": [f"/games/{game}/board/ending.js"] for game in games}
    board_styles = {f"{game}.css": [f"/games/{game}/board.css"] for game in games}
    scripts = {**SCRIPTS, **boards}
    apart = {address for addresses in scripts.values() for address in addresses}
    made = []
    for name, addresses in {**scripts, **LOOK, **STYLES, **board_styles}.items():
        folder = vendor / "bundles" / ("games" if name in boards | board_styles else "")
        outside = sorted(apart - {*addresses}) if name.endswith(".js") else ["/static/vendor/fonts/*"]
        sources = _bundle(packages, folder / name, addresses, outside)
        made.append({"file": str((folder / name).relative_to(vendor)), "stands_for": addresses, "sources": sources})
    (vendor / "bundles.json").write_text(json.dumps(made, indent=1), "utf-8")


def _bundle(packages: Path, target: Path, addresses: list[str], outside: list[str]) -> dict[str, str]:
    """Run esbuild; returns the sources, as paths below `app`, with their versions."""
    kind = ["--format=esm"] if target.suffix == ".js" else ["--loader=css"]
    line = 'export * from "{}";' if target.suffix == ".js" else '@import "{}";'
    described = target.with_suffix(".json")
    target.parent.mkdir(parents=True, exist_ok=True)
    command = [_esbuild(packages), *OPTIONS, *kind, *(f"--external:{address}" for address in outside)]
    command += [f"--metafile={described}", f"--outfile={target}"]
    entry = "\n".join(line.format(address) for address in addresses)
    subprocess.run(command, cwd=ROOT, input=entry, text=True, check=True)
    inputs = json.loads(described.read_text("utf-8"))["inputs"]
    described.unlink()
    paths = [ROOT / path for path in inputs if path != "<stdin>"]
    return {str(path.relative_to(ROOT / "app")): version_of(path) for path in sorted(paths)}


def _esbuild(packages: Path) -> Path:
    """The program itself, which needs no Node."""
    found = [*packages.glob("@esbuild/*/bin/esbuild"), *packages.glob("@esbuild/*/esbuild.exe")]
    if not found:
        raise FileNotFoundError("esbuild is missing: run `npm ci`")
    return found[0]
