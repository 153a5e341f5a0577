"""Lips that move at will: once a turn, for all to see; believed by some, kept when a match is left."""

from __future__ import annotations

import msgspec
import pytest

from game.ai.regard import Regard
from game.app.app import App
from game.app.games import GAMES
from game.app.moments.lips import NotedLips, turn_of
from game.app.plan import MatchPlan
from game.app.table import Table
from game.saves.reader import read_match_file
from game.saves.save import SavedMatch
from tests.app.conftest import a_plan, chairs

SEATS = "hbbb"
REGARDS = {1: Regard(believes=True), 2: Regard(wary=(3,))}


def a_table(app: App, game: str, lips: tuple[int, ...] = (0,)) -> Table:
    """A person and three bots, of whom one believes what lips say."""
    if game == "skirmish":
        plan = msgspec.structs.replace(a_plan(game, "hbb", 3), regards=REGARDS, lips=lips)
    else:
        plan = MatchPlan(game, chairs(SEATS), 3, regards=REGARDS, lips=lips)
    return app.begin(plan)


@pytest.mark.parametrize("game", list(GAMES))
def test_they_move_once_a_turn_and_only_who_believes_doubts(app: App, game: str) -> None:
    table = a_table(app, game)
    assert table.minds.question(1).regard == REGARDS[1]
    assert table.lips.may_move(table, 0) and table.lips.move(table, 0)
    assert not table.lips.may_move(table, 0) and not table.lips.move(table, 0)
    assert table.minds.question(1).regard == Regard(doubted=(0,), believes=True)
    assert table.minds.question(2).regard == REGARDS[2]
    assert not table.lips.move(table, 1)
    table.close()


def test_nobody_moves_them_where_it_is_not_said(app: App) -> None:
    table = a_table(app, "complots", ())
    assert not table.lips.move(table, 0) and table.minds.question(1).regard == REGARDS[1]
    table.close()


def test_in_the_next_turn_they_are_forgotten_and_may_move_again(app: App) -> None:
    table = a_table(app, "complots")
    assert table.lips.move(table, 0)
    table.mind(0, "bold", "weak")
    turn = table.public.view.turn
    while table.public.view.turn == turn:
        table.update(0.5)
    assert table.minds.question(1).regard == REGARDS[1] and table.lips.may_move(table, 0)
    table.close()


def test_in_a_battle_they_are_doubted_until_everybody_has_had_a_turn(app: App) -> None:
    """The turn of a battle is everybody's (S-02), as its valance counts them."""
    plan = msgspec.structs.replace(a_plan("skirmish", "hbb", 3), regards=REGARDS, lips=(0,))
    earlier = plan.position.replace("round = 4", "round = 3\nflips = [2]", 1)
    table = app.begin(msgspec.structs.replace(plan, position=earlier))
    table.mind(0, "bold", "weak")
    assert table.public.view.round == 3 and table.lips.move(table, 0)
    doubted = set[tuple[int, tuple[int, ...]]]()
    while table.public.view.round == 3:
        doubted.add((table.public.view.active, table.minds.question(1).regard.doubted))
        table.update(0.5)
    assert doubted == {(1, (0,)), (2, (0,))}
    assert table.minds.question(1).regard == REGARDS[1] and table.lips.may_move(table, 0)
    table.close()


@pytest.mark.parametrize("game", ["complots", "skirmish"])
def test_a_table_that_was_left_remembers_them_and_its_log_is_no_other(app: App, game: str) -> None:
    table = a_table(app, game)
    assert table.lips.move(table, 0)
    path = table.path
    assert path is not None
    table.close()
    again = app.resume(path)
    assert isinstance(again, Table)
    assert again.plan.lips == (0,) and not again.lips.may_move(again, 0)
    assert again.minds.question(1).regard.doubted == (0,) and again.ticks == 0
    again.close()
    saved = read_match_file(path, GAMES[game].actions)
    assert isinstance(saved, SavedMatch) and saved.ticks == ()
    assert saved.thoughts_as(NotedLips) == (NotedLips(0, turn_of(again.public.view)),)


def test_no_other_note_is_taken_for_lips(app: App) -> None:
    table = a_table(app, "complots")
    table.mind(0, "bold", "weak")
    while table.ticks < 6:
        table.update(0.5)
    path = table.path
    assert path is not None
    table.close()
    saved = read_match_file(path, GAMES["complots"].actions)
    assert isinstance(saved, SavedMatch) and saved.thoughts and saved.thoughts_as(NotedLips) == ()
