"""Every unit has a drawing of its own, and what a mod's file gets wrong is told with its place."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from game import paths
from game.app.games import all_sections
from game.mods.catalog import Catalog
from game.mods.load import load_mods
from game.rules.skirmish.defs.armies import FactionDef, UnitDef
from scenes.draw.pictures import read_index
from scenes.games.skirmish.table.looks.battle_looks import BattleLooks, read_battle_looks
from scenes.games.skirmish.table.looks.outfits import Part
from tests.builders import BASE, base_catalog

MILLI = 787
"""The width of a 20 mm base."""
PARTS: tuple[Part, ...] = ("plain", "champion", "standard", "musician", "fallen", "fleeing")
MANIFEST = 'format = 1\nid = "sea"\nversion = "1"\ntitle = "Sea"\nrequires = ["base"]\n'


@cache
def pictures() -> frozenset[str]:
    return frozenset(read_index(paths.assets_folder() / "img" / "index.json"))


@cache
def looks() -> BattleLooks:
    found, problems = read_battle_looks(base_catalog())
    assert problems == []
    return found


def units() -> tuple[UnitDef, ...]:
    return base_catalog().all(UnitDef)


def test_no_two_units_of_an_army_look_alike() -> None:
    by_id = {unit.id: unit for unit in units()}
    for army in base_catalog().all(FactionDef):
        worn = [looks().outfits.worn_by(by_id[id], MILLI).picture for id in army.units]
        assert len(set(worn)) == len(worn) >= 10, army.id
        assert {picture.split("_")[1] for picture in worn} == {army.name}


def test_everything_a_soldier_may_be_is_painted_with_its_accent_and_small() -> None:
    worn = {looks().outfits.worn_by(unit, MILLI, part).picture for unit in units() for part in PARTS}
    assert len(worn) > 100
    assert [one for one in worn if not {one, f"{one}_petit", f"{one}_acc"} <= pictures()] == []


def test_champions_standards_musicians_and_the_fallen_are_drawn_where_there_are_any() -> None:
    for unit in units():
        plain = looks().outfits.worn_by(unit, MILLI).picture
        if unit.command.champion:
            assert looks().outfits.worn_by(unit, MILLI, "champion").picture == f"{plain}_chef", unit.id
        if unit.command.standard:
            assert looks().outfits.worn_by(unit, MILLI, "standard").picture != plain, unit.id
        if unit.command.musician:
            assert looks().outfits.worn_by(unit, MILLI, "musician").picture != plain, unit.id
        assert looks().outfits.worn_by(unit, MILLI, "fallen").picture.endswith("mort"), unit.id


def test_a_larger_base_has_a_larger_soldier_who_stands_on_its_middle() -> None:
    small, large = (looks().outfits.worn_by(units()[0], width) for width in (MILLI, 2 * MILLI))
    assert large.milli == pytest.approx(2 * small.milli)
    rider = next(unit for unit in units() if unit.name == "ligne_lanciers")
    plain, bearer = (looks().outfits.worn_by(rider, MILLI, part) for part in ("plain", "standard"))
    assert bearer.milli == plain.milli and bearer.right > plain.right == 0 < plain.forward


@pytest.mark.parametrize(
    ("troop", "kind"),
    [
        ("infantry", "infanterie"),
        ("cavalry", "cavalerie"),
        ("monstrous-infantry", "monstre"),
        ("war-beasts", "infanterie"),
        ("swarm", "infanterie"),
        ("monster", "monstre"),
        ("chariot", "machine"),
    ],
)
def test_a_unit_nobody_dressed_is_drawn_by_its_trade(troop: str, kind: str) -> None:
    pikes = next(unit for unit in units() if unit.name == "ligne_piquiers")
    profile = msgspec.structs.replace(pikes.profile, weapon_skill=3)
    new = msgspec.structs.replace(pikes, id="sea:crew", troop=troop, profile=profile, mount=profile)
    worn = [looks().outfits.worn_by(new, MILLI, part).picture for part in PARTS]
    assert worn[0].endswith(f"_{kind}") and set(worn) <= pictures()


def test_men_on_foot_whom_nobody_dressed_are_told_apart_by_what_they_do() -> None:
    stranger = {
        name: looks().outfits.worn_by(msgspec.structs.replace(unit, id=f"sea:{name}"), MILLI).picture
        for unit in units()
        for name in [unit.name]
    }
    assert stranger["ligne_marechal"].endswith("general")
    assert stranger["monts_porte_fanal"].endswith("etendard")
    assert stranger["morts_notaire"].endswith("mage")
    assert stranger["forets_archers"].endswith("tir")
    assert stranger["horde_furieux"].endswith("elite")


def sea_catalog(folder: Path, look: str) -> Catalog:
    """Our content and a mod with this file of regiments."""
    (folder / "sea" / "look").mkdir(parents=True)
    (folder / "sea" / "mod.toml").write_text(MANIFEST, encoding="utf-8")
    (folder / "sea" / "look" / "regiments.toml").write_text(look, encoding="utf-8")
    return load_mods([BASE, folder / "sea"], all_sections()).catalog


def test_a_mod_dresses_a_unit_of_ours_anew(tmp_path: Path) -> None:
    look = '[unit."base:ligne_piquiers"]\nkind = "elite"\npicture = "s_morts_elite"\nsize = 2\n'
    found, problems = read_battle_looks(sea_catalog(tmp_path, look))
    pikes = next(unit for unit in units() if unit.name == "ligne_piquiers")
    worn, before = found.outfits.worn_by(pikes, MILLI), looks().outfits.worn_by(pikes, MILLI)
    assert problems == [] and worn.picture == "s_morts_elite"
    assert worn.milli == pytest.approx(2 * before.milli)


def test_a_kind_that_an_army_lacks_falls_back_on_one_that_it_has(tmp_path: Path) -> None:
    look = '[unit."base:monts_beliers"]\nkind = "legere"\n'
    found, problems = read_battle_looks(sea_catalog(tmp_path, look))
    rams = next(unit for unit in units() if unit.name == "monts_beliers")
    assert problems == [] and found.outfits.worn_by(rams, MILLI).picture == "s_monts_cavalerie"


@pytest.mark.parametrize(
    ("look", "code", "where"),
    [
        ('[unit."base:ligne_piquier"]\nkind = "elite"\n', "no-such-def", "ligne_piquier"),
        ('[unit."base:ligne_piquiers"]\nkind = "elit"\n', "no-such-def", "kind"),
        ('[unit."base:ligne_piquiers"]\nkind = "elite"\npicture = "s_no"\n', "no-such-def", "picture"),
        ('[unit."base:ligne_piquiers"]\nkind = "elite"\nsize = 9\n', "out-of-range", "size"),
        ('[army]\n"base:ligne" = "linge"\n', "no-such-def", "ligne"),
        ('[army]\nnavy = "ligne"\n', "no-such-def", "navy"),
        ('[trade]\ninfantry = "foot"\n', "no-such-def", "infantry"),
        ("[kind.ship]\nbase = 13\nfallen = 'wreck'\n", "no-such-def", "fallen"),
        ("[kinds.ship]\nbase = 13\n", "unknown-key", "kinds"),
    ],
)
def test_a_mistake_is_told_with_its_place_and_nothing_of_the_file_is_used(
    tmp_path: Path, look: str, code: str, where: str
) -> None:
    spoilt = look + '[unit."base:horde_pillards"]\nkind = "monstre"\n'
    found, problems = read_battle_looks(sea_catalog(tmp_path, spoilt))
    assert [(one.code, "sea/look/regiments.toml" in str(one)) for one in problems] == [(code, True)]
    assert where in problems[0].where
    for unit in units():
        assert found.outfits.worn_by(unit, MILLI) == looks().outfits.worn_by(unit, MILLI)


def test_the_look_of_a_unit_whose_mod_is_not_loaded_waits(tmp_path: Path) -> None:
    look = '[unit."pirates:bosun"]\nkind = "elite"\n'
    assert read_battle_looks(sea_catalog(tmp_path, look))[1] == []
