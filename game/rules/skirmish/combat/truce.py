"""The truce with neutral units in contact, before any blow (S-09, S-10)."""

import math
from collections.abc import Iterator

from game.rules.skirmish.events.combat import TruceKept
from game.rules.skirmish.events.unit import UnitMoved
from game.rules.skirmish.flow.battle import QUIET, Battle
from game.rules.skirmish.flow.steps import TRUCE_KEEP
from game.rules.skirmish.geometry.queries import FAR
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Milli, Pose
from game.rules.skirmish.unit.sides import is_enemy, is_friend, is_neutral

CHARGE = unit_flags.CHARGED | unit_flags.DOWNHILL | unit_flags.OVER_WALL
"""What a push makes forgotten (S-10)."""


def _keep(battle: Battle) -> None:
    """Neutral units in contact with a friendly one stay aside, or are pushed 1" away (S-10)."""
    for _ in truce_pushes(battle):
        pass


def truce_pushes(battle: Battle) -> Iterator[int]:
    """Keep the truce unit by unit; yields each before its push is measured or made.

    Who draws meanwhile looks for that push in pieces (`look_for_push`), then goes on.
    """
    touched = _neutrals(battle)
    held = [id for id in touched if _is_held(battle, id)]
    for id in held:
        _stay(battle, id, touched[id])
    lengths = {}
    for id in [one for one in touched if one not in held]:
        yield id
        lengths[id] = _length(battle, id)
    later = []
    for id in sorted(lengths, key=lambda one: (lengths[one], one)):
        yield id
        if not _push(battle, id, touched[id]):
            later.append(id)
    for id in later:
        yield id
        if not _push(battle, id, touched[id]):
            _stay(battle, id, touched[id])


def _neutrals(battle: Battle) -> dict[int, int]:
    """Neutral units in contact with a friendly one, by id, each with the first that it touches."""
    state = battle.state
    found: dict[int, int] = {}
    for pair in battle.setting.ground.contacts(state):
        for one, other in (pair, pair[::-1]):
            if is_neutral(state, state.units[one]) and is_friend(state, state.units[other]):
                found.setdefault(one, other)
    return dict(sorted(found.items()))


def _is_held(battle: Battle, id: int) -> bool:
    """Whether it also touches an enemy unit or another neutral player's: no push frees it (S-10)."""
    state = battle.state
    touching = [state.units[other] for other in battle.setting.ground.touching(state, id)]
    return any(is_enemy(state, one) or is_neutral(state, one) for one in touching)


def _length(battle: Battle, id: int) -> Milli:
    """How long a unit's push would be now, in milli; without room longer than any."""
    pose = battle.setting.ground.push(battle.state, id)
    return FAR if pose is None else pose_distance(battle.unit(id).pose, pose)


def pose_distance(one: Pose, other: Pose) -> Milli:
    """The distance between two poses."""
    return math.isqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)


def _push(battle: Battle, id: int, touched: int) -> bool:
    """Push it, facing kept; False: there is no room. It is no move, and "charged" is forgotten (S-10)."""
    pose = battle.setting.ground.push(battle.state, id)
    if pose is None:
        return False
    unit = battle.unit(id)
    before = unit.pose
    unit.pose = pose
    unit.unmark(CHARGE)
    battle.tell(UnitMoved(id, "push", (before, pose), unit.files, cause=touched))
    battle.tell(TruceKept(id, touched, False))
    return True


def _stay(battle: Battle, id: int, touched: int) -> None:
    """Leave a unit in contact; it takes no part in this phase."""
    battle.unit(id).mark(unit_flags.ASIDE)
    battle.tell(TruceKept(id, touched, True))


RULES = QUIET._replace(steps={TRUCE_KEEP: _keep})
