"""Whom to name: whoever it hurts most, the strongest before the weak, old foes before friends (S-03)."""

from collections.abc import Sequence
from itertools import dropwhile
from typing import NamedTuple

from game.ai.skirmish.charge.value import CHARGE, charge_value
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.movement.board import BoardPicture, board_picture
from game.ai.skirmish.politics.reach import army_reaches
from game.ai.skirmish.politics.threat import (
    UnitThreat,
    fights_between_armies,
    harm_by_naming,
    joint_threat_worth,
    worthwhile_charges,
)
from game.ai.skirmish.values.rivalry import RIVALRY, rivalry_weight
from game.ai.skirmish.values.trust import charging_price, gratitude_points, grudge_points, naming_price
from game.core.rules import Player
from game.rules.skirmish.actions.player import Name
from game.rules.skirmish.charge.declare import out_of_reach
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.turn.naming import Phase

IDLE = 0.3
"""The share of a grudge that counts where naming hurts nobody."""
WATCHED = 8 * INCH
"""Enemies so near hinder a march (S-32)."""
HINDERED = 1.0
"""Points that each such unit speaks against its owner's name, where no charge speaks for it."""


class Case(NamedTuple):
    """What speaks for and against naming somebody, in points."""

    hurt: float
    """What it brings by the odds."""
    rival: float
    """What it is worth beyond that, because it is he."""
    grudge: float
    spared: float
    """For promises that he kept to me."""
    word: float
    """What it costs my good name."""

    @property
    def worth(self) -> float:
        """All of it."""
        return self.hurt + self.rival + self.grudge - self.spared - self.word


def rate_named_enemies(decision: Decision, options: Sequence[Name]) -> list[float]:
    """Rate each enemy that may be named in this phase."""
    board = board_picture(decision) if decision.state.phase == Phase.MOVEMENT else None
    return [case_for_naming(decision, option.enemy, board).worth for option in options]


def case_for_naming(decision: Decision, enemy: Player, board: BoardPicture | None = None) -> Case:
    """For and against naming him; in Movement the field may be at hand already."""
    hurt = _hurting(decision, enemy, board)
    harmful = hurt > 0
    return Case(
        hurt,
        RIVALRY.loss_comforts * rivalry_weight(decision, enemy) * hurt if harmful else 0.0,
        grudge_points(decision, enemy) * (1.0 if harmful else IDLE),
        gratitude_points(decision, enemy) if harmful else 0.0,
        naming_price(decision, enemy),
    )


def _hurting(decision: Decision, enemy: Player, board: BoardPicture | None) -> float:
    """What the phase brings against him, as daring as I am."""
    match decision.state.phase:
        case Phase.MOVEMENT:
            return _charging(board or board_picture(decision), enemy)
        case Phase.COMBAT:
            return _fighting(decision, enemy)
    return harm_by_naming(decision.setting, decision.state, decision.me, enemy, decision.state.phase)


def _charging(board: BoardPicture, enemy: Player) -> float:
    """His units that I shall charge, less my word if I gave it; without any, whom it is best to walk past."""
    decision = board.decision
    brings = joint_threat_worth(planned_charges(board, enemy)) - charging_price(decision, enemy)
    return brings if brings > 0 else -HINDERED * _watching(decision, enemy)


def planned_charges(board: BoardPicture, enemy: Player) -> list[UnitThreat]:
    """The charges on him as they will be weighed when declared; the best stands first, and is clear."""
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
    """Whether the ground lets the unit charge: it sees its foe, and there is a way (S-33)."""
    units = decision.state.units
    return out_of_reach(decision.setting, decision.state, units[threat.unit], units[threat.target]) is None


def _fighting(decision: Decision, enemy: Player) -> float:
    """The combats with him as they stand; others are broken off by the truce, the losing ones too (S-10)."""
    blows = fights_between_armies(decision.setting, decision.state, decision.me, enemy)
    return sum(threat.worth * (1.0 if threat.worth > 0 else 1 / decision.temper.daring) for threat in blows)


def _watching(decision: Decision, enemy: Player) -> int:
    """How many units of his are about so near to mine that they hinder a march."""
    mine = army_reaches(decision.setting, decision.state, decision.me)
    return sum(
        any(one.near(own, WATCHED) for own in mine)
        for one in army_reaches(decision.setting, decision.state, enemy)
    )
