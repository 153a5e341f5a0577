"""What losses look like: the fallen drop and the rear steps up; banners fall, units end (S-48)."""

from collections.abc import Callable
from typing import Any

from game.rules.skirmish.events import unit as field
from scenes.draw import style
from scenes.games.skirmish.table.animator import Animator
from scenes.games.skirmish.table.show.stirs import Fall
from scenes.games.skirmish.table.shown import GONE, NOBODY
from scenes.motion.timeline import Clip, pause_for, sequence

FALL_SECONDS = 0.4
"""Seconds for which a battle looks at those who fall."""
COMMAND_SIGNS = {
    "standard": "icon_tattered_banner",
    "musician": "icon_megaphone",
    "champion": "icon_death_skull",
}
"""The sign of who is lost."""


def _models_lost(show: Animator, event: field.ModelsLost) -> Clip:
    """Men of the front rank drop; those behind step up to where they stood (S-48)."""
    unit = show.unit(event.unit)

    def lose() -> None:
        unit.models, unit.hurt, unit.files = event.models, event.hurt, event.files
        if unit.host == NOBODY:
            unit.move(event.x, event.y, event.heading)
        show.redraw(event.unit)

    if show.fight.open and event.lost:
        told = show.then(lambda: show.fight.fell(int(unit.owner != show.shown.active), event.lost))
    else:
        told = pause_for(0)
    if not event.lost or unit.host != NOBODY:
        return sequence(
            told, show.then(lose), show.air.burst(show.point_of(event.unit), style.BLOOD_LIGHT, 20)
        )
    return sequence(
        told,
        show.sound("fallen"),
        show.stir(Fall(event.unit, event.lost)),
        show.then(lose),
        show.motion(pause_for(FALL_SECONDS)),
        show.then(show.frame.refresh),
    )


def _models_raised(show: Animator, event: field.ModelsRaised) -> Clip:
    """Light, and they stand there again (S-43)."""
    unit = show.unit(event.unit)

    def rise() -> None:
        unit.models, unit.hurt, unit.files = event.models, event.hurt, event.files
        if unit.host == NOBODY:
            unit.move(event.x, event.y, event.heading)
        show.redraw(event.unit)

    ring = show.air.ring(show.point_of(event.unit), 30, style.HALO, 0.2)
    return sequence(show.sound("healed"), ring, show.then(rise, show.frame.refresh))


def _command_lost(show: Animator, event: field.CommandLost) -> Clip:
    """A sign of who it was, over the unit (S-80)."""
    unit = show.unit(event.unit)

    def lose() -> None:
        setattr(unit, event.which, False)
        show.redraw(event.unit)

    sign = COMMAND_SIGNS.get(event.which, COMMAND_SIGNS["champion"])
    return sequence(show.then(lose), show.sound("out"), show.air.badge(sign, show.point_of(event.unit), 0.3))


def _unit_destroyed(show: Animator, event: field.UnitDestroyed) -> Clip:
    """The last of them is gone: smoke, and an empty place (S-17)."""
    unit = show.unit(event.unit)
    falling = show.stir(Fall(event.unit, unit.in_ranks)) if unit.host == NOBODY else pause_for(0)
    smoke = show.air.puffs(show.men_of(event.unit, 8)) if unit.place != GONE else pause_for(0)

    def end() -> None:
        host = unit.host
        if host != NOBODY:
            home = show.unit(host)
            home.guests = tuple(one for one in home.guests if one != event.unit)
        unit.place, unit.models, unit.host, unit.guests = GONE, 0, NOBODY, ()
        unit.standard = unit.musician = unit.champion = False
        show.redraw(event.unit)
        if host != NOBODY:
            show.redraw(host)

    gone = show.then(end)
    return sequence(show.sound("captain-falls"), falling, gone, smoke, show.then(show.frame.refresh))


# changes


def _change_began(show: Animator, event: field.ChangeBegan) -> Clip:
    """A glow around who is changed (S-07)."""
    return show.beside(event, show.air.ring(show.point_of(event.unit), 22, style.VERDIGRIS_LIGHT, 0.1))


def _change_ended(show: Animator, event: field.ChangeEnded) -> Clip:
    """Nothing but a line."""
    return show.then(show.frame.refresh)


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    field.ModelsLost: _models_lost,
    field.ModelsRaised: _models_raised,
    field.CommandLost: _command_lost,
    field.UnitDestroyed: _unit_destroyed,
    field.ChangeBegan: _change_began,
    field.ChangeEnded: _change_ended,
}
"""The clips of this chapter, by event."""
