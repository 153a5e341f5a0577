"""A table that cannot be played is refused before anybody sits down, with the key that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from game.app.app import App
from game.app.games import GAMES, UnfitTable, flag_values
from game.app.plan import MatchPlan
from game.mods.flags import FlagDef, by_name
from game.mods.problems import Problem, problem_message
from game.rules.complots.defs import ActionDef
from game.saves.settings import Settings
from tests.app.conftest import BASE, chairs

pytestmark = pytest.mark.whole

House = Callable[[str, str], App]


@pytest.fixture
def house(tmp_path: Path, home: Path) -> House:
    """The app with a mod that says this of a game."""

    def opened(game: str, text: str) -> App:
        mod = tmp_path / "odd"
        (mod / game).mkdir(parents=True)
        (mod / "mod.toml").write_text(
            'format = 1\nid = "odd"\nversion = "1"\ntitle = "Odd"\nrequires = ["base"]\n'
        )
        (mod / game / "odd.toml").write_text(text)
        return App([BASE, mod], Settings(language="fr")).inline()

    return opened


def of_every_action(line: str) -> str:
    """The line, said of every action of Complots."""
    actions = App([BASE], Settings()).catalog.all(ActionDef)
    return "\n".join(f'[action."{action.id}"]\n{line}\n' for action in actions)


def refusal(app: App, game: str, players: int = 4, **flags: Any) -> list[Problem]:
    """What forbids the table; every problem can be said, and nothing is begun."""
    with pytest.raises(UnfitTable) as refused:
        app.begin(MatchPlan(game, chairs("b" * players), 3, flags), keep=False)
    for problem in refused.value.problems:
        said = problem_message(problem, app.texts)
        assert f"problem-{problem.code}" not in said and "{" not in said
    return list(refused.value.problems)


ENDLESS = '[flag."base:rounds_to_win"]\nmax = 1000000000\ndefault = 1000000000\n'
ODD = [
    ("complots", "cost = 99", "table-no-free-action", "action"),
    ("complots", "factions = true", "table-no-action", "flag"),
    ("hecatombe", ENDLESS, "out-of-range", "flag"),
    ("roulette", '[card."base:prime"]\nby = ["in-round", "out"]\n', "table-card-never", "card"),
    ("roulette", '[card."base:sang_froid"]\nby = ["out"]\n', "table-card-never", "card"),
    ("roulette", '[card."base:prime"]\neffects = [{ kind = "script" }]\n', "table-card-unheard", "card"),
    ("roulette", '[card."base:chargeur"]\ntarget = ["loaded"]\n', "table-card-never", "card"),
]


@pytest.mark.parametrize(("game", "text", "code", "where"), ODD)
def test_an_unplayable_table_is_a_problem_at_load_and_refused_with_its_key(
    house: House, game: str, text: str, code: str, where: str
) -> None:
    app = house(game, text if "[" in text else of_every_action(text))
    assert all(mod.enabled for mod in app.loaded.mods), [str(one) for one in app.problems]
    assert [problem.code for problem in app.problems] == [code], [str(one) for one in app.problems]
    (found,) = refusal(app, game)
    assert found.code == code and found.where.startswith(where), found
    assert code == "table-no-action" or (found.line and found.file.endswith("odd.toml")), found


def test_a_deck_of_equal_courtiers_and_bounds_below_zero_switch_their_mod_off(house: House) -> None:
    equal = ", ".join(['"base:duchesse"'] * 5)
    twins = f'[deck."base:cour"]\nalways = [{equal}]\n'
    low = '[flag."base:starting_coins"]\nmin = -5\n\n[flag."base:forced_at"]\nmin = 9\nmax = 3\n'
    app = house("complots", twins + low)
    said = [problem_message(problem, app.texts) for problem in app.problems]
    for words in ("deux fois", "sous zéro", "plus grand que min"):
        assert sum(words in one for one in said) == 1, said
    assert len(said) == 3 and all(problem.line for problem in app.problems)
    assert [mod.enabled for mod in app.loaded.mods] == [True, False]
    app.begin(MatchPlan("complots", chairs("bbb"), 3), keep=False).close()


def test_a_house_rule_of_another_kind_is_refused_not_a_crash(house: House) -> None:
    app = house(
        "hecatombe", '[flag."base:rounds_to_win"]\nkind = "choice"\nchoices = ["a", "b"]\ndefault = "a"\n'
    )
    assert [problem.code for problem in refusal(app, "hecatombe")] == ["table-flag-kind"]


def test_a_value_that_the_table_has_chosen_is_named_and_a_better_one_is_played(house: House) -> None:
    app = house("hecatombe", '[flag."base:rounds_to_win"]\nmax = 1000000000\n')
    assert app.problems == []
    (found,) = refusal(app, "hecatombe", rounds_to_win=1_000_000_000)
    assert (found.where, found.file) == ("rounds_to_win", "")
    app.begin(MatchPlan("hecatombe", chairs("bbb"), 3, {"rounds_to_win": 20}), keep=False).close()


def test_a_battle_without_its_table_is_refused(tmp_path: Path, home: Path) -> None:
    base = Path(copytree(BASE, tmp_path / "base"))
    zones = base / "skirmish" / "zones.toml"
    lines = zones.read_text(encoding="utf-8").split("[zones.")
    kept = [part for part in lines if not part.startswith("armies_2]")]
    assert len(kept) == len(lines) - 1
    zones.write_text("[zones.".join(kept), encoding="utf-8")
    app = App([base], Settings(language="en")).inline()
    assert [(one.code, one.where) for one in app.problems] == [("table-no-zones", "zones.armies_2")]
    assert [one.code for one in refusal(app, "skirmish", 2)] == ["table-no-zones"]


@pytest.mark.parametrize("game", GAMES)
def test_the_base_content_can_be_played_by_any_number_under_any_house_rule(game: str, home: Path) -> None:
    app, entry = App([BASE], Settings()), GAMES[game]
    for name, flag in by_name(app.catalog.all(FlagDef, game=game)).items():
        for value in (flag.min, flag.max) if flag.kind == "int" else flag.choices or (True, False):
            values, problems = flag_values(app.catalog, game, {name: value})
            assert problems == () and entry.playable(app.catalog, values, entry.seats) == []
