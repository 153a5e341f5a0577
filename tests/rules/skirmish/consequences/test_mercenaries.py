"""Mercenaries: unspent pay, units that waver (S-22)."""

import msgspec
import pytest

from game.core.rng import Rigged
from game.rules.skirmish.consequences.mercenaries import unspent_mercenary_points
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.events.player import RolledOff, UnitChangedSides
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import GONE, Unit
from game.rules.skirmish.unit.sides import is_enemy, is_friend
from tests.rules.skirmish.battles.dealt import four
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, LaidBattle, a_battle, a_unit, mini, run


def hired(unit: Unit) -> Unit:
    """It serves for pay."""
    unit.enlisted = msgspec.structs.replace(unit.enlisted, mercenary=True)
    return unit


def rallied(*draws: int, mercenaries: bool = True, paid: bool = True, dead: int | None = None) -> Battle:
    """ANN's unit, fleeing because of BOB, rallies in ANN's turn against BOB."""
    state = four()
    state.active, state.named, unit = ANN, BOB, state.units[0]
    if paid:
        hired(unit)
    if dead is not None:
        state.units[dead].place = GONE
    battle = a_battle(state, draws, mercenaries=mercenaries)
    battle.then(Step("mercenaries:waver", (0,)))
    return run(battle)


@pytest.mark.rule("S-22")
@pytest.mark.parametrize("roll", [4, 5])
def test_on_five_and_six_it_is_loyal(roll: int) -> None:
    assert rallied(roll).out[-1] == UnitChangedSides(0, ANN, ANN)


@pytest.mark.rule("S-12", "S-22")
def test_else_all_with_models_roll_off_the_owner_too() -> None:
    battle = rallied(3, 1, 5, 5, 0, 1, 4)
    assert RolledOff("control", ((2, 6, 6, 1), (0, 2, 5, 0)), CLO) in battle.out
    unit = battle.unit(0)
    assert unit.owner == CLO and unit.has(unit_flags.DONE) and unit.has(unit_flags.RALLIED)
    assert not is_friend(battle.state, unit) and not is_enemy(battle.state, unit)
    assert not battle.state.lives(ANN)
    assert rallied(0, 5, 0, 0, 0).unit(0).owner == ANN
    assert rallied(0, 0, 0, 5, dead=CLO).unit(0).owner == DAN


@pytest.mark.rule("S-22")
def test_only_mercenaries_and_only_under_the_flag() -> None:
    assert not rallied(0, mercenaries=False).out
    assert not rallied(0, paid=False).out


@pytest.mark.rule("S-22")
def test_who_holds_a_general_or_a_battle_standard_never_wavers() -> None:
    for general in (True, False):
        state = four()
        unit = hired(state.units[0])
        hero = a_unit(state, ANN, "captain", options=() if general else ("banner",))
        hero.host, unit.guests = 0, (hero.id,)
        if general:
            state.generals[ANN] = hero.id
        battle = a_battle(state, mercenaries=True)
        battle.then(Step("mercenaries:waver", (0,)))
        assert not run(battle).out


@pytest.mark.rule("S-22")
def test_characters_in_it_go_with_it() -> None:
    state = four()
    unit = hired(state.units[0])
    hero = a_unit(state, ANN, "mage")
    hero.host, unit.guests = 0, (hero.id,)
    battle = a_battle(state, (0, 0, 5), mercenaries=True)
    battle.then(Step("mercenaries:waver", (0,)))
    run(battle)
    assert unit.owner == hero.owner == BOB


@pytest.mark.rule("S-22")
@pytest.mark.parametrize(("spent", "tokens"), [(0, 2), (50, 1), (51, 0), (100, 0)])
def test_each_full_fifty_unspent_is_a_token(spent: int, tokens: int) -> None:
    state = four(players=2)
    bought = msgspec.structs.replace(state.units[0].enlisted, mercenary=True, points=spent)
    own = msgspec.structs.replace(bought, mercenary=False, points=400)
    flags = SkirmishFlags(mercenaries=True)
    rules = Skirmish(mini(), flags, 2, armies=[(own, bought), (own, bought)])
    assert unspent_mercenary_points(rules.setting, ANN) == 100 - spent
    battle = LaidBattle(rules, state, Rigged())
    battle.then(Step("mercenaries:begin"))
    assert run(battle).state.tokens == [3 + tokens, 3 + tokens]


@pytest.mark.rule("S-17", "S-22")
def test_who_changes_sides_does_nothing_more_this_turn_and_owes_nobody_its_flight() -> None:
    battle = rallied(0, 0, 5, 0, 0)
    unit = battle.unit(0)
    assert unit.owner == BOB
    assert unit.marks == unit_flags.RALLIED | unit_flags.DONE | unit_flags.MOVED | unit_flags.SILENCED
    battle.state.units[0].blame = CLO
    unit.place = GONE
    battle.out.clear()
    battle.then(Step("mercenaries:waver", (0,)))
    assert not run(battle).out
    loyal = rallied(5)
    assert loyal.unit(0).marks == 0 and loyal.unit(0).blame == -1
