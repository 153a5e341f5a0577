"""Complots on the screen: its one registration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from scenes.games.complots.score import score_line
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
    from scenes.draw.art import Art
    from scenes.draw.layer import Layer
    from scenes.draw.style import Box
    from scenes.games.complots.bill import ComplotsFacts
    from scenes.games.complots.booklet.book import ComplotsBook
    from scenes.games.complots.finale.finale import ComplotsFinale
    from scenes.games.complots.table.scene import ComplotsScene
    from scenes.games.complots.tutorial.scene import ComplotsTutorial
    from scenes.screens.workshop.lesson.steps import LessonStep
    from scenes.shell.null_sound import Words
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage

PICTURES = """
    complots_back complots_front valance_74 ticket_parchment table plaque plaque_dark frame_gilt
    frame_red halo tab_small bust_persona_1 bust_persona_1_acc bust_persona_2 bust_persona_2_acc
    bust_persona_3 bust_persona_3_acc bust_persona_4 bust_persona_4_acc ring_disc chip_lacquer
    carte_comtesse_mini carte_ambassadeur_mini seal_1 seal_2 seal_3 seal_4 ring_track ring_60
    ring_pearl dos_complots_mini plaque_header piece_argent menu_bars
"""
"""What the first frame of a match shows, the dearest to open first."""


def _match_scene(stage: Stage, table: Table, couch: Couch, seen_from: int | None) -> ComplotsScene:
    """The screen of a match."""
    from scenes.games.complots.table.scene import ComplotsScene

    return ComplotsScene(stage, table, couch, seen_from)


def _bill() -> ComplotsFacts:
    """Return the facts of the game for the playbill of the lobby."""
    from scenes.games.complots.bill import ComplotsFacts

    return ComplotsFacts()


def _booklet(catalog: Catalog, words: Words, flags: object) -> ComplotsBook:
    """Return the booklet of the rules."""
    from scenes.games.complots.booklet.book import ComplotsBook

    return ComplotsBook(catalog, words, flags)


def _finale(table: Table, sitters: Sequence[Sitter]) -> ComplotsFinale:
    """Return the curtain call of a finished match."""
    from scenes.games.complots.finale.finale import ComplotsFinale

    return ComplotsFinale(table, sitters)


def _tutorial(stage: Stage) -> ComplotsTutorial:
    """The first scene of the tutorial."""
    from scenes.games.complots.tutorial.scene import ComplotsTutorial

    return ComplotsTutorial(stage)


def _draw_thing(
    layer: Layer, scene: Scene, thing: Thing, made: Def | None, title: str, rule: str, box: Box
) -> bool:
    """Draw an action as its card, a character as its portrait, a deck as the cards it deals."""
    from scenes.games.complots.workshop import draw_thing

    return draw_thing(layer, scene, thing, made, title, box)


def _bench_lesson() -> Sequence[LessonStep]:
    """The first lesson of the workshop."""
    from scenes.games.complots.workshop_lesson import STEPS

    return STEPS


def _screenshots() -> Sequence[Screenshot]:
    """The game in its telling states."""
    from scenes.games.complots.screenshots import PICTURES

    return PICTURES


def _mod_looks(catalog: Catalog) -> Sequence[Problem]:
    """Return the problems in the portraits that mods give to courtiers."""
    from scenes.games.complots.table.portraits import character_ids, read_portraits

    return read_portraits(catalog.mods, character_ids(catalog))[1]


def _hang_looks(catalog: Catalog, art: Art) -> Sequence[Problem]:
    """Hang the portraits that mods give to courtiers; returns what is wrong with them."""
    from scenes.games.complots.table.portraits import (
        character_ids,
        is_painted,
        read_portraits,
        register_portraits,
        register_strangers,
    )

    known = character_ids(catalog)
    portraits, problems = read_portraits(catalog.mods, known)
    register_portraits(art, portraits)
    register_strangers(art, [id for id in known if id not in portraits and not is_painted(id)])
    return problems


def _look_files() -> Mapping[str, type[msgspec.Struct]]:
    """What mods may write of the game's looks, file by file."""
    from scenes.games.complots.table.portraits import PortraitFile

    return {"complots": PortraitFile}


KIT = GameKit(
    id="complots",
    icon="icon_queen_crown",
    match_scene=_match_scene,
    bill=_bill,
    booklet=_booklet,
    finale=_finale,
    score_line=score_line,
    tutorial=_tutorial,
    pictures=tuple(PICTURES.split()),
    draw_thing=_draw_thing,
    bench_lesson=_bench_lesson,
    screenshots=_screenshots,
    mod_looks=_mod_looks,
    hang_looks=_hang_looks,
    look_files=_look_files,
)
