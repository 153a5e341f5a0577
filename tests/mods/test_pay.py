"""Back Pay: the boss gains a token for each movement of another in which nobody named the boss."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from game.app.games import GAMES
from game.core.match import Match
from game.core.rng import Rng
from game.rules.skirmish.events.player import EnemyNamed, PhaseBegan, PhaseEnded
from game.rules.skirmish.rules import Skirmish
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.app.conftest import a_plan
from tests.mods.test_shipped import house
from tests.rules.skirmish.play import War, crowd, finishing, step

MOD = "la-solde"
BOSS, PLAYERS, PHASES = 1, 3, 36


@cache
def rules(boss: int = BOSS + 1) -> Skirmish:
    """Three short armies, face to face, nobody has a card or a bribe."""
    flags = {"solde": boss, "preset": "short", "treachery": False, "bribes": False}
    made = house(MOD).rules(replace(a_plan("skirmish", "b" * PLAYERS), flags=flags, position=""))[1]
    assert isinstance(made, Skirmish)
    return crowd(made, 5)


def fought(boss: int = BOSS + 1) -> War:
    """The first phases of a battle under the script, by hasty commanders."""
    match: War = Match(rules(boss), 5)
    dice = Rng(5)
    while match.outcome() is None and phases(match) < PHASES:
        step(match, dice, finishing)
    assert not [event for event in match.events if isinstance(event, ScriptFailed)]
    return match


def phases(match: War) -> int:
    return len([event for event in match.events if isinstance(event, PhaseEnded)])


def peaceful(match: War) -> list[tuple[int, int]]:
    """Each movement of another that ended without the boss's name: its number and whose it was."""
    found: list[tuple[int, int]] = []
    number, named, phase = 0, -1, ""
    for event in match.events:
        match event:
            case PhaseBegan():
                number, named, phase = number + 1, -1, event.phase
            case EnemyNamed(enemy=enemy):
                named = enemy
            case PhaseEnded(player) if phase == "movement" and BOSS not in (player, named):
                found.append((number, player))
            case _:
                pass
    return found


def paid(match: War) -> list[Any]:
    return [event for event in match.events if isinstance(event, ScriptSaid) and event.key == "pay"]


def test_whoever_leaves_the_boss_in_peace_pays_for_it() -> None:
    match = fought()
    told, left_alone = paid(match), peaceful(match)
    assert len(told) == len(left_alone) > 0
    assert phases(match) > len(left_alone), (
        "a phase of the boss's own, one with the boss's name, or any other than movement pays nothing"
    )
    assert {player for _, player in left_alone} <= {0, 2}


def test_campaigns_count_the_tokens() -> None:
    match = fought()
    deeds = [one for one in GAMES["skirmish"].deeds(rules(), 5, match.log) if one.fact == "boss-used"]
    assert len(deeds) == len(paid(match)) >= 3
    assert {(one.by, one.word) for one in deeds} == {(BOSS, "pay")}


@pytest.mark.parametrize("boss", [0, PLAYERS + 1])
def test_nobody_is_paid_where_no_seat_has_the_power(boss: int) -> None:
    assert not paid(fought(boss))
