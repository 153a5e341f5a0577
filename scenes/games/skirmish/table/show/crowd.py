"""Circles that press and jostle: the men of regiments in action, each drawn back to his place in the ranks.

A second space of pymunk, stepped, and for the eye alone: it is told where every man belongs and answers where
he is seen. Nobody else is in it; a regiment whose men are all in their places leaves it. Milli and seconds.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from pymunk import Body, Circle, Space
from pymunk.batch import BodyFields, Buffer, get_space_bodies, set_space_bodies

STEP = 1 / 60
"""Seconds of one step; there are at most `_MOST_STEPS` in a frame, so that a slow one costs no more."""
SETTLE_SECONDS = 1.4
"""After so long without a kick every man is in his place again."""
ROOM_SHARE = 0.46
"""Radius of a man, of the shorter side of his base: in the ranks nobody touches."""
_MOST_STEPS = 3
_LAST_SECONDS = 0.2
"""In the last of them whoever is still on his way is drawn the rest of it."""
_EAGER = 6.0, 9.5
"""How fast men go back to their places, from the slowest to the quickest: radians a second."""
_FOLLOW = 0.75, 1.05
"""How well they keep up with a regiment that moves."""
_RUN_GRIP = 7.0
"""How fast those who run find their pace: a second."""
_STILL_MILLI, _STILL_SPEED = 12.0, 90.0
"""Nearer than this, and slower, a man stands in his place."""
_FARTHEST_LEAP = 2500.0
"""A place that is suddenly farther off than this was not walked to: its man is there at once."""
_DENSITY = 1e-6

Plane = npt.NDArray[np.float64]
"""Rows of x, y."""
Line = npt.NDArray[np.float64]


@dataclass
class Squad:
    """The men of one regiment in the crowd; its rows are `first` and the following."""

    circles: list[Circle]
    first: int = 0
    order: float = 1.0
    """How well they keep their ranks."""
    calm: float = 0.0
    """Seconds since its men were kicked, or their regiment moved."""

    @property
    def rows(self) -> slice:
        """Its rows in the arrays of all."""
        return slice(self.first, self.first + len(self.circles))


class Crowd:
    """Who is in action, where each belongs and where he is. Only `update` lets time pass."""

    def __init__(self) -> None:
        self._space = Space()
        self._space.iterations = 5
        self._space.collision_slop = 8.0
        self.squads: dict[int, Squad] = {}
        self.change = 0
        """Counts whenever somebody joins or leaves."""
        self._read, self._write = Buffer(), Buffer()
        self._left = 0.0
        self._resize(0)

    def __len__(self) -> int:
        return len(self.at)

    def _resize(self, count: int) -> None:
        self.at: Plane = np.zeros((count, 2))
        """Where each man is."""
        self.speed: Plane = np.zeros((count, 2))
        """Milli a second."""
        self.home: Plane = np.zeros((count, 2))
        """Where each man belongs."""
        self.owner: npt.NDArray[np.intp] = np.zeros(count, np.intp)
        """For each man, the place of his squad among `squads`."""
        self.running: Line = np.zeros(count)
        """Seconds for which each still runs where he wants."""
        self._ways: Plane = np.zeros((count, 2))
        self._eager: Line = np.zeros(count)
        self._follow: Line = np.zeros(count)

    def join(self, unit: int, home: Plane, at: Plane, sides: tuple[float, float], order: float = 1.0) -> None:
        """Let the men of a regiment into the crowd: where they belong, where they are, sides of a base.

        `order` is how well they keep their ranks: below 1 they straggle.
        """
        self.leave(unit)
        radius = min(sides) * ROOM_SHARE
        mass = sides[0] * sides[1] * _DENSITY
        circles = []
        for x, y in at.tolist():
            body = Body(mass, float("inf"))
            body.position = x, y
            circles.append(Circle(body, radius))
        self._space.add(*circles, *[one.body for one in circles])
        chance = np.random.default_rng(unit)
        squad = Squad(circles, len(self), order)
        many = len(circles)
        self.squads[unit] = squad
        self.at = np.concatenate((self.at, at))
        self.speed = np.concatenate((self.speed, np.zeros((many, 2))))
        self.home = np.concatenate((self.home, home))
        self.running = np.concatenate((self.running, np.zeros(many)))
        self._ways = np.concatenate((self._ways, np.zeros((many, 2))))
        self._eager = np.concatenate((self._eager, chance.uniform(*_EAGER, many) * order))
        self._follow = np.concatenate((self._follow, chance.uniform(*_FOLLOW, many) * (1 + order) / 2))
        self._find_rows()

    def leave(self, unit: int) -> None:
        """Let a regiment out of the crowd; nothing happens where it is in none."""
        squad = self.squads.pop(unit, None)
        if squad is None:
            return
        self._space.remove(*squad.circles, *[one.body for one in squad.circles])
        kept = np.ones(len(self), bool)
        kept[squad.rows] = False
        self.at, self.speed, self.home = self.at[kept], self.speed[kept], self.home[kept]
        self.running, self._ways = self.running[kept], self._ways[kept]
        self._eager, self._follow = self._eager[kept], self._follow[kept]
        first = 0
        for one in self.squads.values():
            one.first, first = first, first + len(one.circles)
        self._find_rows()

    def _find_rows(self) -> None:
        """Find out in which order the space has its bodies: it changes when one leaves."""
        ids = [one.body.id for squad in self.squads.values() for one in squad.circles]
        rows = {id: row for row, id in enumerate(ids)}
        self._read.clear()
        get_space_bodies(self._space, BodyFields.BODY_ID, self._read)
        found = memoryview(self._read.int_buf()).cast("P").tolist()
        self._order = np.array([rows[id] for id in found if id in rows], np.intp)
        self._speeds: Plane = np.zeros((len(found), 2))
        """What is written into the space; its last row is the ground, which does not move."""
        self._write.set_float_buf(self._speeds)
        counts = [len(squad.circles) for squad in self.squads.values()]
        self.owner = np.repeat(np.arange(len(counts)), counts)
        self._firsts = np.array([squad.first for squad in self.squads.values()], np.intp)
        self.change += 1

    # what happens to them

    def kick(self, unit: int, speeds: Plane) -> None:
        """Add to the speed of every man of a regiment: milli a second."""
        squad = self.squads[unit]
        self.speed[squad.rows] += speeds
        squad.calm = 0.0

    def scare(self, unit: int, ways: Plane, seconds: float) -> None:
        """Let every man of a regiment run his own way for some seconds; then he looks for his place."""
        squad = self.squads[unit]
        self._ways[squad.rows] = ways
        self.running[squad.rows] = seconds
        squad.calm = 0.0

    def shift_of(self, unit: int) -> Plane:
        """How far each man of a regiment is from his place."""
        rows = self.squads[unit].rows
        return self.at[rows] - self.home[rows]

    # time

    def update(self, dt: float, homes: Plane) -> None:
        """Let `dt` seconds pass, in which every man's place comes to be that in `homes`."""
        if not len(self):
            self._left = 0.0
            return
        self._left = min(self._left + dt, STEP * _MOST_STEPS)
        steps = int(self._left / STEP + 1e-6)
        self._left -= steps * STEP
        self._carry_along(homes)
        if not steps:
            return
        way = (homes - self.home) / steps
        busy = (np.abs(way) > 1.0).any(axis=1) | (self.running > 0)
        for squad, is_busy in zip(self.squads.values(), self._any_of(busy), strict=True):
            squad.calm = 0.0 if is_busy else squad.calm + steps * STEP
        self._late = np.array([squad.calm for squad in self.squads.values()])
        for _ in range(steps):
            self.home += way
            self._step(way / STEP)
        self.home[:] = homes
        self._let_go()

    def _carry_along(self, homes: Plane) -> None:
        """Whoever's place was suddenly elsewhere is taken there."""
        leap = homes - self.home
        far = np.abs(leap).max(axis=1) > _FARTHEST_LEAP
        if far.any():
            self.at[far] += leap[far]
            self.home[far] = homes[far]
            bodies = [one.body for squad in self.squads.values() for one in squad.circles]
            for row in np.flatnonzero(far).tolist():
                bodies[row].position = self.at[row, 0], self.at[row, 1]

    def _step(self, pace: Plane) -> None:
        """One step: everybody is drawn to his place, or runs, and nobody passes through another."""
        late = np.maximum(0.0, self._late - SETTLE_SECONDS / 2)[self.owner]
        eager = self._eager * (1 + late)
        drawn = (eager**2)[:, None] * (self.home - self.at)
        drawn += (2 * eager)[:, None] * (pace * self._follow[:, None] - self.speed)
        runs = self.running > 0
        if runs.any():
            drawn[runs] = _RUN_GRIP * (self._ways[runs] - self.speed[runs])
            np.maximum(self.running - STEP, 0.0, out=self.running)
        self.speed += drawn * STEP
        self._speeds[: len(self)] = self.speed[self._order]
        set_space_bodies(self._space, BodyFields.VELOCITY, self._write)
        self._space.step(STEP)
        self._read.clear()
        get_space_bodies(self._space, BodyFields.POSITION | BodyFields.VELOCITY, self._read)
        found = np.frombuffer(self._read.float_buf(), np.float64).reshape(-1, 4)[: len(self)]
        self.at[self._order], self.speed[self._order] = found[:, :2], found[:, 2:]

    def _any_of(self, men: npt.NDArray[np.bool_]) -> list[bool]:
        """By squad, whether anything is true of one of its men."""
        return [bool(one) for one in np.logical_or.reduceat(men, self._firsts)]

    def _let_go(self) -> None:
        """Whole regiments that stand in their places again leave the crowd."""
        off, fast = np.abs(self.at - self.home).max(axis=1), np.abs(self.speed).max(axis=1)
        astray = np.logical_or(off >= _STILL_MILLI, fast >= _STILL_SPEED)
        done = [
            unit
            for (unit, squad), stray in zip(self.squads.items(), self._any_of(astray), strict=True)
            if squad.calm >= SETTLE_SECONDS or (squad.calm > 2 * STEP and not stray)
        ]
        for unit in done:
            self.leave(unit)

    def drawn_shift(self) -> Plane:
        """How far every man is seen from his place: in the end nobody is."""
        calm = np.array([squad.calm for squad in self.squads.values()])
        left = np.clip((SETTLE_SECONDS - calm) / _LAST_SECONDS, 0, 1)
        return (self.at - self.home) * left[self.owner][:, None]


def nearest_places(home: Plane, at: Sequence[Plane] | Plane, across: Plane) -> npt.NDArray[np.intp]:
    """Whose old place each new one takes: the nearest man who is left, front first, rather from behind.

    `across` is the way along the ranks, as a row; -1: nobody is left, he comes from nowhere.
    """
    men = np.asarray(at, np.float64).reshape(-1, 2)
    taken = np.full(len(home), -1, np.intp)
    free = np.ones(len(men), bool)
    for place, point in enumerate(home):
        if not free.any():
            break
        way = men - point
        aside = way @ across.reshape(2)
        far = (way**2).sum(axis=1) + 3 * aside**2
        far[~free] = np.inf
        best = int(far.argmin())
        taken[place], free[best] = best, False
    return taken
