"""What an attack looks like: an army sinks, rises to the arena, and its thread runs to the prey."""

from collections.abc import Callable
from typing import Any

from game.core.rules import Player
from game.rules.hecatombe import events as happened
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.centre.attack_arrow import AttackArrow
from scenes.games.hecatombe.table.centre.clash import CarriedPiece, Pose
from scenes.games.hecatombe.table.grids import Grid
from scenes.games.hecatombe.table.tiles.lifted_tile import LiftedTile
from scenes.match.beat_stage import Telling
from scenes.motion.beats import Parts
from scenes.motion.timeline import Clip, callback_clip, pause_for, sequence, slide_value

SX, SY, SW, SH = layout.STORM
STORM_AT: Point = (SX + SW / 2, SY + SH / 2)
SUNK = 6.0
"""Units by which an army sinks before it rises."""
RISEN = 40.0
"""Units by which the way of an attack to the arena is higher than the straight one."""
FLIGHT_SHARE = 0.58
"""Share of the way of an attack that the tile flies; then its thread runs."""
THICK_SECONDS = 0.6
"""Seconds for which the thread of an attack is thick after it has landed."""


# the attack


def restore_attack(show: Animator, player: Player, army: str, target: Player, prey: str) -> None:
    """The attack as it stands once the thread has reached its prey."""
    arena, row = show.top.centre, show.zone(player).row
    show.clash.begin(player, army, target, prey)
    row.leave(show.shown.armies[player].index(army))
    arena.storm(army, show.colour(player))
    _throw(show, player, target, prey).thin(1.0)


def _spot(show: Animator, player: Player, people: str) -> tuple[Box, Grid, Box]:
    """Return the box of an army, the grid it stands in, and the zone of its owner."""
    armies, places = show.shown.armies[player], show.top.places
    box = places.tiles(player, len(armies))[armies.index(people)]
    return box, places.grid(player), places.zone(player)


def _throw(show: Animator, player: Player, target: Player, prey: str) -> AttackArrow:
    """Run the thread of an attack."""
    return show.top.centre.throw(_spot(show, target, prey), show.colour(player))


def _attacked(show: Animator, event: happened.Attacked) -> Clip:
    """The army rises to the arena, and its thread runs to the prey."""
    carried = CarriedPiece()
    arena = show.top.centre

    def leave() -> None:
        armies = show.shown.armies[event.player]
        place = armies.index(event.army)
        row = show.zone(event.player).row
        x, y, wide, high = box = show.top.places.tiles(event.player, len(armies))[place]
        row.take(place).remove()
        row.slot(place)
        piece = LiftedTile(show.top.faces, show.top.air, event.army, box, zoom=SW / wide)
        show.shown.attacks = event.number
        show.light(*STORM_AT)
        arena.begin_attack()
        show.top.show_graves()
        arena.announce(show.phrases.attack(event.player, event.target))
        carried.lift(piece, Pose(x + wide / 2, y + high / 2 + SUNK, 0.96))

    def rise() -> None:
        tile = carried.piece
        assert isinstance(tile, LiftedTile)
        carried.lift(tile, Pose(*STORM_AT, SW / tile.size[0], 0.0, layout.STORM_ANGLE), arc=RISEN)

    def stood() -> None:
        carried.drop()
        show.beats.strip.clear()
        show.attacked(event.target)
        show.zone(event.player).row.leave(show.shown.armies[event.player].index(event.army))
        arena.storm(event.army, show.colour(event.player))
        arena.land_storm()
        show.clash.begin(event.player, event.army, event.target, event.prey)
        _throw(show, event.player, event.target, event.prey).grow(0.0)

    def grow(share: float) -> None:
        if arena.thread is not None:
            arena.thread.grow(share)

    def approach(seconds: float) -> Clip:
        return sequence(
            callback_clip(rise),
            show.sound("tile-attack"),
            slide_value(carried.place, 0, 1, FLIGHT_SHARE * seconds, "out-cubic"),
            callback_clip(stood),
            slide_value(grow, 0, 1, (1 - FLIGHT_SHARE) * seconds, "in-out-quad"),
        )

    parts = Parts(
        breath=lambda s: sequence(callback_clip(leave), slide_value(carried.place, 0, 1, s, "out-quad")),
        approach=approach,
        contact=lambda: _thin_later(show),
    )
    return show.beats.clip("attack", parts, Telling((*STORM_AT, 420.0, 300.0), cue="thread"))


def _thin_later(show: Animator) -> None:
    """A moment after it has landed the thread grows thin; nobody waits for that."""
    thread = show.top.centre.thread
    if thread is not None:
        show.top.flourish(sequence(pause_for(THICK_SECONDS), slide_value(thread.thin, 0, 1, 0.2, "out-quad")))


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {happened.Attacked: _attacked}
"""The clips of this chapter, by event."""
