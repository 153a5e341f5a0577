"""The pictures of the deck on the first page: tabs, things in small, one large with its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.mods.defs import Def
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games import KITS
from scenes.screens.workshop.home.marks import fitted
from scenes.screens.workshop.home.places import DECK, LARGE, PILL_H, STRIP, TALL, WORDS, tab_box

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from scenes.shell.scene import Scene

_MIDDLE = (0.5, 0.5)
_INSET = 14.0
"""Units beside what brings a paper of its own."""


class SmallFacts(NamedTuple):
    """A thing in small: what it is made to, its name, how often it is in its deck."""

    thing: Thing
    made: object
    name: str
    copies: int | None


def draw_tabs(layer: Layer, icons: Sequence[tuple[str, str]], game: str, title: str, count: str) -> None:
    """The tabs of the games, and the kind of thing that is looked at."""
    for place, (id, icon) in enumerate(icons):
        x, y, w, h = box = tab_box(place)
        layer.panel("ticket_parchment_flat" if id == game else "chip_lacquer", *box)
        tint = style.GARNET if id == game else style.GOLD
        layer.image(icon, x + w / 2, y + h / 2, 34, anchor=_MIDDLE, tint=tint)
    size = layer.letters.fit(title, 25, DECK[2] - 150, "cinzel800")
    layer.text(title, DECK[0] + 20, DECK[1] + 98, size, face="cinzel800", colour=style.GOLD_LIGHT)
    layer.text(count, DECK[0] + DECK[2] - 20, DECK[1] + 98, 24, align="right")


def draw_one(
    layer: Layer, scene: Scene, facts: SmallFacts, box: Box, *, own: bool, changed: bool, chosen: bool
) -> None:
    """Draw a thing in small as its game does, its count below it; its name on paper where it does not."""
    x, y, w, h = box
    inner = (x, y, w, h - (PILL_H + 2 if facts.copies is not None else 0))
    if not _drawn_by_game(layer, scene, facts, "", inner):
        _draw_name(layer, facts.name, inner, own=own)
    if changed:
        layer.disc(x + w - 8, y + 10, 15, style.PARCHMENT)
        layer.image("icon_scissors", x + w - 8, y + 10, 20, anchor=_MIDDLE, tint=style.GARNET)
    if facts.copies is not None:
        _draw_pill(layer, facts.copies, x + w / 2, y + h - PILL_H / 2, chosen=chosen)


def _draw_pill(layer: Layer, copies: int, x: float, y: float, *, chosen: bool) -> None:
    """How often a thing is in its deck."""
    name = "chip_parchment" if chosen else "chip_lacquer"
    layer.panel(name, x - 31, y - PILL_H / 2, 62, PILL_H)
    ink = style.INK if chosen else style.GOLD_LIGHT
    layer.text(f"×\u202f{copies}", x, y + 8, 22, colour=ink, align="center")


def _drawn_by_game(layer: Layer, scene: Scene, facts: SmallFacts, rule: str, box: Box) -> bool:
    """Let the game draw a thing; False where it draws none."""
    kit = KITS.get(facts.thing.game)
    if kit is None or kit.draw_thing is None:
        return False
    made = facts.made if isinstance(facts.made, Def) else None
    return kit.draw_thing(layer, scene, facts.thing, made, facts.name, rule, box)


def _draw_name(layer: Layer, name: str, box: Box, *, own: bool) -> None:
    """One thing where its game draws none: its name on paper, whole words that fit."""
    x, y, w, h = box
    layer.panel("sheet_parchment", *box)
    lines, ink = _broken(layer, name, w - 10), style.GARNET if own else style.INK
    for number, line in enumerate(lines):
        size = layer.letters.fit(line, 23, w - 10, "fell")
        label = layer.text(
            line, x + w / 2, y + 34 + number * 25, size, colour=ink, align="center", within=(x, y, w, h)
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


def draw_large(layer: Layer, scene: Scene, facts: SmallFacts, kind: str, rule: str, *, told: bool) -> None:
    """The chosen thing as players see it, and below it what it is and does.

    What is not `told` by its rule alone, and whose rule is long, is drawn so tall that it tells itself.
    """
    x, y, w, h = WORDS
    room = h - 50
    wants = layer.letters.measure(rule, 24.0 if told else style.FLOOR, "fell", w - 30, leading=1.05)[1]
    long = wants > room
    if long and not told and _drawn_by_game(layer, scene, facts, "", TALL):
        _draw_kind(layer, kind, STRIP)
        return
    less = max(0.0, room - wants - 4)
    y, h, room = y + less, h - less, room - less
    inset = 0 if told else _INSET
    large = LARGE[0] + inset, LARGE[1], LARGE[2] - 2 * inset, LARGE[3] + less
    if not _drawn_by_game(layer, scene, facts, "", large):
        _draw_name(layer, facts.name, large, own=False)
    _draw_kind(layer, kind, (x, y, w, h))
    words, size = fitted(layer, rule, 24.0, w - 30, room, "fell")
    if words:
        high = layer.letters.measure(words, size, "fell", w - 30, leading=1.05)[1]
        top = y + 38 + (room - high) / 2
        layer.text(
            words, x + w / 2, top + layer.letters.shown_size(size, "fell") * 0.78, size, colour=style.INK,
            align="center", wrap=w - 30, leading=1.05, within=(x + 8, y + 28, w - 16, h - 28),
        )  # fmt: skip


def _draw_kind(layer: Layer, kind: str, box: Box) -> None:
    """What the chosen thing is, at the head of a paper."""
    x, y, w, _ = box
    layer.panel("ticket_parchment_flat", *box)
    size = layer.letters.fit(kind, 22, w - 28, "fell-italic")
    layer.text(
        kind, x + w / 2, y + 29, size, face="fell-italic", colour=style.GARNET, align="center"
    ).squeeze(w - 28)
