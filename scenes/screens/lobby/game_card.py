"""The game card at the right: the chosen game, the number of players, and the house rules in force.
It hangs askew, like a playbill. By the book it is airy, and leaves a row free above its foot.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image as Picture

from scenes.draw import style
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.screens.lobby.games import GameEntry
from scenes.screens.lobby.house_rules.chip_rows import CHIP_H, ChipRows, PlacedChip, pack_chips
from scenes.screens.lobby.house_rules.values import RuleChip
from scenes.shell.null_sound import Words
from scenes.shell.scene import Scene

X, Y, W, H = 902, 98, 332, 470
TILT = 0.6
"""Degrees by which it hangs askew, about the middle of its upper edge."""

INNER_X, INNER_W = X + 18.0, 296.0
CHIP_SIZE = 23.0
_BY_THE_BOOK = ChipRows(3, Y + 264.0, 46.0)
_AIRY = ChipRows(4, Y + 256.0, 42.0)
_DENSE = ChipRows(7, Y + 149.0, 39.5)
_BY_THE_BOOK_LOW = ChipRows(3, Y + 274.0, 46.0)
_AIRY_LOW = ChipRows(4, Y + 266.0, 40.0)
_DENSE_LOW = ChipRows(6, Y + 168.0, 39.5)
"""The same under a title of two lines."""
_BOOK_FOOT, _HOUSE_FOOT = Y + 440.0, Y + 446.0
"""Baseline of the legend at the foot: by the book, and below house rules."""
_ONE_LINE = Y + 112.0
"""Where the head of a card ends whose title has one line."""
_MIDDLE = X + W / 2
_GOLD_DOT, _SCISSORS = 30.0, 40.0
_CHIP_END = 11.0


@dataclass(frozen=True)
class GameCardFacts:
    """The facts that the game card shows."""

    act: GameEntry
    players: int
    chips: tuple[RuleChip, ...]

    @property
    def crowded(self) -> bool:
        """Whether more sit at the table than the game allows."""
        return self.players >= self.act.seats.stop


def _tilted(x: float, y: float) -> tuple[float, float]:
    """The place on the card, which hangs askew, of a place on an upright one."""
    turn = math.radians(TILT)
    dx, dy = x - _MIDDLE, y - Y
    return _MIDDLE + dx * math.cos(turn) - dy * math.sin(turn), Y + dx * math.sin(turn) + dy * math.cos(turn)


class GameCard:
    """The front of the game card. The sheet is built once; its words are written anew when they change."""

    def __init__(self, scene: Scene, texts: Words) -> None:
        self._texts, self._catalog = texts, scene.stage.app.catalog
        sheet = scene.layer()
        sheet.image("playbill", X, Y)
        self._layer = scene.layer()
        self._shown: GameCardFacts | None = None
        self.chips: list[PlacedChip] = []
        """Every chip and its place, for the mouse."""

    @property
    def visible(self) -> bool:
        """Whether the front of the card is shown."""
        return self._layer.visible

    @visible.setter
    def visible(self, value: bool) -> None:
        self._layer.visible = value

    def show(self, facts: GameCardFacts) -> None:
        """Show these facts."""
        if facts == self._shown:
            return
        self._shown = facts
        self._layer.clear()
        self.chips = []
        title_foot = self._head(facts.act)
        if facts.act.playable:
            self._tonight(facts, title_foot)
        else:
            self._someday(facts.act, title_foot)

    def _head(self, act: GameEntry) -> float:
        texts, layer = self._texts, self._layer
        when = texts("lobby-tonight" if act.playable else "lobby-someday")
        self._centred(when, Y + 48, 24, "fell-italic", style.INK_2)
        title = texts(act.title)
        size = layer.letters.fit(title, 50, INNER_W - 8, "cinzel900", floor=34)
        if layer.letters.measure(title, size, "cinzel900")[0] <= INNER_W:
            self._centred(title, Y + 96, size, "cinzel900", style.GARNET)
            foot = _ONE_LINE
        else:
            first, _, second = title.rpartition(" ")
            self._centred(first, Y + 84, 32, "cinzel900", style.GARNET)
            self._centred(second, Y + 118, 32, "cinzel900", style.GARNET)
            foot = Y + 132.0
        layer.picture(
            "lobby-rule",
            _soft_line,
            *_tilted(_MIDDLE, foot),
            W - 80,
            4.5,
            anchor=(0.5, 0.5),
            tint=style.INK,
            angle=TILT,
        )
        return foot

    def _tonight(self, facts: GameCardFacts, foot: float) -> None:
        texts, layer, seats = self._texts, self._layer, facts.act.seats
        low = foot > _ONE_LINE
        self.chips, left, dense = _laid_out(layer, facts.chips, low=low)
        most = seats.stop - 1
        count = texts("lobby-players", least=seats.start, most=most, more=most - seats.start, n=facts.players)
        colour = style.GARNET if facts.crowded else style.INK
        self._centred(count, foot + (29 if dense else 127 if low else 134), 24, "sc", colour)
        if not dense:
            spots = [_tilted(X + 66 + 100 * step, foot + 56) for step in range(3)]
            facts.act.game_facts.portray(layer, self._catalog, spots, TILT)
        for placed in self.chips:
            self._chip(placed)
        self._foot(facts.chips, left)

    def _foot(self, chips: tuple[RuleChip, ...], left: int) -> None:
        """Write the legend of the scissors, and how many rules found no room (`left`)."""
        house = any(chip.house for chip in chips)
        words = self._texts("lobby-house-rule" if house else "lobby-by-the-book")
        words = f"{words}, {self._texts('lobby-more-rules', n=left)}" if left else words
        y, ink = (_HOUSE_FOOT, style.GARNET) if house else (_BOOK_FOOT, style.INK_2)
        label = self._centred(words, y, 24, "fell-italic", ink)
        if house:
            edge = label.box[0] - 18
            self._layer.image(
                "icon_scissors", edge, label.y - 7, 24, anchor=(0.5, 0.5), tint=style.GARNET, angle=TILT
            )

    def _someday(self, act: GameEntry, foot: float) -> None:
        texts, layer = self._texts, self._layer
        spot = _tilted(_MIDDLE, foot + 82)
        layer.disc(*spot, 58, style.GOLD_DARK)
        layer.disc(*spot, 55.5, style.VELVET_DARK)
        layer.image(act.icon, *spot, 74, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT, angle=TILT)
        self._centred(texts("lobby-in-rehearsal"), foot + 178, 26, "sc", style.INK)
        words = texts(f"lobby-rehearsal-{act.id}")
        x, y = _tilted(_MIDDLE, foot + 216)
        layer.text(
            words, x, y, 25, face="fell-italic", colour=style.GARNET, align="center",
            wrap=INNER_W - 24, angle=TILT, within=(X + 12, foot + 186, W - 24, 180),
        )  # fmt: skip

    def _chip(self, placed: PlacedChip) -> None:
        layer, house, x, y = self._layer, placed.chip.house, placed.x, placed.y
        name = "chip_garnet" if house else "chip_parchment"
        layer.panel(name, *_tilted(x, y), placed.w, CHIP_H).angle = TILT
        inset, middle = (_SCISSORS, y + 18) if house else (_GOLD_DOT, y + 18)
        if house:
            layer.image(
                "icon_scissors",
                *_tilted(x + 21, middle),
                22,
                anchor=(0.5, 0.5),
                tint=style.GOLD_LIGHT,
                angle=TILT,
            )
        else:
            layer.disc(*_tilted(x + 17, middle), 4, style.GOLD_DARK)
        ink = style.PARCHMENT if house else style.INK
        bx, by = _tilted(x, y)
        layer.text(
            placed.chip.words, *_tilted(x + inset - 3, y + 26), placed.size, colour=ink, angle=TILT,
            within=(bx, by, placed.w, CHIP_H + 3),
        )  # fmt: skip

    def _centred(self, words: str, y: float, size: float, face: str, colour: style.Colour) -> Label:
        fitted = self._layer.letters.fit(words, size, INNER_W, face)
        x, y = _tilted(_MIDDLE, y)
        label = self._layer.text(
            words, x, y, fitted, face=face, colour=colour, align="center", angle=TILT,
            within=(X + 10, Y, W - 20, H),
        )  # fmt: skip
        return label.squeeze(INNER_W)


def _laid_out(layer: Layer, chips: tuple[RuleChip, ...], *, low: bool) -> tuple[list[PlacedChip], int, bool]:
    """The chips in rows; how many house rules found no room; whether the card is crowded.

    By the book it says what three rows hold. A table with many rules of its own gets a crowded card, without
    portraits. `low`: its title has two lines.
    """
    roomy, crowded = (_AIRY_LOW, _DENSE_LOW) if low else (_AIRY, _DENSE)
    sized = [_sized(layer, chip) for chip in chips]
    house = sum(chip.house for chip in chips)
    if not house:
        return pack_chips(sized, INNER_X, INNER_W, _BY_THE_BOOK_LOW if low else _BY_THE_BOOK), 0, False
    airy = pack_chips(sized[: house + 1], INNER_X, INNER_W, roomy)
    dense = len(airy) <= house
    placed = pack_chips(sized, INNER_X, INNER_W, crowded if dense else roomy)
    return placed, house - sum(one.chip.house for one in placed), dense


def _sized(layer: Layer, chip: RuleChip) -> PlacedChip:
    inset = (_SCISSORS if chip.house else _GOLD_DOT) - 3
    size = layer.letters.fit(chip.words, CHIP_SIZE, INNER_W - inset - _CHIP_END)
    return PlacedChip(chip, layer.letters.measure(chip.words, size)[0] + inset + _CHIP_END, size)


def _soft_line() -> Picture.Image:
    """A thin line with soft edges, that stays smooth when it is tilted."""
    line = Picture.new("RGBA", (8, 9), (255, 255, 255, 0))
    for row, alpha in ((3, 90), (4, 255), (5, 90)):
        line.paste((255, 255, 255, alpha), (0, row, 8, row + 1))
    return line


def is_on_game_card(x: float, y: float) -> bool:
    """Whether x, y lies on the game card."""
    return X <= x < X + W and Y <= y < Y + H
