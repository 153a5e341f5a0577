"""The bill of a slot: the story that stands there, why it cannot be read, or an invitation."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from game.app.campaign.run import Run
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.screens.campaign.ink import MIDDLE, Type, lay_words

if TYPE_CHECKING:
    from game.app.campaign.slots import SlotInfo
    from game.campaign.story.state import Story
    from scenes.shell.null_sound import Words

CARD_Y = 148.0
_W, _H, _GAP, _LEFT = 380.0, 490.0, 34.0, 36.0
_COATS = {"f": style.GARNET, "m": style.VERDIGRIS_DARK}
_SEAL, _SEALS_A_ROW = 46.0, 8


def card_box(slot: int) -> Box:
    """The box of a slot's bill."""
    return _LEFT + slot * (_W + _GAP), CARD_Y, _W, _H


def draw_card(layer: Layer, app: Any, slot: int, info: SlotInfo | None) -> None:
    """Draw the bill of a slot."""
    x, y, w, _ = box = card_box(slot)
    layer.panel("sheet_parchment", *box)
    head = app.texts("campaign-slot", n=slot + 1)
    lay_words(layer, head, (x + 30, y + 24, w - 60, 28), Type(24, "sc", style.INK_2, "center"))
    if info is None:
        _draw_empty(layer, app, box)
    elif info.story is None:
        _draw_damaged(layer, why_unreadable(app.texts, info), app.texts("campaign-damaged"), box)
    else:
        _draw_story(layer, app, info.story, box)


def why_unreadable(texts: Words, info: SlotInfo) -> str:
    """Why the story of a slot cannot be read, in a sentence."""
    words = texts(info.problem)
    return words[:1].upper() + words[1:]


def _draw_empty(layer: Layer, app: Any, box: Box) -> None:
    x, y, w, _ = box
    layer.image("puppet_heros_cape", x + w / 2, y + 206, 104, anchor=MIDDLE, tint=style.INK, alpha=70)
    layer.image("map_peg", x + w / 2, y + 100, anchor=MIDDLE)
    words = app.texts("campaign-empty")
    type = Type(30, "cinzel900", style.GARNET, "center")
    lay_words(layer, words, (x + 30, y + 330, w - 60, 40), type, middle=True)
    line = app.texts("campaign-empty-line")
    lay_words(layer, line, (x + 40, y + 380, w - 80, 64), Type(24, "fell-italic", style.INK_2, "center"))


def _draw_damaged(layer: Layer, why: str, head: str, box: Box) -> None:
    x, y, w, _ = box
    layer.image("icon_broken_shield", x + w / 2, y + 130, 96, anchor=MIDDLE, tint=style.ERROR)
    type = Type(28, "cinzel900", style.ERROR, "center")
    lay_words(layer, head, (x + 30, y + 200, w - 60, 40), type, middle=True)
    lay_words(layer, why, (x + 36, y + 256, w - 72, 190), Type(25, "fell", style.INK, "center"))


def _draw_story(layer: Layer, app: Any, story: Story, box: Box) -> None:
    """Name, coat, chapter, night, seals, minutes."""
    x, y, w, _ = box
    layer.image("puppet_heros_cape", x + 78, y + 136, 78, anchor=MIDDLE)
    tint = _COATS[story.gender]
    layer.image("puppet_heros_cape_acc", x + 78, y + 136, 78, anchor=MIDDLE, tint=tint)
    name = Type(36, "cinzel900", style.GARNET)
    lay_words(layer, story.name, (x + 134, y + 72, w - 162, 50), name, middle=True)
    night = app.texts("campaign-nights", n=story.counts.get("night", 0))
    lay_words(layer, night, (x + 134, y + 126, w - 162, 32), Type(25, "fell-italic", style.INK_2))
    minutes = round(math.fsum(one.seconds for one in story.results) / 60)
    spent = app.texts("campaign-minutes", n=minutes)
    lay_words(layer, spent, (x + 134, y + 160, w - 162, 32), Type(25, "fell-italic", style.INK_2))
    layer.box(x + 34, y + 246, w - 68, 1.2, style.GOLD_DARK)
    _draw_chapter(layer, app, story, box)
    _draw_seals(layer, story, box)


def _draw_chapter(layer: Layer, app: Any, story: Story, box: Box) -> None:
    x, y, w, _ = box
    try:
        run = Run(app, story, 0)
    except LookupError:
        words = app.texts("campaign-gone")
        lay_words(layer, words, (x + 34, y + 260, w - 68, 90), Type(24, "fell", style.ERROR, "center"))
        return
    chapter = run.director.chapter
    head = run.say("campaign-act-chapter", act=chapter.act, chapter=len(story.path))
    lay_words(layer, head, (x + 34, y + 258, w - 68, 28), Type(24, "sc", style.INK_2, "center"))
    title = run.say(f"chapter-{chapter.name}")
    type = Type(27, "cinzel800", style.INK, "center")
    lay_words(layer, title, (x + 30, y + 290, w - 60, 64), type, middle=True)
    words = app.texts("campaign-moment", moment=story.moment)
    lay_words(layer, words, (x + 34, y + 356, w - 68, 28), Type(23, "fell-italic", style.INK_2, "center"))


def _draw_seals(layer: Layer, story: Story, box: Box) -> None:
    """A seal for each chapter played, won or lost."""
    x, y, w, _ = box
    shown = story.results[-2 * _SEALS_A_ROW :]
    for place, one in enumerate(shown):
        row, column = divmod(place, _SEALS_A_ROW)
        count = min(_SEALS_A_ROW, len(shown) - row * _SEALS_A_ROW)
        step = min(_SEAL, (w - 70) / _SEALS_A_ROW)
        left = x + w / 2 + (column - (count - 1) / 2) * step
        name = "map_seal_won" if one.won else "map_seal_lost"
        layer.image(name, left, y + 412 + row * 40, step - 4, step - 4, anchor=MIDDLE)
