"""How long a battle lasts among people: what the lobby says, and what is waited for."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.games import GAMES, all_sections
from game.app.games.battle_lengths import BattleLengths, read_lengths
from game.app.lengths import told_length
from game.mods.load import load_mods
from game.mods.manifest import Mod
from game.mods.problems import Problem
from game.mods.texts import Texts
from game.rules.skirmish import SECTIONS
from scenes.shell.mod_looks import look_problems
from tests.builders import BASE, base_catalog

BATTLE = GAMES["skirmish"]
SIZES = ("short", "standard", "long")
PROMISED = {"short": 35, "standard": 75, "long": 150}
"""Minutes that the lobby promises for four armies."""
MANIFEST = 'format = 1\nid = "slow"\nversion = "1"\ntitle = "Slow"\nrequires = ["base"]\n'


def minutes(size: str, armies: int) -> float:
    found = BATTLE.estimated_minutes(base_catalog(), {"preset": size}, armies)
    assert found is not None
    return found


# what the lobby says


@pytest.mark.parametrize("armies", range(2, 9))
def test_every_size_is_measured_for_every_table_and_larger_ones_take_longer(armies: int) -> None:
    told = [minutes(size, armies) for size in SIZES]
    assert told == sorted(told) and told[0] >= 5


@pytest.mark.parametrize("size", SIZES)
def test_four_armies_are_done_when_the_lobby_promised(size: str) -> None:
    assert PROMISED[size] / 3 < minutes(size, 4) <= PROMISED[size]


def test_it_is_said_in_words_to_five_minutes() -> None:
    for language, words in (("en", "About "), ("fr", "Environ ")):
        said = told_length(BATTLE, base_catalog(), {"preset": "short"}, 4, Texts(language, [BASE]))
        assert said is not None and said.startswith(words)
        assert int(said.split()[1]) % 5 == 0 and abs(int(said.split()[1]) - minutes("short", 4)) <= 2.5


def test_what_nobody_has_measured_is_not_told() -> None:
    texts = Texts("en", [BASE])
    assert told_length(GAMES["complots"], base_catalog(), {}, 4, texts) is None
    assert BATTLE.estimated_minutes(base_catalog(), {"preset": "short"}, 9) is None
    assert BattleLengths({"base:short": (20.0, 30.0)}).estimate("base:short", 4) is None
    assert BattleLengths({"base:short": (20.0, 30.0)}).estimate("base:short", 3) == 30.0


def mod_with(folder: Path, text: str) -> tuple[Mod, ...]:
    """Our content and a mod with this file of lengths."""
    (folder / "slow" / "look").mkdir(parents=True)
    (folder / "slow" / "mod.toml").write_text(MANIFEST)
    (folder / "slow" / "look" / "lengths.toml").write_text(text)
    return load_mods([BASE, folder / "slow"], SECTIONS).catalog.mods


def test_a_mod_may_measure_anew(tmp_path: Path) -> None:
    problems: list[Problem] = []
    mods = mod_with(tmp_path, '[minutes]\n"base:short" = [99, 100]\n')
    found = read_lengths(mods, ["base:short"], problems)
    assert found.estimate("base:short", 2) == 99


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('[minutes]\n"base:shirt" = [9]\n', "no-such-def"),
        ('[minutes]\n"base:short" = [0]\n', "out-of-range"),
        ('[minuets]\n"base:short" = [9]\n', "unknown-key"),
    ],
)
def test_a_file_with_a_mistake_is_told_and_not_used(tmp_path: Path, text: str, code: str) -> None:
    problems: list[Problem] = []
    sizes = ["base:short", "base:standard", "base:long"]
    found = read_lengths(mod_with(tmp_path, text), sizes, problems)
    assert [(one.code, "lengths.toml" in str(one)) for one in problems] == [(code, True)]
    assert found.estimate("base:short", 2) == minutes("short", 2)


def test_perfidie_mods_tells_it(tmp_path: Path) -> None:
    mod_with(tmp_path, '[minutes]\n"base:shirt" = [9]\n')
    catalog = load_mods([BASE, tmp_path / "slow"], all_sections()).catalog
    assert [one.code for one in look_problems(catalog)] == ["no-such-def"]
    assert look_problems(base_catalog()) == []
