"""Which browser is this, as people would call it? Only names from these lists are ever kept, nothing of the header."""

BROWSERS = {
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Vivaldi/": "Vivaldi",
    "CriOS/": "Chrome",
    "Chromium/": "Chromium",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""What gives a browser away, in this order: most claim to be those further down as well."""
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
READ = 1000
"""So many characters of the header are looked at."""


def browser_and_system(user_agent: str) -> tuple[str, str]:
    """E.g. Firefox and Linux; each is empty where it is unknown."""
    return _first(BROWSERS, user_agent[:READ]), _first(SYSTEMS, user_agent[:READ])


def _first(names: dict[str, str], text: str) -> str:
    return next((name for mark, name in names.items() if mark in text), "")
