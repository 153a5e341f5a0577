"""Roulette under scripts, for tests: each is of a mod of its own, and `mod0` brings a card that asks it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from game.app.games import flag_values
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Event
from game.rules.roulette.content import content, flags_from
from game.rules.roulette.defs import AskScript, CardDef
from game.rules.roulette.rules import Roulette
from game.scripting.hooks.scripts import Script, Scripts
from tests.builders import base_catalog
from tests.contract.games import tick

LEDGER = "mod0:carnet"
"""A card of `mod0` whose only effect is its script."""
SPY = "facts.memory = nil return { { wish = 'remember', key = 'saw', value = facts } }"
"""Keeps all it was told last."""


def handlers(**on: str) -> str:
    """A script with a function body for each hook."""
    bodies = "\n".join(f"{name} = function(facts) {body} end," for name, body in on.items())
    return f"return {{ on = {{ {bodies} }} }}"


def wishing(*wishes: str, **on: str) -> str:
    """A script that wishes all that at a hook: `wishing("{ wish = … }", card="")`; the body comes first."""
    ((hook, body),) = on.items()
    return handlers(**{hook: f"{body} return {{ {', '.join(wishes)} }}"})


def ledger(moment: Any = "before-bets", **keys: Any) -> CardDef:
    """A card that asks a script, in some window."""
    return CardDef(
        id=LEDGER, copies=4, order=90, skull=True, moment=moment, effects=keys.pop("effects", ASKS), **keys
    )


ASKS = (AskScript(),)


def rules(*sources: str, players: int = 3, card: CardDef | None = None, **flags: Any) -> Roulette:
    """Roulette with scripts in this order, and the ledger in the deck."""
    values, problems = flag_values(base_catalog(), "roulette", flags)
    assert not problems
    typed = flags_from(values)
    box, more = content(base_catalog(), typed), card or ledger()
    deck = (*box.deck, *[more.id] * more.copies) if typed.action_deck == "full" else box.deck
    box = msgspec.structs.replace(box, cards={**box.cards, more.id: more}, deck=deck)
    scripts = [Script(f"mod{n}", "roulette/it.lua", source) for n, source in enumerate(sources)]
    return Roulette(box, typed, players, scripts=Scripts(scripts))


def match(*sources: str, seed: int = 3, **more: Any) -> Match[Any, Any, Any]:
    """A match under scripts."""
    return Match(rules(*sources, **more), seed)


def at_random(found: Match[Any, Any, Any], seed: int, ticks: int = 3_000) -> None:
    """Let chance play to the end."""
    rng = Rng(seed)
    while found.to_act() and len(found.log) < ticks:
        assert found.submit(*tick(found.rules, found.state, rng)) is None


def of(kind: type, events: Iterable[Event]) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def since(found: Match[Any, Any, Any], count: int) -> Sequence[Event]:
    """The events after the first `count`."""
    return found.events[count:]
