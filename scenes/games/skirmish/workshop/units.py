"""A unit as it stands on its tray, and the table of its profiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, get_args

from game.rules.skirmish.content import base_of
from game.rules.skirmish.defs.armies import Profile, Stat, UnitDef
from scenes.draw import style
from scenes.draw.style import Box
from scenes.games.skirmish.muster.parade import draw_ground
from scenes.games.skirmish.table.looks.battle_looks import read_battle_looks
from scenes.games.skirmish.workshop.plates import SMALL, headline, name_strip

if TYPE_CHECKING:
    from game.mods.catalog import Catalog
    from scenes.draw.layer import Layer
    from scenes.games.skirmish.table.looks.outfits import Outfits, Part
    from scenes.shell.null_sound import Words
    from scenes.shell.scene import Scene

_FILES, _RANKS = 5, 3
_TRAY_H = 196.0
_HEAD_H = 60.0
_ROW_H = 33.0


@lru_cache(maxsize=1)
def outfits_of(catalog: Catalog) -> Outfits:
    """What the units of the house wear."""
    return read_battle_looks(catalog)[0].outfits


class Soldier(NamedTuple):
    """A model on the tray: what he is, and his file and rank."""

    part: Part
    file: int
    rank: int


def soldiers_of(unit: UnitDef) -> list[Soldier]:
    """The models of a tray: a regiment with its command in front, or the one that it is."""
    if unit.most == 1:
        return [Soldier("plain", 0, 0)]
    command = unit.command
    taken: tuple[tuple[Part, int | None, int], ...] = (
        ("champion", command.champion, 1),
        ("standard", command.standard, 2),
        ("musician", command.musician, 3),
    )
    front = {file: part for part, cost, file in taken if cost is not None}
    many = min(unit.most, _FILES * _RANKS)
    files = min(_FILES, many)
    return [
        Soldier(front.get(place, "plain") if files == _FILES else "plain", place % files, place // files)
        for place in range(many)
    ]


def draw_unit(layer: Layer, scene: Scene, unit: UnitDef, title: str, box: Box) -> None:
    """Draw a unit in a box: its tray and name; in a large one its profiles and its price, too."""
    x, y, w, h = box
    outfits = outfits_of(scene.stage.app.catalog)
    if h < SMALL:
        draw_tray(layer, outfits, unit, (x, y, w, h))
        name_strip(layer, title, box)
        return
    layer.panel("sheet_parchment", x - 14, y, w + 28, h)
    headline(layer, title, (x + 10, y + 10, w - 20, _HEAD_H - 10))
    draw_tray(layer, outfits, unit, (x + 8, y + _HEAD_H, w - 16, _TRAY_H))
    foot = _draw_profiles(layer, scene.texts, unit, (x + 4, y + _HEAD_H + _TRAY_H + 10, w - 8, _ROW_H))
    _draw_price(layer, scene.texts, unit, (x + 6, foot, w - 12, y + h - foot - 12))


def draw_tray(layer: Layer, outfits: Outfits, unit: UnitDef, box: Box) -> None:
    """The models of a unit on the ground, as large as all of them may be."""
    x, y, w, h = box
    draw_ground(layer, box)
    models = soldiers_of(unit)
    files, ranks = max(one.file for one in models) + 1, max(one.rank for one in models) + 1
    wide, deep = base_of(unit)
    milli = min(w * 0.84 / (files * wide), h * 0.8 / (ranks * deep))
    left, top = x + (w - files * wide * milli) / 2, y + (h - ranks * deep * milli) / 2
    tray = left - 6, top - 6, files * wide * milli + 12, ranks * deep * milli + 12
    layer.box(*tray, style.INK_SHADOW, alpha=110)
    layer.box(tray[0] + 2, tray[1] + 2, tray[2] - 4, tray[3] - 4, style.PARCHMENT_WORN, alpha=70)
    for one in models:
        worn = outfits.worn_by(unit, wide, one.part)
        px, py = left + (one.file + 0.5) * wide * milli, top + (one.rank + 0.5) * deep * milli
        size = layer.art.size(worn.picture)
        least = min(milli, w / (size[0] * worn.milli), h / (size[1] * worn.milli))
        at = px + worn.right * least, py - worn.forward * least
        drawn = size[0] * worn.milli * least, size[1] * worn.milli * least
        layer.image(worn.picture, *at, *drawn, anchor=(0.5, 0.5))
        if layer.art.has(f"{worn.picture}_acc"):
            layer.image(f"{worn.picture}_acc", *at, *drawn, anchor=(0.5, 0.5), tint=style.SEATS[0].colour)


def _profiles(unit: UnitDef) -> Iterator[Profile]:
    """Its own profile, and that of its mount or its crew."""
    yield unit.profile
    yield from (one for one in (unit.mount, unit.crew) if one is not None)


def _draw_profiles(layer: Layer, texts: Words, unit: UnitDef, box: Box) -> float:
    """The table of profiles, a column for each characteristic; returns where it ends."""
    x, y, w, high = box
    stats: tuple[Stat, ...] = get_args(Stat)
    step = w / len(stats)
    for column, stat in enumerate(stats):
        layer.text(
            texts(f"stat-{stat}.short"), x + step * (column + 0.5), y + 23, 22, face="sc",
            colour=style.GARNET, align="center",
        ).squeeze(step - 7)  # fmt: skip
    for line, profile in enumerate(_profiles(unit), start=1):
        top = y + high * line
        layer.box(x + 2, top, w - 4, 1.2, style.GOLD_DARK, alpha=150)
        for column, stat in enumerate(stats):
            layer.text(
                str(getattr(profile, stat)), x + step * (column + 0.5), top + 24, 24, face="cinzel800",
                colour=style.INK, align="center",
            )  # fmt: skip
    return y + high * (1 + len(list(_profiles(unit))))


def _draw_price(layer: Layer, texts: Words, unit: UnitDef, box: Box) -> None:
    """What a model costs, large, and how many there may be."""
    x, y, w, h = box
    words: Mapping[str, object] = {"n": unit.points, "each": "each" if unit.most > 1 else "whole"}
    price = texts("tell-skirmish-price", **words).rstrip(".")
    size = layer.letters.fit(price, 28, w, "fell")
    middle = y + h / 2
    layer.text(price, x + w / 2, middle + size * 0.32, size, colour=style.GARNET, align="center", within=box)
