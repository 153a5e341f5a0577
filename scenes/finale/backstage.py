"""The picture behind the scenes: tabs, ribbon, confession, prompts, and what the mouse finds there."""

from collections.abc import Callable, Sequence

from game.core.rules import Player
from game.couch.sitter import Sitter
from game.input.devices import Device
from game.input.intents import Intent
from scenes import style
from scenes.finale import ribbon
from scenes.finale.chronicle import TABS
from scenes.finale.confession import Confession
from scenes.finale.reading import Reading
from scenes.finale.ribbon import Ribbon
from scenes.finale.words import Tale
from scenes.layer import Layer
from scenes.scene import Scene
from scenes.style import Box
from scenes.timeline import slide
from scenes.widgets.header import Header
from scenes.widgets.prompt import GlyphMark, Prompt

SHEET: Box = (24, 134, 884, 522)
TAB_Y, TAB_H = 92.0, 44.0
FOOT = (
    (Intent.UP, ""),
    (Intent.DOWN, "finale-browse"),
    (Intent.LEFT, ""),
    (Intent.RIGHT, "finale-leaf"),
)


class Backstage:
    """Draws where a reading stands; `tabs` and `leave` are the places that the mouse may press."""

    def __init__(
        self,
        scene: Scene,
        reading: Reading,
        sitters: Sequence[Sitter],
        tale: Tale,
        outspoken: frozenset[Player],
    ) -> None:
        self.reading, self.texts = reading, scene.texts
        self.tabs: list[Box] = []
        self.leave: Box = (0, 0, 0, 0)
        scene.layer("back", opaque=True).image("lobby_back", 0, 0)
        moving = sheet, rows, above, loge, ui = [scene.layer() for _ in range(5)]
        sheet.panel("sheet_parchment", *SHEET)
        self.ribbon = Ribbon(rows, above, sitters, tale)
        self.confession = Confession(loge, ui, sitters, tale, outspoken)
        self._heads, self._foot = scene.layer(), scene.layer()
        Header(scene.layer(), self.texts("finale-backstage-title"))
        if not scene.stage.look.reduced_motion:
            for layer in (*moving, self._heads):
                scene.flourish(slide(lift(layer), 60, 0, 0.26, "out-cubic"))
        self.show()

    def show(self) -> None:
        """Say where the reading stands."""
        self.ribbon.show(self.reading.shown, self.reading.scroller, self.texts("finale-nothing"))
        self.confession.show(self.reading.line)

    def meet(self, device: Device) -> None:
        """Show the glyphs of this device."""
        self.show_tabs(device)
        self._show_foot(device)

    def show_tabs(self, device: Device) -> None:
        """The tabs, between the buttons that turn them."""
        layer = self._heads
        layer.clear()
        self.tabs = []
        x = SHEET[0] + 30
        x += self._shoulder(device, Intent.PREVIOUS, x) + 10
        for tab, (name, _) in enumerate(TABS):
            words = self.texts(f"finale-tab-{name}", n=len(self.reading.kept[tab]))
            wide = layer.letters.measure(words, 25, "cinzel700")[0] + 44
            self._tab(words, (x, TAB_Y, wide, TAB_H), lit=tab == self.reading.tab)
            x += wide + 12
        self._shoulder(device, Intent.NEXT, x)

    def _tab(self, words: str, box: Box, *, lit: bool) -> None:
        x, y, w, h = box
        self.tabs.append(box)
        self._heads.panel("ticket_gilt" if lit else "ticket_lacquer", x, y, w, h)
        colour = style.INK if lit else style.GOLD_LIGHT
        self._heads.text(
            words, x + w / 2, y + 31, 25, face="cinzel700", colour=colour, align="center", within=box
        )

    def _shoulder(self, device: Device, intent: Intent, x: float) -> float:
        layer = self._heads
        return GlyphMark(layer, layer.glyph(device, intent), x, TAB_Y + TAB_H / 2, 32).width

    def _show_foot(self, device: Device) -> None:
        layer, texts = self._foot, self.texts
        layer.clear()
        x, y = 40.0, style.PROMPT_Y
        for intent, key in FOOT:
            if key:
                x += Prompt(layer, device, intent, texts(key), x, y).width + 34
            else:
                x += GlyphMark(layer, layer.glyph(device, intent), x, y, 33).width + 6
        back = Prompt(layer, device, Intent.BACK, texts("finale-back"), 0, y)
        back.move(1244 - back.width, y)
        self.leave = (1234 - back.width, y - 22, back.width + 20, 44)

    # the mouse

    def tab_at(self, x: float, y: float) -> int | None:
        """The tab under a place."""
        return next((tab for tab, box in enumerate(self.tabs) if inside(box, x, y)), None)

    def on_track(self, x: float, y: float) -> bool:
        """Whether the place is on the track of the thumb, or close to it."""
        left, top, w, h = ribbon.TRACK
        return inside((left - 10, top, w + 20, h), x, y)

    def share_at(self, y: float) -> float:
        """How far down the track a place is, the thumb held by its middle."""
        _, top, _, high = ribbon.TRACK
        length = self.reading.scroller.thumb[1] * high
        return (y - top - length / 2) / max(1.0, high - length)


def inside(box: Box, x: float, y: float) -> bool:
    """Whether a place is in a box."""
    left, top, w, h = box
    return left <= x < left + w and top <= y < top + h


def lift(layer: Layer) -> Callable[[float], None]:
    """What moves a whole layer down by so much."""

    def move(value: float) -> None:
        layer.dy = value

    return move
