"""Tables with invented clocks and bots that do as they are told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.ai.policy import Choice, Thought
from game.app.app import App
from game.app.bots.thinker import BotQuestion
from game.app.games import GAMES
from game.app.plan import MatchPlan
from game.app.table import Table
from game.core.match import Match
from game.saves.save import SavedSeat
from game.saves.settings import Settings
from tests.contract.worlds import laid

BASE = paths.bundled_mods_folder() / "base"
TICK = 0.05
"""Seconds of a frame."""


class Told:
    """An answer that comes when it is told to."""

    def __init__(self, thinker: Puppets, question: BotQuestion) -> None:
        self.thinker, self.question = thinker, question

    def done(self) -> bool:
        return self.thinker.ready

    def result(self) -> Choice:
        return Choice(self.thinker.choose(self.question), Thought("told"))

    def drop(self) -> None:
        pass


class Puppets:
    """Bots that let everything pass and otherwise take their first option, unless told otherwise."""

    def __init__(self) -> None:
        self.asked: list[BotQuestion] = []
        self.ready = True
        self.closed = False
        self.choose: Callable[[BotQuestion], Any] = self.first

    def first(self, question: BotQuestion) -> Any:
        passes = [one for one in question.options if type(one).__name__ == "Pass"]
        return (passes or list(question.options))[0]

    def ask(self, question: BotQuestion) -> Told:
        self.asked.append(question)
        return Told(self, question)

    def cost(self, strength: str, kind: str) -> float:
        return 0.0

    def close(self) -> None:
        self.closed = True


def chairs(said: str) -> tuple[SavedSeat, ...]:
    """h(uman) or b(ot) for each seat."""
    return tuple(
        SavedSeat(name=f"Seat {n}", colour=n, persona=n)
        if letter == "h"
        else SavedSeat(name=f"Seat {n}", kind="bot", temper="bold", strength="weak", colour=n, persona=n)
        for n, letter in enumerate(said)
    )


LAST_TURNS = {2: "turn-2", 3: "movement-3"}
"""Battles that are soon over, by the number of armies."""


def a_plan(game: str, seats: str = "bbb", seed: int = 4) -> MatchPlan:
    """A match of any game, soon over: of a battle only the last turn is played."""
    position = laid(game, LAST_TURNS[len(seats)]) if game == "skirmish" else ""
    return MatchPlan(game, chairs(seats), seed, position=position)


@pytest.fixture
def app(home: Path) -> App:
    """The house, its bots thinking at once and speaking in their own time."""
    made = App([BASE], Settings(language="en")).inline()
    made.pace = 1.0
    return made


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Every game of the house."""
    return str(request.param)


@pytest.fixture
def puppets() -> Puppets:
    return Puppets()


SetUp = Callable[..., Table]


@pytest.fixture
def table(app: App, puppets: Puppets) -> SetUp:
    """Call it with seats (`hbb`), a game and flags to sit down with puppets for bots."""
    app.think = lambda game, rules: puppets

    def sit(
        seats: str = "hhh",
        *,
        game: str = "complots",
        seed: int = 5,
        position: str = "",
        keep: bool = False,
        **flags: Any,
    ) -> Table:
        plan = MatchPlan(game, chairs(seats), seed, flags, first=0, position=position)
        return app.begin(plan, keep=keep)

    return sit


def match_of(table: Table) -> Match[Any, Any, Any]:
    """The match under a table, for what only a test may know."""
    return table._match


def claims(player: int = 0, action: str = "base:duchesse") -> Any:
    """A claim that everybody may doubt."""
    from game.rules.complots.actions import Declare

    return Declare(player, action)


def let(table: Table, seconds: float, *, watching: bool = False) -> None:
    """Let time pass in small steps."""
    for _ in range(round(seconds / TICK)):
        table.update(TICK, watching=watching)


def play(table: Table, *actions: object) -> None:
    """Submit, and let the frame end."""
    for action in actions:
        assert table.submit(action) is None  # type: ignore[arg-type]
    table.update(0.0)
