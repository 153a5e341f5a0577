"""The reaction ring: how long the other players may still object."""

from __future__ import annotations

import math

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import mix_colours

_RING_STEPS = 60
"""Pictures of the ring, the empty one not counted."""
_DRAWN_RADIUS = 48
"""Radius at which the ring is painted, in units."""
_URGENT_SECONDS = 3.0
"""Seconds before the end at which the ring begins to redden and to beat."""
_PULSE_SHARE = 0.06
"""Share of its size by which the ring beats."""


class Ring:
    """A ring of embers that burns down around the seconds left."""

    def __init__(
        self, layer: Layer, x: float, y: float, r: float = _DRAWN_RADIUS, *, bare: bool = False
    ) -> None:
        """A `bare` ring has no face and no figures, and hurries nobody: what stands in it stays readable."""
        self._layer, self._x, self._y, self._r, self._bare = layer, x, y, r, bare
        centre = (0.5, 0.5)
        self._disc = layer.image("ring_disc", x, y, anchor=centre)
        self._track = layer.image("ring_track", x, y, anchor=centre, tint=style.RING_TRACK)
        self._arc = layer.image(f"ring_{_RING_STEPS:02d}", x, y, anchor=centre, tint=style.EMBER)
        self._pearl = layer.image("ring_pearl", x, y - r, anchor=centre)
        self._digits = layer.text("", x, y + r * 0.36, r * 1.02, face="cinzel800", align="center")
        self._marks = (self._track, self._arc, self._pearl)
        self._rescale(1.0)
        self.visible = False
        """Whether the ring is shown."""

    @property
    def visible(self) -> bool:
        """Whether it is shown."""
        return self._track.visible

    @visible.setter
    def visible(self, value: bool) -> None:
        for mark in self._marks:
            mark.visible = value
        self._disc.visible = self._digits.visible = value and not self._bare

    def show(self, left: float, total: float) -> None:
        """Show that `left` of `total` seconds remain."""
        share = max(0.0, min(1.0, left / total)) if total > 0 else 0.0
        self.visible = True
        self._arc.name = f"ring_{round(share * _RING_STEPS):02d}"
        turn = math.tau * share
        self._pearl.move(self._x + self._r * math.sin(turn), self._y - self._r * math.cos(turn))
        if self._bare:
            return
        self._digits.text = str(math.ceil(max(0.0, left)))
        danger = max(0.0, min(1.0, 1 - left / _URGENT_SECONDS))
        self._arc.tint = mix_colours(style.EMBER.rgb, style.BLOOD.rgb, danger)
        beats = 0 < left < _URGENT_SECONDS and not self._layer.still
        self._rescale(1.0 + (_PULSE_SHARE * (left % 1.0) ** 2 if beats else 0.0))

    def hide(self) -> None:
        """Hide the ring: nobody may object any more."""
        self.visible = False

    def _rescale(self, pulse: float) -> None:
        scale = self._r / _DRAWN_RADIUS * pulse
        for image in (self._disc, self._track, self._arc, self._pearl):
            image.scale = scale
        self._digits.scale = pulse
