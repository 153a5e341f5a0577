"""Flights: how they begin, where they lead, what they cost; leaving the table (S-36, S-78).

For other chapters: `start_fleeing`, `roll_flight`, `move_fleeing_unit`, `leave_table`. When a unit rallies or
runs on is in `movement.compulsory`.
"""

from game.core.rules import Player
from game.rules.skirmish.consequences import casualties, dangerous_terrain
from game.rules.skirmish.events.player import DiceRolled
from game.rules.skirmish.events.unit import UnitFled, UnitLeftTable, UnitMoved
from game.rules.skirmish.flow.battle import QUIET, Battle
from game.rules.skirmish.flow.steps import MORALE_NEAR, SCENARIO_DROP
from game.rules.skirmish.geometry.edges import nearest_edge_heading
from game.rules.skirmish.geometry.queries import Flown
from game.rules.skirmish.rolls.dice import highest_two
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import INCH, Milli, Point, Pose, about_centre, heading_between
from game.rules.skirmish.state.state import AWAY, TABLE, Unit
from game.rules.skirmish.unit.contact import unit_centre
from game.rules.skirmish.unit.profile import rules_now, unit_shape
from game.rules.skirmish.unit.sides import crosses_harmlessly


def start_fleeing(battle: Battle, unit: Unit, away: Point | None, why: str, blame: Player) -> None:
    """A unit begins to flee, turned about its centre away from a point, None: to the nearest edge (S-36).

    It does not run yet. `blame` gets its points whatever kills it, until it rallies (S-17).
    """
    before, centre = unit.pose, unit_centre(battle.setting, unit)
    heading = nearest_edge_heading(battle.state, centre) if away is None else unit.heading
    if away is not None and away != centre:
        heading = heading_between(away, centre)
    unit.pose = about_centre(unit.pose, unit_shape(battle.setting, unit), heading)
    for one in (unit, *[battle.unit(id) for id in unit.guests]):
        one.mark(unit_flags.FLEEING | unit_flags.BEGAN_FLIGHT)
        one.unmark(unit_flags.ROUND)
        one.blame = blame
    battle.tell(UnitFled(unit.id, why, blame))
    if unit.pose != before:
        battle.tell(UnitMoved(unit.id, "turn", (before, unit.pose), unit.files))
    battle.then(SCENARIO_DROP(unit.id))


def roll_flight(battle: Battle, unit: Unit) -> Milli:
    """How far a unit runs, in milli: 2D6", the swift drop the lowest of three (S-36)."""
    dice = battle.dice(3 if "swift" in rules_now(battle.state, unit) else 2)
    battle.tell(DiceRolled(unit.owner, "flight", dice, unit.id))
    return highest_two(dice) * INCH


def move_fleeing_unit(battle: Battle, unit: Unit, distance: Milli) -> None:
    """Move a unit straight on through everything, and off the table if that is the way (S-36).

    Its models test for what they cross, units of its own army that it crosses test panic; `distance` is
    what `roll_flight` gave.
    """
    state, before = battle.state, unit.pose
    if unit.place != TABLE:
        return
    flown = battle.setting.ground.flight(state, unit.id, before, distance)
    unit.pose = flown.pose
    unit.mark(unit_flags.MOVED)
    battle.tell(UnitMoved(unit.id, "flight", (before, flown.pose), unit.files))
    shaken = [id for id in flown.units if crosses_harmlessly(state, unit, state.units[id])]
    battle.then(MORALE_NEAR(unit.id, unit.blame, *shaken))
    if flown.gone:
        leave_table(battle, unit, returns=False)
    else:
        _suffer(battle, unit, flown, before)


def _suffer(battle: Battle, unit: Unit, flown: Flown, before: Pose) -> None:
    """Roll one dangerous test a model for each foreign unit and impassable piece crossed; then terrain
    (S-36).
    """
    units = battle.state.units
    foreign = [id for id in flown.units if not crosses_harmlessly(battle.state, unit, units[id])]
    for _ in (*foreign, *flown.terrain):
        if unit.place == TABLE:
            dangerous_terrain.roll_dangerous_terrain(battle, unit, 1, "dangerous")
    if unit.place == TABLE:
        dangerous_terrain.terrain_tests(battle, unit, (before, flown.pose), "flight")


def leave_table(battle: Battle, unit: Unit, returns: bool) -> None:
    """Take a unit over the edge: lost with all in it or, with `returns`, back in a later turn (S-78).

    Where it left is where it stands in the state while it is away.
    """
    battle.tell(UnitLeftTable(unit.id, returns))
    battle.then(SCENARIO_DROP(unit.id))
    for one in (unit, *[battle.unit(id) for id in unit.guests]):
        one.place = AWAY
        one.unmark(unit_flags.ROUND)
    if not returns:
        casualties.destroy_unit(battle, unit, "fled", unit.blame)


RULES = QUIET
