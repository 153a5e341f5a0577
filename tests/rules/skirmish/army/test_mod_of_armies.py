"""Armies are data: a mod adds units, cards and tables, and changes ours, without a line of Python."""

from pathlib import Path

import pytest

from game.mods.load import Loaded, load_mods
from game.rules.skirmish.army.check import problems_of
from game.rules.skirmish.content import SECTIONS, content, treachery_deck
from tests.builders import BASE

MOD = 'format = 1\nid = "meutes"\nversion = "1"\ntitle = "Meutes"\nrequires = ["base"]\n'
PROFILE = (
    "{ move = 7, weapon_skill = 3, strength = 3, toughness = 3, initiative = 4, attacks = 1, leadership = 5 }"
)
NEW = f"""
[unit.loups]
troop = "war-beasts"
profile = {PROFILE}
base = [25, 50]
points = 7
least = 5
most = 15
weapons = ["griffes"]

[unit."base:horde_pillards"]
points = 6

[faction.meutes]
units = ["loups", "horde_ravageur"]

[list.meutes_300]
faction = "meutes"
points = 300
entries = [{{ unit = "horde_ravageur", general = true }}, {{ unit = "loups", models = 15 }}]

[card.appel]
copies = 1
moment = "rallied"
by = "anyone"
effects = [{{ kind = "points", amount = 1 }}]
"""
UNIT = f'[unit.essai]\ntroop = "infantry"\nprofile = {PROFILE}\nbase = [20, 20]\npoints = 1\n'
MACHINE = f'[unit.essai]\ntroop = "war-machine"\nprofile = {PROFILE}\nbase = [50, 50]\npoints = 1\n'


def loaded(folder: Path, text: str) -> Loaded:
    """Base and a mod with one file."""
    (folder / "skirmish").mkdir()
    (folder / "mod.toml").write_text(MOD, encoding="utf-8")
    (folder / "skirmish" / "all.toml").write_text(text, encoding="utf-8")
    return load_mods([BASE, folder], SECTIONS)


def test_a_mod_adds_an_army_and_changes_ours(tmp_path: Path) -> None:
    found = loaded(tmp_path, NEW)
    assert not found.problems, "\n".join(map(str, found.problems))
    held = content(found.catalog)
    army = held.lists["meutes:meutes_300"]
    assert problems_of(held, army) == () and army.entries[1].unit == "meutes:loups"
    assert held.units["base:horde_pillards"].points == 6 and held.units["base:horde_pillards"].most == 40
    assert len(treachery_deck(held.cards, 4)) == 37


@pytest.mark.parametrize(
    "text, reason",
    [
        (UNIT + "least = 5\nmost = 4", "problem-unit-size"),
        (UNIT + "character = true\nmost = 4", "problem-unit-character"),
        (UNIT + f"crew = {PROFILE}", "problem-unit-crew"),
        (MACHINE + 'machine = "canon"', "problem-unit-crew"),
        (MACHINE + f"crew = {PROFILE}", "problem-unit-machine"),
        (UNIT.replace("infantry", "cavalry"), "problem-unit-mount"),
        (UNIT + "level = 1", "problem-unit-lore"),
        (UNIT + 'options = [{ name = "a", points = 1 }, { name = "a", points = 2 }]', "problem-unit-options"),
        (
            '[card.a]\ncopies = 1\nmoment = "naming"\nby = "named"\neffects = [{ kind = "see-hand" }]',
            "problem-card-choose",
        ),
        (
            '[card.a]\ncopies = 1\nmoment = "naming"\nby = "named"\neffects = [{ kind = "counter" }]',
            "problem-card-counter",
        ),
        (
            '[card.a]\ncopies = 1\nmoment = "naming"\nby = "named"\n'
            'effects = [{ kind = "other-name", only_if = ["shooter"] }]',
            "problem-card-only-if",
        ),
        ("[chart.a]\nrows = [{ least = 1, most = 5 }]", "problem-chart-rows"),
        ("[zones.a]\nplayers = 3\nsize = [72, 48]\nzones = [[0, 0, 12, 12]]", "problem-zones-players"),
        (
            "[zones.a]\nplayers = 2\nsize = [9, 9]\nzones = [[0, 0, 12, 12], [0, 0, 1, 1]]",
            "problem-zones-size",
        ),
    ],
)
def test_what_nobody_could_play_is_refused_with_its_reason(tmp_path: Path, text: str, reason: str) -> None:
    (problem,) = loaded(tmp_path, text).problems
    assert problem.code == "refused" and problem.facts["reason"] == reason and problem.line > 0


def test_a_monster_may_breathe(tmp_path: Path) -> None:
    text = UNIT.replace("infantry", "monster") + 'machine = "souffle"'
    found = loaded(tmp_path, text)
    assert not found.problems
    assert content(found.catalog).units["meutes:essai"].machine == "base:souffle"


def test_a_misspelt_rule_is_found_and_mended(tmp_path: Path) -> None:
    (problem,) = loaded(tmp_path, UNIT + "rules = { stuborn = 1 }").problems
    assert problem.where == "unit.essai.rules.stuborn" and problem.facts["near"] == "stubborn"
