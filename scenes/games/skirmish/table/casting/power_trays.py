"""The band under the scene of magic: two pools of dice, what is laid of them, and the sum between them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image as Pillow
from PIL import ImageDraw

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import SEATS, Box
from scenes.games.skirmish.table.effects.share_bar import Share, draw_shares
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.layout import SPELL_SUM, SPELL_TRAYS, WINDOW
from scenes.match.sitter import Sitter

BAND: Box = (WINDOW[0], 424, WINDOW[2], WINDOW[1] + WINDOW[3] - 424)
"""What magic takes of the window's foot."""
_LAID, _LAID_STEP = 46.0, 50.0
_FREE, _FREE_STEP, _A_ROW = 28.0, 38.0, 8
_COLUMN, _LABEL = 66.0, 116.0
_TILTS = (-4.0, 3.0, -2.0, 5.0, -5.0, 2.0)


class TrayFacts(NamedTuple):
    """One side's dice."""

    title: str
    sitter: Sitter
    pool: int
    """Dice that are there, those laid among them."""
    laid: int = 0
    faces: tuple[int, ...] = ()
    """What lies open already: dice that were thrown, in place of laid ones."""
    words: str = ""
    """How many are laid, in words."""
    who: str = ""
    """Who works the magic, and at which level."""


class SumRow(NamedTuple):
    """One row of the sum: what, its numbers, and whether it is a bad thing."""

    words: str
    numbers: tuple[str, ...]
    worse: bool = False
    warned: bool = False
    """Whether a bell hangs on the chosen number."""


class SumFacts(NamedTuple):
    """What the dice must do, and what so many of them are likely to."""

    title: str
    dice: tuple[int, ...] = ()
    """Numbers of dice that stand in columns."""
    chosen: int = 0
    rows: tuple[SumRow, ...] = ()
    bar: tuple[Share, ...] = ()
    foot: str = ""


class PowerTrays:
    """Drawn anew only when they say something else."""

    def __init__(self, layer: Layer, dice_word: str) -> None:
        self._layer, self._dice_word = layer, dice_word
        self._said: object = None
        self.columns: list[tuple[Box, int]] = []
        """Where each number of dice may be clicked."""

    def show(self, trays: Sequence[TrayFacts], facts: SumFacts | None) -> None:
        """Lay the band down, with the sum if there is one; without trays put it away."""
        said = (tuple(trays), facts) if trays else None
        if said == self._said:
            return
        self._said = said
        self._layer.clear()
        self.columns = []
        if not trays:
            return
        self._layer.panel("panel_lacquer", *BAND)
        for box, tray in zip(SPELL_TRAYS, trays, strict=False):
            self._tray(box, tray)
        if facts is not None:
            self._sum(facts)

    # the trays

    def _tray(self, box: Box, tray: TrayFacts) -> None:
        x, y, w, h = box
        layer = self._layer
        seal_image(layer, tray.sitter, x + 17, y - 26, 17)
        layer.text(tray.title, x + 46, y - 17, 25, face="sc")
        layer.text(str(tray.pool), x + w - 4, y - 15, 30, face="cinzel800", align="right")
        open_ = bool(tray.laid or tray.faces)
        layer.panel("ticket_lacquer", x, y, w, h)
        if open_:
            layer.panel("frame_gilt", x - 2, y - 2, w + 4, h + 4)
        layer.text(tray.words, x + 16, y + h / 2 + 8, 23, face="fell-italic", colour=style.GOLD_LIGHT)
        count = len(tray.faces) or tray.laid
        step = min(_LAID_STEP, (w - 120) / max(1, count))
        left = x + w - 20 - step * (count - 0.5)
        for place in range(count):
            at = left + step * place
            self._die(at, y + h / 2, _LAID, tray.sitter, _TILTS[place % len(_TILTS)])
            label = str(tray.faces[place]) if tray.faces else "?"
            layer.text(label, at, y + h / 2 + 9, 27, face="cinzel800", colour=style.INK, align="center")
        for place in range(max(0, tray.pool - tray.laid)):
            row, file = divmod(place, _A_ROW)
            at, down = x + 18 + _FREE_STEP * file, y + h + 26 + 32 * row
            self._die(at, down, _FREE, tray.sitter, 0.0)
            layer.disc(at, down, 3.2, style.INK)
        size = layer.letters.fit(tray.who, 23, w)
        layer.text(tray.who, x + 4, y + h + 92, size)

    def _die(self, x: float, y: float, size: float, sitter: Sitter, angle: float) -> Drawable:
        rim = SEATS[sitter.colour].colour.rgb
        edge = max(2, round(size * self._layer.letters.scale))
        key = f"magic die {edge} {rim} {style.CREAM.rgb}"
        return self._layer.picture(key, _paper(edge, rim), x, y, size, size, anchor=(0.5, 0.5), angle=angle)

    # the sum

    def _sum(self, facts: SumFacts) -> None:
        x, y, w, h = SPELL_SUM
        layer = self._layer
        layer.panel("sheet_parchment", *SPELL_SUM)
        size = layer.letters.fit(facts.title, 25, w - 36, "cinzel800")
        layer.text(
            facts.title, x + w / 2, y + 34, size, face="cinzel800", colour=style.GARNET, align="center"
        )
        if facts.dice:
            self._columns(facts)
        if facts.bar:
            draw_shares(layer, (x + 18, y + h - 78, w - 36, 32), facts.bar)
        size = layer.letters.fit(facts.foot, 23, w - 36, "fell-italic")
        layer.text(
            facts.foot, x + w / 2, y + h - 20, size, face="fell-italic", colour=style.INK_2, align="center"
        )

    def _columns(self, facts: SumFacts) -> None:
        x, y, *_ = SPELL_SUM
        layer, chosen = self._layer, facts.dice.index(facts.chosen)
        left, top, step = x + _LABEL + _COLUMN / 2, y + 66, 31.0
        high = step * (1 + len(facts.rows)) + 10
        warned = any(row.warned for row in facts.rows)
        at = left + _COLUMN * chosen
        edge = style.BLOOD if warned else style.GOLD
        layer.box(at - _COLUMN / 2, top - 26, _COLUMN, high, edge)
        layer.box(at - _COLUMN / 2 + 2, top - 24, _COLUMN - 4, high - 4, style.CREAM)
        if warned:
            layer.image("icon_ringing_bell", at + 33, top - 24, 24, anchor=(0.5, 0.5), tint=style.GARNET)
        layer.text(self._dice_word, x + 18, top, 23, face="fell-italic", colour=style.INK_2)
        for place, dice in enumerate(facts.dice):
            middle = left + _COLUMN * place
            self.columns.append(((middle - _COLUMN / 2, top - 26, _COLUMN, high), dice))
            layer.text(str(dice), middle, top, 25, face="cinzel800", colour=style.INK, align="center")
        for down, row in enumerate(facts.rows, 1):
            ink = style.GARNET if row.worse else style.INK
            size = layer.letters.fit(row.words, 23, _LABEL - 22)
            layer.text(row.words, x + 18, top + step * down, size, colour=ink)
            for place, number in enumerate(row.numbers):
                tint = ink if row.worse or place != chosen else style.VERDIGRIS
                layer.text(
                    number,
                    left + _COLUMN * place,
                    top + step * down,
                    22,
                    face="cinzel800",
                    colour=tint,
                    align="center",
                )


def _paper(edge: int, rim: style.Rgb) -> Callable[[], Pillow.Image]:
    """What draws a die of paper whose face is not known yet."""

    def draw() -> Pillow.Image:
        large = Pillow.new("RGBA", (edge * 4, edge * 4))
        pen = ImageDraw.Draw(large)
        whole, line = edge * 4, max(4, edge * 4 // 14)
        pen.rounded_rectangle((1, 1, whole - 2, whole - 2), whole // 6, fill=(*rim, 255))
        pen.rounded_rectangle(
            (line, line, whole - line, whole - line), whole // 8, fill=(*style.CREAM.rgb, 255)
        )
        return large.reduce(4)

    return draw
