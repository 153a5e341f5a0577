"""What a machine hits before a die is rolled: whom a stone, bolt or hail meets, how hard (S-48 to S-50)."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from game.rules.skirmish.defs.armies import MachineDef
from game.rules.skirmish.geometry.queries import Model
from game.rules.skirmish.rolls import attack
from game.rules.skirmish.rolls.attack import AUTOMATIC, Strike, to_wound
from game.rules.skirmish.rolls.dice import MISFIRE
from game.rules.skirmish.rolls.scatter import on_table, point_beyond
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.law import cover_of, is_in_range
from game.rules.skirmish.shooting.numbers import CREW, Fire, strike_of_shots
from game.rules.skirmish.state.formation import INCH, Centi, Point, arc_of, heading_between
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import unit_centre
from game.rules.skirmish.unit.defence import defender_of
from game.rules.skirmish.unit.profile import profile_now, unit_shape
from game.rules.skirmish.unit.sides import takes_part_in_phase

STOPPING = "monster"
"""A ball does not go through one that it did not slay (S-49)."""
HAIL = 10
"""Shots a die of a volley gun all of whose dice misfire (S-50)."""


class AreaHit(NamedTuple):
    """A hit without a roll on one model: at which strength, for how many wounds."""

    model: Model
    strength: int
    wounds: int | str = 1


def touchable_models(state: SkirmishState, models: Iterable[Model]) -> tuple[Model, ...]:
    """The models that are friendly or enemy: nothing ever touches a neutral, engaged or not (S-05, S-08)."""
    return tuple(one for one in models if takes_part_in_phase(state, state.units[one[0]]))


def under_hole_and_edge(machine: MachineDef, models: Iterable[Model], hole: Model | None) -> list[AreaHit]:
    """Hits of a template: the model under its hole suffers more than the others (S-50)."""
    return [
        AreaHit(one, machine.strength, machine.wounds)
        if one == hole
        else AreaHit(one, machine.other_strength)
        for one in models
    ]


def numbers_of(
    setting: Setting, state: SkirmishState, machine: MachineDef, foe: Unit, hit: AreaHit
) -> attack.Strike:
    """The numbers of one hit, with their reasons (S-46, S-47)."""
    by = defender_of(setting, state, foe)
    return attack.automatic_strike(hit.strength, by, saved=machine.armour, wounds=hit.wounds)


def ranks_first(setting: Setting, state: SkirmishState, models: Iterable[Model]) -> list[Model]:
    """Of models on a line, in order, at most one a rank of each unit: the one met first (S-49)."""
    met: dict[tuple[int, int], Model] = {}
    for unit, place in models:
        met.setdefault((unit, place // unit_shape(setting, state.units[unit]).files), (unit, place))
    return list(met.values())


def models_under_template(
    setting: Setting, state: SkirmishState, machine: MachineDef, point: Point
) -> tuple[Model, ...]:
    """Friendly and enemy models under the machine's template (S-05, S-50)."""
    return touchable_models(state, setting.ground.under(state, point, machine.template * INCH // 2))


def stone_hits(
    setting: Setting, state: SkirmishState, machine: MachineDef, point: Point
) -> tuple[AreaHit, ...]:
    """Hits of a stone that comes down there; outside the table none (S-50, S-78)."""
    if not on_table(point, state.width, state.depth):
        return ()
    models = models_under_template(setting, state, machine, point)
    hole = setting.ground.under_hole(state, point) if models else None
    return tuple(under_hole_and_edge(machine, models, hole))


def models_in_bounce(
    setting: Setting, state: SkirmishState, start: Point, aimed: Point, dice: tuple[int, int]
) -> tuple[Model, ...]:
    """Models in the way of a bounce, one a rank; a ball that is stuck meets whom it falls on (S-49)."""
    spot = point_beyond(start, aimed, dice[0] * INCH)
    if not on_table(spot, state.width, state.depth):
        return ()
    if dice[1] == MISFIRE:
        under = setting.ground.under_hole(state, spot)
        return touchable_models(state, (under,)) if under is not None else ()
    end = point_beyond(start, aimed, sum(dice) * INCH)
    return tuple(ranks_first(setting, state, touchable_models(state, setting.ground.along(state, spot, end))))


def gunfire_numbers(
    setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef, target: Unit
) -> tuple[Fire, Strike]:
    """The numbers of a bolt or of each shot of a volley gun, for dice and tooltips (S-45, S-50)."""
    far = not is_in_range(2 * _distance(setting, state, unit, target), machine.range)
    one = Fire(unit.id, CREW, machine.id, far, 1)
    return one, strike_of_shots(setting, state, one, target, cover=cover_of(setting, state, unit, target))


def _distance(setting: Setting, state: SkirmishState, unit: Unit, target: Unit) -> int:
    """From a machine to the nearest model (S-44)."""
    return min(setting.ground.model_gaps(state, unit.id, target.id))


def piercing_strikes(
    setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef, target: Unit, numbers: Strike
) -> tuple[Strike, ...]:
    """The strike of a bolt on each rank, as far as it may get (S-50)."""
    toughness = profile_now(setting, state, target).toughness
    return tuple(
        msgspec.structs.replace(
            numbers, hit=AUTOMATIC, wound=to_wound(max(0, machine.strength - rank), toughness)
        )
        for rank in range(bolt_depth(setting, unit, target))
    )


def goes_on(before: int, lost: int, each: int) -> bool:
    """Whether a model of `each` wounds died of these, after others had lost so many.

    >>> goes_on(1, 2, 3), goes_on(0, 2, 3)
    (True, False)
    """
    return (before + lost) // each > before // each


def bolt_depth(setting: Setting, unit: Unit, target: Unit) -> int:
    """How many models stand behind each other as a bolt comes: ranks, or from a flank files."""
    size = unit_shape(setting, target)
    return (
        size.files
        if arc_of(target.pose, size, unit_centre(setting, unit)) in ("left", "right")
        else size.ranks
    )


class Hail(NamedTuple):
    """The result of a volley gun's artillery dice: shots, or the chart; whether they are its last."""

    shots: int
    fails: bool
    last: bool


def hail_of(dice: tuple[int, ...]) -> Hail:
    """One misfire halves, two are the chart, all of three thirty shots and the end of it (S-50).

    >>> hail_of((2, 4, 0)), hail_of((0, 0, 0)).shots, hail_of((0, 10, 0)).fails
    (Hail(shots=3, fails=False, last=False), 30, True)
    """
    failed = dice.count(MISFIRE)
    if failed == len(dice):
        return Hail(HAIL * len(dice), False, True)
    return Hail(sum(dice) // (1 + failed) if failed < 2 else 0, failed > 1, False)


def breathed_on(setting: Setting, state: SkirmishState, unit: Unit, target: Unit) -> tuple[Model, ...]:
    """Friendly and enemy models under the 8" teardrop towards a target (S-05, S-50)."""
    return touchable_models(
        state, setting.ground.under_breath(state, unit.id, breath_heading(setting, unit, target))
    )


def breath_heading(setting: Setting, unit: Unit, target: Unit) -> Centi:
    """The heading of a breath: from the middle of the front towards the middle of the target."""
    return heading_between((unit.x, unit.y), unit_centre(setting, target))
