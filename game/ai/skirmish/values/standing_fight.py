"""The fight of two units as they stand, and about how far units charge."""

from typing import NamedTuple

from game.ai.skirmish.values.fight import FightValue, fight_value
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH, heading_vector
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import FRONT, LEFT, REAR, RIGHT, contact_face
from game.rules.skirmish.unit.profile import def_of


class ChargeGuess(NamedTuple):
    """How far units are guessed to charge."""

    usual_roll: int = 6 * INCH
    """Milli that the dice add to a charging unit's move more often than not (S-35)."""
    half_front: int = 2 * INCH
    """Milli from the middle of a front to its corner, as a rule."""


CHARGE_GUESS = ChargeGuess()


def standing_fight(setting: Setting, state: SkirmishState, one: Unit, other: Unit) -> FightValue:
    """The fight of two units in contact as they stand, from the first unit's seat."""
    mine, theirs = contact_face(setting, one, other), contact_face(setting, other, one)
    if mine == FRONT or theirs != FRONT:
        return fight_value(setting, state, one, other, charging=False, face=theirs)
    return _swapped(fight_value(setting, state, other, one, charging=False, face=mine))


def _swapped(one: FightValue) -> FightValue:
    """The fight from the other unit's seat."""
    return FightValue(one.loss, one.gain, one.lose, one.win, one.broken, one.breaks)


def printed_move(setting: Setting, unit: Unit) -> int:
    """Milli that the unit moves by its printed profile; ten inches for a flyer."""
    kind = def_of(setting, unit)
    own = (kind.mount or kind.profile).move
    return INCH * (10 if any(rule == "fly" for rule, _ in unit.enlisted.rules) else own)


def face_seen_from(unit: Unit, onlooker: Unit) -> str:
    """The face of the unit in whose quarter `onlooker` stands."""
    fx, fy = heading_vector(unit.heading)
    dx, dy = onlooker.x - unit.x, onlooker.y - unit.y
    forward, right = dx * fx + dy * fy, dx * fy - dy * fx
    if abs(right) <= abs(forward):
        return FRONT if forward >= 0 else REAR
    return RIGHT if right > 0 else LEFT
