"""The pictures of the first page: its boards, the rows of mods, the sheet of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.screens.workshop.home.marks import draw_switch, draw_ticket, fitted
from scenes.screens.workshop.home.places import (
    DECK,
    HINT_TOP,
    MODS,
    NEW_BOX,
    ROWS_TOP,
    RULES_BOX,
    SHEET,
    mod_box,
)

if TYPE_CHECKING:
    from scenes.screens.workshop.home.model import ModFacts

_NAME = 22.0
_MIDDLE = (0.5, 0.5)


class SheetFacts(NamedTuple):
    """The sheet of a mod: its title, what it is, what it says of itself, what is wrong with it."""

    title: str
    kind: str
    hint: str
    wrong: str = ""


def draw_boards(layer: Layer, title: str, new: str, rules: str) -> None:
    """The three boards with what never changes on them."""
    layer.panel("panel_lacquer", *MODS)
    size = layer.letters.fit(title, 28, MODS[2] - 136, "cinzel800")
    layer.text(title, MODS[0] + 20, MODS[1] + 38, size, face="cinzel800", colour=style.GOLD_LIGHT)
    layer.panel("sheet_parchment", *SHEET)
    for x in (SHEET[0] + 16, SHEET[0] + SHEET[2] - 16):
        layer.image("brad", x, SHEET[1] + 16, 18, anchor=_MIDDLE)
    layer.panel("panel_lacquer", *DECK)
    draw_ticket(layer, "icon_scroll_unfurled", new, NEW_BOX)
    draw_ticket(layer, "icon_rule_book", rules, RULES_BOX)


def draw_count(layer: Layer, words: str) -> None:
    """How many mods are on."""
    size = layer.letters.fit(words, 23, 112, "fell-italic")
    layer.text(
        words, MODS[0] + MODS[2] - 20, MODS[1] + 38, size, face="fell-italic", colour=style.PARCHMENT_SHADE,
        align="right",
    )  # fmt: skip


def draw_mod(layer: Layer, facts: ModFacts, line: int, *, chosen: bool, icon: str) -> None:
    """One mod of the list: its sign, title, what it is, a switch; a red badge where something is wrong."""
    x, y, w, h = box = mod_box(line)
    layer.panel("ticket_parchment_flat" if chosen else "chip_lacquer", *box)
    colour = style.INK if chosen else style.GOLD_LIGHT
    dim = 255 if facts.on or chosen else 150
    layer.image(
        icon, x + 30, y + h / 2, 38, anchor=_MIDDLE, tint=style.GARNET if chosen else style.GOLD, alpha=dim
    )
    size = layer.letters.fit(facts.title, 23, w - 66, "cinzel800")
    layer.text(facts.title, x + 56, y + 31, size, face="cinzel800", colour=colour, alpha=dim).squeeze(w - 66)
    size = layer.letters.fit(facts.below, _NAME, w - 122, "fell")
    below = layer.text(
        facts.below, x + 56, y + 60, size, colour=style.INK_2 if chosen else style.PARCHMENT_SHADE, alpha=dim
    )
    below.squeeze(w - 122)
    draw_switch(layer, x + w - 34, y + 54, on=facts.on, alpha=255 if facts.on or chosen else 190)
    if facts.wrong:
        layer.disc(x + w - 8, y + 8, 16, style.CREAM)
        layer.disc(x + w - 8, y + 8, 14.5, style.BLOOD)
        layer.text("!", x + w - 8, y + 17, 26, face="cinzel900", align="center")


def draw_sheet(layer: Layer, facts: SheetFacts) -> None:
    """The head of the sheet of a mod."""
    x, y, w, _ = SHEET
    size = layer.letters.fit(facts.title, 38, w - 60, "cinzel900")
    layer.text(
        facts.title, x + w / 2, y + 56, size, face="cinzel900", colour=style.GARNET, align="center"
    ).squeeze(w - 60)
    size = layer.letters.fit(facts.kind, 24, w - 60, "fell-italic")
    layer.text(facts.kind, x + w / 2, y + 88, size, face="fell-italic", colour=style.INK_2, align="center")
    high = ROWS_TOP - HINT_TOP - 4
    if facts.wrong:
        _draw_alarm(layer, facts.wrong, (x + 24, HINT_TOP, w - 48, high))
        return
    words, size = fitted(layer, facts.hint, 24.0, w - 64, high, "fell")
    if words:
        layer.text(
            words, x + w / 2, HINT_TOP + size, size, colour=style.INK, align="center", wrap=w - 64,
            leading=1.05, within=(x + 20, HINT_TOP - 4, w - 40, high + 10),
        )  # fmt: skip


def _draw_alarm(layer: Layer, words: str, box: Box) -> None:
    """What is wrong, on red."""
    x, y, w, h = box
    layer.panel("chip_garnet", *box, tint=style.BLOOD)
    layer.disc(x + 34, y + h / 2, 20, style.CREAM)
    layer.text("!", x + 34, y + h / 2 + 11, 32, face="cinzel900", colour=style.ERROR, align="center")
    said, size = fitted(layer, words, 24.0, w - 84, h - 14, "fell")
    if said:
        high = layer.letters.measure(said, size, "fell", w - 84, leading=1.05)[1]
        layer.text(
            said, x + 68, y + (h - high) / 2 + layer.letters.shown_size(size, "fell") * 0.78, size,
            colour=style.CREAM, wrap=w - 84, leading=1.05, within=(x + 60, y, w - 66, h),
        )  # fmt: skip


def draw_touched(layer: Layer, words: str, kind: str, box: Box, icon: str = "icon_scissors") -> None:
    """One thing that the mod makes or changes, or what opens more of them."""
    x, y, w, h = box
    layer.box(x + 4, y + h + 1, w - 8, 1.2, style.GOLD_DARK, alpha=120)
    layer.image(icon, x + 18, y + h / 2, 22, anchor=_MIDDLE, tint=style.GARNET)
    _draw_pair(layer, words, kind, box, 42.0)


def draw_rules_head(layer: Layer, words: str, y: float) -> None:
    """The head of the rules of the table, between two lines."""
    x, _, w, _ = SHEET
    size = layer.letters.fit(words, 24, w - 120, "cinzel800")
    wide = layer.letters.measure(words, size, "cinzel800")[0]
    layer.text(words, x + w / 2, y + 30, size, face="cinzel800", colour=style.GARNET, align="center")
    for left in (x + 28, x + w / 2 + wide / 2 + 14):
        layer.box(left, y + 22, w / 2 - wide / 2 - 42, 1.6, style.GOLD_DARK, alpha=170)


def draw_rule(layer: Layer, label: str, value: str, box: Box, *, changed: bool) -> None:
    """A rule of the table as it is now; scissors where it is not as the book says."""
    x, y, w, h = box
    if changed:
        layer.image("icon_scissors", x + 18, y + h / 2, 22, anchor=_MIDDLE, tint=style.GARNET)
    else:
        layer.disc(x + 18, y + h / 2, 3.5, style.GOLD_DARK)
    layer.box(x + 4, y + h + 1, w - 8, 1.0, style.GOLD_DARK, alpha=80)
    _draw_pair(layer, label, value, box, 42.0)


def _draw_pair(layer: Layer, words: str, told: str, box: Box, left: float) -> None:
    """Words on the left of a row, what is told of them on its right; the longer one has the more room."""
    x, y, w, h = box
    room = w - left - 16
    wants = [layer.letters.measure(words, 25)[0], layer.letters.measure(told, 22, "fell-italic")[0]]
    mine = min(wants[0], max(room - wants[1], room * 0.5)) if told else room
    size = layer.letters.fit(words, 25, mine)
    layer.text(words, x + left, y + h / 2 + 8, size, colour=style.INK).squeeze(mine)
    if told:
        rest = room - mine - 6
        size = layer.letters.fit(told, 22, rest, "fell-italic")
        layer.text(
            told, x + w - 8, y + h / 2 + 8, size, face="fell-italic", colour=style.INK_2, align="right"
        ).squeeze(rest)


def draw_watermark(layer: Layer, icons: Sequence[str], y: float) -> None:
    """The signs of the games that a mod is about, faint on the free part of its sheet."""
    x, _, w, _ = SHEET
    wide = 150.0 if len(icons) == 1 else 96.0
    left = x + w / 2 - (len(icons) - 1) * (wide + 8) / 2
    for place, icon in enumerate(icons):
        layer.image(icon, left + place * (wide + 8), y, wide, anchor=_MIDDLE, tint=style.GOLD_DARK, alpha=70)
