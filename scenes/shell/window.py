"""The window: letterbox, input in design units, pace, drawing; a crash screen in place of a crash."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import arcade
import pyglet
from arcade import key
from arcade.gl import Framebuffer
from PIL import Image
from pyglet.math import Mat4

from game.input.bindings import Bindings
from game.input.devices import MOUSE
from game.input.intents import Intent, Press
from game.input.keyboard import KeyboardBindings
from scenes.draw import style
from scenes.draw.art import Art
from scenes.draw.lighting import SceneLighting
from scenes.draw.pictures import PictureLoader
from scenes.draw.style import HEIGHT, WIDTH, Look
from scenes.draw.text import Typesetter
from scenes.pads.all_pads import NoPads
from scenes.pads.contract import Pads
from scenes.shell.crash_screen import CrashScreen
from scenes.shell.look import look_from_settings
from scenes.shell.navigation import ScreenKit
from scenes.shell.null_sound import SoundOutput
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

log = logging.getLogger(__name__)

_MAX_FRAME_SECONDS = 0.1
"""The most time that may pass in one frame, in seconds: a stall does not make things jump."""
_DESIGN_PROJECTION = Mat4.orthogonal_projection(0, WIDTH, 0, HEIGHT, -100, 100)
"""From design units, origin at the bottom left, to the viewport."""
_SLOW_FRAME_SECONDS = 0.025
"""A frame that takes longer, in seconds, counts as slow."""
_MAX_SLOW_FRAMES = 180
"""Slow frames in a row after which the candle is put out."""
_SOFTWARE_RENDERERS = ("llvmpipe", "softpipe", "swrast", "swiftshader", "basic render")
"""Parts of the names of OpenGL renderers that draw without a graphics card."""


class GameWindow(arcade.View):
    """The view of arcade that shows the stage: it fits 1280×720 units into any window."""

    def __init__(
        self,
        window: arcade.Window,
        app: Any,
        *,
        assets: Path,
        bindings: Bindings,
        look: Callable[[], Look] | None = None,
        sounds: SoundOutput | None = None,
        pads: Pads | None = None,
        darkroom: PictureLoader | None = None,
        screens: Mapping[str, ScreenKit] | None = None,
    ) -> None:
        super().__init__(window)
        self.art, self.letters = Art(assets / "img", darkroom), Typesetter(assets / "fonts")
        self.pads = pads or NoPads()
        self._canvas: Framebuffer | None = None
        self._seen, self._ratio = (0, 0, 1, 1), 1.0
        self._app = app
        self.bindings = bindings
        self._slow_frames = 0
        self._fit()
        self._software = _draws_in_software(window.ctx)
        self.stage = Stage(
            app,
            self.art,
            self.letters,
            look=look or self._look,
            sounds=sounds,
            pads=self.pads,
            bindings=bindings,
            screens=screens,
        )
        self.stage.quit = window.close
        self.keyboard = KeyboardBindings(bindings)
        self.candle = SceneLighting(window.ctx)
        self._stale = self._resized = False
        self._meant = 0
        """The key that went down last, while it is down, if it is bound and wrote nothing."""
        self._age = 0.0

    def serve(self, app: Any) -> None:
        """Use another app from the next scene on: other settings, other words."""
        self._app = self.stage.app = app

    def close(self) -> None:
        """Let every scene and every pad go: nothing is played any more."""
        for scene in self.stage.scenes:
            scene.close()
        self.pads.close()

    @property
    def scale(self) -> float:
        """Pixels per design unit."""
        return self.art.scale

    def on_show_view(self) -> None:
        """Fit the stage before the next picture: the window shows it from now on."""
        self._resized = True

    def on_resize(self, width: int, height: int) -> None:
        """Fit the stage before the next picture: the window has another size."""
        self._resized = True

    def on_update(self, delta_time: float) -> None:
        """Let time pass, in seconds: input first, then the scenes."""
        dt = min(delta_time, _MAX_FRAME_SECONDS)
        self._age += dt
        self._notice_slowness(delta_time)
        if self._resized:
            self._resized = False
            self._stale |= self._fit()
        if self._stale:
            self._stale = False
            self._fit()
            self._guarded(self.stage.relayout)
        for change in self.pads.changes():
            self._guarded(self.stage.welcome if change.connected else self.stage.release, change.device)
        self._say([*self.pads.poll(dt), *self.keyboard.poll(dt)])
        self._guarded(self.stage.update, dt)

    def on_draw(self) -> None:
        """Draw the scenes, the furthest first, and the curtain over them."""
        self._guarded(self._draw)

    def on_key_press(self, symbol: int, modifiers: int) -> bool:
        """Answer a key that went down: fullscreen, a letter to take back, or what the key is bound to."""
        if symbol == key.F11 or (symbol == key.ENTER and modifiers & key.MOD_ALT):
            self._guarded(self._fill_screen, not self.window.fullscreen)
            return True
        self._meant, scene = 0, self.stage.scene
        if scene is not None and scene.takes_text and _types(symbol):
            if symbol == key.BACKSPACE:
                self._guarded(self.stage.text, "\b")
            return True
        self.keyboard.in_match = bool(scene and scene.in_match)
        if self.keyboard.means(symbol) and not (scene and scene.takes_text):
            self._meant = symbol
        said = self.keyboard.press(symbol, modifiers)
        self._say([said] if said else [])
        return True

    def _fill_screen(self, full: bool) -> None:
        """Enter or leave fullscreen, and keep it in the settings."""
        self.window.set_fullscreen(full)
        self._app.change(fullscreen=full)

    def on_key_release(self, symbol: int, modifiers: int) -> bool:
        """Answer a key that came up."""
        if symbol == self._meant:
            self._meant = 0
        said = self.keyboard.release(symbol, modifiers)
        self._say([said] if said else [])
        return True

    def on_text(self, text: str) -> None:
        """Hand a typed character to the scene, unless its key has just meant something else."""
        if text.isprintable() and not self._meant:
            self._guarded(self.stage.text, text)

    def on_deactivate(self) -> None:
        """Release every key: another window has the keyboard."""
        self._meant = 0
        self._say(self.keyboard.release_all())

    def on_mouse_motion(self, x: float, y: float, dx: float, dy: float) -> None:
        """Show the mouse, and tell the scene where it is."""
        self.window.set_mouse_visible(True)
        self._guarded(self.stage.point, *self.place(x, y))

    def on_mouse_drag(self, x: float, y: float, dx: float, dy: float, buttons: int, modifiers: int) -> None:
        """Treat a move with a button down like any pointing: sliders follow it."""
        self.on_mouse_motion(x, y, dx, dy)

    def on_mouse_release(self, x: float, y: float, button: int, modifiers: int) -> None:
        """Let go of whatever is dragged when the left button comes up."""
        if button == arcade.MOUSE_BUTTON_LEFT:
            self._guarded(self.stage.drop, *self.place(x, y))

    def on_mouse_press(self, x: float, y: float, button: int, modifiers: int) -> None:
        """Click with the left button, go back with the right one."""
        if button == arcade.MOUSE_BUTTON_LEFT:
            self._guarded(self.stage.point, *self.place(x, y))
            self._guarded(self.stage.click, *self.place(x, y))
        elif button == arcade.MOUSE_BUTTON_RIGHT:
            self._say([Press(MOUSE, Intent.BACK), Press(MOUSE, Intent.BACK, down=False)])

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        """Hand the mouse wheel to the scene."""
        self._guarded(self.stage.scroll, scroll_y)

    def place(self, x: float, y: float) -> tuple[float, float]:
        """The place on the stage, in design units, of a window's pixel (counted from the bottom left)."""
        left, bottom, wide, high = letterbox_viewport(self.window.width, self.window.height)
        return (x - left) * WIDTH / wide, HEIGHT - (y - bottom) * HEIGHT / high

    def take_picture(self) -> Image.Image:
        """A picture of what the window, or the canvas of `draw_on_canvas`, shows now."""
        self.window.switch_to()
        self.on_draw()
        ctx = self.window.ctx
        return ctx.get_framebuffer_image(self._canvas or ctx.screen, components=3)

    def draw_on_canvas(self, size: tuple[int, int] | None) -> None:
        """Draw into an unseen canvas of `size` pixels instead of the window; None: into the window again."""
        ctx = self.window.ctx
        self._canvas = size and ctx.framebuffer(color_attachments=[ctx.texture(size, components=4)])
        self._stale = True

    def step(self, dt: float = 1 / 60, frames: int = 1) -> None:
        """Let `frames` frames of exactly `dt` seconds pass, without a real clock, for tests and pictures."""
        for _ in range(frames):
            self.on_update(dt)

    def _look(self) -> Look:
        settings = self._app.settings
        self.bindings.swap_confirm = settings.swap_confirm
        self.pads.rumbles = settings.rumble
        return look_from_settings(settings, software=self._software)

    def _notice_slowness(self, dt: float) -> None:
        """Give up the candle while the program runs, after too many slow frames in a row."""
        slow = dt > _SLOW_FRAME_SECONDS and not self.stage.look.simple_light and not self.stage.curtain.moving
        self._slow_frames = self._slow_frames + 1 if slow else 0
        if self._slow_frames > _MAX_SLOW_FRAMES:
            log.warning("Pictures take %.0f ms: simple light from now on.", dt * 1000)
            self._slow_frames, self._software, self._stale = 0, True, True

    def _fit(self) -> bool:
        """Fit the stage into the window; True when that changed anything."""
        before = self._seen, self._ratio
        size = self._canvas.size if self._canvas else (self.window.width, self.window.height)
        self._ratio = 1.0 if self._canvas else self.window.get_pixel_ratio()
        self._seen = letterbox_viewport(*size)
        self.art.scale = self.letters.scale = self._seen[2] / WIDTH * self._ratio
        return before != (self._seen, self._ratio)

    def _draw(self) -> None:
        if self._canvas is None:
            self._draw_scenes(self.window.ctx.screen)
        else:
            with self._canvas.activate():
                self._draw_scenes(self._canvas)

    def _draw_scenes(self, target: Framebuffer) -> None:
        stage = self.stage
        target.clear(color=(*style.NIGHT.rgb, 255))
        self._aim()
        for depth, scene in enumerate(stage.visible_scenes()):
            if depth or stage.look.simple_light:
                scene.draw_lit()
            else:
                self._light(scene)
            scene.draw_ui()
        stage.draw_over()

    def _light(self, scene: Scene) -> None:
        self.candle.shine(
            scene,
            self._seen,
            ratio=self._ratio,
            time=self._age,
            flickers=not self.stage.look.reduced_motion,
        )
        self._aim()

    def _aim(self) -> None:
        ctx = self.window.ctx
        ctx.viewport = self._seen
        ctx.projection_matrix, ctx.view_matrix = _DESIGN_PROJECTION, Mat4()

    def _say(self, presses: Iterable[Press]) -> None:
        for press in presses:
            if press.down and press.device != MOUSE:
                self.window.set_mouse_visible(False)
            self._guarded(self.stage.press, press)

    def _guarded(self, act: Callable[..., object], *facts: Any) -> None:
        """Run a part of a scene; a bug in it becomes a crash screen on the stage, never a frozen window."""
        try:
            act(*facts)
        except Exception as error:
            log.exception("The scene stumbled.")
            if isinstance(self.stage.scene, CrashScreen):
                raise
            self.stage.stumble(error)


def letterbox_viewport(width: int, height: int) -> tuple[int, int, int, int]:
    """The part of a window that shows the stage: left, bottom, width, height in its pixels.

    >>> letterbox_viewport(1024, 768)
    (0, 96, 1024, 576)
    """
    k = min(max(1, width) / WIDTH, max(1, height) / HEIGHT)
    wide, high = max(1, round(WIDTH * k)), max(1, round(HEIGHT * k))
    return (width - wide) // 2, (height - high) // 2, wide, high


def _draws_in_software(ctx: arcade.ArcadeContext) -> bool:
    """Whether the window is drawn by the processor, without a real graphics card."""
    renderer = str(ctx.info.RENDERER).lower()
    return any(name in renderer for name in _SOFTWARE_RENDERERS)


def open_window(
    *, size: tuple[int, int] = (WIDTH, HEIGHT), fullscreen: bool = False, visible: bool = True
) -> arcade.Window:
    """Open the one window of the game, `size` in pixels.

    Raises:
        Exception: whatever the system says when it has no window to give.
    """
    window = arcade.Window(
        *size,
        "Perfidie",
        fullscreen=fullscreen,
        resizable=True,
        visible=visible,
        vsync=True,
        antialiasing=False,
        center_window=not arcade.headless and not fullscreen,
        enable_polling=False,
    )
    if not arcade.headless:
        window.set_minimum_size(640, 360)
    return window


def run_event_loop(house: GameWindow) -> None:
    """Show the stage until the window is closed."""
    window = house.window
    if _draws_in_software(window.ctx):
        window.set_draw_rate(1 / 30)
    window.show_view(house)
    pyglet.app.event_loop.has_exit = False
    arcade.run()


def _types(symbol: int) -> bool:
    return 0x20 <= symbol < 0x7F or symbol == key.BACKSPACE
