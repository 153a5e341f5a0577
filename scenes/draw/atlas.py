"""Pictures in graphics memory: an atlas and a sprite program that keep every pixel sharp."""

from __future__ import annotations

import copy
import gc
from weakref import WeakKeyDictionary, WeakSet

import arcade
from arcade import ArcadeContext, DefaultTextureAtlas
from arcade.gl import Program
from arcade.resources import resolve
from arcade.sprite_list.sprite_list import SpriteListBufferData
from arcade.texture.transforms import Transform
from arcade.texture_atlas import AtlasRegion
from PIL import Image

_BORDER_PIXELS = 2
"""Depth of the frame around each picture in the atlas."""
_FIRST_SIZE = (2048, 4096)
"""Pixels: room for the title and the curtain in a window of 1280×720. Growing costs more than being large."""
_SHADERS = ("sprite_list_geometry_vs", "sprite_list_geometry_cull_geo", "sprite_list_geometry_fs")


class StageAtlas(DefaultTextureAtlas):
    """One large texture for all pictures; each is framed by its own outermost pixels, corners too."""

    def _add(self, texture: arcade.Texture, create_finalizer: bool = True) -> tuple[int, AtlasRegion]:
        """Give `texture` a place, or find its place again; mends two mistakes of arcade 3.3 about twins.

        Arcade looks whether a twin is there and then counts the newcomer: if the twin is taken away in
        between, because an old scene becomes garbage just then, the newcomer has no place. And it remembers
        only the first twin: when that one is gone, the atlas cannot grow any more.
        """
        hunting = gc.isenabled()
        gc.disable()
        try:
            place = super()._add(texture, create_finalizer)
            self._unique_textures[texture.atlas_name].add(texture)
        finally:
            if hunting:
                gc.enable()
        return place

    def _allocate_texture(self, texture: arcade.Texture) -> tuple[int, AtlasRegion]:
        """Give `texture` its coordinates; its region is five plain fields, which arcade copies as if deep."""
        image_region = self.get_image_region_info(texture.image_data.hash)
        slot = self._texture_uvs.get_existing_or_free_slot(texture.atlas_name)
        region = copy.copy(image_region)
        region.texture_coordinates = Transform.transform_texture_coordinates_order(
            region.texture_coordinates, texture._vertex_order
        )
        self._texture_regions[texture.atlas_name] = region
        self._texture_uvs.set_slot_data(slot, region.texture_coordinates)
        self._unique_textures.setdefault(texture.atlas_name, WeakSet()).add(texture)
        return slot, region

    def write_image(self, image: Image.Image, x: int, y: int) -> None:
        """Put `image` into the atlas with its frame, so that stretched pieces meet without a seam."""
        wide, high = image.width + 2 * _BORDER_PIXELS, image.height + 2 * _BORDER_PIXELS
        self.texture.write(_framed(image, _BORDER_PIXELS).tobytes(), 0, viewport=(x, y, wide, high))

    def resize(self, size: tuple[int, int], force: bool = False) -> None:
        """Grow by half of what arcade asks for: four times the memory is far more than is missing."""
        wide, high = self.size
        if size == (2 * wide, 2 * high):
            size = (2 * wide, high) if wide < high else (wide, 2 * high)
        super().resize(size, force)


def _framed(image: Image.Image, border: int) -> Image.Image:
    """`image` with its outermost pixels repeated around it, `border` pixels deep."""
    w, h = image.size
    out = Image.new("RGBA", (w + 2 * border, h + 2 * border))
    for piece, size, place in (
        ((0, 0, w, 1), (w, border), (border, 0)),
        ((0, h - 1, w, h), (w, border), (border, h + border)),
    ):
        out.paste(image.crop(piece).resize(size, Image.Resampling.NEAREST), place)
    out.paste(image, (border, border))
    for source, target in ((border, 0), (w + border - 1, w + border)):
        strip = out.crop((source, 0, source + 1, h + 2 * border))
        out.paste(strip.resize((border, h + 2 * border), Image.Resampling.NEAREST), (target, 0))
    return out


def sprite_list(*, opaque: bool) -> arcade.SpriteList[arcade.Sprite]:
    """An empty list of sprites that shows pictures of the right size pixel by pixel; `opaque`: unblended."""
    ctx = arcade.get_window().ctx
    sprites: arcade.SpriteList[arcade.Sprite] = arcade.SpriteList(atlas=_atlas(ctx), capacity=64)
    sprites.initialize()
    data = sprites.data
    assert isinstance(data, SpriteListBufferData)
    data.program = _crisp(ctx)
    sprites._blend = not opaque
    return sprites


def _atlas(ctx: ArcadeContext) -> StageAtlas:
    known = _ATLASES.get(ctx)
    if known is None:
        known = _ATLASES[ctx] = StageAtlas(_FIRST_SIZE, border=_BORDER_PIXELS, auto_resize=True, ctx=ctx)
    return known


def _crisp(ctx: ArcadeContext) -> Program:
    """Arcade's sprite program without its half-texel inset, which blurs; unseen sprites cost nothing."""
    known = _PROGRAMS.get(ctx)
    if known is None:
        sources = [resolve(f":system:shaders/sprites/{name}.glsl").read_text() for name in _SHADERS]
        vertex, geometry, fragment = (ctx.shader_inc(source) for source in sources)
        geometry = geometry.replace("uniform float uv_offset_bias", "const float uv_offset_bias = 0.0")
        geometry = geometry.replace("void main() {", "void main() {\n    if (v_color[0].a == 0.0) return;")
        known = ctx.program(vertex_shader=vertex, geometry_shader=geometry, fragment_shader=fragment)
        known["sprite_texture"], known["uv_texture"] = 0, 1
        _PROGRAMS[ctx] = known
    return known


_PROGRAMS: WeakKeyDictionary[ArcadeContext, Program] = WeakKeyDictionary()
_ATLASES: WeakKeyDictionary[ArcadeContext, StageAtlas] = WeakKeyDictionary()
