"""What wishes of scripts look like: points, exchanged tiles, symbols that count as others."""

from collections.abc import Callable
from typing import Any

from game.rules.hecatombe import events as happened
from scenes.games.hecatombe.table.animator import Animator
from scenes.motion.flying_things import BREATH
from scenes.motion.timeline import Clip, callback_clip, pause_for, sequence


def _points_awarded(show: Animator, event: happened.PointsAwarded) -> Clip:
    """Return the clip of points that come from no objective, with their reason in the mod's words."""

    def gain() -> None:
        show.shown.points[event.player] += event.points
        show.top.refresh_plate(event.player)
        show.top.tell()

    why = show.texts(f"said-{event.mod}:{event.key}")
    key = "award" if event.points > 0 else "award-lost"
    return sequence(
        show.say(key, name=show.name(event.player), n=abs(event.points), why=why),
        callback_clip(gain),
        show.sound("point"),
        pause_for(2 * BREATH),
    )


def _tiles_swapped(show: Animator, event: happened.TilesSwapped) -> Clip:
    """Return the clip of two captured tiles that change places."""

    def change() -> None:
        given, taken = show.shown.captured[event.player], show.shown.captured[event.target]
        given[given.index(event.people)] = event.other
        taken[taken.index(event.other)] = event.people
        show.top.refresh_plate(event.player)
        show.top.refresh_plate(event.target)

    said = show.say(
        "swapped",
        name=show.name(event.player),
        other=show.name(event.target),
        people=show.phrases.people(event.people),
        taken=show.phrases.people(event.other),
    )
    return sequence(said, show.sound("capture"), callback_clip(change), pause_for(2 * BREATH))


def _symbol_shifted(show: Animator, event: happened.SymbolShifted) -> Clip:
    """Return the clip of a symbol that counts as another one from now on."""
    one, to = show.phrases.symbol(event.symbol), show.phrases.symbol(event.to)
    said = (
        show.say("shift-back", one=one) if event.symbol == event.to else show.say("shifted", one=one, to=to)
    )

    def shift() -> None:
        show.shown.counted_as[event.symbol] = event.to

    return sequence(said, show.sound("name"), callback_clip(shift), pause_for(2 * BREATH))


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.PointsAwarded: _points_awarded,
    happened.TilesSwapped: _tiles_swapped,
    happened.SymbolShifted: _symbol_shifted,
}
"""The clips of this chapter, by event."""
