"""The list of problems of mods, settings and saves, each with its place and its remedy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.input.devices import KEYS, Device
from game.input.intents import Intent, Press
from game.mods.problems import Problem, problem_message
from scenes.draw import style
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.header import Header

_SHEET = (100.0, 104.0, 1080.0, 544.0)
_LEFT, _TOP, _FOOT, _WRAP = 176.0, 226.0, 600.0, 950.0
_SIZE, _GAP = 24.0, 16.0
_FORWARD_INTENTS = (Intent.NEXT, Intent.RIGHT, Intent.DOWN, Intent.ACCEPT)
_BACKWARD_INTENTS = (Intent.PREVIOUS, Intent.LEFT, Intent.UP)


class ProblemList(Scene):
    """A parchment with one paragraph for each problem; the game goes on without whatever is broken."""

    def __init__(self, stage: Stage, problems: Sequence[Problem], device: Device | None = None) -> None:
        super().__init__(stage)
        self.problems, self.hand = tuple(problems), device or KEYS
        self.page = 0
        self.pages: list[list[str]] = []

    def build(self) -> None:
        """Draw the sheet with one page of the list."""
        words: Any = self.texts
        self.pages = self._broken([problem_message(problem, words) for problem in self.problems])
        self.page = min(self.page, len(self.pages) - 1)
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        ui = self.layer()
        Header(ui, self.texts("title-damage-title"))
        ui.panel("sheet_parchment", *_SHEET)
        intro = self.texts("title-damage-intro")
        size = self.stage.letters.fit(intro, 28, _WRAP, "fell-italic")
        ui.text(intro, 640, 172, size, face="fell-italic", colour=style.GARNET, align="center", within=_SHEET)
        ui.image("rule_ornament", 640, 194, anchor=(0.5, 0.5))
        self._write(self.pages[self.page])
        asks = [(Intent.BACK, self.texts("title-damage-close"))]
        if len(self.pages) > 1:
            asks = [(Intent.PREVIOUS, ""), (Intent.NEXT, self.texts("title-damage-turn")), *asks]
            said = self.texts("title-damage-page", n=self.page + 1, of=len(self.pages))
            ui.text(said, 640, 628, style.SMALL, colour=style.INK_2, align="center", within=_SHEET)
        self.hints = Hints(ui, asks, hand=self.hand)

    def press(self, press: Press) -> None:
        """Turn pages, or close."""
        if not press.down:
            return
        self.hand = press.device
        self.hints.heed(press.device)
        if press.intent in (Intent.BACK, Intent.MENU):
            self.sounds.play("back")
            self.stage.pop()
        elif press.intent in _FORWARD_INTENTS or press.intent in _BACKWARD_INTENTS:
            self.turn(1 if press.intent in _FORWARD_INTENTS else -1)

    def click(self, x: float, y: float) -> None:
        """Turn on with a click on the right half, back with one on the left."""
        self.turn(1 if x >= style.WIDTH / 2 else -1)

    def turn(self, step: int) -> None:
        """Show another page, if there is one."""
        page = self.page + step
        if not 0 <= page < len(self.pages):
            self.sounds.play("error")
            return
        self.sounds.play("page")
        self.page = page
        self.rebuild()

    def _height(self, words: str) -> float:
        return self.stage.letters.measure(words, _SIZE, wrap=_WRAP)[1] + _GAP

    def _broken(self, said: Sequence[str]) -> list[list[str]]:
        """The paragraphs, page by page."""
        pages: list[list[str]] = [[]]
        room = _FOOT - _TOP
        for words in said:
            high = self._height(words)
            if pages[-1] and high > room:
                pages.append([])
                room = _FOOT - _TOP
            pages[-1].append(words)
            room -= high
        return pages

    def _write(self, paragraphs: Sequence[str]) -> None:
        layer, y = self.layer(), _TOP
        for words in paragraphs:
            base = y + layer.letters.shown_size(_SIZE, "fell") * 0.72
            layer.disc(_LEFT - 20, base - 8, 5, style.GARNET)
            layer.text(words, _LEFT, base, _SIZE, colour=style.INK, wrap=_WRAP, within=_SHEET)
            y += self._height(words)
