"""A notice of the title: a playbill that hangs from the valance, says one thing, and how to close it."""

from collections.abc import Callable, Sequence

from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.motion.timeline import Clip, slide_value
from scenes.widgets.prompt import shared_row

_WIDE, _PAD = 600.0, 30.0
_FOOT_Y, _TOP_Y = 440.0, 150.0
"""Units: where the playbill ends, clear of the logo, and where it begins at the lowest."""
_TITLE_SIZE, _WORDS_SIZE = 30, 25
_PLATE_HIGH, _PLATE_STEP, _PLATE_ROOM = 46.0, 50.0, 44.0
"""Units: height of the plate of a prompt at the foot, from one to the next, and beside its words."""
_CORD_WIDE, _CORD_IN, _CORD_TOP = 2.0, 74.0, 86.0
"""Units: how thick the two cords are, how far from the edges they are tied, and where the valance ends."""
_DUSK_ALPHA = 235
_FALL_UNITS, _FALL_SECONDS = 44.0, 0.34

Ask = tuple[Intent, str]
"""What a button does now, and its verb."""


class Notice:
    """Hidden until there is something to say; it hangs until somebody closes it."""

    def __init__(self, layer: Layer, changed: Callable[[], object]) -> None:
        """`changed` is called whenever the notice has come or gone."""
        self._layer, self._changed = layer, changed
        layer.visible = False

    @property
    def visible(self) -> bool:
        """Whether something is said now."""
        return self._layer.visible

    def show(self, title: str, words: str, asks: Sequence[Ask]) -> None:
        """Hang the playbill, with a prompt for each way on; the last one closes it, and so does a click."""
        layer = self._layer
        layer.clear()
        self._dusk()
        board = layer.panel("ticket_parchment", 0, 0, _WIDE, _PAD)
        head = layer.text(title, 640, 0, _TITLE_SIZE, face="cinzel800", colour=style.GARNET, align="center")
        body = layer.text(words, 640, 0, _WORDS_SIZE, colour=style.INK, align="center", wrap=_WIDE - 2 * _PAD)
        high = 2 * _PAD + _TITLE_SIZE + 12 + body.height + _PLATE_STEP * len(asks) - 24
        top = max(_TOP_Y, _FOOT_Y - high)
        box = (640 - _WIDE / 2, top, _WIDE, high)
        board.reshape(*box)
        head.move(640, top + _PAD + _TITLE_SIZE * 0.74)
        body.move(640, top + _PAD + _TITLE_SIZE + 14 + body.shown_size * 0.72)
        head.within = body.within = box
        self._cords(box)
        for place, (intent, verb) in enumerate(reversed(asks)):
            self._plate(intent, verb, top + high - 8 - place * _PLATE_STEP, closes=place == 0)
        layer.visible, layer.alpha, layer.dy = True, 255, 0
        self._changed()

    def arrive(self) -> Clip:
        """The clip of the notice dropping in."""
        return slide_value(self._settle, 0.0, 1.0, _FALL_SECONDS, "out-back")

    def hide(self) -> None:
        """Take the notice down."""
        if self.visible:
            self._layer.visible = False
            self._changed()

    def _dusk(self) -> None:
        """Darken the stage behind the playbill, softly, so that it is read first."""
        self._layer.image("glow", 640, 300, 1500, 900, anchor=(0.5, 0.5), tint=style.NIGHT, alpha=_DUSK_ALPHA)

    def _cords(self, box: Box) -> None:
        """Two gold cords from the valance to the playbill."""
        left, top, wide, _ = box
        for x in (left + _CORD_IN, left + wide - _CORD_IN):
            self._layer.box(x, _CORD_TOP, _CORD_WIDE, top + 8 - _CORD_TOP, style.GOLD_DARK)

    def _plate(self, intent: Intent, verb: str, middle: float, *, closes: bool) -> None:
        """A dark plate with the buttons of every hand, and their verb."""
        layer = self._layer
        plate = layer.panel("chip_lacquer", 640, middle, _PLATE_HIGH, _PLATE_HIGH)
        wide = shared_row(layer, intent, verb, 640, middle, mouse=closes) + _PLATE_ROOM
        plate.reshape(640 - wide / 2, middle - _PLATE_HIGH / 2, wide, _PLATE_HIGH)

    def _settle(self, share: float) -> None:
        self._layer.dy = -_FALL_UNITS * (1 - share)
        self._layer.alpha = 255 * min(1.0, max(0.0, share))
