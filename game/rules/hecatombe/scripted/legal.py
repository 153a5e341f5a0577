"""Options that scripts forbid or allow in Hécatombe: by what the player may know, and never the last one."""

from collections.abc import Sequence
from typing import Any

import msgspec

from game.core.rules import Player
from game.rules.hecatombe.actions import Attack, HecatombeAction
from game.rules.hecatombe.scripted.closed import Closed, Why, closed_answers
from game.rules.hecatombe.scripted.facts import common_facts
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.state import HecatombeState
from game.rules.hecatombe.view import objectives_seen
from game.scripting.hooks.legal import ruled_options
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


class ClosedFacts(msgspec.Struct, frozen=True):
    """One attack that the law closes, for one reason alone: the code of its refusal."""

    kind: str
    army: str
    target: Seat
    prey: str
    why: Why


class Legal(msgspec.Struct, frozen=True):
    """A player is asked something; `options` are the answers, in a fight perhaps hundreds.

    `closed` are answers that the law refuses, and that a script may allow. `hand`: the player's tiles while
    objectives are chosen; `objectives`: those of every seat that the player may know, `?` for others;
    `chosen`: the secret choices made so far.
    """

    player: Seat
    asks: str
    hand: tuple[str, ...]
    objectives: tuple[tuple[str, ...], ...]
    chosen: tuple[str, ...]
    options: tuple[OptionFacts, ...]
    closed: tuple[ClosedFacts, ...]


def allowed_options(
    setting: Setting, state: HecatombeState, player: Player, options: Sequence[HecatombeAction]
) -> Sequence[HecatombeAction]:
    """The options that no script forbids, then the closed answers that one allows; never none."""
    scripts = setting.scripts
    if scripts is None or not scripts.listeners(NAME):
        return options
    return ruled_options(
        scripts,
        NAME,
        state.memory,
        options,
        lambda: closed_answers(setting, state, player),
        lambda closed: _legal_facts(setting, state, player, options, closed),
    )


def _legal_facts(
    setting: Setting,
    state: HecatombeState,
    player: Player,
    options: Sequence[HecatombeAction],
    closed: Sequence[Closed],
) -> dict[str, Any]:
    """What scripts are told of a question to a player, and of the answers."""
    assert state.pending is not None
    told = Legal(
        seat_of(player),
        state.pending.kind,
        tuple(state.hands[player]),
        tuple([objectives_seen(setting, state, owner, player) for owner in range(setting.players)]),
        tuple([people for people in state.sealed[player] if people is not None]),
        tuple([_option_facts(option) for option in options]),
        tuple([_closed_facts(one) for one in closed]),
    )
    return {**common_facts(setting, state), **msgspec.to_builtins(told)}


def _option_facts(option: HecatombeAction) -> OptionFacts:
    """An answer as scripts are told of it."""
    said: dict[str, Any] = msgspec.structs.asdict(option)
    known = {name: said[name] for name in _KNOWN if name in said}
    counted: dict[str, Any] = {name: said[name] + 1 for name in _COUNTED if name in said}
    return OptionFacts(type(option).__name__.lower(), **known, **counted)


def _closed_facts(closed: Closed) -> ClosedFacts:
    """A closed attack as scripts are told of it."""
    attack, why = closed
    assert isinstance(attack, Attack)
    return ClosedFacts("attack", attack.army, seat_of(attack.target), attack.prey, why)  # type: ignore[arg-type]
