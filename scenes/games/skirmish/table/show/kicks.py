"""What stirs the ranks becomes kicks of single men: how hard each feels it, and who falls."""

import math
from collections.abc import Callable
from functools import singledispatchmethod

import numpy as np
import numpy.typing as npt

from scenes.games.skirmish.table.show.crowd import Line, Plane
from scenes.games.skirmish.table.show.loose_men import LooseMen
from scenes.games.skirmish.table.show.muster import REAR_SHARE, Muster
from scenes.games.skirmish.table.show.stirs import (
    Blast,
    Clash,
    Fall,
    Knock,
    Lunge,
    Rout,
    Rush,
    Shove,
    Stir,
    Waver,
)
from scenes.games.skirmish.table.shown import Stand

IMPACT, JOLT = 14_000.0, 12_000.0
"""Milli a second with which a front rank runs into its enemy, and with which that one is driven back."""
LEAST_JOLT, ASKEW = 0.3, 0.35
"""How much of it the farthest man of the front that is hit feels; how far a kick goes aside at most."""
LUNGE, FLINCH, TREMBLE = 8500.0, 5000.0, 4500.0
"""Milli a second of one who strikes, of one who is struck at, and of one who braces himself."""
RUN, WIDEST_TURN = 4200.0, 2.4
"""Milli a second of a man who runs for his life, and how far from straight away he turns: radians."""
KNOCK, BLAST = 14_000.0, 22_000.0
"""Milli a second of a man beside whom a ball flies past, and of one on whom a stone comes down."""
FELLED, THROWN, LIFTED = 2200.0, 5200.0, 4200.0
"""Milli a second of a man who is struck down, of one whom a stone throws, and of the same one upwards."""
DIP_SECONDS = 1.1
"""Seconds until a flag that dips is up again."""
BEHIND_MILLI, MEMORY_SECONDS = 2000.0, 8.0
"""The fallen of a ball fly away from so far behind it; so long it is remembered what came down."""

FallenPicture = Callable[[int], tuple[float, float, float]]
"""Number in the batch of loose men, width and height in milli of a fallen man of a unit."""


class Kicks:
    """Tells the crowd what a stir means for each man, and the loose men who has fallen."""

    def __init__(self, muster: Muster, loose: LooseMen, fallen: FallenPicture) -> None:
        self._muster, self._loose, self._fallen = muster, loose, fallen
        self.clock = 0.0
        """Seconds that have passed on the table."""
        self.gone: dict[int, tuple[int, ...]] = {}
        """By unit, the places of those who fell since it was drawn up."""
        self.dips: dict[int, float] = {}
        """By unit, for how many seconds its flag is not up yet."""
        self._hits: dict[int, tuple[Plane, float]] = {}
        """By unit, from where something came down on it, in milli, and when."""

    @singledispatchmethod
    def do(self, stir: Stir) -> None:
        """Let something happen to the men."""
        raise TypeError(stir)

    @do.register
    def _rush(self, stir: Rush) -> None:
        if self._muster.wake_unit(stir.unit):
            self._muster.shake_unit(stir.unit, TREMBLE)
        for unit in self._muster.units_near(stir.x, stir.y, but=stir.unit):
            self._muster.wake_unit(unit)
            self._muster.shake_unit(unit, TREMBLE)

    @do.register
    def _clash(self, stir: Clash) -> None:
        stand = self._muster.stand_of(stir.unit)
        if stand is None or not self._muster.wake_unit(stir.unit):
            return
        way, weight = _way_of(stand), self._muster.weight_of(stir.unit)
        self._push(stir.unit, way, self._muster.felt_by(stir.unit, IMPACT))
        for unit, far in self._muster.units_touched(stir.unit):
            ratio = min(1.8, max(0.7, math.sqrt(weight / self._muster.weight_of(unit))))
            self._push(unit, way, np.maximum(LEAST_JOLT, self._pressed(unit, far, 3.0)) * JOLT * ratio)
            self._dip(unit)
        self._dip(stir.unit)

    @do.register
    def _shove(self, stir: Shove) -> None:
        stand = self._muster.stand_of(stir.unit)
        if stand is None or not self._muster.wake_unit(stir.unit):
            return
        dx, dy = stir.x - stand.x, stir.y - stand.y
        far = math.hypot(dx, dy)
        if not far:
            return
        way = np.array([dx / far, dy / far])
        self._push(stir.unit, way, self._muster.felt_by(stir.unit, JOLT, 1.0))
        for unit, off in self._muster.units_touched(stir.unit):
            self._push(unit, way, self._pressed(unit, off, 1.0) * LUNGE)
        self._dip(stir.unit)

    @do.register
    def _lunge(self, stir: Lunge) -> None:
        stand = self._muster.stand_of(stir.unit)
        if stand is None or not self._muster.wake_unit(stir.unit):
            return
        way = _way_of(stand)
        self._push(stir.unit, way, self._muster.felt_by(stir.unit, LUNGE, REAR_SHARE / 2))
        for unit, far in self._muster.units_touched(stir.unit):
            self._push(unit, way, self._pressed(unit, far, 1.0) * FLINCH)

    @do.register
    def _waver(self, stir: Waver) -> None:
        stand = self._muster.stand_of(stir.unit)
        if stand is not None and self._muster.wake_unit(stir.unit):
            self._push(stir.unit, -_way_of(stand), self._muster.felt_by(stir.unit, FLINCH, 1.0))
            self._dip(stir.unit)

    @do.register
    def _fall(self, stir: Fall) -> None:
        stand = self._muster.stand_of(stir.unit)
        if stand is None or stir.men < 1 or self._muster.is_empty(stir.unit):
            return
        seen = self._muster.seen_of(stir.unit, stand)
        men = self._victims(stir, seen)
        at = seen[men]
        around = self._muster.all_round(len(men))
        speed = np.zeros((len(men), 3))
        hit = self._hit_of(stir.unit)
        if hit is None:
            speed[:, :2] = (around - 0.4 * _way_of(stand)) * FELLED
        else:
            away = at - hit
            away /= np.maximum(1.0, np.hypot(away[:, 0], away[:, 1]))[:, None]
            speed[:, :2] = (away + 0.5 * around) * THROWN
            speed[:, 2] = self._muster.ragged_shares(len(men)) * LIFTED
        self._loose.throw(at, speed, self._fallen(stir.unit), self._muster.chance)
        self.gone[stir.unit] = tuple(men)
        self._hits.pop(stir.unit, None)
        self._dip(stir.unit)

    @do.register
    def _rout(self, stir: Rout) -> None:
        stand = self._muster.stand_of(stir.unit)
        if stand is None or not self._muster.wake_unit(stir.unit):
            return
        many = self._muster.strength_of(stir.unit)
        rear = math.radians(stand.heading / 100) + math.pi
        turns = np.linspace(-WIDEST_TURN, WIDEST_TURN, many) if many > 1 else np.zeros(1)
        turn = rear + self._muster.chance.permutation(turns)
        pace = self._muster.ragged_shares(many) * RUN
        ways = np.stack((np.sin(turn), np.cos(turn)), axis=1) * pace[:, None]
        self._muster.crowd.scare(stir.unit, ways, stir.seconds)
        self._dip(stir.unit)

    @do.register
    def _knock(self, stir: Knock) -> None:
        way, aside = np.array([stir.dx, stir.dy]), np.array([stir.dy, -stir.dx])
        for unit, off, far in self._muster.men_within(stir.x, stir.y, stir.radius):
            side = np.where(off @ aside >= 0, 1.0, -1.0)
            ways = aside * side[:, None] + 0.6 * way
            self._push(unit, ways, self._ragged(np.clip(1.2 - far / stir.radius, 0, 1) * KNOCK))
            behind = np.array([stir.x, stir.y]) - BEHIND_MILLI * way
            self._hits.setdefault(unit, (behind, self.clock))

    @do.register
    def _blast(self, stir: Blast) -> None:
        for unit, off, far in self._muster.men_within(stir.x, stir.y, 2 * stir.radius):
            near = np.clip(1.1 - far / (2 * stir.radius), 0, 1)
            self._push(unit, off / np.maximum(1.0, far)[:, None], self._ragged(near * BLAST))
            self._hits[unit] = np.array([stir.x, stir.y]), self.clock
            self._dip(unit)

    # how they feel it

    def _push(self, unit: int, way: Plane, speeds: Line) -> None:
        """Kick every man of a regiment along a way, each by a speed of his own."""
        if self._muster.wake_unit(unit):
            askew = self._muster.chance.uniform(-ASKEW, ASKEW, (len(speeds), 1))
            aside = way[..., ::-1] * (1, -1)
            self._muster.crowd.kick(unit, (way + aside * askew) * speeds[:, None])

    def _ragged(self, speeds: Line) -> Line:
        return speeds * self._muster.ragged_shares(len(speeds))

    def _pressed(self, unit: int, far: Line, bases: float) -> Line:
        """1 for men who touch the enemy, less for those farther off, by so many bases."""
        base = max(self._muster.shown.units[unit].base)
        return self._ragged(np.exp(-np.maximum(0.0, far - base) / (bases * base)))

    def _hit_of(self, unit: int) -> Plane | None:
        """From where something came down on a regiment a moment ago; None: nothing did."""
        at, when = self._hits.get(unit, (None, 0.0))
        if at is not None and self.clock - when > MEMORY_SECONDS:
            del self._hits[unit]
            return None
        return at

    def _victims(self, stir: Fall, seen: Plane) -> list[int]:
        """Who falls: whom something hit, or who is nearest to the enemy, or men all along the front."""
        hit, plain = self._hit_of(stir.unit), self._muster.men.blocks[stir.unit].plain
        touched = self._muster.units_touched(stir.unit)
        if hit is not None:
            far = np.hypot(seen[:, 0] - hit[0], seen[:, 1] - hit[1])
        elif touched:
            far = np.min([self._muster.gaps_between(stir.unit, unit) for unit, _ in touched], axis=0)
            far = self._ragged(far)
        else:
            far = -self._muster.men.blocks[stir.unit].bases[:, 1] + self._muster.chance.uniform(
                0, 1, len(seen)
            )
        order = np.lexsort((far, ~plain))
        return [int(one) for one in order[: stir.men]]

    def _dip(self, unit: int) -> None:
        """Let the flag of a regiment dip; one that dips already goes on."""
        if unit in self._muster.men.blocks and self._muster.men.blocks[unit].flags.any():
            self.dips.setdefault(unit, DIP_SECONDS)


def _way_of(stand: Stand) -> npt.NDArray[np.float64]:
    """The way that a regiment faces: x, y of a length of 1."""
    turn = math.radians(stand.heading / 100)
    return np.array([math.sin(turn), math.cos(turn)])
