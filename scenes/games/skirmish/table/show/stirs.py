"""What stirs the men of a regiment, as clips tell it to the table: for the eye, never asked by a rule."""

from typing import NamedTuple, TypeAlias


class Rush(NamedTuple):
    """A regiment begins to run, to a place in milli: its men press after it, those who wait there brace."""

    unit: int
    x: float
    y: float


class Clash(NamedTuple):
    """A regiment has reached those whom it charged."""

    unit: int


class Shove(NamedTuple):
    """A regiment is pushed away, to a place in milli, by those whom it touched (S-10)."""

    unit: int
    x: float
    y: float


class Lunge(NamedTuple):
    """The front rank of a regiment strikes."""

    unit: int


class Waver(NamedTuple):
    """A regiment has lost heart: its men step back, its flag dips."""

    unit: int


class Fall(NamedTuple):
    """So many men of a regiment fall; whoever is drawn up next steps into their places."""

    unit: int
    men: int


class Rout(NamedTuple):
    """The men of a regiment run, in all directions, for so many seconds."""

    unit: int
    seconds: float


class Knock(NamedTuple):
    """Something flies low over a place (milli), by dx and dy of a way of length 1, and knocks men aside."""

    x: float
    y: float
    dx: float
    dy: float
    radius: float


class Blast(NamedTuple):
    """Something comes down on a place and scatters whoever stands within a radius: milli."""

    x: float
    y: float
    radius: float


Stir: TypeAlias = Rush | Clash | Shove | Lunge | Waver | Fall | Rout | Knock | Blast
