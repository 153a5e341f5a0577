"""The leaf that turns: it lifts off one page, crosses the spine, and lies down on the other."""

from collections.abc import Callable

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.motion.timeline import Clip, callback_clip, pause_for, reducible_clip, sequence, slide_value

_HALF_TURN_SECONDS = 0.17
_SHADE_SHARE = 0.55


class TurningPage:
    """A blank page between the two of a spread; hidden until it turns."""

    def __init__(self, layer: Layer, left: Box, right: Box) -> None:
        self._left, self._right = left, right
        self._paper = layer.panel("sheet_parchment", *right)
        self._paper.visible = False

    def turn(self, forward: bool, lifted: Callable[[], object], laid: Callable[[], object]) -> Clip:
        """A clip that turns one leaf: `lifted` is called as it leaves its page, `laid` as it lies down."""
        start, end = (self._right, self._left) if forward else (self._left, self._right)
        full = sequence(
            callback_clip(lifted),
            slide_value(lambda share: self._stand(start, 1 - share), 0.0, 1.0, _HALF_TURN_SECONDS, "in-quad"),
            slide_value(lambda share: self._stand(end, share), 0.0, 1.0, _HALF_TURN_SECONDS, "out-quad"),
            callback_clip(laid),
            callback_clip(self._rest),
        )
        return reducible_clip(
            full,
            sequence(callback_clip(lifted), pause_for(0.05), callback_clip(laid), callback_clip(self._rest)),
        )

    def _stand(self, page: Box, share: float) -> None:
        """Show the leaf over a page, hinged at the spine, with this share of it seen."""
        x, y, w, h = page
        wide = max(2.0, w * share)
        hinge = x + w if page == self._left else x
        self._paper.visible = True
        self._paper.reshape(hinge - wide if page == self._left else hinge, y, wide, h)
        self._paper.tint = style.mix_colours(
            style.WHITE.rgb, style.PARCHMENT_WORN.rgb, _SHADE_SHARE * (1 - share)
        )

    def _rest(self) -> None:
        self._paper.visible = False
