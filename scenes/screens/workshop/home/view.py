"""The pictures of the first page: rows of mods, the sheet of one, the things of a game in small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.mods.defs import Def
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games import KITS
from scenes.screens.workshop.home.places import (
    DECK,
    LARGE,
    MODS,
    NEW_BOX,
    RULES_BOX,
    SHEET,
    mod_box,
    tab_box,
)

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from scenes.screens.workshop.home.model import ModFacts
    from scenes.shell.scene import Scene

_NAME = 22.0


class SheetFacts(NamedTuple):
    """The sheet of a mod: its title, what it is, what it says of itself, what is wrong with it."""

    title: str
    kind: str
    hint: str
    wrong: str = ""


def draw_boards(layer: Layer, titles: tuple[str, str], new: str, rules: str) -> None:
    """The three boards with what never changes on them."""
    layer.panel("panel_lacquer", *MODS)
    layer.text(titles[0], MODS[0] + 20, MODS[1] + 40, 28, face="cinzel800", colour=style.GOLD_LIGHT)
    layer.panel("sheet_parchment", *SHEET)
    layer.panel("panel_lacquer", *DECK)
    draw_ticket(layer, "icon_scroll_unfurled", new, NEW_BOX)
    draw_ticket(layer, "icon_rule_book", rules, RULES_BOX)


def draw_ticket(layer: Layer, icon: str, words: str, box: Box) -> None:
    """A dark ticket with a sign and a few words."""
    x, y, w, h = box
    layer.panel("ticket_lacquer", *box)
    layer.image(icon, x + 30, y + h / 2, 28, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
    size = layer.letters.fit(words, 25, w - 76, "fell")
    layer.text(
        words, x + 54, y + h / 2 + size * 0.3, size, colour=style.GOLD_LIGHT, within=(x + 48, y, w - 54, h)
    )


def draw_mod(layer: Layer, facts: ModFacts, line: int, *, chosen: bool, icon: str) -> None:
    """One mod of the list."""
    x, y, w, h = box = mod_box(line)
    layer.panel("ticket_parchment_flat" if chosen else "chip_lacquer", *box)
    colour = style.INK if chosen else style.GOLD_LIGHT
    dim = 255 if facts.on or chosen else 150
    layer.image(
        icon, x + 30, y + h / 2, 34, anchor=(0.5, 0.5), tint=style.GARNET if chosen else style.GOLD, alpha=dim
    )
    size = layer.letters.fit(facts.title, 23, w - 66, "cinzel800")
    layer.text(facts.title, x + 56, y + 30, size, face="cinzel800", colour=colour, alpha=dim).squeeze(w - 66)
    size = layer.letters.fit(facts.below, _NAME, w - 116, "fell")
    below = layer.text(
        facts.below, x + 56, y + 57, size, colour=style.INK_2 if chosen else style.PARCHMENT_SHADE, alpha=dim
    )
    below.squeeze(w - 116)
    layer.image("check_on" if facts.on else "check_off", x + w - 30, y + 52, anchor=(0.5, 0.5), alpha=dim)
    if facts.wrong:
        layer.disc(x + w - 8, y + 8, 15, style.BLOOD)
        layer.text("!", x + w - 8, y + 17, 26, face="cinzel900", align="center")


def draw_sheet(layer: Layer, facts: SheetFacts) -> None:
    """The head of the sheet of a mod."""
    x, y, w, _ = SHEET
    size = layer.letters.fit(facts.title, 38, w - 60, "cinzel900")
    layer.text(
        facts.title, x + w / 2, y + 58, size, face="cinzel900", colour=style.GARNET, align="center"
    ).squeeze(w - 60)
    size = layer.letters.fit(facts.kind, 25, w - 60, "fell-italic")
    layer.text(facts.kind, x + w / 2, y + 92, size, face="fell-italic", colour=style.INK_2, align="center")
    words, colour = (facts.wrong, style.BLOOD) if facts.wrong else (facts.hint, style.INK)
    size = 25.0
    while size > style.FLOOR and layer.letters.measure(words, size, "fell", w - 64, leading=1.05)[1] > 92:
        size -= 0.5
    layer.text(
        words, x + w / 2, y + 128, size, colour=colour, align="center", wrap=w - 64, leading=1.05,
        within=(x + 20, y + 100, w - 40, 118),
    )  # fmt: skip


def draw_large(layer: Layer, scene: Scene, facts: SmallFacts, kind: str, rule: str) -> None:
    """A thing on the sheet, as large as there is room: its name, what it is, its card and rule."""
    x, y, w, _ = SHEET
    size = layer.letters.fit(facts.name, 36, w - 60, "cinzel900")
    layer.text(
        facts.name, x + w / 2, y + 54, size, face="cinzel900", colour=style.GARNET, align="center"
    ).squeeze(w - 60)
    size = layer.letters.fit(kind, 25, w - 60, "fell-italic")
    layer.text(kind, x + w / 2, y + 86, size, face="fell-italic", colour=style.INK_2, align="center")
    kit = KITS.get(facts.thing.game)
    made = facts.made if isinstance(facts.made, Def) else None
    drawn = kit is not None and kit.draw_thing is not None
    if kit is not None and kit.draw_thing is not None:
        drawn = kit.draw_thing(layer, scene, facts.thing, made, facts.name, rule, LARGE)
    if not drawn:
        left, top, wide, high = LARGE
        layer.text(
            rule, left + wide / 2, top + 60, 25, colour=style.INK, align="center", wrap=wide, leading=1.05,
            within=(left - 20, top, wide + 40, high),
        )  # fmt: skip


def draw_watermark(layer: Layer, icons: Sequence[str]) -> None:
    """The signs of the games that a mod is about, faint on the free half of its sheet."""
    x, y, w, _ = SHEET
    wide = 150.0 if len(icons) == 1 else 96.0
    left = x + w / 2 - (len(icons) - 1) * (wide + 8) / 2
    for place, icon in enumerate(icons):
        layer.image(
            icon, left + place * (wide + 8), y + 396, wide, anchor=(0.5, 0.5), tint=style.GOLD_DARK, alpha=70
        )


def draw_track(layer: Layer, box: Box, first: int, seen: int, count: int) -> None:
    """How far a list was scrolled; nothing where all of it is seen."""
    if count <= seen:
        return
    x, y, w, h = box
    layer.box(x, y, w, h, style.GOLD_DARK, alpha=90)
    layer.box(x - 1, y + h * first / count, w + 2, h * seen / count, style.GOLD)


def draw_touched(layer: Layer, words: str, kind: str, box: Box, icon: str = "icon_scissors") -> None:
    """One thing that the mod makes or changes, or what opens more of them."""
    x, y, w, h = box
    layer.box(x + 4, y + h + 1, w - 8, 1.2, style.GOLD_DARK, alpha=120)
    layer.image(icon, x + 18, y + h / 2, 22, anchor=(0.5, 0.5), tint=style.GARNET)
    size = layer.letters.fit(words, 25, w - 180)
    layer.text(words, x + 42, y + h / 2 + 8, size, colour=style.INK, within=(x + 38, y, w - 170, h))
    size = layer.letters.fit(kind, 22, 124, "fell-italic")
    layer.text(kind, x + w - 8, y + h / 2 + 7, size, face="fell-italic", colour=style.INK_2, align="right")


def draw_tabs(layer: Layer, icons: Sequence[tuple[str, str]], game: str, title: str, count: str) -> None:
    """The tabs of the games, and the kind of thing that is looked at."""
    for place, (id, icon) in enumerate(icons):
        x, y, w, h = box = tab_box(place)
        layer.panel("ticket_parchment_flat" if id == game else "chip_lacquer", *box)
        tint = style.GARNET if id == game else style.GOLD
        layer.image(icon, x + w / 2, y + h / 2, 34, anchor=(0.5, 0.5), tint=tint)
    size = layer.letters.fit(title, 25, DECK[2] - 150, "cinzel800")
    layer.text(title, DECK[0] + 20, DECK[1] + 98, size, face="cinzel800", colour=style.GOLD_LIGHT)
    layer.text(count, DECK[0] + DECK[2] - 20, DECK[1] + 98, 24, align="right")


class SmallFacts(NamedTuple):
    """A thing in small: what it is made to, its name, how often it is in its deck."""

    thing: Thing
    made: object
    name: str
    copies: int | None


def draw_one(layer: Layer, scene: Scene, facts: SmallFacts, box: Box, *, own: bool, changed: bool) -> None:
    """Draw a thing in small as its game does; its name on paper where it does not."""
    kit, drawn = KITS.get(facts.thing.game), False
    if kit is not None and kit.draw_thing is not None:
        made, inner = (
            facts.made if isinstance(facts.made, Def) else None,
            _inner_box(box, facts.copies is not None),
        )
        drawn = kit.draw_thing(layer, scene, facts.thing, made, facts.name, "", inner)
    if not drawn:
        _draw_small(layer, facts.name, box, own=own)
    _draw_marks(layer, facts.copies, box, changed=changed)


def _inner_box(box: Box, counted: bool) -> Box:
    """The part of a thing's place where its picture is: above the count, where there is one."""
    x, y, w, h = box
    return x, y, w, h - (26 if counted else 0)


def _draw_small(layer: Layer, name: str, box: Box, *, own: bool) -> None:
    """One thing in small where its game draws none: its name on paper, whole words that fit."""
    x, y, w, h = box
    layer.panel("sheet_parchment", *box)
    lines, ink = _broken(layer, name, w - 10), style.GARNET if own else style.INK
    top = y + 34
    for number, line in enumerate(lines):
        size = layer.letters.fit(line, 23, w - 10, "fell")
        label = layer.text(
            line, x + w / 2, top + number * 25, size, colour=ink, align="center", within=(x, y, w, h)
        )
        label.squeeze(w - 8)


def _broken(layer: Layer, name: str, wide: float) -> list[str]:
    """A name in lines of whole words, four at most."""
    lines: list[str] = []
    for word in name.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and layer.letters.measure(longer, 23, "fell")[0] <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines[:4]


def _draw_marks(layer: Layer, copies: int | None, box: Box, *, changed: bool) -> None:
    """How often a thing is there, and that it was changed."""
    x, y, w, h = box
    if changed:
        layer.disc(x + w - 10, y + 10, 15, style.PARCHMENT)
        layer.image("icon_scissors", x + w - 10, y + 10, 20, anchor=(0.5, 0.5), tint=style.GARNET)
    if copies is not None:
        layer.panel("chip_lacquer", x + w / 2 - 32, y + h - 33, 64, 32)
        words = f"×\u202f{copies}"
        layer.text(words, x + w / 2, y + h - 10, 23, colour=style.GOLD_LIGHT, align="center")
