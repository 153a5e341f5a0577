"""The defender against shots at a unit."""

from game.rules.skirmish.rolls.combatants import Defender, defender_from_profile
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.profile import def_of, is_mounted, profile_now, rules_now


def defender_of(setting: Setting, state: SkirmishState, foe: Unit) -> Defender:
    """The defender when a unit is shot at: a machine's own T and W, a rider's saves (S-27, S-82)."""
    kind = def_of(setting, foe)
    return defender_from_profile(
        profile_now(setting, state, foe),
        foe.enlisted,
        rules_now(state, foe),
        troop=kind.troop,
        character=kind.character,
        mounted=is_mounted(setting, foe),
    )
