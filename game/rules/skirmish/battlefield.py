"""The ground of a battle: answers to the chapters, from a table that follows the state (S-61, S-62).

Each thread has one table, brought up to date before each answer, so that answers are functions of the state
alone. Answers are kept for a while, and found again whenever the same units stand and the same terrain lies
there.
"""

from collections.abc import Callable, Generator, Mapping
from itertools import zip_longest
from operator import attrgetter
from typing import Any, TypeVar

from game.rules.skirmish.geometry import (
    charge_search,
    faces,
    forced_moves,
    line_of_sight,
    placement,
    sweep,
    templates,
)
from game.rules.skirmish.geometry.queries import ChargePath, Flown, Ids, Model, Sight, Swept
from game.rules.skirmish.geometry.shapes import Footprint
from game.rules.skirmish.geometry.table import FollowedTable, Table
from game.rules.skirmish.state.formation import TURN, Centi, Milli, Point, Pose, Shape, shape_of
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.profile import in_rank, rules_now
from game.rules.skirmish.unit.sides import are_opposed, is_friend, same_army
from game.rules.skirmish.unit.speed import can_fly

Bases = Mapping[str, tuple[Milli, Milli]]
"""Width and depth of the bases of each unit, by its full id (`Content.bases`)."""
Shown = tuple[Any, ...]
"""The values of `SHOWN_FIELDS` of one unit."""
Answer = TypeVar("Answer")
SHOWN_FIELDS = attrgetter("place", "host", "x", "y", "heading", "files", "models", "guests", "enlisted.unit")
"""All that a table shows of a unit."""
ON_TABLE = (TABLE, NONE)
"""The first two shown values of a unit that stands on the table."""


class Field:
    """The answers of `queries.Ground`, found with pymunk."""

    def __init__(self, bases: Bases) -> None:
        self.bases = bases
        self.followed = FollowedTable()

    def __reduce__(self) -> tuple[type["Field"], tuple[Bases]]:
        """The field as another process makes it, which lays its own tables."""
        return Field, (self.bases,)

    def table(self, state: SkirmishState) -> Table:
        """The table as the state has it; only units that changed since the last question are touched."""
        followed, ground = self.followed, (state.width, state.depth, state.terrain)
        table, was = followed.table, followed.shown
        if table is None or followed.ground != ground:
            table, was = Table(*ground), []
            followed.table, followed.ground = table, ground
        now = [SHOWN_FIELDS(unit) for unit in state.units]
        if now != was or not was:
            followed.table = None
            self._follow(table, state, was, now)
            followed.table, followed.shown = table, now
            followed.turn_to((ground, tuple(now)))
        return table

    def _follow(self, table: Table, state: SkirmishState, was: list[Shown], now: list[Shown]) -> None:
        """Put units that stand elsewhere than before where they stand now, lower ids first."""
        for id, (old, new) in enumerate(zip_longest(was, now, fillvalue=())):
            if old == new:
                continue
            if new[:2] == ON_TABLE:
                unit = state.units[id]
                table.place(id, self.standing(unit, unit.pose))
            elif old[:2] == ON_TABLE:
                table.lift(id)

    def kept_answer(
        self, table: Table, question: tuple[object, ...], answer: Callable[..., Answer]
    ) -> Answer:
        """The answer to a question (its name, then its subjects) about the table as it stands; kept."""
        answers = self.followed.answers
        if question not in answers:
            answers[question] = answer(table, *question[1:])
        found: Answer = answers[question]
        return found

    def _look(
        self,
        state: SkirmishState,
        question: tuple[object, ...],
        look: Callable[..., Generator[None, None, Any]],
    ) -> Generator[None, None, None]:
        """Look for the answer to a question in pieces; it is kept then."""
        yield from self.followed.look(
            lambda: self.table(state), question, lambda table: look(table, *question[1:])
        )

    def standing(self, unit: Unit, pose: Pose) -> Footprint:
        """The footprint of a unit if it stood at a pose."""
        models = in_rank(unit)
        return Footprint(pose, shape_of(models, unit.files, *self.bases[unit.enlisted.unit]), models)

    def _standing_at(self, state: SkirmishState, unit: int, pose: Pose) -> Footprint:
        """The footprint of the unit `unit` if it stood at a pose."""
        return self.standing(state.units[unit], pose)

    # footprints

    def contacts(self, state: SkirmishState) -> tuple[tuple[int, int], ...]:
        """Pairs of units of different players in contact, lower id first, sorted (S-62, S-70)."""
        table, units = self.table(state), state.units
        pairs = self.kept_answer(table, ("contacts",), Table.contacts)
        return tuple((one, other) for one, other in pairs if not same_army(units[one], units[other]))

    def touching(self, state: SkirmishState, unit: int) -> Ids:
        """Units of other players in contact with a unit, by id; none while it is not on the table."""
        table, units = self.table(state), state.units
        if unit not in table:
            return ()
        touched = self.kept_answer(table, ("touched", unit), Table.touched)
        return tuple([other for other in touched if not same_army(units[unit], units[other])])

    def gap(self, state: SkirmishState, one: int, other: int) -> Milli:
        """The least distance between two footprints, in milli."""
        return self.kept_answer(self.table(state), ("gap", one, other), Table.gap)

    def gap_to(self, state: SkirmishState, unit: int, point: Point) -> Milli:
        """The least distance from a footprint to a point, in milli."""
        return self.table(state).gap_to(unit, point)

    def gaps_from(
        self, state: SkirmishState, unit: int, pose: Pose, shape: Shape
    ) -> tuple[tuple[int, Milli], ...]:
        """All other units on the table, by id, and the milli to each if a unit stood there, in that shape."""
        there = Footprint(pose, shape, shape.files * shape.ranks)
        return placement.gaps_from(self.table(state), unit, there)

    def fits(
        self,
        state: SkirmishState,
        unit: int,
        pose: Pose,
        shape: Shape,
        touching: Ids = (),
        ignoring: Ids = (),
    ) -> tuple[str, int] | None:
        """The obstacle to a unit ending there (S-29): (`unit`, `terrain` or `edge`, id); None: none.

        The unit is taken in `shape`, whatever its formation is now: an incomplete rank counts whole. Those
        in `touching` it may touch, not overlap (S-62); those in `ignoring` are not there.
        """
        there = Footprint(pose, shape, shape.files * shape.ranks)
        block = placement.clear_at(self.table(state), unit, there, ignoring=ignoring, touching=touching)
        return (block.kind, block.id) if block else None

    def overlapped(self, state: SkirmishState, unit: int) -> tuple[tuple[str, int], ...]:
        """Units and impassable terrain that a unit stands in, deeper than contact allows (S-29, S-62)."""
        table = self.table(state)
        return tuple(
            (block.kind, block.id) for block in placement.overlapping_blocks(table, unit, table[unit])
        )

    def touched_models(self, state: SkirmishState, one: int, other: int) -> tuple[tuple[int, int], ...]:
        """Pairs of places in the ranks of two units whose models touch; a corner counts (S-53)."""
        return self.kept_answer(self.table(state), ("touched models", one, other), faces.contact_pairs)

    def regain(self, state: SkirmishState, unit: int, other: int) -> Pose | None:
        """The pose after the least straight move back into contact; None: the place is taken (S-28).

        What the unit touches it may go on touching, not overlap (S-62).
        """
        table = self.table(state)
        pose = sweep.contact_restoring_pose(table, unit, other)
        there = table[unit]._replace(pose=pose)
        keeps, near = (other, *table.touched(unit)), table.touched(other)
        return None if placement.clear_at(table, unit, there, touching=keeps, near=near) else pose

    # moves

    def sweep(
        self, state: SkirmishState, unit: int, pose: Pose, by: Milli, towards: Centi, ignoring: Ids = ()
    ) -> Swept:
        """Slide from `pose`, facing kept, `by` milli along `towards`; an obstacle stops the unit 1" short."""
        rule, here = sweep.Rule(ignoring=ignoring), self._standing_at(state, unit, pose)
        done = sweep.straight_sweep(self.table(state), unit, towards % TURN, by, rule, here)
        return sweep.swept_result(done.went, done.pose, done.block)

    def sweep_wheel(
        self, state: SkirmishState, unit: int, pose: Pose, by: Centi, ignoring: Ids = ()
    ) -> Swept:
        """Wheel from `pose` by centi, right above zero; the unit stops 1" before an obstacle (S-32)."""
        rule, here = sweep.Rule(ignoring=ignoring), self._standing_at(state, unit, pose)
        done = self.kept_answer(self.table(state), ("wheel", unit, by, rule, here), sweep.wheel_sweep)
        turned = (done.pose.heading - pose.heading) * (1 if by >= 0 else -1) % TURN
        return sweep.swept_result(turned, done.pose, done.block)

    def free_wheel(self, state: SkirmishState, unit: int, by: Centi) -> Centi:
        """The centi that a unit wheels from where it stands, at most `by`; a wheel passes all lesser ones."""
        question = ("free wheel", unit, by > 0)
        known: list[Centi] = self.kept_answer(self.table(state), question, lambda *_: [0, 0])
        if abs(by) > known[0] == known[1]:
            known[:] = abs(by), self.sweep_wheel(state, unit, state.units[unit].pose, by).done
        return min(abs(by), known[1])

    def ways(
        self, state: SkirmishState, unit: int, target: int, arc: str, reach: Milli
    ) -> tuple[ChargePath, ...]:
        """The clear paths of a charge, best first; empty: none, or out of reach (S-35, S-73, S-77).

        Room is left for declared charges on the same face that have not come yet and can still reach it.
        Flyers go over units and terrain (S-38).
        """
        if self.gap(state, unit, target) > reach:
            return ()
        return self._charge_answer(state, "ways", charge_search.charge_paths, unit, target, arc)

    def has_way(self, state: SkirmishState, unit: int, target: int, arc: str, reach: Milli) -> bool:
        """Whether `ways` would find any path; quicker (S-33)."""
        if self.gap(state, unit, target) > reach:
            return False
        return self._charge_answer(state, "has way", charge_search.has_charge_path, unit, target, arc)

    def look_for_way(
        self, state: SkirmishState, unit: int, target: int, arc: str, reach: Milli, *, best: bool = False
    ) -> Generator[None, None, bool]:
        """`has_way`, or `best` of them all, in pieces; between them other states may be asked about."""
        if self.gap(state, unit, target) > reach:
            return False
        room, free, flying = self._charge_terms(state, unit, target, arc)
        about = "first way" if best else "has way"

        def look(table: Table, *_: object) -> Generator[None, None, object]:
            search = charge_search.look_for_best_path if best else charge_search.look_for_charge_path
            return search(table, unit, target, arc, later=room, may_turn=free, flying=flying)

        yield from self._look(state, (about, unit, target, arc, room, free, flying), look)
        known = self.first_way if best else self.has_way
        return bool(known(state, unit, target, arc, reach))

    def first_way(
        self, state: SkirmishState, unit: int, target: int, arc: str, reach: Milli
    ) -> ChargePath | None:
        """The first of `ways`, without the search for others; from then on `has_way` knows its answer."""
        if self.gap(state, unit, target) > reach:
            return None
        found = self._charge_answer(state, "first way", charge_search.best_charge_path, unit, target, arc)
        self._charge_answer(state, "has way", lambda *_, **__: found is not None, unit, target, arc)
        return found

    def berth(self, state: SkirmishState, unit: int, target: int, arc: str) -> ChargePath | None:
        """The path by which a unit that ran into another aligns on its face; None: it cannot (S-57, S-77)."""
        return self._charge_answer(state, "berth", charge_search.aligned_charge_path, unit, target, arc)

    def _charge_answer(
        self,
        state: SkirmishState,
        about: str,
        answer: Callable[..., Answer],
        unit: int,
        target: int,
        arc: str,
    ) -> Answer:
        """The kept answer about paths onto a face, with room for chargers that still come."""
        room, free, flying = self._charge_terms(state, unit, target, arc)
        table = self.table(state)

        def find_paths(table: Table, *_: object) -> Answer:
            return answer(table, unit, target, arc, later=room, may_turn=free, flying=flying)

        return self.kept_answer(table, (about, unit, target, arc, room, free, flying), find_paths)

    def _charge_terms(
        self, state: SkirmishState, unit: int, target: int, arc: str
    ) -> tuple[tuple[Milli, ...], bool, bool]:
        """What decides about paths beside the table: widths kept free, whether the target may turn, wings."""
        free = not {*self.touching(state, target)} - {unit}
        room = tuple(charge_search.widths_still_coming(self.table(state), state, unit, target, arc))
        return room, free, can_fly(state, state.units[unit])

    def push(self, state: SkirmishState, unit: int) -> Pose | None:
        """The pose after the least push from every friendly unit; None: no room (S-10)."""
        question = self._push_question(state, unit)
        if question is None:
            return None
        push = self.kept_answer(self.table(state), question, forced_moves.shortest_push)
        return push.pose if push else None

    def look_for_push(self, state: SkirmishState, unit: int) -> Generator[None, None, Pose | None]:
        """`push` in pieces; between them anything may be asked about other states."""
        question = self._push_question(state, unit)
        if question is not None:
            yield from self._look(state, question, forced_moves.look_for_push)
        return self.push(state, unit)

    def _push_question(self, state: SkirmishState, unit: int) -> tuple[str, int, Ids, int] | None:
        """The question about a push: the unit, its friends, the first that it touches; None: no need."""
        table = self.table(state)
        friends = tuple([other for other in table.ids if is_friend(state, state.units[other])])
        touched = [other for other in table.touched(unit) if other in friends]
        return ("push", unit, friends, touched[0]) if touched else None

    def flight(self, state: SkirmishState, unit: int, pose: Pose, by: Milli) -> Flown:
        """The flight straight on from `pose` through everything, then on until 1" clear (S-36)."""
        run = forced_moves.flee_path(self.table(state), unit, by, self._standing_at(state, unit, pose))
        return Flown(run.pose, run.units, run.terrain, run.left)

    def pursuit(self, state: SkirmishState, unit: int, pose: Pose, by: Milli, after: Ids = ()) -> Flown:
        """The pursuit straight on from `pose` up to an obstacle; `after` are the fleers it named (S-57).

        A pursuer runs into units of the other side but those in `after`; all else stops it at 1". Where
        `pose` overlaps another unit the pursuer stays as it is; where it crosses an edge it leaves (S-78).
        """
        table, me = self.table(state), state.units[unit]
        here = self._standing_at(state, unit, pose)
        if not placement.is_on(table, here):
            return Flown(me.pose, gone=True)
        if placement.overlapping_blocks(table, unit, here):
            return Flown(me.pose)
        foes = [
            other for other in table.ids if other not in after and are_opposed(state, me, state.units[other])
        ]
        done = sweep.straight_sweep(table, unit, pose.heading, by, sweep.Rule(touch=foes), here)
        met = done.block.id if done.block and done.block.kind in ("unit", "contact") else NONE
        return Flown(done.pose, gone=done.block is not None and done.block.kind == "edge", met=met)

    # sight, templates, lines, terrain

    def in_arc(self, state: SkirmishState, unit: int, target: int) -> bool:
        """Whether a part of the target lies in a unit's front arc."""
        return self.kept_answer(self.table(state), ("in arc", unit, target), line_of_sight.in_front)

    def sight(self, state: SkirmishState, unit: int, target: int, *, all_round: bool = False) -> Sight:
        """The models of a target that a unit sees, in its front arc (S-83).

        Skirmishers, and units that pivot (`all_round`), look all round.
        """
        free = all_round or "skirmish" in rules_now(state, state.units[unit])
        return self.kept_answer(
            self.table(state), ("sight", unit, target, free), line_of_sight.target_visibility
        )

    def look_over(
        self, state: SkirmishState, unit: int, target: int, *, all_round: bool = False
    ) -> Generator[None, None, None]:
        """Look at what `sight` tells, in pieces; between them anything may be asked about other states."""
        free = all_round or "skirmish" in rules_now(state, state.units[unit])
        yield from self._look(state, ("sight", unit, target, free), line_of_sight.look_over)

    def model_gaps(self, state: SkirmishState, unit: int, target: int) -> tuple[Milli, ...]:
        """For each model of a unit, row by row, the distance to the nearest model of the target (S-44)."""
        return self.kept_answer(self.table(state), ("model gaps", unit, target), line_of_sight.model_gaps)

    def under(self, state: SkirmishState, centre: Point, radius: Milli) -> tuple[Model, ...]:
        """Models touched by a round template, sorted (S-50)."""
        return templates.under_round(self.table(state), centre, 2 * radius)

    def under_hole(self, state: SkirmishState, point: Point) -> Model | None:
        """The model whose base holds a point, as under the hole of a template (S-50)."""
        return templates.under_point(self.table(state), point)

    def in_sight(self, state: SkirmishState, unit: int, point: Point) -> bool:
        """Whether nothing blocks the line from the middle of a unit of one model to a point (S-49, S-83)."""
        table = self.table(state)
        eye = faces.front_rank(table[unit])[0]
        return not line_of_sight.line_of_sight(table, eye, point, unit).blocked

    def met_on_line(
        self, state: SkirmishState, start: Point, end: Point
    ) -> tuple[tuple[Milli, str, int], ...]:
        """Things that a straight line meets: after how many milli, `unit` or `terrain`, id; nearest first."""
        return tuple(
            [(int(far), thing.kind, thing.id) for far, thing in self.table(state).met_on(start, end)]
        )

    def under_breath(self, state: SkirmishState, unit: int, heading: Centi) -> tuple[Model, ...]:
        """Models of others touched by an 8" teardrop from the middle of a unit's front, sorted (S-50)."""
        pose = state.units[unit].pose
        found = templates.under_teardrop(self.table(state), (pose.x, pose.y), heading)
        return tuple(one for one in found if one[0] != unit)

    def along(self, state: SkirmishState, start: Point, end: Point) -> tuple[Model, ...]:
        """Models touched by a segment, nearest to its start first, up to impassable terrain (S-49)."""
        return tuple((one.unit, one.model) for one in templates.models_on_line(self.table(state), start, end))

    def terrain_of(self, state: SkirmishState, unit: int) -> Ids:
        """Pieces of terrain that any part of a unit's footprint overlaps, by id (S-38)."""
        return self.kept_answer(self.table(state), ("parts in", unit), placement.terrain_touched)

    def inside(self, state: SkirmishState, unit: int) -> Ids:
        """Pieces of terrain in which most of a unit's models have their centres, by id (S-38)."""
        return self.kept_answer(self.table(state), ("mostly in", unit), placement.terrain_mostly_in)

    def crossed(self, state: SkirmishState, unit: int, way: tuple[Pose, ...]) -> Ids:
        """Pieces that a unit's footprint overlaps anywhere on a way of slides and wheels, by id (S-38)."""
        return placement.crossed_terrain(self.table(state), unit, way)
