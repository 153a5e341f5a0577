"""Promises: bought, never binding, kept, broken or void, and remembered (S-18).

A promise not to name or not to charge holds until the next turn of who made it ends (in his own turn: this
one). "Name X" holds for the next naming of who made it in that phase.
"""

from collections.abc import Iterable

import msgspec

from game.core.rules import Player
from game.rules.skirmish.events.player import PromiseEnded
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state.records import NOBODY, Offer, Promise
from game.rules.skirmish.state.state import SkirmishState

NOT_NAME, NOT_CHARGE, NAME = "not-name", "not-charge", "name"
KINDS = (NOT_NAME, NOT_CHARGE, NAME)
OPEN, KEPT, BROKEN, VOID = "open", "kept", "broken", "void"


def record_promise(battle: Battle, offer: Offer) -> None:
    """Keep the promise of a player who took an offer (S-18)."""
    state = battle.state
    parties = {offer.by, offer.to, offer.enemy} - {NOBODY}
    new = Promise(
        offer.id,
        offer.to,
        offer.by,
        offer.kind,
        offer.enemy,
        offer.phase,
        alive=tuple(player for player in sorted(parties) if state.lives(player)),
    )
    state.promises = [*state.promises, new]


def _end(battle: Battle, one: Promise, how: str) -> None:
    """Mark a promise as kept, broken or void; it stays on record."""
    ended = msgspec.structs.replace(one, status=how)
    battle.state.promises = [ended if two.id == one.id else two for two in battle.state.promises]
    battle.tell(PromiseEnded(one.id, one.by, one.to, one.kind, how))


def _open_by(battle: Battle, player: Player) -> list[Promise]:
    """The promises of a player that are neither kept nor broken, oldest first."""
    return [one for one in battle.state.promises if one.status == OPEN and one.by == player]


def void_promises_of_dead(battle: Battle) -> None:
    """Void if a party died since it was made (S-18)."""
    for one in [one for one in battle.state.promises if one.status == OPEN]:
        if not all(battle.state.lives(player) for player in one.alive):
            _end(battle, one, VOID)


def settle_promises_on_naming(battle: Battle, *legal: Player) -> None:
    """The active player has named one of these: promises about it are kept, broken, or void by force."""
    state = battle.state
    void_promises_of_dead(battle)
    for one in _open_by(battle, state.active):
        how = promise_verdict(state, one, legal)
        if how != OPEN:
            _end(battle, one, how)


def promise_verdict(state: SkirmishState, one: Promise, legal: Iterable[Player]) -> str:
    """How a naming ends a promise of the active player: forced by S-09 or a card, it is void."""
    names = tuple(legal)
    forced = len(names) == 1
    if one.kind == NOT_NAME and one.to == state.named:
        return VOID if forced else BROKEN
    if one.kind != NAME or one.phase != state.phase:
        return OPEN
    if forced or one.enemy not in names:
        return VOID
    return KEPT if one.enemy == state.named else BROKEN


def settle_promises_on_charge(battle: Battle, by: Player, whom: Player) -> None:
    """Break the promises of a player who declared a charge and promised not to (S-18)."""
    for one in _open_by(battle, by):
        if one.kind == NOT_CHARGE and one.to == whom:
            _end(battle, one, BROKEN)


def turn_ended(battle: Battle, player: Player) -> None:
    """Keep the promises of a player whose term has ended (S-18)."""
    void_promises_of_dead(battle)
    for one in _open_by(battle, player):
        if one.kind != NAME:
            _end(battle, one, KEPT)
