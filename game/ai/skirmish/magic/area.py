"""Models that a template or a vortex would touch, and how likely (S-43, S-66)."""

from collections import Counter, defaultdict

from game.rules.skirmish.defs.battle import SpellDef
from game.rules.skirmish.geometry.queries import Model
from game.rules.skirmish.magic.effects import place_of
from game.rules.skirmish.odds.distribution import ARTILLERY_DIE, Pmf, certain_value, distribution_from_pairs
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.machine_numbers import touchable_models
from game.rules.skirmish.state.formation import INCH, Pose, offset_point
from game.rules.skirmish.state.records import Casting
from game.rules.skirmish.state.state import SkirmishState, home_unit
from game.rules.skirmish.unit.contact import unit_centre


def models_in_spell_area(
    setting: Setting, state: SkirmishState, spell: SpellDef, casting: Casting
) -> dict[int, Pmf]:
    """How many models of each friendly or enemy unit a spell touches, by unit id."""
    if spell.type == "vortex":
        return _models_in_vortex(setting, state, spell, casting)
    at, radius = unit_centre(setting, state.units[casting.target]), spell.template * INCH // 2
    found = Counter(id for id, _ in touchable_models(state, setting.ground.under(state, at, radius)))
    return {id: certain_value(count) for id, count in sorted(found.items())}


def _models_in_vortex(
    setting: Setting, state: SkirmishState, spell: SpellDef, casting: Casting
) -> dict[int, Pmf]:
    """How many models a vortex touches: the artillery die and the caster's level tell how far it goes."""
    caster = state.units[casting.wizard]
    reached, home = _first_touches(setting, state, spell, casting), home_unit(state, caster).id
    parts: dict[int, list[tuple[int, float]]] = defaultdict(list)
    for inches, chance in ARTILLERY_DIE:
        if chance:
            distance = inches * max(1, caster.level) * INCH
            on_way = [
                id for (id, _), at in reached.items() if at <= distance and (distance == 0) == (id == home)
            ]
            counts = Counter(on_way)
            for id in dict.fromkeys(unit for unit, _ in reached):
                parts[id].append((counts[id], chance))
    return {id: distribution_from_pairs(parts[id]) for id in sorted(parts)}


def _first_touches(
    setting: Setting, state: SkirmishState, spell: SpellDef, casting: Casting
) -> dict[Model, int]:
    """Milli after which a vortex first touches each model in its way."""
    caster, radius = state.units[casting.wizard], spell.template * INCH // 2
    start, found = place_of(state, caster), dict[Model, int]()
    for step in range(0, ARTILLERY_DIE.most * max(1, caster.level) * INCH + 1, max(LEAST_STRIDE, radius)):
        x, y = offset_point(Pose(*start, casting.heading), 0, step)
        if not (0 <= x <= state.width and 0 <= y <= state.depth):
            break
        for model in touchable_models(state, setting.ground.under(state, (x, y), radius)):
            found.setdefault(model, step)
    return found


LEAST_STRIDE = INCH
"""Milli between the places at which a vortex is looked at, at least."""
