"""The Augury: at the start of each round one objective, drawn by lot, is shown to all, as the script says."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game import paths
from game.app.app import App
from game.app.games import GAMES
from game.app.simulate import bots_by_seat, play_out
from game.app.table import Table
from game.core.match import Match
from game.core.rules import SPECTATOR, UNKNOWN
from game.rules.hecatombe.events import Attacked, ObjectiveOpened, RoundEnded
from game.saves.settings import Settings
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.app.conftest import BASE, a_plan
from tests.mods.test_shipped import house

MOD = "l-augure"


@cache
def rules(boss: int = 1, chairs: str = "bbbb") -> Any:
    return house(MOD).rules(replace(a_plan("hecatombe", chairs), flags={"augure": boss}))[1]


def played(seed: int, boss: int = 1, chairs: str = "bbbb") -> Match[Any, Any, Any]:
    match: Match[Any, Any, Any] = Match(rules(boss, chairs), seed)
    play_out(match, bots_by_seat("hecatombe", match.rules, "weak"))
    assert not [one for one in match.events if isinstance(one, ScriptFailed)]
    return match


@pytest.mark.parametrize("chairs", ["bb", "bbb", "bbbbb"])
def test_each_round_one_objective_is_shown_to_all_before_the_first_attack(chairs: str) -> None:
    opened, ended = 0, []
    for event in played(3, chairs=chairs).events:
        match event:
            case ObjectiveOpened():
                opened += 1
            case Attacked():
                assert opened == 1
            case RoundEnded():
                ended.append(opened)
                opened = 0
    assert ended == [1] * len(ended) and len(ended) > 1


def test_every_seat_may_be_drawn_the_boss_included() -> None:
    drawn = {
        event.owner
        for seed in range(12)
        for event in played(seed).events
        if isinstance(event, ObjectiveOpened)
    }
    assert drawn == {0, 1, 2, 3}


def test_nobody_draws_lots_where_there_is_no_augury() -> None:
    for boss in (0, 7):
        events = played(3, boss).events
        assert not [one for one in events if isinstance(one, ObjectiveOpened | ScriptSaid)]


def test_campaigns_remember_every_augury() -> None:
    match = played(3, boss=2)
    used = [one for one in GAMES["hecatombe"].deeds(match.rules, 3, match.log) if one.fact == "boss-used"]
    shown = [one for one in match.events if isinstance(one, ObjectiveOpened)]
    assert len(used) == len(shown) > 1
    assert {(one.by, one.word) for one in used} == {(1, "augury")}


def test_a_match_with_open_objectives_goes_on_from_its_file(home: Path) -> None:
    mods = [BASE, paths.bundled_mods_folder() / MOD]
    app = App(mods, Settings(language="en", mods={MOD: True})).inline()
    table = app.begin(replace(a_plan("hecatombe"), flags={"augure": 1}))
    while not table._match.state.glimpses and table.outcome is None:
        table.update(0.5)
    state = table._match.state
    (glimpse,) = state.glimpses
    faces = table.public.view.objectives
    assert glimpse.viewer == SPECTATOR and faces[glimpse.owner][glimpse.place] != UNKNOWN
    table.close()
    (path,) = paths.saves_folder().glob("*.match")
    again = app.resume(path)
    assert isinstance(again, Table)
    assert again._match.state == state and again.public.view.objectives == faces
    again.close()
