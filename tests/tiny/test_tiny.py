"""The tiny game passes the conformance suite, and each of its mutants fails it: that is how we know the suite can."""

import shutil
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec import Struct

from app.conformance import run
from app.conformance.suite import CheckPlan, check
from app.conformance.words import word_problems
from app.engine import Game
from app.export import read
from tests import tiny

SOURCE = Path(tiny.__file__)
PLAN = CheckPlan(games=4, sampled_steps=80, seconds=300)
HUNT = CheckPlan(games=4, sampled_steps=80, seconds=300, failures=1)


def test_tiny_passes(tmp_path: Path) -> None:
    report = check(Game(tiny), PLAN, folder=tmp_path)
    assert not report.failures, str(report)
    assert report.matches == 32
    assert report.redeals_changed > 100


def test_tiny_has_all_its_words() -> None:
    assert word_problems(Game(tiny)) == []


@pytest.mark.parametrize(
    ("language", "old", "new", "problem"),
    [
        ("hu", "note-won =", "note-lost =", "hu.ftl lacks note-won"),
        ("hu", "note-won =", "note-lost =", "hu.ftl has note-lost, which en.ftl has not"),
        ("it", "Offri { $a }", "Offri", "it.ftl uses [] in option-card, en.ftl ['a']"),
        ("en", "ask-snatch =", "ask-grab =", "en.ftl lacks ask-snatch"),
        ("en", "score-coins = Coins\n", "", "en.ftl lacks score-coins"),
        ("en", "{ $seat } wins", "{ $who } wins", "note-won uses ['who'], but the game says only ['seat']"),
        ("en", "Snatch the coin", "Snatch { $a }", "option-snatch uses ['a'], but the game says only ['card']"),
        (
            "hu",
            "ask-hide-sure =",
            "ask-hide-sure = { $place ->\n    [deep] mélyen\n   *[other] nem mélyen\n  }\nasked =",
            "hu.ftl: [deep] of ask-hide-sure is never chosen, since the value is read as its name, name-deep",
        ),
        ("en", "title = Magpies", "title = Magpies\ntitle = Magpies", "en.ftl has title twice"),
        ("en", "title = Magpies", "title", "en.ftl has something that is not Fluent: 'title\\n'"),
    ],
)
def test_missing_words_are_found(language: str, old: str, new: str, problem: str, tmp_path: Path) -> None:
    shutil.copytree(SOURCE.parent / "words", tmp_path / "words")
    path = tmp_path / "words" / f"{language}.ftl"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    module = SimpleNamespace(**{**vars(tiny), "__file__": str(tmp_path / "__init__.py")})
    assert problem in word_problems(Game(module))


class Mutant(Struct, frozen=True):
    """A change to the tiny game that breaks the contract, and the checks of which one must notice."""

    name: str
    old: str
    new: str
    caught_by: tuple[str, ...]


MUTANTS = [
    Mutant(
        "view_shows_the_deck",
        "deck=len(state.deck),",
        "deck=int(state.deck.cards[-1]) if state.deck.cards else 0,",
        ("secrets in views",),
    ),
    Mutant(
        "view_shows_a_rivals_hand",
        "hand=state.hands[seat].copy()",
        "hand=state.hands[seat - 1].copy()",
        ("secrets in views",),
    ),
    Mutant(
        "view_counts_what_is_hidden",
        "round=state.round,",
        "round=sum(int(card) < 5 for hand in state.hands for card in hand),",
        ("secrets in views",),
    ),
    Mutant(
        "view_in_hidden_order",
        "hands={str(seat): len(hand) for seat, hand in enumerate(state.hands)},",
        "hands={str(seat): 3 for seat in sorted(range(len(state.hands)), key=lambda seat: state.hands[seat])},",
        ("secrets in views",),
    ),
    Mutant("view_holds_none", "round=state.round,", "round=None,", ("views",)),
    Mutant("view_lies_about_its_type", "deck=len(state.deck),", "deck=str(len(state.deck)),", ("views",)),
    Mutant(
        "view_holds_a_tuple_for_a_list", "discard=state.discard.copy(),", "discard=tuple(state.discard),", ("views",)
    ),
    Mutant("view_is_the_state", "hand=state.hands[seat].copy()", "hand=state.hands[seat]", ("views",)),
    Mutant(
        "bid_shows_at_once",
        "return card\n\n\ndef take_prize",
        "t.state.round += int(card)\n    return card\n\n\ndef take_prize",
        ("secrets side by side", "undo across revealed information"),
    ),
    Mutant(
        "window_only_for_who_can",
        "losers = [seat for seat in t.seats if seat != highest]",
        "losers = [seat for seat in t.seats if seat != highest and lower in t.state.hands[seat]]",
        ("secrets in waiting",),
    ),
    Mutant(
        "ask_tells_a_secret",
        '"how-deep", doing="hiding",',
        '"how-deep", doing="hiding", hint=t.state.hands[me - 1][0],',
        ("secrets in asks",),
    ),
    Mutant(
        "undo_after_a_peek",
        '    yield from t.ask(me, ["done"], "hide-sure"',
        '    t.note("drew", to=[me], card=(t.state.deck.cards or ["0"])[-1])\n'
        '    yield from t.ask(me, ["done"], "hide-sure"',
        ("undo across revealed information", "secrets in previews"),
    ),
    Mutant(
        "preview_of_a_peek",
        '    yield from t.ask(me, ["done"], "hide-sure"',
        "    t.barrier(own=me)\n    t.state.round = int((t.state.deck.cards or [0])[-1])\n"
        '    yield from t.ask(me, ["done"], "hide-sure"',
        ("secrets in previews",),
    ),
    Mutant(
        "preview_of_what_repeating_left_out",
        '    place = yield from t.ask(me, digs, "how-deep", doing="hiding", shortcuts={"nest": ("shallow", "done")})\n',
        "    inches = 0 if t.repeating else 2\n"
        '    place = yield from t.ask(me, digs, "how-deep", doing="hiding")\n    t.state.round += inches\n',
        ("previews",),
    ),
    Mutant(
        "turn_ends_unasked",
        ', shortcuts={"nest": ("shallow", "done")})\n'
        '    yield from t.ask(me, ["done"], "hide-sure", doing="hiding", always=True,',
        ')\n    yield from t.ask(me, ["done"], "hide-sure", doing="hiding",',
        ("forced choices",),
    ),
    Mutant(
        "turn_ends_unasked_after_another_seats",
        ', shortcuts={"nest": ("shallow", "done")})\n'
        '    yield from t.ask(me, ["done"], "hide-sure", doing="hiding", always=True,',
        ')\n    yield from t.ask(t.seats[me - 1], ["done"], "hide-sure", doing="hiding", place=place)\n'
        '    yield from t.ask(me, ["done"], "hide-sure", doing="hiding",',
        ("forced choices",),
    ),
    Mutant(
        "forced_choice_tells",
        ', shortcuts={"nest": ("shallow", "done")})\n',
        ')\n    t.note("won", seat=me)\n'
        '    yield from t.ask(me, list(digs)[int(t.state.hands[me][0]) % 2 :], "how-deep", doing="hiding")\n',
        ("forced choices",),
    ),
    Mutant(
        "second_forced_choice_tells",
        ', shortcuts={"nest": ("shallow", "done")})\n',
        ')\n    t.note("won", seat=me)\n'
        '    yield from t.ask(me, ["done"], "how-deep", doing="hiding")\n'
        '    yield from t.ask(me, list(digs)[int(t.state.hands[me][0]) % 2 :], "how-deep", doing="hiding")\n',
        ("forced choices",),
    ),
    Mutant(
        "forced_choice_of_another_seat_tells",
        ', shortcuts={"nest": ("shallow", "done")})\n',
        ")\n    other = t.seats[me - 1]\n"
        '    yield from t.ask(other, list(digs)[int(t.state.hands[other][0]) % 2 :], "how-deep", doing="hiding")\n'
        '    yield from t.ask(other, ["done"], "hide-sure", doing="hiding", always=True, place=place)\n',
        ("forced choices",),
    ),
    Mutant(
        "forced_choice_that_was_told_tells",
        ', shortcuts={"nest": ("shallow", "done")})\n',
        ')\n    t.note("won", seat=me)\n    less = list(digs)[int(t.state.hands[me][0]) % 2 :]\n'
        '    yield from t.ask(me, less, "how-deep", doing="hiding", told=True)\n',
        ("forced choices",),
    ),
    Mutant(
        "asked_for_nothing",
        "    winner = yield from snatch(",
        '    yield from t.ask(highest, ["done"], "sure", always=True)\n    winner = yield from snatch(',
        ("needless asks",),
    ),
    Mutant(
        "fact_tells_a_secret",
        '"deep": Dig(2)',
        '"deep": Dig(int(t.state.hands[me - 1][0]))',
        ("secrets in asks",),
    ),
    Mutant("fact_holds_none", '"deep": Dig(2)', '"deep": Dig(None)', ("facts",)),
    Mutant("fact_of_another_type", '"deep": Dig(2)', '"deep": Dig("two")', ("facts",)),
    Mutant("fact_that_is_none", '"deep": Dig(2)', '"deep": "down"', ("facts",)),
    Mutant("shortcut_to_nowhere", '("shallow", "done")', '("shallow", "bid")', ("shortcuts",)),
    Mutant("shortcut_that_is_an_option", '{"nest": (', '{"deep": (', ("shortcuts",)),
    Mutant(
        "undo_after_showing_a_card",
        'yield from t.ask(me, digs, "how-deep", doing="hiding", shortcuts={"nest": ("shallow", "done")})',
        'yield from t.ask(me, t.state.hands[me][:2], "how-deep", doing="hiding")\n    t.note("won", card=place)',
        ("undo across revealed information",),
    ),
    Mutant(
        "state_holds_a_set", "    round: int = 0", "    round: int = 0\n    odd: set[int] = set()", ("plain state",)
    ),
    Mutant(
        "state_holds_one_thing_twice",
        "    nests: list[dict[str, str]] = [{} for _ in range(seats)]",
        "    nests: list[dict[str, str]] = [{}] * seats",
        ("plain state", "redeal"),
    ),
    Mutant(
        "state_kept_outside",
        'place = yield from t.ask(me, digs, "how-deep", doing="hiding", shortcuts={"nest": ("shallow", "done")})',
        '_kept.append(me)\n    place = yield from t.ask(me, [*digs, "low"][len(_kept) % 2 :], "how-deep")',
        ("clone", "undo", "another process", "secrets in asks"),
    ),
    Mutant("dead_end", " or t.state.coins[me]] or hand", " or t.state.coins[me]]", ("DeadEnd", "redeal")),
    Mutant(
        "runaway",
        "    t.state.round += 1\n",
        '    t.state.round += 1\n    while t.state.round > 2:\n        t.note("won", seat=0)\n',
        ("Runaway",),
    ),
    Mutant(
        "stuck",
        "    t.state.round += 1\n",
        "    while t.state.round > 1:\n        pass\n    t.state.round += 1\n",
        ("time",),
    ),
    Mutant(
        "note_holds_a_state", 't.note("won", seat=winner)', 't.note("won", seat=winner, deck=t.state.deck)', ("notes",)
    ),
    Mutant(
        "endless",
        "    if state.bids or not (rich or empty):\n",
        "    if state.bids or state.round < 500:\n",
        ("length", "DeadEnd"),
    ),
    Mutant(
        "order_of_a_set",
        "    for seat, card in bids.items():\n",
        '    for seat, card in sorted(bids.items(), key=lambda bid: hash(f"{bid[0]} {bid[1]}")):\n',
        ("another process",),
    ),
    Mutant(
        "option_twice",
        "t.ask(me, digs,",
        't.ask(me, ["deep", "deep"],',
        ("GameBug",),
    ),
    Mutant(
        "option_like_undo",
        "return card\n\n\ndef take",
        'yield from t.ask(me, ["~undo"], "bid")\n    return card\n\n\ndef take',
        ("asks",),
    ),
    Mutant("offered_and_blocked", "for card in hand if card not in cheap}", "for card in hand}", ("asks",)),
    Mutant("coins_from_nowhere", "    t.state.bank -= 1\n", "", ("invariants",)),
    Mutant("unknown_ending", '"rich" if rich', '"wealthy" if rich', ("result",)),
    Mutant("score_too_short", "Result(state.coins.copy(),", "Result(state.coins[1:],", ("result",)),
    Mutant("redeal_does_nothing", "    dice.shuffle(hidden)\n", "    return new\n", ("redeal",)),
    Mutant("redeal_spoils_the_old", "    new = deepcopy(state)\n", "    new = state\n", ("redeal",)),
    Mutant("bot_cheats", "return max(ask.options, key=", 'return max(["card:99", *ask.options], key=', ("bot",)),
    Mutant(
        "bot_remembers",
        '    if ask.prompt == "bid":\n        return max(ask.options, key=lambda option: int(option.split(":")[1]))\n',
        '    if _kept.append(1) or ask.prompt == "bid":\n'
        "        return list(ask.options)[len(_kept) % len(ask.options)]\n",
        ("bot",),
    ),
    Mutant("crash", "    t.state.bids = {}\n", "    t.state.bids = {}\n    _kept[0]\n", ("GameBug",)),
]


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_mutant_is_caught(mutant: Mutant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = SOURCE.read_text(encoding="utf-8")
    assert source.count(mutant.old) == 1, "the mutation must hit one place"
    monkeypatch.setattr(run, "STEP_SECONDS", 1.0)
    package = tmp_path / f"mutant_{mutant.name}"
    package.mkdir()
    (package / "game.py").write_text(source.replace(mutant.old, mutant.new) + "\n\n_kept: list[int] = []\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    try:
        game: Game[object] = Game(import_module(f"mutant_{mutant.name}.game"))
        report = check(game, HUNT, folder=tmp_path)
    finally:
        sys.modules.pop(f"mutant_{mutant.name}.game", None)
    assert {failure.check for failure in report.failures} & set(mutant.caught_by), str(report)
    for failure in report.failures:
        shown = read(failure.export)
        assert (shown.game, len(shown.seats), len(shown.moves)) == ("tiny", failure.seats, failure.step)
