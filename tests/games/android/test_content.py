"""Sections 22 and 23: what content must satisfy, and that the loader refuses everything it does not know."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from app.games.android import verbs as v
from app.games.android import vocabulary as w
from app.games.android.conditions import TESTS
from app.games.android.content import (
    CARDS,
    DECKS,
    DETECTIVES,
    DISTRICTS,
    EVENTS,
    GENERAL,
    KINDS,
    LOCATIONS,
    MURDERS,
    NPCS,
    PIECES,
    PILES,
    PLOTS,
    SCHEDULES,
    SPECIALS,
    SPECIFIC,
    SUSPECTS,
    TOKENS,
)
from app.games.android.effects import REACH, RUN
from app.games.android.rows import Card, Row

ROWS: list[Row] = [
    *LOCATIONS.values(),
    *DETECTIVES.values(),
    *SPECIALS.values(),
    *PLOTS.values(),
    *CARDS.values(),
    *EVENTS.values(),
    *PILES.values(),
    *PIECES.values(),
]


def parts(thing: Any) -> Iterator[Any]:
    """A row and everything in it."""
    yield thing
    if isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            yield from parts(getattr(thing, name))
    elif isinstance(thing, list | tuple):
        for inner in thing:
            yield from parts(inner)


EVERYTHING = [part for row in ROWS for part in parts(row)]


def of(kind: Any) -> list[Any]:
    return [part for part in EVERYTHING if isinstance(part, kind)]


# ---- the vocabulary


@pytest.mark.rule("AN-361", "AN-393")
def test_every_verb_is_implemented_and_used() -> None:
    verbs = set(get_args(v.Effect))
    assert set(RUN) == set(REACH) == verbs
    assert len(verbs) == 40
    assert {type(effect) for effect in of(v.Verb)} == verbs
    conditions = set(get_args(w.Condition))
    assert set(TESTS) == conditions
    assert {type(cond) for cond in of(w.Cond)} == conditions


@pytest.mark.rule("AN-393")
def test_every_event_selector_and_modifier_is_used() -> None:
    assert {trigger.event for trigger in of(w.Trigger)} == set(get_args(w.EventName))
    who = {effect.who for effect in of(v.Verb) if hasattr(effect, "who")}
    assert {"me", "owner", "first", "any", "each", "each_other", "each_not_owner", "trigger", "it"} <= who
    what = {rule.what.split(":")[0] for rule in of(v.Modify)}
    assert what == {
        "card_cost", "time_per_turn", "range", "hand_limit", "lead_cost", "move_cost", "ability_cost",
        "ability_yield", "informant_yield", "draw_action", "vp_guilty", "vp_innocent", "vp_ending", "vp_final",
        "vp_token",
    }  # fmt: skip
    assert {rule.what.split(":")[0] for rule in of(v.Forbid)} == set(v.FORBID.replace(":[a-z_:]+", "").split("|"))
    assert {rule.what.split(":")[0] for rule in of(v.Allow)} == set(v.ALLOW.replace(":[a-z_]+", "").split("|"))


@pytest.mark.rule("AN-393")
@pytest.mark.parametrize(
    "effect",
    [
        {"do": "shfit", "who": "me", "dir": "light", "n": 1},  # an unknown verb
        {"do": "shift", "who": "me", "dir": "light"},  # an argument is missing
        {"do": "shift", "who": "me", "dir": "light", "n": 1, "when": "now"},  # one too many
        {"do": "shift", "who": "me", "dir": "up", "n": 1},  # an unknown value
        {"do": "shift", "who": "everybody", "dir": "light", "n": 1},  # an unknown player
        {"do": "gain", "who": "me", "token": "gold", "n": 1},  # an unknown token
        {"do": "if", "cond": [{"is": "raining"}], "then": []},  # an unknown condition
        {"do": "modify", "what": "luck", "who": "me", "until": "game", "delta": 1},  # an unknown number
        {"do": "forbid", "what": "fun", "who": "me", "until": "game"},
        {"do": "allow", "what": "all", "who": "me", "until": "game"},
        {"do": "modify", "what": "range", "who": "me", "until": "soon", "delta": 1},  # an unknown duration
        {"do": "modify", "what": "range", "who": "me", "until": "game"},  # neither a delta nor a new value
        {"do": "modify", "what": "range", "who": "me", "until": "game", "delta": 1, "set": 2},
        {"do": "modify", "what": "range", "who": "me", "until": "game", "delta": 1, "filter": {"location": "napd"}},
        {"do": "forbid", "what": "gain:trauma", "who": "me", "until": "game", "filter": {"trait": "fight"}},
        {"do": "allow", "what": "free_lead", "who": "me", "until": "game", "filter": {"rate": 1}},
        {"do": "move_detective", "who": "me", "to": {"near": "sea"}, "by": "me", "enter": True, "pay_restricted": True},
    ],
)
def test_the_loader_refuses_what_it_does_not_know(effect: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(effect, v.Effect)


@pytest.mark.rule("AN-393")
@pytest.mark.parametrize("change", [{"flavour": 1}, {"on": {"event": "rain"}}, {"cost": "2"}, {"deck": "grey"}])
def test_a_card_with_an_unknown_field_is_refused(change: dict[str, Any]) -> None:
    row: dict[str, Any] = {
        "id": "x", "title": "X", "detective": "louis", "deck": "light", "plot": "generic", "cost": 2, "traits": [],
        "on": {"event": "action"}, "require": [], "pay": [], "effect": [],
    }  # fmt: skip
    assert msgspec.convert(row, Card)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(row | change, Card)


@pytest.mark.rule("AN-361", "AN-393")
def test_names_lead_somewhere() -> None:
    for where in of(w.Where):
        assert where.id in ("", *LOCATIONS)
        assert where.district in ("", *DISTRICTS)
        assert where.type in ("", *{spot.type for spot in LOCATIONS.values()})
        assert where.quality in ("", "ritzy", "normal", "seedy")
        assert where.body in ("", "earth", "moon", "beanstalk")
    for effect in of(v.Verb):
        if hasattr(effect, "token"):
            _check_token(effect.token)
        if hasattr(effect, "suspect"):
            assert effect.suspect in ("", "choose", "event", "no_physical", *SUSPECTS)
        if str(getattr(effect, "who", "")).startswith("det:"):
            assert effect.who[4:] in DETECTIVES
    for npc in of(v.NpcVerb):
        assert npc.id in NPCS
        assert npc.op != "place" or npc.where is not None
    for cond in of(w.NpcIs):
        assert cond.id in NPCS
    traits = {trait for card in CARDS.values() for trait in card.traits}
    assert {trigger.trait for trigger in of(w.Trigger) if trigger.trait} <= traits


def _check_token(token: str) -> None:
    name = token.removeprefix("favor:").removeprefix("in_play:")
    known = (
        token in TOKENS or token in ("money", "favor") or name in ("choice", "choice_same", "any", "tech", "implant")
    )
    assert known or (name in NPCS and NPCS[name].favors)


@pytest.mark.rule("AN-361")
def test_only_standing_rules_last_as_long_as_their_card() -> None:
    standing = [rule.static for rule in of(v.Rule) if rule.static is not None]
    effects = [rule for rule in of((v.Modify, v.Forbid, v.Allow)) if not any(rule is one for one in standing)]
    assert effects
    assert {rule.until for rule in effects} <= {"turn", "round", "week", "game"}


@pytest.mark.rule("AN-004", "AN-361")
def test_costs_are_made_of_what_can_be_paid() -> None:
    payable = (v.LoseTime, v.Lose, v.Discard, v.Gain, v.Track, v.FlipEvidence, v.Shift)
    costs = [cost for card in CARDS.values() for cost in card.pay]
    costs += [cost for action in of(v.Action) for cost in action.pay]
    costs += [cost for effect in of(v.May) for cost in effect.pay]
    assert costs
    assert all(isinstance(cost, payable) for cost in costs)


# ---- the tables


@pytest.mark.rule("AN-383", "AN-365", "AN-366")
def test_cards() -> None:
    counts = Counter((card.detective, card.deck, card.plot) for card in CARDS.values())
    for (detective, _deck, plot), n in counts.items():
        assert n == (6 if plot == "generic" else 4)
        assert plot == "generic" or PLOTS[plot].detective == detective
    for card in CARDS.values():
        assert 0 <= card.cost <= 5
        assert (card.fight is not None) == ("fight" in card.traits)
        assert card.effect or card.fight or card.persist
        assert card.persist is None or card.persist.trait in card.traits
        if card.deck == "dark":
            assert card.on.event != "action"
            assert card.on.who == "owner"
        words = {effect.word for effect in parts(card) if isinstance(effect, v.Conditional)}
        plots = [plot for plot in PLOTS.values() if plot.detective == card.detective]
        known = {
            word
            for plot in plots
            for side in (plot.start, *plot.crossroad)
            for word in side.good_words + side.bad_words
        }
        assert words <= known
    draws = [card for card in DECKS["dark:louis"] if any(isinstance(e, v.Draw) for e in parts(CARDS[card]))]
    assert len(draws) > 9


@pytest.mark.rule("AN-370", "AN-371")
def test_places_named_in_the_rules() -> None:
    grid = {
        "city_hall": "A2", "starlight_crusade": "D1", "levy_university": "E1", "humanity_labor": "H1",
        "monroe_associates": "H3", "napd": "I3", "eastside_tenements": "L3", "castle_club": "F4",
        "melange_mining": "G7", "order_of_sol": "F8", "old_war_memorial": "B1", "weyland_real_estate": "B3",
        "thurguns_free_clinic": "F2",
    }  # fmt: skip
    assert {place: LOCATIONS[place].grid for place in grid} == grid
    assert {"rokvil_estates", "haas_bioroid", "jinteki", "a_plus_athletic_club"} < set(LOCATIONS)
    for place in ("old_war_memorial", "thurguns_free_clinic", "napd"):
        assert LOCATIONS[place].type == "civic"
    assert DISTRICTS[LOCATIONS["jacks_diner"].district].color == "blue"
    assert LOCATIONS["levy_university"].quality == LOCATIONS["starlight_crusade"].quality == "ritzy"


def _near(a: str, b: str, reach: int) -> bool:
    one, other = LOCATIONS[a], LOCATIONS[b]
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 <= reach**2


@pytest.mark.rule("AN-373")
def test_where_raymond_starts() -> None:
    kit = DETECTIVES["raymond"]
    assert kit.start == "jacks_diner"
    assert {(lead.kind, lead.at) for lead in kit.leads} == {("physical", "a_plus_athletic_club"), ("document", "root")}
    for a, b in (("jacks_diner", "root"), ("jacks_diner", "a_plus_athletic_club"), ("root", "a_plus_athletic_club")):
        assert _near(a, b, kit.range)


@pytest.mark.rule("AN-372")
def test_reach_of_caprice_and_floyd() -> None:
    reaches = {name: _near("old_war_memorial", "weyland_real_estate", DETECTIVES[name].range) for name in DETECTIVES}
    assert reaches["caprice"]
    assert not reaches["floyd"]


@pytest.mark.rule("AN-374")
def test_restricted_places() -> None:
    assert [place for place, spot in LOCATIONS.items() if spot.restricted] == [
        "haas_bioroid",
        "jinteki",
        "farside_annex",
    ]


@pytest.mark.rule("AN-375")
@pytest.mark.parametrize("murder", list(MURDERS))
def test_room_for_leads(murder: str) -> None:
    starts = [lead.at for kit in DETECTIVES.values() for lead in kit.leads] + list(MURDERS[murder].witness.values())
    assert len(set(starts)) == len(starts)
    used = Counter(LOCATIONS[place].type for place in starts)
    there = Counter(spot.type for spot in LOCATIONS.values())
    for kind, n in there.items():
        assert n >= used[kind] + 3
        assert len({spot.district for spot in LOCATIONS.values() if spot.type == kind}) >= 3


@pytest.mark.rule("AN-377", "AN-368")
def test_events() -> None:
    assert len(GENERAL) >= 6
    assert Counter(event.murder for event in SPECIFIC.values()) == dict.fromkeys(MURDERS, 3)
    twice = Counter(event.npc for event in GENERAL.values() if event.npc)
    assert {npc for npc, n in twice.items() if n == 2} == {"sara", "mr_li", "captain_beckmann", "director_haas"}
    for event in SPECIFIC.values():
        assert set(event.witness) == set(SUSPECTS)
        assert len(set(event.witness.values())) == 6


@pytest.mark.rule("AN-383", "AN-384", "AN-242")
def test_tables() -> None:
    assert {special.kind for special in SPECIALS.values()} == {"track", "directive", "two_sided", "permanent", "memory"}
    assert {plot.schedule for plot in PLOTS.values()} == set(SCHEDULES) == {"weekly", "long"}
    assert all(set(sheet.lily) == set(sheet.jimmy) == {"1", "2"} for sheet in MURDERS.values())
    assert all(set(row.files) == set(KINDS) for row in SUSPECTS.values())
    for plot in PLOTS.values():
        sides = [(one.next_good, one.next_bad) for one in plot.crossroad]
        assert sides == [("1a", "1b"), ("2a", "2b")]


@pytest.mark.rule("AN-364")
def test_abilities() -> None:
    for spot in LOCATIONS.values():
        assert (spot.ability is not None) == spot.major
        if spot.ability is not None:
            assert set(spot.ability.cost.favors) <= {"any", "corporate", "political", "society", "street"}
            assert spot.ability.limit == "round"
