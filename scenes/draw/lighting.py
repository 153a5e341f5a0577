"""The candle: one full-screen pass that keeps light around one place; needs a real graphics card."""

from __future__ import annotations

from arcade import ArcadeContext
from arcade.gl import Framebuffer, Geometry, Program, geometry
from pyglet.math import Mat4

from scenes.draw.style import HEIGHT, WIDTH
from scenes.shell.scene import Scene

_VERTEX = """#version 330
in vec2 in_vert;
in vec2 in_uv;
out vec2 uv;
void main() { gl_Position = vec4(in_vert, 0.0, 1.0); uv = in_uv; }
"""

_FRAGMENT = """#version 330
uniform sampler2D planes;
uniform float t;
uniform float amount;
uniform vec2 focus;
in vec2 uv;
out vec4 f_color;
void main() {
    float flame = 1.0 + amount * (0.020 * sin(t * 7.3) + 0.012 * sin(t * 12.7 + 1.3) + 0.008 * sin(t * 23.1));
    vec2 d = (uv - focus) * vec2(1.0, 0.62);
    float far = smoothstep(0.22, 0.62, length(d));
    vec3 rgb = texture(planes, uv).rgb;
    f_color = vec4(rgb * mix(vec3(1.06, 1.02, 0.94) * flame, vec3(0.50, 0.44, 0.47), far), 1.0);
}
"""

_DESIGN_PROJECTION = Mat4.orthogonal_projection(0, WIDTH, 0, HEIGHT, -100, 100)
"""From design units, origin at the bottom left, to the frame."""


class SceneLighting:
    """The candle of the window: draws the lit planes of a scene aside, then shows them by candle light."""

    def __init__(self, ctx: ArcadeContext) -> None:
        self._ctx = ctx
        self._program: Program | None = None
        self._quad: Geometry | None = None
        self._frame: Framebuffer | None = None

    def shine(
        self, scene: Scene, seen: tuple[int, int, int, int], *, ratio: float, time: float, flickers: bool
    ) -> None:
        """Draw the lit planes of `scene` into the part of the window that is `seen` (x, y, w, h in pixels).

        `ratio` is the screen's pixels per window pixel; `time`, in seconds, drives the flicker.
        """
        ctx = self._ctx
        frame = self._aside((max(1, round(seen[2] * ratio)), max(1, round(seen[3] * ratio))))
        with frame.activate():
            frame.clear()
            ctx.projection_matrix, ctx.view_matrix = _DESIGN_PROJECTION, Mat4()
            scene.draw_lit()
        ctx.viewport = seen
        program, quad = self._ready()
        x, y = scene.light
        program["focus"] = x / WIDTH, 1.0 - y / HEIGHT
        program["t"], program["amount"] = time, float(flickers)
        frame.color_attachments[0].use(0)
        ctx.disable(ctx.BLEND)  # type: ignore[no-untyped-call]
        quad.render(program)

    def _aside(self, size: tuple[int, int]) -> Framebuffer:
        if self._frame is None or self._frame.size != size:
            self._frame = self._ctx.framebuffer(color_attachments=[self._ctx.texture(size, components=4)])
        return self._frame

    def _ready(self) -> tuple[Program, Geometry]:
        if self._program is None or self._quad is None:
            self._program = self._ctx.program(vertex_shader=_VERTEX, fragment_shader=_FRAGMENT)
            self._program["planes"] = 0
            self._quad = geometry.quad_2d_fs()
        return self._program, self._quad
