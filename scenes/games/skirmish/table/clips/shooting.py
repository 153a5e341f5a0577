"""What shooting looks like: volleys on low arcs, balls, stones, machines that burst (S-46 to S-50)."""

import math
from collections.abc import Callable
from typing import Any

from game.rules.skirmish.events import unit as field
from scenes.draw import style
from scenes.draw.style import Point
from scenes.games.skirmish.table.animator import Animator
from scenes.games.skirmish.table.clips.rolls import hit_rows
from scenes.games.skirmish.table.effects.air import MOST_MISSILES
from scenes.games.skirmish.table.effects.dice_board import DiceRow
from scenes.games.skirmish.table.show.missiles import bouncing_ball, falling_stone
from scenes.motion.timeline import Clip, sequence, together

INCH = 1000
"""Milli of an inch."""
STONE_MILLI = 1500
"""How far the round reaches that tells where a stone is to come down."""


def _volley_shot(show: Animator, event: field.VolleyShot) -> Clip:
    """Smoke from front to rear, missiles on their way, then the dice (S-48)."""
    men, marks = show.men_of(event.unit, MOST_MISSILES), show.men_of(event.target, MOST_MISSILES)
    many = max(1, min(MOST_MISSILES, event.shots))
    pairs: list[tuple[Point, Point]] = [
        (men[place % len(men)], marks[(place * 3) % len(marks)]) for place in range(many) if men and marks
    ]
    rows = hit_rows(show, event.faces, event.needed, event.hits, event.wounds, event.unsaved)
    return sequence(
        show.sound("thread"),
        show.air.volley(pairs),
        show.throw(*rows, player=show.unit(event.unit).owner),
    )


def _machine_shot(show: Animator, event: field.MachineShot) -> Clip:
    """A flash, the flight to where it lands, the thud (S-50)."""
    start, end = show.front_of(event.unit), show.air.point(*event.landed)
    return sequence(
        show.throw(DiceRow("", event.dice), player=show.unit(event.unit).owner),
        aimed_picture(show, event),
        show.sound("fire-balle"),
        show.air.puffs([start]),
        missile_flight(show, event),
        together(show.air.burst(end, style.EMBER, 46), show.air.puffs([end])),
    )


def aimed_picture(show: Animator, event: field.MachineShot) -> Clip:
    """What is aimed at: a line for a ball; for a stone a round, and an arrow to where it strays (S-49)."""
    aimed, end = show.air.point(*event.aimed), show.air.point(*event.landed)
    wide = STONE_MILLI * show.air.camera.scale
    if event.kind != "stone":
        return show.air.lance(show.front_of(event.unit), end, style.GOLD_LIGHT, 0.2, 0.15)
    round_ = show.air.ring(aimed, wide, style.GOLD_LIGHT, 0.3)
    if math.dist(event.aimed, event.landed) < 1:
        return round_
    strays = show.air.lance(aimed, end, style.GOLD_LIGHT, 0.3, 0.1)
    return sequence(round_, strays, show.air.ring(end, wide, style.GOLD_LIGHT, 0.2))


def missile_flight(show: Animator, event: field.MachineShot) -> Clip:
    """A ball bounces along its line, a stone comes down from above (S-49, S-50)."""
    x, y, _ = show.shown.stand_of(event.unit)
    if event.kind == "stone":
        return falling_stone(show, (x, y), event.landed)
    far = math.dist((x, y), event.aimed)
    flown = event.dice[0] * INCH if event.kind == "cannon" and event.dice else 0
    share = (far + flown) / far if far else 1.0
    strikes = x + (event.aimed[0] - x) * share, y + (event.aimed[1] - y) * share
    return bouncing_ball(show, (x, y), strikes, event.landed)


def _misfired(show: Animator, event: field.Misfired) -> Clip:
    """The roll on the chart: it falls silent, or to pieces (S-50)."""
    dice = show.throw(DiceRow("", (event.roll,)), player=show.unit(event.unit).owner)
    at = show.point_of(event.unit)
    if event.destroyed:
        return sequence(
            dice, show.sound("fire-balle"), show.air.burst(at, style.EMBER, 80), show.air.puffs([at])
        )
    return sequence(dice, show.sound("fire-clic"), show.air.puffs([at]))


def _looked_out(show: Animator, event: field.LookedOut) -> Clip:
    """One die: a trooper steps before his hero, or does not (S-80)."""
    row = DiceRow("", (event.roll,), int(event.moved))
    return show.throw(row, player=show.unit(event.unit).owner)


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    field.VolleyShot: _volley_shot,
    field.MachineShot: _machine_shot,
    field.Misfired: _misfired,
    field.LookedOut: _looked_out,
}
"""The clips of this chapter, by event."""
