"""The board as a commander sees it: every unit, what its owner could do with it, and how soon."""

import math
from functools import lru_cache
from typing import NamedTuple

import msgspec

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.movement.footprints import Footprint, footprint_at_pose, footprint_gap
from game.ai.skirmish.movement.volley_from import Arm, arm_of
from game.ai.skirmish.values.fight import FightValue, fight_value
from game.ai.skirmish.values.unit_worth import bounty_with_guests
from game.core.rules import Player
from game.rules.skirmish.odds import single
from game.rules.skirmish.state.formation import INCH, Pose, Shape, shape_of
from game.rules.skirmish.state.records import Terrain
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.profile import in_rank, rules_now, unit_shape
from game.rules.skirmish.unit.sides import living_opponents
from game.rules.skirmish.unit.speed import charge_speed


class OutlookWeights(NamedTuple):
    """How far and how soon a commander looks for charges."""

    naming_power: float = 0.6
    """Power by which the chance to be named falls with the number of players who could be."""
    charge_roll: int = 10
    """Inches that a charge may hope for beyond the unit's move."""
    foes_watched: int = 10
    """Foes that a unit looks at, at most: the nearest."""
    first_next_round: float = 0.5
    """Chance that a player whose turn is over comes first in the next game turn (S-02)."""


OUTLOOK = OutlookWeights()


class BoardUnit(NamedTuple):
    """A unit that stands, with what its owner could do with it."""

    unit: Unit
    spot: Footprint
    """The rectangle that the unit covers."""
    speed: int
    """Inches that the unit adds to the dice of a charge."""
    swift: bool
    worth: float
    """Points that destroying the unit with all in it would bring."""
    arm: Arm | None
    """Missiles or machine, if the unit can shoot."""
    may_charge: bool
    """Whether the unit could charge: no machine, neither fleeing nor engaged."""
    engaged: bool
    attack_chance: float
    """The chance that its owner has a turn, and names me in it, before I move again (S-02, S-03)."""


class BoardPicture(msgspec.Struct):
    """One commander's picture of the board, for one question."""

    decision: Decision
    mine: dict[int, BoardUnit]
    """My units that stand, by id."""
    foes: dict[int, BoardUnit]
    """Other players' units that stand, by id."""
    turns_left: int
    """Game turns after this one."""
    terrain: tuple[Terrain, ...]
    known_fights: dict[tuple[int, int, bool, str], FightValue] = {}
    known_nearest: dict[int, list[BoardUnit]] = {}
    known_helpers: dict[tuple[int, int], list[BoardUnit]] = {}

    def nearest_foes(self, body: BoardUnit) -> list[BoardUnit]:
        """The foes nearest to a unit, at most `foes_watched`; those farther away are not its business."""
        known = self.known_nearest.get(body.unit.id)
        if known is None:
            known = sorted(self.foes.values(), key=lambda one: (_distance_squared(body, one), one.unit.id))[
                : OUTLOOK.foes_watched
            ]
            self.known_nearest[body.unit.id] = known
        return known

    def helpers(self, body: BoardUnit, foe: BoardUnit) -> list[BoardUnit]:
        """Other units of the same army that are about near enough to charge that foe next turn."""
        key = (body.unit.id, foe.unit.id)
        known = self.known_helpers.get(key)
        if known is None:
            known = [
                one
                for one in (*self.mine.values(), *self.foes.values())
                if one.unit.owner == body.unit.owner
                and one.may_charge
                and one.unit.id != body.unit.id
                and footprint_gap(one.spot, foe.spot) <= (one.speed + OUTLOOK.charge_roll) * INCH
            ]
            self.known_helpers[key] = known
        return known

    def fight(self, unit: Unit, foe: Unit, face: str, *, charging: bool = True) -> FightValue:
        """The value of a fight, computed once."""
        key = (unit.id, foe.id, charging, face)
        known = self.known_fights.get(key)
        if known is None:
            decision = self.decision
            known = fight_value(decision.setting, decision.state, unit, foe, charging=charging, face=face)
            self.known_fights[key] = known
        return known

    def charge_net(self, unit: Unit, foe: Unit, face: str) -> float:
        """Points that a charge brings its owner: gains as the owner's daring weighs them, less losses."""
        fight = self.fight(unit, foe, face)
        return fight.gain * self.daring(unit) - fight.loss

    def daring(self, unit: Unit) -> float:
        """The weight of gains for the unit's owner: as my temper has it for mine, 1 for all others."""
        return self.decision.temper.daring if unit.owner == self.decision.me else 1.0


def _distance_squared(one: BoardUnit, other: BoardUnit) -> float:
    """The square of the distance between the middles of two units, in milli."""
    return (one.spot.x - other.spot.x) ** 2 + (one.spot.y - other.spot.y) ** 2


def board_picture(decision: Decision) -> BoardPicture:
    """The board with all units that stand, as the decision's player sees it."""
    state = decision.state
    engaged = {id for pair in decision.setting.ground.contacts(state) for id in pair}
    chances = {player: chance_of_being_named(state, decision.me, player) for player in range(state.players)}
    bodies = {
        one.id: board_unit(decision, one, engaged=one.id in engaged, attack_chance=chances[one.owner])
        for one in state.standing()
    }
    return BoardPicture(
        decision=decision,
        mine={id: one for id, one in bodies.items() if one.unit.owner == decision.me},
        foes={id: one for id, one in bodies.items() if one.unit.owner != decision.me},
        turns_left=max(0, state.rounds - state.round),
        terrain=state.terrain,
    )


def board_unit(decision: Decision, unit: Unit, *, engaged: bool, attack_chance: float) -> BoardUnit:
    """A standing unit with all that counts of it."""
    setting, state = decision.setting, decision.state
    return BoardUnit(
        unit=unit,
        spot=footprint_at_pose(unit.pose, unit_shape(setting, unit)),
        speed=charge_speed(setting, state, unit),
        swift="swift" in rules_now(state, unit),
        worth=bounty_with_guests(state, unit),
        arm=arm_of(setting, state, unit),
        may_charge=not (engaged or unit.fleeing or is_machine(setting, unit)),
        engaged=engaged,
        attack_chance=attack_chance,
    )


def chance_of_being_named(state: SkirmishState, me: Player, other: Player) -> float:
    """The chance that `other` has a turn, and names me in it, before I move again (S-02, S-03)."""
    rivals = max(1, len(living_opponents(state, other)))
    named_chance = math.pow(rivals, -OUTLOOK.naming_power)
    if other == state.active and other != me:
        return named_chance
    if other in state.flips:
        return named_chance
    return named_chance * OUTLOOK.first_next_round if state.round < state.rounds else 0.0


def unit_footprint_at(decision: Decision, unit: Unit, pose: Pose, files: int | None = None) -> Footprint:
    """The footprint of a unit in a pose, in other files if `files` is given."""
    return footprint_at_pose(pose, _shape_in(decision, unit, files))


def _shape_in(decision: Decision, unit: Unit, files: int | None) -> Shape:
    """The unit's shape in that many files, or as it is."""
    if files is None:
        return unit_shape(decision.setting, unit)
    return shape_of(in_rank(unit), files, *decision.setting.content.bases[unit.enlisted.unit])


@lru_cache(maxsize=512)
def _arrival_chance(move: int, inches: int, swift: bool) -> float:
    """The chance that a charge goes `inches`, a part of an inch counted whole (S-35)."""
    return single.charge_roll_chance(move, inches * INCH, swift=swift)


def charge_reach_chance(body: BoardUnit, gap: float) -> float:
    """The chance that a charge of this unit bridges a gap, in milli (S-35)."""
    return _arrival_chance(body.speed, int(-(-gap // INCH)), body.swift)
