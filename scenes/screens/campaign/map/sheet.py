"""The page of a chapter, on parchment: act, title, game, rivals, bent rule, boss, stakes, what may follow."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.campaign.defs.chapter import ChapterDef, Measured
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games import KITS
from scenes.screens.campaign.ink import (
    MIDDLE,
    Type,
    draw_face,
    lay_line,
    lay_words,
    lines_of,
    name_of,
    seal_of,
)
from scenes.screens.campaign.theatre.offers.marks import draw_marks, marks_width

if TYPE_CHECKING:
    from game.app.campaign.run import Run

SHEET: Box = (812, 78, 446, 566)
_FACES_Y, _FACE_GAP, _WIDEST_FACE, _NAME_H = 204.0, 20.0, 110.0, 40.0
_LEAST_FACE, _MOST_FACE = 40.0, 82.0
_CARD_GAP = 8.0
_MOST_ROW, _ROW_GAP, _LINE = 54.0, 5.0, 23.5
"""Units of a row of what may follow: at most, without words, and for each line of them."""
_FOOT = 612.0
_WHAT, _STAKES = Type(23, "fell"), Type(26, "sc", style.GARNET)
_OUTCOME = Type(24, "fell-italic", style.INK)
_CREDIT = Type(22, "fell", style.INK_2, "right")
_ENOUGH = 10.0
"""Percent: where chance moves the wins no further than that, equal wins are told as such."""


class _Card(NamedTuple):
    """A ticket on the page: its title, what it means, a line below, its sign, whether it is dark."""

    title: str
    what: str
    foot: str
    icon: str
    dark: bool = False


def draw_sheet(layer: Layer, run: Run, chapter: ChapterDef, number: int) -> None:
    """Draw the page of a chapter; `number` counts from 1. The faces take the room that words leave."""
    x, _, w, _ = SHEET
    layer.panel("sheet_parchment", *SHEET)
    _draw_head(layer, run, chapter, number)
    cards = _cards_of(run, chapter)
    stakes = _stakes_height(layer, run, chapter)
    below = math.fsum(_card_height(layer, one) + _CARD_GAP for one in cards) + stakes
    rows = math.fsum(_row_heights(layer, run, chapter))
    room = _FOOT - 8 - rows - below - _NAME_H - _FACES_Y
    high = min(_MOST_FACE, room) if room >= _LEAST_FACE else 0.0
    _draw_faces(layer, run, chapter, high)
    top = _FACES_Y + high + _NAME_H
    for card in cards:
        _draw_card(layer, card, top)
        top += _card_height(layer, card) + _CARD_GAP
    _draw_stakes(layer, run, chapter, top)
    _draw_outcomes(layer, run, chapter, top + stakes)
    layer.box(x + 30, _FOOT - 3, w - 60, 1.2, style.GOLD_DARK)
    words = run.say("campaign-loss-stops-nothing")
    lay_words(layer, words, (x + 24, _FOOT, w - 48, 26), Type(23, "fell-italic", style.INK_2, "center"))


def _draw_head(layer: Layer, run: Run, chapter: ChapterDef, number: int) -> None:
    x, y, w, _ = SHEET
    words = run.say("campaign-act-chapter", act=chapter.act, chapter=number)
    lay_words(layer, words, (x + 24, y + 18, w - 48, 28), Type(25, "sc", style.INK_2, "center"))
    title = run.say(f"chapter-{chapter.name}")
    box = (x + 22, y + 48, w - 44, 38)
    lay_words(layer, title, box, Type(32, "cinzel900", style.GARNET, "center"), middle=True)
    icon = KITS[chapter.game].icon if chapter.game in KITS else "icon_drama_masks"
    game = run.say(f"game-{chapter.game}")
    size = layer.letters.fit(game, 24, w - 120)
    wide = layer.letters.measure(game, size)[0]
    left = x + (w - wide - 34) / 2
    layer.image(icon, left + 12, y + 104, 26, anchor=MIDDLE, tint=style.INK)
    layer.text(game, left + 34, y + 112, size, colour=style.INK)


def _draw_faces(layer: Layer, run: Run, chapter: ChapterDef, high: float) -> None:
    """The rivals with their names; without a height the names alone."""
    x, _, w, _ = SHEET
    count = len(chapter.seats)
    step = min(_WIDEST_FACE + _FACE_GAP, (w - 44) / count)
    wide = step - min(_FACE_GAP, step * 0.16)
    left = x + w / 2 - step * count / 2 + (step - wide) / 2
    for place, person in enumerate(chapter.seats):
        at = left + place * step
        if high:
            draw_face(layer, run, person, (at, _FACES_Y, wide, high), seal=min(34.0, wide * 0.36))
        label = (at - (step - wide) / 2 + 4, _FACES_Y + high + 8, step - 8, 26)
        lay_line(layer, name_of(run, person), label, Type(24, align="center"))


def _cards_of(run: Run, chapter: ChapterDef) -> list[_Card]:
    """The bent rule with what it was measured to do, and the boss."""
    key = f"chapter-{chapter.name}"
    cards = []
    if chapter.bent:
        said = run.say(f"{key}.bent"), run.say(f"{key}.bent-what")
        cards.append(_Card(*said, measured_words(run, chapter.measured), "icon_scissors"))
    if chapter.boss:
        title = run.say("campaign-boss", qui=name_of(run, chapter.boss), boss=run.say(f"{key}.boss"))
        cards.append(_Card(title, run.say(f"{key}.boss-what"), "", "icon_medal", dark=True))
    return cards


def _body_height(layer: Layer, card: _Card) -> float:
    return 26.0 * lines_of(layer, card.what, SHEET[2] - 88, _WHAT)


def _card_height(layer: Layer, card: _Card) -> float:
    return 40 + _body_height(layer, card) + (26 if card.foot else 0)


def _draw_card(layer: Layer, card: _Card, top: float) -> None:
    """A ticket with a title and what it means."""
    x, _, w, _ = SHEET
    box_x, wide, inner = x + 24.0, w - 48.0, w - 88.0
    ink, head = (style.PARCHMENT, style.GOLD_LIGHT) if card.dark else (style.INK, style.GARNET)
    name = "ticket_lacquer" if card.dark else "ticket_parchment_flat"
    layer.panel(name, box_x, top, wide, _card_height(layer, card))
    layer.image(card.icon, box_x + 26, top + 23, 28, anchor=MIDDLE, tint=head)
    lay_line(layer, card.title, (box_x + 48, top + 8, wide - 66, 30), Type(23, "cinzel800", head))
    body = _body_height(layer, card)
    lay_words(layer, card.what, (box_x + 20, top + 37, inner, body), _WHAT._replace(colour=ink))
    if card.foot:
        lay_words(layer, card.foot, (box_x + 20, top + 37 + body, inner, 26), _CREDIT)


def measured_words(run: Run, measured: Measured | None) -> str:
    """What a bent rule was measured to do, in words; empty where nobody measured.

    Wins that chance alone explains are not told as a number.
    """
    if measured is None:
        return ""
    minutes, wins = round(measured.minutes), round(measured.wins)
    facts = {"minutes": abs(minutes), "wins": abs(wins)}
    signs = {"mway": _way(minutes), "wway": _odds(measured)}
    return run.say("campaign-measured", **facts, **signs)


def _odds(measured: Measured) -> str:
    """Which way the wins went, beyond chance; only many matches tell that all is as ever."""
    if abs(measured.wins) > measured.margin:
        return _way(round(measured.wins))
    return "none" if measured.margin <= _ENOUGH else "unsure"


def _way(number: int) -> str:
    return "up" if number > 0 else "down" if number < 0 else "none"


def _stakes_height(layer: Layer, run: Run, chapter: ChapterDef) -> float:
    """Units that the stakes take: one row, or two where their word has no room beside the marks."""
    if not chapter.stakes:
        return 0.0
    return 44.0 if _beside(layer, run, chapter) else 76.0


def _beside(layer: Layer, run: Run, chapter: ChapterDef) -> bool:
    label = layer.letters.measure(run.say("campaign-stakes"), _STAKES.size, "sc")[0]
    return marks_width(chapter.stakes, partial(seal_of, run)) <= SHEET[2] - 74 - label


def _draw_stakes(layer: Layer, run: Run, chapter: ChapterDef, top: float) -> None:
    """What is at stake, as marks."""
    if not chapter.stakes:
        return
    x, _, w, _ = SHEET
    seals = partial(seal_of, run)
    wide, head = marks_width(chapter.stakes, seals), run.say("campaign-stakes")
    lay_words(layer, head, (x + 30, top + 4, 150, 32), _STAKES)
    if _beside(layer, run, chapter):
        label = layer.letters.measure(head, _STAKES.size, "sc")[0]
        draw_marks(layer, chapter.stakes, seals, x + 44 + label + wide, top + 20)
    else:
        draw_marks(layer, chapter.stakes, seals, x + (w + wide) / 2, top + 54)


def _draw_outcomes(layer: Layer, run: Run, chapter: ChapterDef, top: float) -> None:
    """What follows when it is won, and when it is lost, above the foot of the page."""
    x, _, w, _ = SHEET
    key, room = f"chapter-{chapter.name}", _FOOT - 8 - top
    rows = (
        ("icon_laurels", "campaign-if-won", run.say(f"{key}.won"), style.VERDIGRIS_DARK),
        ("icon_broken_heart", "campaign-if-lost", run.say(f"{key}.lost"), style.ERROR),
    )
    heights = _shared(room, _row_heights(layer, run, chapter))
    y = _FOOT - 8 - math.fsum(heights)
    for (icon, head, words, colour), high in zip(rows, heights, strict=True):
        layer.image(icon, x + 42, y + 16, 26, anchor=MIDDLE, tint=colour)
        lay_words(layer, run.say(head), (x + 62, y + 2, 84, 28), Type(25, "sc", colour))
        lay_words(layer, words, (x + 148, y + 3, w - 178, high - 4), _OUTCOME)
        y += high


def _row_heights(layer: Layer, run: Run, chapter: ChapterDef) -> list[float]:
    """The units that what winning and what losing bring take at least."""
    told = (run.say(f"chapter-{chapter.name}.{end}") for end in ("won", "lost"))
    return [_ROW_GAP + _LINE * lines_of(layer, words, SHEET[2] - 178, _OUTCOME) for words in told]


def _shared(room: float, least: Sequence[float]) -> list[float]:
    """The heights of rows in some room: the same for all, or more for whoever needs it."""
    even = min(_MOST_ROW, room / len(least))
    if max(least) <= even or math.fsum(least) > room:
        return [even] * len(least)
    share = min(_MOST_ROW - max(least), (room - math.fsum(least)) / len(least))
    return [high + max(0.0, share) for high in least]
