"""Whose Strength, Toughness or Wounds are brought down to 0 is dead (S-26)."""

from game.core.rules import Player
from game.rules.skirmish.consequences import casualties
from game.rules.skirmish.consequences.leadership_tests import check_panic_after_losses
from game.rules.skirmish.defs.armies import Stat
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.parts import wounds_per_model
from game.rules.skirmish.unit.profile import Part, printed_profile, unit_characteristic

VITAL: tuple[Stat, ...] = ("strength", "toughness", "wounds")


def remove_zero_stat_models(battle: Battle, unit: Unit, why: str, by: Player) -> None:
    """A characteristic changed: whoever cannot live with it falls; the others may panic (S-59)."""
    inside = (unit, *[battle.unit(id) for id in unit.guests])
    for one, fallen in [(one, _doomed(battle.setting, battle.state, one)) for one in inside]:
        each = wounds_per_model(battle.setting, battle.state, one, "model")
        one.hurt = min(one.hurt, each - 1)
        casualties.inflict_wounds(battle, one, fallen * each - one.hurt if fallen else 0, why, by)
    if unit.place == TABLE:
        check_panic_after_losses(battle, unit, NONE, by)


def _doomed(setting: Setting, state: SkirmishState, unit: Unit) -> int:
    """How many models of a unit are dead: all that live as its rank and file do, or the wounded one."""
    if _is_lifeless(setting, state, unit, "model"):
        led = unit.champion and not _is_lifeless(setting, state, unit, "champion")
        return unit.models - led
    return int(unit.hurt >= wounds_per_model(setting, state, unit, "model"))


def _is_lifeless(setting: Setting, state: SkirmishState, unit: Unit, part: Part) -> bool:
    """Whether something took away what it lives by; a machine never had any Strength."""
    born = printed_profile(setting, unit, part)
    return any(
        getattr(born, stat) and not unit_characteristic(setting, state, unit, stat, part).needed
        for stat in VITAL
    )
