"""What the evidence on a suspect comes to (AN-299 to AN-307): in the end, or by what a seat knows."""

from collections.abc import Iterable, Mapping, Sequence

from app.games.android.content import SCORING, SUSPECTS
from app.games.android.state import State
from parlour import Fact, OptionId, Seat


def total(suspect: str, files: Mapping[str, Sequence[str]], alibis: int, dropped: float = 1.0) -> float:
    """The strong file loses its lowest number, the weak its highest; then alibis and perjuries.

    `dropped` is the share of such numbers that is lost: while more may come, who weighs things up counts half.
    """
    points, excuses, perjuries = 0.0, alibis, 0
    for kind, values in files.items():
        excuses += values.count("surprise_witness")
        perjuries += values.count("perjury")
        numbers = [int(value) for value in values if value.lstrip("-").isdigit()]
        points += sum(numbers)
        strength = SUSPECTS[suspect].files[kind]
        if numbers and strength != "normal":
            out = min(numbers) if strength == "strong" else max(numbers)
            points -= dropped * out * numbers.count(out)
    paired = min(perjuries, excuses)
    return points + SCORING.alibi * (excuses - paired) + SCORING.perjured * paired


def known_total(state: State, seat: Seat, suspect: str, more: tuple[str, str] | None = None) -> int:
    """The total of a suspect by the tokens that a seat knows (NOBODY: those that lie face up).

    `more` is a file and a value that would come on top.
    """
    files: dict[str, list[str]] = {kind: [] for kind in SUSPECTS[suspect].files}
    for token in state.evidence.values():
        if token.suspect == suspect and (token.up or seat in token.seen):
            files[token.file].append(token.value)
    if more is not None:
        files[more[0]].append(more[1])
    return int(total(suspect, files, state.suspects[suspect].alibis))


# ---- what a seat may know of it


class OnSheet(Fact, frozen=True):
    """A token on a sheet whose value the seat knows."""

    suspect: str
    file: str
    value: str


class HiddenOnSheet(Fact, frozen=True):
    """A token on a sheet that the seat does not know."""

    suspect: str
    file: str


class LayOn(Fact, frozen=True):
    """What a token would make of a suspect's total, by all that the seat knows."""

    suspect: str
    file: str
    strength: str
    before: int
    after: int


class IntoFile(Fact, frozen=True):
    """A file for a token that the seat does not know."""

    suspect: str
    file: str
    strength: str


def _token_fact(state: State, seat: Seat, id: str) -> Fact:
    token = state.evidence[id]
    if token.up or seat in token.seen:
        return OnSheet(token.suspect, token.file, token.value)
    return HiddenOnSheet(token.suspect, token.file)


def token_facts(state: State, seat: Seat, tokens: Iterable[str]) -> dict[OptionId, Fact]:
    """What a seat knows of tokens, by their ids."""
    return {id: _token_fact(state, seat, id) for id in tokens}


def lay_on(state: State, seat: Seat, suspect: str, file: str, value: str) -> Fact:
    before, after = (known_total(state, seat, suspect, more) for more in (None, (file, value)))
    return LayOn(suspect, file, SUSPECTS[suspect].files[file], before, after)


def moved_to(state: State, seat: Seat, id: str, suspect: str, file: str) -> Fact:
    """What moving a token there does to the sheet on which it then lies."""
    token = state.evidence[id]
    if suspect != token.suspect and (token.up or seat in token.seen):
        return lay_on(state, seat, suspect, file, token.value)
    return IntoFile(suspect, file, SUSPECTS[suspect].files[file])
