"""Put what the browser is served from npm packages into `app/static/vendor`: modules, fonts and the icon sprite.

Run it after `npm ci`: `python -m scripts.client_files`. Nothing is compiled; only what is used is copied. It needs
nothing but Python itself, so that an image can be built with it before anything is installed.
"""

import json
import re
import shutil
import sys
from pathlib import Path

APP = Path(__file__).parents[1] / "app"
PACKAGES = APP.parent / "node_modules"
VENDOR = APP / "static" / "vendor"

FONTS = {
    # package: (family, weights with style)
    "alegreya-sans": ("Alegreya Sans", ("400-normal", "400-italic", "500-normal", "700-normal")),
    "eb-garamond": ("EB Garamond", ("500-normal", "500-italic", "700-normal")),
    "abril-fatface": ("Abril Fatface", ("400-normal",)),
    "cormorant-sc": ("Cormorant SC", ("500-normal", "700-normal")),
    "rajdhani": ("Rajdhani", ("500-normal", "700-normal")),
}
SCRIPTS = ("latin", "latin-ext")
"""Enough for English, Italian and Hungarian; a browser loads the second only when it meets an ő."""

_FACE = """@font-face {{
  font-family: "{family}"; font-style: {style}; font-weight: {weight}; font-display: swap;
  src: url("fonts/{file}") format("woff2"); unicode-range: {unicode};
}}
"""


def copy_modules(package: str, folder: str, patterns: tuple[str, ...]) -> None:
    """Copy a package's ES modules, without the pointers to source maps that are not served."""
    source = PACKAGES / package
    for path in sorted(path for pattern in patterns for path in source.glob(pattern)):
        target = VENDOR / folder / path.relative_to(source / "esm" if path.parent.name == "esm" else source)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(re.sub(r"\n//# sourceMappingURL=.*", "", path.read_text("utf-8")), "utf-8")


def copy_fonts() -> None:
    """Copy the faces that we use and declare them in `fonts.css`."""
    (VENDOR / "fonts").mkdir(parents=True, exist_ok=True)
    faces: list[str] = []
    for package, (family, cuts) in FONTS.items():
        source = PACKAGES / "@fontsource" / package
        ranges: dict[str, str] = json.loads((source / "unicode.json").read_text("utf-8"))
        for cut in cuts:
            weight, style = cut.split("-")
            for script in SCRIPTS:
                file = f"{package}-{script}-{cut}.woff2"
                shutil.copy(source / "files" / file, VENDOR / "fonts" / file)
                face = _FACE.format(family=family, style=style, weight=weight, file=file, unicode=ranges[script])
                faces.append(face)
    (VENDOR / "fonts.css").write_text("".join(faces), "utf-8")


def copy_licences() -> None:
    """Whoever passes files on passes their licences on with them."""
    for package in ("lit-html", *(f"@fontsource/{font}" for font in FONTS)):
        target = VENDOR / "licences" / f"{package.split('/')[-1]}.txt"
        target.parent.mkdir(exist_ok=True)
        shutil.copy(PACKAGES / package / "LICENSE", target)


def wanted_icons() -> list[str]:
    """The icon names in the shell's and the games' lists, one a line; `#` begins a comment."""
    lists = [APP / "static" / "icons.txt", *sorted((APP / "games").glob("*/icons.txt"))]
    lines = [line for path in lists if path.exists() for line in path.read_text("utf-8").splitlines()]
    names = {line.split("#")[0].strip().removeprefix("game-icons:") for line in lines}
    return sorted(names - {""})


def make_sprite(names: list[str]) -> list[str]:
    """Write `icons.svg` with a symbol for each icon; returns the names that the set does not have."""
    drawn = json.loads((PACKAGES / "@iconify-json" / "game-icons" / "icons.json").read_text("utf-8"))
    icons: dict[str, dict[str, str]] = drawn["icons"]
    for alias, target in drawn["aliases"].items():
        icons.setdefault(alias, icons[target["parent"]])
    symbols = [
        f'<symbol id="{name}" viewBox="0 0 512 512">{icons[name]["body"]}</symbol>' for name in names if name in icons
    ]
    sprite = '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"
    (VENDOR / "icons.svg").write_text(sprite, "utf-8")
    return [name for name in names if name not in icons]


def main() -> int:
    """Fill the vendor folder anew. Returns 1 if a list names an icon that does not exist."""
    if not PACKAGES.is_dir():
        print("The client packages are missing: run `npm ci` first.", file=sys.stderr)
        return 1
    shutil.rmtree(VENDOR, ignore_errors=True)
    VENDOR.mkdir(parents=True)
    copy_modules("lit-html", "lit-html", ("*.js", "directives/*.js"))
    copy_modules("@fluent/bundle", "fluent", ("esm/*.js",))
    # Its first render sets the style attribute, which the Content-Security-Policy forbids: bind `.style` instead.
    (VENDOR / "lit-html" / "directives" / "style-map.js").unlink()
    copy_fonts()
    copy_licences()
    missing = make_sprite(wanted_icons())
    if missing:
        print(f"There are no icons called {', '.join(missing)}.", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
