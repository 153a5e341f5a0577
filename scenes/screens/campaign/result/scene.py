"""The outcome of a chapter: won or lost, in words, with the faces of the table; on, or once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import UNSET

from game.core.letters import with_capital
from game.input.devices import KEYS
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.screens.campaign.ink import MIDDLE, Type, draw_face, lay_words, name_of
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.widgets.button import Item, Menu
from scenes.widgets.header import Header

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.app.table import Table
    from game.input.devices import Device
    from scenes.draw.layer import Layer
    from scenes.shell.stage import Stage

_SHEET: style.Box = (250, 96, 780, 424)
_FACE_Y, _FACE_W, _FACE_H, _FACE_STEP = 338.0, 124.0, 112.0, 158.0
_MENU_Y = 546.0
_RAYS, _HALO = (1500.0, 1500.0), (1240.0, 860.0)
"""Sizes of the light behind the sheet, in units."""
_IRON_WORDS: style.Box = (250, 606, 780, 44)


class Outcome(Scene):
    """The page between a match and what the story makes of it; `chosen` is told whether to play again."""

    captions_at = (36.0, 636.0)

    def __init__(
        self,
        stage: Stage,
        run: Run,
        table: Table,
        device: Device | None,
        chosen: Callable[[bool], object],
        *,
        won: bool,
    ) -> None:
        super().__init__(stage)
        self.run, self.table, self.won, self.chosen = run, table, won, chosen
        self.hand: Device = device or KEYS
        self.menu: Menu | None = None
        self._answered = False

    def build(self) -> None:
        """Draw the sheet of the outcome, and the ways on."""
        run = self.run
        chapter = run.director.chapter
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        page = self.layer()
        self._draw_light(page)
        Header(page, run.say(f"chapter-{chapter.name}"))
        page.panel("sheet_parchment", *_SHEET)
        self._draw_words(page)
        self._draw_faces(page)
        self._draw_ways()

    def enter(self) -> None:
        """A fanfare, or a drum that has heard better."""
        self.sounds.play("victory" if self.won else "drum")

    def _draw_light(self, layer: Layer) -> None:
        """Behind the sheet of who has won, rays; of who has lost, an ember."""
        x, y, w, h = _SHEET
        middle = (x + w / 2, y + h / 2)
        if self.won:
            layer.image("rays", *middle, *_RAYS, anchor=MIDDLE, tint=style.HALO, alpha=90)
        tint = style.HALO if self.won else style.BLOOD_LIGHT
        layer.image("halo", *middle, *_HALO, anchor=MIDDLE, tint=tint, alpha=170 if self.won else 80)

    def _draw_words(self, layer: Layer) -> None:
        run = self.run
        key = f"chapter-{run.director.chapter.name}"
        x, y, w, _ = _SHEET
        icon, colour = (
            ("icon_laurels", style.VERDIGRIS_DARK) if self.won else ("icon_broken_heart", style.ERROR)
        )
        layer.image(icon, x + w / 2, y + 62, 62, anchor=MIDDLE, tint=colour)
        said = "campaign-outcome-won" if self.won else "campaign-outcome-lost"
        head = Type(52, "cinzel900", colour, "center")
        lay_words(layer, run.say(said), (x + 40, y + 94, w - 80, 60), head, middle=True)
        words = run.say(f"{key}.{'won' if self.won else 'lost'}")
        line = Type(30, "fell-italic", style.INK, "center")
        lay_words(layer, with_capital(words), (x + 50, y + 160, w - 100, 56), line, middle=True)

    def _draw_faces(self, layer: Layer) -> None:
        """Everybody at the table; whoever won has laurels."""
        run, outcome = self.run, self.table.outcome
        persons, chairs = run.director.table, self.table.plan.players
        winners = set(outcome.winners) if outcome else set()
        step = min(_FACE_STEP, (_SHEET[2] - 60) / len(persons))
        wide = min(_FACE_W, step - 18)
        left = style.WIDTH / 2 - step * len(persons) / 2 + (step - wide) / 2
        for seat, person in enumerate(persons):
            x = left + seat * step
            colour = chairs[seat].colour + 1 if run.story.troupe is not UNSET else None
            draw_face(layer, run, person, (x, _FACE_Y, wide, _FACE_H), seal=36, number=colour)
            if seat in winners:
                layer.image(
                    "icon_laurels", x + wide / 2, _FACE_Y - 22, 34, anchor=MIDDLE, tint=style.GOLD_DARK
                )
            label = (x - (step - wide) / 2 + 4, _FACE_Y + _FACE_H + 10, step - 8, 30)
            lay_words(layer, name_of(run, person), label, Type(25, align="center"))

    def _draw_ways(self) -> None:
        say, layer = self.texts, self.layer()
        items: list[Item] = [("on", say("campaign-continue"), self._go_on)]
        if not self.won and self.run.may_play_again:
            items.append(("again", say("campaign-again"), self._play_again))
        self.menu = Menu(
            self, layer, items, x=640, y=_MENU_Y, vertical=True, w=320, h=52, gap=12, at=self.at or None
        )
        if not self.won and not self.run.may_play_again:
            words = Type(26, "fell-italic", style.GOLD_LIGHT, "center")
            lay_words(layer, say("campaign-iron-again"), _IRON_WORDS, words, middle=True)
        asks = [(Intent.ACCEPT, say("campaign-choose"))]
        self.hints = Hints(self.layer(), asks, hand=self.hand)

    @property
    def at(self) -> str:
        """The key of the way with the focus."""
        return self.menu.at if self.menu else ""

    # hands

    def press(self, press: Press) -> None:
        """Choose a way on; there is none back."""
        if not press.down:
            return
        self.hand = press.device
        self.hints.heed(press.device)
        if press.intent in (Intent.BACK, Intent.MENU):
            self.sounds.play("error")
        elif self.menu:
            self.menu.press(press)

    def _go_on(self) -> None:
        self._answer(again=False)

    def _play_again(self) -> None:
        self._answer(again=True)

    def _answer(self, *, again: bool) -> None:
        """Tell it once: the curtain takes a while, and hands are quick."""
        if not self._answered:
            self._answered = True
            self.chosen(again)
