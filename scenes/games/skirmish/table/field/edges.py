"""What a tray's edge says: the sweep of light from one relation to another. Pure."""

from dataclasses import dataclass

from scenes.games.skirmish.table.relation import Relation

EDGES = {Relation.NONE: 0, Relation.FRIEND: 1, Relation.ENEMY: 2, Relation.NEUTRAL: 3}
"""The number by which the tray's program knows each edge: plain, gilt, saw teeth, hatched and dashed."""
GHOST_EDGE, LEFT_EDGE = 4, 5
"""The edge of where a regiment would stand, and of the place that it would leave."""
SWEEP_SECONDS = 0.26
STAGGER_SECONDS = 0.03
"""Seconds by which each regiment's sweep begins after the one before."""


def wears_colours(relation: Relation) -> bool:
    """Whether soldiers wear their seat's accent: neutrals are grey."""
    return relation is not Relation.NEUTRAL


@dataclass
class Sweep:
    """One tray on its way from an edge to another; `age` below 0: it waits for its turn."""

    before: Relation
    after: Relation
    age: float = SWEEP_SECONDS

    @property
    def share(self) -> float:
        """How far the light has come, 0 to 1; out-quad."""
        t = min(1.0, max(0.0, self.age / SWEEP_SECONDS))
        return 1 - (1 - t) ** 2

    @property
    def done(self) -> bool:
        """Whether the new edge is whole."""
        return self.age >= SWEEP_SECONDS

    def turn_to(self, after: Relation, delay: float, *, reduced: bool) -> bool:
        """Begin to sweep to another edge, `delay` seconds from now; False: it is that edge already."""
        if after is self.after:
            return False
        self.before = after if reduced else self.after
        self.after = after
        self.age = SWEEP_SECONDS if reduced else -delay
        return True
