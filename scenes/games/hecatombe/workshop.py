"""Things of Hécatombe in the workshop: a symbol on its chip and on tiles, a box as the symbols it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.rules.hecatombe.content import Content, content_of_box
from game.rules.hecatombe.defs import BoxDef
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table.tiles.tile_looks import SymbolLook, SymbolLookDef, look_of, read_looks
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.screens.workshop.on_bench import words_at, workshop_at

if TYPE_CHECKING:
    from game.app.workshop.bench import Bench, Thing
    from game.mods.defs import Def
    from scenes.shell.scene import Scene

_SMALL = 200.0
"""A box lower than that shows one tile and the name."""
_TILE = (84.0, 116.0)
_PLATE = 46.0
_PLENTY = 12
"""Tiles of each people with which any box could be dealt."""


def draw_thing(layer: Layer, scene: Scene, thing: Thing, made: Def | None, title: str, box: Box) -> bool:
    """Draw a thing in a box, large or small; one that cannot be dealt is not drawn."""
    workshop = workshop_at(scene)
    if workshop is None:
        return False
    bench = workshop.bench
    found = _box_of(scene, bench, thing)
    if found is None:
        return False
    content = content_of_box(found)
    words = words_at(scene)
    faces = TileFaces(
        layer.art, content, _looks(scene, bench, content), named=lambda symbol: words(f"name-{symbol}")
    )
    if thing.table == "box":
        _draw_box(layer, faces, content, title, box)
    else:
        _draw_symbol(layer, faces, content, thing.id, title, box)
    return True


def _box_of(scene: Scene, bench: Bench, thing: Thing) -> BoxDef | None:
    """A box of the symbols to be seen, sound or not: those that a box says, or that are played with a symbol.

    None where two of them are one, or a name has a dash.
    """
    said = bench.said(thing if thing.table == "box" else bench.things(thing.game, "box")[-1])
    symbols = list(said.get("symbols") or ())
    if thing.table == "symbol" and thing.id not in symbols:
        symbols[-1:] = [thing.id]
    house: BoxDef = scene.stage.app.catalog.all(BoxDef)[0]
    try:
        return msgspec.structs.replace(house, symbols=tuple(symbols), copies=_PLENTY)
    except ValueError:
        return None


def _looks(scene: Scene, bench: Bench, content: Content) -> dict[str, SymbolLook]:
    """How the symbols of a box look, those of the mod at the bench as it dresses them now."""
    from game.app.workshop.bench import Thing

    looks = read_looks(scene.stage.app.catalog.mods)[0]
    for symbol in content.symbols:
        said = bench.look(Thing("hecatombe", "symbol", symbol))
        if said:
            looks[symbol] = look_of(msgspec.convert(said, SymbolLookDef), bench.mod.folder / "look")
    return looks


def _draw_symbol(layer: Layer, faces: TileFaces, content: Content, symbol: str, title: str, box: Box) -> None:
    """A chip, the name on a plate, and every people of the symbol as a tile."""
    x, y, w, h = box
    if h < _SMALL:
        faces.chip(layer, symbol, x + w / 2, y + 50, 84)
        _write_name(layer, title, (x, y + h - 40, w, 36))
        return
    faces.chip(layer, symbol, x + w / 2, y + 62, 118)
    _write_name(layer, title, (x + 8, y + 128, w - 16, _PLATE))
    peoples = [people for people, pair in content.pairs.items() if symbol in pair]
    _lay_tiles(layer, faces, peoples[:6], (x, y + 184, w, h - 184))


def _lay_tiles(layer: Layer, faces: TileFaces, peoples: list[str], box: Box) -> None:
    """Tiles in two rows of three."""
    x, y, w, h = box
    tall = min(_TILE[1], h / 2 - 8)
    wide = tall * _TILE[0] / _TILE[1]
    for place, people in enumerate(peoples):
        column, row = place % 3, place // 3
        middle = x + w / 2 + (column - 1) * (wide + 6)
        faces.draw(layer, people, middle, y + row * (tall + 6) + tall / 2, wide, tall, anchor=(0.5, 0.5))


def _draw_box(layer: Layer, faces: TileFaces, content: Content, title: str, box: Box) -> None:
    """The symbols of a box in a ring, its name, and how often each people is in it."""
    x, y, w, h = box
    count = len(content.symbols)
    if h < _SMALL:
        step = (h - 48) / ((count + 1) // 2)
        for place, symbol in enumerate(content.symbols):
            off = 0 if place == count - 1 and count % 2 else (place % 2 - 0.5) * (step + 6)
            faces.chip(layer, symbol, x + w / 2 + off, y + (place // 2 + 0.5) * step, step - 3)
        _write_name(layer, title, (x, y + h - 40, w, 36))
        return
    _write_name(layer, title, (x + 8, y + 6, w - 16, _PLATE))
    edge = min(88.0, (h - 64) / ((count + 1) // 2) - 8)
    for place, symbol in enumerate(content.symbols):
        alone = place == count - 1 and count % 2
        middle = x + w / 2 + (0 if alone else (place % 2 - 0.5) * (edge + 24))
        faces.chip(layer, symbol, middle, y + 64 + (place // 2 + 0.5) * (edge + 8), edge)


def _write_name(layer: Layer, title: str, box: Box) -> None:
    """A name on a plate."""
    x, y, w, h = box
    layer.panel("ticket_parchment_flat", *box)
    size = layer.letters.fit(title, 28 if h > 40 else 22, w - 20, "fell")
    layer.text(
        title, x + w / 2, y + h / 2 + size * 0.32, size, colour=style.INK, align="center", within=box
    ).squeeze(w - 24)
