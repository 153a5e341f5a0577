"""Hécatombe on the screen: its one registration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from scenes.games.hecatombe.score import score_line
from scenes.games.kit import GameKit

if TYPE_CHECKING:
    import msgspec

    from game.app.table import Table
    from game.app.workshop.bench import Thing
    from game.couch.couch import Couch
    from game.couch.sitter import Sitter
    from game.mods.catalog import Catalog
    from game.mods.defs import Def
    from game.mods.problems import Problem
    from scenes.capture.setup import Screenshot
    from scenes.draw.layer import Layer
    from scenes.draw.style import Box
    from scenes.games.hecatombe.bill import HecatombeFacts
    from scenes.games.hecatombe.booklet.book import HecatombeBook
    from scenes.games.hecatombe.finale.finale import HecatombeFinale
    from scenes.games.hecatombe.table.scene import HecatombeScene
    from scenes.games.hecatombe.tutorial.scene import HecatombeTutorial
    from scenes.shell.null_sound import Words
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage

PICTURES = """
    hecatombe_back hecatombe_thread valance_58 ticket_parchment_banner zone_panel zone_gilt
    zone_edge zone_red panel_lacquer secrets_panel tab_small tile_glow tile_tooth tile_back_dead
    tile_back ring_00 chip_lacquer zone_header medal_point pip_off key_enter key_cap menu_bars seal_1
    tile_slot seal_2 seal_3 seal_4
"""
"""What the first frame of a match shows, the dearest to open first."""


def _match_scene(stage: Stage, table: Table, couch: Couch, seen_from: int | None) -> HecatombeScene:
    """The screen of a match."""
    from scenes.games.hecatombe.table.scene import HecatombeScene

    return HecatombeScene(stage, table, couch, seen_from)


def _bill() -> HecatombeFacts:
    """Return the facts of the game for the playbill of the lobby."""
    from scenes.games.hecatombe.bill import HecatombeFacts

    return HecatombeFacts()


def _booklet(catalog: Catalog, words: Words, flags: object) -> HecatombeBook:
    """Return the booklet of the rules."""
    from scenes.games.hecatombe.booklet.book import HecatombeBook

    return HecatombeBook(catalog, words, flags)


def _finale(table: Table, sitters: Sequence[Sitter]) -> HecatombeFinale:
    """Return the curtain call of a finished match."""
    from scenes.games.hecatombe.finale.finale import HecatombeFinale

    return HecatombeFinale(table, sitters)


def _tutorial(stage: Stage) -> HecatombeTutorial:
    """The first scene of the tutorial."""
    from scenes.games.hecatombe.tutorial.scene import HecatombeTutorial

    return HecatombeTutorial(stage)


def _draw_thing(
    layer: Layer, scene: Scene, thing: Thing, made: Def | None, title: str, rule: str, box: Box
) -> bool:
    """Draw a symbol on its chip and its tiles, a box as the symbols that make its peoples."""
    from scenes.games.hecatombe.workshop import draw_thing

    return draw_thing(layer, scene, thing, made, title, box)


def _screenshots() -> Sequence[Screenshot]:
    """The game in its telling states."""
    from scenes.games.hecatombe.screenshots import PICTURES

    return PICTURES


def _mod_looks(catalog: Catalog) -> Sequence[Problem]:
    """Return the problems in the papers, inks and signs that mods give to symbols."""
    from scenes.games.hecatombe.table.tiles.tile_looks import read_looks

    return read_looks(catalog.mods)[1]


def _look_files() -> Mapping[str, type[msgspec.Struct]]:
    """What mods may write of the game's looks, file by file."""
    from scenes.games.hecatombe.table.tiles.tile_looks import LookFile

    return {"hecatombe": LookFile}


KIT = GameKit(
    id="hecatombe",
    icon="icon_crossed_swords",
    match_scene=_match_scene,
    bill=_bill,
    booklet=_booklet,
    finale=_finale,
    score_line=score_line,
    tutorial=_tutorial,
    pictures=tuple(PICTURES.split()),
    draw_thing=_draw_thing,
    screenshots=_screenshots,
    mod_looks=_mod_looks,
    look_files=_look_files,
)
