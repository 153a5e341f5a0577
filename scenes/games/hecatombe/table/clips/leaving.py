"""What leaving the fight looks like: retreat, the end of the fighting, keepers and deserters."""

from collections.abc import Callable
from typing import Any

from game.rules.hecatombe import events as happened
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.centre.clash import CarriedPiece, Pose, box_middle
from scenes.games.hecatombe.table.clips.captive import LANDING, CaptiveFlight
from scenes.games.hecatombe.table.tiles.lifted_tile import LiftedTile
from scenes.motion.flying_things import BREATH
from scenes.motion.timeline import Clip, callback_clip, pause_for, reducible_clip, sequence, slide_value

FLIGHT_SECONDS = 0.42
"""Seconds for which the last army of a player flies to the captives."""
KEPT_ARC = 46.0
"""Units by which the way of kept tiles is higher than the straight one."""


def _retreated(show: Animator, event: happened.Retreated) -> Clip:
    """Return the clip in which a player's captured tiles come forward and the last army joins them."""
    flight = CaptiveFlight(show, event.player)

    def lift() -> None:
        last = show.zone(event.player).row.take(0)
        tile = LiftedTile(show.top.faces, show.top.air, event.people, last.box, zoom=LANDING)
        last.remove()
        show.shown.out[event.player] = True
        show.top.refresh_plate(event.player)
        flight.set_off(tile)

    def land() -> None:
        show.gone(event.player, event.people)
        flight.land(event.people)
        show.refresh(event.player)

    words = show.texts("hecatombe-caption-retreat", name=show.name(event.player))
    return sequence(
        callback_clip(lambda: show.speak(words)),
        callback_clip(lift),
        show.sound("retreat"),
        reducible_clip(flight.fly(FLIGHT_SECONDS), flight.fly(0.0)),
        callback_clip(land),
        pause_for(show.reading(words, event.player, spent=FLIGHT_SECONDS)),
    )


def _left_round(show: Animator, event: happened.LeftRound) -> Clip:
    """Return the clip of a player without armies leaving the round."""

    def leave() -> None:
        show.shown.out[event.player] = True
        show.refresh(event.player)

    said = show.say("left", name=show.name(event.player))
    return sequence(said, show.sound("retreat"), callback_clip(leave), pause_for(BREATH))


def _fighting_ended(show: Animator, event: happened.FightingEnded) -> Clip:
    """Why nobody fights any more."""
    sound = "father" if event.reason == "father" else "turn"
    return sequence(
        callback_clip(show.top.centre.clear),
        show.announce(show.texts("hecatombe-caption-end")),
        show.say(f"end-{event.reason}", name=show.name(event.player)),
        show.sound(sound),
        pause_for(1.4),
    )


def _keepers_shown(show: Animator, event: happened.KeepersShown) -> Clip:
    """Return the clip in which kept tiles go to the fan and the others slip away."""
    row = show.zone(event.player).row
    flown = [CarriedPiece() for _ in event.kept]
    lost = [CarriedPiece() for _ in event.deserted]

    def part() -> None:
        stand_by = list(row.tiles)
        peoples = list(row.peoples)
        held = len(show.shown.captured[event.player])
        boxes = show.top.places.captured(event.player, held + len(event.kept))
        for carried, people, box in zip(flown, event.kept, boxes[held:], strict=True):
            at = peoples.index(people)
            peoples.pop(at)
            tile = stand_by.pop(at)
            carried.lift(tile, Pose(*box_middle(box), box[2] / tile.box[2]), arc=KEPT_ARC)
        for carried, tile in zip(lost, stand_by, strict=True):
            carried.lift(tile, Pose(tile.x, tile.y + 40, 0.8))

    def move(share: float) -> None:
        for carried in flown:
            carried.place(share)
        for carried in lost:
            carried.place(share)
            carried.fade(share)

    def land() -> None:
        shown = show.shown
        shown.armies[event.player] = []
        shown.captured[event.player] += event.kept
        shown.dead += event.deserted
        show.top.centre.show_dead(len(shown.dead))
        show.refresh(event.player)

    sound = show.sound("desert" if event.deserted else "capture")
    return sequence(
        callback_clip(part),
        sound,
        reducible_clip(slide_value(move, 0, 1, 0.4, "in-out-cubic"), pause_for(0.1)),
        callback_clip(land),
        pause_for(0.12),
    )


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.Retreated: _retreated,
    happened.LeftRound: _left_round,
    happened.FightingEnded: _fighting_ended,
    happened.KeepersShown: _keepers_shown,
}
"""The clips of this chapter, by event."""
