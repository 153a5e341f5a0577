"""The scenery: a backdrop in planes, which the camera shifts the more the nearer they are."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.draw.art import Art
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Rgb, mix_colours
from scenes.screens.campaign.paper.beam import Beam
from scenes.screens.campaign.paper.glide import Glide
from scenes.screens.campaign.paper.lights import beam_of

ZOOM_AT = (640.0, 400.0)
"""The point of the stage, in units, that a camera which comes nearer keeps in its place."""
_FAR, _FRONT = 0.15, 1.25
"""Shares of the camera's way that the furthest and the nearest plane go; figures go all of it."""
_FAR_ZOOM = 0.55
"""Share of the camera's approach that the furthest plane takes part in."""
_COLUMNS, _ROWS = 10, 4
"""Cells into which planes are cut, to leave out what is empty of each."""
_STANDBY = "galerie"
"""The backdrop that is hung where one is not there."""


def plane_names(art: Art, backdrop: str) -> list[str]:
    """The pictures of a backdrop, the furthest first; those of the gallery when it was never painted."""
    names = [f"bg_{backdrop}_{plane}" for plane in range(8)]
    return [name for name in names if art.has(name)] or plane_names(art, _STANDBY)


class Camera:
    """Where the stage is looked at: units right of its middle, and how near."""

    def __init__(self) -> None:
        self.x, self.zoom = Glide(0.0), Glide(1.0)

    def go(self, x: float, zoom: float, seconds: float) -> None:
        """Move to `x` and come as near as `zoom`."""
        self.x.to(x, seconds, "in-out-cubic")
        self.zoom.to(zoom, seconds, "in-out-cubic")

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.x.update(dt)
        self.zoom.update(dt)

    def settle(self) -> None:
        """Be there at once."""
        self.x.settle()
        self.zoom.settle()

    def aim(self, layer: Layer, share: float = 1.0, approach: float = 1.0) -> None:
        """Let a layer be seen by the camera, of whose way and approach it takes a share."""
        layer.zoom = 1 + (self.zoom.value - 1) * approach
        layer.zoom_at = ZOOM_AT
        layer.dx = -self.x.value * share * layer.zoom

    def seen_at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the figures' plane is seen, in units."""
        zoom = self.zoom.value
        return (x - ZOOM_AT[0] - self.x.value) * zoom + ZOOM_AT[0], (y - ZOOM_AT[1]) * zoom + ZOOM_AT[1]


class Scenery:
    """The planes of one backdrop, each on a layer of its own, the furthest first."""

    def __init__(self, layers: Sequence[Layer], backdrop: str) -> None:
        """`layers` are as many as the backdrop has planes."""
        self._layers = list(layers)
        hung = enumerate(zip(layers, plane_names(layers[0].art, backdrop), strict=True))
        self._images = [_hang(layer, name, whole=place == 0) for place, (layer, name) in hung]
        beam = beam_of(backdrop)
        self._beam = beam and Beam(layers[beam.plane], backdrop, beam)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: lamps turn."""
        if self._beam:
            self._beam.update(dt)

    def shine(self, far: Rgb, near: Rgb, share: float) -> None:
        """Light the planes: colours left of the furthest and the nearest, and the share of all light."""
        last = max(1, len(self._images) - 1)
        for place, (layer, images) in enumerate(zip(self._layers, self._images, strict=True)):
            layer.dim = share
            tint = mix_colours(far, near, place / last)
            for image in images:
                image.tint = tint
        if self._beam:
            self._beam.shine(far)

    def aim(self, camera: Camera) -> None:
        """Let every plane be seen by the camera."""
        last = len(self._layers) - 1
        for place, layer in enumerate(self._layers):
            depth = place / last if last else 0.0
            near = place == last
            share = _FRONT if near else _FAR + (0.95 - _FAR) * place / max(1, last - 1)
            camera.aim(layer, share, 1.0 + 0.15 * near if near else _FAR_ZOOM + (1 - _FAR_ZOOM) * depth)


def _hang(layer: Layer, name: str, *, whole: bool) -> list[Image]:
    """Hang a plane: whole, or in scraps, for what is empty costs as much to draw as paint does."""
    if whole:
        return [layer.plane(name)]
    picture, (wide, high), (x, y) = layer.art.texture(name).image, layer.art.size(name), layer.art.at(name)
    alpha, unit = picture.getchannel("A"), picture.width / wide
    scraps = []
    for left in range(0, picture.width, _cell(picture.width, _COLUMNS)):
        for top in range(0, picture.height, _cell(picture.height, _ROWS)):
            right = min(picture.width, left + _cell(picture.width, _COLUMNS))
            foot = min(picture.height, top + _cell(picture.height, _ROWS))
            box = alpha.crop((left, top, right, foot)).getbbox()
            if box:
                scraps.append((left + box[0], top + box[1], left + box[2], top + box[3]))
    pieces = [(a / unit, b / unit, min(wide, c / unit), min(high, d / unit)) for a, b, c, d in scraps]
    return [
        layer.piece(name, part, x + part[0], y + part[1], part[2] - part[0], part[3] - part[1])
        for part in pieces
    ]


def _cell(length: int, cells: int) -> int:
    """Pixels of one of so many cells."""
    return -(-length // cells)
