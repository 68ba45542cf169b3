"""Put what the browser is served into `app/static/vendor`: modules, fonts and icons of npm packages, and the bundles.

Run it after `npm ci`: `python -m scripts.client_files`. It needs fontTools and brotli (the extra `client`) and Node,
but none of the packages of Parlour itself, so that an image can be built with it before anything is installed. Without
Node it takes what `node scripts/drawings/main.mjs` has written elsewhere: `--drawings drawings.json`.
"""

import argparse
import re
import shutil
import sys
from pathlib import Path

from scripts.client_bundles import make_bundles
from scripts.client_drawings import drawn_symbols, read_drawings
from scripts.client_fonts import FAMILIES, copy_fonts
from scripts.client_icons import make_sprites

APP = Path(__file__).parents[1] / "app"
PACKAGES = APP.parent / "node_modules"
VENDOR = APP / "static" / "vendor"


def copy_modules(package: str, folder: str, patterns: tuple[str, ...]) -> None:
    """Copy a package's ES modules, without the pointers to source maps that are not served."""
    source = PACKAGES / package
    for path in sorted(path for pattern in patterns for path in source.glob(pattern)):
        target = VENDOR / folder / path.relative_to(source / "esm" if path.parent.name == "esm" else source)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(re.sub(r"\n//# sourceMappingURL=.*", "", path.read_text("utf-8")), "utf-8")


def copy_licences() -> None:
    """Whoever passes files on passes their licences on with them, and names who drew what is free of any."""
    for package in ("lit-html", "@dicebear/lorelei", "world-atlas", *(f"@fontsource/{font}" for font in FAMILIES)):
        target = VENDOR / "licences" / f"{package.split('/')[-1]}.txt"
        target.parent.mkdir(exist_ok=True)
        shutil.copy(PACKAGES / package / "LICENSE", target)


def main() -> int:
    """Fill the vendor folder anew. Returns 1 if a list names an icon that does not exist."""
    parser = argparse.ArgumentParser(description="Make the files that the browser is served.")
    parser.add_argument("--drawings", type=Path, help="what `node scripts/drawings/main.mjs` wrote")
    given = parser.parse_args().drawings
    if not PACKAGES.is_dir():
        print("The client packages are missing: run `npm ci` first.", file=sys.stderr)
        return 1
    shutil.rmtree(VENDOR, ignore_errors=True)
    VENDOR.mkdir(parents=True)
    copy_modules("lit-html", "lit-html", ("*.js", "directives/*.js"))
    copy_modules("@fluent/bundle", "fluent", ("esm/*.js",))
    # Its first render sets the style attribute, which the Content-Security-Policy forbids: bind `.style` instead.
    (VENDOR / "lit-html" / "directives" / "style-map.js").unlink()
    copy_fonts(PACKAGES, VENDOR)
    copy_licences()
    make_bundles(PACKAGES, VENDOR)
    symbols = drawn_symbols(read_drawings(given))
    missing = make_sprites(APP, PACKAGES, symbols, VENDOR)
    if missing:
        print(f"There are no icons or faces called {', '.join(missing)}.", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
