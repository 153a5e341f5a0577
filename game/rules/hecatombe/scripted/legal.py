"""Options that scripts forbid in Hécatombe: by what the player may know, and never the last one."""

from collections.abc import Sequence
from typing import Any

import msgspec

from game.core.rules import Player
from game.rules.hecatombe.actions import HecatombeAction
from game.rules.hecatombe.scripted.facts import common_facts
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.state import HecatombeState
from game.rules.hecatombe.view import objectives_seen
from game.scripting.hooks.legal import allowed_places
from game.scripting.hooks.wishes import Seat, seat_of

NAME = "legal"
"""The hook that is asked before every answer."""
_COUNTED = ("target", "owner", "place")
_KNOWN = ("army", "prey", "people")


class OptionFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer that the game allows: `kind` is `attack`, `letgo`, `counter`, `keep`, `call` and so on."""

    kind: str
    army: str | None = None
    target: Seat | None = None
    prey: str | None = None
    people: str | None = None
    owner: Seat | None = None
    place: int | None = None


class Legal(msgspec.Struct, frozen=True):
    """A player is asked something; `options` are the answers, in a fight perhaps hundreds.

    `hand`: the player's tiles while objectives are chosen; `objectives`: those of every seat that the player
    may know, `?` for others; `chosen`: the secret choices made so far.
    """

    player: Seat
    asks: str
    hand: tuple[str, ...]
    objectives: tuple[tuple[str, ...], ...]
    chosen: tuple[str, ...]
    options: tuple[OptionFacts, ...]


def allowed_options(
    setting: Setting, state: HecatombeState, player: Player, options: Sequence[HecatombeAction]
) -> Sequence[HecatombeAction]:
    """The options that no script forbids; all of them where every one is forbidden."""
    scripts = setting.scripts
    if scripts is None or len(options) < 2 or not scripts.listeners(NAME):
        return options
    told = _legal_facts(setting, state, player, options)
    facts = {**common_facts(setting, state), **msgspec.to_builtins(told)}
    places = allowed_places(scripts, NAME, state.memory, facts, len(options))
    return options if len(places) == len(options) else tuple([options[place] for place in places])


def _legal_facts(
    setting: Setting, state: HecatombeState, player: Player, options: Sequence[HecatombeAction]
) -> Legal:
    """What scripts are told of a question to a player, and of the answers."""
    assert state.pending is not None
    return Legal(
        seat_of(player),
        state.pending.kind,
        tuple(state.hands[player]),
        tuple([objectives_seen(setting, state, owner, player) for owner in range(setting.players)]),
        tuple([people for people in state.sealed[player] if people is not None]),
        tuple([_option_facts(option) for option in options]),
    )


def _option_facts(option: HecatombeAction) -> OptionFacts:
    """An answer as scripts are told of it."""
    said: dict[str, Any] = msgspec.structs.asdict(option)
    known = {name: said[name] for name in _KNOWN if name in said}
    counted: dict[str, Any] = {name: said[name] + 1 for name in _COUNTED if name in said}
    return OptionFacts(type(option).__name__.lower(), **known, **counted)
