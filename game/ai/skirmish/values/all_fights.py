"""Fights under way and fights to come: what they will bring each side, by the odds of each pair."""

from typing import NamedTuple

from game.ai.skirmish.values.attrition import Seen
from game.ai.skirmish.values.fight import FightValue, fight_value
from game.ai.skirmish.values.unit_worth import bounty_with_guests
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH, heading_vector
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import FRONT, LEFT, REAR, RIGHT, contact_face, is_machine
from game.rules.skirmish.unit.profile import def_of

USUAL_RUN = 6 * INCH
"""What a charge adds to a move more often than not (S-35)."""
ROOM = 2 * INCH
"""From the middle of a front to the next corner, as a rule."""
LOOKED_AT = 2
"""Foes whom a unit thinks of charging, the nearest."""


class FightPoints(NamedTuple):
    """Points that each player may expect of fights: to take, and to lose."""

    gains: list[float]
    losses: list[float]


def _engaged(setting: Setting, state: SkirmishState) -> list[tuple[Unit, Unit]]:
    """Pairs of units of two players in contact, neither in flight."""
    pairs = [(state.units[one], state.units[other]) for one, other in setting.ground.contacts(state)]
    return [(one, other) for one, other in pairs if not (one.fleeing or other.fleeing)]


def standing_fight(setting: Setting, state: SkirmishState, one: Unit, other: Unit) -> FightValue:
    """The fight of two units in contact as they stand, from the first one's seat."""
    mine, theirs = contact_face(setting, one, other), contact_face(setting, other, one)
    if mine == FRONT or theirs != FRONT:
        return fight_value(setting, state, one, other, charging=False, face=theirs)
    return _turned(fight_value(setting, state, other, one, charging=False, face=mine))


def _turned(one: FightValue) -> FightValue:
    """The same fight from the other's seat."""
    return FightValue(one.loss, one.gain, one.lose, one.win, one.broken, one.breaks)


def fights_under_way(setting: Setting, state: SkirmishState) -> FightPoints:
    """What fights in contact bring: who has several foes divides his blows, nobody dies more than once."""
    pairs = _engaged(setting, state)
    foes: dict[int, int] = {}
    for pair in pairs:
        for unit in pair:
            foes[unit.id] = foes.get(unit.id, 0) + 1
    lost: dict[int, float] = {}
    strife = FightPoints([0.0] * state.players, [0.0] * state.players)
    for one, other in pairs:
        odds = standing_fight(setting, state, one, other)
        _blow(state, strife, lost, one, other, odds.gain / foes[one.id])
        _blow(state, strife, lost, other, one, odds.loss / foes[other.id])
    return strife


def _blow(
    state: SkirmishState, strife: FightPoints, lost: dict[int, float], by: Unit, unit: Unit, points: float
) -> None:
    """A unit may expect to take so many points of another, as far as they are not taken yet."""
    before = lost.get(unit.id, 0.0)
    taken = min(points, max(0.0, bounty_with_guests(state, unit) - before))
    lost[unit.id] = before + taken
    strife.gains[by.owner] += taken
    strife.losses[unit.owner] += taken


# what may come


def charges_to_come(setting: Setting, state: SkirmishState) -> list[float]:
    """For each player what his units might win if each charged the best foe that it can about reach."""
    busy = {id for pair in setting.ground.contacts(state) for id in pair}
    there = [unit for unit in state.units if unit.stands]
    hopes, seen = [0.0] * state.players, Seen()
    for unit in there:
        if unit.id not in busy and not unit.fleeing and not is_machine(setting, unit):
            hopes[unit.owner] += _hope(setting, state, unit, there, seen)
    return hopes


def _hope(setting: Setting, state: SkirmishState, unit: Unit, others: list[Unit], seen: Seen) -> float:
    """The most that a unit may win by a charge on one of the nearest that it would about reach."""
    reach = printed_move(setting, unit) + USUAL_RUN + ROOM
    fx, fy = heading_vector(unit.heading)
    found = []
    for foe in others:
        dx, dy = foe.x - unit.x, foe.y - unit.y
        far = dx * dx + dy * dy
        if foe.owner == unit.owner or far > reach * reach:
            continue
        forward, aside = dx * fx + dy * fy, abs(dx * fy - dy * fx)
        if forward > 0 and aside <= forward + ROOM:
            found.append((far, foe.id))
    near = [state.units[id] for _, id in sorted(found)[:LOOKED_AT]]
    fights = [
        fight_value(setting, state, unit, foe, charging=True, face=face_seen_from(foe, unit), seen=seen)
        for foe in near
    ]
    return max([0.0, *(one.worth for one in fights)])


def printed_move(setting: Setting, unit: Unit) -> int:
    """How far it moves by its printed profile; a flyer ten inches."""
    kind = def_of(setting, unit)
    own = (kind.mount or kind.profile).move
    return INCH * (10 if any(rule == "fly" for rule, _ in unit.enlisted.rules) else own)


def face_seen_from(unit: Unit, by: Unit) -> str:
    """The face of a unit in whose quarter another stands."""
    fx, fy = heading_vector(unit.heading)
    dx, dy = by.x - unit.x, by.y - unit.y
    forward, right = dx * fx + dy * fy, dx * fy - dy * fx
    if abs(right) <= abs(forward):
        return FRONT if forward >= 0 else REAR
    return RIGHT if right > 0 else LEFT
