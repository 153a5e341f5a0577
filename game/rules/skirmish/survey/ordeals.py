"""The tests that an order leads into: marches, marsh and forest, panic, terror, each with its chance."""

from typing import NamedTuple

from game.rules.skirmish.consequences.dangerous_terrain import dangers_met, hurt_chance
from game.rules.skirmish.consequences.leadership_tests import leadership_test_target
from game.rules.skirmish.odds.distribution import binomial, certain_value
from game.rules.skirmish.odds.single import leadership_pass_chance, models_fallen
from game.rules.skirmish.rolls.target import Target
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.state.records import LeadershipTest
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.leadership import may_panic, standard_near
from game.rules.skirmish.unit.profile import profile_now


class Ordeal(NamedTuple):
    """A test on the way of an order: who takes it, why, and what is likely."""

    unit: int
    why: str
    """`march`, `swift-reform`, `terror`, `panic`: Leadership; `marsh`, `forest`: a die for each model."""
    passes: float
    """The chance to pass; in terrain: that nobody loses a wound."""
    taken: float = 1.0
    """The chance that the test must be taken at all."""
    target: Target | None = None
    """The number that two dice must stay at or under, with its reasons; None in terrain."""
    most: int = 0
    """In terrain, the highest roll that hurts a model."""
    lost: float = 0.0
    """In terrain, the wounds that are lost on average."""


def leadership_ordeal(setting: Setting, state: SkirmishState, unit: Unit, why: str) -> Ordeal:
    """A test of Leadership as the battle would roll it now, the battle standard near or not (S-26, S-30)."""
    target = leadership_test_target(setting, state, LeadershipTest(unit.id, why))
    chance = leadership_pass_chance(target, again=standard_near(setting, state, unit))
    return Ordeal(unit.id, why, chance, target=target)


def terrain_ordeals(
    setting: Setting, state: SkirmishState, unit: Unit, way: tuple[Pose, ...], manner: str
) -> list[Ordeal]:
    """The tests of dangerous terrain on a way, and of panic if a quarter may fall (S-38, S-59)."""
    found, spared = [], 1.0
    for kind, most in dangers_met(setting, state, unit, way, manner):
        for one in (unit, *[state.units[id] for id in unit.guests]):
            each = hurt_chance(setting, state, one, most)
            found.append(Ordeal(one.id, kind, (1 - each) ** one.models, most=most, lost=each * one.models))
        spared *= 1 - _quarter_chance(setting, state, unit, most)
    if spared < 1.0 and may_panic(setting, state, unit):
        found.append(leadership_ordeal(setting, state, unit, "panic")._replace(taken=1 - spared))
    return found


def _quarter_chance(setting: Setting, state: SkirmishState, unit: Unit, most: int) -> float:
    """The chance that one test in terrain leaves the unit alive and a quarter of its models short (S-59)."""
    if unit.at_phase <= 1:
        return 0.0
    gone = unit.at_phase - unit.models
    least = -(-unit.at_phase // 4) - gone
    wounds = binomial(unit.models, hurt_chance(setting, state, unit, most)) if most else certain_value(0)
    each = max(1, profile_now(setting, state, unit).wounds)
    fallen = models_fallen(wounds, unit.models, each, unit.hurt)
    return max(0.0, fallen.at_least(least) - fallen.at_least(unit.models))
