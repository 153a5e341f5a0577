"""What moves look like: soldiers march along their way in their files, charge, flee, join and leave."""

from collections.abc import Callable, Mapping
from typing import Any

from game.rules.skirmish.events import unit as field
from scenes.draw import style
from scenes.draw.style import Colour
from scenes.games.skirmish.table.animator import Animator
from scenes.games.skirmish.table.clips.track import Track
from scenes.games.skirmish.table.show.stirs import Rout, Rush, Shove, Stir
from scenes.games.skirmish.table.shown import AWAY, GONE, NOBODY, TABLE
from scenes.motion.timeline import Clip, pause_for, reducible_clip, sequence, slide_value, together

PACES: Mapping[str, float] = {
    "charge": 190.0,
    "failed-charge": 150.0,
    "flight": 170.0,
    "pursuit": 180.0,
    "overrun": 180.0,
    "fly": 160.0,
}
"""Units of the screen that those run in a second who are in a hurry; everybody else marches."""
MARCH_PACE = 90.0
"""Units of the screen that soldiers march in a second."""
MOST_SECONDS = 3.2
"""No way takes longer, however near the table is looked at."""
PUSH_SECONDS = 0.42
"""Seconds in which a truce pushes a regiment away."""
TURN_SECONDS = 0.3
"""Seconds in which a regiment turns where it stands, or changes its ranks."""
ROUT_SECONDS = 0.9
"""Seconds for which the men of a routed regiment run wherever they can."""
COURSES: Mapping[str, Colour] = {
    "failed-charge": style.NEUTRAL,
    "flight": style.CREAM,
    "pursuit": style.GLOW_RED,
    "overrun": style.GLOW_RED,
}
"""The colour of the line that shows where somebody runs whom nobody steers."""
GROWING_SECONDS = 0.3
"""Seconds in which that line grows, ahead of those who run."""
_EASINGS: Mapping[str, str] = {"push": "in-out-cubic", "charge": "in-quad", "flight": "in-quad"}
_SOUNDS: Mapping[str, str] = {"charge": "charge", "push": "allow", "flight": "retreat"}
Ends = Mapping[int, tuple[tuple[int, int, int], int]]
"""By unit: x and y in milli, heading in centi, and files."""


def _unit_moved(show: Animator, event: field.UnitMoved) -> Clip:
    """The unit walks its legs and wheels about its inner corner; its men keep their files (S-32)."""
    unit = show.unit(event.unit)
    if unit.place != TABLE or unit.host != NOBODY:
        return _stepped_in(show, event)
    track = Track(event.way, unit.size[0])
    seconds = march_seconds(show, track, event.manner)

    def walk(share: float) -> None:
        show.field.place(event.unit, *track.stand_at(share))

    def halt() -> None:
        x, y, heading = event.way[-1]
        unit.move(x, y, heading)
        unit.files = event.files
        show.redraw(event.unit)

    stirred = stir_of(event)
    marching = slide_value(walk, 0, 1, seconds, _EASINGS.get(event.manner, "linear"))
    sound = show.sound(_SOUNDS.get(event.manner, "step"))
    dust = _hoof_dust(show, track, event.manner)
    line = _course_line(show, event, seconds)
    ready = show.stir(stirred) if stirred is not None else pause_for(0)
    return sequence(sound, ready, reducible_clip(together(marching, dust, line)), show.then(halt))


def stir_of(event: field.UnitMoved) -> Stir | None:
    """What a move does to the men: those in a hurry press on, those whom a truce pushes stumble."""
    x, y, _ = event.way[-1]
    if event.manner == "push":
        return Shove(event.unit, x, y)
    return Rush(event.unit, x, y) if event.manner in PACES and event.manner != "fly" else None


def _stepped_in(show: Animator, event: field.UnitMoved) -> Clip:
    """A unit that comes from off the table stands there; a character in a unit waits to leave it (S-78)."""
    unit = show.unit(event.unit)
    x, y, heading = event.way[-1]

    def stand() -> None:
        if unit.host == NOBODY:
            unit.place, unit.files = TABLE, event.files
            unit.move(x, y, heading)
            for guest in unit.guests:
                show.unit(guest).place = TABLE
        show.redraw(event.unit)

    return sequence(show.sound("allow"), show.then(stand), show.air.puffs([show.air.point(x, y)]))


def march_seconds(show: Animator, track: Track, manner: str) -> float:
    """Seconds that a way is walked for: 90 units a second, those who run faster, and never too long."""
    if manner == "push":
        return PUSH_SECONDS
    far = track.length * show.air.camera.scale
    return min(MOST_SECONDS, max(TURN_SECONDS, far / PACES.get(manner, MARCH_PACE)))


def march_units(show: Animator, ends: Ends, seconds: float) -> Clip:
    """Several units walk at once, straight to where they stand then: pose and files, by id."""
    tracks = {
        id: Track([show.unit(id).stand, pose], show.unit(id).size[0])
        for id, (pose, _) in ends.items()
        if show.unit(id).stands
    }

    def walk(share: float) -> None:
        for id, track in tracks.items():
            show.field.place(id, *track.stand_at(share))

    def halt() -> None:
        for id, (pose, files) in ends.items():
            unit = show.unit(id)
            unit.files = files
            if unit.host == NOBODY:
                unit.move(*pose)
        show.redraw(*ends)

    return sequence(show.motion(slide_value(walk, 0, 1, seconds, "in-out-quad")), show.then(halt))


def _hoof_dust(show: Animator, track: Track, manner: str) -> Clip:
    """Dust behind those who run."""
    if manner not in PACES or manner == "fly" or not track.legs:
        return pause_for(0)
    behind = [track.stand_at(share) for share in (0.0, 0.25, 0.5, 0.75)]
    return show.air.puffs([show.front_at(stand) for stand in behind], 0.16)


def _course_line(show: Animator, event: field.UnitMoved, seconds: float) -> Clip:
    """Where somebody runs whom nobody steers, for as long as he runs (S-35, S-36)."""
    colour = COURSES.get(event.manner)
    if colour is None or len(event.way) < 2:
        return pause_for(0)
    start, end = (show.air.point(pose.x, pose.y) for pose in (event.way[0], event.way[-1]))
    return show.air.lance(start, end, colour, GROWING_SECONDS, max(0.0, seconds - GROWING_SECONDS))


def _unit_left_table(show: Animator, event: field.UnitLeftTable) -> Clip:
    """It is over the edge: for good, or to come back (S-36, S-78)."""
    unit = show.unit(event.unit)

    def leave() -> None:
        for one in (event.unit, *unit.guests):
            show.unit(one).place = AWAY if event.returns else GONE
        show.redraw(event.unit, *unit.guests)

    at = show.point_of(event.unit)
    return sequence(show.air.puffs([at]), show.then(leave, show.frame.refresh))


# characters


def _character_joined(show: Animator, event: field.CharacterJoined) -> Clip:
    """He takes his place in the front rank (S-81)."""
    unit, host = show.unit(event.unit), show.unit(event.host)

    def join() -> None:
        unit.host = event.host
        unit.move(0, 0, 0)
        host.guests = (*[one for one in host.guests if one != event.unit], event.unit)
        show.redraw(event.unit, event.host)

    return sequence(show.then(join), show.sound("join"))


def _character_left(show: Animator, event: field.CharacterLeft) -> Clip:
    """He steps out of their ranks, to where he was (S-81)."""
    unit, host = show.unit(event.unit), show.unit(event.host)
    stand = show.shown.stand_of(event.unit)

    def part() -> None:
        host.guests = tuple(one for one in host.guests if one != event.unit)
        unit.host = NOBODY
        unit.move(round(stand.x), round(stand.y), round(stand.heading))
        show.redraw(event.unit, event.host)

    return sequence(show.then(part), show.sound("leave"))


# flight


def rout(show: Animator, unit: int) -> Clip:
    """Soldiers run out of their ranks for 900 ms, in all directions (S-36)."""
    host = show.shown.host_of(unit).id
    return sequence(show.stir(Rout(host, ROUT_SECONDS)), show.motion(pause_for(ROUT_SECONDS)))


def _unit_fled(show: Animator, event: field.UnitFled) -> Clip:
    """The ranks dissolve (S-36)."""
    unit = show.unit(event.unit)

    def flee() -> None:
        unit.fleeing = True
        show.redraw(event.unit)

    return sequence(show.sound("rout"), show.then(flee), rout(show, event.unit))


def _unit_rallied(show: Animator, event: field.UnitRallied) -> Clip:
    """They stand again (S-37)."""
    unit = show.unit(event.unit)

    def rally() -> None:
        unit.fleeing = False
        show.redraw(event.unit)

    sign = show.air.badge("icon_knight_banner", show.point_of(event.unit))
    return sequence(show.sound("rally"), show.then(rally), sign)


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    field.UnitMoved: _unit_moved,
    field.UnitLeftTable: _unit_left_table,
    field.CharacterJoined: _character_joined,
    field.CharacterLeft: _character_left,
    field.UnitFled: _unit_fled,
    field.UnitRallied: _unit_rallied,
}
"""The clips of this chapter, by event."""
