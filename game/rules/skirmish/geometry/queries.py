"""Questions of the chapters about the table: the door to geometry, in whole numbers both ways (S-61, S-62).

`battlefield.Field` answers them with pymunk; tests may answer them by hand. Every answer is a function of the
state. Lengths are milli, headings and wheels centi.
"""

from collections.abc import Generator
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.rules.skirmish.state.formation import Centi, Milli, Point, Pose, Shape
from game.rules.skirmish.state.records import NONE

if TYPE_CHECKING:
    from game.rules.skirmish.state.state import SkirmishState

FAR: Milli = 1_000_000
"""A distance in milli that no table reaches."""

Model = tuple[int, int]
"""A model: its unit's id, and its place in the ranks, row by row from the front, left to right."""
Ids = tuple[int, ...]
"""Ids of units, or of pieces of terrain where a docstring says so."""


class Swept(NamedTuple):
    """The result of a swept move: `done` of it (milli, or centi of a wheel), the pose, the obstacle."""

    done: int
    pose: Pose
    unit: int = NONE
    terrain: int = NONE
    edge: bool = False


class Sight(NamedTuple):
    """Counts of a target's models: those seen, those of them in soft, and in hard cover."""

    seen: int
    soft: int = 0
    hard: int = 0


class ChargePath(NamedTuple):
    """The path of a charge: straight on, a wheel, straight on, then aligned on the target's face (S-35)."""

    forward: Milli
    """Milli straight on before the wheel."""
    wheel: Centi
    """Centi of the wheel, right above zero."""
    onward: Milli
    """Milli straight on after the wheel, until the front touches; 0 where there is no wheel."""
    end: Pose
    """Pose of the charger once it is aligned."""
    contact: int
    """Models of both units that touch there."""
    target_pose: Pose | None = None
    """Pose of the target if it turned instead of the charger (S-77); None: it did not."""


class Flown(NamedTuple):
    """The result of a flight or pursuit: its end, units and pieces it crossed, whether it left the table."""

    pose: Pose
    units: Ids = ()
    terrain: Ids = ()
    gone: bool = False
    met: int = NONE
    """The unit that stopped a pursuit."""


class Ground(Protocol):
    """Questions about the table as it stands; ids are units', or terrain's where a docstring says so."""

    # footprints

    def contacts(self, state: "SkirmishState") -> tuple[tuple[int, int], ...]:
        """Pairs of units of different players in contact, lower id first, sorted (S-62, S-70)."""
        ...

    def touching(self, state: "SkirmishState", unit: int) -> Ids:
        """Units of other players in contact with a unit, by id."""
        ...

    def gap(self, state: "SkirmishState", one: int, other: int) -> Milli:
        """The least distance between two footprints, in milli."""
        ...

    def gap_to(self, state: "SkirmishState", unit: int, point: Point) -> Milli:
        """The least distance from a footprint to a point, in milli."""
        ...

    def gaps_from(
        self, state: "SkirmishState", unit: int, pose: Pose, shape: Shape
    ) -> tuple[tuple[int, Milli], ...]:
        """All other units on the table, by id, and the milli to each if a unit stood there, in that shape."""
        ...

    def fits(
        self,
        state: "SkirmishState",
        unit: int,
        pose: Pose,
        shape: Shape,
        touching: Ids = (),
        ignoring: Ids = (),
    ) -> tuple[str, int] | None:
        """The obstacle to a unit ending there (S-29): (`unit`, `terrain` or `edge`, id); None: none.

        Units in `touching` may be touched, not overlapped; units in `ignoring` are not there (S-62, S-81).
        """
        ...

    def overlapped(self, state: "SkirmishState", unit: int) -> tuple[tuple[str, int], ...]:
        """Things that a unit stands in, deeper than contact: (`unit` or `terrain`, id) (S-29, S-62)."""
        ...

    def touched_models(self, state: "SkirmishState", one: int, other: int) -> tuple[tuple[int, int], ...]:
        """Pairs of places in the ranks of two units whose models touch; a corner counts (S-53)."""
        ...

    def regain(self, state: "SkirmishState", unit: int, other: int) -> Pose | None:
        """The pose of `unit` after the least straight move back into contact; None: no room (S-28)."""
        ...

    # moves

    def sweep(
        self, state: "SkirmishState", unit: int, pose: Pose, by: Milli, towards: Centi, ignoring: Ids = ()
    ) -> Swept:
        """Slide from `pose`, facing kept, `by` milli along `towards`; an obstacle stops the unit 1" short."""
        ...

    def sweep_wheel(
        self, state: "SkirmishState", unit: int, pose: Pose, by: Centi, ignoring: Ids = ()
    ) -> Swept:
        """Wheel from `pose` by centi, right above zero; an obstacle stops the unit 1" short (S-32)."""
        ...

    def free_wheel(self, state: "SkirmishState", unit: int, by: Centi) -> Centi:
        """The centi, 0 or more, that a unit wheels from where it stands, at most `by`; remembered (S-32)."""
        ...

    def ways(
        self, state: "SkirmishState", unit: int, target: int, arc: str, reach: Milli
    ) -> tuple[ChargePath, ...]:
        """The clear paths of a charge, best first; empty: none (S-35, S-73, S-77)."""
        ...

    def has_way(self, state: "SkirmishState", unit: int, target: int, arc: str, reach: Milli) -> bool:
        """Whether `ways` would find any path; quicker (S-33)."""
        ...

    def look_for_way(
        self, state: "SkirmishState", unit: int, target: int, arc: str, reach: Milli, *, best: bool = False
    ) -> Generator[None, None, bool]:
        """`has_way` in pieces, or (`best`) what `first_way` asks; other states may be asked about between."""
        ...

    def first_way(
        self, state: "SkirmishState", unit: int, target: int, arc: str, reach: Milli
    ) -> ChargePath | None:
        """The first of `ways`, found without looking for the others; None: there is none (S-35)."""
        ...

    def berth(self, state: "SkirmishState", unit: int, target: int, arc: str) -> ChargePath | None:
        """The path by which a unit that ran into another aligns on its face; None: it cannot (S-57, S-77)."""
        ...

    def push(self, state: "SkirmishState", unit: int) -> Pose | None:
        """The pose after the least push from every friendly unit; None: no room (S-10)."""
        ...

    def look_for_push(self, state: "SkirmishState", unit: int) -> Generator[None, None, Pose | None]:
        """`push` in pieces; between them anything may be asked about other states."""
        ...

    def flight(self, state: "SkirmishState", unit: int, pose: Pose, by: Milli) -> Flown:
        """The flight straight on from `pose` through everything, then on until 1" clear (S-36)."""
        ...

    def pursuit(self, state: "SkirmishState", unit: int, pose: Pose, by: Milli, after: Ids = ()) -> Flown:
        """The pursuit straight on from `pose` up to an obstacle; `after` are the fleers it named (S-57)."""
        ...

    # sight, templates, lines, terrain

    def in_arc(self, state: "SkirmishState", unit: int, target: int) -> bool:
        """Whether a part of the target lies in a unit's front arc."""
        ...

    def sight(self, state: "SkirmishState", unit: int, target: int, *, all_round: bool = False) -> Sight:
        """The models of a target that a unit sees, in its front arc (S-83).

        Skirmishers, and units that pivot (`all_round`), look all round.
        """
        ...

    def look_over(
        self, state: "SkirmishState", unit: int, target: int, *, all_round: bool = False
    ) -> Generator[None, None, None]:
        """Look at what `sight` tells, in pieces; between them anything may be asked about other states."""
        ...

    def model_gaps(self, state: "SkirmishState", unit: int, target: int) -> tuple[Milli, ...]:
        """For each model of a unit, row by row, the milli to the nearest model of the target (S-44)."""
        ...

    def under(self, state: "SkirmishState", centre: Point, radius: Milli) -> tuple[Model, ...]:
        """Models touched by a round template, sorted (S-50)."""
        ...

    def under_hole(self, state: "SkirmishState", point: Point) -> Model | None:
        """The model whose base holds a point, as under the hole of a template (S-50)."""
        ...

    def in_sight(self, state: "SkirmishState", unit: int, point: Point) -> bool:
        """Whether nothing blocks the line from the middle of a unit of one model to a point (S-49, S-83)."""
        ...

    def met_on_line(
        self, state: "SkirmishState", start: Point, end: Point
    ) -> tuple[tuple[Milli, str, int], ...]:
        """Things that a straight line meets: after how many milli, `unit` or `terrain`, id; nearest first."""
        ...

    def under_breath(self, state: "SkirmishState", unit: int, heading: Centi) -> tuple[Model, ...]:
        """Models touched by an 8" teardrop from the middle of a unit's front, sorted (S-50)."""
        ...

    def along(self, state: "SkirmishState", start: Point, end: Point) -> tuple[Model, ...]:
        """Models touched by a segment, nearest to its start first, up to impassable terrain (S-49)."""
        ...

    def terrain_of(self, state: "SkirmishState", unit: int) -> Ids:
        """Pieces of terrain that any part of a unit's footprint overlaps, by id (S-38)."""
        ...

    def inside(self, state: "SkirmishState", unit: int) -> Ids:
        """Pieces of terrain in which most of a unit's models have their centres, by id (S-38)."""
        ...

    def crossed(self, state: "SkirmishState", unit: int, way: tuple[Pose, ...]) -> Ids:
        """Pieces that a unit's footprint overlaps anywhere on a way of straight slides, by id (S-38)."""
        ...


class NoGround:
    """A table on which nothing touches anything, without other answers: enough for the course of turns."""

    def contacts(self, state: "SkirmishState") -> tuple[tuple[int, int], ...]:
        """No pairs: no unit touches another."""
        return ()

    def touching(self, state: "SkirmishState", unit: int) -> Ids:
        """No units: no unit touches another."""
        return ()

    def gap(self, state: "SkirmishState", one: int, other: int) -> Milli:
        """A distance that no table reaches: every unit is far from every other."""
        return FAR

    def overlapped(self, state: "SkirmishState", unit: int) -> tuple[tuple[str, int], ...]:
        """No things: no unit stands in anything."""
        return ()

    def touched_models(self, state: "SkirmishState", one: int, other: int) -> tuple[tuple[int, int], ...]:
        """No pairs: no model touches another."""
        return ()

    def fits(
        self,
        state: "SkirmishState",
        unit: int,
        pose: Pose,
        shape: Shape,
        touching: Ids = (),
        ignoring: Ids = (),
    ) -> tuple[str, int] | None:
        """None: a unit may end anywhere."""
        return None

    def regain(self, state: "SkirmishState", unit: int, other: int) -> Pose | None:
        """None: a unit stays where it is."""
        return None
