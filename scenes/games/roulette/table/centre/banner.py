"""The swallow-tailed banner: the call that everybody hears."""

from collections.abc import Callable

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.motion.timeline import Clip, callback_clip, pause_for, reducible_clip, sequence, slide_value
from scenes.widgets.group import Group

PLACE: Box = (448.0, 106.0, 384.0, 48.0)
WIDEST, TAILS = 560.0, 74.0
"""The greatest width of a banner, and the part that its tails take, in units."""
LARGEST, SMALLEST, GROWS = 31.0, 22.0, 28.0
"""Type sizes; the banner widens before the words get smaller than GROWS."""
DROP = 34.0


class Banner:
    """Hangs over the cylinder when there is something to call."""

    def __init__(self, layer: Layer, flourish: Callable[[Clip], None]) -> None:
        self._layer, self._flourish = layer, flourish
        self._group: Group | None = None
        self.words = ""
        """The words of the banner; empty while it is away."""

    def say(self, words: str) -> None:
        """Drop in with these words; nothing to do when it says them already."""
        if words == self.words:
            return
        if not words:
            self.hide()
            return
        if self._group is not None:
            self._group.remove()
        self.words = words
        self._group = self._drawn(words)
        self._flourish(_dropped(self._group))

    def hide(self) -> None:
        """Raise the banner again."""
        self.words = ""
        if self._group is not None:
            group, self._group = self._group, None
            self._flourish(_lifted(group))

    def _drawn(self, words: str) -> Group:
        letters, middle = self._layer.letters, PLACE[0] + PLACE[2] / 2
        size = letters.fit(words, LARGEST, PLACE[2] - TAILS, "cinzel900", floor=GROWS)
        size = letters.fit(words, size, WIDEST - TAILS, "cinzel900", floor=SMALLEST)
        wide = min(WIDEST, max(PLACE[2], letters.measure(words, size, "cinzel900")[0] + TAILS))
        box = (middle - wide / 2, PLACE[1], wide, PLACE[3])
        paper = self._layer.panel("banner_swallow", *box)
        label = self._layer.text(
            words,
            middle,
            PLACE[1] + PLACE[3] / 2 + size * 0.34,
            size,
            face="cinzel900",
            colour=style.GARNET,
            align="center",
            within=box,
        )
        return Group(middle, PLACE[1] + PLACE[3] / 2, [paper, label])


def _dropped(group: Group) -> Clip:
    """Return the clip in which the banner falls to its place and swings a little beyond."""
    rest = group.y

    def fall(share: float) -> None:
        group.y = rest - DROP * (1 - share)
        group.scale = 0.92 + 0.08 * share
        group.alpha = 255 * max(0.0, min(1.0, share * 1.6))

    return reducible_clip(slide_value(fall, 0, 1, 0.25, "out-back"), pause_for(0))


def _lifted(group: Group) -> Clip:
    """Return the clip in which the banner rises, pales and disappears."""
    rest = group.y

    def rise(share: float) -> None:
        group.y = rest - 20 * share
        group.alpha = 255 * (1 - share)

    return sequence(
        reducible_clip(slide_value(rise, 0, 1, 0.16, "in-quad"), pause_for(0)), callback_clip(group.remove)
    )
