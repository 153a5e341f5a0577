"""From milli to pixels: the camera's projection, and pictures kept while nothing moves, or pushed along."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import arcade
from arcade import ArcadeContext
from arcade.gl import Framebuffer, geometry
from pyglet.math import Mat4

from scenes.draw.style import HEIGHT, WIDTH
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.layout import WINDOW

Pixels = tuple[int, int, int, int]
"""Left, bottom, width, height in pixels of the frame that is drawn on."""

_VERTEX = """#version 330
in vec2 in_vert;
in vec2 in_uv;
out vec2 uv;
void main() { gl_Position = vec4(in_vert, 0.0, 1.0); uv = in_uv; }
"""
_FRAGMENT = """#version 330
uniform sampler2D kept;
in vec2 uv;
out vec4 f_color;
void main() { f_color = texture(kept, uv); }
"""
_SLID_FRAGMENT = """#version 330
uniform sampler2D kept;
uniform vec2 start;
uniform vec2 part;
uniform vec2 window;
uniform float deep;
uniform float share;
uniform vec3 ink;
uniform vec2 pool;
uniform vec4 lamp;
in vec2 uv;
out vec4 f_color;
void main() {
    vec2 at = uv * window;
    vec2 low = max(vec2(0.0), 1.0 - at / deep), high = max(vec2(0.0), 1.0 - (window - at) / deep);
    vec2 light = (1.0 - share * low * low) * (1.0 - share * high * high);
    vec2 off = (uv - 0.5) * window / pool;
    float warm = max(0.0, 1.0 - dot(off, off));
    vec3 lit = mix(texture(kept, start + uv * part).rgb, lamp.rgb, lamp.a * warm * warm);
    f_color = vec4(mix(ink, lit, light.x * light.y), 1.0);
}
"""
_ROOM_PIXELS = 128
"""So far a picture that slides reaches beyond the window, on each side."""


def window_pixels(seen: Pixels) -> Pixels:
    """The pixels of the window on the table, where the stage takes the pixels `seen`.

    >>> window_pixels((0, 0, 1280, 720))
    (222, 62, 1042, 540)
    """
    left, bottom, wide, high = seen
    x, y, w, h = WINDOW
    kx, ky = wide / WIDTH, high / HEIGHT
    right, top = round(left + (x + w) * kx), round(bottom + (HEIGHT - y) * ky)
    left, bottom = round(left + x * kx), round(bottom + (HEIGHT - y - h) * ky)
    return left, bottom, right - left, top - bottom


@contextmanager
def board_projection(ctx: ArcadeContext, camera: Camera, pixels: Pixels) -> Iterator[None]:
    """Draw in milli of the table into `pixels`, cut at their edge; afterwards all is as before."""
    with view_projection(ctx, camera.view, pixels):
        yield


@contextmanager
def view_projection(
    ctx: ArcadeContext, part: tuple[float, float, float, float], pixels: Pixels
) -> Iterator[None]:
    """Draw a part of the table (left, lower, right, upper, in milli) into `pixels`; then all is as before."""
    seen, projection, view = ctx.viewport, ctx.projection_matrix, ctx.view_matrix
    left, lower, right, upper = part
    ctx.viewport = pixels
    ctx.projection_matrix = Mat4.orthogonal_projection(left, right, lower, upper, -100, 100)
    ctx.view_matrix = Mat4()
    try:
        yield
    finally:
        ctx.viewport, ctx.projection_matrix, ctx.view_matrix = seen, projection, view


class KeptPicture:
    """What was drawn once in the window on the table, shown again while nothing changes."""

    def __init__(self) -> None:
        self._ctx = arcade.get_window().ctx
        self._frame: Framebuffer | None = None
        self._program = self._ctx.program(vertex_shader=_VERTEX, fragment_shader=_FRAGMENT)
        self._program["kept"] = 0
        self._quad = geometry.quad_2d_fs()
        self._key: object = None
        self._wanted: object = None

    def present(
        self, key: object, camera: Camera, pixels: Pixels, draw: Callable[[bool], None], *, opaque: bool
    ) -> None:
        """Show what `draw` draws in milli; `key` names it. What is wanted twice is kept: `draw(True)`.

        `opaque`: nothing shines through.
        """
        if key != self._key and key != self._wanted:
            with board_projection(self._ctx, camera, pixels):
                draw(False)
        else:
            if key != self._key:
                with self._painting(camera, pixels):
                    draw(True)
                self._key = key
            self._show(pixels, opaque=opaque)
        self._wanted = key

    @contextmanager
    def _painting(self, camera: Camera, pixels: Pixels) -> Iterator[None]:
        """Draw in milli into the kept picture, clear at first."""
        ctx, size = self._ctx, pixels[2:]
        if self._frame is None or self._frame.size != size:
            texture = ctx.texture(size, components=4)
            texture.filter = ctx.NEAREST, ctx.NEAREST
            self._frame = ctx.framebuffer(color_attachments=[texture])
        with self._frame.activate():
            self._frame.clear()
            with board_projection(ctx, camera, (0, 0, *size)):
                yield

    def _show(self, pixels: Pixels, *, opaque: bool) -> None:
        """Lay the kept picture where it belongs."""
        assert self._frame is not None
        ctx, seen = self._ctx, self._ctx.viewport
        ctx.viewport = pixels
        if opaque:
            ctx.disable(ctx.BLEND)  # type: ignore[no-untyped-call]
        else:
            ctx.enable(ctx.BLEND)
            ctx.blend_func = ctx.ONE, ctx.ONE_MINUS_SRC_ALPHA
        self._frame.color_attachments[0].use(0)
        self._quad.render(self._program)
        ctx.blend_func = ctx.BLEND_DEFAULT
        ctx.disable(ctx.BLEND)  # type: ignore[no-untyped-call]
        ctx.viewport = seen


class Dusk(NamedTuple):
    """How a lamp warms the middle of the window, and how it grows dark towards the edges."""

    units: float
    """How far it reaches into the window."""
    share: float
    """How dense it is at the edge."""
    colour: tuple[float, float, float]
    """Red, green and blue, 0 to 1."""
    pool: tuple[float, float]
    """Half the width and half the height of the pool of light, in units."""
    lamp: tuple[float, float, float, float]
    """Red, green and blue of the light, and how dense it is in its middle."""


class SlidingPicture:
    """More of the table than the window shows, drawn once and pushed along pixel by pixel in a pan."""

    def __init__(self) -> None:
        self._ctx = arcade.get_window().ctx
        self._frame: Framebuffer | None = None
        self._program = self._ctx.program(vertex_shader=_VERTEX, fragment_shader=_SLID_FRAGMENT)
        self._program["kept"] = 0
        self._quad = geometry.quad_2d_fs()
        self._key: object = None
        self._wanted: object = None
        self._at = (0.0, 0.0)

    def present(
        self, key: object, camera: Camera, pixels: Pixels, dusk: Dusk, draw: Callable[[], None]
    ) -> bool:
        """Show what `draw` draws in milli, under the dusk; False: not yet, `key` came for the first time.

        `key` names the picture wherever the camera stands; the scale of the camera belongs to it.
        """
        key = (key, pixels, camera.scale)
        wanted, self._wanted = self._wanted, key
        if key != wanted:
            return False
        if key != self._key or max(map(abs, self._slid(camera, pixels))) > _ROOM_PIXELS:
            self._paint(camera, pixels, draw)
            self._key = key
        self._show(camera, pixels, dusk)
        return True

    def _slid(self, camera: Camera, pixels: Pixels) -> tuple[int, int]:
        """Whole pixels from where the picture was drawn to where the camera stands."""
        pace = camera.scale * pixels[2] / WINDOW[2]
        return round((camera.x - self._at[0]) * pace), round((camera.y - self._at[1]) * pace)

    def _paint(self, camera: Camera, pixels: Pixels, draw: Callable[[], None]) -> None:
        size = pixels[2] + 2 * _ROOM_PIXELS, pixels[3] + 2 * _ROOM_PIXELS
        if self._frame is None or self._frame.size != size:
            texture = self._ctx.texture(size, components=4)
            texture.filter = self._ctx.NEAREST, self._ctx.NEAREST
            self._frame = self._ctx.framebuffer(color_attachments=[texture])
        self._at = camera.x, camera.y
        room = _ROOM_PIXELS * WINDOW[2] / pixels[2] / camera.scale
        left, lower, right, upper = camera.view
        with (
            self._frame.activate(),
            view_projection(
                self._ctx, (left - room, lower - room, right + room, upper + room), (0, 0, *size)
            ),
        ):
            draw()

    def _show(self, camera: Camera, pixels: Pixels, dusk: Dusk) -> None:
        assert self._frame is not None
        ctx, seen, program = self._ctx, self._ctx.viewport, self._program
        (wide, high), (east, north) = self._frame.size, self._slid(camera, pixels)
        program["start"] = (_ROOM_PIXELS + east) / wide, (_ROOM_PIXELS + north) / high
        program["part"] = pixels[2] / wide, pixels[3] / high
        program["window"] = WINDOW[2:]
        program["deep"], program["share"], program["ink"] = dusk.units, dusk.share, dusk.colour
        program["pool"], program["lamp"] = dusk.pool, dusk.lamp
        ctx.viewport = pixels
        ctx.disable(ctx.BLEND)  # type: ignore[no-untyped-call]
        self._frame.color_attachments[0].use(0)
        self._quad.render(program)
        ctx.viewport = seen
