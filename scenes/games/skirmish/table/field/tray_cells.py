"""Trays painted once, each in its cell of one picture: while regiments move, only the cells are laid anew."""

from collections.abc import Callable

import arcade
import numpy as np
import numpy.typing as npt
from arcade.gl import BufferDescription, Framebuffer, Geometry
from pyglet.math import Mat4

from scenes.games.skirmish.table.field import tray_program
from scenes.games.skirmish.table.field.tray_program import MARGIN

_WIDEST_PIXELS = 2048
"""The picture of the cells is so wide; it is as high as it must be."""
_HIGHEST_PIXELS = 4096
_FLOATS = 9


def packed_cells(sizes: npt.NDArray[np.int64], widest: int) -> tuple[npt.NDArray[np.int64], int]:
    """Left and lower edge of a cell for each width and height, on shelves; and how high all are together.

    >>> packed_cells(np.array([(5, 2), (5, 3), (2, 1)]), 10)[0].tolist()
    [[0, 0], [5, 0], [0, 3]]
    """
    corners = np.zeros((len(sizes), 2), np.int64)
    x = y = shelf = 0
    for row, (wide, high) in enumerate(sizes.tolist()):
        if x + wide > widest:
            x, y, shelf = 0, y + shelf, 0
        corners[row] = x, y
        x, shelf = x + wide, max(shelf, high)
    return corners, y + shelf


class TrayCells:
    """The kept pictures of all trays, for one scale and one look."""

    def __init__(self) -> None:
        self._ctx = arcade.get_window().ctx
        self._program = self._ctx.program(
            vertex_shader=tray_program.CELL_VERTEX,
            geometry_shader=tray_program.CELL_GEOMETRY,
            fragment_shader=tray_program.CELL_FRAGMENT,
        )
        self._program["cells"], self._program["margin"] = 0, MARGIN
        self._frame: Framebuffer | None = None
        self._geometry: Geometry | None = None
        self._room = 0
        self._cells: npt.NDArray[np.float32] = np.zeros((0, 4), np.float32)

    def paint(
        self,
        rows: npt.NDArray[np.float32],
        scale: float,
        pixel: float,
        draw: Callable[[npt.NDArray[np.float32]], None],
    ) -> bool:
        """Paint all trays into their cells by `draw`, which gets rows that lie flat; False: no room."""
        sizes = np.ceil((rows[:, 3:5] * 2 * scale + 2 * MARGIN) / pixel).astype(np.int64)
        corners, high = packed_cells(sizes, _WIDEST_PIXELS)
        if high > _HIGHEST_PIXELS or sizes.max(initial=0) > _WIDEST_PIXELS:
            return False
        frame = self._framed(high)
        flat = rows.copy()
        per_milli = scale / pixel
        flat[:, 0:2] = (corners + sizes / 2) / per_milli
        ctx = self._ctx
        seen, projection = ctx.viewport, ctx.projection_matrix
        with frame.activate():
            frame.clear()
            ctx.viewport = (0, 0, *frame.size)
            wide, tall = frame.size
            ctx.projection_matrix = Mat4.orthogonal_projection(
                0, wide / per_milli, 0, tall / per_milli, -100, 100
            )
            draw(flat)
        ctx.viewport, ctx.projection_matrix = seen, projection
        exact = (rows[:, 3:5] * 2 * scale + 2 * MARGIN) / pixel
        self._cells = np.concatenate(
            ((corners + (sizes - exact) / 2) / frame.size, exact / frame.size), axis=1
        ).astype(np.float32)
        return True

    def lay(self, rows: npt.NDArray[np.float32], scale: float) -> None:
        """Lay the painted trays where they stand now, at the scale for which they were painted."""
        assert self._frame is not None
        ctx = self._ctx
        if self._geometry is None or len(rows) > self._room:
            self._room = max(32, 2 * len(rows))
            self._buffer = ctx.buffer(reserve=self._room * _FLOATS * 4)
            names = ["in_pose", "in_half", "in_cell"]
            self._geometry = ctx.geometry([BufferDescription(self._buffer, "3f 2f 4f", names)])
        self._buffer.write(np.concatenate((rows[:, :5], self._cells), axis=1).astype(np.float32).tobytes())
        self._program["scale"] = scale
        self._frame.color_attachments[0].use(0)
        ctx.enable(ctx.BLEND)
        ctx.blend_func = ctx.ONE, ctx.ONE_MINUS_SRC_ALPHA
        self._geometry.render(self._program, mode=ctx.POINTS, vertices=len(rows))
        ctx.blend_func = ctx.BLEND_DEFAULT
        ctx.disable(ctx.BLEND)  # type: ignore[no-untyped-call]

    def _framed(self, high: int) -> Framebuffer:
        if self._frame is None or self._frame.height < high:
            texture = self._ctx.texture((_WIDEST_PIXELS, max(256, high)), components=4)
            texture.filter = self._ctx.LINEAR, self._ctx.LINEAR
            self._frame = self._ctx.framebuffer(color_attachments=[texture])
        return self._frame
