"""How the table answers a verdict: faces come up on the plaques of those who only watched, with a word."""

from collections.abc import Collection

from game.core.rules import Player
from game.couch.sitter import Bot
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.games.complots.table import layout
from scenes.games.complots.table.animator import Animator
from scenes.motion.timeline import Clip, callback_clip, reducible_clip, sequence, slide_value, stagger
from scenes.widgets.group import Group

_FACE = (72.0, 77.0)
_TILTS = (-7, 4, -3, 6)
"""Degrees by which a face leans, by seat."""


class Reactions:
    """The faces of everybody still in play who had no part in a verdict; tempers choose words."""

    def __init__(self, show: Animator, verdict: str, parties: Collection[Player]) -> None:
        self._show, self._verdict = show, verdict
        self._faces: list[Group] = []
        self._watching = [
            player
            for player in range(show.players)
            if player not in parties and (show.shown.hidden[player] or not show.shown.lost[player])
        ]

    def come(self) -> Clip:
        """The faces come up, one shortly after the other."""

        def show(place: int) -> Clip:
            def rise(share: float) -> None:
                if place < len(self._faces):
                    self._faces[place].scale = 0.6 + 0.4 * share
                    self._faces[place].alpha = 255 * min(1.0, share * 2)

            return slide_value(rise, 0, 1, 0.16, "out-back(1.2)")

        risen = stagger(0.06, *[show(place) for place in range(len(self._watching))])
        return sequence(callback_clip(self._draw), reducible_clip(risen))

    def go(self) -> Clip:
        """They go."""

        def sweep() -> None:
            for face in self._faces:
                face.remove()
            self._faces.clear()

        return callback_clip(sweep)

    def _draw(self) -> None:
        self._faces = [self._face(player) for player in self._watching]

    def _face(self, player: Player) -> Group:
        show, sitter = self._show, self._show.sitters[player]
        x, y, w, _ = layout.seat_place_boxes(show.players)[player]
        narrow = layout.has_narrow_seats(show.players)
        middle = (x + w / 2 if narrow else x + w - 48, y + 147)
        name, tilt = f"portrait_persona_{sitter.persona + 1}", _TILTS[player % len(_TILTS)]
        tint = style.SEATS[sitter.colour].colour
        at = (*middle, *_FACE)
        marks: list[Drawable] = [
            show.air.image(name, *at, anchor=(0.5, 0.5), angle=tilt),
            show.air.image(f"{name}_acc", *at, anchor=(0.5, 0.5), angle=tilt, tint=tint),
        ]
        if not narrow:
            box = (x + 12, y + 121, w - 92, 48)
            marks.append(
                show.air.text(
                    self._word(player),
                    x + 16,
                    y + 153,
                    24,
                    face="fell-italic",
                    colour=style.CREAM,
                    within=box,
                )
            )
        return Group(*middle, marks)

    def _word(self, player: Player) -> str:
        hand = self._show.sitters[player].hand
        temper = hand.temper if isinstance(hand, Bot) else "person"
        return self._show.texts(f"complots-reaction-{self._verdict}", temper=temper)
