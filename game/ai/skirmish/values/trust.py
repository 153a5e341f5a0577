"""Promises given, kept and broken, and old scores: what they weigh with a commander, in points (S-18)."""

from typing import NamedTuple

from game.ai.regard import NEUTRAL, Regard
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.values.rivalry import share_of_battle_left
from game.core.rules import Player
from game.rules.skirmish.events.player import PointsEarned
from game.rules.skirmish.state.records import Promise
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.treachery.promises import BROKEN, KEPT, NAME, NOT_CHARGE, NOT_NAME, OPEN


class TrustWeights(NamedTuple):
    """How long and how much promises are remembered."""

    name_at_last: float = 0.7
    """Share of a good name that still counts when nobody has any turn left to remember."""
    gratitude: float = 2.0
    """Points, times faith, by which a player is rather spared for each promise kept to me."""
    promises_thanked: int = 2
    """Kept promises that count, at most."""


TRUST = TrustWeights()


# one's own word


def broken_promise_cost(decision: Decision) -> float:
    """Points that breaking a promise now costs my good name, as my temper feels it."""
    return (
        decision.temper.faith
        * decision.token
        * (TRUST.name_at_last + (1 - TRUST.name_at_last) * share_of_battle_left(decision.state))
    )


def open_promises(state: SkirmishState, player: Player) -> list[Promise]:
    """Promises of a player that are neither kept nor broken yet."""
    return [one for one in state.promises if one.status == OPEN and one.by == player]


def naming_price(decision: Decision, enemy: Player) -> float:
    """Points that naming that enemy in this phase costs my good name."""
    phase = decision.state.phase
    broken = [
        one
        for one in open_promises(decision.state, decision.me)
        if (one.kind == NOT_NAME and one.to == enemy)
        or (one.kind == NAME and one.phase == phase and one.enemy != enemy)
    ]
    return len(broken) * broken_promise_cost(decision)


def charging_price(decision: Decision, target: Player) -> float:
    """Points that charging a unit of that player costs my good name."""
    pledged = [
        one
        for one in open_promises(decision.state, decision.me)
        if one.kind == NOT_CHARGE and one.to == target
    ]
    return broken_promise_cost(decision) if pledged else 0.0


# others' words


def _promises_ended(state: SkirmishState, by: Player, status: str, to: Player | None = None) -> int:
    """The number of promises of `by`, to anybody or to `to`, that ended with `status`."""
    return sum(one.by == by and one.status == status and to in (None, one.to) for one in state.promises)


def trust_in_player(state: SkirmishState, player: Player, regard: Regard = NEUTRAL) -> float:
    """The chance that the player keeps the next promise, by what everybody has seen.

    A doubt counts like a promise that was broken.
    """
    kept, broken = _promises_ended(state, player, KEPT), _promises_ended(state, player, BROKEN)
    trust = (2 + kept) / (3 + kept + 2 * (broken + regard.doubt(player)))
    return max(0.0, 1 - (1 - trust) * regard.suspicion(player)) if player in regard.wary else trust


def has_cheated_me(decision: Decision, by: Player) -> bool:
    """Whether that player broke a promise made to me."""
    return _promises_ended(decision.state, by, BROKEN, decision.me) > 0


def gratitude_points(decision: Decision, to: Player) -> float:
    """Points by which I would rather spare a player who kept promises to me, and broke none."""
    kept = 0 if has_cheated_me(decision, to) else _promises_ended(decision.state, to, KEPT, decision.me)
    return TRUST.gratitude * decision.temper.faith * min(kept, TRUST.promises_thanked)


# old scores


def points_taken_from_me(decision: Decision, by: Player) -> int:
    """Points that the player took from me in this battle, as far as I saw it."""
    units = decision.state.units
    return sum(
        event.points
        for event in decision.story
        if isinstance(event, PointsEarned) and event.player == by and units[event.unit].owner == decision.me
    )


def grudge_points(decision: Decision, against: Player) -> float:
    """Points that hurting a player is worth beyond what it brings, to a commander who bears grudges."""
    if not decision.temper.grudge:
        return 0.0
    return decision.temper.grudge * (
        points_taken_from_me(decision, against) / 100
        + has_cheated_me(decision, against)
        + (against == decision.temper.regard.foe)
    )
