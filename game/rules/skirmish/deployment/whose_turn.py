"""What is due in deployment, and whose turn it is (S-25)."""

from collections.abc import Callable

from game.core.rules import Player
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.state import RESERVE, SkirmishState, Unit
from game.rules.skirmish.unit.profile import is_character, special_rule_value


def _waits(unit: Unit) -> bool:
    """Whether it is still to be deployed."""
    return unit.place == RESERVE and not unit.has(unit_flags.KEPT_BACK)


def is_scout(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether it is deployed after all others; a character never is."""
    return not is_character(setting, unit) and special_rule_value(setting, state, unit, "scouts") != 0


def units_to_deploy(setting: Setting, state: SkirmishState, player: Player) -> list[Unit]:
    """The units and machines that a player has to place before scouts; characters once these stand."""
    left = [one for one in state.army(player) if _waits(one) and not is_scout(setting, state, one)]
    return [one for one in left if not is_character(setting, one)] or left


def scouts_due(setting: Setting, state: SkirmishState, player: Player) -> list[Unit]:
    """The scouts of a player that are still to be placed."""
    return [one for one in state.army(player) if _waits(one) and is_scout(setting, state, one)]


def vanguards_due(setting: Setting, state: SkirmishState, player: Player) -> list[Unit]:
    """The units of a player that may still make a vanguard's move."""
    return [
        one
        for one in state.army(player)
        if one.stands
        and not one.has(unit_flags.SCOUTED)
        and special_rule_value(setting, state, one, "vanguard") != 0
    ]


Due = Callable[[Setting, SkirmishState, Player], list[Unit]]


def turn_of(setting: Setting, state: SkirmishState, at: int, waiting: Due) -> int | None:
    """The next place of the order, from `at` on and round, whose player has something due; None: nobody."""
    count = len(state.order)
    places = [(at + step) % count for step in range(count)]
    return next((place for place in places if waiting(setting, state, state.order[place])), None)
