"""Corners that only a mod's cards reach: shots cancelled ahead, captains that nobody saves."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.rules import Event
from game.mods.load import load_mods
from game.rules.roulette.actions import Pass, Play
from game.rules.roulette.defs import SECTIONS
from game.rules.roulette.events import BulletsLoaded, CardTaken, DieTurned, ShotCalled
from game.rules.roulette.round import guns
from tests.builders import BASE
from tests.rules.roulette.builders import (
    ANN,
    BOB,
    CLO,
    DAN,
    Table,
    a_table,
    next_round,
    play,
    refused,
    rules_of,
    until,
)

Write = Callable[[str], Path]


@pytest.fixture
def table(write: Write) -> Callable[..., Table]:
    """Lay out a step with one card of a mod, `x`, in Ann's hand."""

    def laid(at: str, moment: str, effects: str, more: str = "", **how: Any) -> Table:
        text = f'[card.x]\ncopies = 1\nmoment = "{moment}"\n{more}\neffects = [{effects}]\n'
        found = load_mods([BASE, write(text)], SECTIONS)
        assert not found.problems, "\n".join(map(str, found.problems))
        hands = {ANN: "poudre-noire:x", **how.pop("hands", {})}
        return a_table(at, rules=rules_of(found.catalog, 4), hands=hands, **how)

    return laid


X = "poudre-noire:x"
Lay = Callable[..., Table]


def calls(table: Table) -> list[tuple[int, tuple[int, ...]]]:
    """Every shot that was called."""
    return [(event.number, event.shooters) for event in table.told(ShotCalled)]


@pytest.mark.rule("R-11")
def test_a_shot_cancelled_ahead_is_the_next_one_only(table: Lay) -> None:
    laid = table(
        "window:before-accusations",
        "before-accusations",
        '{ kind = "cancel" }',
        "target = []",
        dice=(2, 1, 0, 0),
    )
    next_round(play(laid, Play(ANN, X, ANN)))
    assert calls(laid) == [(1, (BOB,)), (2, (ANN,))] and laid.state.scores == [3, 2, 1, 1]


@pytest.mark.rule("R-11")
def test_a_shot_that_everybody_is_kept_from_is_not_called(table: Lay) -> None:
    laid = table(
        "window:after-bets", "after-bets", '{ kind = "cancel", whom = "everybody" }', dice=(2, 1, 0, 0)
    )
    next_round(play(laid, Play(ANN, X)))
    assert calls(laid) == [(2, (ANN,))]


@pytest.mark.rule("R-14")
def test_a_shot_forced_before_the_bets_is_the_first(table: Lay) -> None:
    laid = table("window:before-bets", "before-bets", '{ kind = "force" }', "target = []", out=(DAN,))
    assert refused(laid, Play(ANN, X, DAN)) is None
    next_round(play(laid, Play(ANN, X, CLO)))
    assert calls(laid) == [(1, (CLO,))]


@pytest.mark.rule("R-27")
def test_nobody_saves_a_captain_or_who_is_not_dying(table: Lay) -> None:
    how = {"barrels": {ANN: "BCCCCC", BOB: "BCCCCC"}, "teams": {BOB: 1}, "dice": (1, 1, 0, 0)}
    laid = table("phase:trigger", "dying", '{ kind = "save", whom = "everybody" }', **how)
    play(until(laid, "dying"), Play(ANN, X))
    assert laid.state.teams == [4, 0, 4, 4]


@pytest.mark.rule("R-27")
def test_only_the_dying_are_saved(table: Lay) -> None:
    how = {"barrels": {ANN: "BCCCCC", BOB: "BCCCCC"}, "dice": (1, 1, 0, 0), "hands": {BOB: "prime"}}
    laid = table("phase:trigger", "dying", '{ kind = "save", whom = "everybody" }', **how)
    play(until(laid, "dying"), Play(ANN, X))
    assert laid.asks == "dying" and laid.state.saved == [True, True, False, False]


@pytest.mark.rule("R-20")
def test_loading_and_unloading_tell_nothing_about_the_pocket() -> None:
    heard: list[list[Event]] = []
    for pocket, barrel in (("C", "BBBBBB"), ("B", "BBBBBC")):
        laid = a_table(
            "window:before-accusations", pockets={BOB: pocket}, barrels={BOB: barrel}, hands={ANN: "prime"}
        )
        events: list[Event] = []
        guns.load_bullets(laid.rules.setting, laid.state, BOB, 2, laid.rng, events)  # type: ignore[attr-defined]
        guns.unload_bullets(laid.rules.setting, laid.state, BOB, 3, laid.rng, events)  # type: ignore[attr-defined]
        heard.append(events)
    assert heard[0] == heard[1] == [BulletsLoaded(BOB, extra) for extra in (6, 5, 4, 3)]


def test_who_is_robbed_of_all_cards_is_not_asked_any_more(table: Lay) -> None:
    laid = table(
        "window:after-bets",
        "after-bets",
        '{ kind = "rob", whom = "everybody", cards = 9 }',
        dice=(0, 0, 0, 0),
        hands={BOB: "prime", CLO: "medecin cadeau"},
    )
    assert laid.owing == (ANN, BOB, CLO)
    play(laid, Play(ANN, X))
    assert laid.told(CardTaken)[1:] == [
        CardTaken(ANN, CLO, "base:medecin"),
        CardTaken(ANN, CLO, "base:cadeau"),
    ]
    assert laid.owing == (ANN,) and sorted(laid.hands[ANN]) == ["cadeau", "medecin", "prime"]
    assert {event.owner for event in laid.told(CardTaken)} == {BOB, CLO}, "nobody robs himself"


def test_who_has_no_die_has_none_turned(table: Lay) -> None:
    effects = '{ kind = "set-die", whom = "everybody", face = 2 }'
    laid = table("window:after-bets", "after-bets", effects, dice=(0, 1, 0, None), out=(DAN,))
    play(laid, Play(ANN, X))
    assert laid.state.dice == [2, 2, 2, None] and len(laid.told(DieTurned)) == 3


def test_draws_from_nothing_and_points_of_nobody_do_nothing(table: Lay) -> None:
    effects = (
        '{ kind = "draw", whom = "everybody" }, { kind = "take-points", whom = "everybody", amount = 9 }'
    )
    laid = table("window:after-bets", "after-bets", effects, dice=(0, 0, 0, 0), scores={ANN: 3, BOB: 2})
    play(laid, Play(ANN, X))
    assert laid.state.scores == [5, 0, 0, 0] and laid.hands[ANN] == ["x"], "the card itself, shuffled back"
    until(play(laid, Pass(ANN)), "before-accusations")
