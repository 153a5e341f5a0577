"""Men who belong to no ranks any more: they are thrown, they fall, they lie there for a while."""

import numpy as np
import numpy.typing as npt

from scenes.games.skirmish.table.field.batch import Batch

MOST_MEN = 192
"""So many are seen at once; whoever falls then takes the place of him who has lain there longest."""
LYING_SECONDS = 1.9
"""Seconds from the blow until nobody is seen there any more."""
_FADING_SECONDS = 0.9
_DRAG = 5.0
"""How fast whoever slides over the ground comes to rest: a second."""
_WEIGHT = 16_000.0
"""How fast whoever is thrown comes down: milli a second, a second."""
_GROWTH = 1 / 4000
"""How much larger a man is seen for each milli that he is above the ground."""

Plane = npt.NDArray[np.float64]


class LooseMen:
    """A fixed number of rows; one whose time has run out is free. Only `update` lets time pass."""

    def __init__(self) -> None:
        self.batch = Batch()
        self.batch.resize(MOST_MEN)
        self.left = np.zeros(MOST_MEN)
        """Seconds for which each is still seen."""
        self._at, self._speed = np.zeros((MOST_MEN, 3)), np.zeros((MOST_MEN, 3))
        """Milli on the table and above it, and milli a second."""
        self._turn, self._spin = np.zeros(MOST_MEN), np.zeros(MOST_MEN)
        self._size = np.zeros((MOST_MEN, 2))

    def __len__(self) -> int:
        return int((self.left > 0).sum())

    def throw(
        self, at: Plane, speed: Plane, picture: tuple[float, float, float], chance: np.random.Generator
    ) -> None:
        """Throw men from where they stood (x, y), by x, y and z of a speed, as a picture: number, w, h."""
        many = min(len(at), MOST_MEN)
        rows = np.argsort(self.left)[:many]
        self.left[rows] = LYING_SECONDS + chance.uniform(-0.3, 0.3, many)
        self._at[rows, :2], self._at[rows, 2] = at[:many], 0.0
        self._speed[rows] = speed[:many]
        self._turn[rows] = chance.uniform(0, 360, many)
        self._spin[rows] = chance.uniform(-420, 420, many)
        self._size[rows] = picture[1:]
        self.batch.pictures[rows] = picture[0]
        self._lay()

    def clear(self) -> None:
        """Let nobody lie there."""
        self.left[:] = 0.0
        self._lay()

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether anybody is seen, or was a moment ago."""
        if not (self.left > 0).any():
            return False
        self.left -= dt
        high = self._at[:, 2] > 0
        self._at += self._speed * dt
        self._speed[:, 2] -= _WEIGHT * dt
        down = self._at[:, 2] <= 0
        self._at[down, 2] = 0.0
        self._speed[down & high, :2] *= 0.4
        slowed = np.exp(-_DRAG * dt)
        self._speed[down, :2] *= slowed
        self._speed[down, 2] = 0.0
        self._turn += self._spin * dt
        self._spin[down] *= slowed**2
        self._lay()
        return True

    def _lay(self) -> None:
        """Write the arrays that are drawn."""
        batch = self.batch
        batch.places[:, :2] = self._at[:, :2]
        batch.places[:, 3] = self._turn
        seen = self.left > 0
        batch.sizes[:] = np.where(seen[:, None], self._size * (1 + self._at[:, 2:] * _GROWTH), 0.0)
        batch.colours[:, 3] = np.clip(self.left / _FADING_SECONDS, 0, 1) * 255
        batch.stale = True
