"""The lights of the paper stage: presets by name, and the one that burns now on its way to the next."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec
import tomli

from game import paths
from scenes.draw.dress import HexCode
from scenes.draw.style import Colour, Rgb, mix_colours
from scenes.screens.campaign.paper.glide import Glide

FULL = "full"
"""The light in which everything is as it was painted; it stands in for one that nobody wrote."""


class LightDef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A light: what it leaves of the furthest plane, the nearest one and the figures, as `#rrggbb`.

    `pool` is the colour of the glow behind whoever is lit, `glow` its share of opacity, `flicker` the share
    by which flames waver. `x` and `y` are the middle of the glow on the stage where nobody is lit, in units.
    """

    far: HexCode = "#ffffff"
    near: HexCode = "#ffffff"
    figure: HexCode = "#ffffff"
    pool: HexCode = "#ffcf7a"
    glow: float = 0.35
    flicker: float = 0.0
    x: float = 640.0
    y: float = 330.0


class BeamDef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lamp that turns once in `seconds`: it stands at x, y of the stage, its beam lies on a plane.

    `lean` is the degrees of the beam, clockwise.
    """

    plane: int
    x: float
    y: float
    seconds: float
    lean: float = 0.0


class _Lights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    light: dict[str, LightDef]
    beam: dict[str, BeamDef] = {}


class Burning(NamedTuple):
    """What a light is at this moment, colours as red, green, blue."""

    far: Rgb
    near: Rgb
    figure: Rgb
    pool: Rgb
    glow: float
    flicker: float


@cache
def _read() -> _Lights:
    path = paths.assets_folder() / "theatre" / "lights.toml"
    return msgspec.convert(tomli.loads(path.read_text(encoding="utf-8")), _Lights)


def read_lights() -> dict[str, LightDef]:
    """Read the presets of the house.

    Raises:
        OSError, tomli.TOMLDecodeError, msgspec.ValidationError: the file is not there, or is damaged.
    """
    return _read().light


def beam_of(backdrop: str) -> BeamDef | None:
    """The lamp that turns on a backdrop, if one does."""
    return _read().beam.get(backdrop)


def light_of(name: str) -> LightDef:
    """The preset of that name, or the full light."""
    lights = read_lights()
    return lights.get(name) or lights[FULL]


def burning(light: LightDef) -> Burning:
    """What a light is when it burns alone."""
    far, near, figure, pool = (Colour(code).rgb for code in (light.far, light.near, light.figure, light.pool))
    return Burning(far, near, figure, pool, light.glow, light.flicker)


class Ambience:
    """The light of the whole stage: a preset, fading into the next one, and its level from 0 to 1."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.level = Glide(1.0)
        self._from = self._to = burning(light_of(name))
        self._share = Glide(1.0)

    def change(self, name: str, seconds: float) -> None:
        """Fade to another preset."""
        self._from, self.name, self._to = self.now, name, burning(light_of(name))
        self._share = Glide(0.0)
        self._share.to(1.0, seconds, "in-out-sine")

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.level.update(dt)
        self._share.update(dt)

    def settle(self) -> None:
        """Burn as it shall in the end, at once."""
        self.level.settle()
        self._share.settle()

    @property
    def now(self) -> Burning:
        """What burns at this moment."""
        share, old, new = self._share.value, self._from, self._to
        if share >= 1.0:
            return new
        tints = (mix_colours(a, b, share) for a, b in zip(old[:4], new[:4], strict=True))
        far, near, figure, pool = tints
        glow = old.glow + (new.glow - old.glow) * share
        return Burning(far, near, figure, pool, glow, old.flicker + (new.flicker - old.flicker) * share)
