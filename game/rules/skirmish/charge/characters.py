"""A character charges out of his unit: he steps before its front and goes alone (S-33, S-81).

He declares from there, so that his distances and his roll are measured from before the rank that he left. The
sample of legal charges leaves sallies out; `check` is the law.
"""

from game.core.rng import Rigged
from game.core.rules import Refusal
from game.rules.skirmish.consequences import casualties
from game.rules.skirmish.events.unit import CharacterLeft, UnitMoved
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Milli, Pose, advanced_pose, footprint_corners
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_engaged
from game.rules.skirmish.unit.guests import guest_pose
from game.rules.skirmish.unit.profile import unit_shape
from game.rules.skirmish.unit.sides import is_friend


def characters_in_units(state: SkirmishState) -> list[Unit]:
    """Friendly characters in units on the table, by id."""
    return [one for one in state.units if one.host != NONE and one.place == TABLE and is_friend(state, one)]


def character_charge_refusal(setting: Setting, state: SkirmishState, guest: Unit) -> Refusal | None:
    """Why a character may not leave by charging: its unit flees, fights, charges or may not charge (S-81)."""
    host = state.units[guest.host]
    for wrong, code in (
        (host.fleeing or guest.fleeing, "unit-flees"),
        ((host.marks | guest.marks) & unit_flags.CHARGING, "charge-declared"),
        ((host.marks | guest.marks) & unit_flags.FORBIDDEN_CHARGE, "charge-forbidden"),
    ):
        if wrong:
            return Refusal(code, {"unit": guest.id})
    return Refusal("unit-engaged", {"unit": host.id}) if is_engaged(setting, state, host) else None


def step_out_distance(setting: Setting, guest: Unit) -> Milli:
    """How far a character steps out, in milli: the depth of its base."""
    return setting.content.bases[guest.enlisted.unit][1]


def _before(setting: Setting, state: SkirmishState, guest: Unit) -> Pose:
    """The pose of a character that stepped out: its rear on the front line of its unit, before its own
    place.
    """
    return advanced_pose(
        guest_pose(setting, state.units[guest.host], guest), step_out_distance(setting, guest)
    )


def state_after_stepping_out(setting: Setting, state: SkirmishState, guest: Unit) -> SkirmishState | None:
    """A copy of the battle with the character before its unit; None: there is no room."""
    there = state.clone()
    one = there.units[guest.id]
    step_out(Battle(setting, there, Rigged(), []), one)
    on_table = all(
        0 <= x <= there.width and 0 <= y <= there.depth
        for x, y in footprint_corners(one.pose, unit_shape(setting, one))
    )
    return there if on_table and not setting.ground.overlapped(there, one.id) else None


def step_out(battle: Battle, guest: Unit) -> None:
    """Put a character alone before its unit, which closes up."""
    host, start = battle.unit(guest.host), guest_pose(battle.setting, battle.unit(guest.host), guest)
    guest.pose, guest.files = _before(battle.setting, battle.state, guest), 1
    host.guests = tuple(id for id in host.guests if id != guest.id)
    casualties.close_ranks(battle, host, 1)
    guest.host = NONE
    guest.mark(host.marks & unit_flags.ROUND)
    battle.tell(CharacterLeft(guest.id, host.id))
    battle.tell(UnitMoved(guest.id, "charge", (start, guest.pose), 1))
