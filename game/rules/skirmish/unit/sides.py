"""Friend, enemy, neutral: the one place where owners are compared (S-03 to S-06, S-13, S-71)."""

from enum import Enum

from game.core.rules import Player
from game.rules.skirmish.state.records import NOBODY
from game.rules.skirmish.state.state import SkirmishState, Unit


class Status(Enum):
    """The side of a player's units in this phase."""

    FRIEND = "friend"
    ENEMY = "enemy"
    NEUTRAL = "neutral"


FRIEND, ENEMY, NEUTRAL = Status.FRIEND, Status.ENEMY, Status.NEUTRAL


def status_of(state: SkirmishState, player: Player) -> Status:
    """The side of a player: the active one is friendly, the named one enemy, all others neutral (S-04).

    While nobody is named, all others are neutral.
    """
    if player == state.active:
        return FRIEND
    return ENEMY if player == state.named and player != NOBODY else NEUTRAL


def unit_status(state: SkirmishState, unit: Unit) -> Status:
    """The side of a unit in this phase (S-04)."""
    return status_of(state, unit.owner)


def is_friend(state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit belongs to the active player."""
    return unit.owner == state.active


def is_enemy(state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit belongs to the named player."""
    return unit.owner == state.named


def is_neutral(state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit takes no part in this phase, nor is touched by it (S-05)."""
    return unit.owner not in (state.active, state.named)


def takes_part_in_phase(state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit may act, suffer or be tested in this phase: friendly or enemy (S-05, S-13)."""
    return not is_neutral(state, unit)


def same_army(one: Unit, other: Unit) -> bool:
    """Whether two units have the same controller, whatever the phase's names (S-13)."""
    return one.owner == other.owner


def are_opposed(state: SkirmishState, one: Unit, other: Unit) -> bool:
    """Whether one unit is friendly and the other enemy in this phase (S-11, S-71)."""
    return {one.owner, other.owner} == {state.active, state.named}


def opposing_units(state: SkirmishState, unit: Unit) -> list[Unit]:
    """The standing units of the other side, by id; none for a neutral (S-13)."""
    if is_neutral(state, unit):
        return []
    other = state.named if unit.owner == state.active else state.active
    return [one for one in state.standing() if one.owner == other]


def others_of_army(state: SkirmishState, unit: Unit) -> list[Unit]:
    """The other standing units of a unit's controller, by id (S-13, S-59)."""
    return [one for one in state.standing() if one.owner == unit.owner and one.id != unit.id]


def living_opponents(state: SkirmishState, player: Player) -> list[Player]:
    """The living opponents of a player, in seat order (S-03)."""
    return [other for other in state.living() if other != player]


def neutral_players(state: SkirmishState) -> list[Player]:
    """Living players who are neutral in this phase, in seat order."""
    return [player for player in state.living() if status_of(state, player) is NEUTRAL]


def crosses_harmlessly(state: SkirmishState, fleer: Unit, crossed: Unit) -> bool:
    """Whether a unit that flees through another takes no test: it is of its own army (S-05).

    A neutral counts as an enemy here.
    """
    return same_army(fleer, crossed)
