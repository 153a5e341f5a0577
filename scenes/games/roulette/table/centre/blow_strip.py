"""The strip of the last blows under the edge of the stage: who, with what, at whom, and how it turned out."""

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.roulette.table.blows import GUILTY, MISSED, SHOT, Blow
from scenes.games.roulette.table.centre.puppets import Sitter
from scenes.games.roulette.table.private.card_faces import draw_face, draw_gun, name_key
from scenes.match.sitter import shortened_name
from scenes.motion.timeline import Clip, pause_for, reducible_clip, slide_value
from scenes.shell.null_sound import Words
from scenes.widgets.group import Group

LEAST = 290.0
"""The least width of a blow, in units: a narrow strip holds fewer."""
CROWDED, MOST = 5, 4
"""From so many players on the strip holds one blow less than the most."""
CARD, SEAL, DIE = 42.0, 36.0, 34.0
"""Height of a card; edges of a seal and of a die, in units."""
_AT = {"seal": 24.0, "card": 45.0, "arrow": 87.0, "target": 119.0, "word": 145.0}
"""Where the parts of a blow stand, in units from its left edge."""
_OLDEST, _NEWEST = 150.0, 255.0
_SLIDES = 0.22


class BlowStrip:
    """The last blows, the newest gilt at the right; one more moves the others a place to the left."""

    def __init__(self, layer: Layer, texts: Words, sitters: Sequence[Sitter], box: Box) -> None:
        self._layer, self._texts, self._sitters, self.box = layer, texts, sitters, box
        most = MOST - (len(sitters) >= CROWDED)
        self.places = max(1, min(most, int(box[2] // LEAST)))
        """How many blows it holds."""
        self.blows: tuple[Blow, ...] | None = None
        self._cells: list[Group] = []
        self._covered = False

    def cover(self, covered: bool) -> None:
        """Leave the strip empty while something stands before it."""
        if covered != self._covered:
            self._covered = covered
            if self.blows is not None:
                self._draw()

    def show(self, blows: Sequence[Blow]) -> Clip:
        """Show the last of these blows; the clip in which they slide to their places, if one came."""
        kept = tuple(blows[-self.places :])
        came = self.blows is not None and kept != self.blows and bool(kept)
        if kept != self.blows:
            self.blows = kept
            self._draw()
        step = self.box[2] / self.places
        return (
            reducible_clip(slide_value(self._slide, step, 0, _SLIDES, "out-cubic")) if came else pause_for(0)
        )

    def _slide(self, behind: float) -> None:
        """Every blow is so far to the right of its place; the newest comes out of the edge."""
        for cell, home in zip(self._cells, self._homes(), strict=True):
            cell.x = home + behind
        if self._cells:
            self._cells[-1].alpha = 255 * (1 - behind / (self.box[2] / self.places))
            self._cells[-1].x = self._homes()[-1]

    def _homes(self) -> list[float]:
        wide = self.box[2] / self.places
        return [self.box[0] + wide * place for place in range(len(self._cells))]

    def _draw(self) -> None:
        self._layer.clear()
        layer, (x, y, w, h) = self._layer, self.box
        layer.panel("ticket_lacquer", x, y, w, h)
        blows = self.blows or ()
        self._cells = []
        if self._covered:
            return
        if not blows:
            words, middle = self._texts("roulette-strip-empty"), y + h / 2
            size = layer.letters.fit(words, 24, w - 40, "fell-italic")
            ink = style.PARCHMENT_WORN
            layer.text(words, x + w / 2, middle + 8, size, face="fell-italic", colour=ink, align="center")
        wide = w / self.places
        for place, blow in enumerate(blows):
            faint = _OLDEST + (_NEWEST - _OLDEST) * (place + 1 + self.places - len(blows)) / self.places
            newest = place == len(blows) - 1
            box = (x + wide * place, y, wide, h)
            self._cells.append(Group(box[0], y, self._drawn(blow, box, faint, newest=newest)))

    def _drawn(self, blow: Blow, box: Box, alpha: float, *, newest: bool) -> list[Drawable]:
        """One blow: seal, card, arrow, target, word."""
        layer, (x, y, w, h) = self._layer, box
        middle, marks = y + h / 2, list[Drawable]()
        if newest:
            marks.append(layer.box(x + 4, y + 4, w - 8, h - 8, style.EMBER, alpha=38))
            marks.append(layer.panel("tile_edge", x + 3, y + 3, w - 6, h - 6, tint=style.GOLD))
        marks.append(self._seal(blow.player, x + _AT["seal"], middle, alpha))
        marks += self._card(blow, x + _AT["card"], y + (h - CARD) / 2, alpha)
        tint = style.GOLD_LIGHT
        arrow = (x + _AT["arrow"], middle, 20, 14)
        marks.append(layer.image("arrow_right", *arrow, anchor=(0.5, 0.5), tint=tint, alpha=alpha))
        marks += self._target(blow, x + _AT["target"], middle, alpha)
        return [*marks, self._word(blow, (x + _AT["word"], y, w - _AT["word"] - 6, h), alpha)]

    def _seal(self, player: int, x: float, y: float, alpha: float) -> Drawable:
        name = f"seal_{self._sitters[player].colour + 1}_petit"
        return self._layer.image(name, x, y, SEAL, SEAL, anchor=(0.5, 0.5), alpha=alpha)

    def _card(self, blow: Blow, x: float, y: float, alpha: float) -> list[Drawable]:
        layer = self._layer
        if blow.card is None:
            return draw_gun(layer, blow.bullet, x, y, CARD, alpha=alpha)
        return draw_face(layer, blow.card, x, y, CARD, None, layer.art, alpha=alpha)

    def _target(self, blow: Blow, x: float, y: float, alpha: float) -> list[Drawable]:
        """The die that was turned, the seal of whom it was aimed at, or the sky."""
        layer, middle = self._layer, (0.5, 0.5)
        if blow.face is not None and blow.target is not None:
            tint = style.SEATS[self._sitters[blow.target].colour].colour
            body = layer.image("bet_die", x, y, DIE, DIE, anchor=middle, tint=tint, alpha=alpha)
            light = layer.image("bet_die_face", x, y, DIE, DIE, anchor=middle, alpha=alpha)
            figure = layer.text(
                str(blow.face), x, y + 9, 26, face="cinzel900", colour=style.INK, align="center", alpha=alpha
            )
            return [body, light, figure]
        if blow.target is None or blow.target < 0:
            return [layer.image("sky_mark", x, y, DIE, DIE, anchor=middle, alpha=alpha)]
        return [self._seal(blow.target, x, y, alpha)]

    def _word(self, blow: Blow, box: Box, alpha: float) -> Drawable:
        """The card by its name, or what was shown; capitals for a gun."""
        x, y, w, h = box
        loud = blow.word in (SHOT, MISSED)
        face = "cinzel800" if loud else "fell"
        words = self._named(blow, w)
        words, size = shortened_name(self._layer.letters, words, 22 if loud else 24, w, face)
        ink = style.BLOOD_LIGHT if blow.word in (SHOT, GUILTY) else style.PARCHMENT
        return self._layer.text(words, x, y + h / 2 + 8, size, face=face, colour=ink, alpha=alpha)

    def _named(self, blow: Blow, room: float) -> str:
        """The name of the card where it fits; else what it does, or how a gun or a pocket turned out."""
        name = self._texts(name_key(blow.card)) if blow.card else ""
        if name and self._layer.letters.measure(name, style.FLOOR, "fell")[0] <= room:
            return name
        return self._texts(f"roulette-blow-{blow.word}")
