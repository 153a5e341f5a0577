"""Who stands where: the regiments on the table and those of them that are in action."""

import math
from collections.abc import Callable, Iterator

import numpy as np
import numpy.typing as npt

from scenes.games.skirmish.table.field.soldiers.regiments import Regiments
from scenes.games.skirmish.table.show.crowd import Crowd, Line, Plane
from scenes.games.skirmish.table.shown import Shown, Stand

REAR_SHARE = 0.82
"""How much of a kick each rank further back feels."""
STRAGGLING = 0.5
"""How well men in flight keep together."""
NEAR_MILLI = 1500.0
"""Whoever stands so near to where a regiment runs braces himself."""
TOUCH_SHARE = 1.4
"""Men whose middles are this share of their bases apart fight each other."""


class Muster:
    """The men of all regiments, and the crowd of those in action."""

    def __init__(self, men: Regiments, shown: Shown, stand_of: Callable[[int], Stand | None]) -> None:
        self.men, self.shown, self.stand_of = men, shown, stand_of
        self.crowd = Crowd()
        self.chance = np.random.default_rng(61)
        self._known = -1, -1
        self._rows: npt.NDArray[np.intp] = np.zeros(0, np.intp)
        self._bases: Plane = np.zeros((0, 2))

    def wake_unit(self, unit: int) -> bool:
        """Let a regiment into the crowd, each man where he is seen; False: it is not on the table."""
        stand = self.stand_of(unit)
        if stand is None or self.is_empty(unit):
            return False
        if unit not in self.crowd.squads:
            home = self.men.homes_of(unit, stand)
            self.let_in(unit, home, home)
        return True

    def let_in(self, unit: int, home: Plane, at: Plane) -> None:
        """Let a regiment into the crowd: where its men belong, and where they are."""
        self.crowd.join(unit, home, at, self.shown.units[unit].base, self.order_of(unit))

    def order_of(self, unit: int) -> float:
        """How well a regiment keeps its ranks."""
        return STRAGGLING if self.shown.units[unit].fleeing else 1.0

    def is_empty(self, unit: int) -> bool:
        """Whether nobody of a unit has a place of his own on the table."""
        return unit not in self.men.blocks or not len(self.men.blocks[unit].kinds)

    def home_of(self, unit: int) -> Plane:
        """Where the men of a regiment belong."""
        stand = self.stand_of(unit)
        assert stand is not None
        return self.men.homes_of(unit, stand)

    # all men of the crowd at once, in the order of its rows

    def all_rows(self) -> npt.NDArray[np.intp]:
        """The rows of the men of the crowd in the arrays of all soldiers."""
        self._look_up()
        return self._rows

    def all_homes(self) -> Plane:
        """Where the men of the crowd belong."""
        self._look_up()
        owner, stands = self.crowd.owner, self._stands()
        turn = np.radians(stands[:, 2] / 100)
        sin, cos = np.sin(turn)[owner], np.cos(turn)[owner]
        right, forward = self._bases.T
        homes = stands[owner, :2]
        homes[:, 0] += right * cos + forward * sin
        homes[:, 1] += forward * cos - right * sin
        return homes

    def all_headings(self) -> Line:
        """Which way the men of the crowd face in their ranks, in degrees."""
        headings: Line = self._stands()[self.crowd.owner, 2] / 100
        return headings

    def _stands(self) -> Plane:
        return np.array([self.stand_of(unit) for unit in self.crowd.squads], np.float64)

    def _look_up(self) -> None:
        """Find the rows of all men of the crowd, if somebody joined, left, or was lined up anew."""
        known = self.crowd.change, self.men.change
        if known == self._known:
            return
        self._known = known
        units = list(self.crowd.squads)
        rows = [self.men.rows_of(unit) for unit in units]
        blocks = [self.men.blocks[unit] for unit in units]
        self._rows = np.concatenate([np.arange(one.start, one.stop) for one in rows])
        self._bases = np.concatenate([one.bases + one.strays for one in blocks]).astype(np.float64)

    # who is near whom

    def seen_of(self, unit: int, stand: Stand) -> Plane:
        """Where the men of a regiment are seen."""
        at = self.men.homes_of(unit, stand)
        squad = self.crowd.squads.get(unit)
        if squad is not None and len(squad.circles) == len(at):
            at = at + self.crowd.shift_of(unit)
        return at

    def _standing(self) -> Iterator[tuple[int, Stand]]:
        for unit in self.men.blocks:
            stand = self.stand_of(unit)
            if stand is not None:
                yield unit, stand

    def units_near(self, x: float, y: float, but: int) -> list[int]:
        """The regiments, but one, that stand near to where that one's front will be."""
        reach = NEAR_MILLI + self.shown.units[but].size[0] / 2
        found = []
        for unit, stand in self._standing():
            deepest = math.hypot(*self.shown.units[unit].size)
            if unit == but or math.hypot(stand.x - x, stand.y - y) > reach + deepest:
                continue
            home = self.men.homes_of(unit, stand)
            if np.hypot(home[:, 0] - x, home[:, 1] - y).min(initial=math.inf) < reach:
                found.append(unit)
        return found

    def units_touched(self, unit: int) -> list[tuple[int, Line]]:
        """The regiments whose men touch those of this one, and how far each of those is from the nearest."""
        x, y, _ = self.stand_of(unit) or Stand(0, 0, 0)
        reach = NEAR_MILLI + math.hypot(*self.shown.units[unit].size)
        base = max(self.shown.units[unit].base)
        found = []
        for other, stand in self._standing():
            if other == unit:
                continue
            if math.hypot(stand.x - x, stand.y - y) > reach + math.hypot(*self.shown.units[other].size):
                continue
            far = self.gaps_between(other, unit)
            if far.min(initial=math.inf) < TOUCH_SHARE * (base + max(self.shown.units[other].base)) / 2:
                found.append((other, far))
        return found

    def gaps_between(self, unit: int, other: int) -> Line:
        """How far each man of a regiment belongs from the nearest of another, in milli."""
        own, theirs = self.home_of(unit), self.home_of(other)
        gaps: Line = np.sqrt(((own[:, None] - theirs[None]) ** 2).sum(axis=2)).min(axis=1, initial=math.inf)
        return gaps

    def men_within(self, x: float, y: float, radius: float) -> list[tuple[int, Plane, Line]]:
        """The regiments of which men stand within a radius, now awake: their ways from there, and how far."""
        found = []
        for unit, stand in list(self._standing()):
            off = self.seen_of(unit, stand) - np.array([x, y])
            far = np.hypot(off[:, 0], off[:, 1])
            if far.min(initial=math.inf) < radius and self.wake_unit(unit):
                found.append((unit, off, far))
        return found

    def shake_unit(self, unit: int, most: float) -> None:
        """Let every man of a regiment in action stir, at most so fast."""
        many = len(self.crowd.squads[unit].circles)
        self.crowd.kick(unit, self.chance.uniform(-most, most, (many, 2)))

    def felt_by(self, unit: int, most: float, rear: float = REAR_SHARE) -> Line:
        """How fast each man is kicked: the front rank by the whole of it, each behind by a share less."""
        bases, deep = self.men.blocks[unit].bases, self.shown.units[unit].base[1]
        ranks = np.maximum(0.0, -bases[:, 1] / deep - 0.5)
        felt: Line = most * rear**ranks * self.ragged_shares(len(ranks))
        return felt

    def strength_of(self, unit: int) -> int:
        """How many men of a regiment are in the crowd."""
        return len(self.crowd.squads[unit].circles)

    def all_round(self, many: int) -> Plane:
        """So many ways of length 1, to all sides."""
        turn = self.chance.uniform(0, 2 * math.pi, many)
        return np.stack((np.sin(turn), np.cos(turn)), axis=1)

    def ragged_shares(self, many: int) -> Line:
        """Men are no line: each feels a little more or less."""
        return self.chance.uniform(0.7, 1.3, many)

    def weight_of(self, unit: int) -> float:
        """How heavy a man of a regiment is, by his base."""
        wide, deep = self.shown.units[unit].base
        return float(wide * deep)
