"""The options: four tabs of boards, a note that explains, and every change seen at once."""

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
from scenes.screens.options.row import BOARD_HEIGHT, Row
from scenes.screens.options.tabs import OptionTabs
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.focus import Focus, FocusFrame, Spot
from scenes.widgets.header import Header

_LEFT, _TOP, _WIDE = 46, 104, 830
_BOARDS_HEIGHT, _GAP, _MAX_ROOMY_BOARDS = 468, 14, 4
"""Units that the boards share; the gap between them; the most boards that keep the whole gap."""
_TAB_ICONS = {"read": "icon_open_book", "see": "icon_spy", "hear": "icon_speaker", "hold": "icon_gamepad"}
_TRIAL_SOUNDS = {"volume_master": "accept", "volume_effects": "coin", "volume_music": ""}
"""Sounds by which a volume is tried; music needs none."""


class Options(Scene):
    """The screen of options; `device` is the one that opened it."""

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
        """The options of the open tab."""
        return tuple(self.by_act.values())[self.act]

    @property
    def option(self) -> Option:
        """The option with the focus."""
        return next((o for o in self.options if o.field == self.at), self.options[0])

    def build(self) -> None:
        """Draw the boards of the open tab, the note, the tabs."""
        self.dragging = None
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        ui = self.layer()
        self.header = Header(ui, self.texts("options-title"))
        values = [option_value(self.stage.settings, option) for option in self.options]
        gap = _GAP if len(self.options) <= _MAX_ROOMY_BOARDS else _GAP / 2
        high = min(BOARD_HEIGHT, (_BOARDS_HEIGHT + gap) / len(self.options) - gap)
        self.rows = [
            Row(ui, self.texts, option, _LEFT, _TOP + place * (high + gap), _WIDE, high)
            for place, option in enumerate(self.options)
        ]
        for row, value in zip(self.rows, values, strict=True):
            row.show(value)
        names = [(_TAB_ICONS[act], self.texts(f"options-act-{act}")) for act in self.by_act]
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
        """Let the frame follow the focus, and the specimen move."""
        self.frame.update()
        self.bill.update(dt, self.stage.look.speed)

    # hands

    def press(self, press: Press) -> None:
        """Choose a board up and down, change it left and right, turn the tabs with the shoulders."""
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
        """Choose the board under the mouse, or drag a knob."""
        if self.dragging:
            self._drag(x)
        else:
            self.focus.point(x, y)

    def click(self, x: float, y: float) -> None:
        """Turn an arrow, take a knob, or open a tab."""
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
        """Let the knob go."""
        self.dragging = None

    def scroll(self, steps: float) -> None:
        """Change the option with the focus by the wheel."""
        if steps:
            self._nudge(1 if steps > 0 else -1)

    def open(self, act: int) -> None:
        """Open another tab, by its number from 0."""
        if act != self.act:
            self.sounds.play("page")
            self.act, self.at = act, ""
            self.rebuild()

    def change(self, option: Option, value: Value) -> None:
        """Set an option: seen and heard at once, kept for later sessions."""
        if value == option_value(self.stage.settings, option):
            return
        self.unsaved = (
            self.stage.app.change(**changed_settings(self.stage.settings, option, value)) is not None
        )
        heard = _TRIAL_SOUNDS.get(option.field, "focus")
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
        """Move the option one step; `around`: after the last value comes the first."""
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
    """Enter or leave fullscreen, where there is a screen."""
    if not arcade.headless:
        arcade.get_window().set_fullscreen(full)
