"""All looks of the battle for one content: regiments, table, shots, and what is wrong with their files."""

from typing import NamedTuple

from game import paths
from game.mods.catalog import Catalog
from game.mods.problems import Problem
from game.rules.skirmish.defs.armies import FactionDef, MachineDef, UnitDef, WeaponDef
from game.rules.skirmish.defs.battle import MapDef, TerrainDef
from scenes.audio.cues import read_table
from scenes.draw.pictures import read_index
from scenes.games.skirmish.table.looks.outfits import Outfits
from scenes.games.skirmish.table.looks.regiment_file import Known, read_regiments
from scenes.games.skirmish.table.looks.shot_file import ShotsFile, read_shots
from scenes.games.skirmish.table.looks.table_file import TableFile, TableNames, read_tables


class BattleLooks(NamedTuple):
    """What regiments wear, and how the table is drawn."""

    outfits: Outfits
    table: TableFile


def read_battle_looks(catalog: Catalog) -> tuple[BattleLooks, list[Problem]]:
    """The looks that the mods of a catalog give the battle, and the problems of their files."""
    problems: list[Problem] = []
    pictures = frozenset(read_index(paths.assets_folder() / "img" / "index.json"))
    factions, units = catalog.all(FactionDef), catalog.all(UnitDef)
    known = Known({one.id for one in units}, {one.id for one in factions}, pictures)
    regiments = read_regiments(catalog.mods, known, problems)
    named = TableNames(
        {one.id for one in catalog.all(TerrainDef)}, {one.id for one in catalog.all(MapDef)}, pictures
    )
    table = read_tables(catalog.mods, named, problems)
    weapons = {one.id: one for one in catalog.all(WeaponDef)}
    read_battle_shots(catalog, problems)
    return BattleLooks(Outfits(regiments, factions, weapons, pictures), table), problems


def read_battle_shots(catalog: Catalog, problems: list[Problem]) -> ShotsFile:
    """What the mods of a catalog let shots sound like; the problems of their files go to `problems`."""
    cues = read_table(paths.bundled_mods_folder() / "base" / "look" / "sounds.toml").cue
    arms = {*(one.id for one in catalog.all(WeaponDef)), *(one.id for one in catalog.all(MachineDef))}
    return read_shots(catalog.mods, arms, cues, problems)
