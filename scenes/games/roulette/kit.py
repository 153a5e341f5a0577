"""Roulette on the screen: its one registration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from scenes.games.kit import GameKit, HelpSwitch
from scenes.games.roulette.score import score_line, score_standings

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
    from scenes.games.roulette.bill import RouletteFacts
    from scenes.games.roulette.booklet.book import RouletteBook
    from scenes.games.roulette.finale.finale import RouletteFinale
    from scenes.games.roulette.table.scene import RouletteScene
    from scenes.games.roulette.tutorial.scene import RouletteTutorial
    from scenes.shell.null_sound import Words
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage

PICTURES = """
    roulette_back roulette_front roulette_beam valance_58 cylinder_body cylinder_sheen plaque
    frame_gilt phase_now banner_swallow bust_persona_1@0.72 bust_persona_1_acc@0.72 bust_persona_2@0.72
    bust_persona_2_acc@0.72 cylinder_disc tab_small frame_red frame_focus secrets_panel ring_disc halo
    tile_edge chip_lacquer team_captain_fallen ring_00 cylinder_hub team_captain seal_1 seal_2
    seal_3 seal_4 team_mate plaque_header chamber team_fallen chamber_balle ring_60 phase_next
    chamber_next ring_track bet_die bet_die_hidden bet_die_face team_captain_acc team_mate_acc
    pocket_card help_tile carte_balle_mini carte_clic_mini carte_action_mini
    carte_action_main_tremblante_mini carte_action_abattre_mini carte_action_medecin_mini
    carte_action_encore_un_mini carte_action_cadeau_mini carte_action_passe_passe_mini
    carte_action_sang_froid_mini carte_action_prime_mini carte_action_chargeur_mini
    carte_action_coup_d_oeil_mini carte_action_vol_a_la_tire_mini carte_action_pistolet_a_air_mini
    key_cap key_enter dos_barillet_mini dos_action_mini ring_pearl barrel_pile score_pill team_star
    chamber_spent shot_todo
"""
"""What the first frame of a match shows, the dearest to open first."""


def _match_scene(stage: Stage, table: Table, couch: Couch, seen_from: int | None) -> RouletteScene:
    """The screen of a match."""
    from scenes.games.roulette.table.scene import RouletteScene

    return RouletteScene(stage, table, couch, seen_from)


def _bill() -> RouletteFacts:
    """Return the facts of the game for the playbill of the lobby."""
    from scenes.games.roulette.bill import RouletteFacts

    return RouletteFacts()


def _booklet(catalog: Catalog, words: Words, flags: object) -> RouletteBook:
    """Return the booklet of the rules."""
    from scenes.games.roulette.booklet.book import RouletteBook

    return RouletteBook(catalog, words, flags)


def _finale(table: Table, sitters: Sequence[Sitter]) -> RouletteFinale:
    """Return the curtain call of a finished match."""
    from scenes.games.roulette.finale.finale import RouletteFinale

    return RouletteFinale(table, sitters)


def _tutorial(stage: Stage) -> RouletteTutorial:
    """The first scene of the tutorial."""
    from scenes.games.roulette.tutorial.scene import RouletteTutorial

    return RouletteTutorial(stage)


def _draw_thing(
    layer: Layer, scene: Scene, thing: Thing, made: Def | None, title: str, rule: str, box: Box
) -> bool:
    """Draw an action card as it lies on the table, with its rule below its name."""
    from scenes.games.roulette.workshop import draw_card

    return thing.table == "card" and draw_card(layer, scene, thing, made, title, rule, box)


def _hang_looks(catalog: Catalog, art: Art) -> Sequence[Problem]:
    """Hang the faces that mods give to action cards; returns what is wrong with them."""
    from scenes.games.roulette.table.private.card_looks import hang_cards

    return hang_cards(catalog, art)


def _mod_looks(catalog: Catalog) -> Sequence[Problem]:
    """What is wrong with the looks that mods give to cards."""
    from scenes.games.roulette.table.private.card_look_file import read_cards

    return read_cards(catalog)[1]


def _look_files() -> Mapping[str, type[msgspec.Struct]]:
    """What mods may write of the game's looks, file by file."""
    from scenes.games.roulette.table.private.card_look_file import ActionCardFile

    return {"roulette": ActionCardFile}


def _screenshots() -> Sequence[Screenshot]:
    """The game in its telling states."""
    from scenes.games.roulette.screenshots import PICTURES

    return PICTURES


KIT = GameKit(
    id="roulette",
    icon="icon_revolver",
    match_scene=_match_scene,
    bill=_bill,
    booklet=_booklet,
    finale=_finale,
    score_line=score_line,
    standings=score_standings,
    tutorial=_tutorial,
    pictures=tuple(PICTURES.split()),
    draw_thing=_draw_thing,
    hang_looks=_hang_looks,
    mod_looks=_mod_looks,
    look_files=_look_files,
    screenshots=_screenshots,
    help_switches=(
        HelpSwitch("odds_help", "icon_dice_six_faces_four"),
        HelpSwitch("dealt_buttons", "icon_cycle"),
    ),
)
