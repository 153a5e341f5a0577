"""Hands and a clock for a window: real events, exact steps, pictures. Nothing waits for real time."""

import math

import arcade
from arcade.clock import GLOBAL_CLOCK, GLOBAL_FIXED_CLOCK
from PIL import Image

WIDTH, HEIGHT = 1280, 720
FRAME = 1 / 60


class Driver:
    """Plays on `window` like a person with a keyboard and a mouse.

    Places are design units (1280 x 720, origin top left), whatever the size of the window.
    """

    def __init__(self, window: arcade.Window) -> None:
        self.window = window

    def reset(self) -> None:
        """As if the window had just been opened: no view, an empty picture, clocks at zero."""
        self.window.hide_view()
        self.window.ctx.reset()
        self.window.ctx.gc()  # what a shown window does with every frame
        self.window.default_camera.use()
        self.window.clear()
        for clock in (GLOBAL_CLOCK, GLOBAL_FIXED_CLOCK):
            clock._elapsed_time, clock._tick, clock._tick_delta_time = 0.0, 0, 0.0

    def step(self, frames: int = 1, seconds: float = FRAME) -> None:
        """Let `frames` frames of `seconds` each pass: clocks and updates, as the real loop runs them."""
        for _ in range(frames):
            self.window._dispatch_updates(seconds)

    def wait(self, seconds: float) -> None:
        """Let at least `seconds` pass, frame by frame."""
        self.step(math.ceil(seconds / FRAME))

    def picture(self) -> Image.Image:
        """What the window shows now."""
        self.window.switch_to()
        self.window.dispatch_event("on_draw")
        self.window.ctx.finish()
        return arcade.get_image(0, 0, self.window.width, self.window.height)

    def press(self, symbol: int, modifiers: int = 0) -> None:
        """Push a key (`arcade.key`) down and keep it there."""
        self.window.dispatch_event("on_key_press", symbol, modifiers)

    def release(self, symbol: int, modifiers: int = 0) -> None:
        """Let a key go."""
        self.window.dispatch_event("on_key_release", symbol, modifiers)

    def key(self, symbol: int, modifiers: int = 0, *, frames: int = 1) -> None:
        """Push a key, hold it for `frames` frames, let it go."""
        self.press(symbol, modifiers)
        self.step(frames)
        self.release(symbol, modifiers)

    def type(self, words: str) -> None:
        """Write letters, as the operating system hands them over."""
        for letter in words:
            self.window.dispatch_event("on_text", letter)

    def point(self, x: float, y: float) -> None:
        """Move the mouse to a place."""
        self.window.dispatch_event("on_mouse_motion", *self._pixel(x, y), 0, 0)

    def click(self, x: float, y: float, button: int = arcade.MOUSE_BUTTON_LEFT) -> None:
        """Move the mouse to a place, press there and let go."""
        self.point(x, y)
        self.window.dispatch_event("on_mouse_press", *self._pixel(x, y), button, 0)
        self.step()
        self.window.dispatch_event("on_mouse_release", *self._pixel(x, y), button, 0)

    def _pixel(self, x: float, y: float) -> tuple[float, float]:
        width, height = self.window.get_size()
        scale = min(width / WIDTH, height / HEIGHT)
        left, bottom = (width - WIDTH * scale) / 2, (height - HEIGHT * scale) / 2
        return left + x * scale, bottom + (HEIGHT - y) * scale
