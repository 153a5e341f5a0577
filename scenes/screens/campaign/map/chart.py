"""The map itself: thread, seals, names of places, the farthing, the price of bread, the nights."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import UNSET

from game.campaign.story.troupe.heroes import is_hero
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games import KITS
from scenes.screens.campaign.ink import (
    MIDDLE,
    Type,
    bent_thread,
    draw_pricks,
    draw_thread,
    lay_line,
    name_of,
    place_name,
    seal_of,
)
from scenes.screens.campaign.map.route import Closed, Stop, closed_of

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from scenes.draw.drawable import Image

_BENDS = (-0.2, 0.2, -0.2, 0.22, -0.12, 0.14)
_SEALS = {"won": 64.0, "lost": 64.0, "later": 40.0}
_OLD, _OLD_ICON, _OLD_ALPHA = 44.0, 22.0, 200.0
"""The seal of a chapter of an earlier act: its edge and its icon in units, its alpha."""
_LABEL_H, _LABEL_SIZE = 32.0, 24.0
_LOWEST = 662.0
"""Where names of places end, in units: below lie the facts of the court."""
_BREAD: Box = (26, 612, 118, 40)
_LIARD: Box = (24, 664, 340, 38)
_NIGHTS: Box = (376, 664, 412, 38)
_CANDLES_X, _CANDLE_FOOT = 390.0, 696.0
_BESIDE = 8.0
"""Units between the price of bread and the name of a place beside it."""
_MOST_DENTS = 5
_MOST_CANDLES, _CANDLES_WIDE = 40, 268.0


def draw_chart(layer: Layer, run: Run, stops: Sequence[Stop]) -> Image | None:
    """Draw the way with its seals and names; returns the glow of the chapter that is next."""
    layer.image("map_castle", 346, 628, anchor=MIDDLE)
    for closed in closed_of(run, stops):
        _draw_closed(layer, run, closed)
    act = act_of(stops)
    _draw_way(layer, stops, act)
    glow = None
    named = {stop.chapter.place: stop for stop in stops if stop.standing != "later"}
    for stop in stops:
        if stop.standing == "now":
            glow = layer.image("glow", *stop.at, 230, 230, anchor=MIDDLE, tint=style.GLOW, alpha=200)
    _draw_seals(layer, (stop for stop in stops if is_old(stop, act)), old=True)
    _draw_seals(layer, (stop for stop in stops if stop.standing != "later" and not is_old(stop, act)))
    for stop in named.values():
        _draw_label(layer, run, stop)
    _draw_seals(layer, (stop for stop in stops if stop.standing == "later"))
    return glow


def act_of(stops: Sequence[Stop]) -> int:
    """The act that the story is in: that of the chapter which is next, or of the last one."""
    now = [stop for stop in stops if stop.standing == "now"] or [*stops[-1:]]
    return now[0].chapter.act if now else 1


def is_old(stop: Stop, act: int) -> bool:
    """Whether a chapter was played in an act before this one: it is drawn small, its thread is worn."""
    return stop.standing in ("won", "lost") and stop.chapter.act < act


def _draw_seals(layer: Layer, stops: Iterable[Stop], *, old: bool = False) -> None:
    for stop in stops:
        _draw_seal(layer, stop, old=old)


def _draw_way(layer: Layer, stops: Sequence[Stop], act: int) -> None:
    for place, (here, there) in enumerate(pairwise(stops)):
        points = bent_thread(here.at, there.at, _BENDS[place % len(_BENDS)])
        if there.standing == "later":
            draw_pricks(layer, points)
        else:
            draw_thread(layer, points, worn=is_old(here, act))


def _draw_closed(layer: Layer, run: Run, closed: Closed) -> None:
    """A way that was not taken: a thread cut by scissors, and a small drawn curtain."""
    points = bent_thread(closed.start, closed.at, -0.12)
    for (x1, y1), (x2, y2) in pairwise(points[::2]):
        layer.line(x1, y1, x1 + (x2 - x1) * 0.6, y1 + (y2 - y1) * 0.6, 3.2, style.GARNET, alpha=190)
    x, y = points[len(points) // 2]
    layer.image("icon_scissors", x, y, 30, anchor=MIDDLE, tint=style.GARNET)
    x, y = closed.at
    layer.box(x - 31, y - 27, 62, 54, style.GOLD_DARK)
    layer.box(x - 29, y - 25, 58, 50, style.VELVET_DARK)
    for fold in range(5):
        layer.box(x - 28 + fold * 11.4, y - 20, 9.4, 44, style.VELVET)
    layer.box(x - 29, y - 25, 58, 7, style.GOLD_DARK)
    _draw_name(layer, run, closed.chapter.place, x, y - 64)


def _draw_seal(layer: Layer, stop: Stop, *, old: bool = False) -> None:
    x, y = stop.at
    icon = KITS[stop.chapter.game].icon if stop.chapter.game in KITS else "icon_drama_masks"
    if stop.standing == "later":
        layer.image("map_seal_later", x, y, anchor=MIDDLE)
        layer.text(str(stop.number), x, y + 8, 22, face="cinzel800", colour=style.INK, align="center")
        return
    if stop.standing == "now":
        layer.image("map_seal_now", x, y, anchor=MIDDLE)
        layer.image(icon, x, y, 46, anchor=MIDDLE, tint=style.INK)
        return
    edge, inner, alpha = (_OLD, _OLD_ICON, _OLD_ALPHA) if old else (_SEALS[stop.standing], 32.0, 255.0)
    layer.image(f"map_seal_{stop.standing}", x, y - 2, edge, edge, anchor=MIDDLE, alpha=alpha)
    layer.image(icon, x, y, inner, anchor=MIDDLE, tint=style.CREAM)


def _draw_label(layer: Layer, run: Run, stop: Stop) -> None:
    reach = 46.0 if stop.standing == "now" else 32.0
    x, y = stop.at[0], stop.at[1] + reach
    if y + _LABEL_H > _LOWEST:
        y = stop.at[1] - reach - _LABEL_H if stop.standing == "now" else _LOWEST - _LABEL_H
    _draw_name(layer, run, stop.chapter.place, x, y)


def _draw_name(layer: Layer, run: Run, place: str, x: float, y: float) -> None:
    """The short name of a place on a slip of paper: `x` is its middle, `y` its top."""
    words = place_name(run, place)
    wide = layer.letters.measure(words, _LABEL_SIZE)[0] + 24
    bread = _bread_box(layer, run)
    left = bread[0] + bread[2] + _BESIDE if bread and y + _LABEL_H > bread[1] else _BREAD[0]
    box = (max(left, x - wide / 2), y, wide, _LABEL_H)
    layer.panel("chip_parchment", *box)
    layer.text(
        words, box[0] + wide / 2, y + 24, _LABEL_SIZE, colour=style.INK, align="center",
        within=(box[0], y - 3, wide, _LABEL_H + 6),
    )  # fmt: skip


def draw_facts(layer: Layer, run: Run) -> None:
    """What everybody at court knows: the price of bread, who holds the farthing, the nights that are left."""
    _draw_bread(layer, run)
    _draw_liard(layer, run)
    _draw_nights(layer, run)


def _bread_words(run: Run) -> str:
    """The price of bread in words; nothing where it has none."""
    bread = run.story.counts.get("bread")
    return "" if bread is None else run.say("campaign-bread", n=bread)


def _bread_box(layer: Layer, run: Run) -> Box | None:
    """Where the price of bread stands, if it does."""
    words, (x, y, w, h) = _bread_words(run), _BREAD
    return (x, y, max(w, layer.letters.measure(words, 23)[0] + 60), h) if words else None


def _draw_bread(layer: Layer, run: Run) -> None:
    box = _bread_box(layer, run)
    if box is None:
        return
    x, y, wide, h = box
    layer.panel("chip_lacquer", *box)
    layer.image("map_bread", x + 26, y + h / 2, 28, anchor=MIDDLE, tint=style.PARCHMENT)
    within = (x + 40, y, wide - 40, h)
    layer.text(_bread_words(run), x + 46, y + h / 2 + 8, 23, colour=style.PARCHMENT, within=within)


def _draw_liard(layer: Layer, run: Run) -> None:
    holder = run.story.words.get("liard-holder", "")
    if not holder:
        return
    x, y, w, h = _LIARD
    layer.panel("chip_lacquer", *_LIARD)
    layer.image("map_liard", x + 24, y + h / 2, 32, 32, anchor=MIDDLE)
    for dent in range(min(_MOST_DENTS, run.story.counts.get("liard-dents", 0))):
        turn = math.tau * (dent / _MOST_DENTS + 0.08)
        layer.disc(x + 24 + 15 * math.cos(turn), y + h / 2 + 15 * math.sin(turn), 3.4, style.LACQUER)
    known = is_hero(holder) or holder in run.script.persons
    name = name_of(run, holder) if known else ""
    alone = holder == "hero" and run.story.troupe is UNSET
    who = holder if alone or holder == "table" else "rival"
    words = run.say("campaign-liard", who=who, qui=name)
    seal = seal_of(run, holder) if known else 0
    if seal:
        layer.image(f"seal_{seal}_petit", x + w - 24, y + h / 2, 30, 30, anchor=MIDDLE)
    type = Type(24, colour=style.PARCHMENT)
    lay_line(layer, words, (x + 44, y + 2, w - 90, h - 4), type)


def _draw_nights(layer: Layer, run: Run) -> None:
    """A candle for each night from the first; those that are burnt are stumps, the present one burns."""
    whole = run.script.campaign.counts.get("night", 0)
    left = run.story.counts.get("night", 0)
    if not whole:
        return
    x, y, w, h = _NIGHTS
    layer.panel("chip_lacquer", *_NIGHTS)
    count = min(whole, _MOST_CANDLES)
    gone = round((whole - left) * count / whole)
    step = _CANDLES_WIDE / count
    for place in range(count):
        _draw_candle(layer, _CANDLES_X + place * step, gone=place < gone, burns=place == gone)
    words = run.say("campaign-nights", n=left)
    type = Type(24, colour=style.GOLD_LIGHT, align="right")
    lay_line(layer, words, (x + 288, y + 2, w - 302, h - 4), type)


def _draw_candle(layer: Layer, x: float, *, gone: bool, burns: bool) -> None:
    high = 5.0 if gone else 22.0 if burns else 16.0
    layer.box(x, _CANDLE_FOOT - high, 4, high, style.NEUTRAL_TRAY if gone else style.PARCHMENT)
    if burns:
        layer.image("glow", x + 2, _CANDLE_FOOT - 28, 44, 44, anchor=MIDDLE, tint=style.GLOW)
        layer.disc(x + 2, _CANDLE_FOOT - 26, 3, style.EMBER)
