"""The rivals in the ledger: a row for each with its bars, and the moments behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.campaign.story.deed import Deed
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.screens.campaign.ink import MIDDLE, Type, draw_face, lay_words, name_of, place_name, seal_of
from scenes.screens.campaign.ledger.book import LEFT, RIGHT, page_room
from scenes.screens.campaign.theatre.offers.signs import cutting_of, place_sign

if TYPE_CHECKING:
    from game.app.campaign.run import Run

HEAD_H = 36.0
_MOST_ROWS, _ROW_GAP = 5, 6.0
_FACE_W, _BAR_W, _BAR_H = 84.0, 268.0, 16.0
_MOST_TRUST = 10
_THORNS = (1, 4, 7)
"""Fear from which one, two and three thorns are drawn."""
_MOMENTS, _MOMENT_H = 6, 68.0


def row_box(place: int, count: int) -> Box:
    """The box of a rival's row."""
    x, y, w, h = page_room(LEFT)
    high = min(94.0, (h - HEAD_H) / max(count, _MOST_ROWS))
    return x - 12, y + HEAD_H + place * high, w + 24, high - _ROW_GAP


def draw_rival(layer: Layer, run: Run, person: str, box: Box) -> None:
    """The face, the name, the bars of one rival."""
    x, y, w, h = box
    layer.box(x + 10, y + h + 2, w - 20, 1.0, style.GOLD_DARK, alpha=120)
    draw_face(layer, run, person, (x + 12, y + 8, _FACE_W, h - 16), seal=30)
    left = x + _FACE_W + 34
    name = Type(25, "cinzel800", style.INK)
    lay_words(layer, name_of(run, person), (left, y + 8, _BAR_W - 40, 30), name, middle=True)
    if person in run.story.known:
        layer.image("icon_semi_closed_eye", left + _BAR_W - 16, y + 23, 28, anchor=MIDDLE, tint=style.GARNET)
    relation = run.story.relation(person)
    draw_trust(layer, relation.trust, left, y + h - 34)
    right = left + _BAR_W + 22
    _draw_fear(layer, relation.fear, right, y + 24)
    _draw_debt(layer, run, relation.debt, (right, y + h - 40, x + w - 10 - right, 30))


def draw_trust(layer: Layer, trust: int, x: float, y: float) -> None:
    """A bar from its middle: to the right of it trust, to the left what is the contrary, hatched."""
    layer.box(x, y, _BAR_W, _BAR_H, style.INK_2)
    layer.box(x + 1.5, y + 1.5, _BAR_W - 3, _BAR_H - 3, style.PARCHMENT_SHADE)
    half = _BAR_W / 2
    wide = (half - 3) * min(abs(trust), _MOST_TRUST) / _MOST_TRUST
    if trust > 0:
        layer.box(x + half, y + 1.5, wide, _BAR_H - 3, style.VERDIGRIS_DARK)
    elif trust < 0:
        layer.box(x + half - wide, y + 1.5, wide, _BAR_H - 3, style.ERROR)
        for step in range(int(wide // 8)):
            layer.box(x + half - 6 - step * 8, y + 1.5, 2, _BAR_H - 3, style.PARCHMENT_SHADE)
    layer.box(x + half - 1.5, y - 4, 3, _BAR_H + 8, style.INK)


def _draw_fear(layer: Layer, fear: int, x: float, y: float) -> None:
    """Three thorns, as many of them dark as the rival fears the hero."""
    for place, least in enumerate(_THORNS):
        colour = style.ERROR if fear >= least else style.PARCHMENT_WORN
        place_sign(layer, cutting_of("fear", ""), x + 15 + place * 32, y, 28, colour)


def _draw_debt(layer: Layer, run: Run, debt: int, box: Box) -> None:
    """A knot and a word, where somebody owes something."""
    if not debt:
        return
    x, y, w, h = box
    place_sign(layer, cutting_of("debt", ""), x + 14, y + h / 2, 26, style.INK)
    words = run.say("campaign-they-owe" if debt > 0 else "campaign-you-owe")
    lay_words(layer, words, (x + 32, y, w - 32, h), Type(22, "fell", style.INK_2), middle=True)


def moments_with(run: Run, person: str) -> list[Deed]:
    """What the hero and a rival did to one another, latest first, as far as there are words for it."""
    pair = {run.story.me, person}
    found = [one for one in run.story.deeds if {one.by, one.of} == pair]
    return [one for one in reversed(found) if f"why-{one.fact}" in run.app.texts]


def draw_moments(layer: Layer, run: Run, person: str) -> None:
    """The right page: the moments behind the bars of a rival."""
    x, y, w, h = page_room(RIGHT)
    seal = seal_of(run, person)
    if seal:
        layer.image(f"seal_{seal}", x + w - 22, y + 12, 46, 46, anchor=MIDDLE)
    head = Type(30, "cinzel900", style.GARNET)
    lay_words(layer, name_of(run, person), (x, y - 6, w - 60, 38), head, middle=True)
    moments = moments_with(run, person)[:_MOMENTS]
    if not moments:
        words = run.say("campaign-no-moments")
        lay_words(layer, words, (x, y + 60, w, 60), Type(25, "fell-italic", style.INK_2))
    for place, one in enumerate(moments):
        _draw_moment(layer, run, one, (x, y + 46 + place * _MOMENT_H, w, _MOMENT_H - 6))
    _draw_promises(layer, run, person, (x, y + h - 30, w, 32))


def _draw_moment(layer: Layer, run: Run, deed: Deed, box: Box) -> None:
    x, y, w, h = box
    won = _was_won(run, deed.chapter)
    layer.image("map_seal_won" if won else "map_seal_lost", x + 20, y + h / 2, 42, 42, anchor=MIDDLE)
    chapter = _chapter_name(run, deed.chapter)
    lay_words(layer, chapter, (x + 52, y + 2, 108, h - 4), Type(22, "sc", style.GARNET), middle=True)
    words = run.why([deed])
    lay_words(layer, words, (x + 164, y, w - 166, h), Type(23, "fell", style.INK), middle=True)
    layer.box(x + 52, y + h + 3, w - 56, 1.0, style.GOLD_DARK, alpha=110)


def _was_won(run: Run, chapter: int) -> bool:
    results = run.story.results
    return chapter < len(results) and results[chapter].won


def _chapter_name(run: Run, number: int) -> str:
    """The place of a chapter of the story, in short."""
    path: Sequence[str] = run.story.path
    chapter = run.script.chapters.get(path[number]) if number < len(path) else None
    return place_name(run, chapter.place) if chapter else ""


def _draw_promises(layer: Layer, run: Run, person: str, box: Box) -> None:
    """How many promises to a rival were kept, and how many broken."""
    x, y, w, _ = box
    mine = [one for one in run.story.deeds if (one.by, one.of) == (run.story.me, person)]
    kept = len([one for one in mine if one.fact == "promise-kept"])
    broken = len([one for one in mine if one.fact == "promise-broken"])
    layer.box(x, y - 8, w, 1.2, style.GOLD_DARK)
    words = run.say("campaign-sum-promises", kept=kept, broken=broken)
    lay_words(layer, words, box, Type(24, "sc", style.INK_2), middle=True)
