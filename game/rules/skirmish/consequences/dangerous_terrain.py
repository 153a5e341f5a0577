"""Dangerous terrain: tests, what they kill, who stumbles."""

from game.rules.skirmish.consequences import casualties
from game.rules.skirmish.consequences.leadership_tests import check_panic_after_losses
from game.rules.skirmish.events.player import DiceRolled
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.rolls.combatants import defender_from_profile
from game.rules.skirmish.rolls.saves import Wounding, second_save
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.state.records import NOBODY, NONE
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.profile import is_mounted, profile_now, rules_now

HASTY = ("march", "charge", "failed-charge", "flight", "pursuit", "overrun")
"""Manners in which riders stumble in a forest (S-38)."""


def terrain_tests(battle: Battle, unit: Unit, way: tuple[Pose, ...], manner: str) -> None:
    """Models that moved in a marsh, riders who hurried through a forest: some are hurt (S-38).

    `way`: poses as in `UnitMoved`, from where it stood to where it stands now.
    """
    for kind, most in dangers_met(battle.setting, battle.state, unit, way, manner):
        if unit.place == TABLE:
            roll_dangerous_terrain(battle, unit, most, kind)


def dangers_met(
    setting: Setting, state: SkirmishState, unit: Unit, way: tuple[Pose, ...], manner: str
) -> list[tuple[str, int]]:
    """Kinds of terrain on a way that test the unit, piece by piece, each with the highest roll that hurts."""
    if len(way) < 2 or not state.terrain:
        return []
    kinds = {piece.id: piece.kind for piece in state.terrain}
    met = [kinds[id] for id in setting.ground.crossed(state, unit.id, way)]
    rolls = [(kind, worst_roll(setting, state, unit, kind, manner)) for kind in met]
    return [(kind, most) for kind, most in rolls if most]


def hurt_chance(setting: Setting, state: SkirmishState, unit: Unit, most: int) -> float:
    """The chance that one model loses a wound to a roll of up to `most`: only a ward saves (S-38, S-47)."""
    saved = min(6, max(0, 7 - _ward_of(setting, state, unit))) / 6
    return most / 6 * (1 - saved)


def _ward_of(setting: Setting, state: SkirmishState, unit: Unit) -> int:
    """What a model must roll to be saved where armour does not help; over 6: it cannot."""
    who = defender_from_profile(profile_now(setting, state, unit), unit.enlisted, rules_now(state, unit))
    return second_save(who, Wounding(0)).needed


def worst_roll(setting: Setting, state: SkirmishState, unit: Unit, kind: str, manner: str) -> int:
    """The highest roll that hurts a model of the unit in such terrain; 0: the unit is safe there (S-38)."""
    mounted = is_mounted(setting, unit)
    if kind == "marsh" and "skirmish" not in rules_now(state, unit):
        return 2 if mounted else 1
    return 1 if kind == "forest" and mounted and manner in HASTY else 0


def roll_dangerous_terrain(battle: Battle, unit: Unit, most: int, why: str) -> None:
    """Roll a die for each model; up to `most` it loses a wound from which no armour saves (S-36, S-38).

    The unit may panic over it; points go to whoever made it flee, else to nobody (S-17).
    """
    for one in (unit, *[battle.unit(id) for id in unit.guests]):
        dice = battle.dice(one.models)
        battle.tell(DiceRolled(one.owner, why, dice, one.id, most + 1))
        save = _ward_of(battle.setting, battle.state, one)
        hurt = [die for die in dice if die <= most]
        wards = battle.dice(len(hurt)) if save <= 6 else ()
        if wards:
            battle.tell(DiceRolled(one.owner, "ward", wards, one.id, save))
        unsaved = sum(ward < save for ward in wards) if save <= 6 else len(hurt)
        casualties.inflict_wounds(battle, one, unsaved, why, NOBODY)
    if unit.place == TABLE:
        check_panic_after_losses(battle, unit, NONE, NOBODY)
