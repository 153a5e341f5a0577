"""Everybody's face in the arena, while nobody fights there: who swears, who waits, whose turn it is."""

import math
from collections.abc import Callable, Sequence

from game.core.rules import Player
from game.couch.sitter import Sitter
from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.match.bust import draw_bust
from scenes.motion.timeline import Clip, callback_clip, reducible_clip, slide_value, stagger

RISE_SECONDS, GAP_SECONDS = 0.3, 0.05
RISE = 26.0
"""Units from which a bust rises to its place."""
_ROOM: Box = (440, 152, 400, 184)
"""Where the busts stand: their feet on its lower edge."""
_WIDEST, _SHAPE, _OVERLAP = 132.0, 1.26, 1.28
"""The width of a bust at most, its height by its width, and its width by the way to the next."""
_STEPS_BACK, _DIM, _HALO = 0.84, 170, 1.7
"""Size and alpha of those whose turn it is not, and the light behind whoever's it is by the height."""
_LANTERN = (500.0, 330.0)
"""Width and height of the light before which all of them stand: black paper is seen on light alone."""
_PERIOD = 6.1
"""Seconds in which a bust sways once to and fro."""


def spots(players: int) -> tuple[Box, ...]:
    """Return the boxes of so many busts beside each other, from the left.

    >>> [round(x) for x, _, _, _ in spots(2)]
    [522, 626]
    """
    x, y, w, h = _ROOM
    wide = min(_WIDEST, _OVERLAP * w / (players + _OVERLAP - 1))
    step, high = wide / _OVERLAP, wide * _SHAPE
    left = x + (w - step * (players - 1) - wide) / 2
    return tuple((left + step * place, y + h - high, wide, high) for place in range(players))


class Assembly:
    """Shows the busts of all who are still in the fight, turned to each other."""

    def __init__(self, layer: Layer, sitters: Sequence[Sitter], flourish: Callable[[Clip], None]) -> None:
        self._layer, self._sitters, self._flourish = layer, sitters, flourish
        self._busts: list[list[Image]] = []
        self._came = False
        self.shown: tuple[Player, ...] = ()
        """Whose busts stand there, from the left."""
        self.lit: Player | None = None
        """Whose turn it is: the one before the light."""

    def show(self, players: Sequence[Player], lit: Player | None = None) -> None:
        """Let these stand there, one of them before a light; nobody clears the arena."""
        if (tuple(players), lit) == (self.shown, self.lit):
            return
        came, self._came = bool(players) and not self._came, self._came or bool(players)
        self.shown, self.lit = tuple(players), lit
        self._layer.clear()
        places = spots(len(players)) if players else ()
        if players:
            self._light()
        inward = sorted(range(len(players)), key=lambda place: -_aside(places[place]))
        order = sorted(inward, key=lambda place: players[place] == lit)
        busts = {place: self._stand(players[place], places[place], lit) for place in order}
        self._busts = [busts[place] for place in range(len(players))]
        if came:
            self._flourish(stagger(GAP_SECONDS, *(self._rising(bust) for bust in self._busts)))

    def _light(self) -> None:
        """Hang the lantern behind everybody; where one stands in a light of their own, it burns lower."""
        x, y, w, h = _ROOM
        middle = (x + w / 2, y + 0.58 * h)
        lantern = self._layer.image("halo", *middle, *_LANTERN, anchor=(0.5, 0.5), tint=style.HALO)
        lantern.alpha = 190 if self.lit is None else 110

    def _stand(self, player: Player, box: Box, lit: Player | None) -> list[Image]:
        """Stand one of them up; those who wait for another stand a step back."""
        waits = lit is not None and player != lit
        x, y, w, h = _behind(box) if waits else box
        if player == lit:
            edge = _HALO * h
            light = self._layer.image(
                "halo", x + w / 2, y + h / 2, edge, edge, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT
            )
            light.alpha = 200
        sitter = self._sitters[player]
        middle = _ROOM[0] + _ROOM[2] / 2
        bust = draw_bust(
            self._layer, sitter.persona, sitter.colour, (x, y, w, h), mirror=x + w / 2 > middle + 1
        )
        for piece in bust:
            piece.alpha = _DIM if waits else 255
        return bust

    def _rising(self, bust: list[Image]) -> Clip:
        """Return the clip of one bust that rises to its place."""
        home = [(piece.x, piece.y, piece.alpha) for piece in bust]

        def rise(share: float) -> None:
            if bust not in self._busts:
                return  # others stand there already
            for piece, (x, y, alpha) in zip(bust, home, strict=True):
                piece.move(x, y + RISE * (1 - share))
                piece.alpha = alpha * share

        rise(0.0)
        return reducible_clip(
            slide_value(rise, 0, 1, RISE_SECONDS, "out-cubic"), callback_clip(lambda: rise(1.0))
        )

    def sway(self, age: float) -> None:
        """Let all sway by half a degree, one after the other; `age` in seconds."""
        for place, bust in enumerate(self._busts):
            for piece in bust:
                piece.angle = 0.6 * math.sin(age * math.tau / _PERIOD + place)


def _aside(box: Box) -> float:
    """How far from the middle a place is."""
    x, _, w, _ = box
    return abs(x + w / 2 - (_ROOM[0] + _ROOM[2] / 2))


def _behind(box: Box) -> Box:
    """The place of somebody who stands a step back."""
    x, y, w, h = box
    less = 1 - _STEPS_BACK
    return x + w * less / 2, y + h * less, w * _STEPS_BACK, h * _STEPS_BACK
