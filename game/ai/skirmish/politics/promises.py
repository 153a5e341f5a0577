"""What a promise is worth to both sides of a bargain, by what the odds say of this turn (S-18)."""

import math
from collections.abc import Mapping, Sequence

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.politics.threat import harm_by_naming, phases_left
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
from game.rules.skirmish.unit.sides import living_opponents

TEMPTED = 15.0
"""Points of difference that make one name clearly likelier than another."""
LATER = 0.6
"""What I may gain in a turn that is still to come, of what I could gain from how all stand now."""
SURE = 0.6
"""What points that one may win are worth in coin: some never come, and remainders are lost (S-16)."""
FEUD = 3.0
"""Tokens' worth of units that somebody must have taken before the vengeful deal with him no more."""

Outlook = Mapping[str, Mapping[Player, float]]
"""By phase and opponent: the points that somebody takes from him by naming him then."""


def harm_by_phase(decision: Decision, by: Player, phases: Sequence[str]) -> Outlook:
    """What somebody could do to each of his opponents in these phases."""
    setting, state = decision.setting, decision.state
    return {
        phase: {
            one: harm_by_naming(setting, state, by, one, phase)
            for one in nameable_opponents(decision, by, phase)
        }
        for phase in phases
    }


def nameable_opponents(decision: Decision, by: Player, phase: str) -> list[Player]:
    """Whom he may name then, as far as it shows now: in close combat whoever touches him (S-09)."""
    state = decision.state
    touched = {
        state.units[other].owner
        for pair in (decision.setting.ground.contacts(state) if phase == Phase.COMBAT else ())
        for one, other in (pair, pair[::-1])
        if state.units[one].owner == by
    }
    return sorted(touched) or living_opponents(state, by)


def naming_chance(harms: Mapping[Player, float], one: Player) -> float:
    """The chance that he names that one; nothing can be bought where he has no choice."""
    if one not in harms or len(harms) < 2:
        return 0.0
    best = max(harms.values())
    weights = {player: math.exp((points - best) / TEMPTED) for player, points in harms.items()}
    return weights[one] / sum(weights.values())


def naming_margin(harms: Mapping[Player, float], one: Player) -> float:
    """By how much naming that one beats naming anybody else."""
    others = [points for player, points in harms.items() if player != one]
    return max(0.0, harms.get(one, 0.0) - max([0.0, *others])) if others else 0.0


def naming_shortfall(harms: Mapping[Player, float], one: Player) -> float:
    """By how much naming that one falls short of the best name."""
    return max(0.0, max([0.0, *harms.values()]) - harms.get(one, 0.0))


# my own word


def asking_price(decision: Decision, offer: Offer) -> float:
    """The points that keeping such a promise costs me, or, if that is cheaper, breaking it."""
    against = sum(
        one.kind == NOT_NAME and one.to == offer.enemy for one in open_promises(decision.state, decision.me)
    )
    return min(_cost_of(decision, offer), broken_promise_cost(decision)) + against * broken_promise_cost(
        decision
    )


def is_sincere(decision: Decision, offer: Offer) -> bool:
    """Whether I would rather keep that promise than break it, as things stand."""
    return _cost_of(decision, offer) <= broken_promise_cost(decision)


def _cost_of(decision: Decision, offer: Offer) -> float:
    """The points that keeping such a promise costs me."""
    mine = decision.state.active == decision.me
    phases = phases_left(decision.state) if mine else [str(phase) for phase in Phase]
    return _keeping(decision, offer, phases) * SURE * decision.temper.daring * (1.0 if mine else LATER)


def _keeping(decision: Decision, offer: Offer, phases: Sequence[str]) -> float:
    """What I forgo by it; and whom I spare may be a rival."""
    if offer.kind == NAME:
        return naming_shortfall(harm_by_phase(decision, decision.me, [offer.phase])[offer.phase], offer.enemy)
    if offer.kind == NOT_CHARGE:
        phases = [phase for phase in phases if phase == Phase.MOVEMENT]
    lost = sum(
        naming_margin(harms, offer.by) for harms in harm_by_phase(decision, decision.me, phases).values()
    )
    return lost * (1 + RIVALRY.loss_comforts * rivalry_weight(decision, offer.by))


def has_feud_with(decision: Decision, other: Player) -> bool:
    """Whether I deal with him no more: only who bears grudges asks (S-18)."""
    if not decision.temper.grudge:
        return False
    return has_cheated_me(decision, other) or points_taken_from_me(decision, other) >= FEUD * decision.token
