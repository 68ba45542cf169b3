"""Options that say all there is to know by their ids, so that they need no fact.

By the prompt of the ask and the kind of the option, or the whole id where others of its kind have something to tell.
"""

from app.engine import Ask

NO_MORE = {"done", "no", "pass", "decline"}
"""That one has enough, or lets it be, in any ask."""

PLAIN = {
    "persuasion": set[tuple[str, str]](),
    "smog": {("gentleman", "gentleman"), ("gentleman", "lot"), ("draw", "draw"), ("draw", "no-draw")},
    "emerald": {
        ("act", "do:pass"),
        # actions of a permanent: which agent or card is asked next, unless there is but one
        ("act", "do:sacrifice"),
        ("act", "do:hudson"),
        ("act", "do:devils-island"),
        ("act", "do:mi-go"),
    },
    "android": {
        ("pick-detective", "detective"),
        ("event-suspect", "suspect"),
        ("fetch-which", "card"),
        ("place-which", "value"),
        ("place-on", "suspect"),  # where the file is asked next
        ("place-face", "down"),
        ("place-face", "up"),
        ("place-piece", "discard"),
        ("swap-hunch", "hunch"),
        ("which-informant", "lily"),
        ("which-informant", "jimmy"),
        ("which-warrant", "warrant"),
        ("which-warrant", "new"),
    },
}
"""Each has a name on it and nothing that a figure could decide."""


def untold(game: str, ask: Ask) -> set[tuple[str, str]]:
    """What has no fact in this ask, and is not known to need none."""
    without = {option for option, fact in ask.options.items() if fact is None} - NO_MORE
    named = {(option, option.partition(":")[0]) for option in without}
    plain = PLAIN.get(game, set())
    return {(ask.prompt, id) for id, kind in named if not {(ask.prompt, id), (ask.prompt, kind)} & plain}
