"""Value of a volley from where no unit stands yet: the numbers of `shooting.volley`, counted once (S-44)."""

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from game.ai.skirmish.values.unit_worth import unit_bounty
from game.rules.skirmish.forecast.volley import hail_shots
from game.rules.skirmish.odds.distribution import amount_distribution
from game.rules.skirmish.odds.single import strike_chances
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.law import BY_SKILL, machine_of
from game.rules.skirmish.shooting.numbers import CREW, FIRING_RANKS, Fire, strike_of_shots
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.records import Enlisted, Lasting
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.parts import RANK
from game.rules.skirmish.unit.profile import in_rank, rules_now, unit_characteristic, unit_shape


class VolleyGuess(NamedTuple):
    """Averages in place of what only a table could tell."""

    casualties: float = 0.6
    """Worth of wounds of a unit that is not destroyed, of their share of its points."""
    models_struck: float = 0.8
    """Models that a ball or a stone strikes: more than one, or none."""
    models_pierced: float = 1.5
    """Models that stand in a bolt's way."""


VOLLEY_GUESS = VolleyGuess()

MAX_SHOTS_REMEMBERED = 4096
"""Kinds of shots remembered."""
ShotManner: TypeAlias = Literal["still", "moved", "stands"]
STILL: ShotManner = "still"
MOVED: ShotManner = "moved"
STANDS: ShotManner = "stands"
"""How a unit shoots: where it stood, after a move, at a foe that charges it."""


class Arm(NamedTuple):
    """Missiles or machine of a unit, and how many models shoot: from where they stood, or after a move."""

    weapon: str
    range: int
    """The longest range, in milli."""
    standing: int
    """Models that shoot when the unit has not moved."""
    moving: int
    """Models that shoot when the unit has moved: 0 if it must choose."""

    round_about: bool = False
    """Whether the unit pivots freely to shoot (S-82)."""


def arm_of(setting: Setting, state: SkirmishState, unit: Unit) -> Arm | None:
    """The first missiles that a unit carries, or its machine; None if it cannot shoot (S-44, S-50, S-60)."""
    machine = machine_of(setting, unit)
    if machine is not None and is_machine(setting, unit):
        return Arm(machine.id, machine.range * INCH, 1, 0, round_about=True)
    weapons = setting.content.weapons
    weapon = next((id for id in unit.enlisted.weapons if weapons[id].range), None)
    if weapon is None:
        return None
    own, bow = rules_now(state, unit), weapons[weapon].rules
    models = in_rank(unit)
    ranks = min(models, FIRING_RANKS * unit_shape(setting, unit).files)
    volley = "volley" in own or "volley" in bow
    slow = "move-or-fire" in own or "move-or-fire" in bow
    standing = ranks + (models - ranks) // 2 if volley else ranks
    return Arm(weapon, weapons[weapon].range * INCH, standing, 0 if slow else ranks)


def volley_value(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    arm: Arm,
    foe: Unit,
    gap: float,
    how: ShotManner = STILL,
) -> float:
    """Points that a volley at a foe `gap` milli away would bring, in the open (S-44)."""
    models = arm.moving if how == MOVED else arm.standing
    if not models or gap > arm.range:
        return 0.0
    wounds = models * _wounds_per_model(
        setting, state, unit, foe, arm.weapon, far=2 * gap > arm.range, how=how
    )
    return _wounds_points(setting, state, foe, wounds)


def _wounds_points(setting: Setting, state: SkirmishState, foe: Unit, wounds: float) -> float:
    """Points that wounds of a foe are worth, at most those of the whole unit."""
    left = foe.models * unit_characteristic(setting, state, foe, "wounds").needed - foe.hurt
    return VOLLEY_GUESS.casualties * unit_bounty(state, foe) * min(1.0, wounds / max(1, left))


def _wounds_per_model(
    setting: Setting, state: SkirmishState, unit: Unit, foe: Unit, weapon: str, *, far: bool, how: ShotManner
) -> float:
    """The wounds that one model's shots take on average."""
    mine = _lasting_changes(state, unit, 0)
    theirs = _lasting_changes(state, foe, 1)
    return _wounds_as_bought(setting, unit.enlisted, foe.enlisted, weapon, far, how, (*mine, *theirs))


def _lasting_changes(state: SkirmishState, unit: Unit, as_id: int) -> tuple[Lasting, ...]:
    """Changes that last on a unit, as if `as_id` were its id."""
    if not state.lasting:
        return ()
    return tuple(
        Lasting(0, as_id, one.what, one.amount, "turn", "", 0, least=one.least)
        for one in state.lasting
        if one.unit == unit.id
    )


@lru_cache(maxsize=MAX_SHOTS_REMEMBERED)
def _wounds_as_bought(
    setting: Setting,
    shooter: Enlisted,
    target: Enlisted,
    weapon: str,
    far: bool,
    how: ShotManner,
    lasting: tuple[Lasting, ...],
) -> float:
    """Wounds by one model's shots, of units as they were bought, with what lasts on them (S-45 to S-48)."""
    unit, foe = Unit(0, 0, shooter, shooter.models), Unit(1, 1, target, target.models)
    bare = SkirmishState(players=2, width=0, depth=0, units=[unit, foe], lasting=list(lasting))
    machine = machine_of(setting, unit) if is_machine(setting, unit) else None
    if machine is None:
        fire = Fire(unit.id, RANK, weapon, far, 1)
        strike = strike_of_shots(setting, bare, fire, foe, stand=how == STANDS, moved=how == MOVED)
        return (
            strike_chances(strike).lost.mean * amount_distribution(setting.content.weapons[weapon].shots).mean
        )
    if machine.kind not in BY_SKILL:
        return VOLLEY_GUESS.models_struck * amount_distribution(machine.wounds).mean
    strike = strike_of_shots(setting, bare, Fire(unit.id, CREW, weapon, far, 1), foe)
    shots = hail_shots(machine.dice).mean if machine.kind == "volley-gun" else VOLLEY_GUESS.models_pierced
    return strike_chances(strike).lost.mean * shots
