"""Tells of rivals: which sign each one means in which game, and how often it is shown (bible 9)."""

from typing import NamedTuple


class Rate(NamedTuple):
    """The sign that a tell means in a game; percent of decisions in which it is shown: so, and not so."""

    sign: str
    so: int
    not_so: int


def counterfeit(rate: Rate) -> Rate:
    """How often a tell is shown by a rival who fakes it: as often whether the thing is so or not."""
    return Rate(rate.sign, FAKED, FAKED)


FAKED = 45
"""Percent of decisions in which a tell that is faked is shown."""
TELLS: dict[str, dict[str, Rate]] = {
    "ruban": {
        "complots": Rate("lie", 70, 15),
        "hecatombe": Rate("feint", 60, 20),
        "roulette": Rate("lie", 65, 15),
        "skirmish": Rate("lie", 70, 20),
    },
    "parole": {
        "complots": Rate("lie", 75, 15),
        "hecatombe": Rate("known", 60, 20),
        "roulette": Rate("lie", 75, 15),
        "skirmish": Rate("lie", 80, 10),
    },
    "promptitude": {
        "complots": Rate("lie", 75, 20),
        "hecatombe": Rate("spare", 60, 25),
        "roulette": Rate("lie", 70, 20),
        "skirmish": Rate("lie", 70, 25),
    },
    "enfant": {
        "complots": Rate("aim", 80, 25),
        "hecatombe": Rate("aim", 75, 20),
        "roulette": Rate("aim", 75, 20),
        "skirmish": Rate("aim", 80, 25),
    },
    "bourse": {
        "complots": Rate("fear", 70, 20),
        "hecatombe": Rate("fear", 65, 20),
        "roulette": Rate("fear", 75, 15),
        "skirmish": Rate("fear", 70, 20),
    },
}
"""By tell and game."""
SPOKEN = {"parole": False, "promptitude": None}
"""Tells that are seen by what is missing (False: the word is said where it is not shown), or either way."""
