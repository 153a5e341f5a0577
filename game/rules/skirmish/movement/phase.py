"""The Movement phase: its sub-phases, and what terrain does to who moves through it (S-31, S-38)."""

from typing import TYPE_CHECKING

from game.rules.skirmish.flow.battle import QUIET, Battle
from game.rules.skirmish.state.records import Step

if TYPE_CHECKING:
    pass


def begin(battle: Battle) -> None:
    """Charges and reactions, charge moves, rallies, flights and other compulsions, then the rest (S-31)."""
    battle.state.charges.clear()
    battle.then(
        Step("charge:declare"),
        Step("charge:frenzied"),
        Step("charge-moves:next"),
        Step("rally:rallies"),
        Step("rally:flights"),
        Step("rally:stupid"),
        Step("manoeuvres:begin"),
    )


# how far


# terrain


RULES = QUIET._replace(begin=begin)
