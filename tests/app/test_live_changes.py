"""Mods that change while a match is played: it takes over what it can, and its log tells it for good."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import paths
from game.app.app import App
from game.app.content.changing import Change, change_match, is_between
from game.app.content.exact import play_exactly
from game.app.content.mods_of_then import ExactMods
from game.app.playback import Playback, film_of
from game.app.table import Table
from game.core.match import Match
from game.core.succession import rules_at
from game.saves.save import SavedMatch, SaveProblem
from game.saves.settings import Settings
from tests.app.conftest import BASE, a_plan, match_of

MANIFEST = 'format = 1\nid = "mine"\nversion = "1"\ntitle = "Mine"\nrequires = ["base"]\n'

CHANGES: dict[str, tuple[str, str, Callable[[Any], object]]] = {
    "complots": (
        '[action."base:revenu"]\neffect = {{ kind = "gain", coins = {n} }}\n',
        "complots/mine.toml",
        lambda rules: rules.setting.actions["base:revenu"].effect.coins,
    ),
    "hecatombe": (
        '[flag."base:rounds_to_win"]\ndefault = {n}\n',
        "hecatombe/mine.toml",
        lambda rules: rules.setting.flags.rounds_to_win,
    ),
    "roulette": (
        '[team."base:standard"]\ncaught = {n}\n',
        "roulette/mine.toml",
        lambda rules: rules.setting.team.caught,
    ),
    "skirmish": (
        '[spell."base:etincelle"]\nvalue = {n}\n',
        "skirmish/mine.toml",
        lambda rules: rules.setting.content.spells["base:etincelle"].value,
    ),
}
"""By game: something that a running match takes over, its file, and where its rules have it."""


class Evening:
    """The house with a mod of its own, whose file of the game can be written again."""

    def __init__(self, home: Path, game: str) -> None:
        self.folder, self.game = home / "mine", game
        self.said, self.name, self.told = CHANGES[game]
        (self.folder / game).mkdir(parents=True)
        (self.folder / "mod.toml").write_text(MANIFEST, encoding="utf-8")
        self.write(3)
        self.app = App([BASE, self.folder], Settings(language="en")).inline()

    def write(self, n: int, more: str = "") -> None:
        (self.folder / self.name).write_text(self.said.format(n=n) + more, encoding="utf-8")

    def begin(self, moves: int = 3) -> Table:
        table = self.app.begin(a_plan(self.game))
        self.play(table, moves)
        return table

    def play(self, table: Table, moves: int) -> None:
        until = table.ticks + moves
        while table.ticks < until and table.outcome is None:
            table.update(1.0)

    def change(self, table: Table) -> Change:
        content = self.app.read_anew()
        found = change_match(self.app, table, content)
        if found.kind != "waits":
            self.app.adopt(content)
        return found


@pytest.fixture
def evening(home: Path, tmp_path: Path, game: str) -> Evening:
    return Evening(tmp_path / "mods", game)


@pytest.fixture
def complots(home: Path, tmp_path: Path) -> Evening:
    return Evening(tmp_path / "mods", "complots")


def resumed(app: App, path: Path) -> Table:
    table = app.resume(path)
    assert isinstance(table, Table), table.describe(app.texts)
    return table


def checksums(table: Table) -> str:
    return match_of(table).checksum()


def test_a_saved_change_is_law_from_the_next_decision_on(evening: Evening) -> None:
    table = evening.begin()
    evening.write(4)
    assert evening.told(table.rules) == 3
    assert evening.change(table) == Change("taken")
    assert evening.told(table.rules) == evening.told(match_of(table).rules) == 4
    assert evening.told(rules_at(table.first_rules, table.ticks - 1)) == 3


def test_a_match_with_changes_is_the_same_after_it_was_left(evening: Evening) -> None:
    table = evening.begin()
    since = table.ticks
    evening.write(4)
    evening.change(table)
    evening.play(table, 2)
    evening.write(5)
    evening.change(table)
    evening.play(table, 3)
    path, at, stood = table.path, table.ticks, checksums(table)
    table.close()
    assert path is not None
    for app in (evening.app, App([BASE, evening.folder], Settings()).inline()):
        again = resumed(app, path)
        assert (again.ticks, checksums(again)) == (at, stood)
        assert [evening.told(rules_at(again.first_rules, tick)) for tick in (0, since, at)] == [3, 4, 5]
        again.close()


def test_a_change_stands_in_the_log_at_once(evening: Evening) -> None:
    """Whoever is killed right after it goes on under it."""
    table = evening.begin()
    evening.write(4)
    evening.change(table)
    saved = evening.app.read(table.path) if table.path else None
    assert isinstance(saved, SavedMatch) and [one.tick for one in saved.changes] == [table.ticks]
    again = evening.app.again(saved)
    assert isinstance(again, Match)
    assert evening.told(again.rules) == 4 and again.checksum() == checksums(table)
    table.close()


def ended(evening: Evening) -> tuple[Path, Table]:
    """A match that was played to its end under a change."""
    table = evening.begin()
    evening.write(4)
    evening.change(table)
    path = table.path
    evening.play(table, 5_000)
    assert path is not None and table.outcome is not None
    table.close()
    return path, table


@pytest.mark.parametrize("then", ["changed again", "gone"])
def test_a_match_with_changes_is_seen_again_whatever_became_of_the_file(evening: Evening, then: str) -> None:
    path, table = ended(evening)
    evening.write(5)
    folders = [BASE, evening.folder]
    if then == "gone":
        shutil.rmtree(evening.folder)
        folders.pop()
    app = App(folders, Settings(language="en")).inline()
    assert play_exactly(app, path)
    film = app.playback(path)
    assert isinstance(film, Playback)
    while film.outcome is None:
        film.update(1.0)
    assert checksums(film) == checksums(table)
    assert film.review() == table.review()


def test_the_film_of_a_match_with_changes_ends_as_the_match(complots: Evening) -> None:
    _, table = ended(complots)
    film = film_of(table)
    while film.outcome is None:
        film.update(1.0)
    assert checksums(film) == checksums(table)


def test_a_log_that_forgets_a_change_is_another_match(complots: Evening) -> None:
    """The negative control: without the line of the change the end is not the same."""
    path, _ = ended(complots)
    saved = complots.app.read(path)
    assert isinstance(saved, SavedMatch) and len(saved.changes) == 1
    forgetful = msgspec.structs.replace(saved, changes=())
    complots.write(3)
    app = App([BASE, complots.folder], Settings()).inline()
    found = app.again(forgetful)
    assert isinstance(found, SaveProblem) and found.code in ("illegal", "diverged")


@pytest.mark.parametrize(
    ("name", "text", "waiting"),
    [
        (
            "complots/mine.toml",
            '[action.new]\neffect = { kind = "gain", coins = 1 }\n',
            [("action", "mine:new", "")],
        ),
        (
            "complots/mine.toml",
            '[action."base:aide"]\nclaim = "base:comtesse"\n',
            [("action", "base:aide", "claim")],
        ),
        ("complots/mine.toml", '[deck."base:cour"]\nbank = 60\n', [("deck", "base:cour", "bank")]),
        (
            "complots/mine.toml",
            '[flag."base:starting_coins"]\ndefault = 3\n',
            [("flag", "base:starting_coins", "default")],
        ),
    ],
)
def test_what_a_running_match_cannot_carry_waits(
    complots: Evening, name: str, text: str, waiting: Sequence[tuple[str, str, str]]
) -> None:
    table = complots.begin()
    complots.write(3, text)
    assert complots.change(table) == Change("waits", tuple(waiting))  # type: ignore[arg-type]
    assert complots.told(table.rules) == 3
    path = table.path
    table.close()
    saved = complots.app.read(path) if path else None
    assert isinstance(saved, SavedMatch) and not saved.changes


def test_what_can_be_taken_over_is_and_the_rest_waits(complots: Evening) -> None:
    table = complots.begin()
    complots.write(4, '[deck."base:cour"]\nbank = 60\n')
    assert complots.change(table) == Change("taken", (("deck", "base:cour", "bank"),))  # type: ignore[arg-type]
    assert complots.told(table.rules) == 4
    assert table.rules.setting.content.deck.bank == 54
    path, stood = table.path, checksums(table)
    table.close()
    assert path is not None
    again = resumed(complots.app, path)
    assert checksums(again) == stood and again.rules.setting.content.deck.bank == 54
    again.close()


def test_a_change_that_fits_nothing_that_is_kept_waits(complots: Evening) -> None:
    """A revenue that kills needs a target, and whether an action has one is not taken over."""
    table = complots.begin()
    text = (
        '[action."base:aide"]\neffect = { kind = "kill" }\ntarget = true\n'
        'block = { by = "target", claiming = ["base:comtesse"] }\n'
    )
    complots.write(3, text)
    found = complots.change(table)
    assert found.kind == "waits" and {one.field for one in found.waiting} == {"effect", "target", "block"}
    table.close()


def test_words_and_other_games_leave_no_line(complots: Evening) -> None:
    table = complots.begin()
    (complots.folder / "text" / "en").mkdir(parents=True)
    (complots.folder / "text" / "en" / "mine.ftl").write_text("mod-title = Mine!\n", encoding="utf-8")
    (complots.folder / "roulette").mkdir()
    (complots.folder / "roulette" / "mine.toml").write_text(
        '[team."base:standard"]\ncaught = 4\n', encoding="utf-8"
    )
    assert complots.change(table) == Change("untouched")
    saved = complots.app.read(table.path) if table.path else None
    assert isinstance(saved, SavedMatch) and not saved.changes
    table.close()


def test_house_rules_that_the_players_chose_stay(home: Path, tmp_path: Path) -> None:
    evening = Evening(tmp_path / "mods", "hecatombe")
    plan = a_plan("hecatombe")
    chosen = msgspec.structs.replace(plan, flags={"rounds_to_win": 2, "father_rule_from": 4})
    table = evening.app.begin(chosen)
    evening.write(4, '[flag."base:father_rule_from"]\ndefault = 6\n')
    assert evening.change(table) == Change("taken")
    assert table.rules.setting.flags.rounds_to_win == 2
    assert table.rules.setting.flags.father_rule_from == 6
    table.close()


def test_a_match_that_nobody_writes_down_takes_nothing_over(complots: Evening) -> None:
    table = complots.app.begin(a_plan("complots"), keep=False)
    complots.write(4)
    assert complots.change(table).kind == "waits"


def test_a_mod_too_large_for_the_log_waits(complots: Evening) -> None:
    table = complots.begin()
    noise = "".join(f"# {sha256(b'%d' % n).hexdigest()}\n" for n in range(2_000))
    complots.write(4, noise)
    assert complots.change(table).kind == "waits"
    table.close()


def test_nothing_changes_while_somebody_has_answered(home: Path, tmp_path: Path) -> None:
    evening = Evening(tmp_path / "mods", "roulette")
    table = evening.app.begin(a_plan("roulette", "hhh"))
    while not table.is_sealed:
        for player in table.missing:
            table.submit(table.seat(player).options[-1])
        table.update(0.0)
    assert not is_between(table), "a clock runs"
    table.clock = None
    assert is_between(table)
    assert table.submit(table.seat(0).options[0]) is None
    assert table.drafted == {0} and not is_between(table)
    table.close()


def test_bots_think_by_the_new_rules(complots: Evening) -> None:
    asked: list[object] = []
    think = complots.app.think

    def thinker(game: str, rules: Any) -> Any:
        asked.append(complots.told(rules))
        return think(game, rules)

    complots.app.think = thinker
    table = complots.begin()
    complots.write(4)
    complots.change(table)
    complots.play(table, 2)
    assert asked == [3, 4]
    table.close()


def test_earlier_parts_of_a_match_are_read_without_a_trace(complots: Evening) -> None:
    path, _ = ended(complots)
    shutil.rmtree(complots.folder)
    app = App([BASE], Settings()).inline()
    saved = app.read(path)
    found = saved.saved if isinstance(saved, SaveProblem) else saved
    assert isinstance(found, SavedMatch)
    for _, header in found.headers:
        exact = ExactMods(header, app.loaded.mods)
        exact.close()
        assert exact.carried == ["mine"]
    assert paths.saves_folder().is_dir()


def test_a_saved_script_is_law_from_the_next_decision_on_and_for_good(complots: Evening) -> None:
    """Scripts are told in the log like tables, and what they keep goes on."""
    script = complots.folder / "complots" / "clock.lua"
    kept = "{ wish = 'remember', key = 'n', value = (facts.memory.n or 0) + %d }"
    said = "return { on = { turn_start = function(facts) return { " + kept + " } end } }\n"
    script.write_text(said % 1, encoding="utf-8")
    complots.app.read_content_again()
    table = complots.begin(8)
    before = match_of(table).state.memory.of("mine")["n"]
    script.write_text(said % 100, encoding="utf-8")
    assert complots.change(table) == Change("taken")
    complots.play(table, 12)
    assert match_of(table).state.memory.of("mine")["n"] >= before + 100
    path, stood = table.path, checksums(table)
    table.close()
    shutil.rmtree(complots.folder)
    app = App([BASE], Settings(language="en")).inline()
    assert path is not None and play_exactly(app, path)
    again = resumed(app, path)
    assert checksums(again) == stood
    again.close()


@pytest.mark.parametrize(("shape", "forgotten"), [("{ n = '' }", ("mine: n",)), ("{ n = 0 }", ())])
def test_what_a_changed_script_remembers_no_more_is_named(
    complots: Evening, shape: str, forgotten: tuple[str, ...]
) -> None:
    script = complots.folder / "complots" / "clock.lua"
    said = "turn_start = function(facts) return { { wish = 'remember', key = 'n', value = 1 } } end"
    script.write_text(f"return {{ on = {{ {said} }} }}\n", encoding="utf-8")
    complots.app.read_content_again()
    table = complots.begin(8)
    pays = "return { { wish = 'pay', player = 1, coins = 1 } }"
    told = f"turn_start = function(facts) if facts.memory.n then {pays} end end"
    script.write_text(f"return {{ remembers = {shape}, on = {{ {told} }} }}\n", encoding="utf-8")
    assert complots.change(table) == Change("taken", forgotten=forgotten)
    complots.play(table, 6)
    path, stood = table.path, checksums(table)
    table.close()
    assert path is not None
    again = resumed(complots.app, path)
    assert checksums(again) == stood
    again.close()
