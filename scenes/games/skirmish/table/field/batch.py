"""Many pictures of the atlas in one call, placed from arrays: no sprite objects, no loop over soldiers."""

from typing import Any

import arcade
import numpy as np
import numpy.typing as npt
from arcade.gl import BufferDescription, Geometry
from arcade.sprite_list.sprite_list import SpriteListBufferData

from scenes.draw.atlas import sprite_list

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]


class Batch:
    """Pictures drawn in one call, in the order of its arrays; lengths are those of the projection in force.

    Change an array in place, then say `stale = True`.
    """

    def __init__(self) -> None:
        self._sprites = sprite_list(opaque=False)
        data = self._sprites.data
        assert isinstance(data, SpriteListBufferData)
        self._data = data
        self._ctx = arcade.get_window().ctx
        self._kept: dict[str, arcade.Texture] = {}
        self._geometry: Geometry | None = None
        self._room = 0
        self.stale = True
        """Whether the arrays changed since they were drawn."""
        self.resize(0)

    def __len__(self) -> int:
        return len(self.places)

    def resize(self, count: int) -> None:
        """Make room for `count` pictures; the arrays are new and must be filled."""
        self.places: Floats = np.zeros((count, 4), np.float32)
        """Middle x, middle y, 0, degrees clockwise."""
        self.sizes: Floats = np.zeros((count, 2), np.float32)
        self.pictures: Floats = np.zeros(count, np.float32)
        """Numbers that `picture_number` gave."""
        self.colours: Bytes = np.full((count, 4), 255, np.uint8)
        self.stale = True

    def picture_number(self, texture: arcade.Texture) -> int:
        """The number of a texture in the atlas; this batch keeps it there."""
        self._kept[texture.atlas_name] = texture
        atlas = self._sprites.atlas
        assert atlas is not None
        return atlas.add(texture)[0]

    def draw(self, dim: float = 1.0, *, opaque: bool = False, kept: bool = False) -> None:
        """Draw all pictures, at `dim` of their light; unless `opaque`, what is there shines through.

        `kept`: into a clear frame, where alpha must add up, for it is laid over something else later.
        """
        if not len(self.places):
            return
        if self.stale:
            self._upload()
        ctx, atlas = self._ctx, self._sprites.atlas
        assert atlas is not None and self._geometry is not None and self._data.program is not None
        if not opaque:
            ctx.enable(ctx.BLEND)
        source, rest = ctx.BLEND_DEFAULT
        ctx.blend_func = (source, rest, ctx.ONE, rest) if kept else (source, rest)
        atlas.texture.filter = ctx.LINEAR, ctx.LINEAR
        atlas.texture.use(0)
        atlas.use_uv_texture(1)
        program = self._data.program
        program["spritelist_color"] = dim, dim, dim, 1.0
        self._geometry.render(program, mode=ctx.POINTS, vertices=len(self.places))
        ctx.blend_func = ctx.BLEND_DEFAULT
        ctx.disable(ctx.BLEND)  # type: ignore[no-untyped-call]

    def _upload(self) -> None:
        if self._geometry is None or len(self.places) > self._room:
            self._make_room(max(64, 2 * len(self.places)))
        arrays: tuple[npt.NDArray[Any], ...] = (self.places, self.sizes, self.pictures, self.colours)
        for buffer, values in zip(self._buffers, arrays, strict=True):
            buffer.write(values.tobytes())
        self.stale = False

    def _make_room(self, room: int) -> None:
        self._room = room
        self._buffers = [self._ctx.buffer(reserve=room * wide) for wide in (16, 8, 4, 4)]
        formats = (("4f", "in_pos"), ("2f", "in_size"), ("1f", "in_texture"), ("4f1", "in_color"))
        self._geometry = self._ctx.geometry(
            [
                BufferDescription(buffer, form, [name])
                for buffer, (form, name) in zip(self._buffers, formats, strict=True)
            ]
        )
