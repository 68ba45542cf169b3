"""Closing the case: who did it, and what everything is worth (section 18)."""

from collections.abc import Mapping
from typing import TypeAlias

from app.games.android.conspiracy import connections
from app.games.android.content import FAVORS, GROUPS, NPCS, PLOTS, SCORING, SUSPECTS, TOKENS
from app.games.android.hunches import hunch_of
from app.games.android.standing import modifiers, value
from app.games.android.state import Ending, State
from app.games.android.totals import total
from parlour import Result, Seat

LINES = (
    "guilty",
    "innocent",
    "obsession",
    "endings",
    "conspiracy",
    "haas",
    "jinteki",
    "trauma",
    "favors",
    "special",
)
"""The lines of the breakdown (AN-316)."""


# ---- who did it


def total_of(state: State, suspect: str) -> int:
    """AN-299 to AN-307: by all tokens on the sheet."""
    files: dict[str, list[str]] = {kind: [] for kind in SUSPECTS[suspect].files}
    for token in state.on_sheet(suspect):
        files[state.evidence[token].file].append(state.evidence[token].value)
    return int(total(suspect, files, state.suspects[suspect].alibis))


def totals(state: State) -> dict[str, int]:
    """The totals of the living suspects."""
    return {suspect: total_of(state, suspect) for suspect in state.living()}


def murderers(sums: Mapping[str, int]) -> list[str]:
    """AN-308, AN-309: the highest total, even below zero; all who tie."""
    return [suspect for suspect, total in sums.items() if total == max(sums.values())]


def _obsessed(state: State, seat: Seat, sums: Mapping[str, int]) -> bool:
    """AN-313 to AN-315: both cards on one suspect, who is the murderer by more than the margin."""
    guilty, innocent = hunch_of(state, seat, "guilty").suspect, hunch_of(state, seat, "innocent").suspect
    if guilty != innocent or murderers(sums) != [guilty]:
        return False
    return all(sums[guilty] - total > SCORING.obsessed_margin for suspect, total in sums.items() if suspect != guilty)


def obsessed(state: State, sums: Mapping[str, int]) -> list[Seat]:
    """AN-313: by seat who is."""
    return [seat for seat in range(len(state.players)) if sums and _obsessed(state, seat, sums)]


# ---- what things are worth


Links: TypeAlias = Mapping[str, int]
"""How often each group is connected."""


def _linked(links: Links, what: str) -> int:
    """AN-185: what connections add to each such thing."""
    return sum(group.score.delta * links[group.id] for group in GROUPS.values() if group.score.what == what)


def _cards_add(state: State, seat: Seat, what: str) -> int:
    return sum(value(state, owner, rule.delta) for _, owner, rule in modifiers(state, what, seat))


def _ending_vp(state: State, seat: Seat, links: Links, ending: Ending, *, guilty_correct: bool) -> int:
    """AN-247, AN-R54: its own points decide whether it is happy or sad; then connections change them."""
    vp = PLOTS[ending.plot].face(ending.side).vp
    for key, _, rule in modifiers(state, "vp_ending", seat):
        named = key.startswith(f"face:{ending.plot}:")
        applies = rule.filter.when != "guilty_hunch_correct" or guilty_correct
        if named and rule.filter.ending == ending.side and applies and isinstance(rule.set, int):
            vp = rule.set
    if vp > 0:
        return vp + _linked(links, "vp_happy_ending")
    return vp + _linked(links, "vp_sad_ending") if vp < 0 else vp


def ending_points(state: State, seat: Seat, links: Links | None = None) -> list[int]:
    """What each of a player's endings is worth, in their order."""
    links = connections(state.grid) if links is None else links
    right = hunch_of(state, seat, "guilty").suspect in murderers(totals(state))
    return [_ending_vp(state, seat, links, ending, guilty_correct=right) for ending in state.players[seat].endings]


def _token_vp(state: State, seat: Seat, links: Links, token: str) -> int:
    printed = TOKENS[token].vp if token in TOKENS else 0
    return printed + _linked(links, f"vp_token:{token}") + _cards_add(state, seat, f"vp_token:{token}")


def _favors_vp(state: State, seat: Seat, links: Links) -> int:
    """AN-271, AN-297: favors are worth what connections make them; an NPC favor counts as each kind that it shows."""
    tokens = state.players[seat].tokens
    worth = {kind: _token_vp(state, seat, links, f"favor:{kind}") for kind in FAVORS}
    points = sum(tokens.get(f"favor:{kind}", 0) * vp for kind, vp in worth.items())
    for npc in NPCS.values():
        points += tokens.get(f"favor:{npc.id}", 0) * sum(worth[kind] for kind in npc.counts_as)
    return points


def _special_vp(state: State, seat: Seat) -> int:
    """AN-318: money, NPC favors that an ending pays for, Sanity: what cards in play add."""
    points = _cards_add(state, seat, "vp_final")
    tokens = state.players[seat].tokens
    points += tokens.get("money", 0) * _cards_add(state, seat, "vp_token:money")
    for npc in NPCS:
        if held := tokens.get(f"favor:{npc}"):
            points += held * _cards_add(state, seat, f"vp_token:favor:{npc}")
    return points


def _case_points(state: State, seat: Seat, links: Links, sums: Mapping[str, int]) -> dict[str, int]:
    """What a player's hunches bring if these are the totals of the living suspects."""
    guilty_suspects = murderers(sums)
    obsessed = bool(sums) and _obsessed(state, seat, sums)
    guilty = hunch_of(state, seat, "guilty").suspect in guilty_suspects
    innocent = hunch_of(state, seat, "innocent").suspect
    right = innocent in sums and innocent not in guilty_suspects
    worth_guilty = SCORING.guilty_hunch + _linked(links, "vp_guilty") + _cards_add(state, seat, "vp_guilty")
    worth_innocent = SCORING.innocent_hunch + _linked(links, "vp_innocent") + _cards_add(state, seat, "vp_innocent")
    return {
        "guilty": worth_guilty if guilty else 0,
        "innocent": worth_innocent if right or obsessed else 0,
        "obsession": SCORING.obsessed_bonus if obsessed else 0,
    }


def _life_points(state: State, seat: Seat, links: Links, *, guilty_correct: bool) -> dict[str, int]:
    """What lies openly before a player."""
    tokens = state.players[seat].tokens
    endings = [
        _ending_vp(state, seat, links, ending, guilty_correct=guilty_correct) for ending in state.players[seat].endings
    ]
    return {
        "endings": sum(endings),
        **{
            token: tokens.get(token, 0) * _token_vp(state, seat, links, token)
            for token in ("conspiracy", "haas", "jinteki", "trauma")
        },
        "favors": _favors_vp(state, seat, links),
        "special": _special_vp(state, seat),
    }


def points(
    state: State, seat: Seat, sums: Mapping[str, int] | None = None, links: Links | None = None
) -> dict[str, int]:
    """AN-316: a player's points, line by line; by other totals or connections than there are: what one may expect."""
    links = connections(state.grid) if links is None else links
    case = _case_points(state, seat, links, totals(state) if sums is None else sums)
    return case | _life_points(state, seat, links, guilty_correct=case["guilty"] > 0)


def open_points(state: State, seat: Seat) -> int:
    """What all can count: everything but the hunches."""
    return sum(_life_points(state, seat, connections(state.grid), guilty_correct=False).values())


def paid_by_links(state: State) -> dict[str, dict[Seat, int]]:
    """AN-185: what each connected group has added to the players' points, or taken from them."""
    links = connections(state.grid)
    seats = range(len(state.players))
    with_all = [sum(points(state, seat).values()) for seat in seats]
    paid: dict[str, dict[Seat, int]] = {}
    for group in [group for group, n in links.items() if n]:
        without = [sum(points(state, seat, links={**links, group: 0}).values()) for seat in seats]
        paid[group] = {seat: with_all[seat] - without[seat] for seat in seats if with_all[seat] != without[seat]}
    return paid


def result(state: State) -> Result | None:
    """AN-319, AN-320: most points win; of tied players those with a correct guilty hunch, otherwise all of them."""
    if state.phase != "over":
        return None
    tables = [points(state, seat) for seat in range(len(state.players))]
    scores = [sum(table.values()) for table in tables]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    winners = [seat for seat in winners if tables[seat]["guilty"]] or winners
    breakdown = {line: [table[line] for table in tables] for line in LINES}
    return Result(scores, winners, "case-closed", breakdown)
