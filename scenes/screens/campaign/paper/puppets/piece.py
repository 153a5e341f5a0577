"""Pieces of a puppet on a layer, each turning about its pivot, and the shadow or the line behind them."""

from __future__ import annotations

from PIL import Image as Pillow
from PIL import ImageFilter

from scenes.draw import style
from scenes.draw.art import Art
from scenes.draw.drawable import Image, Tint
from scenes.draw.layer import Layer
from scenes.screens.campaign.paper.puppets.joints import Laid
from scenes.screens.campaign.paper.puppets.troupe import Cutting

_SHARP = 1.1
"""Factor by which pieces are opened larger than they stand, for a camera that comes nearer."""
_DROP = (7.0, 9.0)
"""Units to the right and downwards by which a shadow falls."""
_SHADOW_ALPHA, _SHADOW_EDGE, _SHADOW_PIXELS, _BLUR = 105, 24, 0.5, 3.6
"""Opacity of a shadow, units by which it reaches beyond its piece, pixels a unit, pixels of its blur."""
_LINE, _LINE_PIXELS = 4, 1.0
"""Units of the line round figures in high contrast, and its pixels a unit."""


class Piece(Image):
    """One drawing of a puppet on a layer; its anchor is the pivot."""

    def __init__(self, layer: Layer, cutting: Cutting, *, cloth: bool = False, tint: Tint = None) -> None:
        """`cloth`: the white drawing that lies over the other one, to be dyed in `tint`."""
        wide, high = layer.art.size(cutting.picture)
        name = f"{cutting.picture}_acc" if cloth else cutting.picture
        anchor = (cutting.pivot[0] / wide, cutting.pivot[1] / high)
        super().__init__(
            layer, name, 0, 0, wide * _SHARP, None, anchor=anchor, tint=tint, alpha=255, angle=0, mirror=False
        )
        layer.add(self.sprites(), self)

    def lay(self, laid: Laid) -> None:
        """Put the piece where its part lies."""
        self._x, self._y, self._angle = laid.x, laid.y, laid.angle
        self._scale_x, self._scale_y = laid.wide / _SHARP, laid.high / _SHARP
        self._place()


class Underlay(Image):
    """What lies behind a piece: its shadow, or in high contrast a line round it in its figure's colour."""

    def __init__(self, layer: Layer, cutting: Cutting, tint: Tint) -> None:
        wide, high = layer.art.size(cutting.picture)
        lined = style.high_contrast()
        self._drop = (0.0, 0.0) if lined else _DROP
        self._reach = reach = _LINE if lined else _SHADOW_EDGE
        anchor = (
            (cutting.pivot[0] + reach) / (wide + 2 * reach),
            (cutting.pivot[1] + reach) / (high + 2 * reach),
        )
        key = f"paper-{'line' if lined else 'shadow'}:{cutting.picture}"
        super().__init__(
            layer,
            cutting.picture,
            0,
            0,
            wide + 2 * reach,
            high + 2 * reach,
            anchor=anchor,
            tint=tint if lined else style.INK_SHADOW,
            alpha=255 if lined else _SHADOW_ALPHA,
            angle=0,
            mirror=False,
            texture=layer.art.generated(key, lambda: _painted(layer.art, cutting.picture, lined=lined)),
        )
        layer.add(self.sprites(), self)

    def lay(self, laid: Laid) -> None:
        """Put it where the part lies; shadows fall to the lower right whatever the part does."""
        self._x, self._y = laid.x + self._drop[0], laid.y + self._drop[1]
        self._angle, self._scale_x, self._scale_y = laid.angle, laid.wide, laid.high
        self._place()


def _painted(art: Art, name: str, *, lined: bool) -> Pillow.Image:
    """The blurred outline of a drawing, or for `lined` its sharp one, as wide as its line more all round."""
    reach, pixels = (_LINE, _LINE_PIXELS) if lined else (_SHADOW_EDGE, _SHADOW_PIXELS)
    (wide, high), cut = art.size(name), art.cutout(name, _SHARP)
    left, top, right, foot = cut.sides
    size = max(1, round(wide * (1 - left - right) * pixels)), max(1, round(high * (1 - top - foot) * pixels))
    paint = cut.texture.image.getchannel("A").resize(size, Pillow.Resampling.BOX)
    mask = Pillow.new("L", (round((wide + 2 * reach) * pixels), round((high + 2 * reach) * pixels)))
    mask.paste(paint, (round((reach + wide * left) * pixels), round((reach + high * top) * pixels)))
    spread = (
        ImageFilter.MaxFilter(2 * round(reach * pixels) - 1) if lined else ImageFilter.GaussianBlur(_BLUR)
    )
    white = Pillow.new("RGBA", mask.size, (255, 255, 255, 255))
    white.putalpha(mask.filter(spread))
    return white
