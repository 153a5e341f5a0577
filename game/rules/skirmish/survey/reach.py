"""How far a unit reaches, and whom: moves, charges, weapons; who reaches a place (S-32, S-33, S-44)."""

from collections.abc import Iterable
from math import fsum
from typing import NamedTuple

from game.core.rules import Player
from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.charge.characters import state_after_stepping_out
from game.rules.skirmish.charge.declare import (
    FARTHEST,
    charge_arcs,
    charge_success_chance,
    may_charge,
    out_of_reach,
)
from game.rules.skirmish.movement.law import MARCH, may_move, movement_allowance, no_march
from game.rules.skirmish.odds.single import run_distance_odds, strike_chances
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.law import cover_of, machine_of, may_shoot, shooting_weapons
from game.rules.skirmish.shooting.machine_numbers import gunfire_numbers
from game.rules.skirmish.shooting.machines import AIMED
from game.rules.skirmish.shooting.numbers import missiles_at, volley_numbers
from game.rules.skirmish.shooting.phase import shot_refusal
from game.rules.skirmish.state.formation import INCH, Milli, Pose, model_centres
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit, home_unit
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.charge_ways import look_for_ways
from game.rules.skirmish.survey.outlines import (
    SEEN_BARS,
    WALKED_BARS,
    Bars,
    Outline,
    cut_line,
    flight_outlines,
    front_fan,
    rim_outline,
    round_fan,
    walk_outlines,
)
from game.rules.skirmish.survey.slices import Slices
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.profile import in_rank, rules_now, unit_shape
from game.rules.skirmish.unit.sides import living_opponents
from game.rules.skirmish.unit.speed import can_fly, charge_speed

CHARGE, SHOT, SPELL = "charge", "shot", "spell"
"""How one unit reaches another."""
AHEAD = ("missile", "damage")
"""Types of spell whose targets lie in the front arc (S-43)."""
SURE, LIKELY, LONGEST = "sure", "likely", "longest"
"""Names of the three lengths of a charge."""
LIKELY_CHANCE = 0.5
"""A charge is likely that comes so far with at least this chance."""
AIMS_TRIED = 12
"""Models of a unit at which a stone or a ball is aimed for a try, at most."""


class Blow(NamedTuple):
    """A charge or a shot that one unit may order at another, if its owner names the other's."""

    unit: int
    target: int
    named: Player
    """The player who has to be named the enemy for it."""
    manner: str
    """`charge` or `shot`."""
    weapon: str = ""
    """The weapon or machine of a shot."""
    chance: float = 1.0
    """Of a charge: that dice, and the face that a die may choose, bring it home. Of a shot: that it hits; of
    stones, balls and breaths, which are not rolled to hit, 1."""


class Reach(NamedTuple):
    """All that a unit may reach now."""

    unit: int
    outlines: tuple[Outline, ...]
    blows: tuple[Blow, ...]


# what a unit reaches


def reach(board: Board, id: int, named: Player | None = None) -> Slices[Reach]:
    """Where a unit may go, and whom it may charge and shoot at, in its owner's turn (S-32, S-33, S-44).

    `named`: as if that player were named the enemy; None: each opponent in turn. On the owner's own turn what
    was done stays done; on another's the unit is taken as his next turn finds it.
    """
    unit, setting = board.unit(id), board.setting
    if not unit.stands:
        return Reach(id, (), ())
    names = [named] if named is not None else living_opponents(board.state, unit.owner)
    first = board.if_named(unit.owner, names[0] if names else -1)
    yield
    outlines = yield from _move_outlines(first, id)
    foes = [one.id for one in board.state.standing() if one.owner in names]
    outlines += yield from _charge_outlines(first, id, foes)
    outlines += yield from shot_outlines(setting, first.state, first.unit(id))
    blows: list[Blow] = []
    for name in names:
        there = board.if_named(unit.owner, name)
        targets = [one.id for one in there.state.standing() if one.owner == name]
        blows += yield from blows_of(there, id, targets)
    return Reach(id, tuple(outlines), tuple(blows))


def reach_fans(board: Board, id: int) -> Slices[Reach]:
    """The charges and shots of a unit as fans alone: without its walks, and without whom it reaches."""
    unit, setting = board.unit(id), board.setting
    if not unit.stands:
        return Reach(id, (), ())
    names = living_opponents(board.state, unit.owner)
    first = board.if_named(unit.owner, names[0] if names else -1)
    yield
    outlines = yield from _charge_outlines(
        first, id, [one.id for one in board.state.standing() if one.owner in names]
    )
    outlines += yield from shot_outlines(setting, first.state, first.unit(id))
    return Reach(id, tuple(outlines), ())


def _move_outlines(board: Board, id: int) -> Slices[list[Outline]]:
    """The outlines of moves; none for a unit that may not move."""
    setting, state = board
    unit = state.units[id]
    if may_move(setting, state, unit) is not None:
        return []
    own, marches = movement_allowance(setting, state, unit), no_march(setting, state, unit) is None
    found = yield from walk_outlines(setting, state, unit, own, marches=marches)
    found.append(rim_outline(state, unit, own, own.most(MARCH) if marches else own.walk))
    if own.wings:
        found += yield from flight_outlines(setting, state, unit, own, marches=marches)
    return found


def charge_lengths(setting: Setting, state: SkirmishState, unit: Unit) -> list[tuple[str, Milli, float]]:
    """The sure, the likely and the longest charge of a unit: name, milli, chance (S-35)."""
    swift = "swift" in rules_now(state, unit)
    dice, speed = run_distance_odds(swift=swift), charge_speed(setting, state, unit)
    likely = max(roll for roll in range(2, 13) if dice.at_least(roll) >= LIKELY_CHANCE)
    return [
        (name, (speed + roll) * INCH, dice.at_least(roll))
        for name, roll in ((SURE, 2), (LIKELY, likely), (LONGEST, 12))
    ]


def _charge_outlines(board: Board, id: int, foes: list[int]) -> Slices[list[Outline]]:
    """The fans of a charge, cut by rocks, by the edge and by whoever is no foe; flyers only by the edge."""
    setting, state = board
    unit, found = state.units[id], []
    if may_charge(setting, state, unit) is not None:
        return []
    everybody = range(len(state.units))
    bars = Bars(frozenset(), everybody) if can_fly(state, unit) else Bars(WALKED_BARS, foes)
    for name, far, chance in charge_lengths(setting, state, unit):
        points = [cut_line(setting, state, line, unit, bars) for line in front_fan(setting, unit, far)]
        found.append(Outline(CHARGE, name, _with_front(points, unit, setting), chance=chance))
        yield
    return found


def _with_front(points: list[tuple[int, int]], unit: Unit, setting: Setting) -> tuple[tuple[int, int], ...]:
    """The points of a fan, closed along the front of the unit."""
    lines = front_fan(setting, unit, 0)
    return (lines[0][0], *points, lines[-1][0])


def shot_outlines(
    setting: Setting, state: SkirmishState, unit: Unit, share: int = 1
) -> Slices[list[Outline]]:
    """The range of every weapon in the arc in which it is shot, cut where nothing is seen beyond.

    `share`: what the range is divided by; 2 tells where long range begins (S-45).
    """
    if may_shoot(setting, state, unit) is not None:
        return []
    machine, found = machine_of(setting, unit), []
    free = is_machine(setting, unit) or "skirmish" in rules_now(state, unit)
    bars = Bars(frozenset() if machine and machine.kind == "stone" else SEEN_BARS, range(len(state.units)))
    for weapon in shooting_weapons(setting, state, unit):
        known = setting.content.weapons.get(weapon)
        inches = known.range if known else machine.range if machine else 0
        lines = (round_fan if free else front_fan)(setting, unit, inches * INCH // share)
        points = [cut_line(setting, state, line, unit, bars) for line in lines]
        found.append(Outline(SHOT, weapon, tuple(points) if free else _with_front(points, unit, setting)))
        yield
    return found


def spell_outline(board: Board, wizard: int, spell: str) -> Slices[Outline]:
    """Where targets of a spell must lie: all round, or in the front arc, in sight for a missile (S-43)."""
    setting, state = board
    magic, home = setting.content.spells[spell], home_unit(state, board.unit(wizard))
    ahead, far = magic.type in AHEAD, magic.range * INCH
    lines = (front_fan if ahead else round_fan)(setting, home, far)
    yield
    bars = Bars(SEEN_BARS if magic.type == "missile" else frozenset(), range(len(state.units)))
    points = [cut_line(setting, state, line, home, bars) for line in lines]
    yield
    return Outline(SPELL, spell, _with_front(points, home, setting) if ahead else tuple(points))


# whom a unit reaches


def blows_of(board: Board, id: int, targets: Iterable[int]) -> Slices[list[Blow]]:
    """The charges and shots that a unit may order at these units, as the board names friend and enemy."""
    setting, state = board
    unit, found = state.units[id], []
    charges = may_charge(setting, state, unit) is None
    shoots = may_shoot(setting, state, unit) is None
    yield
    for target in targets:
        foe = state.units[target]
        if charges and foe.stands and unit.host == NONE:
            yield from look_for_ways(setting, state, unit, foe)
        if charges and foe.stands and out_of_reach(setting, state, unit, foe) is None:
            found.append(_charge_blow(board, unit, foe))
        yield
        if shoots and foe.stands:
            found += _shots(board, unit, foe)
            yield
    return found


def _charge_blow(board: Board, unit: Unit, foe: Unit) -> Blow:
    """A charge that the law allows, with its chance: the dice, and the face that a die may choose (S-35)."""
    setting, state = board
    if unit.host != NONE:
        state = state_after_stepping_out(setting, state, unit) or state
        unit, foe = state.units[unit.id], state.units[foe.id]
    speed = charge_speed(setting, state, unit)
    arcs = charge_arcs(setting, unit, foe)
    ways = [setting.ground.has_way(state, unit.id, foe.id, arc, (speed + FARTHEST) * INCH) for arc in arcs]
    chance = charge_success_chance(setting, state, unit, foe) * sum(ways) / len(ways)
    return Blow(unit.id, foe.id, state.named, CHARGE, chance=chance)


def _shots(board: Board, unit: Unit, foe: Unit) -> list[Blow]:
    """The shots that the law allows a unit at a foe, by weapon, with the chance that one of them hits."""
    setting, state = board
    machine = machine_of(setting, unit)
    if machine is None:
        shots = [
            Shoot(unit.owner, unit.id, foe.id, weapon) for weapon in missiles_at(setting, state, unit, foe)
        ]
        return [
            Blow(unit.id, foe.id, state.named, SHOT, one.weapon, _hit_chance(board, unit, foe, one.weapon))
            for one in shots
            if shot_refusal(setting, state, unit, one) is None
        ]
    if machine.kind in AIMED:
        can = any(shot_refusal(setting, state, unit, aim) is None for aim in _aims(setting, unit, foe))
        return [Blow(unit.id, foe.id, state.named, SHOT, machine.id)] if can else []
    if shot_refusal(setting, state, unit, Shoot(unit.owner, unit.id, foe.id, machine.id)) is not None:
        return []
    rolled = machine.kind != "breath"
    chance = strike_chances(gunfire_numbers(setting, state, unit, machine, foe)[1]).hit if rolled else 1.0
    return [Blow(unit.id, foe.id, state.named, SHOT, machine.id, chance)]


def _hit_chance(board: Board, unit: Unit, foe: Unit, weapon: str) -> float:
    """The chance that a shot of a volley hits, over all who shoot (S-44)."""
    groups = volley_numbers(*board, unit, foe, weapon)
    shots = sum(fire.models for fire, _ in groups)
    hits = fsum(fire.models * strike_chances(strike).hit for fire, strike in groups)
    return hits / shots if shots else 0.0


def _aims(setting: Setting, unit: Unit, foe: Unit) -> list[Aim]:
    """Aims at models of a foe: a few, spread over its ranks."""
    middles = model_centres(foe.pose, unit_shape(setting, foe), in_rank(foe))
    stride = -(-len(middles) // AIMS_TRIED)
    return [Aim(unit.owner, unit.id, *point, foe.id) for point in middles[::stride]]


# whom a unit sees


class Seen(NamedTuple):
    """A unit of another player that is seen, and the cover that it has: soft, hard or empty."""

    unit: int
    cover: str


def seen_from(board: Board, id: int) -> Slices[tuple[Seen, ...]]:
    """Whom of the other players a unit sees from where it stands (S-45, S-83)."""
    setting, state = board
    unit, found = board.unit(id), list[Seen]()
    free = is_machine(setting, unit)
    for other in state.standing():
        if other.owner == unit.owner:
            continue
        yield from setting.ground.look_over(state, id, other.id, all_round=free)
        if setting.ground.sight(state, id, other.id, all_round=free).seen:
            found.append(Seen(other.id, cover_of(setting, state, unit, other)))
        yield
    return tuple(found)


# who reaches a place


def threats(
    board: Board, id: int, pose: Pose | None = None, named: Player | None = None
) -> Slices[tuple[Blow, ...]]:
    """Who may charge a unit or shoot at it next, if it stood at a pose; None: where it stands (S-33, S-44).

    Every other player is taken at their next turn; `named` of a blow is whom they have to name, the unit's
    owner: while another is named nobody may touch it (S-05). `named`: only under that naming.
    """
    setting, unit = board.setting, board.unit(id)
    if named is not None and named != unit.owner:
        return ()
    there = board.trial()
    if pose is not None:
        there.units[id].pose = pose
    moved, found = Board(setting, there), list[Blow]()
    yield
    for player in living_opponents(there, unit.owner):
        turn = moved.if_named(player, unit.owner)
        yield
        for one in turn.state.units:
            if one.owner == player and one.place == TABLE:
                found += yield from blows_of(turn, one.id, (id,))
    return tuple(found)
