"""What the chapters ask of the table: the door to geometry, in integers both ways (S-61, S-62).

`geometry.py` answers it with pymunk; tests may answer it by hand. Every answer is a function of the state.
"""

import math
from typing import NamedTuple, Protocol

from game.rules.skirmish.records import NONE
from game.rules.skirmish.state import SkirmishState
from game.rules.skirmish.units import GAP, Milli, Point, Pose, Shape, half_up

FAR: Milli = 1_000_000
"""No table is so large."""


class Swept(NamedTuple):
    """How far a swept move went: `done` milli of it, to `pose`; what stopped it."""

    done: Milli
    pose: Pose
    unit: int = NONE
    terrain: int = NONE
    edge: bool = False


class Sight(NamedTuple):
    """What is seen of a target: how many models, and how many of its models are in soft or hard cover."""

    seen: int
    soft: int = 0
    hard: int = 0


class Ground(Protocol):
    """Questions about the table as it stands; ids are units'."""

    def contacts(self, state: SkirmishState) -> tuple[tuple[int, int], ...]:
        """Pairs of units of different players in contact, lower id first, sorted (S-62, S-70)."""
        ...

    def gap(self, state: SkirmishState, one: int, other: int) -> Milli:
        """The least distance between two footprints."""
        ...

    def fits(
        self, state: SkirmishState, unit: int, pose: Pose, shape: Shape, touching: tuple[int, ...] = ()
    ) -> tuple[str, int] | None:
        """What forbids a unit to end there (S-29): (`unit`, `terrain`, `edge`, id), or None."""
        ...

    def sweep(
        self, state: SkirmishState, unit: int, to: Pose, *, through: tuple[int, ...] = (), gap: Milli = GAP
    ) -> Swept:
        """Slide a unit straight towards a pose of the same heading; it stops `gap` before what it meets."""
        ...

    def sight(self, state: SkirmishState, unit: int, target: int) -> Sight:
        """What a unit sees of another (S-83)."""
        ...

    def under(self, state: SkirmishState, centre: Point, radius: Milli) -> tuple[tuple[int, int], ...]:
        """Models touched by a round template: pairs (unit, model index), sorted."""
        ...


class OpenGround:
    """A table on which nothing touches anything: enough for the course of turns."""

    def contacts(self, state: SkirmishState) -> tuple[tuple[int, int], ...]:
        """None."""
        return ()

    def gap(self, state: SkirmishState, one: int, other: int) -> Milli:
        """Far apart."""
        return FAR

    def fits(
        self, state: SkirmishState, unit: int, pose: Pose, shape: Shape, touching: tuple[int, ...] = ()
    ) -> tuple[str, int] | None:
        """Always."""
        return None

    def sweep(
        self, state: SkirmishState, unit: int, to: Pose, *, through: tuple[int, ...] = (), gap: Milli = GAP
    ) -> Swept:
        """Nothing stops it."""
        return Swept(half_up(math.dist(state.units[unit].pose[:2], to[:2])), to)

    def sight(self, state: SkirmishState, unit: int, target: int) -> Sight:
        """All of it."""
        return Sight(state.units[target].models)

    def under(self, state: SkirmishState, centre: Point, radius: Milli) -> tuple[tuple[int, int], ...]:
        """Nobody."""
        return ()
