"""Options that scripts forbid in Roulette: by what the player may know, and never the last one."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from game.core.rules import Player
from game.rules.roulette.actions import RouletteAction, TakeAim
from game.rules.roulette.scripted.facts import GunCard, common_facts, owner_facts, seat_or_none
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState
from game.scripting.hooks.legal import allowed_places
from game.scripting.hooks.wishes import Seat, seat_of

NAME = "legal"
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


class Legal(msgspec.Struct, frozen=True):
    """A player is asked something: its own `hand`, `pocket` and `bet`, and the answers in `options`."""

    player: Seat
    asks: str
    hand: tuple[str, ...]
    pocket: GunCard | None
    bet: int | None
    options: tuple[OptionFacts, ...]


def allowed_options(
    setting: Setting, state: RouletteState, player: Player, options: Sequence[RouletteAction]
) -> Sequence[RouletteAction]:
    """The options that no script forbids; all of them where every one is forbidden."""
    scripts = setting.scripts
    if scripts is None or len(options) < 2 or not scripts.listeners(NAME):
        return options
    assert state.pending is not None
    own = owner_facts(state, player)
    told = Legal(
        seat_of(player),
        state.pending.kind,
        own.hand,
        own.pocket,
        own.bet,
        tuple([_option_facts(option) for option in options]),
    )
    facts = {**common_facts(setting, state), **msgspec.to_builtins(told)}
    places = allowed_places(scripts, NAME, state.memory, facts, len(options))
    return tuple([options[place] for place in places])


def _option_facts(option: RouletteAction) -> OptionFacts:
    """An answer as scripts are told of it."""
    said: dict[str, Any] = msgspec.structs.asdict(option)
    kind = "aim" if isinstance(option, TakeAim) else type(option).__name__.lower()
    hidden: GunCard | Literal["any"] | None = None
    if kind == "pocket":
        hidden = {None: "any", True: "balle", False: "clic"}[said["bullet"]]  # type: ignore[assignment]
    return OptionFacts(kind, hidden, said.get("face"), said.get("card"), seat_or_none(said.get("target")))
