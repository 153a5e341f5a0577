"""The men of the table as they are seen to move: drawn up, stepping up, pressed, fallen."""

import math
from collections.abc import Callable

import numpy as np

from scenes.games.skirmish.table.field.soldiers.regiments import Regiments
from scenes.games.skirmish.table.show.crowd import Plane, nearest_places
from scenes.games.skirmish.table.show.kicks import DIP_SECONDS, RUN, FallenPicture, Kicks
from scenes.games.skirmish.table.show.loose_men import LooseMen
from scenes.games.skirmish.table.show.muster import Muster
from scenes.games.skirmish.table.show.stirs import Stir
from scenes.games.skirmish.table.shown import Shown, Stand

DIP_DEGREES = 55.0
"""How far the flag of a man on foot dips."""
DIP_BASE = 1000.0
"""Milli of a base beyond which less of it is turned: a rider's horse goes along."""
_LEAN_PACE, _LEAN_SHARE = 14.0, 0.6
_WALKED, _SAME_TURN = 1500.0, 3000.0
_STEP_LEAST = 40.0
"""Milli below which a man who is drawn up anew does not step."""


class MenShow:
    """The men of the table as they are seen to move; `lively` False: each stands in his place."""

    def __init__(
        self,
        men: Regiments,
        shown: Shown,
        stand_of: Callable[[int], Stand | None],
        fallen: FallenPicture,
        *,
        lively: bool,
    ) -> None:
        self._men, self._stand_of = men, stand_of
        self.lively = lively
        self._muster, self.loose = Muster(men, shown, stand_of), LooseMen()
        self.crowd = self._muster.crowd
        self._kicks = Kicks(self._muster, self.loose, fallen)
        self._before: dict[int, tuple[Stand, Plane]] = {}

    # regiments are drawn up anew

    def remember(self, unit: int) -> None:
        """A regiment will be drawn up anew: remember where its men are seen."""
        stand = self._stand_of(unit)
        if not self.lively or stand is None or unit not in self._men.blocks or unit in self._before:
            return
        at = self._muster.seen_of(unit, stand)
        fallen = self._kicks.gone.pop(unit, ())
        if fallen:
            at = np.delete(at, [one for one in fallen if one < len(at)], axis=0)
        self._before[unit] = stand, at

    def follow(self, unit: int) -> None:
        """It is drawn up anew: whoever is not in his place yet steps into it."""
        known = self._before.pop(unit, None)
        stand = self._stand_of(unit)
        if known is None or stand is None:
            return
        before, at = known
        home = self._men.homes_of(unit, stand)
        squad = self.crowd.squads.get(unit)
        same = squad is not None and squad.order == self._muster.order_of(unit)
        if squad is not None and same and len(squad.circles) == len(home) == len(at):
            return
        self.crowd.leave(unit)
        at = _carried(at, before, stand)
        turn = math.radians(stand.heading / 100)
        taken = nearest_places(home, at, np.array([[math.cos(turn), -math.sin(turn)]]))
        start = np.where((taken >= 0)[:, None], at[taken] if len(at) else home, home)
        if np.abs(start - home).max(initial=0.0) >= _STEP_LEAST:
            self._muster.let_in(unit, home, start)

    def dismiss(self, unit: int) -> None:
        """It is not on the table any more."""
        self.crowd.leave(unit)
        for known in (self._before, self._kicks.gone, self._kicks.dips):
            known.pop(unit, None)

    def calm(self) -> None:
        """Everybody stands in his place at once, and nobody lies there."""
        for unit in list(self.crowd.squads):
            self.crowd.leave(unit)
        self._before.clear()
        self._kicks.gone.clear()
        self._kicks.dips.clear()
        self.loose.clear()
        self._men.shift[:] = 0
        self._men.lean[:] = 0

    # time

    @property
    def busy(self) -> bool:
        """Whether anybody is seen anywhere but in his place."""
        return bool(self.crowd.squads or self._kicks.dips or len(self.loose))

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether the picture has changed."""
        self._kicks.clock += dt
        if not self.busy:
            return False
        self.loose.update(dt)
        for unit in [one for one in self.crowd.squads if self._stand_of(one) is None]:
            self.crowd.leave(unit)
        seen = list(self.crowd.squads)
        if seen:
            self.crowd.update(dt, self._muster.all_homes())
        for unit in seen:
            if unit not in self.crowd.squads:
                rows = self._men.rows_of(unit)
                self._men.shift[rows] = 0
                self._men.lean[rows] = 0
        if self.crowd.squads:
            self._lean(dt)
        self.lay()
        self._raise_flags(dt)
        return True

    def lay(self) -> None:
        """Write where each soldier is seen into the arrays of all."""
        if self.crowd.squads:
            self._men.shift[self._muster.all_rows()] = self.crowd.drawn_shift()
        for unit, left in self._kicks.dips.items():
            rows, flags = self._men.rows_of(unit), self._men.blocks[unit].flags
            low = math.sin(math.pi * min(1.0, max(0.0, 1 - left / DIP_SECONDS)) ** 0.5)
            deep = self._muster.shown.units[unit].base[1]
            self._men.lean[rows][flags] = DIP_DEGREES * low * min(1.0, DIP_BASE / deep)

    def _raise_flags(self, dt: float) -> None:
        """Let the flags that dip come up again."""
        dips = self._kicks.dips
        for unit in list(dips):
            dips[unit] -= dt
            if unit not in self._men.blocks:
                del dips[unit]
            elif dips[unit] <= 0:
                del dips[unit]
                self._men.lean[self._men.rows_of(unit)] = 0

    def _lean(self, dt: float) -> None:
        """Men look where they run; those who are only jostled turn a little."""
        crowd, rows = self.crowd, self._muster.all_rows()
        right, forward = crowd.speed.T
        wanted = np.degrees(np.arctan2(right, forward)) - self._muster.all_headings()
        wanted = (wanted + 180) % 360 - 180
        fast = np.clip(np.hypot(right, forward) / RUN - 0.2, 0, 1)
        jostled = np.degrees(np.sin(np.radians(wanted))) * fast * _LEAN_SHARE
        wanted = np.where(crowd.running > 0, wanted, jostled)
        lean = self._men.lean[rows]
        self._men.lean[rows] = lean + (wanted - lean) * (1 - math.exp(-_LEAN_PACE * dt))

    def stir(self, stir: Stir) -> None:
        """Let something happen to the men; where nothing is lively, nothing does."""
        if self.lively:
            self._kicks.do(stir)


def _carried(at: Plane, before: Stand, after: Stand) -> Plane:
    """Where men are who stood around one stand, seen from another: nobody flies across the table."""
    turn = (after.heading - before.heading + 18000) % 36000 - 18000
    far = math.hypot(after.x - before.x, after.y - before.y)
    if far < _WALKED and abs(turn) < _SAME_TURN:
        return at
    angle = math.radians(-turn / 100)
    dx, dy = at[:, 0] - before.x, at[:, 1] - before.y
    cos, sin = math.cos(angle), math.sin(angle)
    return np.stack((after.x + dx * cos - dy * sin, after.y + dx * sin + dy * cos), axis=1)
