"""A regiment where it would stand: soldiers as they are, on a pale tray with a dashed edge."""

import math
from collections.abc import Mapping

from game.rules.skirmish.defs.armies import UnitDef
from scenes.draw.style import Colour
from scenes.games.skirmish.table.field.edges import GHOST_EDGE
from scenes.games.skirmish.table.field.soldiers.pictures import SoldierPictures
from scenes.games.skirmish.table.field.soldiers.regiments import Regiments
from scenes.games.skirmish.table.field.trays import Trays
from scenes.games.skirmish.table.looks.outfits import Outfits
from scenes.games.skirmish.table.shown import ShownUnit, Stand, point_from

_SOLID_SHARE = 0.92
_BREATH_SECONDS, _LEAST_BREATH = 1.6, 0.6
"""Its glow breathes in and out in this time, down to this share."""


class Ghost:
    """One regiment that is not there yet."""

    def __init__(self, pictures: SoldierPictures, units: Mapping[str, UnitDef], outfits: Outfits) -> None:
        self._men, self._tray = Regiments(pictures, units, outfits), Trays()
        self._tray.resize(1)
        self._unit: ShownUnit | None = None
        self._step = -1
        self._age = 0.0
        self.still = False
        """Whether it does not breathe."""

    @property
    def visible(self) -> bool:
        """Whether there is a ghost."""
        return self._unit is not None

    def show(
        self, unit: ShownUnit, others: Mapping[int, ShownUnit], stand: Stand, colour: Colour, step: int
    ) -> None:
        """Let a regiment haunt a place, in its seat's colour, with pictures of one step of sharpness."""
        if unit != self._unit or step != self._step:
            for known in list(self._men.blocks):
                self._men.dismiss(known)
            self._men.draw_up(unit, others)
            self._men.line_up()
            self._men.dress(unit.id, colour, step)
            self._men.fade(unit.id, _SOLID_SHARE)
            self._unit, self._step = unit, step
        self._men.place(unit.id, stand.x, stand.y, stand.heading / 100)
        self._men.march()
        wide, deep = unit.size
        x, y = point_from(stand, 0, -deep / 2)
        self._tray.rows[0] = (
            *(x, y, stand.heading / 100, wide / 2, deep / 2, 0, 0, 0),
            *(GHOST_EDGE, GHOST_EDGE, 1, self._breath()),
        )

    def hide(self) -> None:
        """Let the ghost go."""
        self._unit = None

    def update(self, dt: float) -> None:
        """Let it breathe."""
        self._age += dt
        self._tray.rows[0, 11] = self._breath()

    def draw(self, scale: float, pixel: float, dim: float) -> None:
        """Draw it into the projection in force."""
        if self._unit is not None:
            self._tray.draw(scale, pixel, dim, exact=True)
            self._men.batch.draw(dim)

    def _breath(self) -> float:
        if self.still:
            return 1.0
        swing = 0.5 + 0.5 * math.cos(self._age / _BREATH_SECONDS * math.tau)
        return _LEAST_BREATH + (1 - _LEAST_BREATH) * swing
