"""What the fighting looks like: the thread, the clash, the fold, the captured fan, retreat, desertion."""

from collections.abc import Callable
from typing import Any

from game.core.rules import Player
from game.rules.hecatombe import events as happened
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.centre.attack_arrow import AttackArrow
from scenes.games.hecatombe.table.centre.clash import ArenaTile, CarriedPiece, box_middle
from scenes.games.hecatombe.table.centre.exchange import Exchange
from scenes.games.hecatombe.table.grids import Grid
from scenes.games.hecatombe.table.tiles.tiles import FoldingTile
from scenes.motion.flying_things import BREATH
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    together,
)

SX, SY, SW, SH = layout.STORM
STORM_AT: Point = (SX + SW / 2, SY + SH / 2)
FACED: tuple[Point, Point] = ((656, 254), (478, 254))
"""The points of the attacker and of the tile that meets it, before they charge."""
RIVAL_SIZE = (96.0, 142.0)
"""Width and height of the tile that meets the attacker, in units."""
THICK_SECONDS = 0.6
"""Seconds for which the thread of an attack is thick after it has landed."""
MEETING: Point = (567, 254)
CHARGE_UNITS = 44.0
"""Units that each of the two tiles charges: their papers just meet."""


# the attack


def restore_attack(show: Animator, player: Player, army: str, target: Player, prey: str) -> None:
    """The attack as it stands once the thread has reached its prey."""
    arena, row = show.top.centre, show.zone(player).row
    show.clash.clear()
    show.clash.begin(player, army, target, prey)
    row.leave(show.shown.armies[player].index(army))
    arena.storm(army, show.colour(player))
    assert arena.attacking_tile is not None
    show.clash.attacker = ArenaTile(arena.attacking_tile, army, player, SW)
    _throw(show, player, army, target, prey).thin(1.0)


def _spot(show: Animator, player: Player, people: str) -> tuple[Box, Grid, Box]:
    """Return the box of an army, the grid it stands in, and the zone of its owner."""
    armies, places = show.shown.armies[player], show.top.places
    box = places.tiles(player, len(armies))[armies.index(people)]
    return box, places.grid(player), places.zone(player)


def _throw(show: Animator, player: Player, army: str, target: Player, prey: str) -> AttackArrow:
    """Run the thread of an attack."""
    start, end = _spot(show, player, army), _spot(show, target, prey)
    return show.top.centre.throw(start, end, show.colour(player))


def _attacked(show: Animator, event: happened.Attacked) -> Clip:
    """The army rises to the arena, and its thread runs to the prey."""
    carried = CarriedPiece()
    arena = show.top.centre

    def rise() -> None:
        armies = show.shown.armies[event.player]
        place = armies.index(event.army)
        row = show.zone(event.player).row
        x, y = row.spots(len(armies))[place]
        _, _, wide, high = show.top.places.tiles(event.player, len(armies))[place]
        row.take(place).remove()
        row.slot(place)
        piece = show.top.faces.draw(
            show.top.air, event.army, x, y, wide, high, anchor=(0.5, 0.5), zoom=SW / wide
        )
        show.shown.attacks = event.number
        show.light(*STORM_AT)
        carried.lift(piece, STORM_AT, SW / wide)

    def stood() -> None:
        carried.drop()
        show.attacked(event.target)
        place = show.shown.armies[event.player].index(event.army)
        show.zone(event.player).row.leave(place)
        arena.storm(event.army, show.colour(event.player))
        assert arena.attacking_tile is not None
        show.clash.begin(event.player, event.army, event.target, event.prey)
        show.clash.attacker = ArenaTile(arena.attacking_tile, event.army, event.player, SW)
        _throw(show, event.player, event.army, event.target, event.prey).grow(0.0)

    def grow(share: float) -> None:
        if arena.thread is not None:
            arena.thread.grow(share)

    words = show.phrases.attack(event.player, event.target)
    return sequence(
        callback_clip(rise),
        show.announce(words),
        callback_clip(lambda: arena.say("")),
        show.sound("tile-attack"),
        carried.fly(0.3, "out-cubic"),
        callback_clip(stood),
        show.sound("thread"),
        reducible_clip(slide_value(grow, 0, 1, 0.38, "in-out-quad"), slide_value(grow, 1, 1, 0.01)),
        callback_clip(lambda: _thin_later(show)),
    )


def _thin_later(show: Animator) -> None:
    """A moment after it has landed the thread grows thin; nobody waits for that."""
    thread = show.top.centre.thread
    if thread is not None:
        show.top.flourish(sequence(pause_for(THICK_SECONDS), slide_value(thread.thin, 0, 1, 0.2, "out-quad")))


# the defence


def _attack_let_go(show: Animator, event: happened.AttackLetGo) -> Clip:
    """The attacked army comes to meet the attacker."""
    said = show.say("let-go", name=show.name(event.player))
    return sequence(said, _meet(show, event.player, None))


def _countered(show: Animator, event: happened.Countered) -> Clip:
    """Another army, or the attacked one, throws itself before the attacker."""
    people = show.phrases.people(event.army)
    said = show.say("countered", name=show.name(event.player), people=people)
    return sequence(said, _meet(show, event.player, event.army))


def _meet(show: Animator, player: Player, army: str | None) -> Clip:
    """Both tiles face each other, charge, and meet in a spark; `army` None is the attacked one."""
    rival, storm = CarriedPiece(), CarriedPiece()
    arena = show.top.centre

    def step_out() -> None:
        people = army or show.clash.prey
        armies = show.shown.armies[player]
        place = armies.index(people)
        x, y, w, h = show.top.places.tiles(player, len(armies))[place]
        row = show.zone(player).row
        row.take(place).remove()
        row.slot(place)
        piece = show.top.faces.draw(
            show.top.air, people, x + w / 2, y + h / 2, w, h, anchor=(0.5, 0.5), zoom=RIVAL_SIZE[0] / w
        )
        show.clash.rival = ArenaTile(piece, people, player, w)
        arena.cut()
        rival.lift(piece, FACED[1], RIVAL_SIZE[0] / w)
        attacker = show.clash.attacker
        storm.lift(attacker.piece if attacker else None, FACED[0], RIVAL_SIZE[0] / SW)

    def face(share: float) -> None:
        rival.place(share)
        storm.place(share)

    def charge(share: float) -> None:
        if rival.piece is not None:
            rival.piece.x = FACED[1][0] + CHARGE_UNITS * share
        if storm.piece is not None:
            storm.piece.x = FACED[0][0] - CHARGE_UNITS * share

    full = sequence(
        slide_value(face, 0, 1, 0.26, "out-cubic"),
        slide_value(charge, 0, -0.35, 0.14, "out-quad"),
        slide_value(charge, -0.35, 1, 0.13, "in-quart"),
        show.sound("tile-clash"),
        together(
            show.top.burst(*MEETING),
            sequence(pause_for(0.08), slide_value(charge, 1, 0.72, 0.16, "out-quad")),
        ),
    )
    plain = sequence(slide_value(face, 1, 1, 0.15), show.sound("tile-clash"), pause_for(BREATH))
    return sequence(callback_clip(step_out), reducible_clip(full, plain))


def _tile_captured(show: Animator, event: happened.TileCaptured) -> None:
    """The tile shrinks and joins the fan of its captor, while the other one dies: it waits for that."""
    carried = CarriedPiece()

    def lift() -> None:
        standing = show.clash.take(event.owner)
        boxes = show.top.places.captured(event.player, len(show.shown.captured[event.player]) + 1)
        wide = boxes[-1][2]
        carried.lift(
            standing.piece if standing else None,
            box_middle(boxes[-1]),
            wide / standing.width if standing else 1,
        )
        show.clash.prize = event.people

    def land() -> None:
        carried.drop()
        _forget(show, event.owner)
        show.gone(event.owner, event.people)
        show.shown.captured[event.player].append(event.people)
        show.top.refresh_plate(event.player)

    closing = show.zone(event.owner).row.close_up()
    flight = carried.fly(0.36, "in-out-cubic")
    show.capture = sequence(callback_clip(lift), show.sound("capture"), flight, callback_clip(land), closing)


def _tile_died(show: Animator, event: happened.TileDied) -> Clip:
    """The tile folds in half and slides under the dead: the exchange is over."""
    carried = CarriedPiece()

    def lift() -> None:
        standing = show.clash.take(event.player)
        carried.lift(standing.piece if standing else None, show.spot_of_dead(), 0.5)
        show.clash.victim = event.people

    def crease() -> None:
        if carried.piece is not None:
            x, y = carried.piece.x, carried.piece.y
            carried.drop()
            _forget(show, event.player)
            carried.lift(
                FoldingTile(show.top.faces, show.top.air, event.people, x, y, *RIVAL_SIZE),
                show.spot_of_dead(),
            )

    def fold(share: float) -> None:
        if isinstance(carried.piece, FoldingTile):
            carried.piece.progress = share

    def away(share: float) -> None:
        carried.place(share)
        carried.fade(0.7 * share)

    def land() -> None:
        carried.drop()
        _forget(show, event.player)
        show.gone(event.player, event.people)
        show.shown.dead.append(event.people)
        show.top.centre.show_dead(len(show.shown.dead))

    full = sequence(
        callback_clip(crease),
        show.sound("fold"),
        slide_value(fold, 0, 1, 0.24, "in-out-sine"),
        show.sound("tile-dies"),
        slide_value(away, 0, 1, 0.22, "in-quad"),
    )
    plain = sequence(show.sound("tile-dies"), slide_value(carried.fade, 0, 1, 0.15))
    closing = show.zone(event.player).row.close_up()
    died = sequence(callback_clip(lift), reducible_clip(full, plain), callback_clip(land), closing)
    return sequence(together(show.capture, died), callback_clip(lambda: _settle(show)))


def _forget(show: Animator, owner: Player) -> None:
    """The attacker's great tile stands in the arena no more."""
    if owner == show.clash.player:
        show.top.centre.storm(None)


def _settle(show: Animator) -> None:
    """The exchange is over: the chronicle keeps it, and the attacked one plays (H-08, H-11)."""
    clash, shown = show.clash, show.shown
    shown.exchanges.append(
        Exchange(clash.player, clash.army, clash.target, clash.prey, clash.victim, clash.prize)
    )
    shown.active = clash.target
    shown.father = clash.player if show.father_rule else None
    show.top.centre.clear()
    show.top.settle()
    show.light(*box_middle(show.top.places.zone(clash.target)))


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.Attacked: _attacked,
    happened.AttackLetGo: _attack_let_go,
    happened.Countered: _countered,
    happened.TileCaptured: _tile_captured,
    happened.TileDied: _tile_died,
}
"""The clips of this chapter, by event."""
