"""Every piece of terrain and every map has its drawing, and mistakes in a mod's file are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.games import all_sections
from game.mods.load import load_mods
from game.rules.skirmish.defs.battle import MapDef, TerrainDef
from scenes.games.skirmish.table.looks.battle_looks import read_battle_looks
from scenes.games.skirmish.table.looks.table_file import map_look, terrain_look
from tests.builders import BASE, base_catalog
from tests.scenes.games.skirmish.looks.test_regiments import MANIFEST, looks, pictures

MAPS = {one.id: one for one in base_catalog().all(MapDef)}


def pieces_of(map: MapDef) -> list[str]:
    return [one.terrain for one in map.pieces]


def test_every_piece_of_terrain_has_a_drawing_made_for_it() -> None:
    for one in base_catalog().all(TerrainDef):
        look = terrain_look(looks().table, one.id, one.kind)
        assert look.fits and look.picture in pictures() and look.picture.startswith("t_")
        assert look.flat == (one.kind in ("hill", "river", "marsh"))


def test_terrain_nobody_drew_borrows_the_drawing_of_its_kind() -> None:
    for one in base_catalog().all(TerrainDef):
        look = terrain_look(looks().table, "sea:reef", one.kind)
        assert not look.fits and look.picture in pictures()


def test_every_map_has_its_ground_and_is_known_by_its_pieces() -> None:
    for id, one in MAPS.items():
        assert map_look(looks().table, MAPS, pieces_of(one)) == looks().table.map[id]
        look = looks().table.map[id]
        assert look.ground in pictures() and (not look.cover or look.cover in pictures())
        assert look.cover or not one.drawn, (
            "tables that chance lays have roads; the wild ones of a story have none"
        )
    assert map_look(looks().table, MAPS, []).ground == "sol_prairie"
    assert map_look(looks().table, MAPS, ["base:mur"]).scenery == ()


def test_scenery_lies_in_gaps_between_the_pieces_of_its_map() -> None:
    shown = 0
    for id, look in looks().table.map.items():
        for thing in look.scenery:
            shown += 1
            away = [
                max(abs(thing.at[0] - x), abs(thing.at[1] - y)) for x, y in (p.at for p in MAPS[id].pieces)
            ]
            assert min(away) >= 6, (id, thing.at)
    assert shown >= 3


@pytest.mark.parametrize(
    ("look", "code", "where"),
    [
        ('ground = "sol_prairi"\n', "no-such-def", "ground"),
        ('flat = ["hil"]\n', "not-one-of", "flat"),
        ('[kind]\nforest = "t_wood"\n', "no-such-def", "forest"),
        ('[kind]\nwood = "t_bois_mort"\n', "not-one-of", "kind"),
        ('[terrain]\n"base:mure" = "t_mur"\n', "no-such-def", "mure"),
        ('[terrain]\n"base:mur" = "t_mure"\n', "no-such-def", "mur"),
        ('[map."base:table_rond"]\nground = "sol_neige"\n', "no-such-def", "table_rond"),
        ('[map."base:table_ronde"]\nground = "sol_niege"\n', "no-such-def", "ground"),
        (
            '[map."base:table_ronde"]\nground = "sol_neige"\n'
            'scenery = [{ picture = "t_boat", at = [1, 2] }]\n',
            "no-such-def",
            "picture",
        ),
    ],
)
def test_a_mistake_is_told_and_nothing_of_the_file_is_used(
    tmp_path: Path, look: str, code: str, where: str
) -> None:
    (tmp_path / "sea" / "look").mkdir(parents=True)
    (tmp_path / "sea" / "mod.toml").write_text(MANIFEST, encoding="utf-8")
    (tmp_path / "sea" / "look" / "table.toml").write_text(look, encoding="utf-8")
    found, problems = read_battle_looks(load_mods([BASE, tmp_path / "sea"], all_sections()).catalog)
    assert [(one.code, "sea/look/table.toml" in str(one)) for one in problems] == [(code, True)]
    assert where in problems[0].where
    assert found.table == looks().table
