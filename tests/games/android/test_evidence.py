"""Sections 10 and 16: evidence, hits and alibis on suspects."""

import pytest

from app.games.android.content import CARDS, EVIDENCE, SCORING, SUSPECTS, TOKENS
from app.games.android.evidence import ShowEvidence
from app.games.android.scoring import total_of
from app.games.android.shown import EvidenceView
from app.games.android.state import SpecificEvent, State
from app.games.android.verbs import FlipEvidence
from tests.games.android.scene import Scene, at_lent, deal, evidence, hunches, lend, only_leads, tokens


def follow(*, kind: str = "physical", seat: int = 0, change: object = None, pool: list[str] | None = None) -> Scene:
    """The active player follows up a lead and wants to place evidence; the pool may be told."""

    def set_up(state: State) -> None:
        only_leads(state, **{f"{kind}_rachel": "roxies"})
        state.players[seat].at = "roxies"
        if pool is not None:
            for value in pool:
                state.pool.remove(value)
            state.pool = list(pool)
        if callable(change):
            change(state)

    scene = Scene("louis", "floyd", "rachel", turn=seat, change=set_up)
    scene.play(f"lead:{kind}:rachel")
    scene.answer("evidence", until="place-on")
    return scene


@pytest.mark.rule("AN-129", "AN-354", "AN-132")
def test_a_token_is_drawn_at_random_and_seen_by_its_drawer_alone() -> None:
    scene = follow(pool=["4"])
    assert scene.private(0).drawn == ["4"]
    assert scene.private(1).drawn == []
    assert (scene.public().drawn, scene.public().drawer) == (1, 0)
    assert scene.ask.args["value"] == "4"
    assert scene.ask.prompt == "place-on"  # it must be placed: nothing else is offered
    assert all(option.startswith("suspect:") for option in scene.options)


@pytest.mark.rule("AN-129")
def test_the_draw_is_fair() -> None:
    drawn = set()
    for n in range(12):
        scene = follow(change=lambda state, n=n: state.pool.sort(key=lambda value: (hash((value, n)), value)))
        drawn.add(scene.private(0).drawn[0])
    assert len(drawn) > 1


@pytest.mark.rule("AN-130", "AN-138")
def test_on_any_living_suspect() -> None:
    scene = follow(change=lambda state: setattr(state.suspects["eve"], "alive", False))
    assert scene.options == ["suspect:mark_henry", "suspect:vinnie", "suspect:thomas_haas"]


@pytest.mark.rule("AN-133", "AN-142", "AN-R41", "AN-X08", "AN-352", "AN-353", "AN-394")
def test_face_down_its_value_stays_with_its_placer() -> None:
    scene = follow(seat=2, pool=["4"])
    scene.play("suspect:vinnie", "down")
    shown = scene.public().evidence["evidence:1"]
    assert shown == EvidenceView(suspect="vinnie", file="physical", seat=2, day=1)
    assert scene.private(2).evidence == {"evidence:1": "4"}
    assert scene.private(0).evidence == scene.private(1).evidence == {}
    assert scene.told("placed-down") == [{"seat": 2, "suspect": "vinnie", "file": "physical"}]
    scene.play("end")
    assert scene.private(2).evidence == {"evidence:1": "4"}  # and goes on showing it


@pytest.mark.rule("AN-133", "AN-135")
def test_face_up_all_see_it() -> None:
    scene = follow(pool=["surprise_witness"])
    scene.play("suspect:eve", "up")
    assert scene.public().evidence["evidence:1"].value == "surprise_witness"


@pytest.mark.rule("AN-135", "AN-R64")
def test_a_special_token_of_mine_may_be_turned_up_whenever_i_choose_an_action() -> None:
    def change(state: State) -> None:
        evidence(state, "eve", "document", "surprise_witness", 3, up=False)
        evidence(state, "eve", "document", "perjury", up=False, by=1)

    scene = Scene(change=change)
    assert [option for option in scene.options if option.startswith("evidence:")] == ["evidence:1"]
    assert scene.fact("evidence:1") == ShowEvidence("surprise_witness", "eve", "document")
    assert scene.public().evidence["evidence:1"].value == ""
    scene.play("evidence:1")
    assert scene.public().evidence["evidence:1"].value == "surprise_witness"
    assert (scene.ask.prompt, scene.state.time) == ("action", 6)
    assert scene.match.undoable(0) is None  # the others have seen it


@pytest.mark.rule("AN-197", "AN-R63")
def test_which_dark_cards_answer_no_action() -> None:
    dark = [card.on.event for card in CARDS.values() if card.deck == "dark"]
    assert (dark.count("start_turn"), dark.count("end_turn")) == (13, 8)


@pytest.mark.rule("AN-134", "AN-380", "AN-306")
def test_numbers_and_specials() -> None:
    counts = {row.name: row.count for row in EVIDENCE}
    assert {value for value in counts if value.lstrip("-").isdigit()} == {
        str(n) for n in (5, 4, 3, 2, 1, -1, -2, -3, -4)
    }
    assert counts["surprise_witness"] > counts["perjury"] > 0
    least = {"4": 1, "3": 4, "2": 5, "1": 4, "-1": 4, "-2": 5, "-3": 4, "-4": 1}
    assert all(counts[value] >= n for value, n in least.items())


@pytest.mark.rule("AN-136", "AN-137", "AN-303", "AN-304", "AN-305", "AN-X35")
def test_surprise_witness_and_perjury() -> None:
    def sheet(perjuries: int) -> int:
        scene = Scene()
        evidence(scene.state, "eve", "document", 3, 1)  # a plain file: 4
        scene.state.suspects["eve"].alibis = 2
        # the special tokens lie in any file and count all the same
        evidence(scene.state, "eve", "physical", "surprise_witness")
        scene.state.pool += ["perjury"] * 2  # more than there are, to have some left over
        evidence(scene.state, "eve", "testimony", *["perjury"] * perjuries)
        return total_of(scene.state, "eve")

    assert sheet(0) == 4 - 15
    assert sheet(1) == 4 - 10 + 5 == -1
    assert sheet(4) == 4 + 15 == 19


@pytest.mark.rule("AN-139")
def test_every_sheet_has_a_strong_a_weak_and_a_plain_file() -> None:
    assert all(sorted(row.files.values()) == ["normal", "strong", "weak"] for row in SUSPECTS.values())
    assert SUSPECTS["vinnie"].files == {"document": "strong", "testimony": "weak", "physical": "normal"}


@pytest.mark.rule("AN-140")
def test_an_empty_pool() -> None:
    def change(state: State) -> None:
        only_leads(state, physical_rachel="roxies")
        state.players[0].at = "roxies"
        state.pool.clear()

    scene = Scene(change=change)
    scene.play("lead:physical:rachel")
    scene.answer(until="use-lead")
    assert "evidence" not in scene.options


@pytest.mark.rule("AN-141", "AN-352", "AN-395", "AN-R42")
def test_a_token_sent_back_is_not_shown_and_forgotten() -> None:
    def change(state: State) -> None:
        evidence(state, "eve", "physical", -4, 5, up=False, by=0)
        deal(state, 0, "lou_l_12")

    scene = Scene(change=change)
    assert scene.private(0).evidence == {"evidence:1": "-4", "evidence:2": "5"}
    pool = len(scene.state.pool)
    scene.play("card:lou_l_12", "evidence:1")
    assert len(scene.state.pool) == pool + 1
    assert scene.private(0).evidence == {"evidence:2": "5"}
    assert scene.told("evidence-gone") == [{"seat": 0, "suspect": "eve", "file": "physical"}]


@pytest.mark.rule("AN-143", "AN-R40")
def test_the_server_remembers_what_was_seen() -> None:
    def change(state: State) -> None:
        evidence(state, "eve", "physical", -4, up=False, by=1)
        deal(state, 0, "lou_l_02")

    scene = Scene(change=change)
    scene.play("card:lou_l_02")
    assert scene.private(0).evidence == {"evidence:1": "-4"}
    assert scene.private(2).evidence == {}


@pytest.mark.rule("AN-353")
def test_running_numbers_are_never_given_twice() -> None:
    def change(state: State) -> None:
        evidence(state, "eve", "physical", 1, 2, up=False)
        deal(state, 0, "lou_l_12", "lou_l_15")

    scene = Scene(change=change)
    scene.play("card:lou_l_12", "evidence:2")
    scene.change(lambda state: setattr(state.players[0], "twilight", 0))
    scene.play("card:lou_l_15", "suspect:eve", "down")
    assert list(scene.state.evidence) == ["evidence:1", "evidence:3"]


# ---- moving and turning


@pytest.mark.rule("AN-352", "AN-395")
def test_a_moved_token_keeps_its_face_and_its_marks() -> None:
    def change(state: State) -> None:
        evidence(state, "eve", "physical", 5, up=False, by=2)
        deal(state, 0, "lou_l_16")

    scene = Scene(change=change)
    scene.play("card:lou_l_16")
    scene.settle()
    assert scene.options == ["file:mark_henry:physical", "file:vinnie:physical", "file:thomas_haas:physical"]
    scene.play("file:vinnie:physical")
    token = scene.state.evidence["evidence:1"]
    assert (token.suspect, token.file, token.up) == ("vinnie", "physical", False)
    assert scene.private(2).evidence == {"evidence:1": "5"}
    assert scene.private(0).evidence == {}


@pytest.mark.rule("AN-138", "AN-361")
def test_up_to_two_tokens_move_and_none_to_the_dead() -> None:
    def change(state: State) -> None:
        evidence(state, "eve", "physical", 5, 3, 1)
        deal(state, 0, "lou_l_16")
        state.suspects["mark_henry"].alive = False

    scene = Scene(change=change)
    scene.play("card:lou_l_16", "evidence:1")
    assert scene.options == ["evidence:2", "evidence:3", "done"]
    scene.play("evidence:3")
    for token in ("evidence:1", "evidence:3"):
        assert scene.ask.args["evidence"] == token
        assert scene.options == ["file:vinnie:physical", "file:thomas_haas:physical"]
        scene.play("file:vinnie:physical")
    assert scene.state.on_sheet("vinnie", "physical") == ["evidence:1", "evidence:3"]
    assert scene.state.on_sheet("eve") == ["evidence:2"]


@pytest.mark.rule("AN-395")
def test_a_token_turned_down_stays_known_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the pack turns tokens down; the verb can."""
    lend(monkeypatch, FlipEvidence(who="me", n=1, to="down", target="choose"))
    scene = at_lent(change=lambda state: evidence(state, "eve", "physical", 5))
    scene.play("ability:old_war_memorial")
    assert scene.public().evidence["evidence:1"].value == ""
    assert all(scene.private(seat).evidence == {"evidence:1": "5"} for seat in range(3))


# ---- hits and alibis


def with_hits(n: int, *, suspect: str = "vinnie") -> Scene:
    def change(state: State) -> None:
        state.players[0].at = "humanity_labor"
        tokens(state, 0, street=2, mr_li=0, sara=0)
        state.suspects[suspect].hits = n
        state.bank["hit"] -= n
        state.suspects[suspect].alibis = 1
        state.bank["alibi"] -= 1
        evidence(state, suspect, "document", 3, -2, 4, 1, up=False, by=1)
        only_leads(state, testimony_vinnie="humanity_labor")
        hunches(
            state,
            ["vinnie", "eve", "mark_henry", "thomas_haas"],
            ["eve", "vinnie", "thomas_haas", "mark_henry"],
        )

    return Scene(change=change)


@pytest.mark.rule("AN-279", "AN-284", "AN-168")
def test_a_hit_goes_on_a_living_suspect() -> None:
    scene = with_hits(0)
    scene.play("ability:humanity_labor")
    assert scene.options == ["suspect:mark_henry", "suspect:eve", "suspect:vinnie", "suspect:thomas_haas"]
    scene.play("suspect:eve")
    assert scene.state.suspects["eve"].hits == 1
    assert scene.public().suspects["eve"].hits == 1
    assert scene.state.bank["hit"] == TOKENS["hit"].count - 1


@pytest.mark.rule("AN-280", "AN-281", "AN-282", "AN-R42", "AN-R17", "AN-X32", "AN-141")
def test_the_third_hit_kills() -> None:
    scene = with_hits(2)
    pool = len(scene.state.pool)
    scene.play("ability:humanity_labor", "suspect:vinnie")
    sheet = scene.state.suspects["vinnie"]
    assert (sheet.alive, sheet.hits, sheet.alibis) == (False, 0, 0)
    assert SCORING.kill_hits == 3
    assert scene.state.bank["hit"] == TOKENS["hit"].count
    assert scene.state.bank["alibi"] == TOKENS["alibi"].count
    assert scene.state.evidence == {}
    assert len(scene.state.pool) == pool + 4
    assert scene.state.leads["lead:testimony:vinnie"].at == "humanity_labor"
    assert not [note for note in scene.notes if "value" in note.args]
    assert "lead:testimony:vinnie" in scene.options


@pytest.mark.rule("AN-138", "AN-282")
def test_nothing_is_placed_on_the_dead() -> None:
    scene = with_hits(2)
    scene.play("ability:humanity_labor", "suspect:vinnie")
    scene.change(lambda state: state.used.clear())
    scene.play("ability:humanity_labor")
    assert "suspect:vinnie" not in scene.options


@pytest.mark.rule("AN-282")
def test_hits_can_be_taken_off_before_the_third() -> None:
    def change(state: State) -> None:
        deal(state, 1, "flo_l_09")
        state.suspects["vinnie"].hits = 2
        state.bank["hit"] -= 2
        state.suspects["eve"].alive = False

    scene = Scene("louis", "floyd", "rachel", turn=1, change=change)
    scene.play("card:flo_l_09")
    scene.settle()
    assert scene.state.suspects["vinnie"].hits == 1
    assert scene.state.bank["hit"] == TOKENS["hit"].count - 1


@pytest.mark.rule("AN-285", "AN-286")
def test_alibis() -> None:
    def change(state: State) -> None:
        state.players[0].at = "order_of_sol"
        tokens(state, 0, society=2, mr_li=0, sara=0)

    scene = Scene(change=change)
    scene.play("ability:order_of_sol", "suspect:eve")
    assert scene.state.suspects["eve"].alibis == 1
    assert total_of(scene.state, "eve") == -5
    assert TOKENS["alibi"].count == 11

    def set_up(state: State) -> None:
        change(state)
        state.bank.update(alibi=0)

    scene = Scene(change=set_up)
    scene.play("ability:order_of_sol")
    assert scene.told("suspect-token") == []


@pytest.mark.rule("AN-354", "AN-363")
@pytest.mark.parametrize("pool", [["2", "2"], ["2", "-1"]])
def test_of_two_tokens_one_is_placed_and_nobody_learns_whether_they_are_alike(pool: list[str]) -> None:
    def change(state: State) -> None:
        state.specific = SpecificEvent("foundry_ev1", [], "up", "")
        state.players[0].at = "foundry_row"
        for value in pool:
            state.pool.remove(value)
        state.pool = list(pool)

    scene = Scene(day=7, change=change)
    scene.play("action:foundry_ev1:0")
    assert scene.ask.prompt == "place-which"
    assert scene.public().drawn == 2
    scene.play("value:2", "suspect:eve", "down")
    assert scene.state.evidence["evidence:1"].value == "2"
    assert scene.state.pool == [pool[1]]


@pytest.mark.rule("AN-364", "AN-393")
def test_the_colony_archive_speaks_of_one_suspect() -> None:
    """Dome Authority turns up to two tokens, both on the same suspect."""

    def change(state: State) -> None:
        evidence(state, "eve", "physical", 1, 2, up=False)
        evidence(state, "vinnie", "physical", 3, up=False)
        state.players[0].at = "dome_authority"
        tokens(state, 0, political=1, mr_li=0, sara=0)

    scene = Scene(change=change)
    scene.play("ability:dome_authority")
    assert scene.options == ["evidence:1", "evidence:2", "evidence:3"]
    scene.play("evidence:1")
    assert scene.options == ["evidence:2", "done"]
    scene.play("evidence:2")
    assert scene.ask.prompt == "action"
    assert [token.up for token in scene.state.evidence.values()] == [True, True, False]
