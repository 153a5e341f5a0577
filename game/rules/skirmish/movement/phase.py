"""The Movement phase: its sub-phases, and what terrain does to who moves through it (S-31, S-38)."""

from typing import TYPE_CHECKING

from game.rules.skirmish.flow.battle import QUIET, Battle
from game.rules.skirmish.flow.steps import (
    CHARGE_DECLARE,
    CHARGE_FRENZIED,
    CHARGE_MOVES_NEXT,
    MANOEUVRES_BEGIN,
    RALLY_FLIGHTS,
    RALLY_RALLIES,
    RALLY_STUPID,
)

if TYPE_CHECKING:
    pass


def begin(battle: Battle) -> None:
    """Charges and reactions, charge moves, rallies, flights and other compulsions, then the rest (S-31)."""
    battle.state.charges.clear()
    battle.then(
        CHARGE_DECLARE(),
        CHARGE_FRENZIED(),
        CHARGE_MOVES_NEXT(),
        RALLY_RALLIES(),
        RALLY_FLIGHTS(),
        RALLY_STUPID(),
        MANOEUVRES_BEGIN(),
    )


# how far


# terrain


RULES = QUIET._replace(begin=begin)
