"""A good sample of remaining moves: steps, wheels, marches, turns, who joins whom (S-32).

Not all of these are legal; the law is in `drill` and `comings`.
"""

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from game.core.rules import Player
from game.rules.skirmish import comings, drill
from game.rules.skirmish.actions_field import Arrive, Join, Leave, Leg, Move, Reform
from game.rules.skirmish.drill import ADVANCE, BACK, FLY, LEFT, MARCH, RIGHT
from game.rules.skirmish.friendship import others_of_army
from game.rules.skirmish.movement import flies
from game.rules.skirmish.profile import is_character, shape
from game.rules.skirmish.records import NONE
from game.rules.skirmish.state import RESERVE, SkirmishState, Unit
from game.rules.skirmish.units import INCH, TURN, Pose, advanced, wheel_cost

if TYPE_CHECKING:
    from game.rules.skirmish.rules import Skirmish

WHEELS = (-4500, -3000, -1500, 1500, 3000, 4500)
AROUND = (9000, 18000, 27000)
LANDINGS = tuple(range(0, TURN, 4500))


def samples(rules: "Skirmish", state: SkirmishState, unit: Unit, player: Player) -> Iterator[Any]:
    """What a unit might do among the remaining moves."""
    if unit.place == RESERVE:
        for x, y, heading in comings.entries(rules, state, unit):
            yield Arrive(player, unit.id, x, y, heading, unit.files)
    elif unit.host != NONE:
        start = comings.place_in(rules, state.units[unit.host], unit)
        pose = advanced(start, rules.content.bases[unit.enlisted.unit][1] + INCH)
        yield Leave(player, unit.id, *pose)
    else:
        yield from walks(rules, state, unit, player)
        yield from flights(rules, state, unit, player)
        for by in AROUND:
            yield Reform(player, unit.id, (unit.heading + by) % TURN, unit.files)
        if is_character(rules, unit):
            for host in others_of_army(state, unit):
                yield Join(player, unit.id, host.id)


def walks(rules: "Skirmish", state: SkirmishState, unit: Unit, player: Player) -> Iterator[Move]:
    """Full and half steps, wheels and then as far as is left, marches, back and aside."""
    width = 0 if drill.turns_free(state, unit) else shape(rules, unit).width
    for manner in (ADVANCE, MARCH):
        far = drill.most(rules, state, unit, manner)
        yield Move(player, unit.id, manner, (Leg(far),))
        if manner == ADVANCE:
            yield Move(player, unit.id, manner, (Leg(far // 2),))
        for by in WHEELS:
            left = far - wheel_cost(width, by)
            if left >= 0:
                yield Move(player, unit.id, manner, (Leg(0, by), Leg(left)))
    for manner in (BACK, LEFT, RIGHT):
        yield Move(player, unit.id, manner, (Leg(drill.most(rules, state, unit, manner)),))


def flights(rules: "Skirmish", state: SkirmishState, unit: Unit, player: Player) -> Iterator[Move]:
    """Full flights in eight directions, facing that way, as a move and as a march."""
    if not flies(state, unit):
        return
    for far in (drill.most(rules, state, unit, FLY) // 2, drill.most(rules, state, unit, FLY)):
        for by in LANDINGS:
            heading = (unit.heading + by) % TURN
            x, y, _ = advanced(Pose(unit.x, unit.y, heading), max(0, far - 1))
            if math.isqrt((x - unit.x) ** 2 + (y - unit.y) ** 2) <= far:
                yield Move(player, unit.id, FLY, (), x, y, heading)
