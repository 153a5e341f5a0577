"""Cannon and stone thrower: what they may be aimed at, where it lands, whom it strikes (S-49, S-50, S-82)."""

import math

from game.core.rules import Refusal
from game.rules.skirmish.actions.orders import Aim
from game.rules.skirmish.defs.armies import MachineDef
from game.rules.skirmish.events.faces import ModelHit
from game.rules.skirmish.events.unit import MachineShot
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.geometry.queries import Model
from game.rules.skirmish.rolls.dice import MISFIRE
from game.rules.skirmish.rolls.scatter import on_table, point_beyond, roll_artillery_die, roll_scatter
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.area_hits import (
    apply_area_losses,
    roll_hit,
    strike_all,
    tell_hits,
    victim_of_hit,
)
from game.rules.skirmish.shooting.law import no_target
from game.rules.skirmish.shooting.machine_numbers import (
    STOPPING,
    AreaHit,
    models_in_bounce,
    stone_hits,
    touchable_models,
)
from game.rules.skirmish.shooting.misfires import roll_misfire
from game.rules.skirmish.state.formation import INCH, Point, model_centres
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_engaged, unit_centre
from game.rules.skirmish.unit.parts import wounds_per_model
from game.rules.skirmish.unit.profile import def_of, in_rank, unit_shape
from game.rules.skirmish.unit.sides import is_friend, opposing_units

FARTHEST_BALL = 20 * INCH
"""How far beyond its aim a ball may strike: 10" of flight, 10" of bounce (S-49)."""
SHORT = (2, 4, 6, 8)
"""Inches before a target at which a cannon is aimed, in the sample of aims."""


# the law of aims


def check_aim(
    setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef, action: Aim
) -> Refusal | None:
    """On the table, in range, and as the machine asks (S-49, S-50)."""
    point = (action.x, action.y)
    if not all(isinstance(number, int) for number in point):
        return Refusal("not-an-order")
    if not on_table(point, state.width, state.depth):
        return Refusal("aim-off-table")
    gap = setting.ground.gap_to(state, unit.id, point)
    if gap > machine.range * INCH:
        return Refusal("shoot-too-far", {"range": machine.range})
    if gap < machine.least_range * INCH:
        return Refusal("aim-too-near", {"range": machine.least_range})
    if machine.kind == "stone":
        return _check_hole(setting, state, machine, point, action.target)
    return _check_line(setting, state, unit, point)


def _check_hole(
    setting: Setting, state: SkirmishState, machine: MachineDef, point: Point, target: int
) -> Refusal | None:
    """The hole over an enemy's model; under the template nothing of one's own and no combat (S-50)."""
    hole = setting.ground.under_hole(state, point)
    if hole is None or target not in (-1, hole[0]):
        return Refusal("aim-no-model")
    under = setting.ground.under(state, point, machine.template * INCH // 2)
    return no_target(setting, state, hole[0]) or check_under(setting, state, under)


def check_under(setting: Setting, state: SkirmishState, models: tuple[Model, ...]) -> Refusal | None:
    """The refusal of a template on one's own army or on a combat; where it scatters is another thing
    (S-08).
    """
    for id in sorted({unit for unit, _ in models}):
        unit = state.units[id]
        if is_friend(state, unit):
            return Refusal("aim-own-army")
        if is_engaged(setting, state, unit):
            return Refusal("shoot-in-combat")
    return None


def _check_line(setting: Setting, state: SkirmishState, unit: Unit, point: Point) -> Refusal | None:
    """A point in sight; the first whom the ball would meet from there on may be shot at (S-08, S-49)."""
    if not setting.ground.in_sight(state, unit.id, point):
        return Refusal("shoot-unseen")
    end = point_beyond(unit_centre(setting, unit), point, FARTHEST_BALL)
    met = touchable_models(state, setting.ground.along(state, point, end))
    return no_target(setting, state, met[0][0]) if met else Refusal("aim-at-nobody")


# a sample of aims


def artillery_aims(setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef) -> list[Aim]:
    """Sensible aims at every enemy, each is legal."""
    foes = opposing_units(state, unit)
    return [aim for foe in foes for aim in aims_at(setting, state, unit, machine, foe)]


def aims_at(
    setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef, target: Unit
) -> list[Aim]:
    """Sensible aims at one enemy: before it for a ball, over its models for a stone; each is legal."""
    if no_target(setting, state, target.id) is not None:
        return []
    over = target.id if machine.kind == "stone" else -1
    points = sample_aims(setting, unit, machine, target)
    found = [Aim(unit.owner, unit.id, *point, target=over) for point in points]
    return [one for one in found if check_aim(setting, state, unit, machine, one) is None]


def sample_aims(setting: Setting, unit: Unit, machine: MachineDef, target: Unit) -> list[Point]:
    """Points worth aiming at: the model in the middle and those at the ends of the front; or short of it."""
    centres = model_centres(target.pose, unit_shape(setting, target), in_rank(target))
    heart, files = centres[len(centres) // 2], unit_shape(setting, target).files
    ends = {centres[0], centres[files - 1]}
    if machine.kind == "stone":
        return sorted({heart, centres[files // 2], *ends})
    start = unit_centre(setting, unit)
    near = min(centres, key=lambda centre: (math.dist(start, centre), centre))
    return [
        point_beyond(start, at, -short * INCH)
        for at in sorted({near, *ends})
        for short in SHORT
        if math.dist(start, at) > short * INCH
    ]


# the shots


def throw_stone(battle: Battle, unit: Unit, machine: MachineDef, aimed: Point) -> None:
    """A stone: both dice, a misfire first; then whoever stands where it comes down (S-50)."""
    fell = roll_scatter(battle.rng, aimed)
    hits = () if fell.misfired else stone_hits(battle.setting, battle.state, machine, fell.point)
    struck = tuple(hit.model for hit in hits)
    _tell(battle, unit, machine, aimed, fell.point, (fell.inches, fell.arrow), struck)
    if fell.misfired:
        roll_misfire(battle, unit, machine)
        return
    strike_all(battle, unit, machine, hits)


def fire_cannon(battle: Battle, unit: Unit, machine: MachineDef, aimed: Point) -> None:
    """A ball: it strikes the ground beyond its aim, then bounces on in the same line (S-49)."""
    first = roll_artillery_die(battle.rng)
    if first == MISFIRE:
        _tell(battle, unit, machine, aimed, aimed, (first,), ())
        roll_misfire(battle, unit, machine)
        return
    second = roll_artillery_die(battle.rng)
    start = unit_centre(battle.setting, unit)
    models = models_in_bounce(battle.setting, battle.state, start, aimed, (first, second))
    struck, lost, hits = _plough(battle, machine, models)
    end = point_beyond(start, aimed, (first + second) * INCH)
    _tell(battle, unit, machine, aimed, end, (first, second), struck)
    tell_hits(battle, unit, machine.kind, hits)
    apply_area_losses(battle, unit, lost)


def _plough(
    battle: Battle, machine: MachineDef, models: tuple[Model, ...]
) -> tuple[tuple[Model, ...], dict[int, int], list[ModelHit]]:
    """Roll the hits of a line in order, up to an unslain monster: those struck, wounds by unit (S-49)."""
    lost: dict[int, int] = {}
    hits: list[ModelHit] = []
    for at, model in enumerate(models):
        foe = victim_of_hit(battle, model)
        hits.append(roll_hit(battle, machine, foe, AreaHit(model, machine.strength, machine.wounds)))
        lost[foe.id] = lost.get(foe.id, 0) + hits[-1].lost
        if _stops(battle, foe, lost[foe.id]):
            return models[: at + 1], lost, hits
    return models, lost, hits


def _stops(battle: Battle, foe: Unit, wounds: int) -> bool:
    """Whether a monster still stands after this many wounds, and stops a stone."""
    if def_of(battle.setting, foe).troop != STOPPING:
        return False
    each = wounds_per_model(battle.setting, battle.state, foe, "model")
    return foe.hurt + wounds < each * foe.models


def _tell(
    battle: Battle,
    unit: Unit,
    machine: MachineDef,
    aimed: Point,
    landed: Point,
    dice: tuple[int, ...],
    models: tuple[Model, ...],
) -> None:
    """Tell the shot of a machine to everybody; `struck` are units, by id."""
    struck = tuple(sorted({id for id, _ in models}))
    battle.tell(MachineShot(unit.id, machine.kind, aimed, landed, dice, struck, models))
