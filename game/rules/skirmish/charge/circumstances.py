"""The circumstances under which a charge was made."""

from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.state.state import Unit

WALLS = ("wall", "fence")


def charge_circumstances(battle: Battle, unit: Unit, target: Unit, way: tuple[Pose, ...]) -> int:
    """The flags of a charge: charging, first round, downhill, across a wall (S-11, S-38, S-55)."""
    state, ground = battle.state, battle.setting.ground
    found = unit_flags.CHARGED | unit_flags.FIRST_ROUND
    kinds = {piece.id: piece.kind for piece in state.terrain}
    if not kinds:
        return found
    high = [any(kinds[id] == "hill" for id in ground.inside(state, one.id)) for one in (unit, target)]
    if high == [True, False]:
        found |= unit_flags.DOWNHILL
    if any(kinds[id] in WALLS for id in ground.crossed(state, unit.id, way)):
        found |= unit_flags.OVER_WALL
    return found
