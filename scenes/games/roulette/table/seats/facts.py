"""What a plaque says, as plain facts."""

from typing import NamedTuple

FELL, JUDGED, SAVED, OUT, DEAD = "shot", "judge", "saved", "out", "dead"
"""Why somebody is out of the round: a bullet, a shown BALLE, Médecin, nobody knows why, no captain left."""


class SeatFacts(NamedTuple):
    """The facts of one team that everybody may see."""

    team: int
    """The number of living characters; the captain dies last."""
    score: int
    face: int | None
    """The face of the bet die; None while nobody has seen it."""
    sealed: bool
    """True if a bet lies covered."""
    marks: tuple[str, ...]
    """The shots, oldest first: clic balle away sky, next forced, todo, lost saved."""
    barrel: int
    """Cards left in the barrel."""
    pocket: str
    """"" (no card there), "back", "clic" or "balle"."""
    accused: bool
    """True if the player's accusation is used: their help tile is turned."""
    extra: int
    hand: int
    out: bool
    """Out of the round."""
