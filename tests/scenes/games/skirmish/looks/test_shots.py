"""Every weapon that shoots has its sound, and mistakes in a mod's file are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.games import all_sections
from game.mods.load import load_mods
from game.mods.problems import Problem
from game.rules.skirmish.defs.armies import MachineDef, WeaponDef
from scenes.games.skirmish.table.looks.battle_looks import read_battle_looks, read_battle_shots
from scenes.games.skirmish.table.looks.shot_file import SPARE_CUE, ShotsFile
from tests.builders import BASE, base_catalog
from tests.scenes.games.skirmish.looks.test_regiments import MANIFEST


def ours() -> ShotsFile:
    problems: list[Problem] = []
    shots = read_battle_shots(base_catalog(), problems)
    assert problems == []
    return shots


def test_every_weapon_with_a_range_and_every_kind_of_machine_is_heard() -> None:
    shots = ours()
    ranged = {one.id for one in base_catalog().all(WeaponDef) if one.range}
    hails = {one.id for one in base_catalog().all(MachineDef) if one.kind == "volley-gun"}
    assert set(shots.weapon) == ranged | hails
    assert {str(kind) for kind in shots.machine} >= {one.kind for one in base_catalog().all(MachineDef)}
    assert shots.volley_cue("base:arquebuse") == "powder" != shots.volley_cue("base:arc")
    assert shots.machine_cue("stone") == "stone"


def test_a_weapon_nobody_named_sounds_like_bows() -> None:
    assert ours().volley_cue("sea:harpoon") == ours().machine_cue("net") == SPARE_CUE


@pytest.mark.parametrize(
    ("look", "code", "where"),
    [
        ('[weapon]\n"base:ark" = "bows"\n', "no-such-def", "ark"),
        ('[weapon]\n"base:arc" = "bow"\n', "no-such-def", "arc"),
        ('[machine]\nstone = "rock"\n', "no-such-def", "stone"),
        ('[machine]\nsling = "stone"\n', "not-one-of", "machine"),
    ],
)
def test_a_mistake_is_told_and_nothing_of_the_file_is_used(
    tmp_path: Path, look: str, code: str, where: str
) -> None:
    (tmp_path / "sea" / "look").mkdir(parents=True)
    (tmp_path / "sea" / "mod.toml").write_text(MANIFEST, encoding="utf-8")
    (tmp_path / "sea" / "look" / "shots.toml").write_text(look, encoding="utf-8")
    catalog = load_mods([BASE, tmp_path / "sea"], all_sections()).catalog
    problems: list[Problem] = []
    found = read_battle_shots(catalog, problems)
    assert read_battle_looks(catalog)[1] == problems
    assert [(one.code, "sea/look/shots.toml" in str(one)) for one in problems] == [(code, True)]
    assert where in problems[0].where
    assert found == ours()
