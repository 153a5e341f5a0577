"""The page of a chapter, on parchment: act, title, game, rivals, bent rule, boss, stakes, what may follow."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.campaign.defs.chapter import ChapterDef, Measured
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games import KITS
from scenes.screens.campaign.ink import MIDDLE, Type, draw_face, lay_line, lay_words, name_of, seal_of
from scenes.screens.campaign.theatre.offers.marks import draw_marks, marks_width

if TYPE_CHECKING:
    from game.app.campaign.run import Run

SHEET: Box = (812, 78, 446, 566)
_FACES_Y, _FACE_H, _FACE_GAP, _WIDEST_FACE = 204.0, 82.0, 20.0, 110.0
_FOOT = 612.0
_CREDIT = Type(22, "fell", style.INK_2, "right")


def draw_sheet(layer: Layer, run: Run, chapter: ChapterDef, number: int) -> None:
    """Draw the page of a chapter; `number` counts from 1."""
    x, _, w, _ = SHEET
    layer.panel("sheet_parchment", *SHEET)
    _draw_head(layer, run, chapter, number)
    top = _draw_faces(layer, run, chapter)
    top = _draw_bent(layer, run, chapter, top)
    top = _draw_boss(layer, run, chapter, top)
    top = _draw_stakes(layer, run, chapter, top)
    _draw_outcomes(layer, run, chapter, top)
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


def _draw_faces(layer: Layer, run: Run, chapter: ChapterDef) -> float:
    """The rivals with their names; returns where the next thing begins."""
    x, _, w, _ = SHEET
    count = len(chapter.seats)
    step = min(_WIDEST_FACE + _FACE_GAP, (w - 44) / count)
    wide = step - min(_FACE_GAP, step * 0.16)
    left = x + w / 2 - step * count / 2 + (step - wide) / 2
    high = _FACE_H * (0.78 if count > 4 or chapter.boss else 1.0)
    for place, person in enumerate(chapter.seats):
        at = left + place * step
        draw_face(layer, run, person, (at, _FACES_Y, wide, high), seal=min(34.0, wide * 0.36))
        name = name_of(run, person)
        label = (at - (step - wide) / 2 + 4, _FACES_Y + high + 8, step - 8, 26)
        lay_line(layer, name, label, Type(24, align="center"))
    return _FACES_Y + high + 40


def _draw_bent(layer: Layer, run: Run, chapter: ChapterDef, top: float) -> float:
    """The bent rule and what it was measured to do."""
    if not chapter.bent:
        return top
    key = f"chapter-{chapter.name}"
    foot = measured_words(run, chapter.measured)
    said = (run.say(f"{key}.bent"), run.say(f"{key}.bent-what"))
    return _draw_card(layer, said, "icon_scissors", top, foot=foot)


def _draw_boss(layer: Layer, run: Run, chapter: ChapterDef, top: float) -> float:
    """The boss and what it does, on lacquer."""
    if not chapter.boss:
        return top
    key = f"chapter-{chapter.name}"
    words = run.say("campaign-boss", qui=name_of(run, chapter.boss), boss=run.say(f"{key}.boss"))
    return _draw_card(layer, (words, run.say(f"{key}.boss-what")), "icon_medal", top, dark=True)


def _draw_card(
    layer: Layer, said: tuple[str, str], icon: str, top: float, *, foot: str = "", dark: bool = False
) -> float:
    """A ticket with a title and what it means; returns where the next thing begins."""
    x, _, w, _ = SHEET
    box_x, wide = x + 24.0, w - 48.0
    ink, head = (style.PARCHMENT, style.GOLD_LIGHT) if dark else (style.INK, style.GARNET)
    what = Type(23, "fell", ink)
    inner = wide - 40
    lines = layer.letters.wrapped(said[1], 22.5, "fell", inner)
    body = 27.0 if len(lines) == 1 else 52.0
    high = 40 + body + (26 if foot else 0)
    layer.panel("ticket_lacquer" if dark else "ticket_parchment_flat", box_x, top, wide, high)
    layer.image(icon, box_x + 26, top + 23, 28, anchor=MIDDLE, tint=head)
    title = Type(23, "cinzel800", head)
    lay_line(layer, said[0], (box_x + 48, top + 8, wide - 66, 30), title)
    lay_words(layer, said[1], (box_x + 20, top + 38, inner, body), what)
    if foot:
        lay_words(layer, foot, (box_x + 20, top + 38 + body, inner, 26), _CREDIT)
    return top + high + 10


def measured_words(run: Run, measured: Measured | None) -> str:
    """What a bent rule was measured to do, in words; empty where nobody measured."""
    if measured is None:
        return ""
    minutes, wins = round(measured.minutes), round(measured.wins)
    facts = {"minutes": abs(minutes), "wins": abs(wins)}
    signs = {"mway": _way(minutes), "wway": _way(wins)}
    return run.say("campaign-measured", **facts, **signs)


def _way(number: int) -> str:
    return "up" if number > 0 else "down" if number < 0 else "none"


def _draw_stakes(layer: Layer, run: Run, chapter: ChapterDef, top: float) -> float:
    """What is at stake, as marks; returns where the next thing begins."""
    if not chapter.stakes:
        return top
    x, _, w, _ = SHEET
    seals = partial(seal_of, run)
    wide = marks_width(chapter.stakes, seals)
    head, size = run.say("campaign-stakes"), 26.0
    label = layer.letters.measure(head, size, "sc")[0]
    type = Type(size, "sc", style.GARNET)
    if wide <= w - 74 - label:
        lay_words(layer, head, (x + 30, top + 4, label + 8, 32), type)
        draw_marks(layer, chapter.stakes, seals, x + 44 + label + wide, top + 20)
        return top + 44
    lay_words(layer, head, (x + 30, top, w - 60, 32), type)
    draw_marks(layer, chapter.stakes, seals, x + (w + wide) / 2, top + 52)
    return top + 74


def _draw_outcomes(layer: Layer, run: Run, chapter: ChapterDef, top: float) -> None:
    """What follows when it is won, and when it is lost, above the foot of the page."""
    x, _, w, _ = SHEET
    room = (_FOOT - 8 - top) / 2
    high = min(54.0, room)
    top = _FOOT - 8 - 2 * high
    key = f"chapter-{chapter.name}"
    rows = (
        ("icon_laurels", "campaign-if-won", f"{key}.won", style.VERDIGRIS_DARK),
        ("icon_broken_heart", "campaign-if-lost", f"{key}.lost", style.ERROR),
    )
    for place, (icon, head, words, colour) in enumerate(rows):
        y = top + place * high
        layer.image(icon, x + 42, y + 16, 26, anchor=MIDDLE, tint=colour)
        lay_words(layer, run.say(head), (x + 62, y + 2, 84, 28), Type(25, "sc", colour))
        box = (x + 148, y + 3, w - 178, high - 4)
        lay_words(layer, run.say(words), box, Type(24, "fell-italic", style.INK))
