"""Harm that one player could do to another in a phase, in points, as the table stands (S-03).

For naming, bribes and cards: whose charges, spells, shots and combats hurt whom, and who may be named.
"""

from math import fsum

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.politics.harm_from_afar import magic_harm, shooting_harm
from game.ai.skirmish.politics.threat import fights_between_armies, joint_threat_worth, worthwhile_charges
from game.core.rules import Player
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import NOBODY
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.turn.naming import Phase
from game.rules.skirmish.unit.sides import living_opponents


def harm_by_naming(setting: Setting, state: SkirmishState, by: Player, whom: Player, phase: str) -> float:
    """Points that `by` may expect to take from `whom` by naming them in a phase, risks deducted."""
    match phase:
        case Phase.MOVEMENT:
            return joint_threat_worth(worthwhile_charges(setting, state, by, whom))
        case Phase.MAGIC:
            return magic_harm(setting, state, by, whom)
        case Phase.SHOOTING:
            return shooting_harm(setting, state, by, whom)
        case Phase.COMBAT:
            return fsum(threat.worth for threat in fights_between_armies(setting, state, by, whom))
    return 0.0


def phases_left(state: SkirmishState) -> list[str]:
    """The phases of this turn whose enemy is not named yet, in order."""
    order = [str(phase) for phase in Phase]
    if state.phase not in order:
        return order
    return order[order.index(state.phase) + (state.named != NOBODY) :]


def nameable_opponents(decision: Decision, by: Player, phase: str) -> list[Player]:
    """Opponents that `by` may name in a phase, as far as it shows: in combat those in contact (S-09)."""
    state = decision.state
    touched = {
        state.units[other].owner
        for pair in (decision.setting.ground.contacts(state) if phase == Phase.COMBAT else ())
        for one, other in (pair, pair[::-1])
        if state.units[one].owner == by
    }
    return sorted(touched) or living_opponents(state, by)
