"""`parlour simulate`: bots or random players play whole matches; one line for each."""

import argparse
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from app.conformance.playout import PLAYERS, Policy, find, playout, seed_of
from app.engine import BadSetup, Choice, Dice, Game, Match, Move, OptionValue
from app.export import export_of, to_json


class MatchSummary(Struct, frozen=True, omit_defaults=True):
    """What is printed of one match."""

    game: str
    seats: int
    number: int
    choices: int
    seconds: float
    rounds: int | None = None
    scores: list[int] = []
    winners: list[int] = []
    reason: str = "unfinished"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("game", help="the id of a game, or the name of its package")
    parser.add_argument("--games", type=int, default=1, metavar="N", help="how many matches")
    parser.add_argument("--seats", type=int, metavar="K", help="how many seats (default: the fewest)")
    parser.add_argument("--seed", default="0", help="any text; the same seed gives the same matches")
    parser.add_argument("--bots", default="bot", help="bot, random, or one for each seat: bot,random,random")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a room option (on, off, …)"
    )
    parser.add_argument("--most", type=int, metavar="N", help="stop a match after N choices")
    parser.add_argument("--json", action="store_true", help="one JSON line a match")
    parser.add_argument("--export", type=Path, metavar="DIR", help="write every match to this folder")
    parser.add_argument("--fixtures", type=Path, metavar="DIR", help="write the shortest match of each ending")


def run(args: argparse.Namespace) -> int:
    """Play and print; exit code 1 if a match did not end."""
    game = find(args.game)
    seats = args.seats or game.info.seats[0]
    options = game.settle(seats, options_from(game, args.option))
    players = players_from(args.bots, seats)
    shortest: dict[str, tuple[int, bytes]] = {}
    unfinished = 0
    for number in range(args.games):
        seed = seed_of(f"{args.seed}/{number}")
        match = Match.new(game, seats, options, seed=seed)
        started = perf_counter()
        most = args.most or 20 * game.info.longest
        moves = [move for move, _ in playout(match, players, Dice(seed).fork("players"), most=most)]
        summary = summary_of(match, number, moves, perf_counter() - started)
        print(msgspec.json.encode(summary).decode() if args.json else sentence(summary), flush=True)
        unfinished += match.result is None
        names = [f"Player {seat + 1}" for seat in range(seats)]
        data = to_json(export_of(game, seed, names=names, options=options, moves=moves, result=match.result))
        if args.export:
            write(args.export / f"{game.info.id}-{seats}-{number}-{summary.reason}.json", data)
        if match.result and len(moves) < shortest.get(summary.reason, (len(moves) + 1, b""))[0]:
            shortest[summary.reason] = (len(moves), data)
    if args.fixtures:
        for reason, (_, data) in shortest.items():
            write(args.fixtures / f"{reason}.json", data)
    return 1 if unfinished else 0


def summary_of(match: Match[Any], number: int, moves: list[Move], seconds: float) -> MatchSummary:
    """What there is to say about a match that was played."""
    rounds = getattr(match.view(None).public, "round", None)
    summary = MatchSummary(
        game=match.game.info.id,
        seats=len(match.table.seats),
        number=number,
        choices=len(moves),
        seconds=round(seconds, 4),
        rounds=rounds if isinstance(rounds, int) else None,
    )
    if match.result is None:
        return summary
    end = match.result
    return msgspec.structs.replace(summary, scores=end.scores, winners=end.winners, reason=end.reason)


def sentence(summary: MatchSummary) -> str:
    """A match on one line, for people."""
    rounds = f", {summary.rounds} rounds" if summary.rounds is not None else ""
    return (
        f"{summary.number}: {summary.choices} choices{rounds}, scores {summary.scores}, winners {summary.winners}, "
        f"{summary.reason}, {summary.seconds} s"
    )


def players_from(text: str, seats: int) -> list[Policy]:
    """`bot`, or `bot,random,random`. Raises BadSetup for a player that there is not."""
    names = text.split(",")
    names = names * seats if len(names) == 1 else names
    if len(names) != seats or not set(names) <= set(PLAYERS):
        raise BadSetup(f"--bots takes {' or '.join(PLAYERS)}, once or for each of {seats} seats")
    return [PLAYERS[name] for name in names]


def options_from(game: Game[Any], pairs: list[str]) -> dict[str, OptionValue]:
    """`name=value` pairs as room options; a flag is on or off."""
    choices = {option.id for option in game.info.options if isinstance(option, Choice)}
    options: dict[str, OptionValue] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        options[name] = value if name in choices else value in ("on", "true", "yes", "1", "")
    return options


def write(path: Path, data: bytes) -> None:
    """Write a file, and its folder if there is none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
