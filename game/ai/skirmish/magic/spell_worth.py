"""Worth of a spell that works, to its caster's side, whatever its mod makes of it (S-43)."""

from collections.abc import Mapping
from math import fsum

from game.ai.skirmish.magic.area import models_in_spell_area
from game.ai.skirmish.magic.buff_worth import lasting_change_value
from game.ai.skirmish.shooting.odds import OddsMemory, table_key
from game.ai.skirmish.shooting.wound_worth import (
    WOUND_WORTH,
    panic_test_value,
    wounds_cost,
    wounds_left,
    wounds_value,
)
from game.ai.skirmish.values.unit_worth import unit_bounty
from game.core.rng import Rng
from game.core.rules import Player
from game.rules.skirmish.defs.battle import Change, Grant, Heal, Hits, Script, SpellDef, Test
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.magic.effects import is_area, spell_strike
from game.rules.skirmish.odds.distribution import (
    Pmf,
    amount_distribution,
    certain_value,
    mixed_distribution,
    repeated_sum,
)
from game.rules.skirmish.odds.single import leadership_pass_chance, passes_characteristic, wound_distribution
from game.rules.skirmish.rolls.leadership import leadership_test
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import Casting, Lasting
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.leadership import standard_near
from game.rules.skirmish.unit.parts import wounds_per_model
from game.rules.skirmish.unit.profile import unit_characteristic

SPELL_VALUE_MEMORY = OddsMemory(2048)
"""Answers of `casting_value`."""
SCRIPT_SHARE = 0.1
"""Share of a unit that a script is thought to take from a foe, or to bring a friend: nobody knows."""
ModelsTouched = Mapping[int, Pmf]
"""How many models of each unit a spell may touch, by unit id."""


def casting_value(setting: Setting, state: SkirmishState, casting: Casting) -> float:
    """Points that a spell brings its caster's owner if nothing stops it."""
    cast = (casting.wizard, casting.spell, casting.target, casting.heading)
    key = (setting, cast, table_key(state), _turn_key(state))
    found: float = SPELL_VALUE_MEMORY.recall(key, lambda: _effects_value(setting, state, casting))
    return found


def _turn_key(state: SkirmishState) -> tuple[object, ...]:
    """Deeds of units and points of players in this turn: the rest that a spell's worth depends on."""
    done = [(one.marks, one.level, one.at_phase, one.hurt, one.weapon, one.blame) for one in state.units]
    command = [(one.champion, one.standard, one.musician) for one in state.units]
    return (state.round, *state.earned, *done, *command)


def _effects_value(setting: Setting, state: SkirmishState, casting: Casting) -> float:
    """Points for all effects of a spell, on all units that it touches."""
    spell, by = setting.content.spells[casting.spell], state.units[casting.wizard].owner
    touched = _models_touched(setting, state, spell, casting)
    total = 0.0
    for one in spell.effects:
        if isinstance(one, Hits):
            total += fsum(
                _hits_value(setting, state, one, state.units[id], many, by) for id, many in touched.items()
            )
    for id, many in touched.items():
        total += many.at_least(1) * _unit_effects_value(setting, state, spell, state.units[id], by)
    return total


def _models_touched(
    setting: Setting, state: SkirmishState, spell: SpellDef, casting: Casting
) -> ModelsTouched:
    """How many models of which units a spell touches; a spell at a unit counts as one."""
    return (
        models_in_spell_area(setting, state, spell, casting)
        if is_area(spell)
        else {casting.target: certain_value(1)}
    )


def _hits_value(
    setting: Setting, state: SkirmishState, hits: Hits, unit: Unit, many: Pmf, by: Player
) -> float:
    """Points for hits, `many` times as many as the spell says."""
    strike = spell_strike(Battle(setting, state, Rng(0), []), unit, hits)
    each = amount_distribution(hits.hits)
    lost = many.then(lambda models: wound_distribution(strike, repeated_sum(each, models)))
    return _signed_wounds_value(setting, state, unit, lost, by)


def _signed_wounds_value(setting: Setting, state: SkirmishState, unit: Unit, lost: Pmf, by: Player) -> float:
    """Points of wounds for `by`, below 0 on a unit of its own."""
    return (
        -wounds_cost(setting, state, unit, lost)
        if unit.owner == by
        else wounds_value(setting, state, unit, lost, by)
    )


# on a unit


def _unit_effects_value(
    setting: Setting, state: SkirmishState, spell: SpellDef, unit: Unit, by: Player
) -> float:
    """Points for all effects but hits: changes and gifts together, healing, tests."""
    total = 0.0
    new = [_as_lasting(spell, one, unit, by) for one in spell.effects if isinstance(one, Change | Grant)]
    if new:
        total += lasting_change_value(setting, state, unit, new, by)
    for one in spell.effects:
        match one:
            case Heal():
                total += _healing_value(setting, state, unit, one) * (1 if unit.owner == by else -1)
            case Test():
                total += _test_value(setting, state, unit, one, by)
            case Script():
                total += SCRIPT_SHARE * unit_bounty(state, unit)
    return total


def _as_lasting(spell: SpellDef, one: Change | Grant, unit: Unit, by: Player) -> Lasting:
    """The change as it would last on the unit."""
    if isinstance(one, Change):
        return Lasting(0, unit.id, one.stat, one.amount, one.until, spell.id, by, least=one.least)
    return Lasting(0, unit.id, one.rule, one.number, one.until, spell.id, by)


def _healing_value(setting: Setting, state: SkirmishState, unit: Unit, one: Heal) -> float:
    """Points to the owner for wounds and models that come back."""
    each = wounds_per_model(setting, state, unit, "model")
    whole = max(1, unit.enlisted.models * each)
    gone = whole - wounds_left(setting, state, unit) if one.raises else unit.hurt
    back = amount_distribution(one.wounds).capped(max(0, gone)).mean
    return WOUND_WORTH.casualties * unit_bounty(state, unit) * back / whole


def _test_value(setting: Setting, state: SkirmishState, unit: Unit, one: Test, by: Player) -> float:
    """Points for a test that the unit may fail (S-43, S-59)."""
    sign = -1 if unit.owner == by else 1
    fails = 1 - _pass_chance(setting, state, unit, one)
    if one.failed == "panic":
        again = 1.0 if one.stat == "leadership" else fails
        return sign * again * panic_test_value(setting, state, unit)
    return _signed_wounds_value(
        setting,
        state,
        unit,
        mixed_distribution([(1 - fails, certain_value(0)), (fails, certain_value(unit.models))]),
        by,
    )


def _pass_chance(setting: Setting, state: SkirmishState, unit: Unit, one: Test) -> float:
    """The chance that the unit passes the test (S-26)."""
    value = unit_characteristic(setting, state, unit, one.stat)
    if one.stat != "leadership":
        return passes_characteristic(value.needed)
    return leadership_pass_chance(leadership_test(value), again=standard_near(setting, state, unit))
