"""Triomphe et Trahison on the screen: its one registration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from scenes.games.kit import GameKit
from scenes.games.skirmish.score import score_line, score_standings

if TYPE_CHECKING:
    import msgspec

    from game.app.plan import MatchPlan
    from game.app.table import Table
    from game.app.workshop.bench import Thing
    from game.core.rules import Action
    from game.couch.couch import Couch
    from game.couch.sitter import Sitter
    from game.mods.catalog import Catalog
    from game.mods.defs import Def
    from game.mods.problems import Problem
    from scenes.capture.setup import Screenshot
    from scenes.draw.art import Art
    from scenes.draw.layer import Layer
    from scenes.draw.style import Box
    from scenes.games.skirmish.bill import SkirmishFacts
    from scenes.games.skirmish.booklet.book import SkirmishBook
    from scenes.games.skirmish.finale.finale import SkirmishFinale
    from scenes.games.skirmish.muster.scene import BeforeBattle
    from scenes.games.skirmish.table.scene import SkirmishScene
    from scenes.games.skirmish.tutorial.scene import SkirmishTutorial
    from scenes.shell.null_sound import Words
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage

PICTURES = """
    throne_back valance_58 battle_frame ticket_lacquer sheet_parchment seal_1 seal_2 seal_3 seal_4
    menu_bars tab_small key_cap key_enter
"""
"""What the first frame of a match shows, the dearest to open first."""


def _match_scene(stage: Stage, table: Table, couch: Couch, seen_from: int | None) -> SkirmishScene:
    """The screen of a match."""
    from scenes.games.skirmish.table.scene import SkirmishScene

    return SkirmishScene(stage, table, couch, seen_from)


def _bill() -> SkirmishFacts:
    """Return the facts of the game for the playbill of the lobby."""
    from scenes.games.skirmish.bill import SkirmishFacts

    return SkirmishFacts()


def _booklet(catalog: Catalog, words: Words, flags: object) -> SkirmishBook:
    """Return the booklet of the rules."""
    from scenes.games.skirmish.booklet.book import SkirmishBook

    return SkirmishBook(catalog, words, flags)


def _finale(table: Table, sitters: Sequence[Sitter]) -> SkirmishFinale:
    """Return what is shown after a battle."""
    from scenes.games.skirmish.finale.finale import SkirmishFinale

    return SkirmishFinale(table, sitters)


def _prelude(stage: Stage, plan: MatchPlan, couch: Couch) -> BeforeBattle:
    """Armies are chosen before the curtain rises."""
    from scenes.games.skirmish.muster.scene import BeforeBattle

    return BeforeBattle(stage, plan, couch)


def _tutorial(stage: Stage) -> SkirmishTutorial:
    """The first scene of the tutorial."""
    from scenes.games.skirmish.tutorial.scene import SkirmishTutorial

    return SkirmishTutorial(stage)


def _draw_thing(
    layer: Layer, scene: Scene, thing: Thing, made: Def | None, title: str, rule: str, box: Box
) -> bool:
    """Draw a treachery card, a unit on its tray, or an army on parade."""
    from scenes.games.skirmish.workshop.drawing import draw_thing

    return draw_thing(layer, scene, thing, made, title, rule, box)


def _screenshots() -> Sequence[Screenshot]:
    """The game in its telling states."""
    from scenes.games.skirmish.screenshots import PICTURES

    return PICTURES


def _consent(table: Table, player: int) -> tuple[int, Action] | None:
    """Who has left and may be sent away."""
    from scenes.games.skirmish.leaving import open_consent

    return open_consent(table, player)


def _hang_looks(catalog: Catalog, art: Art) -> Sequence[Problem]:
    """Hang the faces that mods give to treachery cards; returns what is wrong with them."""
    from scenes.games.skirmish.table.effects.card_looks import hang_cards

    return hang_cards(catalog, art)


def _mod_looks(catalog: Catalog) -> Sequence[Problem]:
    """What is wrong with the looks that mods give to cards, regiments, the table and shots."""
    from scenes.games.skirmish.table.effects.card_look_file import read_cards
    from scenes.games.skirmish.table.looks.battle_looks import read_battle_looks

    return [*read_cards(catalog)[1], *read_battle_looks(catalog)[1]]


def _look_files() -> Mapping[str, type[msgspec.Struct]]:
    """What mods may write of the game's looks, file by file."""
    from scenes.games.skirmish.table.effects.card_look_file import TreacheryFile
    from scenes.games.skirmish.table.looks.regiment_file import RegimentsFile
    from scenes.games.skirmish.table.looks.shot_file import ShotsFile
    from scenes.games.skirmish.table.looks.table_file import TableFile

    return {
        "regiments": RegimentsFile,
        "shots": ShotsFile,
        "skirmish": TreacheryFile,
        "table": TableFile,
    }


KIT = GameKit(
    id="skirmish",
    icon="icon_shield",
    match_scene=_match_scene,
    bill=_bill,
    finale=_finale,
    score_line=score_line,
    standings=score_standings,
    pictures=tuple(PICTURES.split()),
    booklet=_booklet,
    tutorial=_tutorial,
    draw_thing=_draw_thing,
    screenshots=_screenshots,
    prelude=_prelude,
    consent=_consent,
    hang_looks=_hang_looks,
    mod_looks=_mod_looks,
    look_files=_look_files,
)
