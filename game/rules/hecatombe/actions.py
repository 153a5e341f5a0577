"""Actions of Hécatombe: one frozen sentence per verb."""

from game.core.rules import Action, Player


class Choose(Action, frozen=True, tag=True):
    """Set one tile of the hand aside, secretly, as an objective (H-03)."""

    people: str


class Attack(Action, frozen=True, tag=True):
    """Send one's army `army` against the army `prey` of `target` (H-09)."""

    army: str
    target: Player
    prey: str


class LetGo(Action, frozen=True, tag=True):
    """Give up the attacked army: the attacking one dies (H-12)."""


class Counter(Action, frozen=True, tag=True):
    """Sacrifice one's army `army`: the attacker captures only the attacking tile (H-12)."""

    army: str


class Keep(Action, frozen=True, tag=True):
    """Keep one of one's armies as a captured tile, secretly (H-16)."""

    people: str


class Call(Action, frozen=True, tag=True):
    """Have the objective at `place` of `owner` revealed (H-18)."""

    owner: Player
    place: int = 0


class Name(Action, frozen=True, tag=True):
    """Name a people aloud, with two players, to guess an objective of the other's (H-19)."""

    people: str


class Yield(Action, frozen=True, tag=True):
    """Reveal one's own objective at `place`, with two players, after a wrong guess (H-19)."""

    place: int


class Liberate(Action, frozen=True, tag=True):
    """Free one captured tile for a point, or none, secretly (H-21)."""

    people: str | None = None


HecatombeAction = Choose | Attack | LetGo | Counter | Keep | Call | Name | Yield | Liberate
