"""An army on parade, and what its list holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.app.workshop.bench import Thing
from game.rules.skirmish import content
from game.rules.skirmish.army.army import points_of
from game.rules.skirmish.content import Content, base_of
from game.rules.skirmish.defs.armies import ListDef, UnitDef
from scenes.draw import style
from scenes.draw.style import Box
from scenes.games.skirmish.muster.model import Row
from scenes.games.skirmish.muster.parade import draw_parade
from scenes.games.skirmish.workshop.plates import SMALL, headline, name_strip
from scenes.games.skirmish.workshop.units import outfits_of
from scenes.screens.workshop.on_bench import words_at

if TYPE_CHECKING:
    from game.app.workshop.bench import Bench
    from scenes.draw.layer import Layer
    from scenes.shell.scene import Scene

_HEAD_H, _PARADE_H = 60.0, 140.0
_LINE = 29.0
_SMALL_PARADE_H = 48.0


def content_at(bench: Bench, catalog_content: Content, army: ListDef) -> Content:
    """The content of the house with the units of an army as the mod at the bench has them."""
    units, bases = dict(catalog_content.units), dict(catalog_content.bases)
    for id in {entry.unit for entry in army.entries}:
        thing = Thing("skirmish", "unit", id)
        found = bench.checked(thing) if bench.is_own(thing) or bench.body(thing) else None
        if isinstance(found, UnitDef):
            units[id] = found
            bases[id] = base_of(found)
    return msgspec.structs.replace(catalog_content, units=units, bases=bases)


def draw_army(layer: Layer, scene: Scene, bench: Bench, army: ListDef, title: str, box: Box) -> None:
    """Draw an army in a box: its parade and name; in a large one its regiments with their points, too."""
    x, y, w, h = box
    catalog = scene.stage.app.catalog
    known = content_at(bench, content(catalog), army)
    rows = [
        Row(one, points_of(known.units[one.unit], one)) for one in army.entries if one.unit in known.units
    ]
    outfits, colour = outfits_of(catalog), style.SEATS[0].colour
    if h < SMALL:
        layer.panel("sheet_parchment", *box)
        draw_parade(layer, outfits, known, rows, colour, (x + 4, y + 4, w - 8, _SMALL_PARADE_H))
        layer.text(
            str(army.points), x + w / 2, y + _SMALL_PARADE_H + 27, 22, face="cinzel800",
            colour=style.GARNET, align="center",
        )  # fmt: skip
        name_strip(layer, title, box)
        return
    layer.panel("sheet_parchment", x - 14, y, w + 28, h)
    headline(layer, title, (x + 10, y + 10, w - 20, _HEAD_H - 10))
    draw_parade(layer, outfits, known, rows, colour, (x + 8, y + _HEAD_H, w - 16, _PARADE_H))
    top = _HEAD_H + _PARADE_H + 8
    _draw_rows(layer, scene, rows, army.points, (x + 8, y + top, w - 16, h - top - 16))


def _draw_rows(layer: Layer, scene: Scene, rows: list[Row], points: int, box: Box) -> None:
    """Regiments with their points, as many as there is room for, and the points of all."""
    x, y, w, h = box
    words = words_at(scene)
    fitting = int(h / _LINE) - 1
    shown = rows if len(rows) <= fitting else rows[: fitting - 1]
    for place, row in enumerate(shown):
        name = words(f"name-{row.entry.unit}")
        many = row.entry.models
        said = name if many == 1 else words("tell-skirmish-regiment", n=many, name=name)
        _draw_row(layer, said, str(row.points), (x, y + _LINE * place, w, _LINE))
    if len(shown) < len(rows):
        rest = rows[len(shown) :]
        said = words("workshop-army-more", n=len(rest))
        _draw_row(layer, said, str(sum(one.points for one in rest)), (x, y + _LINE * len(shown), w, _LINE))
    spent = sum(row.points for row in rows)
    foot = y + h - _LINE
    layer.box(x, foot, w, 1.4, style.GARNET, alpha=160)
    layer.text(
        words("workshop-army-spent", n=spent, most=points), x + w / 2, foot + 23, 24, face="cinzel800",
        colour=style.GARNET if spent <= points else style.BLOOD, align="center", within=(x, foot, w, _LINE),
    )  # fmt: skip


def _draw_row(layer: Layer, words: str, points: str, box: Box) -> None:
    """A line of a list: what, and its points at the right."""
    x, y, w, h = box
    end = layer.text(points, x + w, y + 21, 24, colour=style.GARNET, align="right")
    size = layer.letters.fit(words, 24, w - end.width - 12, "fell")
    layer.text(words, x, y + 21, size, colour=style.INK, within=(x, y, w, h)).squeeze(w - end.width - 10)
