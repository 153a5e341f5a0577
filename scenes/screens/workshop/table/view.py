"""The pictures of the page of a table: tickets of rules, rows of sets, twelve words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.screens.workshop.table.places import (
    ARROWS,
    AWAY,
    FOOT,
    PLAYERS,
    RULE_ROWS,
    SETS,
    SHEET,
    WORDS,
    effect_box,
    rule_box,
    set_box,
    tab_box,
)

if TYPE_CHECKING:
    from game.app.workshop.worth_words import Line
    from scenes.screens.workshop.table.naming import RuleFacts

_MIDDLE = (0.5, 0.5)
_PIPS = 6
"""Choices that are shown as pips at most."""


def draw_boards(layer: Layer, titles: tuple[str, str, str]) -> None:
    """The three boards with what never changes on them."""
    layer.panel("panel_lacquer", *SETS)
    layer.panel("sheet_parchment", *SHEET)
    layer.panel("panel_lacquer", *AWAY)
    sets, rules, away = titles
    layer.text(sets, SETS[0] + 20, SETS[1] + 104, 27, face="cinzel800", colour=style.GOLD_LIGHT)
    x, y, w, _ = SHEET
    size = layer.letters.fit(rules, 36, w - 60, "cinzel900")
    layer.text(rules, x + w / 2, y + 48, size, face="cinzel900", colour=style.GARNET, align="center")
    x, y, w, _ = AWAY
    size = layer.letters.fit(away, 27, w - 30, "cinzel800")
    title = layer.text(
        away, x + w / 2, y + 38, size, face="cinzel800", colour=style.GOLD_LIGHT, align="center"
    )
    title.squeeze(w - 26)
    for cx in (SHEET[0] + 16, SHEET[0] + SHEET[2] - 16):
        layer.image("brad", cx, SHEET[1] + 16, 18, anchor=_MIDDLE)


def draw_tabs(layer: Layer, icons: Sequence[tuple[str, str]], game: str) -> None:
    """The tabs of the games."""
    for place, (id, icon) in enumerate(icons):
        x, y, w, h = box = tab_box(place)
        layer.panel("ticket_parchment_flat" if id == game else "chip_lacquer", *box)
        tint = style.GARNET if id == game else style.GOLD
        layer.image(icon, x + w / 2, y + h / 2, 34, anchor=_MIDDLE, tint=tint)


def draw_set(layer: Layer, name: str, line: int, *, chosen: bool, own: bool, alone: bool) -> None:
    """A set of the list: ours with a crown, one's own with scissors, the chosen one on parchment.

    `alone`: nothing is written below its name.
    """
    x, y, w, h = box = set_box(line)
    layer.panel("ticket_parchment_flat" if chosen else "chip_lacquer", *box)
    ink = style.INK if chosen else style.GOLD_LIGHT
    icon = "icon_scissors" if own else "icon_jewel_crown"
    tint = style.GARNET if chosen else style.GOLD
    layer.image(icon, x + 28, y + h / 2, 30, anchor=_MIDDLE, tint=tint)
    size = layer.letters.fit(name, 23, w - 66, "cinzel800")
    label = layer.text(
        name,
        x + 52,
        y + (43 if alone else 30),
        size,
        face="cinzel800",
        colour=ink,
        within=(x + 46, y, w - 48, h),
    )
    label.squeeze(w - 64)


def draw_set_effect(layer: Layer, told: Line, line: int, *, chosen: bool) -> None:
    """What a set does, below its name."""
    x, y, w, _ = set_box(line)
    ink = style.INK_2 if chosen else style.PARCHMENT_SHADE
    left = x + 52 + _arrow(layer, told, x + 60, y + 50, chosen=chosen)
    words = told.large
    size = layer.letters.fit(words, 22, x + w - left - 10, "fell-italic")
    layer.text(words, left, y + 57, size, face="fell-italic", colour=ink).squeeze(x + w - left - 10)


def _arrow(layer: Layer, told: Line, x: float, y: float, *, chosen: bool = True) -> float:
    """The sign before a number; returns the room that it takes."""
    tint = style.GARNET if chosen else style.GOLD
    if told.trend == "same":
        layer.box(x - 7, y - 5, 16, 3, tint)
        layer.box(x - 7, y + 2, 16, 3, tint)
    elif told.trend:
        layer.image(
            "arrow_head", x, y, 15, anchor=_MIDDLE, tint=tint, angle=90 if told.trend == "up" else -90
        )
    return 22.0 if told.trend else 0.0


def draw_button(layer: Layer, icon: str, words: str, box: Box, *, bright: bool = False) -> None:
    """A thing to press."""
    x, y, w, h = box
    layer.panel("ticket_gilt" if bright else "ticket_lacquer", *box)
    ink = style.INK if bright else style.GOLD_LIGHT
    layer.image(icon, x + 30, y + h / 2, 27, anchor=_MIDDLE, tint=ink)
    size = layer.letters.fit(words, 25, w - 72)
    layer.text(
        words, x + 54, y + h / 2 + size * 0.3, size, colour=ink, within=(x + 48, y, w - 52, h)
    ).squeeze(w - 70)


def draw_players(layer: Layer, words: str) -> None:
    """At how many players it is measured, between two arrows."""
    x, y, w, h = PLAYERS
    size = layer.letters.fit(words, 25, w - 70, "fell-italic")
    layer.text(
        words, x + w / 2, y + 25, size, face="fell-italic", colour=style.INK_2, align="center",
        within=(x + 28, y, w - 56, h),
    )  # fmt: skip
    for cx, mirror in ((x + 18, True), (x + w - 18, False)):
        layer.image("chevron", cx, y + h / 2, 13, anchor=_MIDDLE, tint=style.GARNET, mirror=mirror)


def draw_rule(layer: Layer, facts: RuleFacts, line: int) -> None:
    """The ticket of a rule: lacquer with scissors where it was changed, parchment where it is the book's."""
    x, y, _, h = box = rule_box(line)
    layer.panel("ticket_lacquer" if facts.changed else "ticket_parchment_flat", *box)
    if facts.wrong:
        layer.panel("frame_red", *box)
    pale, strong = (style.PARCHMENT_SHADE, style.GOLD_LIGHT) if facts.changed else (style.INK_2, style.INK)
    left = x + 22
    if facts.changed:
        layer.image("icon_scissors", x + 26, y + h / 2, 25, anchor=_MIDDLE, tint=style.GOLD_LIGHT)
        left = x + 48
    room = x + ARROWS[0] - 22 - left
    size = layer.letters.fit(facts.label, 22, room, "fell-italic")
    layer.text(facts.label, left, y + h / 2 - 5, size, face="fell-italic", colour=pale).squeeze(room)
    size = layer.letters.fit(facts.value, 24, room)
    layer.text(facts.value, left, y + h / 2 + 18, size, colour=strong).squeeze(room)
    if facts.switch is not None:
        name = "check_on" if facts.switch else "check_off"
        layer.image(name, x + sum(ARROWS) / 2, y + h / 2, anchor=_MIDDLE)
        return
    for dx, mirror in zip(ARROWS, (True, False), strict=True):
        layer.image("chevron", x + dx, y + h / 2, 13, anchor=_MIDDLE, tint=strong, mirror=mirror)


def draw_way(layer: Layer, facts: RuleFacts, line: int) -> None:
    """Where a rule of the book stands on its way: a ladder for numbers, pips for choices."""
    x, y, w, h = effect_box(line)
    (at, count), ends = facts.way, facts.ends
    middle = y + h / 2
    if not ends[0]:
        for place in range(min(count, _PIPS)):
            layer.disc(x + 16 + place * 24, middle, 7, style.GARNET if place == at else style.PARCHMENT_WORN)
        return
    left, right = x + 42, x + w - 52
    layer.box(left, middle - 1, right - left, 2.4, style.PARCHMENT_WORN)
    layer.disc(left + (right - left) * at / max(1, count - 1), middle, 8, style.INK_2)
    for words, cx, align in ((ends[0], left - 16, "right"), (ends[1], right + 14, "left")):
        layer.text(words, cx, middle + 7, 22, colour=style.INK_2, align=align)


def draw_more(layer: Layer, box: Box, foot: float, *, above: bool, below: bool) -> None:
    """Signs that a list goes on above its first row's `box`, or below the `foot` of its last one."""
    x = box[0] + box[2] + 11 if box[0] < SHEET[0] else SHEET[0] + SHEET[2] - 15
    for there, y, angle in ((above, box[1] + 8, -90), (below, foot - 8, 90)):
        if there:
            layer.image("chevron", x, y, 11, anchor=_MIDDLE, tint=style.GOLD_DARK, angle=angle)


def draw_rest(layer: Layer, icon: str, rules: int) -> None:
    """The sign of the game in the room that few rules leave."""
    if rules < RULE_ROWS - 1:
        top, (_, foot, _, high) = rule_box(rules)[1], rule_box(RULE_ROWS - 1)
        layer.image(
            icon,
            SHEET[0] + SHEET[2] / 2,
            (top + foot + high) / 2,
            92,
            anchor=_MIDDLE,
            tint=style.PARCHMENT_WORN,
        )


def draw_effect(layer: Layer, told: Line, line: int) -> None:
    """What a changed rule does: a number with its sense."""
    x, y, w, h = effect_box(line)
    left = x + 8 + _arrow(layer, told, x + 14, y + (22 if told.below else h / 2))
    room = x + w - left
    size = layer.letters.fit(told.large, 24, room)
    baseline = y + 30 if told.below else y + h / 2 + size * 0.3
    layer.text(told.large, left, baseline, size, colour=style.INK).squeeze(room)
    if told.below:
        layer.text(
            told.below, left, y + 53, layer.letters.fit(told.below, 22, room, "fell-italic"),
            face="fell-italic", colour=style.INK_2,
        ).squeeze(room)  # fmt: skip


def draw_foot(layer: Layer, words: str, below: str, *, wrong: bool = False) -> None:
    """What the chosen thing means, or why something cannot be."""
    x, y, w, h = FOOT
    layer.box(x, y - 3, w, 1.4, style.GOLD_DARK, alpha=150)
    room = h - 34 if below else h
    left, wide = (x + 52, w - 60) if wrong else (x, w)
    if wrong:
        layer.disc(x + 22, y + room / 2, 20, style.BLOOD)
        layer.text("!", x + 22, y + room / 2 + 11, 32, face="cinzel900", align="center")
    size = 25.0
    measure = layer.letters.measure
    while size > style.FLOOR and measure(words, size, "fell-italic", wide, leading=1.06)[1] > room:
        size -= 0.5
    high = measure(words, size, "fell-italic", wide, leading=1.06)[1]
    layer.text(
        words, left + wide / 2, y + (room - high) / 2 + size * 0.8, size, face="fell-italic",
        colour=style.BLOOD if wrong else style.INK_2, align="center", wrap=wide, leading=1.06,
        within=(left - 4, y - 4, wide + 8, room + 12),
    )  # fmt: skip
    if below:
        size = layer.letters.fit(below, 23, w)
        layer.text(below, x + w / 2, y + h - 8, size, colour=style.INK, align="center").squeeze(w)


def draw_words(layer: Layer, words: Sequence[str]) -> None:
    """Twelve words in two columns of six."""
    x, y, w, _ = WORDS
    layer.panel("sheet_parchment", *WORDS)
    for place, word in enumerate(words):
        column, line = divmod(place, len(words) // 2)
        left, baseline = x + 9 + column * (w / 2 - 14), y + 40 + line * 37
        layer.text(
            f"{place + 1}", left + 26, baseline, 23, face="cinzel800", colour=style.GOLD_DARK, align="right"
        )
        room = w / 2 - 50
        size = layer.letters.fit(word, 24, room)
        layer.text(word, left + 36, baseline, size, colour=style.INK).squeeze(room)


def draw_no_words(layer: Layer, why: str) -> None:
    """Why a table does not fit in twelve words."""
    x, y, w, h = WORDS
    layer.panel("sheet_parchment", *WORDS)
    high = layer.letters.measure(why, 25, "fell-italic", w - 40, leading=1.1)[1]
    layer.text(
        why, x + w / 2, y + (h - high) / 2 + 20, 25, face="fell-italic", colour=style.INK_2, align="center",
        wrap=w - 40, leading=1.1, within=(x + 8, y + 4, w - 16, h - 8),
    )  # fmt: skip
