"""Hécatombe on its playbill: three of its peoples, and what everybody draws."""

from collections.abc import Sequence

from game.mods.catalog import Catalog
from game.rules.hecatombe import content
from scenes.draw.layer import Layer
from scenes.games.hecatombe.table.tiles.tile_looks import read_looks
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.screens.lobby.game_facts import GameCardSetting, Place, PlainFact, Told

_TILE = (60.0, 88.0)
_FAN = (-9.0, 0.0, 9.0)
_DROP = (5.0, -3.0, 5.0)


class HecatombeFacts:
    """Tiles, objectives, rounds, and who may be attacked."""

    def tells(self, bill: GameCardSetting) -> Sequence[Told]:
        """Return the facts of the lobby: what the box gives this number of players first (H-02, H-03,
        H-15), then the house rules.
        """
        tables = content(bill.catalog).tables
        table = tables[min(max(bill.players, min(tables)), max(tables))]
        tiles = table.tiles - bool(bill.values.get("no_retreat"))
        return (
            PlainFact(bill.texts("lobby-tiles", n=tiles)),
            PlainFact(bill.texts("lobby-objectives", n=table.objectives)),
            "rounds_to_win",
            "father_rule_from",
            "no_retreat",
        )

    def portray(self, layer: Layer, catalog: Catalog, spots: Sequence[Place], angle: float) -> None:
        """Three peoples fanned out, no two of the same symbols if the box has enough of them."""
        box = content(catalog)
        faces = TileFaces(layer.art, box, read_looks(catalog.mods)[0])
        apart = tuple(zip(box.symbols[::2], box.symbols[1::2], strict=False))
        peoples = [people for people, pair in box.pairs.items() if pair in apart]
        shown = list(dict.fromkeys((*peoples, *box.peoples)))[: len(spots)]
        for people, (x, y), turn, drop in zip(shown, spots, _FAN, _DROP, strict=True):
            faces.draw(layer, people, x, y + drop, *_TILE, anchor=(0.5, 0.5), angle=angle + turn)
