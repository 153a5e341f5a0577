"""What it looks like when an objective is seen before it counts: by one player alone, or by everybody."""

from collections.abc import Callable
from typing import Any

from game.core.rules import SPECTATOR, UNKNOWN, Player
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
from scenes.motion.flying_things import do_nothing
from scenes.motion.timeline import Clip, callback_clip, pause_for, reducible_clip, sequence, slide_value

AX, AY, AW, AH = layout.AIM
ASIDE: Point = (AX + AW / 2, AY + AH / 2)
MIDDLE: Point = (640.0, AY + AH / 2 + 20)
"""Where a tile turns up in the arena: in its middle, or at its left while an army stands there."""
HELD, ARC, LEAN = 22.0, 46.0, -7.0
"""Units by which a tile is lifted while it is held, and by which its way is bent; degrees of its lean."""
LOOKED_AT = 62.0
"""Width, in units, of a tile that somebody holds in the hand."""
FLIGHT, TURN = 0.42, 0.4
"""Seconds to the one who looks, and for a turn from back to face."""
EYE = 46.0
"""Edge of the eye over a tile that somebody looks at, in units."""


def _objective_seen(show: Animator, event: happened.ObjectiveSeen) -> Clip:
    """The back goes over to one player, who looks at it under an eye, and comes home again.

    For the only person of the table, whose cards lie open anyway, it turns up in the middle.
    """
    face = show.private_face(event.player, event.owner, event.place)
    held = _Held(show, event.owner, event.place, LOOKED_AT if face == UNKNOWN else AW)
    said = show.texts("hecatombe-caption-seen", name=show.name(event.player), other=show.name(event.owner))

    def note() -> None:
        show.shown.glimpses.append(Glimpse(event.player, event.owner, event.place))
        show.refresh(event.owner)

    looked = _under_an_eye(show, held, event.player) if face == UNKNOWN else held.turn(face, do_nothing)
    return sequence(
        callback_clip(lambda: show.speak(said)),
        callback_clip(lambda: held.leave(*_place_to_look(show, event.player, face))),
        show.sound("flip"),
        held.carried.fly(FLIGHT, "in-out-sine"),
        show.sound("peek"),
        looked,
        pause_for(show.reading(said, event.player, event.owner, spent=FLIGHT)),
        held.home(note),
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

    def glitter() -> None:
        at = _arena_of(show)
        show.light(*at)
        show.top.flourish(flying_things.gold_dust_burst(show.top.air, at, 14))
        show.speak(said)

    return sequence(
        callback_clip(lambda: held.leave(_arena_of(show), 0.0)),
        show.sound("flip"),
        held.carried.fly(1.2 * FLIGHT, "out-cubic"),
        held.turn(event.people, glitter),
        show.sound("truth"),
        pause_for(show.reading(said, *range(len(show.sitters)))),
        held.home(lay),
    )


def _place_to_look(show: Animator, player: Player, face: str) -> tuple[Point, float]:
    """Where a tile is looked at, and how much it leans: in the hand, or before the only person."""
    return (_hand_of(show, player), LEAN) if face == UNKNOWN else (_arena_of(show), 0.0)


def _under_an_eye(show: Animator, held: "_Held", player: Player) -> Clip:
    """An eye opens over the back that a player holds; it goes as the tile does."""

    def opened() -> None:
        x, y = _hand_of(show, player)
        held.eye = show.top.air.image("eye_medal", x, y - HELD, EYE, EYE, anchor=(0.5, 0.5))

    def widen(share: float) -> None:
        if held.eye is not None:
            held.eye.scale_y = share

    blink = slide_value(widen, 0.1, 1, 0.24, "out-back(1.6)")
    return sequence(callback_clip(opened), reducible_clip(blink, callback_clip(lambda: widen(1))))


def _arena_of(show: Animator) -> Point:
    """Where a tile turns up now."""
    return MIDDLE if show.top.centre.attacking_tile is None else ASIDE


def _hand_of(show: Animator, player: Player) -> Point:
    """Where a player holds what is looked at: beside the own seal, toward the arena."""
    x, y = show.top.places.header(player).seal
    if player == show.top.places.base:
        return x + 300, y
    return x + 62, y + 70


class _Held:
    """An objective that leaves its place for a while, as wide as it is held."""

    def __init__(self, show: Animator, owner: Player, place: int, wide: float) -> None:
        self.show, self.owner, self.place, self.wide = show, owner, place, wide
        self.carried = CarriedPiece()
        self.eye: Image | None = None
        """The eye of the one who looks at it."""

    def leave(self, end: Point, angle: float) -> None:
        """The tile sets off, and its place is empty."""
        top = self.show.top
        box = top.places.objective(self.owner, self.place)
        zoom = self.wide / box[2]
        tile = LiftedTile(top.faces, top.air, HIDDEN, box, zoom=max(1.0, zoom))
        self._shade(0)
        self.carried.lift(tile, Pose(*end, zoom, HELD, angle), arc=ARC)

    def turn(self, people: str, shown: Callable[[], None]) -> Clip:
        """Return the clip of the tile that turns about its middle, and shows a face."""

        def narrow(share: float) -> None:
            self._tile.narrow(share)

        def face() -> None:
            self._tile.turn_over(people)
            shown()

        turned = sequence(
            slide_value(narrow, 0, 1, TURN / 2, "in-quad"),
            callback_clip(face),
            slide_value(narrow, 1, 0, TURN / 2, "out-quad"),
        )
        return reducible_clip(turned, callback_clip(face))

    def home(self, landed: Callable[[], None]) -> Clip:
        """Return the clip of the way home, and what is so once the tile lies there."""
        return sequence(
            callback_clip(self._turn_home),
            self.carried.fly(FLIGHT, "in-out-sine"),
            callback_clip(landed),
            callback_clip(self._lie_down),
        )

    @property
    def _tile(self) -> LiftedTile:
        tile = self.carried.piece
        assert isinstance(tile, LiftedTile)
        return tile

    def _turn_home(self) -> None:
        if self.eye is not None:
            self.eye.remove()
            self.eye = None
        box = self.show.top.places.objective(self.owner, self.place)
        self.carried.lift(self.carried.piece, Pose(*box_middle(box)), arc=ARC)

    def _lie_down(self) -> None:
        self.carried.drop()
        self._shade(255)

    def _shade(self, alpha: float) -> None:
        """Hide what lies on the plate of a rival, or let it be seen again."""
        self.show.zone(self.owner).plate.fade_objective(self.place, alpha)


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.ObjectiveSeen: _objective_seen,
    happened.ObjectiveOpened: _objective_opened,
}
"""The clips of this chapter, by event."""
