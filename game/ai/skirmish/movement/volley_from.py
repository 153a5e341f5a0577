"""What a volley from where nobody stands yet would bring: the numbers of `volleys`, counted once (S-44)."""

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

WEAR = 0.6
"""What wounds of a unit that is not destroyed are worth, of their share of its points."""
STRUCK = 0.8
"""How often a ball or a stone strikes one model, about: more than one, or none."""
PIERCED = 1.5
"""How many models stand in a bolt's way, about."""
MOST = 4096
"""Kinds of shots remembered."""
How: TypeAlias = Literal["still", "moved", "stands"]
STILL: How = "still"
MOVED: How = "moved"
STANDS: How = "stands"
"""How a unit shoots: where it stood, after a move, at who charges it."""


class Arm(NamedTuple):
    """What a unit shoots with, where it stands or after a move."""

    weapon: str
    range: int
    """In milli."""
    standing: int
    """How many of its models shoot when it has not moved."""
    moving: int
    """How many when it has: none of those who move or shoot."""

    round_about: bool = False
    """Whether it pivots freely to shoot (S-82)."""


def arm_of(setting: Setting, state: SkirmishState, unit: Unit) -> Arm | None:
    """The first missiles that a unit carries, or its machine; None: none (S-44, S-50, S-60)."""
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
    setting: Setting, state: SkirmishState, unit: Unit, arm: Arm, foe: Unit, gap: float, how: How = STILL
) -> float:
    """The points that a volley at a foe so far away would bring, in the open (S-44)."""
    models = arm.moving if how == MOVED else arm.standing
    if not models or gap > arm.range:
        return 0.0
    wounds = models * _shot(setting, state, unit, foe, arm.weapon, far=2 * gap > arm.range, how=how)
    return _harm(setting, state, foe, wounds)


def _harm(setting: Setting, state: SkirmishState, foe: Unit, wounds: float) -> float:
    """The points that so many wounds bring nearer."""
    left = foe.models * unit_characteristic(setting, state, foe, "wounds").needed - foe.hurt
    return WEAR * unit_bounty(state, foe) * min(1.0, wounds / max(1, left))


def _shot(
    setting: Setting, state: SkirmishState, unit: Unit, foe: Unit, weapon: str, *, far: bool, how: How
) -> float:
    """The wounds that one model's shots take on average."""
    mine = _lasting_on(state, unit, 0)
    theirs = _lasting_on(state, foe, 1)
    return _wounds_of_shot(setting, unit.enlisted, foe.enlisted, weapon, far, how, (*mine, *theirs))


def _lasting_on(state: SkirmishState, unit: Unit, as_id: int) -> tuple[Lasting, ...]:
    """What lasts on a unit, as if that were its id."""
    if not state.lasting:
        return ()
    return tuple(
        Lasting(0, as_id, one.what, one.amount, "turn", "", 0, least=one.least)
        for one in state.lasting
        if one.unit == unit.id
    )


@lru_cache(maxsize=MOST)
def _wounds_of_shot(
    setting: Setting,
    shooter: Enlisted,
    target: Enlisted,
    weapon: str,
    far: bool,
    how: How,
    lasting: tuple[Lasting, ...],
) -> float:
    """The same, of units as they were bought, in the open, with what lasts on them (S-45 to S-48)."""
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
        return STRUCK * amount_distribution(machine.wounds).mean
    strike = strike_of_shots(setting, bare, Fire(unit.id, CREW, weapon, far, 1), foe)
    shots = hail_shots(machine.dice).mean if machine.kind == "volley-gun" else PIERCED
    return strike_chances(strike).lost.mean * shots
