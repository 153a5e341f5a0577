"""Battles that begin in a tangle: units in contact on every face, some of their models dead (S-28, S-62).

What stands where is measured here with sums of its own, so that the game's geometry is never its own judge.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

import msgspec

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Event
from game.rules.skirmish.actions.orders import Cast, CombatReform, DeclareCharge, Leave, Leg, Move, Reform
from game.rules.skirmish.actions.player import Done, Pass
from game.rules.skirmish.army.ready_lists import ready_armies
from game.rules.skirmish.content import Content
from game.rules.skirmish.deal import deal
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.defs.battle import Heal
from game.rules.skirmish.events.unit import ModelsLost, ModelsRaised, UnitDestroyed
from game.rules.skirmish.geometry.queries import Ground
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state.formation import TURN
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from tests.rules.skirmish.base import base_content
from tests.rules.skirmish.play import Curious, War, schooled

Corner = tuple[float, float]
MOST_OVERLAP = 12.0
"""Milli that two units may stand in one another: 0.010", and what rounding four corners may add (S-62)."""
OFF_TABLE = 3.0
"""Milli that rounding may put over an edge."""


# sums of their own


def corners(content: Content, unit: Unit) -> list[Corner]:
    """The corners of a unit's footprint, clockwise from front left, in milli."""
    wide, deep = content.bases[unit.enlisted.unit]
    models = unit.models + len(unit.guests)
    files = max(1, min(unit.files, models))
    half, depth = files * wide / 2, math.ceil(models / files) * deep
    turn = math.radians(unit.heading / 100)
    ahead, aside = (math.sin(turn), math.cos(turn)), (math.cos(turn), -math.sin(turn))
    return [
        (
            unit.x + right * aside[0] + forward * ahead[0],
            unit.y + right * aside[1] + forward * ahead[1],
        )
        for right, forward in ((-half, 0), (half, 0), (half, -depth), (-half, -depth))
    ]


def depth_of(one: Sequence[Corner], other: Sequence[Corner]) -> float:
    """How deep two rectangles stand in one another, in milli; below zero: how far apart, at least."""
    depths = []
    for shape in (one, other):
        for (ax, ay), (bx, by) in zip(shape, (*shape[1:], shape[0]), strict=True):
            length = math.hypot(bx - ax, by - ay)
            nx, ny = (by - ay) / length, (ax - bx) / length
            mine = [x * nx + y * ny for x, y in one]
            theirs = [x * nx + y * ny for x, y in other]
            depths.append(min(max(mine) - min(theirs), max(theirs) - min(mine)))
    return min(depths)


def overlaps(content: Content, state: SkirmishState) -> list[tuple[int, int, float]]:
    """Pairs of units that stand in one another, and how deep in milli (S-29, S-62)."""
    standing = [(unit.id, corners(content, unit)) for unit in state.standing()]
    deep = [
        (one, other, depth_of(mine, theirs))
        for (one, mine), (other, theirs) in combinations(standing, 2)
        if math.dist(mine[0], theirs[0]) < math.dist(mine[0], mine[2]) + math.dist(theirs[0], theirs[2])
    ]
    return [found for found in deep if found[2] > MOST_OVERLAP]


def off_table(content: Content, state: SkirmishState) -> list[int]:
    """Units a part of which is beyond an edge (S-78)."""
    return [
        unit.id
        for unit in state.standing()
        if any(
            not (-OFF_TABLE <= x <= state.width + OFF_TABLE and -OFF_TABLE <= y <= state.depth + OFF_TABLE)
            for x, y in corners(content, unit)
        )
    ]


def counted_models(start: SkirmishState, events: Iterable[Event]) -> list[int]:
    """The models of each unit by id: those it began with, less those lost, and those raised (S-43, S-48)."""
    models = [unit.models for unit in start.units]
    for event in events:
        if isinstance(event, ModelsLost):
            models[event.unit] -= event.lost
            assert models[event.unit] == event.models >= 0, event
        elif isinstance(event, ModelsRaised):
            assert models[event.unit] <= event.models <= start.units[event.unit].enlisted.models, event
            models[event.unit] = event.models
        elif isinstance(event, UnitDestroyed):
            models[event.unit] = 0
    return models


def is_sound(war: War, content: Content) -> None:
    """Nobody stands in others or off the table."""
    assert not overlaps(content, war.state), (war.log[-1], overlaps(content, war.state))
    assert not off_table(content, war.state), (war.log[-1], off_table(content, war.state))


# the tangle


def tangled(players: int, seed: int, ground: Ground | None = None, points: int = 300) -> War:
    """A battle of armies whose wizards know every spell, that begins in the thick of it."""
    content = base_content()
    armies = [schooled(content, army) for army in ready_armies(content, points, players)]
    flags = SkirmishFlags(preset="short", mercenaries=bool(seed % 2), bribes=False)
    rules = Skirmish(content, flags, players, armies=armies, ground=ground)
    rules.start = _tangled_start(rules, Rng(seed))
    return Match(rules, seed)


def _tangled_start(rules: Skirmish, dice: Rng) -> SkirmishState:
    """The deal with all units on the table, groups of foes face to face, rank to flank, back to back."""
    state = deal(rules.setting, dice)
    state.steps = [step for step in state.steps if step.name != "deployment:begin"]
    state.order, state.opener = tuple(range(state.players)), 0
    state.zones = list(range(state.players))
    waiting = list(state.units)
    dice.shuffle(waiting)
    for unit in waiting:
        _thin_out(dice, unit)
    _join_some(rules, dice, state)
    for unit in waiting:
        if unit.place != TABLE and unit.host == NONE and _stand_alone(rules, dice, state, unit):
            _surround(rules, dice, state, unit, waiting)
    return state


def _thin_out(dice: Rng, unit: Unit) -> None:
    """Let some of a unit's models be dead, and its files be any that it may have."""
    least = max(1, unit.champion + unit.standard + unit.musician)
    unit.models = least + dice.below(unit.models - least + 1)
    unit.files = 1 + dice.below(min(unit.models, 10))


def _join_some(rules: Skirmish, dice: Rng, state: SkirmishState) -> None:
    """Put some characters into regiments of their own."""
    bases = rules.setting.content.bases
    units = rules.setting.content.units
    for guest in state.units:
        hosts = [
            host
            for host in state.units
            if host.owner == guest.owner
            and host.enlisted.models > 1
            and len(host.guests) < host.files
            and bases[guest.enlisted.unit][0] <= bases[host.enlisted.unit][0]
        ]
        if hosts and units[guest.enlisted.unit].character and dice.below(2):
            host = dice.choice(hosts)
            guest.host, host.guests = host.id, (*host.guests, guest.id)


def _stand_alone(rules: Skirmish, dice: Rng, state: SkirmishState, unit: Unit) -> bool:
    """Try to put a unit where it touches nobody, mostly near the middle, sometimes along an edge."""
    for _ in range(20):
        unit.x, unit.y = dice.below(state.width), dice.below(state.depth)
        unit.heading = dice.choice((0, 9000, 18000, 27000, dice.below(TURN)))
        if _put_down(rules, state, unit, alone=True):
            return True
    return False


def _surround(rules: Skirmish, dice: Rng, state: SkirmishState, unit: Unit, waiting: list[Unit]) -> None:
    """Put foes on as many of a unit's faces as fortune wants, anywhere along the face, a corner included."""
    content = rules.setting.content
    for face in range(4):
        foes = [one for one in waiting if one.place != TABLE and one.host == NONE and one.owner != unit.owner]
        if not foes or not dice.below(3):
            continue
        foe = dice.choice(foes)
        mine = corners(content, unit)
        (ax, ay), (bx, by) = mine[face], mine[(face + 1) % 4]
        width = content.bases[foe.enlisted.unit][0] * foe.files
        length = math.hypot(bx - ax, by - ay)
        reach = int(length + width)
        along = dice.choice((dice.below(reach + 1), 0, reach, reach // 2)) - width / 2
        x, y = ax + (bx - ax) * along / length, ay + (by - ay) * along / length
        foe.x, foe.y = round(x), round(y)
        foe.heading = (unit.heading + 18000 + 9000 * face) % TURN
        _put_down(rules, state, foe, alone=False)


def _put_down(rules: Skirmish, state: SkirmishState, unit: Unit, *, alone: bool) -> bool:
    """Put a unit on the table with its guests, unless it would stand in others or, `alone`, near them."""
    content = rules.setting.content
    unit.place = TABLE
    mine = corners(content, unit)
    least = -1000.0 if alone else 5.0
    bad = any(
        depth_of(mine, corners(content, other)) > least for other in state.standing() if other is not unit
    )
    if bad or unit.id in off_table(content, state):
        unit.place = "reserve"
        return False
    for id in unit.guests:
        state.units[id].place = TABLE
    return True


# orders


def bent(dice: Rng, order: Any, unit: Unit | None) -> Any:
    """An order like that one with other numbers, as a hand on the table might give it."""
    match order:
        case CombatReform():
            return msgspec.structs.replace(order, files=1 + dice.below(12), slide=dice.below(8001) - 4000)
        case Reform():
            return msgspec.structs.replace(order, heading=dice.below(TURN), files=1 + dice.below(12))
        case Move() if order.legs and order.manner in ("advance", "march"):
            legs = tuple(Leg(dice.below(8000), dice.below(18001) - 9000) for _ in range(1 + dice.below(3)))
            return msgspec.structs.replace(order, legs=legs)
        case Move() if order.legs:
            return msgspec.structs.replace(order, legs=(Leg(dice.below(4000)),))
        case Leave() if unit is not None:
            x, y = (at + dice.below(8001) - 4000 for at in (order.x, order.y))
            return msgspec.structs.replace(order, x=x, y=y, heading=dice.below(TURN))
    return order


def sally(dice: Rng, war: War, player: int) -> Any:
    """A charge of a character out of its unit, which the options leave out; None: nobody there."""
    state = war.state
    guests = [one for one in state.army(player) if one.host != NONE]
    foes = [one for one in state.standing() if one.owner != player]
    if not guests or not foes:
        return None
    return DeclareCharge(player, dice.choice(guests).id, dice.choice(foes).id)


class Busy:
    """Gives orders rather than none, the rarest first; raises the dead wherever it can."""

    def __init__(self, content: Content) -> None:
        self.rarest = Curious()
        self.raising = {
            id for id, spell in content.spells.items() if any(isinstance(one, Heal) for one in spell.effects)
        }

    def __call__(self, dice: Rng, options: Sequence[Any]) -> Any:
        """One of the options."""
        orders = [order for order in options if not isinstance(order, Pass | Done)]
        silent = next((order for order in options if isinstance(order, Pass)), None)
        if silent is not None and dice.below(4):
            return silent
        raising = [order for order in orders if isinstance(order, Cast) and order.spell in self.raising]
        strong = [order for order in raising if order.dice >= min(3, max(one.dice for one in raising))]
        if strong and dice.below(4):
            return dice.choice(strong)
        return self.rarest(dice, orders if orders and dice.below(6) else options)


def give_order(war: War, dice: Rng, chooser: Busy) -> bool:
    """Submit one order, at times a bent one; whether it was more than to pass."""
    player = dice.choice(list(war.to_act()))
    order = chooser(dice, war.options(player))
    question = war.state.questions[-1]
    at = getattr(order, "unit", NONE)
    tried = [bent(dice, order, war.state.units[at] if at >= 0 else None)] if dice.below(2) else []
    if question.kind.startswith("charge:") and not dice.below(4):
        tried.append(sally(dice, war, player))
    for other in tried:
        if other is not None and war.rules.check(war.state, other) is None:
            order = other
    assert war.submit(order) is None, (order, question)
    return not isinstance(order, Pass | Done)


def fight_on(war: War, seed: int, orders: int) -> int:
    """Fight a tangled battle for `orders` orders that are more than to pass, or to its end; how many it was.

    After each the table is sound.
    """
    content = war.rules.setting.content  # type: ignore[attr-defined]
    start, dice, chooser, given = war.state.clone(), Rng(seed), Busy(content), 0
    while given < orders and war.outcome() is None:
        given += give_order(war, dice, chooser)
        is_sound(war, content)
    assert counted_models(start, war.events) == [unit.models for unit in war.state.units]
    return given
