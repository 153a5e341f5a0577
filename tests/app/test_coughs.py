"""Whoever only watches may cough for a player, once: the bots play warily until the round is over."""

from __future__ import annotations

import pytest

from game.ai import make_policy
from game.app.app import App
from game.app.bots.minds import WARY
from game.app.games import GAMES
from game.app.moments.lips import NotedLips
from game.app.plan import MatchPlan
from game.app.table import Table
from game.core.match import Match
from game.core.rng import Rng
from game.rules.hecatombe.actions import Attack
from game.saves.reader import read_match_file
from game.saves.save import SavedMatch
from tests.app.conftest import chairs
from tests.rules.hecatombe.builders import some_rules

DUELLIST, RIVAL = 0, 1


def a_duel(app: App, said: str = "hb") -> Table:
    return app.begin(MatchPlan("hecatombe", chairs(said), 3))


def temper(table: Table, player: int = RIVAL) -> str:
    return table.minds.question(player).temper


def test_each_coughs_once_a_match_and_the_rival_plays_that_round_warily(app: App) -> None:
    table = a_duel(app)
    assert temper(table) == "bold"
    assert table.lips.may_cough(table, "zoe") and table.lips.cough(table, "zoe", DUELLIST)
    assert temper(table) == WARY != "bold"
    assert not table.lips.may_cough(table, "zoe") and not table.lips.cough(table, "zoe", DUELLIST)
    assert table.lips.may_cough(table, "noe") and table.lips.coughers == ("zoe",)
    table.mind(DUELLIST, "honest", "weak")
    while table.public.view.round == 1:
        assert temper(table) == WARY and temper(table, DUELLIST) == "honest"
        table.update(0.5)
    assert temper(table) == "bold" and not table.lips.may_cough(table, "zoe")
    table.close()


def test_a_cough_moves_nobody_s_lips_and_no_advice_hears_it(app: App) -> None:
    table = a_duel(app)
    before = table.minds.question(RIVAL).regard
    assert table.lips.cough(table, "zoe", DUELLIST)
    assert table.minds.question(RIVAL).regard == before and not table.lips.is_free(DUELLIST)
    assert table.bots[RIVAL].temper == "bold", "whoever is asked for the bot's temper is told its own"
    table.close()


def test_nobody_coughs_when_the_match_is_over(app: App) -> None:
    table = a_duel(app, "bb")
    while table.outcome is None:
        table.update(5.0)
    assert not table.lips.may_cough(table, "zoe") and not table.lips.cough(table, "zoe", DUELLIST)
    table.close()


def test_a_table_that_was_left_remembers_a_cough_and_its_log_is_no_other(app: App) -> None:
    table = a_duel(app)
    assert table.lips.cough(table, "zoe", DUELLIST)
    path = table.path
    assert path is not None
    table.close()
    again = app.resume(path)
    assert isinstance(again, Table)
    assert again.lips.coughers == ("zoe",) and temper(again) == WARY and again.ticks == 0
    again.close()
    saved = read_match_file(path, GAMES["hecatombe"].actions)
    assert isinstance(saved, SavedMatch) and saved.ticks == ()
    assert saved.thoughts_as(NotedLips) == (NotedLips(DUELLIST, 1, "zoe"),)
    replayed = app.playback(path)
    assert isinstance(replayed, Table) and replayed.outcome is None
    replayed.close()


@pytest.mark.statistics
def test_a_rival_who_is_wary_attacks_otherwise_now_and_then_and_in_nothing_else() -> None:
    rules = some_rules(2)
    minds = {one: make_policy("hecatombe", rules, one, "middling") for one in ("bold", WARY)}
    attacks, other = list[bool](), list[bool]()
    for seed in range(4):
        match = Match(rules, seed)
        while match.outcome() is None:
            seat = match.seat(next(iter(match.to_act())))
            options, dice = tuple(seat.options), f"{seed} {len(match.log)}"
            bold, wary = (
                one.choose(seat.view, options, tuple(seat.story), Rng(dice)).action for one in minds.values()
            )
            (attacks if isinstance(bold, Attack) else other).append(bold != wary)
            assert seat.submit(bold) is None
    assert 0.02 < sum(attacks) / len(attacks) < 0.3 and not any(other)
