"""The trays under the regiments: one call for all, from one array; their edges say who is friend and foe."""

import arcade
import numpy as np
import numpy.typing as npt
from arcade.gl import BufferDescription, Geometry

from scenes.draw import style
from scenes.draw.style import Colour
from scenes.games.skirmish.table.field import tray_program
from scenes.games.skirmish.table.field.camera import NATURAL_SCALE
from scenes.games.skirmish.table.field.tray_cells import TrayCells

_COLOURS = {
    "gilt": style.GOLD,
    "gilt_light": style.GOLD_LIGHT,
    "teeth": style.FOE_EDGE,
    "stone": style.NEUTRAL_TRAY,
    "dashes": style.NEUTRAL_EDGE,
    "ink": style.INK_SHADOW,
    "plain": style.PARCHMENT_WORN,
    "ghost": style.GHOST_TRAY,
    "ghost_edge": style.GHOST_EDGE,
}
_FLOATS = 12
_FULL_ZOOM, _FINEST = 0.65, 0.55
"""From this k on edges are as wide as ever; from farther away they shrink, down to this share."""


class Trays:
    """Rows of one array: middle x, y (milli), degrees, half width, half depth, red, green, blue (0 to 1),
    the edge before, the edge after, how far the light has swept (0 to 1), how much it is chosen (0 to 1).
    """

    def __init__(self) -> None:
        self._ctx = arcade.get_window().ctx
        self._program = self._ctx.program(
            vertex_shader=tray_program.VERTEX,
            geometry_shader=tray_program.GEOMETRY,
            fragment_shader=tray_program.FRAGMENT,
        )
        self._program["margin"] = tray_program.MARGIN
        self._geometry: Geometry | None = None
        self._room = 0
        self._cells = TrayCells()
        self._painted: object = None
        self._wanted: object = None
        self.resize(0)

    def resize(self, count: int) -> None:
        """Make room for `count` trays; the rows are new and must be filled."""
        self.rows: npt.NDArray[np.float32] = np.zeros((count, _FLOATS), np.float32)

    def follow(self, poses: npt.NDArray[np.float32]) -> None:
        """Lay each tray behind the middle of its front: x, y in milli, degrees."""
        turn, half = np.radians(poses[:, 2]), self.rows[:, 4]
        self.rows[:, 0] = poses[:, 0] - np.sin(turn) * half
        self.rows[:, 1] = poses[:, 1] - np.cos(turn) * half
        self.rows[:, 2] = poses[:, 2]

    def draw(self, scale: float, pixel: float, dim: float, *, exact: bool) -> None:
        """Draw all trays at `scale` units per milli; `pixel` is the size of a pixel in units.

        Those that merely move are painted once; `exact`: they are painted where they stand, to be kept.
        """
        fine = max(_FINEST, min(1.0, scale / (_FULL_ZOOM * NATURAL_SCALE)))
        scale, pixel = scale / fine, pixel / fine
        look = scale, pixel, dim, style.high_contrast(), self.rows[:, 3:].tobytes()
        if not exact and look == self._wanted and look != self._painted:
            painted = self._cells.paint(
                self.rows, scale, pixel, lambda flat: self._paint(flat, scale, pixel, dim, flat_cells=True)
            )
            self._painted = look if painted else None
        if len(self.rows) and not exact and look == self._painted:
            self._cells.lay(self.rows, scale)
        elif len(self.rows):
            self._paint(self.rows, scale, pixel, dim, flat_cells=False)
        self._wanted = look

    def _paint(
        self, rows: npt.NDArray[np.float32], scale: float, pixel: float, dim: float, *, flat_cells: bool
    ) -> None:
        """Paint trays where they stand, or, upright, in their cells."""
        ctx, program = self._ctx, self._program
        if self._geometry is None or len(rows) > self._room:
            self._room = max(32, 2 * len(rows))
            self._buffer = ctx.buffer(reserve=self._room * _FLOATS * 4)
            names = ["in_pose", "in_half", "in_colour", "in_edge"]
            self._geometry = ctx.geometry([BufferDescription(self._buffer, "3f 2f 3f 4f", names)])
        self._buffer.write(rows.tobytes())
        program["scale"], program["pixel"], program["dim"] = scale, pixel, dim
        program["flat_cells"] = flat_cells
        for name, colour in _COLOURS.items():
            program[name] = unit_rgb(colour)
        ctx.enable(ctx.BLEND)
        ctx.blend_func = ctx.ONE, ctx.ONE_MINUS_SRC_ALPHA
        self._geometry.render(program, mode=ctx.POINTS, vertices=len(rows))
        ctx.blend_func = ctx.BLEND_DEFAULT
        ctx.disable(ctx.BLEND)  # type: ignore[no-untyped-call]


def unit_rgb(colour: Colour) -> tuple[float, float, float]:
    """Red, green and blue of a colour, 0 to 1."""
    red, green, blue = colour.rgb
    return red / 255, green / 255, blue / 255
