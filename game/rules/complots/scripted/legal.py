"""Options that scripts forbid or allow in Complots: by what the player may know, and never the last one."""

from collections.abc import Sequence
from typing import Any

import msgspec

from game.core.rules import Player
from game.rules.complots.actions import ComplotsAction
from game.rules.complots.options import OptionTable
from game.rules.complots.scripted.closed import Closed, Why, closed_answers
from game.rules.complots.scripted.facts import common_facts
from game.rules.complots.setting import Setting
from game.rules.complots.state import ComplotsState
from game.scripting.hooks.legal import ruled_options
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


class ClosedFacts(msgspec.Struct, frozen=True, kw_only=True):
    """One answer that the law closes, for one reason alone: the code of its refusal."""

    kind: str
    action: str | None = None
    target: Seat | None = None
    character: str | None = None
    why: Why


class Legal(msgspec.Struct, frozen=True):
    """A player is asked something; `hand` are that player's hidden cards, `options` the answers.

    `closed` are answers that the law refuses, and that a script may allow.
    """

    player: Seat
    asks: str
    hand: tuple[str, ...]
    options: tuple[OptionFacts, ...]
    closed: tuple[ClosedFacts, ...]


def allowed_options(
    table: OptionTable, state: ComplotsState, player: Player, options: Sequence[ComplotsAction]
) -> Sequence[ComplotsAction]:
    """The options that no script forbids, then the closed answers that one allows; never none."""
    setting, scripts = table.setting, table.setting.scripts
    if scripts is None or not scripts.listeners(NAME):
        return options
    return ruled_options(
        scripts,
        NAME,
        state.memory,
        options,
        lambda: closed_answers(table, state, player),
        lambda closed: _legal_facts(setting, state, player, options, closed),
    )


def _legal_facts(
    setting: Setting,
    state: ComplotsState,
    player: Player,
    options: Sequence[ComplotsAction],
    closed: Sequence[Closed],
) -> dict[str, Any]:
    """What scripts are told of a question to a player, and of the answers."""
    told = Legal(
        seat_of(player),
        state.stack[-1].kind,
        tuple(state.hands[player]),
        tuple([_option_facts(option) for option in options]),
        tuple([_closed_facts(one) for one in closed]),
    )
    return {**common_facts(setting, state), **msgspec.to_builtins(told)}


def _option_facts(option: ComplotsAction) -> OptionFacts:
    """An answer as scripts are told of it."""
    said: dict[str, Any] = msgspec.structs.asdict(option)
    target = said.get("target")
    known = {name: said[name] for name in ("action", "character", "card", "cards", "swap") if name in said}
    return OptionFacts(
        type(option).__name__.lower(), target=None if target is None else seat_of(target), **known
    )


def _closed_facts(closed: Closed) -> ClosedFacts:
    """A closed answer as scripts are told of it."""
    said = _option_facts(closed.answer)
    return ClosedFacts(
        kind=said.kind,
        action=said.action,
        target=said.target,
        character=said.character,
        why=closed.why,  # type: ignore[arg-type]
    )
