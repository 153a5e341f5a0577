"""The field as a commander sees it: his units, everybody else's, and who could fall upon whom how soon."""

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
from game.rules.skirmish.charge.declare import charge_speed
from game.rules.skirmish.odds import single
from game.rules.skirmish.state.formation import INCH, Pose, Shape, shape_of
from game.rules.skirmish.state.records import Terrain
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.profile import in_rank, rules_now, unit_shape
from game.rules.skirmish.unit.sides import living_opponents

NAMED = 0.6
"""How the chance to be named falls with the number of those who could be, as a power."""
ROLL = 10
"""What a charge may hope for beyond the unit's move, in inches."""
WATCHED = 10
"""How many foes a unit looks at, at most: on crowded tables the nearest."""
AGAIN = 0.5
"""The chance that somebody whose turn is over comes first in the next game turn (S-02)."""


class BoardUnit(NamedTuple):
    """A unit that stands, with what its owner could do with it."""

    unit: Unit
    spot: Footprint
    speed: int
    """What it adds to the dice of a charge, in inches."""
    swift: bool
    worth: float
    """Points that its end would bring, with all in it."""
    arm: Arm | None
    free: bool
    """Whether it could charge: no machine, neither fleeing nor engaged."""
    engaged: bool
    attack_chance: float
    """How likely its owner comes, and names me, before I move again."""


class BoardPicture(msgspec.Struct):
    """One commander's picture of the field, for one question."""

    decision: Decision
    mine: dict[int, BoardUnit]
    foes: dict[int, BoardUnit]
    turns_left: int
    """Game turns after this one."""
    terrain: tuple[Terrain, ...]
    met: dict[tuple[int, int, bool, str], FightValue] = {}
    close: dict[int, list[BoardUnit]] = {}
    beside: dict[tuple[int, int], list[BoardUnit]] = {}

    def nearest(self, body: BoardUnit) -> list[BoardUnit]:
        """The foes that are nearest to where a unit stands: those farther away are not its business."""
        known = self.close.get(body.unit.id)
        if known is None:
            known = sorted(self.foes.values(), key=lambda one: (_distance(body, one), one.unit.id))[:WATCHED]
            self.close[body.unit.id] = known
        return known

    def helpers(self, body: BoardUnit, foe: BoardUnit) -> list[BoardUnit]:
        """Others of its army who are near enough to charge that foe next turn, or nearly."""
        key = (body.unit.id, foe.unit.id)
        known = self.beside.get(key)
        if known is None:
            known = [
                one
                for one in (*self.mine.values(), *self.foes.values())
                if one.unit.owner == body.unit.owner
                and one.free
                and one.unit.id != body.unit.id
                and footprint_gap(one.spot, foe.spot) <= (one.speed + ROLL) * INCH
            ]
            self.beside[key] = known
        return known

    def fight(self, unit: Unit, foe: Unit, face: str, *, charging: bool = True) -> FightValue:
        """The odds of a fight, asked once."""
        key = (unit.id, foe.id, charging, face)
        known = self.met.get(key)
        if known is None:
            decision = self.decision
            known = fight_value(decision.setting, decision.state, unit, foe, charging=charging, face=face)
            self.met[key] = known
        return known

    def net(self, unit: Unit, foe: Unit, face: str) -> float:
        """What a charge brings its owner, all in all; my own as my temper weighs it."""
        fight = self.fight(unit, foe, face)
        return fight.gain * self.daring(unit) - fight.loss

    def daring(self, unit: Unit) -> float:
        """How its owner weighs what he may win: others as if they had no temper."""
        return self.decision.temper.daring if unit.owner == self.decision.me else 1.0


def _distance(one: BoardUnit, other: BoardUnit) -> float:
    """Between the middles of two units, squared."""
    return (one.spot.x - other.spot.x) ** 2 + (one.spot.y - other.spot.y) ** 2


def board_picture(decision: Decision) -> BoardPicture:
    """All that stands, from my side."""
    state = decision.state
    touched = {id for pair in decision.setting.ground.contacts(state) for id in pair}
    rush = {player: chance_of_being_named(state, decision.me, player) for player in range(state.players)}
    bodies = {
        one.id: board_unit(decision, one, engaged=one.id in touched, attack_chance=rush[one.owner])
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
    """One unit with all that counts of it."""
    setting, state = decision.setting, decision.state
    return BoardUnit(
        unit=unit,
        spot=footprint_at_pose(unit.pose, unit_shape(setting, unit)),
        speed=charge_speed(setting, state, unit),
        swift="swift" in rules_now(state, unit),
        worth=bounty_with_guests(state, unit),
        arm=arm_of(setting, state, unit),
        free=not (engaged or unit.fleeing or is_machine(setting, unit)),
        engaged=engaged,
        attack_chance=attack_chance,
    )


def chance_of_being_named(state: SkirmishState, me: Player, other: Player) -> float:
    """How likely another player has a turn, and names me in it, before I move again (S-02, S-03)."""
    rivals = max(1, len(living_opponents(state, other)))
    names = math.pow(rivals, -NAMED)
    if other == state.active and other != me:
        return names
    if other in state.flips:
        return names
    return names * AGAIN if state.round < state.rounds else 0.0


def unit_footprint_at(decision: Decision, unit: Unit, pose: Pose, files: int | None = None) -> Footprint:
    """What a unit would cover in a pose, in other files perhaps."""
    return footprint_at_pose(pose, _shape_in(decision, unit, files))


def _shape_in(decision: Decision, unit: Unit, files: int | None) -> Shape:
    """Its footprint in so many files."""
    if files is None:
        return unit_shape(decision.setting, unit)
    return shape_of(in_rank(unit), files, *decision.setting.content.bases[unit.enlisted.unit])


@lru_cache(maxsize=512)
def _arrives(move: int, inches: int, swift: bool) -> float:
    """The chance that a charge goes so far, in whole inches begun (S-35)."""
    return single.charge_roll_chance(move, inches * INCH, swift=swift)


def charge_reach_chance(body: BoardUnit, gap: float) -> float:
    """The chance that a charge of this unit bridges a gap."""
    return _arrives(body.speed, int(-(-gap // INCH)), body.swift)
