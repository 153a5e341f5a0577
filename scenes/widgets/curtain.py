"""The curtain between two screens: it meets, the screens are changed behind it, it opens."""

from __future__ import annotations

from collections.abc import Callable

from scenes.draw.art import Art
from scenes.draw.layer import Layer
from scenes.draw.style import HEIGHT, NIGHT, WIDTH, Look
from scenes.draw.text import Typesetter
from scenes.motion.timeline import Timeline, callback_clip, pause_for, sequence, slide_value

_HALF = WIDTH / 2
_GATHERED = 0.16
_CLOSE, _HOLD, _OPEN, _FADE = 0.42, 0.12, 0.52, 0.15
_BREEZE = 3.0


class Curtain:
    """Two halves that run in from the wings. `shut` is 0 open, 1 met."""

    def __init__(self, art: Art, letters: Typesetter, sound: Callable[[str], object]) -> None:
        self._art, self._letters, self._sound = art, letters, sound
        self._timeline = Timeline()
        self._change: Callable[[], object] | None = None
        self._reduced = False
        self._shut = 0.0
        self.breeze = 0.0
        """How far hangings swing, in units."""
        self._layer: Layer | None = None
        self._awaited = False

    @property
    def moving(self) -> bool:
        """Whether it covers anything."""
        return not self._timeline.idle

    @property
    def closing(self) -> bool:
        """Whether the old screen is still behind it: presses are for the curtain only."""
        return self._change is not None

    def rehang(self) -> None:
        """The window is another: hang it anew, if it hangs already."""
        if self._layer is not None:
            self._build()

    def _build(self) -> None:
        self._layer = Layer(self._art, self._letters)
        self._night = self._layer.box(0, 0, WIDTH, HEIGHT, NIGHT, alpha=0)
        self._left = self._layer.image("curtain_closed", 0, 0, _HALF, HEIGHT)
        self._right = self._layer.image("curtain_closed", WIDTH, 0, _HALF, HEIGHT, anchor=(1, 0), mirror=True)
        self._valance = self._layer.image("valance_78", 0, 0)
        self._hang(self._shut)

    def run(self, change: Callable[[], object], look: Look) -> None:
        """Meet, call `change` behind the closed curtain, open. A change still waiting is made first."""
        if self._layer is None:
            self._build()
        self.finish()
        self._reduced, self._change = look.reduced_motion, change
        self._timeline.speed = look.speed
        if look.reduced_motion:
            self._timeline.add(slide_value(self._hang, 0, 1, _FADE, "linear"))
            self._timeline.add(callback_clip(self._make_change))
            self._timeline.add(slide_value(self._hang, 1, 0, _FADE, "linear"))
        else:
            self._timeline.add(callback_clip(lambda: self._sound("curtain-close")))
            self._timeline.add(sequence(slide_value(self._hang, 0, 1, _CLOSE, "in-cubic"), pause_for(_HOLD)))
            self._timeline.add(callback_clip(self._make_change))
            self._timeline.add(callback_clip(lambda: self._sound("curtain-open")))
            self._timeline.add(slide_value(self._hang, 1, 0, _OPEN, "out-cubic"))
            self._timeline.add(slide_value(self._swing, 1.0, 0.0, 0.9, "linear"))
        self._timeline.update(0.0)

    def finish(self) -> None:
        """Be open at once, with the change made."""
        self._timeline.skip()

    def drop_change(self) -> None:
        """Forget the change: something went wrong while it was made."""
        self._change = None
        self._timeline.clear()
        self._shut = self.breeze = 0.0

    def update(self, dt: float) -> None:
        """Move on; once the first picture of the evening has been shown, there is time to hang."""
        if self._awaited and self._layer is None:
            self._build()
        self._timeline.update(min(dt, 0.1))

    def draw(self) -> None:
        """Show it over everything, if it moves."""
        self._awaited = True
        if self.moving and self._layer is not None:
            self._layer.draw()

    def _make_change(self) -> None:
        change, self._change = self._change, None
        if change:
            change()

    def _swing(self, left: float) -> None:
        swings = (1.0 - left) * 3.0
        self.breeze = _BREEZE * left * (1 if int(swings) % 2 == 0 else -1) * (1 - abs(2 * (swings % 1) - 1))

    def _hang(self, shut: float) -> None:
        self._shut = shut
        self._night.alpha = 255 * shut if self._reduced else 0
        self._valance.visible = not self._reduced and shut > 0
        width = _GATHERED + (1 - _GATHERED) * shut
        out = 1.1 * _GATHERED * _HALF * max(0.0, 1 - 3 * shut)
        for half, edge, side in ((self._left, 0.0, -1), (self._right, float(WIDTH), 1)):
            half.visible = not self._reduced and shut > 0
            half.scale_x = width
            half.x = edge + side * out
