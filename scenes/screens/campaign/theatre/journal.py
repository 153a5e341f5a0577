"""The journal: what was said so far, in this scene and in its chapter."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.campaign.run import Run
from game.input.devices import Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.screens.campaign.theatre.cast import name_of, seal_of
from scenes.screens.campaign.theatre.record import Spoken
from scenes.screens.pause.tale_rows import Row
from scenes.screens.pause.tale_sheet import TRACK, TaleSheet
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.button import Menu
from scenes.widgets.header import Header

_STEPS = {Intent.UP: -1, Intent.DOWN: 1, Intent.LEFT: -6, Intent.RIGHT: 6}
"""Rows that a press moves."""
_ENDS = (Intent.ACCEPT, Intent.BACK, Intent.MENU, Intent.PREVIOUS)
_NOTCH = 2
_CLOSE = (1068.0, 660.0, 340.0, 48.0)
"""Middle, top, width and height of the ticket that leads back."""
_BESIDE_TRACK = 14.0
_SEALS = range(8)


class Journal(Scene):
    """Lines by whom they were said; it opens at the end."""

    in_match = True

    def __init__(self, stage: Stage, run: Run, before: Sequence[Spoken], now: Sequence[Spoken], hand: Device):
        super().__init__(stage)
        self.run, self.hand = run, hand
        self._before, self._now = before, now
        self._top: int | None = None

    def build(self) -> None:
        """Unroll the sheet before the house."""
        say = self.texts
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        paper, words, foot = self.layer(), self.layer(), self.layer()
        self.sheet = TaleSheet(paper, words, self.rows(), _SEALS)
        if self._top is not None:
            self.sheet.go_to(self._top)
        Header(self.layer(), say("theatre-journal"))
        middle, top, wide, high = _CLOSE
        items = [("close", say("theatre-back"), self.end)]
        self.menu = Menu(self, self.layer(), items, x=middle, y=top, w=wide, h=high, gap=0, size=24)
        asks = [
            (Intent.UP, ""), (Intent.DOWN, say("theatre-scroll")), (Intent.BACK, say("theatre-close")),
        ]  # fmt: skip
        self.hints = Hints(foot, asks, hand=self.hand, x=56, y=style.PROMPT_Y, align="left")

    def rows(self) -> list[Row]:
        """What was said, under two heads."""
        rows: list[Row] = []
        for head, lines in (("theatre-before", self._before), ("theatre-now", self._now)):
            if lines:
                rows.append(Row(self.texts(head), 1))
                rows += [self._row(one) for one in lines]
        return rows

    def _row(self, said: Spoken) -> Row:
        words = self.run.say(said.key)
        key = "theatre-thought-by" if said.thought else "theatre-said-by"
        seal = seal_of(self.run, said.who)
        told = self.texts(key, name=name_of(self.run, said.who), words=words)
        return Row(told, 0, seal - 1 if seal else None)

    def press(self, press: Press) -> None:
        """Scroll, whoever presses; go back."""
        if not press.down or (press.again and press.intent not in _STEPS):
            return
        self.hand = press.device
        self.hints.heed(press.device)
        if press.intent in _ENDS:
            self.end()
        elif press.intent in _STEPS:
            self._heard(self.sheet.move(_STEPS[press.intent]))

    def scroll(self, steps: float) -> None:
        """The wheel moves the sheet."""
        self.sheet.move(-round(steps * _NOTCH) or (-1 if steps > 0 else 1))
        self._top = self.sheet.top

    def click(self, x: float, y: float) -> None:
        """A click beside the sheet's edge goes to that place; a prompt, and the ticket, lead back."""
        left, top, w, h = TRACK
        if left - _BESIDE_TRACK <= x <= left + w + _BESIDE_TRACK and top <= y <= top + h:
            self._heard(self.sheet.drag(y))
        elif self.hints.at(x, y) is Intent.BACK:
            self.end()
        else:
            super().click(x, y)

    def end(self) -> None:
        """Back to the scene."""
        self.sounds.play("back")
        self.stage.pop()

    def _heard(self, moved: bool) -> None:
        self._top = self.sheet.top
        self.sounds.play("page" if moved else "error")
