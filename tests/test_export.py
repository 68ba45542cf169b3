"""Matches as files: read with care, verified to the last shuffle."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.conformance.playout import bot_player, playout, seed_of
from app.engine import UNDO, Dice, Game, Match, Move, commitment, seed_from
from app.export import MAX_BYTES, BadExport, Export, export_of, from_json, read, start, to_json, verify
from tests import tiny

GAME: Game[tiny.State] = Game(tiny)
SECRET, NONCES = b"s" * 32, [b"one", b"two"]


def recorded() -> Export:
    """A finished match of bots in which somebody once thought again."""
    seed = seed_from(SECRET, NONCES)
    match = Match.new(GAME, 2, {}, seed=seed)
    moves = [Move(0, next(iter(match.asks[0].options))), Move(0, UNDO)]
    for move in moves:
        match.play(move)
    moves += [move for move, _ in playout(match, [bot_player] * 2, Dice(seed_of("export")), most=500)]
    export = export_of(GAME, seed, names=["Ann", "Béla"], options=match.options, moves=moves, result=match.result)
    return msgspec.structs.replace(export, secret=SECRET.hex(), nonces=[nonce.hex() for nonce in NONCES])


EXPORT = recorded()


def changed(**fields: Any) -> Export:
    return msgspec.structs.replace(EXPORT, **fields)


def test_a_genuine_match() -> None:
    assert EXPORT.result is not None
    assert verify(EXPORT, GAME) == []


def test_files_read_as_they_were_written() -> None:
    assert from_json(to_json(EXPORT)) == EXPORT
    assert to_json(from_json(to_json(EXPORT))) == to_json(EXPORT)


def test_another_seed_is_noticed() -> None:
    other = bytes(32)
    problems = verify(changed(seed=other.hex(), commitment=commitment(other)), GAME)
    assert problems[0] == "the seed is not the one that the secret and the nonces make"
    assert "the seed is not the one that was committed to" in verify(changed(seed=other.hex()), GAME)


def test_a_nonce_that_was_left_out_is_noticed() -> None:
    assert EXPORT.nonces is not None
    assert verify(changed(nonces=EXPORT.nonces[:1]), GAME) == [
        "the seed is not the one that the secret and the nonces make"
    ]


def test_a_changed_move_or_result_is_noticed() -> None:
    assert EXPORT.result is not None
    assert len(verify(changed(moves=EXPORT.moves[:-1]), GAME)) == 1
    assert len(verify(changed(moves=EXPORT.moves[1:]), GAME)) == 1
    assert len(verify(changed(result=msgspec.structs.replace(EXPORT.result, scores=[9, 0])), GAME)) == 1
    assert len(verify(changed(result=None), GAME)) == 1


@pytest.mark.parametrize(
    "fields",
    [
        {"parlour": 99},
        {"game": ""},
        {"game": "x" * 65},
        {"seats": []},
        {"seats": ["x" * 81]},
        {"seats": ["x"] * 65},
        {"options": {"secret-nests": 3}},
        {"seed": "00"},
        {"seed": "zz" * 32},
        {"moves": [[0]]},
        {"moves": [[0, "a", "b"]]},
        {"moves": [[-1, "a"]]},
        {"moves": [[0, "x" * 201]]},
        {"moves": [[0.5, "a"]]},
        {"moves": {"0": "a"}},
        {"secret": "abc"},
        {"times": [1]},
        {"unknown": 1},
        {"result": {"scores": "many"}},
    ],
    ids=lambda fields: str(fields)[:40],
)
def test_malformed_files_are_refused(fields: dict[str, Any]) -> None:
    data = msgspec.json.encode({**msgspec.to_builtins(EXPORT), **fields})
    with pytest.raises(BadExport):
        from_json(data)


@given(st.binary(max_size=200))
def test_noise_is_refused(data: bytes) -> None:
    with pytest.raises(BadExport):
        from_json(data)


@given(st.integers(0, 2000), st.binary(min_size=1, max_size=4))
def test_a_damaged_file_never_breaks_the_reader(at: int, noise: bytes) -> None:
    """Whatever is damaged: a reading that is refused, or a match that is judged. Never anything else."""
    data = to_json(EXPORT)
    damaged = data[: at % len(data)] + noise + data[at % len(data) + len(noise) :]
    try:
        export = from_json(damaged)
    except BadExport:
        return
    assert isinstance(verify(export, GAME), list)


def test_deep_and_big_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadExport):
        from_json(b'{"parlour":' + b"[" * 100_000)
    with pytest.raises(BadExport, match="bigger"):
        from_json(b" " * (MAX_BYTES + 1))
    with pytest.raises(BadExport, match="can't read"):
        read(tmp_path / "nothing.json")
    with pytest.raises(BadExport, match="can't read"):
        read(tmp_path)


def test_a_match_that_cant_be_set_up() -> None:
    with pytest.raises(BadExport, match="no game called"):
        start(changed(game="chess"))
    with pytest.raises(BadExport, match="7 seats"):
        start(changed(seats=["x"] * 7), GAME)
