"""The stage: the stack of scenes, the curtain between them, and everything scenes share."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from game.core.registry import Registry
from game.core.rng import Chance, Rng
from game.input.bindings import Bindings
from game.input.devices import Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.art import Art
from scenes.draw.layer import Layer
from scenes.draw.style import WIDTH, Look
from scenes.draw.text import Typesetter
from scenes.shell.crash_screen import CrashScreen
from scenes.shell.null_sound import NullSound, SoundOutput, Words
from scenes.shell.scene import Scene
from scenes.widgets.caption import Caption
from scenes.widgets.curtain import Curtain

if TYPE_CHECKING:
    from scenes.shell.navigation import MatchGuest, ScreenKit

log = logging.getLogger(__name__)

HOLD_TO_HURRY = 0.4
"""Seconds for which ACCEPT must be held before the picture runs faster."""

_CAPTION_Y = 646
"""Middle of the caption bar, in units from the top."""
_CAPTION_SIZE, _CAPTION_HEIGHT = 22, 30
_NOTICE_SECONDS = 8.0
_NOTICE_Y, _SIGN_Y = 78, 65
"""Where the house speaks to everybody, below the titles of all screens: a sentence, then a small sign."""
_SIGN_SIZE, _SIGN_HEIGHT = 17, 24
_SKIPPING_INTENTS = frozenset({Intent.ACCEPT, Intent.BACK, Intent.DOUBT, Intent.COUNTER})
"""Intents that make a late picture catch up."""


class Stage:
    """The stack of scenes and the services they share. The last scene of the stack is the one played."""

    def __init__(
        self,
        app: Any,
        art: Art,
        letters: Typesetter,
        *,
        look: Callable[[], Look] = Look,
        sounds: SoundOutput | None = None,
        pads: Any = None,
        bindings: Bindings | None = None,
        screens: Mapping[str, ScreenKit] | None = None,
    ) -> None:
        self.app, self.art, self.letters, self.pads = app, art, letters, pads
        self.sounds: SoundOutput = sounds or NullSound()
        self.bindings = bindings or Bindings({})
        self.screens: Mapping[str, ScreenKit] = Registry("screen", {}) if screens is None else screens
        """Every screen that a scene may go to, by its id."""
        self.dice: Chance = Rng(secrets.randbits(64))
        """The dice of the screens: they know no secret, and no rule asks them."""
        self.look = look()
        self.quit: Callable[[], object] = lambda: None
        """Closes the window."""
        self.before_frame: Callable[[], object] = lambda: None
        """What the house sees to before each frame."""
        self.home: Callable[[], Scene] | None = None
        """Makes the scene to go on with after a crash screen."""
        self.trial: Callable[[], object] | None = None
        """Ends the match that is played, where it is but tried: its menu leads back by one press."""
        self.guest: MatchGuest | None = None
        """For whom the match is played that is played now, where it belongs to a story."""
        self.sounds.on_caption = self._say_sound
        self._ask_look = look
        self.scenes: list[Scene] = []
        self._held: dict[tuple[str, Intent], float] = {}
        self._apply_look()
        self.curtain = Curtain(art, letters, self.sounds.play)
        self._overlay = Layer(art, letters)
        self._lasting = ""
        self._hang_captions()

    @property
    def texts(self) -> Words:
        """The words, in the language chosen now."""
        return self.app.texts  # type: ignore[no-any-return]

    @property
    def settings(self) -> Any:
        """The settings of the players, as they are now."""
        return self.app.settings

    @property
    def scene(self) -> Scene | None:
        """The scene that is played now, if there is one."""
        return self.scenes[-1] if self.scenes else None

    def make(self, screen: str, *facts: Any, **more: Any) -> Scene:
        """Make a registered screen without showing it; `facts` are what it asks for beside the stage.

        Raises:
            KeyError: no screen has that id, or it is in rehearsal.
        """
        make = self.screens[screen].make
        if make is None:
            raise KeyError(f"the screen {screen!r} is in rehearsal")
        scene: Scene = make(self, *facts, **more)
        return scene

    def go(self, screen: str, *facts: Any, **more: Any) -> None:
        """Play a registered screen instead of the present one, behind the curtain.

        Raises:
            KeyError: no screen has that id, or it is in rehearsal.
        """
        self.replace(self.make(screen, *facts, **more))

    def open(self, screen: str, *facts: Any, **more: Any) -> None:
        """Play a registered screen over the present one, at once.

        Raises:
            KeyError: no screen has that id, or it is in rehearsal.
        """
        self.push(self.make(screen, *facts, **more))

    def push(self, scene: Scene) -> None:
        """Play `scene` over the present one, at once."""
        if self.scene:
            self.scene.leave()
        self.scenes.append(scene)
        self._show(scene)

    def pop(self) -> None:
        """End the present scene and go on with the one below; the last one closes the window."""
        self._drop()
        if self.scene:
            self._show(self.scene)
        else:
            self.quit()

    def replace(self, scene: Scene, *, curtain: bool = True) -> None:
        """Play `scene` instead of the present one, behind a curtain unless told otherwise."""
        if curtain:
            self.curtain.run(lambda: self._swap(scene), self.look)
        else:
            self._swap(scene)

    def back_to(self, depth: int = 1) -> None:
        """End scenes until only `depth` are left, and play the last of those."""
        while len(self.scenes) > depth:
            self._drop()
        if self.scene:
            self._show(self.scene)

    def relayout(self) -> None:
        """Rebuild every visible scene: the window, the language or the look has changed. Hidden ones wait."""
        self.look = self._ask_look()
        self._apply_look()
        self.curtain.rehang()
        self._overlay.clear()
        self._hang_captions()
        for scene in self.visible_scenes():
            scene.rebuild()

    def reread(self) -> None:
        """Let every scene go by the content that was read anew."""
        for scene in self.scenes:
            scene.reread()
        self.relayout()

    def press(self, press: Press) -> None:
        """Hand a press to the curtain, to a picture that is late, or to the scene that is played."""
        self._hold(press)
        if self.curtain.moving and press.down:
            closing = self.curtain.closing
            self.curtain.finish()
            if closing:
                return
        scene = self.scene
        if scene is None or self._skipped(scene, press):
            return
        scene.press(press)

    def point(self, x: float, y: float) -> None:
        """Tell the scene that the mouse is at x, y (design units)."""
        if self.scene and not self.curtain.closing:
            self.scene.point(x, y)

    def click(self, x: float, y: float) -> None:
        """Hand a click at x, y (design units) to the curtain, to a late picture, or to the scene."""
        if self.curtain.closing:
            self.curtain.finish()
        elif self.scene and not self._caught_up(self.scene):
            self.scene.click(x, y)

    def drop(self, x: float, y: float) -> None:
        """Tell the scene that the mouse button came up at x, y (design units)."""
        if self.scene and not self.curtain.closing:
            self.scene.drop(x, y)

    def text(self, typed: str) -> None:
        """Hand typed text to the scene, if it takes any, or at least these characters."""
        scene = self.scene
        if scene and (scene.takes_text or typed in scene.shortcuts) and not self.curtain.closing:
            scene.text(typed)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for curtain, captions, sounds and the scene that is played."""
        self.before_frame()
        self.curtain.update(dt)
        self._caption.update(dt)
        self._notice.lie_in(self.scene.notices_in if self.scene else None)
        self._notice.update(dt)
        self._sign.say("" if self._notice.visible else self._lasting)
        self.sounds.update(dt)
        self._held = {held: seconds + dt for held, seconds in self._held.items()}
        scene = self.scene
        if scene is None:
            return
        scene.timeline.hurried = self._hurried()
        for layer in scene.layers():
            layer.swing(self.curtain.breeze)
        scene.advance(dt)

    def announce(self, words: str, *, then: str = "") -> None:
        """Say something to everybody, above every screen; what is said `then` stays until the next time."""
        self._notice.say(words, seconds=_NOTICE_SECONDS)
        self._lasting = then

    @property
    def announced(self) -> str:
        """What is said to everybody now."""
        return self._notice.text or self._sign.text

    def visible_scenes(self) -> list[Scene]:
        """The scenes that can be seen, furthest first: from the last that covers all below it."""
        first = max((i for i, scene in enumerate(self.scenes) if scene.covers), default=0)
        return self.scenes[first:]

    def _hang_captions(self) -> None:
        """What is said above every screen: sounds in words, and what everybody has to know."""
        self._caption = Caption(self._overlay, y=_CAPTION_Y, size=_CAPTION_SIZE, height=_CAPTION_HEIGHT)
        self._notice = Caption(self._overlay, y=_NOTICE_Y)
        self._sign = Caption(self._overlay, y=_SIGN_Y, size=_SIGN_SIZE, height=_SIGN_HEIGHT)
        self._sign.say(self._lasting)

    def _swap(self, scene: Scene) -> None:
        if self.scene:
            self._drop()
        self.scenes.append(scene)
        self._show(scene)

    def _show(self, scene: Scene) -> None:
        scene.rebuild()
        scene.enter()

    def _drop(self) -> None:
        scene = self.scenes.pop()
        scene.leave()
        scene.close()

    def _say_sound(self, key: str) -> None:
        if self.look.captions:
            place = self.scene.captions_at if self.scene else None
            self._caption.begin_at(*place) if place else self._caption.centre_at(WIDTH / 2, _CAPTION_Y)
            self._caption.say(self.texts(key))

    def _apply_look(self) -> None:
        style.switch_palette(contrast=self.look.contrast)
        self.letters.adjust(
            scale=self.art.scale,
            text_scale=self.look.text_scale,
            dyslexia=self.look.dyslexia,
            flat_gilt=self.look.contrast,
        )

    def _hold(self, press: Press) -> None:
        """Note since when ACCEPT and HURRY are held on each device."""
        key = (press.device.id, press.intent)
        if not press.down:
            self._held.pop(key, None)
        elif press.intent in (Intent.ACCEPT, Intent.HURRY) and not press.again:
            self._held[key] = 0.0

    def _hurried(self) -> bool:
        return any(
            intent is Intent.HURRY or seconds > HOLD_TO_HURRY for (_, intent), seconds in self._held.items()
        )

    def _skipped(self, scene: Scene, press: Press) -> bool:
        """Whether a press was used up by making a late picture catch up."""
        asks = press.down and not press.again and press.intent in _SKIPPING_INTENTS
        return asks and self._caught_up(scene)

    def _caught_up(self, scene: Scene) -> bool:
        """Make a late picture catch up; True when there was anything to catch up with."""
        if not scene.skips or scene.timeline.idle:
            return False
        scene.timeline.skip()
        return True

    def scroll(self, steps: float) -> None:
        """Hand `steps` notches of the mouse wheel to the scene."""
        if self.scene and not self.curtain.closing:
            self.scene.scroll(steps)

    def stumble(self, error: Exception) -> None:
        """Show the crash screen in place of a scene with a bug. What was being played is safe in its save."""
        for scene in self.scenes:
            scene.timeline.clear()
        self.curtain.drop_change()
        self.scenes.append(CrashScreen(self, error))
        self._show(self.scenes[-1])

    def recover(self) -> None:
        """Leave the crash screen for the first screen (`home`); without one, close the window."""
        while self.scenes:
            scene = self.scenes.pop()
            try:
                scene.close()
            except Exception:
                log.exception("A scene could not even leave.")
        if self.home is None:
            self.quit()
        else:
            self.push(self.home())

    def draw_over(self) -> None:
        """Draw what lies above every scene: the curtain and the captions of sounds."""
        self.curtain.draw()
        self._overlay.draw()

    def welcome(self, device: Device) -> None:
        """Tell the scene that a device was plugged in."""
        if self.scene:
            self.scene.device_found(device)

    def release(self, device: Device) -> None:
        """Tell the scene that a device went away; nothing of it counts as held any more."""
        self._held = {held: s for held, s in self._held.items() if held[0] != device.id}
        if self.scene:
            self.scene.device_lost(device)
