"""How many questions a second the table of Triomphe et Trahison answers, each beside bare pymunk's.

Bare pymunk: the same table as plain bodies and polygons, asked with its own calls, floats in and out, no gap
kept, no order, nothing checked; `floor` says what is called. Seconds are those of the processor.
"""

import math
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pymunk import BB, Body, Poly, ShapeFilter, Space

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.rules.skirmish.geometry import (  # noqa: E402
    charge_search,
    faces,
    forced_moves,
    line_of_sight,
    placement,
    sweep,
    templates,
)
from game.rules.skirmish.geometry.shapes import Footprint, corners_of  # noqa: E402
from game.rules.skirmish.geometry.table import Table  # noqa: E402
from game.rules.skirmish.state.formation import Pose, Shape  # noqa: E402
from game.rules.skirmish.state.records import Terrain  # noqa: E402
from tools.bench.measure import Spread, as_json, in_turns, machine, options, ratios  # noqa: E402

ROUNDS, QUESTIONS = 9, 200
WIDTH, DEPTH = 72_000, 48_000
EVERYTHING = ShapeFilter()
Ask = Callable[[int], object]
"""One question; the number says which of many."""


def armies() -> dict[int, Footprint]:
    """24 units in four lines of six, face to face, the inner ones two inches apart, slightly askew."""
    out = {}
    for id in range(24):
        row, file = divmod(id, 6)
        heading = (0 if row < 2 else 18000) + (id * 7 % 5 - 2) * 150
        y = (14_000, 20_000, 26_500, 33_000)[row]
        pose = Pose(12_000 + 9_000 * file, y, heading % 36000)
        out[id] = Footprint(pose, Shape(5 + id % 3, 3, 984, 984), 3 * (5 + id % 3) - 1)
    return out


def terrain() -> tuple[Terrain, ...]:
    """A wood, a rock, a hill, a wall."""
    boxes = (
        ("forest", 30, 22, 36, 26),
        ("rock", 4, 22, 6, 25),
        ("hill", 60, 40, 68, 46),
        ("wall", 40, 23, 44, 24),
    )
    return tuple(
        Terrain(id, f"bench:{kind}", kind, ((a, b), (c, b), (c, d), (a, d)))
        for id, (kind, *box) in enumerate(boxes)
        for a, b, c, d in [tuple(1000 * side for side in box)]
    )


class Bare:
    """The same table, as one would lay it with pymunk alone."""

    def __init__(self, standings: dict[int, Footprint]) -> None:
        self.space = Space()
        self.corners = {id: corners_of(standing) for id, standing in standings.items()}
        self.polys = {id: self.lay(standing) for id, standing in standings.items()}

    def lay(self, standing: Footprint) -> Poly:
        """One footprint."""
        half, deep = standing.shape.width / 2, standing.shape.depth
        body = Body(body_type=Body.KINEMATIC)
        poly = Poly(body, [(-half, 0), (half, 0), (half, -deep), (-half, -deep)])
        body.position, body.angle = standing.pose[:2], -math.radians(standing.pose.heading / 100)
        self.space.add(body, poly)
        self.space.reindex_shapes_for_body(body)
        return poly

    def turn(self, id: int, by: float) -> None:
        """Turn one a little, and let the space know."""
        body = self.polys[id].body
        assert body is not None
        body.angle += by
        self.space.reindex_shapes_for_body(body)


def mine(at: int) -> int:
    """A unit of the first line of one side."""
    return 6 + at % 6


def theirs(at: int) -> int:
    """A unit of the first line of the other side."""
    return 12 + at % 6


def asked_of_pymunk(bare: Bare, standings: dict[int, Footprint]) -> dict[str, Ask]:
    """What comes nearest to our questions, by what is called."""
    space, polys = bare.space, bare.polys

    def wheel_bare(at: int) -> None:
        for _ in range(30):
            bare.turn(mine(at), math.radians(1))
            space.shape_query(polys[mine(at)])
        bare.turn(mine(at), -math.radians(30))

    def corners_bare(at: int) -> float:
        one, other = mine(at), theirs(at // 6)
        there, here = polys[other], polys[one]
        return min(
            *[there.point_query(corner).distance for corner in bare.corners[one]],
            *[here.point_query(corner).distance for corner in bare.corners[other]],
        )

    def ray_bare(at: int) -> object:
        start = standings[mine(at)].pose
        return space.segment_query(start[:2], (start.x, start.y + 12_000), 1000, EVERYTHING)

    def eyes_bare(at: int) -> None:
        eye = standings[mine(at)].pose[:2]
        for corner in bare.corners[theirs(at)] * 4:
            space.segment_query(eye, corner, 0, EVERYTHING)

    def box_bare(at: int) -> object:
        x, y, _ = standings[mine(at)].pose
        return space.bb_query(BB(x - 8000, y - 8000, x + 8000, y + 8000), EVERYTHING)

    return {
        "8 point queries": corners_bare,
        "1 box query": box_bare,
        "1 shape query": lambda at: space.shape_query(polys[mine(at)]),
        "1 thick ray": ray_bare,
        "30 turns, shape queries": wheel_bare,
        "16 rays": eyes_bare,
        "1 point query": lambda at: space.point_query(standings[theirs(at)].pose[:2], 2500, EVERYTHING),
        "1 collision": lambda at: polys[0].shapes_collide(polys[6]),
        "1 reindex": lambda at: bare.turn(mine(at), 0),
    }


def asked_of_us(table: Table, standings: dict[int, Footprint]) -> dict[tuple[str, str], Ask]:
    """By name, and what bare pymunk is asked beside it."""
    return {
        ("gap of two units", "8 point queries"): lambda at: table.gap(mine(at), theirs(at // 6)),
        ('units within 8"', "1 box query"): lambda at: table.near(mine(at), 8000),
        ("may it end there", "1 shape query"): lambda at: placement.clear_at(
            table, mine(at), standings[mine(at)]
        ),
        ('straight, 12"', "1 thick ray"): lambda at: sweep.straight_sweep(
            table, mine(at), standings[mine(at)].pose.heading, 12_000
        ),
        ("wheel, 30°", "30 turns, shape queries"): lambda at: sweep.wheel_sweep(table, mine(at), 3000),
        ("sight, 14 to 20 models", "16 rays"): lambda at: line_of_sight.target_visibility(
            table, mine(at), theirs(at)
        ),
        ('5" template', "1 point query"): lambda at: templates.under_round(
            table, standings[theirs(at)].pose[:2], 5000
        ),
        ("flight", "1 thick ray"): lambda at: forced_moves.flee_path(table, mine(at), 7000 + at),
        ("push", "30 turns, shape queries"): lambda at: forced_moves.shortest_push(table, 24, (0,), 0),
        ("way of a charge", "30 turns, shape queries"): lambda at: charge_search.best_charge_path(
            table, mine(at), theirs(at), "front"
        ),
        ("models in contact", "1 collision"): lambda at: faces.contact_pairs(table, 0, 24),
        ("a unit moves", "1 reindex"): lambda at: table.place(mine(at), standings[mine(at)]),
    }


def a_second(ask: Ask, count: int) -> float:
    """How often a question is answered in a second."""
    begun = time.process_time()
    for at in range(count):
        ask(at)
    return count / max(1e-9, time.process_time() - begun)


def laid() -> tuple[Table, Bare]:
    """Both tables; unit 24 stands in contact behind unit 0."""
    standings = armies()
    first = standings[0]
    behind = sweep.slid_standing(first, first.pose.heading, -first.shape.depth)
    table = Table(WIDTH, DEPTH, terrain())
    table.sync({**standings, 24: behind})
    return table, Bare(standings)


def measure(rounds: int, count: int) -> list[dict[str, Any]]:
    """One row a question."""
    table, bare = laid()
    standings, rows = {id: table[id] for id in table.ids}, []
    bare_ones = asked_of_pymunk(bare, standings)
    for (name, called), ours in asked_of_us(table, standings).items():
        subjects = {
            "ours": lambda _, ask=ours: a_second(ask, count),
            "floor": lambda _, ask=bare_ones[called]: a_second(ask, count),
        }
        values = in_turns(subjects, rounds)
        rows.append(
            {
                "what": name,
                "floor_is": called,
                "questions_per_second": Spread.of(values["ours"]),
                "floor": Spread.of(values["floor"]),
                "times_the_floor": ratios(values["floor"], values["ours"]),
            }
        )
    return rows


def show(rows: list[dict[str, Any]]) -> None:
    """The table for human eyes."""
    print(f"{'':>24}  questions/s (least / median / most)   bare pymunk (median)  × bare")
    for one in rows:
        speed, floor = one["questions_per_second"].text(",.0f"), one["floor"].median
        share = one["times_the_floor"].median
        print(f"{one['what']:>24}  {speed:36} {floor:14,.0f} {share:12.1f}  {one['floor_is']}")


def main() -> None:
    """Read the command line and measure."""
    parser = options(__doc__, ROUNDS)
    parser.add_argument("--questions", type=int, default=QUESTIONS, help="how many a measure")
    said = parser.parse_args()
    rows = measure(said.rounds, said.questions)
    if said.json:
        print(as_json({"bench": "geometry", "machine": machine(), "rows": rows}))
    else:
        show(rows)


if __name__ == "__main__":
    main()
