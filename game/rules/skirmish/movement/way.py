"""The way of a move: leg by leg up to the first obstacle (S-06, S-32)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.skirmish.actions.orders import Leg
from game.rules.skirmish.geometry.queries import Swept
from game.rules.skirmish.movement.law import SIDLED
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import TURN, Centi, Pose
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import SkirmishState, Unit


class Way(NamedTuple):
    """The poses of a move, the first where the unit stood, and its sweeps; only the last may be stopped."""

    poses: tuple[Pose, ...]
    swept: tuple[Swept, ...] = ()

    @property
    def stopped(self) -> Swept | None:
        """The sweep that a unit, terrain or the edge cut short; None: the move went all its length."""
        return self.swept[-1] if self.swept and _is_blocked(self.swept[-1]) else None

    @property
    def met(self) -> int:
        """The unit that stopped the move, or NONE."""
        return self.stopped.unit if self.stopped else NONE


def way_until_blocked(
    setting: Setting, state: SkirmishState, unit: Unit, manner: str, legs: Sequence[Leg]
) -> Way:
    """The way of these legs up to the first obstacle, which stops the unit 1" short (S-06)."""
    poses, done = [unit.pose], []
    for swept in _sweep_legs(setting, state, unit, SIDLED.get(manner, 0), legs):
        poses.append(swept.pose)
        done.append(swept)
        if _is_blocked(swept):
            break
    return Way(tuple(poses), tuple(done))


def _sweep_legs(
    setting: Setting, state: SkirmishState, unit: Unit, aside: Centi, legs: Sequence[Leg]
) -> Iterator[Swept]:
    """Each straight piece and each wheel of a move, from where the one before ended."""
    ground, pose = setting.ground, unit.pose
    for leg in legs:
        if leg.forward:
            done = ground.sweep(state, unit.id, pose, leg.forward, (pose.heading + aside) % TURN)
            pose = done.pose
            yield done
        if leg.wheel:
            done = ground.sweep_wheel(state, unit.id, pose, leg.wheel)
            pose = done.pose
            yield done


def _is_blocked(swept: Swept) -> bool:
    """Whether a unit, terrain or the edge stopped a sweep."""
    return swept.unit != NONE or swept.terrain != NONE or swept.edge
