"""The credits: a paper that rolls up from below the stage, and can be hurried, turned back or left."""

from __future__ import annotations

from game import paths
from game.input.devices import KEYS, Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.screens.credits.roll import ROLL_WIDTH, Roll, credits_lines
from scenes.screens.credits.sources import read_sources
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.header import Header

_TOP, _FOOT = 58.0, 682.0
"""Heights between which words are shown; valance and stage hide where they come and go."""
_STAGE_EDGE_Y = 650.0
_FIRST_LINE_Y = 118.0
_PAPER_WIDTH = 750.0
_ROLL_SPEED, _PULLED_SPEED = 46.0, 420.0
"""Units per second, by itself and while it is pulled."""
_WAIT_SECONDS = 1.6
"""Seconds before the roll begins to move."""
_WHEEL_UNITS = 120.0
"""Units for each notch of the wheel."""


class Credits(Scene):
    """The credits rolling by; `device` is the one that opened them."""

    def __init__(self, stage: Stage, device: Device | None = None) -> None:
        super().__init__(stage)
        self.hand = device or KEYS
        self.rolled = 0.0
        """Units that the roll has moved up."""
        self._waited = 0.0
        self._pulls: dict[tuple[str, Intent], float] = {}

    @property
    def furthest(self) -> float:
        """Units that the roll can move up: until the last line stands in the middle."""
        return max(0.0, self.roll.height + _FIRST_LINE_Y - 430)

    def build(self) -> None:
        """Draw the paper, the words, and the edge of the stage over its foot."""
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        paper = self.layer()
        paper.panel("sheet_parchment", 640 - _PAPER_WIDTH / 2, -60, _PAPER_WIDTH, style.HEIGHT + 120)
        content = credits_lines(
            self.texts,
            read_sources(paths.assets_folder() / "CREDITS.toml"),
            getattr(self.stage.app, "version", ""),
        )
        self.roll = Roll(self.layer(), content, x=640, top=_TOP, foot=_FOOT)
        front = self.layer()
        front.panel("panel_lacquer", -40, _STAGE_EDGE_Y, style.WIDTH + 80, 110)
        Header(front, self.texts("credits-title"))
        say = self.texts
        asks = [(Intent.UP, ""), (Intent.DOWN, say("credits-roll")), (Intent.BACK, say("credits-leave"))]
        self.hints = Hints(front, asks, hand=self.hand)
        self._show()

    def update(self, dt: float) -> None:
        """Roll on; a held direction rolls faster, or back."""
        self._waited += dt
        pull = sum(self._pulls.values())
        if pull:
            self._move(pull * _PULLED_SPEED * dt)
        elif self._waited > _WAIT_SECONDS and not self.stage.look.reduced_motion:
            self._move(_ROLL_SPEED * dt)

    # hands

    def press(self, press: Press) -> None:
        """Pull the paper while up or down is held; leave on BACK, MENU or ACCEPT."""
        self.hand = press.device
        self.hints.heed(press.device)
        key = (press.device.id, press.intent)
        if press.intent in (Intent.UP, Intent.DOWN):
            if press.down:
                self._pulls[key] = 1.0 if press.intent is Intent.DOWN else -1.0
            else:
                self._pulls.pop(key, None)
        elif press.down and press.intent in (Intent.BACK, Intent.MENU, Intent.ACCEPT):
            self.leave_now()

    def click(self, x: float, y: float) -> None:
        """Leave."""
        self.leave_now()

    def scroll(self, steps: float) -> None:
        """Pull the paper with the wheel."""
        self._waited = 0.0
        self._move(-steps * _WHEEL_UNITS)

    def device_lost(self, device: Device) -> None:
        """Stop pulling for a pad that went away."""
        self._pulls = {key: pull for key, pull in self._pulls.items() if key[0] != device.id}

    def leave_now(self) -> None:
        """Go back to the screen below."""
        self.sounds.play("back")
        self.stage.pop()

    def _move(self, units: float) -> None:
        self.rolled = min(max(0.0, self.rolled + units), self.furthest)
        self._show()

    def _show(self) -> None:
        self.roll.show(_FIRST_LINE_Y - self.rolled)


assert ROLL_WIDTH < _PAPER_WIDTH
