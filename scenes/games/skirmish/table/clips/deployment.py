"""What deployment looks like: zones, regiments set down, turncoats, what is taken back (S-25)."""

from collections.abc import Callable
from typing import Any

from game.rules.skirmish.events import player as told
from scenes.draw import style
from scenes.games.skirmish.table.animator import Animator
from scenes.games.skirmish.table.clips.moves import march_units
from scenes.games.skirmish.table.shown import GONE, NOBODY, TABLE
from scenes.motion.timeline import Clip, sequence


def _order_set(show: Animator, event: told.OrderSet) -> Clip:
    """The order of choosing and placing."""

    def set_order() -> None:
        show.shown.order = event.order

    return sequence(show.then(set_order, show.frame.refresh), show.sound("accept"))


def _zone_taken(show: Animator, event: told.ZoneTaken) -> Clip:
    """A zone has its owner."""

    def take() -> None:
        show.shown.zones[event.player] = event.zone

    return sequence(show.then(take, show.field.restage, show.frame.refresh), show.sound("claim"))


def _unit_placed(show: Animator, event: told.UnitPlaced) -> Clip:
    """A regiment is set down, or a character takes his place inside another (S-81)."""
    unit = show.unit(event.unit)

    def set_down() -> None:
        unit.place, unit.files, unit.host = TABLE, event.files, event.host
        if event.host == NOBODY:
            unit.move(event.x, event.y, event.heading)
        else:
            host = show.unit(event.host)
            unit.move(0, 0, 0)
            host.guests = (*host.guests, event.unit)
        show.redraw(event.unit)

    dust = show.air.puffs([show.air.point(event.x, event.y)])
    return sequence(show.then(set_down), show.sound("tin-soldiers"), dust)


def _unit_kept_back(show: Animator, event: told.UnitKeptBack) -> Clip:
    """It comes later."""
    return show.then(show.frame.refresh)


def _unit_changed_sides(show: Animator, event: told.UnitChangedSides) -> Clip:
    """Mercenaries wear another colour, or stay as they are (S-22)."""

    def turn_coat() -> None:
        show.unit(event.unit).owner = event.after
        show.redraw(event.unit)

    if event.before == event.after:
        return show.air.badge("icon_check_mark", show.point_of(event.unit))
    at = show.point_of(event.unit)
    return sequence(
        show.sound("purse"),
        show.air.stamp(show.seal_of(event.after), at, 30),
        show.then(turn_coat, show.field.repaint_relations, show.frame.refresh),
    )


def _army_dismissed(show: Animator, event: told.ArmyDismissed) -> Clip:
    """A whole army goes home, with its tokens (S-76)."""

    def dismiss() -> None:
        for unit in show.shown.army(event.player):
            unit.place = GONE
            show.redraw(unit.id)

    gone = [show.point_of(unit.id) for unit in show.shown.army(event.player) if unit.stands]
    return sequence(show.sound("retreat"), show.air.puffs(gone), show.then(dismiss, show.frame.refresh))


def _orders_taken_back(show: Animator, event: told.OrdersTakenBack) -> Clip:
    """All who moved march backwards to where they stood; the rest is as it was before (S-31)."""
    backwards = {id: ((x, y, heading), files) for id, x, y, heading, files in event.stands}
    return sequence(show.sound("rolled-up"), march_units(show, backwards, 0.45))


def _artefact_moved(show: Animator, event: told.ArtefactMoved) -> Clip:
    """It shines where it lies, or over who has it (S-24)."""
    at = show.air.point(event.x, event.y) if event.bearer < 0 else show.point_of(event.bearer)
    return sequence(show.sound("free"), show.air.ring(at, 26, style.HALO))


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    told.OrderSet: _order_set,
    told.ZoneTaken: _zone_taken,
    told.UnitPlaced: _unit_placed,
    told.UnitKeptBack: _unit_kept_back,
    told.UnitChangedSides: _unit_changed_sides,
    told.ArmyDismissed: _army_dismissed,
    told.OrdersTakenBack: _orders_taken_back,
    told.ArtefactMoved: _artefact_moved,
}
"""The clips of this chapter, by event."""
