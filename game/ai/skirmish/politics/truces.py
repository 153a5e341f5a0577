"""What a truce is good for: who touches two opponents names one and need not fight the other (S-09, S-10)."""

from math import fsum

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.politics.threat import fights_between_armies
from game.core.rules import Player


def fights_worth(decision: Decision, enemy: Player) -> float:
    """Points of all combats with an enemy, losses weighed as the temper dares."""
    blows = fights_between_armies(decision.setting, decision.state, decision.me, enemy)
    return fsum(threat.worth * (1.0 if threat.worth > 0 else 1 / decision.temper.daring) for threat in blows)


def truce_relief(decision: Decision, enemy: Player) -> float:
    """Points saved in this turn's combats if a unit of `enemy` is touched, too, and can be named then.

    Nothing where nobody is touched, or `enemy` is already; else what the best of the combats that would be
    forced is going to cost.
    """
    state, me = decision.state, decision.me
    touched = {
        other.owner
        for pair in decision.setting.ground.contacts(state)
        for one, other in (
            (state.units[pair[0]], state.units[pair[1]]),
            (state.units[pair[1]], state.units[pair[0]]),
        )
        if one.owner == me
    }
    if not touched or enemy in touched:
        return 0.0
    return max(0.0, -max(fights_worth(decision, other) for other in sorted(touched)))
