"""Content is data: boxes of five, seven and eight symbols play without a line of Python."""

from collections import Counter as Tally
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.match import Match, replay_log
from game.core.rng import Rng
from game.core.rules import SPECTATOR
from game.mods.load import Loaded, load_mods
from game.mods.problems import problem_message
from game.mods.texts import Texts
from game.rules.hecatombe.actions import Attack, Choose, Name
from game.rules.hecatombe.content import content
from game.rules.hecatombe.defs import SECTIONS, BoxDef, SymbolDef
from game.rules.hecatombe.rules import Hecatombe
from tests.builders import BASE, LONGEST, base_catalog
from tests.rules.hecatombe.builders import some_rules

Write = Callable[[str], Path]

TABLES = """tables = [
    { players = 2, tiles = 24, objectives = 3, known = 0 },
    { players = 3, tiles = 17, objectives = 2 },
    { players = 4, tiles = 14 },
    { players = 5, tiles = 12 },
    { players = 6, tiles = 10 },
    { players = 7, tiles = 8 },
]
"""
FIVE = f'[box.petite]\nsymbols = ["terre", "eau", "air", "feu", "vie"]\ncopies = 6\n{TABLES}'
SEVEN = f"""[symbol.lune]
[box.grande]
symbols = ["terre", "eau", "air", "lune", "feu", "vie", "nuit"]
copies = 3
{TABLES}"""
EIGHT = f"""[symbol.lune]
[symbol.sang]
[box.immense]
symbols = ["terre", "eau", "air", "feu", "vie", "nuit", "lune", "sang"]
copies = 3
{TABLES}"""
BOXES = {5: (FIVE, 10, 6), 7: (SEVEN, 21, 3), 8: (EIGHT, 28, 3)}


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a mod that needs base, with this Hécatombe file, and say where it lies."""

    def folder(text: str) -> Path:
        mod = tmp_path / "lunes-noires"
        (mod / "hecatombe").mkdir(parents=True)
        (mod / "mod.toml").write_text(
            'format = 1\nid = "lunes-noires"\nversion = "1"\ntitle = "Lunes"\nrequires = ["base"]\n'
        )
        (mod / "hecatombe" / "box.toml").write_text(text)
        return mod

    return folder


def loaded(mod: Path) -> Loaded:
    """Base and the mod, without a problem."""
    found = load_mods([BASE, mod], SECTIONS)
    assert not found.problems, "\n".join(map(str, found.problems))
    return found


def rules_of(mod: Path, players: int, **flags: Any) -> Hecatombe:
    """Hécatombe with the mod's box."""
    return Hecatombe(content(loaded(mod).catalog), some_rules(2, **flags).setting.flags, players)


def held(match: Match[Any, Any, Any]) -> Tally[str]:
    """Every tile of the match."""
    state = match.state
    places = [*state.hands, *state.objectives, *state.armies, *state.captured, state.dead, state.middle]
    return Tally(people for place in places for people in place)


@pytest.mark.statistics
@pytest.mark.rule("H-01", "H-02", "H-17")
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("symbols", BOXES)
@pytest.mark.parametrize("no_retreat", [False, True])
def test_boxes_of_other_sizes_play_whole_matches(
    write: Write, symbols: int, players: int, no_retreat: bool
) -> None:
    text, peoples, copies = BOXES[symbols]
    rules = rules_of(write(text), players, no_retreat=no_retreat)
    assert len(rules.setting.content.peoples) == peoples and len(rules.setting.content.symbols) == symbols
    rng = Rng(players)
    for seed in range(2):
        match: Match[Any, Any, Any] = Match(rules, seed)
        box = Tally(dict.fromkeys(rules.setting.content.peoples, copies))
        while match.to_act():
            view = match.seat(SPECTATOR).view
            assert held(match) == box and len(match.log) < LONGEST
            if view.asks == "reveal" and not view.history:
                assert {len(tiles) for tiles in view.captured} == {rules.setting.goal}
            player = rng.choice(tuple(match.to_act()))
            assert match.submit(rng.choice(match.options(player))) is None
        assert match.outcome() is not None
        assert replay_log(rules, seed, match.log).checksum() == match.checksum()


def test_a_people_is_called_by_its_two_symbols_in_printed_order(write: Write) -> None:
    rules = rules_of(write(SEVEN), 2)
    assert rules.setting.content.peoples[:4] == ("terre-eau", "terre-air", "terre-lune", "terre-feu")
    assert rules.setting.content.pairs["air-lune"] == ("base:air", "lunes-noires:lune")
    assert rules.setting.content.shared["air-lune"] == {
        people: people.split("-").count("air") + people.split("-").count("lune")
        for people in rules.setting.content.peoples
    }


@pytest.mark.rule("H-19")
def test_any_people_of_the_box_can_be_named(write: Write) -> None:
    match: Match[Any, Any, Any] = Match(rules_of(write(EIGHT), 2), 1)
    while match.seat(SPECTATOR).view.asks != "reveal":
        player = match.to_act()[0]  # type: ignore[index]
        assert match.submit(match.options(player)[0]) is None
    chooser = match.to_act()[0]  # type: ignore[index]
    assert Name(chooser, "lune-sang") in match.options(chooser)


def test_two_symbols_of_one_name_make_two_kinds_of_peoples(write: Write) -> None:
    text = SEVEN.replace("[symbol.lune]", "[symbol.air]").replace(
        '"terre", "eau", "air", "lune"', '"terre", "eau", "base:air", "lunes-noires:air"'
    )
    box = content(loaded(write(text)).catalog)
    assert len(box.peoples) == 21 and "base.air-lunes_noires.air" in box.peoples
    assert box.pairs["base.air-lunes_noires.air"] == ("base:air", "lunes-noires:air")


def test_a_mod_changes_only_the_copies_or_a_table_of_ours(write: Write) -> None:
    tables = TABLES.replace("tiles = 14", "tiles = 12")
    box = content(loaded(write(f'[box."base:standard"]\ncopies = 5\n{tables}')).catalog)
    assert box.size == 75 and box.tables[4].tiles == 12 and len(box.peoples) == 15
    rules = Hecatombe(box, some_rules(2).setting.flags, 4)
    match: Match[Any, Any, Any] = Match(rules, 1)
    assert rules.setting.goal == 6 and [len(hand) for hand in match.state.hands].count(12) == 3
    choice = match.options(0)[0]
    assert isinstance(choice, Choose) and match.submit(choice) is None


def test_a_table_may_hide_more_objectives_and_let_more_be_known(write: Write) -> None:
    tables = TABLES.replace("players = 5, tiles = 12", "players = 5, tiles = 12, objectives = 3, known = 2")
    match: Match[Any, Any, Any] = Match(rules_of(write(f'[box."base:standard"]\n{tables}'), 5), 1)
    while match.seat(SPECTATOR).view.asks == "objectives":
        player = match.to_act()[0]  # type: ignore[index]
        assert match.submit(match.options(player)[0]) is None
    assert [tile == "?" for tile in match.seat(1).view.objectives[0]] == [False, False, True]
    assert isinstance(match.options(match.state.active)[0], Attack)


BROKEN = [
    (FIVE.replace('"air", "feu"', '"air", "air"'), "problem-box-twins"),
    (FIVE.replace('"air", "feu"', '"air", "base:air"'), "problem-box-twins"),
    (SEVEN.replace("lune", "pleine-lune"), "problem-box-dash"),
    (FIVE.replace("    { players = 7, tiles = 8 },\n", ""), "problem-box-tables"),
    (FIVE.replace("players = 6", "players = 7"), "problem-box-tables"),
    (FIVE.replace("players = 7", "players = 4"), "problem-box-tables"),
    (FIVE.replace("tables = [", "tables = [\n    { players = 4, tiles = 14 },"), "problem-box-tables"),
    (FIVE.replace("copies = 6", "copies = 5"), "problem-box-small"),
    (FIVE.replace("tiles = 24", "tiles = 60"), "problem-box-small"),
    (FIVE.replace("players = 2, tiles = 24", "players = 2, tiles = 4"), "problem-box-armies"),
    (FIVE.replace("players = 7, tiles = 8", "players = 7, tiles = 3"), "problem-box-armies"),
    (FIVE.replace("players = 4, tiles = 14", "players = 4, tiles = 13"), "problem-box-parity"),
    (FIVE.replace("tiles = 24, objectives = 3", "tiles = 24, objectives = 2"), "problem-box-parity"),
]


@pytest.mark.rule("H-17")
@pytest.mark.parametrize(("text", "key"), BROKEN)
def test_a_box_that_could_not_be_played_is_a_problem_with_its_place(
    write: Write, text: str, key: str
) -> None:
    found = load_mods([BASE, write(text)], SECTIONS)
    assert [problem.facts.get("reason") for problem in found.problems] == [key]
    problem = found.problems[0]
    assert problem.file.endswith("box.toml") and problem.line > 0
    for language in ("fr", "en"):
        texts = Texts(language, [BASE])
        said = problem_message(problem, texts)
        assert texts(key) in said and said.endswith(".") and not texts.missing
        assert problem.place in said


def test_every_problem_of_a_box_is_proved_above() -> None:
    import inspect
    import re

    codes = set(re.findall(r"problem-box-\w+", inspect.getsource(BoxDef)))
    assert codes == {key for _, key in BROKEN}


@pytest.mark.parametrize(
    "text",
    [
        FIVE.replace('"vie"', '"lune"'),
        FIVE.replace(', "vie"', ""),
        EIGHT.replace('"sang"', '"sang", "terre", "eau"'),
        FIVE.replace("copies = 6", "copies = 0"),
        FIVE.replace("copies = 6", 'copies = "six"'),
        FIVE.replace("players = 7", "players = 9"),
        FIVE.replace("objectives = 3", "objectives = 4"),
        FIVE.replace("known = 0", "known = -1"),
        FIVE.replace("known = 0", "seen = 1"),
        '[symbol.lune]\ncolour = "blue"\n',
    ],
)
def test_a_slip_of_the_pen_is_a_problem_with_its_place(write: Write, text: str) -> None:
    found = load_mods([BASE, write(text)], SECTIONS)
    assert found.problems and all(problem.file and problem.line for problem in found.problems)


def test_base_holds_what_the_rulebook_says() -> None:
    names = " ".join(symbol.name for symbol in base_catalog().all(SymbolDef))
    assert names == "terre eau air feu vie nuit"
    (box,) = base_catalog().all(BoxDef)
    assert box.copies == 4 and box.size == 60
    assert [(table.players, table.tiles, table.objectives, table.known) for table in box.tables] == [
        (2, 24, 3, 0),
        (3, 17, 2, 1),
        (4, 14, 1, 1),
        (5, 12, 1, 1),
        (6, 10, 1, 1),
        (7, 8, 1, 1),
    ]
