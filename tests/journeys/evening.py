"""An evening in front of the real screens: the house with its pads, and a hand on every device."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import arcade
from pyglet import gl

from game import paths
from game.app.app import App
from game.core.rng import Rng
from game.couch.seating import SeatSpec
from game.input.devices import KEYS, KEYS2, MOUSE, PADS, Device
from game.input.intents import Intent
from game.input.keys import SYMBOLS
from game.saves.settings import Settings
from scenes.draw.style import Box
from scenes.match.scene import MatchScene
from scenes.pads.virtual import VirtualPad
from scenes.shell.main import build_game_window
from scenes.shell.scene import Scene
from tests.scenes.driver import Driver

STEP = 1 / 10
"""Coarse time: the longest that the window lets pass at once."""

LONG_PRESS = 8
"""Steps for which a button is held that ends something."""


class Diary:
    """Ears that write down what they hear."""

    on_caption: Any = None

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.tense = 0.0

    def play(self, name: str, *, pitch: float = 1.0, pan: float = 0.0) -> None:
        """A name; where it is not as ever, also how high it was and where it came from."""
        ever = (pitch, pan) == (1.0, 0.0)
        self.heard.append(name if ever else f"{name} {pitch:.3f} {pan:.3f}")

    def hush(self, seconds: float) -> None:
        self.heard.append(f"hush {seconds}")

    def music(self, name: str | None, fade: float = 1.2) -> None:
        self.heard.append(f"music {name}")

    def duck(self, on: bool) -> None:
        """Not a sound."""

    def resume(self) -> None:
        """Not a sound either."""

    def tension(self, amount: float) -> None:
        """How tense the music is."""
        self.tense = amount

    def update(self, dt: float) -> None:
        """Sounds take no time."""


class Evening:
    """The real house on the window of the tests, with the base game and `mods`. Bots answer at once, here.

    Where `mods` is None, the house finds its mods itself, as a player's does.
    """

    def __init__(self, driver: Driver, mods: Sequence[Path] | None = (), **settings: object) -> None:
        wanted = {"language": "fr", "animation_speed": 0, "solo_open_hand": False, **settings}
        self.driver = driver
        found = None if mods is None else [paths.bundled_mods_folder() / "base", *mods]
        self.app = App(found, Settings(**wanted)).inline()  # type: ignore[arg-type]
        self.sounds = Diary()
        self.house = build_game_window(driver.window, self.app, self.sounds)
        self.stage = self.house.stage
        self.closed = False
        self.stage.quit = self._close
        self.virtual: dict[str, VirtualPad] = {}
        self.seen: Counter[str] = Counter()
        driver.window.show_view(self.house)
        self.house.step(STEP)

    def _close(self) -> None:
        self.closed = True

    def leave(self) -> None:
        """Everybody goes home."""
        for scene in self.stage.scenes:
            scene.close()
        VirtualPad.unplug_all(self.house.pads)
        self.house.pads.close()

    @property
    def scene(self) -> Scene:
        """The screen played now."""
        assert self.stage.scene is not None
        return self.stage.scene

    @property
    def match(self) -> MatchScene:
        """The screen of the match, also while something lies over it."""
        found = [scene for scene in self.stage.scenes if isinstance(scene, MatchScene)]
        assert found, self.stage.scenes
        return found[-1]

    @property
    def screen(self) -> str:
        """What the present screen is called."""
        return type(self.scene).__name__

    def step(self, frames: int = 1, seconds: float = STEP) -> None:
        """Let time pass, exactly so much."""
        self.house.step(seconds, frames)
        assert not self.stage.scenes or self.screen != "CrashScreen", (
            "A scene stumbled; the log says over what."
        )

    def draw_unseen(self) -> None:
        """Draw a frame up to the last call to the graphics card, but no pixel: for those who look at none.

        Pixels were a third of an evening. What a scene keeps of its picture from now on is empty, too.
        """
        gl.glEnable(gl.GL_RASTERIZER_DISCARD)
        try:
            self.house.on_draw()
        finally:
            gl.glDisable(gl.GL_RASTERIZER_DISCARD)

    def wait_for(self, screen: str, frames: int = 100) -> None:
        """Let time pass until a screen is there and its curtain is up."""
        for _ in range(frames):
            if self.screen == screen and not self.stage.curtain.moving:
                return
            self.step()
        raise AssertionError(f"{screen} never came; this is {self.screen}.")

    def plug(self, count: int) -> list[Device]:
        """Plug in so many pads, of the three families in turn."""
        found = []
        for _ in range(count):
            number = len(self.virtual)
            pad = VirtualPad(self.house.pads, PADS[number % len(PADS)], serial=f"pad-{number}").plug()
            self.step(2)
            self.virtual[pad.device.id] = pad
            found.append(pad.device)
        return found

    def pull(self, device: Device) -> None:
        """Pull a pad out."""
        self.virtual[device.id].unplug()
        self.step(2)
        assert device not in self.house.pads.devices()

    def plug_again(self, device: Device) -> None:
        """Plug the same pad in again."""
        pad = self.virtual[device.id].plug()
        self.step(2)
        assert pad.device.id == device.id

    def hand(self, device: Device) -> Hand:
        """The hand on a device."""
        if device in (KEYS, KEYS2):
            return KeyHand(self, device)
        return MouseHand(self) if device == MOUSE else PadHand(self, self.virtual[device.id])

    def tap(self, device: Device, *intents: Intent) -> None:
        """Press and let go, one after the other."""
        hand = self.hand(device)
        for intent in intents:
            hand.press(intent)
            hand.release(intent)


class Hand(Protocol):
    """Buttons that mean intents; after a press and after a release one frame passes."""

    def press(self, intent: Intent) -> None: ...

    def release(self, intent: Intent) -> None: ...


class KeyHand:
    """Fingers on one half of the keyboard."""

    def __init__(self, evening: Evening, device: Device) -> None:
        self.evening, self.device = evening, device
        self._down: dict[Intent, int] = {}

    def _symbol(self, intent: Intent) -> int:
        scene = self.evening.stage.scene
        names = self.evening.house.bindings.keys(self.device, intent, in_match=bool(scene and scene.in_match))
        return SYMBOLS[names[0]]

    def press(self, intent: Intent) -> None:
        self._down[intent] = self._symbol(intent)
        self.evening.driver.press(self._down[intent])
        self.evening.step()

    def release(self, intent: Intent) -> None:
        self.evening.driver.release(self._down.pop(intent))
        self.evening.step()


class PadHand:
    """Thumbs on a pad."""

    def __init__(self, evening: Evening, pad: VirtualPad) -> None:
        self.evening, self.pad = evening, pad

    def press(self, intent: Intent) -> None:
        self.pad.press(intent)
        self.evening.step()

    def release(self, intent: Intent) -> None:
        self.pad.release(intent)
        self.evening.step()


class MouseHand:
    """A mouse: it clicks what its own plaque offers; letting go means nothing."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening

    def press(self, intent: Intent) -> None:
        scene = self.evening.scene
        assert isinstance(scene, MatchScene)
        player = scene.hands.player_of(MOUSE)
        for (x, y, w, h), owner, offered in scene.hands.spots:
            if owner == player and offered is intent:
                assert w > 0, f"Nobody could click {intent}."
                self.evening.driver.click(x + w / 2, y + h / 2)
                self.evening.step()
                return
        raise AssertionError(f"The mouse is offered no {intent}: {scene.hands.spots}")

    def release(self, intent: Intent) -> None:
        self.evening.step()

    def click(self, x: float, y: float) -> None:
        self.evening.driver.click(x, y)
        self.evening.step()

    def click_in(self, box: Box) -> None:
        """Click in the middle of a box."""
        x, y, w, h = box
        self.click(x + w / 2, y + h / 2)

    def hold_in(self, box: Box) -> None:
        """Keep the button down in the middle of a box, as long as a long press lasts."""
        x, y, w, h = box
        self.evening.driver.point(x + w / 2, y + h / 2)
        at = self.evening.driver._pixel(x + w / 2, y + h / 2)
        window = self.evening.driver.window
        window.dispatch_event("on_mouse_press", *at, arcade.MOUSE_BUTTON_LEFT, 0)
        self.evening.step(LONG_PRESS)
        window.dispatch_event("on_mouse_release", *at, arcade.MOUSE_BUTTON_LEFT, 0)
        self.evening.step()


def specs(said: str) -> tuple[SeatSpec, ...]:
    """Seats in one letter each: k, l (keyboard halves), m(ouse), p(ad), b(ot)."""
    kinds = {"k": "keys", "l": "keys2", "m": "mouse", "p": "pad", "b": "bot"}
    return tuple(SeatSpec(kinds[letter], strength="weak") for letter in said)  # type: ignore[arg-type]


def some(rng: Rng, most: int) -> range:
    """So many times, by chance."""
    return range(rng.below(most + 1))


def weighted(rng: Rng, options: Sequence[Any], weights: Sequence[int]) -> Any:
    """One of the options, by weight."""
    at = rng.below(sum(weights))
    for option, weight in zip(options, weights, strict=True):
        at -= weight
        if at < 0:
            return option
    raise AssertionError


assert arcade.headless
