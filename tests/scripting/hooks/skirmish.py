"""Battles under scripts: the words of their tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Event
from game.rules.skirmish.content import Content
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.turn.turns import turn_steps
from game.scripting.hooks.scripts import Script, Scripts
from tests.rules.skirmish.base import base_content
from tests.rules.skirmish.battles.dealt import four
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, mini
from tests.rules.skirmish.play import MOST_TICKS, Chooser, War, crowd, eager, step

QUIET = {"treachery": False, "bribes": False}


def scripts(*sources: str) -> Scripts:
    """Scripts, each of a mod of its own, in this order."""
    return Scripts([Script(f"mod{n}", "skirmish/it.lua", source) for n, source in enumerate(sources)])


def handlers(**on: str) -> str:
    """A script with a function body for each hook."""
    bodies = "\n".join(f"{name} = function(facts) {body} end," for name, body in on.items())
    return f"return {{ on = {{ {bodies} }} }}"


def four_armies(*sources: str, **flags: Any) -> War:
    """Four armies of one unit of ten each; the turn of ANN begins."""
    return Match(armies_under(scripts(*sources), **flags), 1)


def armies_under(told: Scripts | None, content: Content | None = None, **flags: Any) -> Skirmish:
    """Rules that start when the turn of ANN begins, who has one unit of ten, as BOB, CLO and DAN have."""
    rules = Skirmish(content or mini(), SkirmishFlags(**(QUIET | flags)), 4, scripts=told)
    state = four()
    state.active, state.flips = ANN, [DAN, CLO, BOB]
    state.zones, state.order, state.opener = [0, 1, 2, 3], (ANN, BOB, CLO, DAN), ANN
    state.steps = turn_steps()[::-1]
    rules.start = state
    return rules


def a_brawl(*sources: str, players: int = 3, seed: int = 1, **flags: Any) -> War:
    """A battle of ready lists in which everybody is near everybody else."""
    wanted = SkirmishFlags(**({"preset": "short"} | flags))
    rules = Skirmish(base_content(), wanted, players, scripts=scripts(*sources))
    return Match(crowd(rules, seed), seed)


def fight(war: War, seed: int, ticks: int = MOST_TICKS, choose: Chooser = eager) -> War:
    """Let commanders fight on; to the end where nobody says how long."""
    dice = Rng(seed)
    while war.outcome() is None and len(war.log) < ticks:
        step(war, dice, choose)
    return war


def of(kind: type, events: Sequence[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def wishing(wish: str, when: str = "name") -> str:
    """A script that wishes once, when the first enemy is named."""
    once = f"if facts.memory.done then return {{}} end return {{ {wish}, DONE }}"
    return handlers(**{when: once.replace("DONE", "{ wish = 'remember', key = 'done', value = true }")})


SPY = "return { { wish = 'remember', key = 'saw', value = facts } }"
"""Keeps all it was told."""
