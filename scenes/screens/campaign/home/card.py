"""The bill of a slot: the story that stands there, why it cannot be read, or an invitation."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from game.app.campaign.run import Run
from game.app.campaign.slots import IRON
from game.campaign.story.troupe.heroes import heroes_of
from game.core.letters import with_capital
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour
from scenes.screens.campaign.ink import MIDDLE, Type, lay_words
from scenes.screens.campaign.troupe.tokens import draw_token

if TYPE_CHECKING:
    from game.app.campaign.slots import SlotInfo
    from game.campaign.story.state import Story
    from scenes.shell.null_sound import Words

CARD_Y = 148.0
_W, _H, _GAP, _LEFT = 288.0, 490.0, 16.0, 40.0
_COATS = {"f": style.GARNET, "m": style.VERDIGRIS_DARK}
_SEAL, _SEALS_A_ROW, _SEAL_ROWS = 36.0, 9, 2
_TITLE_AT = 112.0
"""Units from the left edge of a bill to the name, beside its coat."""
_STEEL, _STEEL_DARK, _STEEL_LIGHT = Colour("#d3d6da"), Colour("#565b64"), Colour("#dfe2e6")
_BAND, _RIVET, _RIVETS = 20.0, 4.6, 7
"""Height of a band of iron, radius of its rivets, and how many it has."""


def card_box(slot: int) -> Box:
    """The box of a slot's bill."""
    return _LEFT + slot * (_W + _GAP), CARD_Y, _W, _H


def draw_card(layer: Layer, app: Any, slot: int, info: SlotInfo | None) -> None:
    """Draw the bill of a slot."""
    x, y, w, _ = box = card_box(slot)
    iron = slot == IRON or (info is not None and info.story is not None and info.story.iron)
    layer.panel("sheet_parchment", *box, tint=_STEEL if iron else None)
    if iron:
        _draw_bands(layer, box)
    head = app.texts("campaign-iron") if slot == IRON else app.texts("campaign-slot", n=slot + 1)
    lay_words(layer, head, (x + 26, y + 30, w - 52, 28), Type(24, "sc", style.INK_2, "center"))
    if info is None:
        _draw_empty(layer, app, box, iron=iron)
    elif info.story is None:
        _draw_damaged(layer, why_unreadable(app.texts, info), app.texts("campaign-damaged"), box)
    else:
        _draw_story(layer, app, info.story, box)


def _draw_bands(layer: Layer, box: Box) -> None:
    """Two bands of iron with their rivets, round a bill, and a lock."""
    x, y, w, h = box
    for top in (y + 4, y + h - _BAND - 4):
        layer.box(x - 4, top, w + 8, _BAND, _STEEL_DARK)
        layer.box(x - 4, top, w + 8, 2, _STEEL_LIGHT)
        layer.box(x - 4, top + _BAND - 2, w + 8, 2, style.NIGHT, alpha=160)
        for place in range(_RIVETS):
            middle = x + 14 + place * (w - 28) / (_RIVETS - 1)
            layer.disc(middle + 1, top + _BAND / 2 + 1.4, _RIVET, style.NIGHT)
            layer.disc(middle, top + _BAND / 2, _RIVET, _STEEL_LIGHT)
    layer.image("icon_padlock", x + w / 2, y + h - 14, 34, 34, anchor=MIDDLE, tint=_STEEL_LIGHT)


def why_unreadable(texts: Words, info: SlotInfo) -> str:
    """Why the story of a slot cannot be read, in a sentence."""
    return with_capital(texts(info.problem))


def _draw_empty(layer: Layer, app: Any, box: Box, *, iron: bool) -> None:
    x, y, w, _ = box
    layer.image("puppet_heros_cape", x + w / 2, y + 196, 96, anchor=MIDDLE, tint=style.INK, alpha=70)
    layer.image("map_peg", x + w / 2, y + 96, anchor=MIDDLE, tint=_STEEL_DARK if iron else None)
    words = app.texts("campaign-iron-empty" if iron else "campaign-empty")
    type = Type(28, "cinzel900", style.INK if iron else style.GARNET, "center")
    lay_words(layer, words, (x + 20, y + 300, w - 40, 40), type, middle=True)
    line = app.texts("campaign-iron-line" if iron else "campaign-empty-line")
    lay_words(layer, line, (x + 24, y + 346, w - 48, 112), Type(24, "fell-italic", style.INK_2, "center"))


def _draw_damaged(layer: Layer, why: str, head: str, box: Box) -> None:
    x, y, w, _ = box
    layer.image("icon_broken_shield", x + w / 2, y + 130, 96, anchor=MIDDLE, tint=style.ERROR)
    type = Type(28, "cinzel900", style.ERROR, "center")
    lay_words(layer, head, (x + 20, y + 200, w - 40, 40), type, middle=True)
    lay_words(layer, why, (x + 26, y + 250, w - 52, 200), Type(25, "fell", style.INK, "center"))


def _draw_story(layer: Layer, app: Any, story: Story, box: Box) -> None:
    """Name, coat, chapter, night, seals, minutes."""
    x, y, w, _ = box
    layer.image("puppet_heros_cape", x + 64, y + 140, 66, anchor=MIDDLE)
    heroes = heroes_of(story)
    first = heroes[0]
    tint, left, wide = _COATS[first.gender], x + _TITLE_AT, w - _TITLE_AT - 22
    layer.image("puppet_heros_cape_acc", x + 64, y + 140, 66, anchor=MIDDLE, tint=tint)
    name = Type(36, "cinzel900", style.GARNET)
    lay_words(layer, first.name, (left, y + 76, wide, 50), name, middle=True)
    night = app.texts("campaign-nights", n=story.counts.get("night", 0))
    lay_words(layer, night, (left, y + 128, wide, 32), Type(25, "fell-italic", style.INK_2))
    minutes = round(math.fsum(one.seconds for one in story.results) / 60)
    spent = app.texts("campaign-minutes", n=minutes)
    lay_words(layer, spent, (left, y + 162, wide, 58), Type(25, "fell-italic", style.INK_2))
    for place, hero in enumerate(heroes if len(heroes) > 1 else ()):
        draw_token(layer, hero, left + 17 + 42 * place, y + 218, 34, whole=not hero.held)
    layer.box(x + 34, y + 246, w - 68, 1.2, style.GOLD_DARK)
    _draw_chapter(layer, app, story, box)
    _draw_seals(layer, story, box)


def _draw_chapter(layer: Layer, app: Any, story: Story, box: Box) -> None:
    x, y, w, _ = box
    try:
        run = Run(app, story, 0)
    except LookupError:
        words = app.texts("campaign-gone")
        lay_words(layer, words, (x + 24, y + 260, w - 48, 110), Type(24, "fell", style.ERROR, "center"))
        return
    chapter = run.director.chapter
    head = run.say("campaign-act-chapter", act=chapter.act, chapter=len(story.path))
    lay_words(layer, head, (x + 24, y + 258, w - 48, 28), Type(24, "sc", style.INK_2, "center"))
    title = run.say(f"chapter-{chapter.name}")
    type = Type(27, "cinzel800", style.INK, "center")
    lay_words(layer, title, (x + 22, y + 288, w - 44, 60), type, middle=True)
    words = app.texts("campaign-moment", moment=story.moment)
    lay_words(layer, words, (x + 24, y + 346, w - 48, 48), Type(23, "fell-italic", style.INK_2, "center"))


def _draw_seals(layer: Layer, story: Story, box: Box) -> None:
    """A seal for each chapter played, won or lost."""
    x, y, w, _ = box
    shown = story.results[-_SEAL_ROWS * _SEALS_A_ROW :]
    for place, one in enumerate(shown):
        row, column = divmod(place, _SEALS_A_ROW)
        count = min(_SEALS_A_ROW, len(shown) - row * _SEALS_A_ROW)
        step = min(_SEAL, (w - 50) / min(_SEALS_A_ROW, len(shown)))
        left = x + w / 2 + (column - (count - 1) / 2) * step
        name = "map_seal_won" if one.won else "map_seal_lost"
        layer.image(name, left, y + 414 + row * 28, step - 4, step - 4, anchor=MIDDLE)
