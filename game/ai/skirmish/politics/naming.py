"""Naming an enemy: whoever it hurts most, the strongest before the weak, old foes before friends (S-03)."""

from collections.abc import Sequence
from itertools import dropwhile
from typing import NamedTuple

from game.ai.skirmish.charge.value import CHARGE, charge_value
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.movement.board import BoardPicture, board_picture
from game.ai.skirmish.politics.harm import harm_by_naming
from game.ai.skirmish.politics.reach import army_reaches
from game.ai.skirmish.politics.threat import (
    UnitThreat,
    joint_threat_worth,
    worthwhile_charges,
)
from game.ai.skirmish.politics.truces import fights_worth, truce_relief
from game.ai.skirmish.values.rivalry import RIVALRY, rivalry_weight
from game.ai.skirmish.values.trust import charging_price, gratitude_points, grudge_points, naming_price
from game.core.rules import Player
from game.rules.skirmish.actions.player import Name
from game.rules.skirmish.charge.declare import out_of_reach
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.turn.naming import Phase


class NamingWeights(NamedTuple):
    """Points and shares that count where naming an enemy hurts nobody."""

    idle_grudge: float = 0.3
    """The share of a grudge that counts where naming hurts nobody."""
    march_hindrance: int = 8 * INCH
    """Milli within which enemies hinder a march (S-32)."""
    hindering_unit: float = 1.0
    """Points against naming its owner for each such unit, where no charge speaks for it."""


NAMING = NamingWeights()


class NamingCase(NamedTuple):
    """Points for and against naming a player."""

    hurt: float
    """Points that it brings by the odds."""
    rival: float
    """Points beyond that, as a rival loses them."""
    grudge: float
    """Points beyond that, for old scores."""
    gratitude: float
    """Points against, for promises that were kept to me."""
    broken_word: float
    """Points against, for my good name."""

    @property
    def worth(self) -> float:
        """All points for naming less all points against."""
        return self.hurt + self.rival + self.grudge - self.gratitude - self.broken_word


def rate_named_enemies(decision: Decision, options: Sequence[Name]) -> list[float]:
    """Points for naming each enemy that may be named in this phase."""
    board = board_picture(decision) if decision.state.phase == Phase.MOVEMENT else None
    return [case_for_naming(decision, option.enemy, board).worth for option in options]


def case_for_naming(decision: Decision, enemy: Player, board: BoardPicture | None = None) -> NamingCase:
    """The case for and against naming `enemy`; `board` is the board if it is at hand already."""
    hurt = _harm_value(decision, enemy, board)
    harmful = hurt > 0
    return NamingCase(
        hurt,
        RIVALRY.loss_comforts * rivalry_weight(decision, enemy) * hurt if harmful else 0.0,
        grudge_points(decision, enemy) * (1.0 if harmful else NAMING.idle_grudge),
        gratitude_points(decision, enemy) if harmful else 0.0,
        naming_price(decision, enemy),
    )


def _harm_value(decision: Decision, enemy: Player, board: BoardPicture | None) -> float:
    """Points that this phase brings against the enemy, as my temper weighs them."""
    match decision.state.phase:
        case Phase.MOVEMENT:
            return _charges_value(board or board_picture(decision), enemy)
        case Phase.COMBAT:
            return fights_worth(decision, enemy)
    return harm_by_naming(decision.setting, decision.state, decision.me, enemy, decision.state.phase)


def _charges_value(board: BoardPicture, enemy: Player) -> float:
    """Points for charging the enemy, less my word; without charges, enemies near my marches count against.

    A charge that may rid me of another's combat by a truce brings that, too.
    """
    decision = board.decision
    charges = planned_charges(board, enemy)
    relief = truce_relief(decision, enemy) * max([0.0, *(threat.chance for threat in charges)])
    brings = joint_threat_worth(charges) + relief - charging_price(decision, enemy)
    return brings if brings > 0 else -NAMING.hindering_unit * _hindering_count(decision, enemy)


def planned_charges(board: BoardPicture, enemy: Player) -> list[UnitThreat]:
    """Charges on the enemy as they will be weighed when declared; the first is the best that is clear."""
    decision = board.decision
    found = [
        threat._replace(
            worth=charge_value(board, board.mine[threat.unit], board.foes[threat.target], [])
            - CHARGE.least_gain
        )
        for threat in worthwhile_charges(decision.setting, decision.state, decision.me, enemy)
    ]
    hopes = sorted([threat for threat in found if threat.worth > 0], key=lambda threat: -threat.worth)
    return list(dropwhile(lambda threat: not _is_clear(decision, threat), hopes))


def _is_clear(decision: Decision, threat: UnitThreat) -> bool:
    """Whether the ground lets the unit charge: it sees its foe, and there is a path (S-33)."""
    units = decision.state.units
    return out_of_reach(decision.setting, decision.state, units[threat.unit], units[threat.target]) is None


def _hindering_count(decision: Decision, enemy: Player) -> int:
    """The number of the enemy's units that are near enough to mine to hinder a march."""
    mine = army_reaches(decision.setting, decision.state, decision.me)
    return sum(
        any(one.near(own, NAMING.march_hindrance) for own in mine)
        for one in army_reaches(decision.setting, decision.state, enemy)
    )
