"""Matches of Hécatombe under scripts, for their tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.games import flag_values
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Event
from game.rules.hecatombe.content import content, flags_from
from game.rules.hecatombe.rules import Hecatombe
from game.scripting.hooks.scripts import Script, Scripts
from tests.builders import base_catalog

EVERYBODY = range(3)


def rules(*sources: str, players: int = 3, **flags: Any) -> Hecatombe:
    """Hécatombe with scripts, each of a mod of its own, in this order."""
    catalog = base_catalog()
    values, _ = flag_values(catalog, "hecatombe", {"rounds_to_win": 1, **flags})
    scripts = [Script(f"mod{n}", "hecatombe/it.lua", source) for n, source in enumerate(sources)]
    return Hecatombe(content(catalog), flags_from(values), players, 0, scripts=Scripts(scripts))


def handlers(**on: str) -> str:
    """A script with a function body for each hook."""
    bodies = "\n".join(f"{name} = function(facts) {body} end," for name, body in on.items())
    return f"return {{ on = {{ {bodies} }} }}"


def match(*sources: str, seed: int = 3, **more: Any) -> Match[Any, Any, Any]:
    return Match(rules(*sources, **more), seed)


def at_random(found: Match[Any, Any, Any], seed: int, until: str = "", ticks: int = 2_000) -> list[Event]:
    """Let chance play on until something else is asked, or to the end; the events of the last tick."""
    rng, before = Rng(seed), len(found.events)
    while found.to_act() and len(found.log) < ticks:
        if found.state.pending.kind == until:
            break
        before = len(found.events)
        player = rng.choice(list(found.to_act()))
        assert found.submit(rng.choice(found.options(player))) is None
    return found.events[before:]


def of(kind: type, events: Sequence[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def once(wish: str) -> str:
    """A body that wishes something at the first attack of a round."""
    return f"if facts.attacks < 2 then return {{ {wish} }} end"


def first_attack(found: Match[Any, Any, Any]) -> list[Event]:
    """The events of the first attack."""
    at_random(found, 1, until="attack")
    before = len(found.events)
    assert found.submit(found.options(found.to_act()[0])[0]) is None  # type: ignore[index]
    return found.events[before:]


def at_random_once(found: Match[Any, Any, Any]) -> list[Event]:
    """The events of one answer."""
    before = len(found.events)
    player = found.to_act()[0]  # type: ignore[index]
    assert found.submit(found.options(player)[0]) is None
    return found.events[before:]
