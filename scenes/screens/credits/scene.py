"""The credits: a paper that rolls up from below the stage, and can be hurried, turned back or left."""

from __future__ import annotations

from game import paths
from game.input.devices import KEYS, Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.screens.credits.roll import WIDE, Roll, credits_lines
from scenes.screens.credits.sources import read_sources
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.header import Header

_TOP, _FOOT = 58.0, 682.0
"""Between these heights words are shown; valance and stage hide where they come and go."""
_EDGE = 650.0
_START = 118.0
_PAPER = 750.0
_SPEED, _FAST = 46.0, 420.0
_WAIT = 1.6
"""How long the head of the roll is left alone before it moves, in seconds."""
_LEAP = 120.0


class Credits(Scene):
    """Who drew, engraved, cut and licensed what; `device` is the hand that came here."""

    def __init__(self, stage: Stage, device: Device | None = None) -> None:
        super().__init__(stage)
        self.hand = device or KEYS
        self.rolled = 0.0
        """How far the paper has moved up, in units."""
        self._waited = 0.0
        self._pulls: dict[tuple[str, Intent], float] = {}

    @property
    def furthest(self) -> float:
        """How far it can move: until the last line stands in the middle."""
        return max(0.0, self.roll.height + _START - 430)

    def build(self) -> None:
        """Velvet, the paper, the words, and the stage's edge over its foot."""
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        paper = self.layer()
        paper.panel("sheet_parchment", 640 - _PAPER / 2, -60, _PAPER, style.HEIGHT + 120)
        content = credits_lines(
            self.texts,
            read_sources(paths.assets_folder() / "CREDITS.toml"),
            getattr(self.stage.app, "version", ""),
        )
        self.roll = Roll(self.layer(), content, x=640, top=_TOP, foot=_FOOT)
        front = self.layer()
        front.panel("panel_lacquer", -40, _EDGE, style.WIDTH + 80, 110)
        Header(front, self.texts("credits-title"))
        say = self.texts
        asks = [(Intent.UP, ""), (Intent.DOWN, say("credits-roll")), (Intent.BACK, say("credits-leave"))]
        self.hints = Hints(front, asks, hand=self.hand)
        self._show()

    def update(self, dt: float) -> None:
        """Roll on; a held hand rolls faster, or back."""
        self._waited += dt
        pull = sum(self._pulls.values())
        if pull:
            self._move(pull * _FAST * dt)
        elif self._waited > _WAIT and not self.stage.look.reduced_motion:
            self._move(_SPEED * dt)

    # hands

    def press(self, press: Press) -> None:
        """Up and down pull the paper while they are held; anything else leaves."""
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
        """A click leaves."""
        self.leave_now()

    def scroll(self, steps: float) -> None:
        """The wheel pulls the paper."""
        self._waited = 0.0
        self._move(-steps * _LEAP)

    def device_lost(self, device: Device) -> None:
        """A pad that went away pulls no more."""
        self._pulls = {key: pull for key, pull in self._pulls.items() if key[0] != device.id}

    def leave_now(self) -> None:
        """Back to where one came from."""
        self.sounds.play("back")
        self.stage.pop()

    def _move(self, units: float) -> None:
        self.rolled = min(max(0.0, self.rolled + units), self.furthest)
        self._show()

    def _show(self) -> None:
        self.roll.show(_START - self.rolled)


assert WIDE < _PAPER
