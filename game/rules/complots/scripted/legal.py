"""Options that scripts forbid in Complots: by what the player may know, and never the last one."""

from collections.abc import Sequence
from typing import Any

import msgspec

from game.core.rules import Player
from game.rules.complots.actions import ComplotsAction
from game.rules.complots.scripted.facts import common_facts
from game.rules.complots.setting import Setting
from game.rules.complots.state import ComplotsState
from game.scripting.hooks.legal import allowed_places
from game.scripting.hooks.wishes import Seat, seat_of

NAME = "legal"
"""The hook that is asked before every answer."""


class OptionFacts(msgspec.Struct, frozen=True):
    """One answer that the game allows: `kind` is `declare`, `challenge`, `block`, `pass` and so on."""

    kind: str
    action: str | None = None
    target: Seat | None = None
    character: str | None = None
    card: str | None = None
    cards: tuple[str, ...] = ()
    swap: bool | None = None


class Legal(msgspec.Struct, frozen=True):
    """A player is asked something; `hand` are that player's hidden cards, `options` the answers."""

    player: Seat
    asks: str
    hand: tuple[str, ...]
    options: tuple[OptionFacts, ...]


def allowed_options(
    setting: Setting, state: ComplotsState, player: Player, options: Sequence[ComplotsAction]
) -> Sequence[ComplotsAction]:
    """The options that no script forbids; all of them where every one is forbidden."""
    scripts = setting.scripts
    if scripts is None or len(options) < 2 or not scripts.listeners(NAME):
        return options
    told = Legal(
        seat_of(player),
        state.stack[-1].kind,
        tuple(state.hands[player]),
        tuple([_option_facts(option) for option in options]),
    )
    facts = {**common_facts(setting, state), **msgspec.to_builtins(told)}
    places = allowed_places(scripts, NAME, state.memory, facts, len(options))
    return tuple([options[place] for place in places])


def _option_facts(option: ComplotsAction) -> OptionFacts:
    """An answer as scripts are told of it."""
    said: dict[str, Any] = msgspec.structs.asdict(option)
    target = said.get("target")
    known = {name: said[name] for name in ("action", "character", "card", "cards", "swap") if name in said}
    return OptionFacts(
        type(option).__name__.lower(), target=None if target is None else seat_of(target), **known
    )
