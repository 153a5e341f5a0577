"""The scene of the end: the curtains above, the last words and the numbers below."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from game.app.campaign.tallies import whole_tally
from game.input.intents import Intent
from game.mods.defs import short_name
from scenes.draw import style
from scenes.draw.style import Box
from scenes.screens.campaign.ending.closing import closing_of, draw_figures
from scenes.screens.campaign.ending.curtains import (
    Drape,
    drapes_of,
    draw_drape,
    draw_plate,
    draw_wings,
)
from scenes.screens.campaign.ink import MIDDLE, Type, lay_words
from scenes.screens.campaign.page import StoryPage
from scenes.widgets.focus import FocusFrame, Spot
from scenes.widgets.header import Header

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.input.devices import Device
    from scenes.draw.layer import Layer
    from scenes.shell.stage import Stage

_WORDS: Box = (36, 492, 590, 158)
_NUMBERS: Box = (646, 492, 598, 158)


class Ending(StoryPage):
    """The end of one story."""

    captions_at = (36.0, 474.0)

    def __init__(self, stage: Stage, run: Run, device: Device | None = None) -> None:
        super().__init__(stage, run, device)
        self.drapes: list[Drape] = []

    def asks(self) -> Sequence[tuple[Intent, str]]:
        """The end; the ledger and backstage by buttons of their own."""
        say = self.texts
        return [
            (Intent.ACCEPT, say("campaign-end")),
            (Intent.COUNTER, say("campaign-ledger")),
            (Intent.DOUBT, say("campaign-gallery")),
        ]

    def answers(self) -> Mapping[Intent, Callable[[], object]]:
        """What the buttons do."""
        return {
            Intent.COUNTER: lambda: self._open("campaign-ledger"),
            Intent.DOUBT: lambda: self._open("campaign-gallery"),
            Intent.BACK: self.go_to_title,
            Intent.MENU: self.go_to_title,
        }

    def build(self) -> None:
        """Draw the curtains, and what is said below them."""
        run = self.run
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        page = self.layer()
        self.drapes = drapes_of(run)
        drawn = run.say("campaign-curtains-of", done=int(bool(run.story.ending)), n=len(self.drapes))
        Header(page, run.say(f"campaign-{run.script.campaign.name}"), run.say("campaign-end"), drawn)
        for drape in self.drapes:
            draw_drape(page, run, drape)
        self._draw_company(page)
        spots = [Spot(drape.ending.id, *drape.box) for drape in self.drapes]
        self.focus.offer(spots)
        self.frame = FocusFrame(self.layer(), self, self.focus)
        plates = self.layer()
        for drape in self.drapes:
            draw_plate(plates, run, drape)
        self._foot = self.layer()
        self.focus.to(run.story.ending)
        self._tell()
        self.show_asks(self.layer())

    def _draw_company(self, page: Layer) -> None:
        """Draw who stands behind the curtain that was taken, between its drawn halves."""
        for drape in self.drapes:
            if drape.taken:
                closing = closing_of(self.run, drape.ending)
                self.add_layer(draw_figures(page, self.run, closing, drape.box))
                draw_wings(self.layer(), drape)

    def enter(self) -> None:
        """The theme of the house."""
        self.sounds.music("title")

    def update(self, dt: float) -> None:
        """Let the frame follow the focus."""
        self.frame.update()

    def moved(self) -> None:
        """Say what lies behind the curtain under the focus."""
        if self.hints:
            self._tell()

    @property
    def here(self) -> Drape | None:
        """The curtain under the focus."""
        return next((one for one in self.drapes if one.ending.id == self.at), None)

    def _tell(self) -> None:
        layer = self._foot
        layer.clear()
        self._draw_words(layer)
        self._draw_numbers(layer)

    def _draw_words(self, layer: Layer) -> None:
        """What the ending says, or that this curtain stayed closed."""
        x, y, w, h = _WORDS
        layer.panel("sheet_parchment", *_WORDS)
        run, here = self.run, self.here
        if here is None or here.taken or here.heroes:
            name = here.ending.name if here else short_name(run.story.ending)
            words = run.say(f"ending-{name}.what") if name else run.say("campaign-end-none")
            type = Type(34, "fell-italic", style.INK, "center")
            lay_words(layer, words, (x + 36, y + 22, w - 72, h - 44), type, middle=True)
            return
        key = f"ending-{here.ending.name}.closed"
        words = run.say(key) if key in self.texts else run.say("campaign-closed-line")
        head = Type(27, "cinzel800", style.GARNET, "center")
        lay_words(layer, run.say("campaign-closed"), (x + 30, y + 20, w - 60, 40), head, middle=True)
        line = Type(31, "fell-italic", style.INK, "center")
        lay_words(layer, words, (x + 36, y + 64, w - 72, h - 84), line, middle=True)

    def _draw_numbers(self, layer: Layer) -> None:
        """The story in numbers."""
        x, y, w, _ = _NUMBERS
        layer.panel("panel_lacquer", *_NUMBERS)
        tally = whole_tally(self.run.story)
        say, bluffs = self.run.say, max(tally.bluffs, tally.caught)
        rows = (
            ("icon_laurels", say("campaign-sum-chapters", won=tally.won, lost=tally.lost)),
            ("icon_hourglass", say("campaign-minutes", n=tally.minutes)),
            (
                "icon_duality_mask",
                say("campaign-sum-bluffs", n=bluffs, caught=tally.caught),
            ),
            ("icon_shaking_hands", say("campaign-sum-promises", kept=tally.kept, broken=tally.broken)),
        )
        for place, (icon, words) in enumerate(rows):
            top = y + 14 + place * 33
            layer.image(icon, x + 38, top + 16, 26, anchor=MIDDLE, tint=style.GOLD)
            lay_words(
                layer, words, (x + 66, top + 1, w - 90, 30), Type(25, "fell", style.PARCHMENT), middle=True
            )

    # ways on

    def accept(self) -> None:
        """The end."""
        self.go_to_title()

    def _open(self, screen: str) -> None:
        self.sounds.play("page")
        self.stage.open(screen, self.run, self.hand)
