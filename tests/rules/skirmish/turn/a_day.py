"""One day of questions to a table, for processes that must all answer alike (S-62)."""

import hashlib

from game.rules.skirmish.geometry import charge_search, faces, forced_moves, line_of_sight, sweep, templates
from game.rules.skirmish.geometry.shapes import Footprint
from game.rules.skirmish.geometry.table import Table
from game.rules.skirmish.state.formation import Pose, Shape
from tests.rules.skirmish.position.laid import block


def a_day() -> str:
    """What a day of questions comes to: a few hundred answers, hashed."""
    table = Table(72000, 48000, (block(3, "rock", 30, 20, 33, 26), block(5, "forest", 40, 10, 48, 18)))
    for id in (7, 3, 11, 0, 5):
        pose = Pose(10000 + 9137 * (id % 6), 9000 + 5211 * (id % 5), id * 3331 % 36000)
        table.place(id, Footprint(pose, Shape(4 + id % 3, 3, 984, 984), 3 * (4 + id % 3) - 1))
    out: list[object] = []
    for turn in range(12):
        for id in table.ids:
            out += [table.near(id, 20000), line_of_sight.target_visibility(table, id, 7 if id != 7 else 3)]
            heading = (table[id].pose.heading + 1111 * turn) % 36000
            done = sweep.straight_sweep(table, id, heading, 1700)
            table.place(id, table[id]._replace(pose=done.pose))
            done = sweep.wheel_sweep(table, id, 900 if turn % 2 else -1300)
            table.place(id, table[id]._replace(pose=done.pose))
            out += [
                done,
                forced_moves.flee_path(table, id, 3000),
                templates.under_teardrop(table, done.pose[:2], heading),
            ]
    out += [charge_search.charge_paths(table, 0, 5, arc, most=2) for arc in faces.ARCS]
    return hashlib.sha256(repr(out).encode()).hexdigest()
