"""Drafts: secret answers that may be changed until the last one is in, and are sealed together (R-20)."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from game import paths
from game.app.app import App
from game.app.table import Table
from game.core.rules import Action
from game.rules.roulette.actions import Bet, Pocket
from tests.app.conftest import Puppets, SetUp, let, match_of, play
from tests.app.test_windows import until

FACES = (3, 0, 5)


@pytest.fixture
def at(table: SetUp) -> Table:
    """Three people who are asked for their bets."""
    made = table("hhh", game="roulette")
    until(made, "bet")
    return made


def bets(table: Table) -> tuple[int | None, ...]:
    """What lies under the dice in truth."""
    return tuple(match_of(table).state.dice)


@pytest.mark.rule("R-20")
def test_a_bet_may_be_changed_until_the_last_one_is_in(at: Table) -> None:
    ticks, view = at.ticks, at.public.view
    play(at, Bet(0, 1))
    play(at, Bet(1, 0), Bet(0, 3), Bet(0, 4), Bet(0, 3))
    assert (at.ticks, at.public.view) == (ticks, view) and at.drafted == {0, 1}
    play(at, Bet(2, 5))
    assert at.ticks == ticks + 1 and not at.drafted
    assert match_of(at).log[-1] == (Bet(0, 3), Bet(1, 0), Bet(2, 5))
    assert bets(at) == FACES


@pytest.mark.rule("R-20")
def test_the_order_of_arrival_is_not_in_the_log(table: SetUp) -> None:
    logs = set()
    for order in permutations(range(3)):
        at = table("hhh", game="roulette")
        until(at, "bet")
        for player in order:
            play(at, Bet(player, FACES[player]))
        logs.add(match_of(at).digest())
    assert len(logs) == 1


@pytest.mark.rule("R-20")
def test_what_is_illegal_is_no_draft(at: Table) -> None:
    assert at.submit(Bet(0, 99)) is not None
    at.update(0.0)
    assert not at.drafted


@pytest.mark.rule("R-33")
def test_silence_chooses_for_the_missing_alone(at: Table) -> None:
    play(at, Bet(1, 4))
    seconds = float(at.public.view.flags.choice_seconds)
    let(at, seconds - 1)
    assert at.drafted == {1} and not at.fated
    let(at, 1.2)
    assert bets(at) == (0, 4, 0) and at.fated == {0, 2}


@pytest.mark.rule("R-20")
def test_bots_draft_like_hands(table: SetUp, puppets: Puppets) -> None:
    at = table("hbb", game="roulette")
    until(at, "pocket")
    ticks = at.ticks
    let(at, 5)
    assert at.drafted == {1, 2} and at.ticks == ticks
    asked = len(puppets.asked)
    let(at, 2)
    assert len(puppets.asked) == asked, "Who has answered is not asked again."
    play(at, Pocket(0, True))
    assert at.ticks == ticks + 1


def left(table: SetUp, app: App, *drafts: Action) -> Path:
    """A match that was left with drafts at the table, never closed: killed."""
    at = table("hhh", game="roulette", keep=True)
    until(at, "bet")
    for draft in drafts:
        play(at, draft)
    path = max(paths.saves_folder().glob("*.match"))
    copy = path.with_name(f"copy-{path.name}")
    copy.write_bytes(path.read_bytes())
    return copy


@pytest.mark.rule("R-20")
def test_after_a_kill_the_drafts_lie_there_again(table: SetUp, app: App) -> None:
    again = app.resume(left(table, app, Bet(0, 1), Bet(2, 5), Bet(0, 3)))
    assert isinstance(again, Table)
    assert again.drafted == {0, 2} and again.draft_of(0) == Bet(0, 3)
    play(again, Bet(1, 0))
    assert bets(again) == FACES


@pytest.mark.rule("R-20")
def test_drafts_of_an_earlier_question_are_none_of_this(table: SetUp, app: App) -> None:
    again = app.resume(left(table, app, Bet(0, 1), Bet(1, 1), Bet(2, 5)))
    assert isinstance(again, Table) and not again.drafted
    assert match_of(again).log[-1] == (Bet(0, 1), Bet(1, 1), Bet(2, 5))
