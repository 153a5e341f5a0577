"""Before people sit down, lots are drawn at their table: always something to do, always an end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.app import App
from game.app.games import GAMES
from game.app.tryout import Tryout, begin_tryout, memory_path, tables_to_try, try_match, try_matches
from game.core.rules import Outcome, Refusal
from game.mods.problems import Problem, problem_message
from game.saves.lock import WriterLock
from game.saves.settings import Settings
from game.saves.tried import KEPT, load_tried, save_tried
from tests.app.conftest import BASE
from tests.app.test_tables import House, house, of_every_action  # noqa: F401
from tests.cli.conftest import Run, run  # noqa: F401

pytestmark = pytest.mark.whole


class Steps:
    """Rules of a walk of so many steps, which may go wrong in one way."""

    players = 2

    def __init__(self, length: int, wrong: str = "") -> None:
        self.length, self.wrong = length, wrong

    def setup(self, rng: Any) -> list[int]:
        return [0]

    def to_act(self, state: list[int]) -> tuple[int, ...]:
        return () if state[0] >= self.length or (self.wrong == "asks nobody" and state[0] == 3) else (0,)

    def legal_actions(self, state: list[int], player: int) -> tuple[str, ...]:
        return () if self.wrong == "offers nothing" and state[0] == 3 else ("step",)

    def check(self, state: list[int], action: str) -> Refusal | None:
        return Refusal("no") if self.wrong == "offers what is refused" and state[0] == 3 else None

    def apply(self, state: list[int], actions: Any, rng: Any, *, events: bool) -> list[Any]:
        if self.wrong == "crashes" and state[0] == 3:
            raise IndexError
        state[0] += self.wrong != "stands still"
        return []

    def outcome(self, state: list[int]) -> Outcome | None:
        return Outcome((0,)) if state[0] >= self.length else None


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ("", None),
        ("asks nobody", "tryout-stuck"),
        ("offers nothing", "tryout-stuck"),
        ("offers what is refused", "tryout-illegal"),
        ("crashes", "tryout-crash"),
        ("stands still", "tryout-endless"),
    ],
)
def test_whatever_may_go_wrong_is_found_and_can_be_said(wrong: str, code: str | None) -> None:
    found = try_match(Steps(9, wrong), 5)
    assert (found.code if found else None) == code
    for language in ("fr", "en") if found else ():
        said = problem_message(found, App([BASE], Settings(language=language)).texts)  # type: ignore[arg-type]
        assert "problem-" not in said and "{" not in said and "5" in said


@pytest.mark.parametrize("game", ["complots", "hecatombe", "roulette"])
def test_lots_play_the_base_content_to_its_end(game: str, home: Path) -> None:
    catalog = App([BASE], Settings()).catalog
    seats = GAMES[game].seats
    for table in tables_to_try(catalog, GAMES[game], {}, (seats[0], seats[-1])):
        assert not isinstance(table, Problem) and try_matches(table.rules, range(3)) is None


def test_a_table_where_nothing_ever_happens_is_endless(house: House) -> None:  # noqa: F811
    idle = 'effect = { kind = "gain", coins = 0 }\n'
    costly = of_every_action("cost = 99").replace("cost = 99", idle, 1)
    app = house("complots", costly)
    assert app.problems == []
    (table,) = tables_to_try(app.catalog, GAMES["complots"], {}, (4,))
    assert not isinstance(table, Problem)
    found = try_match(table.rules, 1, most=2_000)
    assert found is not None and found.code == "tryout-endless"


def test_content_that_cannot_even_be_laid_is_a_problem(home: Path) -> None:
    catalog = App([BASE], Settings()).catalog
    (found,) = tables_to_try(catalog, GAMES["complots"], {}, (1,))
    assert isinstance(found, Problem) and found.code == "tryout-crash"
    tryout = Tryout([found])
    assert tryout.done and tryout.wait() == [found]


def test_what_was_tried_is_remembered_and_a_spoilt_memory_is_empty(tmp_path: Path) -> None:
    path, wrong = tmp_path / "config" / "tried.json", Problem(code="tryout-stuck", facts={"players": 3})
    assert load_tried(path) == {} and save_tried(path, {"a": None, "b": wrong})
    assert save_tried(path, {"c": None}) and load_tried(path) == {"a": None, "b": wrong, "c": None}
    assert save_tried(path, {f"{n}": None for n in range(KEPT)})
    assert len(load_tried(path)) == KEPT and "a" not in load_tried(path)
    for raw in (b"", b"[]", b"\xff", b"[" * 100_000, b'{"a":1}'):
        path.write_bytes(raw)
        assert load_tried(path) == {}
    held = WriterLock(path)
    assert not save_tried(path, {"d": None})
    held.release()
    assert [one.name for one in path.parent.iterdir()] == [path.name]


@pytest.mark.processes
def test_a_table_is_tried_once_in_another_process_and_known_from_then_on(home: Path) -> None:
    catalog = App([BASE], Settings()).catalog
    told: list[float] = []
    first = begin_tryout(catalog, "complots", {}, (2, 8))
    assert not first.done and first.wait(told.append) == []
    assert told[-1] == 1.0 and told == sorted(told)
    assert len(load_tried(memory_path())) == 2
    again = begin_tryout(catalog, "complots", {}, (2, 8))
    assert again.done and again.problems == []
    other = begin_tryout(catalog, "complots", {"forced_at": 12}, (2,))
    assert not other.done
    other.close()
    assert other.done and len(load_tried(memory_path())) == 2


@pytest.mark.processes
def test_a_process_that_dies_proves_nothing_and_is_not_remembered(home: Path) -> None:
    tryout = begin_tryout(App([BASE], Settings()).catalog, "hecatombe", {}, (7,))
    assert tryout._pool is not None
    while not tryout._pool._processes:
        tryout.look()
    for process in list(tryout._pool._processes.values()):
        process.kill()
    assert tryout.wait() == [] and load_tried(memory_path()) == {}


@pytest.mark.processes
def test_the_command_tries_tables_and_refuses_odd_words(run: Run, home: Path) -> None:  # noqa: F811
    said = run("mods", "check", "complots")
    assert said.code == 0 and "400" in said.out and said.err == ""
    said = run("mods", "check", "complots", "--flag", "starting_coins=4")
    assert said.code == 0 and len(load_tried(memory_path())) == 4
    for words in (("chec",), ("check", "belote"), ("check", "--flag", "starting_coins=4")):
        said = run("mods", *words)
        assert said.code == 2 and len(said.err.strip().splitlines()) == 1
    assert run("mods", "check", "complots", "--flag", "starting_coins=99").code == 2
