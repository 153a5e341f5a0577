"""What each side of a combat shows, and where ranks do not help (S-21, S-28, S-38, S-55, S-56, S-82)."""

import msgspec
import pytest

from game.rules.skirmish.combat.score_facts import (
    effective_ranks,
    firmness_in_combat,
    is_disrupted,
    merits_of_side,
)
from game.rules.skirmish.consequences.ongoing import add_lasting_change
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state.records import Terrain
from game.rules.skirmish.state.state import GONE, SkirmishState
from tests.rules.skirmish.builders import ANN, BOB, a_field, a_unit, inch
from tests.rules.skirmish.combat.melee import facing, on_flank
from tests.rules.skirmish.combat.test_break_tests import fought
from tests.rules.skirmish.consequences.test_casualties import joined


def laid(state: SkirmishState, kind: str, lower: float = 20, upper: float = 30) -> None:
    """A wide piece behind Bob's front, from 10" to 30" across."""
    corners = ((10, lower), (30, lower), (30, upper), (10, upper))
    outline = tuple((inch(x), inch(y)) for x, y in corners)
    state.terrain = (Terrain(0, f"mini:{kind}", kind, outline),)


def why_firm(battle: Battle, unit: int = 1) -> str:
    """Why that unit would ignore the difference."""
    assert battle.state.combat is not None
    return firmness_in_combat(battle.setting, battle.state, battle.state.combat, battle.state.units[unit])


# in the woods, in the water


@pytest.mark.rule("S-38", "S-56")
@pytest.mark.parametrize(
    ("kind", "models", "why"),
    [
        ("captain", 1, "stubborn"),
        ("scouts", 5, "stubborn"),
        ("lord", 1, ""),
        ("archers", 15, ""),
        ("oath", 5, "stubborn"),
    ],
)
def test_skirmishers_and_lone_characters_on_foot_are_stubborn_in_a_forest(
    kind: str, models: int, why: str
) -> None:
    state = a_field()
    facing(state, (ANN, "archers", 10), (BOB, kind, models))
    battle = fought(state)
    outside = {"archers": "steadfast", "oath": "stubborn"}
    assert why_firm(battle) == outside.get(kind, "")
    laid(state, "forest")
    assert why_firm(battle) == why
    laid(state, "forest", 20.4, 20.6)
    assert why_firm(battle) == outside.get(kind, ""), "most models are outside"


@pytest.mark.rule("S-38", "S-56")
@pytest.mark.parametrize(
    ("kind", "why"), [("forest", ""), ("river", ""), ("marsh", "steadfast"), ("hill", "steadfast")]
)
def test_only_woods_and_rivers_forbid_steadfast(kind: str, why: str) -> None:
    state = a_field()
    facing(state, (ANN, "archers", 10), (BOB, "archers", 15))
    battle = fought(state)
    laid(state, kind)
    assert why_firm(battle) == why
    laid(state, kind, 40, 45)
    assert why_firm(battle) == "steadfast"


@pytest.mark.rule("S-21", "S-56")
def test_a_stab_in_the_back_is_for_the_enemy_s_losers_only() -> None:
    state = a_field()
    facing(state, (ANN, "archers", 15), (BOB, "archers", 10))
    battle = fought(state)
    assert state.combat is not None
    state.combat = msgspec.structs.replace(state.combat, not_steadfast=True)
    assert why_firm(battle, 0) == "steadfast"
    state.units[0].models, state.units[1].models = 10, 15
    assert why_firm(battle) == ""


@pytest.mark.rule("S-56")
def test_steadfast_needs_more_ranks_than_each_enemy_unit_that_still_stands() -> None:
    state = a_field()
    facing(state, (ANN, "archers", 10), (BOB, "archers", 15))
    side = on_flank(state, state.units[1], ANN, "archers", 15)
    side.heading, side.x = 9000, state.units[1].x - 1968
    battle = fought(state)
    assert why_firm(battle) == ""
    side.place = GONE
    assert why_firm(battle) == "steadfast"


@pytest.mark.rule("S-28", "S-82")
def test_a_machine_has_no_ranks() -> None:
    state = a_field()
    gun, _ = facing(state, (ANN, "gun", 10), (BOB, "archers", 15))
    battle = fought(state)
    assert effective_ranks(battle.setting, state, gun) == 0
    assert effective_ranks(battle.setting, state, state.units[1]) == 3


# what counts


@pytest.mark.rule("S-55")
def test_only_who_still_stands_counts_his_characters_too() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "archers", 10), (BOB, "archers", 10))
    hero = joined(state, mine, options=("banner",))
    side = on_flank(state, theirs, ANN, "archers", 10)
    side.heading, side.x = 9000, theirs.x - 1968
    side.standard = side.musician = True
    battle = fought(state)
    assert state.combat is not None
    before = merits_of_side(battle.setting, state, state.combat, 0)
    assert (before.models, before.standard, before.battle_standard, before.flank) == (21, True, True, True)
    assert is_disrupted(battle.setting, state, state.combat, theirs)
    side.place, hero.place = GONE, GONE
    after = merits_of_side(battle.setting, state, state.combat, 0)
    assert (after.models, after.standard, after.battle_standard, after.flank) == (10, False, False, False)
    assert not after.musician
    assert not is_disrupted(battle.setting, state, state.combat, theirs)


@pytest.mark.rule("S-28", "S-55")
def test_a_character_counts_as_a_model_of_his_rank_and_lends_no_bonus_of_his_own() -> None:
    state = a_field()
    mine, _ = facing(state, (ANN, "archers", 9), (BOB, "archers", 10))
    battle = fought(state)
    assert state.combat is not None
    assert merits_of_side(battle.setting, state, state.combat, 0).ranks == 0
    hero = joined(state, mine)
    assert merits_of_side(battle.setting, state, state.combat, 0).ranks == 1
    hero.files = 1
    add_lasting_change(battle, hero, "skirmish", 1, "phase", "test", ANN)
    assert merits_of_side(battle.setting, state, state.combat, 0).ranks == 1


@pytest.mark.rule("S-55")
def test_a_flank_held_by_who_fell_gives_the_foe_nothing() -> None:
    state = a_field()
    mine = a_unit(state, ANN, "archers", (20, 20), models=15)
    on_flank(state, mine, BOB, "archers", 10)
    battle = fought(state)
    assert state.combat is not None
    assert merits_of_side(battle.setting, state, state.combat, 1).flank
    mine.place = GONE
    assert not merits_of_side(battle.setting, state, state.combat, 1).flank
