"""The options: four acts of boards, a playbill that explains, and every change seen at once."""

from __future__ import annotations

import arcade

from game.input.devices import KEYS, Device
from game.input.intents import Intent, Press
from scenes.motion.timeline import reducible_clip, tween
from scenes.screens.options.choices import (
    Option,
    Scale,
    Value,
    changed_settings,
    option_acts,
    option_value,
)
from scenes.screens.options.explanation import OptionNote
from scenes.screens.options.row import HIGH, Row
from scenes.screens.options.tabs import OptionTabs
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.focus import Focus, FocusFrame, Spot
from scenes.widgets.header import Header

_LEFT, _TOP, _WIDE = 46, 104, 830
_TALL, _GAP, _ROOMY = 468, 14, 4
"""The boards share so much height; up to so many of them stand apart."""
_NAMES = {"read": "icon_open_book", "see": "icon_spy", "hear": "icon_speaker", "hold": "icon_gamepad"}
_HEARD = {"volume_master": "accept", "volume_effects": "coin", "volume_music": ""}


class Options(Scene):
    """How the evening looks, sounds and feels; `device` is the hand that came here."""

    def __init__(self, stage: Stage, device: Device | None = None) -> None:
        super().__init__(stage)
        self.hand = device or KEYS
        self.by_act = option_acts()
        self.act = 0
        self.at = ""
        self.dragging: Row | None = None
        self.unsaved = False

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be set in the open act."""
        return tuple(self.by_act.values())[self.act]

    @property
    def option(self) -> Option:
        """The option the focus is on."""
        return next((o for o in self.options if o.field == self.at), self.options[0])

    def build(self) -> None:
        """The boards of the open act, the playbill, the strip of acts."""
        self.dragging = None
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        ui = self.layer()
        self.header = Header(ui, self.texts("options-title"))
        values = [option_value(self.stage.settings, option) for option in self.options]
        gap = _GAP if len(self.options) <= _ROOMY else _GAP / 2
        high = min(HIGH, (_TALL + gap) / len(self.options) - gap)
        self.rows = [
            Row(ui, self.texts, option, _LEFT, _TOP + place * (high + gap), _WIDE, high)
            for place, option in enumerate(self.options)
        ]
        for row, value in zip(self.rows, values, strict=True):
            row.show(value)
        names = [(_NAMES[act], self.texts(f"options-act-{act}")) for act in self.by_act]
        self.acts = OptionTabs(ui, names, self.act, self.hand, self.open)
        self.hints = Hints(ui, self._asks(), hand=self.hand)
        self.focus = Focus([Spot(row.option.field, *row.box) for row in self.rows])
        self.focus.to(self.at)
        self.focus.on_move = self._moved
        self.frame = FocusFrame(self.layer(), self, self.focus)
        self.paper = self.layer()
        self.bill = OptionNote(self.paper, self.texts, self.option)
        self._say_trouble()

    def update(self, dt: float) -> None:
        """The frame follows, the specimen lives."""
        self.frame.update()
        self.bill.update(dt, self.stage.look.speed)

    # hands

    def press(self, press: Press) -> None:
        """Up and down choose a board, left and right change it, the shoulders turn the act."""
        if not press.down:
            return
        if press.device != self.hand:
            self.hand = press.device
            self.hints.heed(self.hand)
            self.acts.heed(self.hand)
        match press.intent:
            case Intent.UP | Intent.DOWN:
                self.focus.move(press.intent)
            case Intent.LEFT | Intent.RIGHT | Intent.ACCEPT:
                self._nudge(-1 if press.intent is Intent.LEFT else 1, press.intent is Intent.ACCEPT)
            case Intent.PREVIOUS | Intent.NEXT:
                self.open((self.act + (1 if press.intent is Intent.NEXT else -1)) % len(self.by_act))
            case Intent.BACK | Intent.MENU:
                self.sounds.play("back")
                self.stage.pop()

    def point(self, x: float, y: float) -> None:
        """The mouse chooses boards, and drags knobs."""
        if self.dragging:
            self._drag(x)
        else:
            self.focus.point(x, y)

    def click(self, x: float, y: float) -> None:
        """The mouse turns an arrow, takes a knob, or opens an act."""
        row = next((row for row in self.rows if row.holds(x, y)), None)
        if row is None:
            self.acts.click(x, y)
            return
        self.focus.to(row.option.field)
        if row.share(x) is not None:
            self.dragging = row
            self._drag(x)
        elif row.stepped(x):
            self._nudge(row.stepped(x), True)

    def drop(self, x: float, y: float) -> None:
        """The knob is let go."""
        self.dragging = None

    def scroll(self, steps: float) -> None:
        """The wheel changes the board under it."""
        if steps:
            self._nudge(1 if steps > 0 else -1)

    def open(self, act: int) -> None:
        """Turn to another act."""
        if act != self.act:
            self.sounds.play("page")
            self.act, self.at = act, ""
            self.rebuild()

    def change(self, option: Option, value: Value) -> None:
        """Set an option: seen and heard at once, remembered until the next evening."""
        if value == option_value(self.stage.settings, option):
            return
        self.unsaved = (
            self.stage.app.change(**changed_settings(self.stage.settings, option, value)) is not None
        )
        heard = _HEARD.get(option.field, "focus")
        if heard:
            self.sounds.play(heard)
        if option.field == "fullscreen":
            _fill_screen(bool(value))
        if getattr(option, "dresses", False):
            self.stage.relayout()
            return
        next(row for row in self.rows if row.option == option).show(value)
        self._say_trouble()

    def _nudge(self, step: int, around: bool = False) -> None:
        """One step; `around` starts again from the first value after the last."""
        option = self.option
        now = option_value(self.stage.settings, option)
        value = option.stepped(now, step)
        if around and not isinstance(option, Scale) and value == now:
            value = option.values[0 if step > 0 else -1]
        if value == now:
            self.sounds.play("error")
        self.change(option, value)

    def _drag(self, x: float) -> None:
        row = self.dragging
        if row and isinstance(row.option, Scale):
            share = row.share(x, held=True)
            assert share is not None
            self.change(row.option, row.option.nearest(share))

    def _moved(self, spot: Spot) -> None:
        self.at = spot.key
        self.sounds.play("focus")
        self.paper.clear()
        self.bill = OptionNote(self.paper, self.texts, self.option)
        self.paper.alpha = 110
        self.flourish(reducible_clip(tween(self.paper, 0.14, alpha=255), tween(self.paper, 0.0, alpha=255)))

    def _say_trouble(self) -> None:
        self.header.right.text = self.texts("options-unsaved") if self.unsaved else ""

    def _asks(self) -> list[tuple[Intent, str]]:
        say = self.texts
        return [(Intent.LEFT, ""), (Intent.RIGHT, say("options-change")), (Intent.BACK, say("options-back"))]


def _fill_screen(full: bool) -> None:
    """Fill the screen, or leave it, where there is one."""
    if not arcade.headless:
        arcade.get_window().set_fullscreen(full)
