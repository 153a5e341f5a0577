"""Sets of house rules under a name: ours can be played, one's own are kept, files are read with care."""

import time
from pathlib import Path

import pytest

from game.app.games import GAMES, all_sections, flag_values
from game.app.workshop.table_sets import (
    TableSet,
    delete_set,
    export_set,
    keep_set,
    measure_set,
    own_sets,
    read_set,
    rename_set,
    sets_folder,
    shipped_sets,
)
from game.app.workshop.table_words import TableRules, from_words, to_words
from game.app.workshop.word_list import folded
from game.mods.load import load_mods
from game.mods.problems import Problem, problem_message
from game.mods.texts import LANGUAGES, Texts
from tests.builders import BASE, base_catalog
from tests.mods.conftest import WriteMod, write_mod  # noqa: F401

RICH = TableRules("complots", {"starting_coins": 4, "factions": True, "fifth_character": "inquisiteur"})


def kept(name: str, table: TableRules = RICH) -> TableSet:
    one = keep_set(name, table)
    assert isinstance(one, TableSet) and one.path is not None
    return one


@pytest.mark.parametrize("game", GAMES)
def test_three_sets_come_with_each_game_and_can_be_played_said_and_read(game: str) -> None:
    sets, defs = shipped_sets(base_catalog(), game), GAMES[game]
    assert len(sets) == 3
    for one in sets:
        values, problems = flag_values(base_catalog(), game, one.table.rules)
        assert not problems and one.table.rules
        assert not [x for x in defs.playable(base_catalog(), values, defs.seats) if x.severity == "error"]
        assert from_words(base_catalog(), " ".join(to_words(base_catalog(), one.table, "fr"))) == one.table
        for texts in (Texts(language, [BASE]) for language in LANGUAGES):
            assert one.name in texts and f"{one.name}.hint" in texts


@pytest.mark.processes
def test_a_set_shows_its_measured_effect(home: Path) -> None:
    (short, *_) = shipped_sets(base_catalog(), "complots")
    measuring = measure_set(short, 4, base_catalog())
    until = time.monotonic() + 60
    while not measuring.result.lengthens and time.monotonic() < until:
        measuring.look()
        time.sleep(0.01)
    measuring.close()
    assert measuring.result.lengthens and measuring.result.length is not None
    assert measuring.result.length.value < 0, "a short evening is shorter"


def test_a_set_whose_rule_is_not_here_is_not_offered(write_mod: WriteMod) -> None:  # noqa: F811
    mod = write_mod("bounds", {"roulette/a.toml": '[flag."base:points_to_win"]\nmin = 12\n'}, "base")
    catalog = load_mods([BASE, mod], all_sections()).catalog
    assert [one.name for one in shipped_sets(catalog, "roulette")] == [
        "table-set-roulette-bare",
        "table-set-roulette-dry",
    ]


def test_a_set_is_kept_named_listed_replaced_and_deleted(home: Path) -> None:
    first = kept("  Soirée   chez Zoé ")
    assert first.name == "Soirée chez Zoé" and own_sets("complots") == ([first], [])
    assert own_sets("roulette") == ([], [])
    again = kept("soiree chez zoé", TableRules("complots", {"forced_at": 8}))
    assert again.path == first.path and len(own_sets("complots")[0]) == 1
    other = kept("Alibis")
    assert [one.name for one in own_sets("complots")[0]] == ["Alibis", "soiree chez zoé"]
    taken = rename_set(other, "SOIRÉE chez Zoé")
    assert isinstance(taken, Problem) and taken.code == "table-name-taken"
    renamed = rename_set(other, "Jeudi")
    assert isinstance(renamed, TableSet) and renamed.path == other.path
    assert [one.name for one in own_sets("complots")[0]] == ["Jeudi", "soiree chez zoé"]
    assert delete_set(renamed) is None and delete_set(again) is None and own_sets("complots") == ([], [])
    nameless = keep_set("  ", RICH)
    assert isinstance(nameless, Problem) and nameless.code == "table-nameless"
    assert not [path for path in sets_folder().iterdir() if path.name.startswith(".")]


def test_a_broken_file_is_told_with_its_place_and_stays(home: Path) -> None:
    kept("Jeudi")
    for number, text in enumerate(
        ("format = 1\nname = 3\n", "nonsense", 'format = 9\nname = "x"\ngame = "y"\n')
    ):
        (sets_folder() / f"broken-{number}.toml").write_text(text)
    sets, problems = own_sets("complots")
    assert [one.name for one in sets] == ["Jeudi"] and len(problems) == 3
    assert {one.file for one in problems} == {f"broken-{number}.toml" for number in range(3)}
    for language in LANGUAGES:
        texts = Texts(language, [BASE])
        assert all(problem_message(one, texts) for one in problems) and not texts.missing
    assert len(list(sets_folder().iterdir())) == 4


def test_a_set_goes_to_another_house_as_a_file(home: Path, tmp_path: Path) -> None:
    out = export_set(kept("Jeudi"), tmp_path / "out")
    assert isinstance(out, TableSet) and out.path is not None
    second = export_set(kept("Jeudi"), tmp_path / "out")
    assert isinstance(second, TableSet) and second.path != out.path
    found, problems = read_set(out.path, base_catalog())
    assert found is not None and found.table == RICH and found.name == "Jeudi" and list(problems) == []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('game = "belote"', "table-no-game"),
        ("[rules]\nstarting_coins = 99", "out-of-range"),
        ("[rules]\nnonsense = 1", "unknown-flag"),
        ('mods = ["elsewhere"]', "table-mods-on"),
        ("surprise = 1", "unknown-key"),
    ],
)
def test_what_a_house_cannot_play_of_a_file_is_told(tmp_path: Path, line: str, code: str) -> None:
    path = tmp_path / "x.toml"
    game = "" if line.startswith("game") else 'game = "complots"\n'
    path.write_text(f'format = 1\nname = "x"\n{game}{line}\n')
    _, problems = read_set(path, base_catalog())
    assert [one.code for one in problems] == [code]
    for language in LANGUAGES:
        texts = Texts(language, [BASE])
        assert problem_message(problems[0], texts) and not texts.missing


def test_a_set_made_with_other_mods_says_which_to_switch_off(tmp_path: Path, write_mod: WriteMod) -> None:  # noqa: F811
    mod = write_mod("mine", {"complots/a.toml": '[action."base:aide"]\norder = 3\n'}, "base")
    catalog = load_mods([BASE, mod], all_sections()).catalog
    out = export_set(TableSet("Jeudi", RICH), tmp_path)
    assert isinstance(out, TableSet) and out.path is not None
    _, problems = read_set(out.path, catalog)
    assert [(one.code, one.facts) for one in problems] == [("table-mods-off", {"mods": "mine"})]


def test_a_disk_that_refuses_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    found = keep_set("Jeudi", RICH, blocked / "tables")
    assert isinstance(found, Problem) and found.code == "unwritable"
    assert folded("Jeudi") == "jeudi"
