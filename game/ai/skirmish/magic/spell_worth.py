"""What a spell that works is worth to its caster's side, whatever its mod makes of it (S-43)."""

from collections.abc import Mapping

from game.ai.skirmish.magic.area import models_in_spell_area
from game.ai.skirmish.magic.buff_worth import lasting_change_value
from game.ai.skirmish.shooting.odds import OddsMemory, table_key
from game.ai.skirmish.shooting.wound_worth import (
    WEAR,
    panic_test_value,
    wounds_cost,
    wounds_left,
    wounds_value,
)
from game.ai.skirmish.values.unit_worth import unit_bounty
from game.core.rng import Rng
from game.core.rules import Player
from game.rules.skirmish.defs.battle import Change, Grant, Heal, Hits, SpellDef, Test
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
Chances = Mapping[int, Pmf]
"""How many models of each unit a spell may touch; how likely."""


def casting_value(setting: Setting, state: SkirmishState, casting: Casting) -> float:
    """The points that a spell brings its caster's owner if nothing stops it."""
    what = (casting.wizard, casting.spell, casting.target, casting.heading)
    key = (setting, what, table_key(state), _of_turn(state))
    found: float = SPELL_VALUE_MEMORY.recall(key, lambda: _effects(setting, state, casting))
    return found


def _of_turn(state: SkirmishState) -> tuple[object, ...]:
    """What units have done, whose points are counted: all else that a spell's worth depends on."""
    done = [(one.marks, one.level, one.at_phase, one.hurt, one.weapon, one.blame) for one in state.units]
    command = [(one.champion, one.standard, one.musician) for one in state.units]
    return (state.round, *state.earned, *done, *command)


def _effects(setting: Setting, state: SkirmishState, casting: Casting) -> float:
    """All its effects, on all that it touches."""
    spell, by = setting.content.spells[casting.spell], state.units[casting.wizard].owner
    touched = _reach(setting, state, spell, casting)
    total = 0.0
    for one in spell.effects:
        if isinstance(one, Hits):
            total += sum(
                _struck(setting, state, one, state.units[id], many, by) for id, many in touched.items()
            )
    for id, many in touched.items():
        total += many.at_least(1) * _on_unit(setting, state, spell, state.units[id], by)
    return total


def _reach(setting: Setting, state: SkirmishState, spell: SpellDef, casting: Casting) -> Chances:
    """How many models of which units a spell touches; a spell at a unit: one blow of its hits."""
    return (
        models_in_spell_area(setting, state, spell, casting)
        if is_area(spell)
        else {casting.target: certain_value(1)}
    )


def _struck(setting: Setting, state: SkirmishState, hits: Hits, unit: Unit, many: Pmf, by: Player) -> float:
    """What hits are worth: `many` times as many as the spell says."""
    strike = spell_strike(Battle(setting, state, Rng(0), []), unit, hits)
    each = amount_distribution(hits.hits)
    lost = many.then(lambda models: wound_distribution(strike, repeated_sum(each, models)))
    return _good(setting, state, unit, lost, by)


def _good(setting: Setting, state: SkirmishState, unit: Unit, lost: Pmf, by: Player) -> float:
    """What wounds are worth to `by`: of his own they are a loss."""
    return (
        -wounds_cost(setting, state, unit, lost)
        if unit.owner == by
        else wounds_value(setting, state, unit, lost, by)
    )


# on a unit


def _on_unit(setting: Setting, state: SkirmishState, spell: SpellDef, unit: Unit, by: Player) -> float:
    """All that is no hit: changes and gifts together, healing, tests."""
    total = 0.0
    new = [_lasts(spell, one, unit, by) for one in spell.effects if isinstance(one, Change | Grant)]
    if new:
        total += lasting_change_value(setting, state, unit, new, by)
    for one in spell.effects:
        match one:
            case Heal():
                total += _healed(setting, state, unit, one) * (1 if unit.owner == by else -1)
            case Test():
                total += _tested(setting, state, unit, one, by)
    return total


def _lasts(spell: SpellDef, one: Change | Grant, unit: Unit, by: Player) -> Lasting:
    """The change as it would lie on the unit."""
    if isinstance(one, Change):
        return Lasting(0, unit.id, one.stat, one.amount, one.until, spell.id, by, least=one.least)
    return Lasting(0, unit.id, one.rule, one.number, one.until, spell.id, by)


def _healed(setting: Setting, state: SkirmishState, unit: Unit, one: Heal) -> float:
    """What wounds and models that come back are worth to their owner."""
    each = wounds_per_model(setting, state, unit, "model")
    whole = max(1, unit.enlisted.models * each)
    gone = whole - wounds_left(setting, state, unit) if one.raises else unit.hurt
    back = amount_distribution(one.wounds).capped(max(0, gone)).mean
    return WEAR * unit_bounty(state, unit) * back / whole


def _tested(setting: Setting, state: SkirmishState, unit: Unit, one: Test, by: Player) -> float:
    """What a test that the unit may fail is worth (S-43, S-59)."""
    sign = -1 if unit.owner == by else 1
    fails = 1 - _chance_to_pass(setting, state, unit, one)
    if one.failed == "panic":
        again = 1.0 if one.stat == "leadership" else fails
        return sign * again * panic_test_value(setting, state, unit)
    return _good(
        setting,
        state,
        unit,
        mixed_distribution([(1 - fails, certain_value(0)), (fails, certain_value(unit.models))]),
        by,
    )


def _chance_to_pass(setting: Setting, state: SkirmishState, unit: Unit, one: Test) -> float:
    """How likely the unit passes it (S-26)."""
    value = unit_characteristic(setting, state, unit, one.stat)
    if one.stat != "leadership":
        return passes_characteristic(value.needed)
    return leadership_pass_chance(leadership_test(value), again=standard_near(setting, state, unit))
