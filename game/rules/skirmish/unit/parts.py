"""Parts of a unit that fight and fall: rank and file, champion, characters."""

from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import front_places
from game.rules.skirmish.state.state import SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.profile import Part, def_of, is_character, unit_characteristic, unit_shape

SHELTERING_MODELS = 5
"""Rank and file of a character's troop type behind whom the character is safe from shots (S-80)."""
RANK, CHAMPION, CHARACTER = "rank", "champion", "character"
"""Parts of a unit that are hurt apart (S-80)."""


def front_rank_occupants(setting: Setting, state: SkirmishState, unit: Unit) -> dict[int, tuple[int, str]]:
    """Champion and characters in the front rank: place → (unit, part) (S-30, S-81)."""
    ahead = [(id, CHARACTER) for id in unit.guests]
    if unit.champion:
        ahead.append((unit.id, CHAMPION))
    files = unit_shape(setting, unit).files
    return dict(zip(front_places(files), ahead, strict=False))


def own_part(setting: Setting, unit: Unit) -> str:
    """The part that an ordinary model of a unit is: rank and file, or a lone character."""
    return CHARACTER if is_character(setting, unit) else RANK


def wounds_per_model(setting: Setting, state: SkirmishState, unit: Unit, part: Part) -> int:
    """The Wounds of one model of a part, at least 1 (S-26)."""
    return max(1, unit_characteristic(setting, state, unit, "wounds", part).needed)


def _rank_and_file(unit: Unit) -> int:
    """Models of a unit beside the champion (S-80)."""
    return unit.models - unit.champion


def sheltered(setting: Setting, state: SkirmishState, guest: Unit) -> bool:
    """Whether five or more rank and file of the same troop type stand around a character (S-80)."""
    host = home_unit(state, guest)
    same = def_of(setting, host).troop == def_of(setting, guest).troop
    return host.id != guest.id and same and _rank_and_file(host) >= SHELTERING_MODELS
