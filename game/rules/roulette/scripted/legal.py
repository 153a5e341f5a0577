"""Options that scripts forbid or allow in Roulette: by what the player may know, and never the last one."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from game.core.rules import Player
from game.rules.roulette.actions import RouletteAction, TakeAim
from game.rules.roulette.options import LEGAL, OptionTable
from game.rules.roulette.scripted.closed import Closed, Why, closed_answers
from game.rules.roulette.scripted.facts import GunCard, common_facts, owner_facts, seat_or_none
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState
from game.scripting.hooks.legal import ruled_options
from game.scripting.hooks.wishes import Seat, seat_of

NAME = LEGAL
"""The hook that is asked before every answer."""


class OptionFacts(msgspec.Struct, frozen=True):
    """One answer that the game allows: `kind` is `pocket`, `bet`, `accuse`, `play`, `pass` or `aim`.

    `pocket` is the card that is hidden, `face` that of a bet or of a die that a card turns.
    """

    kind: str
    pocket: GunCard | Literal["any"] | None = None
    face: int | None = None
    card: str | None = None
    target: Seat | None = None


class ClosedFacts(msgspec.Struct, frozen=True):
    """One play of an own card that the law closes, for one reason alone: the code of its refusal."""

    kind: str
    face: int | None
    card: str
    target: Seat | None
    why: Why


class Legal(msgspec.Struct, frozen=True):
    """A player is asked something: its own `hand`, `pocket` and `bet`, and the answers in `options`.

    `closed` are plays that the law refuses, and that a script may allow.
    """

    player: Seat
    asks: str
    hand: tuple[str, ...]
    pocket: GunCard | None
    bet: int | None
    options: tuple[OptionFacts, ...]
    closed: tuple[ClosedFacts, ...]


def allowed_options(
    table: OptionTable, state: RouletteState, player: Player, options: Sequence[RouletteAction]
) -> Sequence[RouletteAction]:
    """The options that no script forbids, then the closed plays that one allows; never none."""
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
    state: RouletteState,
    player: Player,
    options: Sequence[RouletteAction],
    closed: Sequence[Closed],
) -> dict[str, Any]:
    """What scripts are told of a question to a player, and of the answers."""
    assert state.pending is not None
    own = owner_facts(state, player)
    told = Legal(
        seat_of(player),
        state.pending.kind,
        own.hand,
        own.pocket,
        own.bet,
        tuple([_option_facts(option) for option in options]),
        tuple([_closed_facts(one) for one in closed]),
    )
    return {**common_facts(setting, state), **msgspec.to_builtins(told)}


def _option_facts(option: RouletteAction) -> OptionFacts:
    """An answer as scripts are told of it."""
    said: dict[str, Any] = msgspec.structs.asdict(option)
    kind = "aim" if isinstance(option, TakeAim) else type(option).__name__.lower()
    hidden: GunCard | Literal["any"] | None = None
    if kind == "pocket":
        hidden = {None: "any", True: "balle", False: "clic"}[said["bullet"]]  # type: ignore[assignment]
    return OptionFacts(kind, hidden, said.get("face"), said.get("card"), seat_or_none(said.get("target")))


def _closed_facts(closed: Closed) -> ClosedFacts:
    """A closed play as scripts are told of it."""
    play, why = closed
    return ClosedFacts("play", play.face, play.card, seat_or_none(play.target), why)  # type: ignore[arg-type]
