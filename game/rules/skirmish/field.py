"""The ground of a battle: what chapters ask, asked of a table that follows the state (S-61, S-62).

One table a thread, brought up to date before each answer, so that answers are functions of the state alone.
"""

import threading
from collections.abc import Mapping

from game.rules.skirmish import faces, flights, paths, places, sights, templates, ways
from game.rules.skirmish.friendship import is_friend, opposed, same_army
from game.rules.skirmish.geometry import Block, Table
from game.rules.skirmish.ground import Flown, Ids, Model, Sight, Swept, Way
from game.rules.skirmish.outlines import Standing
from game.rules.skirmish.profile import in_rank, rules_now
from game.rules.skirmish.records import NONE
from game.rules.skirmish.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.units import (
    TOUCH,
    TURN,
    Centi,
    Milli,
    Point,
    Pose,
    Shape,
    shape_of,
)

Bases = Mapping[str, tuple[Milli, Milli]]
"""Width and depth of the bases of each unit, by its full id (`Content.bases`)."""
REMEMBERED = 4000
"""So many answers about ways are kept."""


class Followed(threading.local):
    """The table of one thread, and the state that it shows."""

    ground: tuple[object, ...] = ()
    table: Table | None = None
    shown: dict[int, tuple[object, ...]]
    ways: dict[tuple[object, ...], bool]
    """Whether there was a way, by all that it depends on: asked again and again of the same table."""

    def __init__(self) -> None:
        self.shown, self.ways = {}, {}


class Field:
    """Answers `ground.Ground` with pymunk."""

    def __init__(self, bases: Bases) -> None:
        self.bases = bases
        self.followed = Followed()

    def __reduce__(self) -> tuple[type["Field"], tuple[Bases]]:
        """Sent to another process, it lays its own tables there."""
        return Field, (self.bases,)

    def table(self, state: SkirmishState) -> Table:
        """The table as the state has it; only what changed since the last question is touched."""
        followed = self.followed
        ground = (state.width, state.depth, state.terrain)
        if followed.table is None or followed.ground != ground:
            followed.table, followed.ground, followed.shown = Table(*ground), ground, {}
        table, shown = followed.table, followed.shown
        for unit in state.units:
            stands = unit.place == TABLE and unit.host == NONE
            now = (
                (unit.x, unit.y, unit.heading, unit.files, in_rank(unit), unit.enlisted.unit)
                if stands
                else ()
            )
            if shown.get(unit.id, ()) != now:
                if stands:
                    table.place(unit.id, self.standing(unit, unit.pose))
                else:
                    table.lift(unit.id)
                shown[unit.id] = now
        for gone in [id for id in shown if id >= len(state.units) and shown[id]]:
            table.lift(gone)
            shown[gone] = ()
        return table

    def standing(self, unit: Unit, pose: Pose, shape: Shape | None = None) -> Standing:
        """A unit as the table knows it, or as it would be at a pose, in other files."""
        models = in_rank(unit)
        files = shape.files if shape else unit.files
        return Standing(pose, shape_of(models, files, *self.bases[unit.enlisted.unit]), models)

    def _as_at(self, state: SkirmishState, unit: int, pose: Pose) -> Standing:
        return self.standing(state.units[unit], pose)

    # footprints

    def contacts(self, state: SkirmishState) -> tuple[tuple[int, int], ...]:
        """Pairs of units of different players in contact, lower id first, sorted (S-62, S-70)."""
        pairs, units = self.table(state).contacts(), state.units
        return tuple((one, other) for one, other in pairs if not same_army(units[one], units[other]))

    def touching(self, state: SkirmishState, unit: int) -> Ids:
        """Units of other players in contact with it, by id; nobody while it is not on the table."""
        table, units = self.table(state), state.units
        if unit not in table:
            return ()
        return tuple(other for other in table.touched(unit) if not same_army(units[unit], units[other]))

    def gap(self, state: SkirmishState, one: int, other: int) -> Milli:
        """The least distance between two footprints."""
        return self.table(state).gap(one, other)

    def gap_to(self, state: SkirmishState, unit: int, point: Point) -> Milli:
        """The least distance from a footprint to a point."""
        return self.table(state).gap_to(unit, point)

    def fits(
        self, state: SkirmishState, unit: int, pose: Pose, shape: Shape, touching: Ids = ()
    ) -> tuple[str, int] | None:
        """What forbids a unit to end there (S-29): (`unit`, `terrain` or `edge`, id), or None."""
        there = self.standing(state.units[unit], pose, shape)
        block = places.clear_at(self.table(state), unit, there, ignoring=touching)
        return (block.kind, block.id) if block else None

    def overlapped(self, state: SkirmishState, unit: int) -> tuple[tuple[str, int], ...]:
        """What a unit stands in, deeper than contact allows: units, impassable terrain (S-29, S-62)."""
        table = self.table(state)
        return tuple((block.kind, block.id) for block in places.overlapped(table, unit, table[unit]))

    def touched_models(self, state: SkirmishState, one: int, other: int) -> tuple[tuple[int, int], ...]:
        """Pairs of places in the ranks of two units whose models touch; a corner counts (S-53)."""
        return faces.contact_pairs(self.table(state), one, other)

    def regain(self, state: SkirmishState, unit: int, other: int) -> Pose | None:
        """The least straight move back into contact; None: something else stands there (S-28)."""
        table = self.table(state)
        pose = paths.regained(table, unit, other)
        there = table[unit]._replace(pose=pose)
        keeps, near = (other, *table.touched(unit)), table.touched(other)
        return None if places.clear_at(table, unit, there, ignoring=keeps, near=near) else pose

    # moves

    def sweep(
        self, state: SkirmishState, unit: int, pose: Pose, by: Milli, towards: Centi, ignoring: Ids = ()
    ) -> Swept:
        """Slide from `pose`, facing kept, `by` in direction `towards`; it stops 1" before what it meets."""
        rule, here = paths.Rule(ignoring=ignoring), self._as_at(state, unit, pose)
        done = paths.straight(self.table(state), unit, towards % TURN, by, rule, here)
        return swept(done.went, done.pose, done.block)

    def sweep_wheel(
        self, state: SkirmishState, unit: int, pose: Pose, by: Centi, ignoring: Ids = ()
    ) -> Swept:
        """Wheel from `pose`, right above zero; it stops 1" before what it meets (S-32)."""
        rule, here = paths.Rule(ignoring=ignoring), self._as_at(state, unit, pose)
        done = paths.wheel(self.table(state), unit, by, rule, here)
        turned = (done.pose.heading - pose.heading) * (1 if by >= 0 else -1) % TURN
        return swept(turned, done.pose, done.block)

    def ways(self, state: SkirmishState, unit: int, target: int, arc: str, reach: Milli) -> tuple[Way, ...]:
        """The clear ways of a charge, best first; empty: none, or out of reach (S-35, S-73, S-77).

        Declared charges on the same face that have not come yet and can still reach are left room.
        """
        table = self.table(state)
        if table.gap(unit, target) > reach:
            return ()
        room = self._room(state, table, unit, target, arc)
        free = not self.touching(state, target)
        found = ways.charge_ways(table, unit, target, arc, later=room, may_turn=free)
        return tuple(Way(way.forward, way.wheel, way.on, way.pose, way.contact, way.turned) for way in found)

    def has_way(self, state: SkirmishState, unit: int, target: int, arc: str, reach: Milli) -> bool:
        """Whether `ways` would find any; quicker (S-33)."""
        table = self.table(state)
        if table.gap(unit, target) > reach:
            return False
        room = self._room(state, table, unit, target, arc)
        known, shown = self.followed.ways, tuple(self.followed.shown.items())
        free = not self.touching(state, target)
        key = (self.followed.ground, shown, unit, target, arc, tuple(room), free)
        if key not in known:
            if len(known) >= REMEMBERED:
                known.clear()
            known[key] = ways.is_way(table, unit, target, arc, later=room, may_turn=free)
        return known[key]

    def _room(self, state: SkirmishState, table: Table, unit: int, target: int, arc: str) -> list[Milli]:
        """The base widths of chargers of the same face that still come and can reach it (S-77)."""
        return [
            table[one.unit].shape.base_w
            for one in state.charges
            if (one.target, one.arc, one.void) == (target, arc, False)
            and self._still_comes(table, one.unit, unit, target, one.reach)
        ]

    def _still_comes(self, table: Table, one: int, unit: int, target: int, reach: Milli) -> bool:
        if one == unit or one not in table:
            return False
        gap = table.gap(one, target)
        return gap > TOUCH and (reach == 0 or gap <= reach)

    def push(self, state: SkirmishState, unit: int) -> Pose | None:
        """The least push from every friendly unit, or None: no room (S-10)."""
        table = self.table(state)
        friends = [other for other in table.ids if is_friend(state, state.units[other])]
        touched = [other for other in table.touched(unit) if other in friends]
        if not touched:
            return None
        push = flights.push(table, unit, friends, touched[0])
        return push.pose if push else None

    def flight(self, state: SkirmishState, unit: int, pose: Pose, by: Milli) -> Flown:
        """Straight on from `pose` through everything, then on until 1" clear (S-36)."""
        run = flights.flight(self.table(state), unit, by, self._as_at(state, unit, pose))
        return Flown(run.pose, run.units, run.terrain, run.left)

    def pursuit(self, state: SkirmishState, unit: int, pose: Pose, by: Milli, after: Ids = ()) -> Flown:
        """Straight on from `pose` up to what it meets; units in `after` are the fleers it named (S-57).

        It runs into units of the other side but those in `after`; all else stops it at 1". Where `pose`
        overlaps somebody it stays as it is.
        """
        table, me = self.table(state), state.units[unit]
        here = self._as_at(state, unit, pose)
        if places.overlapped(table, unit, here):
            return Flown(me.pose)
        foes = [other for other in table.ids if other not in after and opposed(state, me, state.units[other])]
        done = paths.straight(table, unit, pose.heading, by, paths.Rule(touch=foes), here)
        met = done.block.id if done.block and done.block.kind in ("unit", "contact") else NONE
        return Flown(done.pose, gone=done.block is not None and done.block.kind == "edge", met=met)

    # sight, templates, lines, terrain

    def in_arc(self, state: SkirmishState, unit: int, target: int) -> bool:
        """Whether a part of the target lies in its front arc."""
        return sights.in_front(self.table(state), unit, target)

    def sight(self, state: SkirmishState, unit: int, target: int, *, all_round: bool = False) -> Sight:
        """What a unit sees of another, in its front arc; skirmishers, and who pivots, all round (S-83)."""
        free = all_round or "skirmish" in rules_now(state, state.units[unit])
        return sights.sight(self.table(state), unit, target, all_round=free)

    def model_gaps(self, state: SkirmishState, unit: int, target: int) -> tuple[Milli, ...]:
        """For each model of a unit, row by row, the distance to the nearest model of the target (S-44)."""
        return sights.model_gaps(self.table(state), unit, target)

    def under(self, state: SkirmishState, centre: Point, radius: Milli) -> tuple[Model, ...]:
        """Models touched by a round template, sorted (S-50)."""
        return templates.under_round(self.table(state), centre, 2 * radius)

    def under_hole(self, state: SkirmishState, point: Point) -> Model | None:
        """The model whose base holds a point, as under the hole of a template (S-50)."""
        return templates.under_point(self.table(state), point)

    def in_sight(self, state: SkirmishState, unit: int, point: Point) -> bool:
        """Whether nothing blocks the line from the middle of a unit of one model to a point (S-49, S-83)."""
        table = self.table(state)
        eye = faces.front_rank(table, unit)[0]
        return not sights.line_of_sight(table, eye, point, unit).blocked

    def under_breath(self, state: SkirmishState, unit: int, heading: Centi) -> tuple[Model, ...]:
        """Models of others touched by an 8" teardrop from its front's middle, sorted (S-50)."""
        pose = state.units[unit].pose
        found = templates.under_teardrop(self.table(state), (pose.x, pose.y), heading)
        return tuple(one for one in found if one[0] != unit)

    def along(self, state: SkirmishState, start: Point, end: Point) -> tuple[Model, ...]:
        """Models touched by a segment, nearest to its start first, up to impassable terrain (S-49)."""
        return tuple((one.unit, one.model) for one in templates.line(self.table(state), start, end))

    def terrain_of(self, state: SkirmishState, unit: int) -> Ids:
        """Pieces of terrain that any part of its footprint overlaps, by id (S-38)."""
        return places.parts_in(self.table(state), unit)

    def inside(self, state: SkirmishState, unit: int) -> Ids:
        """Pieces in which most of its models have their centres, by id (S-38)."""
        return places.mostly_in(self.table(state), unit)

    def crossed(self, state: SkirmishState, unit: int, way: tuple[Pose, ...]) -> Ids:
        """Pieces that its footprint overlaps anywhere on a way of slides and wheels, by id (S-38)."""
        return places.crossed(self.table(state), unit, way)


def swept(done: int, pose: Pose, block: Block | None) -> Swept:
    """A move as the chapters read it."""
    if block is None:
        return Swept(done, pose)
    return Swept(
        done,
        pose,
        unit=block.id if block.kind in ("unit", "contact") else NONE,
        terrain=block.id if block.kind == "terrain" else NONE,
        edge=block.kind == "edge",
    )
