"""Values of all fights under way, and of charges that may come, for each player, in victory points."""

from typing import NamedTuple

from game.ai.skirmish.values.attrition import FightKeys
from game.ai.skirmish.values.fight import FightValue, fight_value
from game.ai.skirmish.values.unit_worth import bounty_with_guests
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH, heading_vector
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import FRONT, LEFT, REAR, RIGHT, contact_face, is_machine
from game.rules.skirmish.unit.profile import def_of


class ChargeGuess(NamedTuple):
    """How far and how often units are guessed to charge."""

    usual_roll: int = 6 * INCH
    """Milli that the dice add to a charging unit's move more often than not (S-35)."""
    half_front: int = 2 * INCH
    """Milli from the middle of a front to its corner, as a rule."""
    foes_considered: int = 2
    """Number of nearest foes among which a unit picks."""


CHARGE_GUESS = ChargeGuess()


class FightPoints(NamedTuple):
    """Points that each player may expect of fights: `gains` to take, `losses` to lose."""

    gains: list[float]
    losses: list[float]


def _fighting_pairs(setting: Setting, state: SkirmishState) -> list[tuple[Unit, Unit]]:
    """Pairs of units of two players in contact, neither of them fleeing."""
    pairs = [(state.units[one], state.units[other]) for one, other in setting.ground.contacts(state)]
    return [(one, other) for one, other in pairs if not (one.fleeing or other.fleeing)]


def standing_fight(setting: Setting, state: SkirmishState, one: Unit, other: Unit) -> FightValue:
    """The fight of two units in contact as they stand, from the first unit's seat."""
    mine, theirs = contact_face(setting, one, other), contact_face(setting, other, one)
    if mine == FRONT or theirs != FRONT:
        return fight_value(setting, state, one, other, charging=False, face=theirs)
    return _swapped(fight_value(setting, state, other, one, charging=False, face=mine))


def _swapped(one: FightValue) -> FightValue:
    """The fight from the other unit's seat."""
    return FightValue(one.loss, one.gain, one.lose, one.win, one.broken, one.breaks)


def fights_under_way(setting: Setting, state: SkirmishState) -> FightPoints:
    """Points of all fights in contact: blows are divided among several foes, no unit dies twice."""
    pairs = _fighting_pairs(setting, state)
    foe_counts: dict[int, int] = {}
    for pair in pairs:
        for unit in pair:
            foe_counts[unit.id] = foe_counts.get(unit.id, 0) + 1
    lost: dict[int, float] = {}
    points = FightPoints([0.0] * state.players, [0.0] * state.players)
    for one, other in pairs:
        odds = standing_fight(setting, state, one, other)
        _add_damage(state, points, lost, one, other, odds.gain / foe_counts[one.id])
        _add_damage(state, points, lost, other, one, odds.loss / foe_counts[other.id])
    return points


def _add_damage(
    state: SkirmishState,
    totals: FightPoints,
    lost: dict[int, float],
    striker: Unit,
    victim: Unit,
    points: float,
) -> None:
    """Add the points that `striker` may expect to take of `victim`, as far as they are not taken yet."""
    taken_before = lost.get(victim.id, 0.0)
    taken = min(points, max(0.0, bounty_with_guests(state, victim) - taken_before))
    lost[victim.id] = taken_before + taken
    totals.gains[striker.owner] += taken
    totals.losses[victim.owner] += taken


# what may come


def charges_to_come(setting: Setting, state: SkirmishState) -> list[float]:
    """For each player, the points to win if each of its units charged the best foe about in reach."""
    engaged = {id for pair in setting.ground.contacts(state) for id in pair}
    standing = [unit for unit in state.units if unit.stands]
    hopes, keys = [0.0] * state.players, FightKeys()
    for unit in standing:
        if unit.id not in engaged and not unit.fleeing and not is_machine(setting, unit):
            hopes[unit.owner] += _best_charge(setting, state, unit, standing, keys)
    return hopes


def _best_charge(
    setting: Setting, state: SkirmishState, unit: Unit, others: list[Unit], keys: FightKeys
) -> float:
    """The most points that a unit may win by charging a near foe about in its reach; 0 if none."""
    reach = printed_move(setting, unit) + CHARGE_GUESS.usual_roll + CHARGE_GUESS.half_front
    fx, fy = heading_vector(unit.heading)
    found = []
    for foe in others:
        dx, dy = foe.x - unit.x, foe.y - unit.y
        distance_squared = dx * dx + dy * dy
        if foe.owner == unit.owner or distance_squared > reach * reach:
            continue
        forward, aside = dx * fx + dy * fy, abs(dx * fy - dy * fx)
        if forward > 0 and aside <= forward + CHARGE_GUESS.half_front:
            found.append((distance_squared, foe.id))
    nearest = [state.units[id] for _, id in sorted(found)[: CHARGE_GUESS.foes_considered]]
    fights = [
        fight_value(setting, state, unit, foe, charging=True, face=face_seen_from(foe, unit), keys=keys)
        for foe in nearest
    ]
    return max([0.0, *(one.worth for one in fights)])


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
