"""Value of a promise to both sides of a bargain, by the odds of this turn (S-18)."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.politics.harm import harm_by_naming, nameable_opponents, phases_left
from game.ai.skirmish.values.rivalry import RIVALRY, rivalry_weight
from game.ai.skirmish.values.trust import (
    broken_promise_cost,
    has_cheated_me,
    open_promises,
    points_taken_from_me,
)
from game.core.rules import Player
from game.rules.skirmish.state.records import Offer
from game.rules.skirmish.treachery.promises import NAME, NOT_CHARGE, NOT_NAME
from game.rules.skirmish.turn.naming import Phase


class PromiseWeights(NamedTuple):
    """How sure players are of what they forgo, and how long they remember."""

    temptation: float = 15.0
    """Points of difference that make one name clearly likelier than another."""
    later_turn: float = 0.6
    """Weight of gains in a turn that is still to come, beside gains as all stand now."""
    coin_share: float = 0.6
    """Worth in coin of points that may be won: some never come, and remainders are lost (S-16)."""
    feud: float = 3.0
    """Tokens' worth of my units taken by a player with whom the vengeful deal no more."""


PROMISES = PromiseWeights()


PhaseHarms = Mapping[str, Mapping[Player, float]]
"""By phase and opponent: points that a player takes from that opponent by naming them then."""


def harm_by_phase(decision: Decision, by: Player, phases: Sequence[str]) -> PhaseHarms:
    """Points that `by` could take from each opponent by naming them in these phases."""
    setting, state = decision.setting, decision.state
    return {
        phase: {
            one: harm_by_naming(setting, state, by, one, phase)
            for one in nameable_opponents(decision, by, phase)
        }
        for phase in phases
    }


def naming_chance(harms: Mapping[Player, float], named: Player) -> float:
    """The chance that the player is named; 0 where there is no choice, as nothing can be bought then."""
    if named not in harms or len(harms) < 2:
        return 0.0
    best = max(harms.values())
    weights = {player: math.exp((points - best) / PROMISES.temptation) for player, points in harms.items()}
    return weights[named] / math.fsum(weights.values())


def naming_margin(harms: Mapping[Player, float], named: Player) -> float:
    """Points by which naming that player beats naming any other."""
    others = [points for player, points in harms.items() if player != named]
    return max(0.0, harms.get(named, 0.0) - max([0.0, *others])) if others else 0.0


def naming_shortfall(harms: Mapping[Player, float], named: Player) -> float:
    """Points by which naming that player falls short of the best name."""
    return max(0.0, max([0.0, *harms.values()]) - harms.get(named, 0.0))


# my own word


def asking_price(decision: Decision, offer: Offer) -> float:
    """Points that keeping the promise costs me, or breaking it if that is cheaper."""
    against = sum(
        one.kind == NOT_NAME and one.to == offer.enemy for one in open_promises(decision.state, decision.me)
    )
    return min(_keeping_cost(decision, offer), broken_promise_cost(decision)) + against * broken_promise_cost(
        decision
    )


def is_sincere(decision: Decision, offer: Offer) -> bool:
    """Whether I would rather keep that promise than break it, as things stand."""
    return _keeping_cost(decision, offer) <= broken_promise_cost(decision)


def _keeping_cost(decision: Decision, offer: Offer) -> float:
    """Points that keeping the promise costs me, as my temper weighs them."""
    mine = decision.state.active == decision.me
    phases = phases_left(decision.state) if mine else [str(phase) for phase in Phase]
    return (
        _points_forgone(decision, offer, phases)
        * PROMISES.coin_share
        * decision.temper.daring
        * (1.0 if mine else PROMISES.later_turn)
    )


def _points_forgone(decision: Decision, offer: Offer, phases: Sequence[str]) -> float:
    """Points that I forgo by keeping the promise; the player whom it spares may be a rival."""
    if offer.kind == NAME:
        return naming_shortfall(harm_by_phase(decision, decision.me, [offer.phase])[offer.phase], offer.enemy)
    if offer.kind == NOT_CHARGE:
        phases = [phase for phase in phases if phase == Phase.MOVEMENT]
    lost = math.fsum(
        naming_margin(harms, offer.by) for harms in harm_by_phase(decision, decision.me, phases).values()
    )
    return lost * (1 + RIVALRY.loss_comforts * rivalry_weight(decision, offer.by))


def has_feud_with(decision: Decision, other: Player) -> bool:
    """Whether I deal with that player no more, as only a commander who bears grudges does (S-18)."""
    if not decision.temper.grudge:
        return False
    return (
        has_cheated_me(decision, other)
        or points_taken_from_me(decision, other) >= PROMISES.feud * decision.token
    )
