"""What it looks like when an objective is seen before it counts: by one player alone, or by everybody."""

from collections.abc import Callable
from typing import Any

from game.core.rules import SPECTATOR, Player
from game.rules.hecatombe import events as happened
from game.rules.hecatombe.glimpses import Glimpse
from scenes.draw.drawable import Image
from scenes.draw.style import Point
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.centre.clash import CarriedPiece, Pose, box_middle
from scenes.games.hecatombe.table.tiles.lifted_tile import LiftedTile
from scenes.games.hecatombe.table.tiles.tiles import HIDDEN
from scenes.motion import flying_things
from scenes.motion.timeline import Clip, callback_clip, pause_for, reducible_clip, sequence, slide_value

AX, AY, AW, AH = layout.AIM
AIM_AT: Point = (AX + AW / 2, AY + AH / 2)
HELD, ARC, LEAN = 22.0, 46.0, -7.0
"""Units by which a tile is lifted while it is held, and by which its way is bent; degrees of its lean."""
LOOKED_AT = 62.0
"""Width, in units, of a tile that somebody holds in the hand."""
FLIGHT, TURN = 0.42, 0.4
"""Seconds to the one who looks, and for a turn from back to face."""
EYE = 46.0


def _objective_seen(show: Animator, event: happened.ObjectiveSeen) -> Clip:
    """The back goes over to one player, who looks at it under an eye, and comes home again."""
    held = _Held(show, event.owner, event.place, LOOKED_AT)
    eye = _Eye(show)
    said = show.texts("hecatombe-caption-seen", name=show.name(event.player), other=show.name(event.owner))

    def note() -> None:
        show.shown.glimpses.append(Glimpse(event.player, event.owner, event.place))
        show.refresh(event.owner)

    return sequence(
        callback_clip(lambda: show.speak(said)),
        callback_clip(lambda: held.leave(_hand_of(show, event.player), LEAN)),
        show.sound("flip"),
        held.carried.fly(FLIGHT, "in-out-sine"),
        show.sound("peek"),
        callback_clip(lambda: eye.open_over(_hand_of(show, event.player))),
        eye.blink(),
        pause_for(show.reading(said, event.player, event.owner, spent=FLIGHT)),
        callback_clip(eye.close),
        callback_clip(held.turn_home),
        held.carried.fly(FLIGHT, "in-out-sine"),
        callback_clip(note),
        callback_clip(held.lie_down),
    )


def _objective_opened(show: Animator, event: happened.ObjectiveOpened) -> Clip:
    """An objective comes to the middle of the table, turns up before everybody and lies open at its place."""
    held = _Held(show, event.owner, event.place, AW)
    people = show.phrases.people(event.people)
    said = show.texts("hecatombe-caption-opened", name=show.name(event.owner), people=people)

    def lay() -> None:
        show.shown.objectives[event.owner][event.place] = event.people
        show.shown.glimpses.append(Glimpse(SPECTATOR, event.owner, event.place))
        show.refresh(event.owner)

    def face() -> None:
        held.tile.turn_over(event.people)
        show.light(*AIM_AT)
        show.top.flourish(flying_things.gold_dust_burst(show.top.air, AIM_AT, 14))
        show.speak(said)

    turned = sequence(
        slide_value(held.narrow, 0, 1, TURN / 2, "in-quad"),
        callback_clip(face),
        slide_value(held.narrow, 1, 0, TURN / 2, "out-quad"),
    )
    return sequence(
        callback_clip(lambda: held.leave(AIM_AT, 0.0)),
        show.sound("flip"),
        held.carried.fly(1.2 * FLIGHT, "out-cubic"),
        reducible_clip(turned, callback_clip(face)),
        show.sound("truth"),
        pause_for(show.reading(said, *range(len(show.sitters)))),
        callback_clip(held.turn_home),
        held.carried.fly(FLIGHT, "in-out-sine"),
        callback_clip(lay),
        callback_clip(held.lie_down),
    )


def _hand_of(show: Animator, player: Player) -> Point:
    """Where a player holds what is looked at: beside the own seal, toward the arena."""
    x, y = show.top.places.header(player).seal
    if player == show.top.places.base:
        return x + 60, y - 62
    return x + 62, y + 70


class _Held:
    """An objective that leaves its place for a while, as wide as it is held."""

    def __init__(self, show: Animator, owner: Player, place: int, wide: float) -> None:
        self.show, self.owner, self.place, self.wide = show, owner, place, wide
        self.carried = CarriedPiece()

    @property
    def tile(self) -> LiftedTile:
        """The tile while it is up."""
        tile = self.carried.piece
        assert isinstance(tile, LiftedTile)
        return tile

    def leave(self, end: Point, angle: float) -> None:
        """The tile sets off, and its place is empty."""
        top = self.show.top
        top.centre.make_room()
        box = top.places.objective(self.owner, self.place)
        zoom = self.wide / box[2]
        tile = LiftedTile(top.faces, top.air, HIDDEN, box, zoom=max(1.0, zoom))
        self._shade(0)
        self.carried.lift(tile, Pose(*end, zoom, HELD, angle), arc=ARC)

    def narrow(self, share: float) -> None:
        """Be seen from the side, 0 flat to 1 on edge."""
        self.tile.narrow(share)

    def turn_home(self) -> None:
        """The tile sets off for its own place."""
        box = self.show.top.places.objective(self.owner, self.place)
        self.carried.lift(self.carried.piece, Pose(*box_middle(box)), arc=ARC)

    def lie_down(self) -> None:
        """The tile lies in its place again."""
        self.carried.drop()
        self._shade(255)

    def _shade(self, alpha: float) -> None:
        """Hide what lies on the plate of a rival, or let it be seen again."""
        tiles = self.show.zone(self.owner).plate.objectives
        if self.place < len(tiles):
            tiles[self.place].alpha = alpha


class _Eye:
    """An eye that opens over a tile while somebody looks at it."""

    def __init__(self, show: Animator) -> None:
        self.show = show
        self._image: Image | None = None

    def open_over(self, at: Point) -> None:
        """Lay the eye on the tile."""
        x, y = at
        self._image = self.show.top.air.image("eye_medal", x, y - HELD, EYE, EYE, anchor=(0.5, 0.5))

    def blink(self) -> Clip:
        """The eye opens."""

        def widen(share: float) -> None:
            if self._image is not None:
                self._image.scale_y = share

        return reducible_clip(
            slide_value(widen, 0.1, 1, 0.24, "out-back(1.6)"), callback_clip(lambda: widen(1))
        )

    def close(self) -> None:
        """The eye is gone."""
        if self._image is not None:
            self._image.remove()
            self._image = None


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.ObjectiveSeen: _objective_seen,
    happened.ObjectiveOpened: _objective_opened,
}
"""The clips of this chapter, by event."""
