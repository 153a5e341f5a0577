"""Somebody left: his army goes if all others agree; until then a bot commands it (S-76)."""

from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.player import Dismiss
from game.rules.skirmish.consequences import casualties, victory_points
from game.rules.skirmish.events.player import ArmyDismissed
from game.rules.skirmish.events.unit import UnitDestroyed
from game.rules.skirmish.flow.battle import QUIET, Battle
from game.rules.skirmish.flow.steps import DISMISSAL_GO, SCENARIO_DROP
from game.rules.skirmish.state.records import NOBODY, NONE
from game.rules.skirmish.state.state import SkirmishState


def check(state: SkirmishState, action: Dismiss) -> Refusal | None:
    """Anybody may agree at any time, once, to the going of another who has an army; who left is not asked."""
    if action.player not in range(state.players) or action.leaver not in state.living():
        return Refusal("dismiss-whom")
    if action.player == action.leaver or (action.player, action.leaver) in state.dismissals:
        return Refusal("dismiss-whom")
    return None


def agree_to_dismissal(battle: Battle, action: Dismiss) -> None:
    """Note one more player's consent; the army goes when the phase ends, so that nothing stops halfway."""
    if check(battle.state, action) is None:
        battle.state.dismissals = [*battle.state.dismissals, (action.player, action.leaver)]


def _agreed(state: SkirmishState) -> list[Player]:
    """Players with an army to whose going all others have agreed, in seat order."""
    others = state.players - 1
    return [one for one in state.living() if sum(who == one for _, who in state.dismissals) == others]


def _go(battle: Battle) -> None:
    """Their units are removed, nobody scores, nobody is shaken, their tokens are lost (S-76)."""
    state = battle.state
    for player in _agreed(state):
        for unit in sorted(state.army(player), key=lambda one: one.host == NONE):
            casualties.remove_unit(battle, unit)
            unit.blame = NOBODY
            battle.tell(UnitDestroyed(unit.id, "dismissed", NOBODY))
            battle.then(SCENARIO_DROP(unit.id))
        victory_points.change_tokens(battle, player, -state.tokens[player], "dismissed")
        battle.tell(ArmyDismissed(player))


RULES = QUIET._replace(steps={DISMISSAL_GO: _go})
