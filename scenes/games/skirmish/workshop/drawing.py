"""What people make for the battle, drawn as it comes to the table, in a large box or a small one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.skirmish.defs.armies import ListDef, UnitDef
from scenes.draw.unpainted import DEEDS
from scenes.games.skirmish.table.effects.card_flight import hang_face, undress
from scenes.games.skirmish.workshop.armies import draw_army
from scenes.games.skirmish.workshop.cards import draw_card
from scenes.games.skirmish.workshop.units import draw_unit
from scenes.screens.workshop.on_bench import dress_at_bench, workshop_at

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.mods.defs import Def
    from scenes.draw.layer import Layer
    from scenes.draw.style import Box
    from scenes.shell.scene import Scene


def draw_thing(
    layer: Layer, scene: Scene, thing: Thing, made: Def | None, title: str, rule: str, box: Box
) -> bool:
    """Draw a thing in a box; a unit or an army that is broken is not drawn."""
    if thing.table == "card":
        dress_at_bench(scene, thing, DEEDS, hang_face, undress)
        draw_card(layer, thing, title, rule, box)
        return True
    workshop = workshop_at(scene)
    if isinstance(made, UnitDef):
        draw_unit(layer, scene, made, title, box)
        return True
    if isinstance(made, ListDef) and workshop is not None:
        draw_army(layer, scene, workshop.bench, made, title, box)
        return True
    return False
