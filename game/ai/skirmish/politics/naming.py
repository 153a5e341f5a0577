"""Whom to name: whoever it hurts most, the strongest before the weak, old foes before friends (S-03)."""

from collections.abc import Sequence
from itertools import dropwhile
from typing import NamedTuple

from game.ai.skirmish.charge.choose import TOO_LITTLE
from game.ai.skirmish.charge.value import charge_value
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.movement.board import BoardPicture, front_of
from game.ai.skirmish.politics.reach import army_spots
from game.ai.skirmish.politics.threat import (
    UnitThreat,
    fights_between_armies,
    harm_by_naming,
    joint_blow_worth,
    worthwhile_charges,
)
from game.ai.skirmish.values.rivalry import FELLED, rivalry_weight
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


def rate_named_enemies(mind: Decision, options: Sequence[Name]) -> list[float]:
    """Rate each enemy that may be named in this phase."""
    front = front_of(mind) if mind.state.phase == Phase.MOVEMENT else None
    return [case_for_naming(mind, option.enemy, front).worth for option in options]


def case_for_naming(mind: Decision, enemy: Player, front: BoardPicture | None = None) -> Case:
    """For and against naming him; in Movement the field may be at hand already."""
    hurt = _hurting(mind, enemy, front)
    harmful = hurt > 0
    return Case(
        hurt,
        FELLED * rivalry_weight(mind, enemy) * hurt if harmful else 0.0,
        grudge_points(mind, enemy) * (1.0 if harmful else IDLE),
        gratitude_points(mind, enemy) if harmful else 0.0,
        naming_price(mind, enemy),
    )


def _hurting(mind: Decision, enemy: Player, front: BoardPicture | None) -> float:
    """What the phase brings against him, as daring as I am."""
    match mind.state.phase:
        case Phase.MOVEMENT:
            return _charging(front or front_of(mind), enemy)
        case Phase.COMBAT:
            return _fighting(mind, enemy)
    return harm_by_naming(mind.setting, mind.state, mind.me, enemy, mind.state.phase)


def _charging(front: BoardPicture, enemy: Player) -> float:
    """His units that I shall charge, less my word if I gave it; without any, whom it is best to walk past."""
    mind = front.mind
    brings = joint_blow_worth(planned_charges(front, enemy)) - charging_price(mind, enemy)
    return brings if brings > 0 else -HINDERED * _watching(mind, enemy)


def planned_charges(front: BoardPicture, enemy: Player) -> list[UnitThreat]:
    """The charges on him as they will be weighed when declared; the best stands first, and is clear."""
    mind = front.mind
    found = [
        blow._replace(
            worth=charge_value(front, front.mine[blow.unit], front.foes[blow.target], []) - TOO_LITTLE
        )
        for blow in worthwhile_charges(mind.setting, mind.state, mind.me, enemy)
    ]
    hopes = sorted([blow for blow in found if blow.worth > 0], key=lambda blow: -blow.worth)
    return list(dropwhile(lambda blow: not _is_clear(mind, blow), hopes))


def _is_clear(mind: Decision, blow: UnitThreat) -> bool:
    """Whether the ground lets the unit charge: it sees its foe, and there is a way (S-33)."""
    units = mind.state.units
    return out_of_reach(mind.setting, mind.state, units[blow.unit], units[blow.target]) is None


def _fighting(mind: Decision, enemy: Player) -> float:
    """The combats with him as they stand; others are broken off by the truce, the losing ones too (S-10)."""
    blows = fights_between_armies(mind.setting, mind.state, mind.me, enemy)
    return sum(blow.worth * (1.0 if blow.worth > 0 else 1 / mind.temper.daring) for blow in blows)


def _watching(mind: Decision, enemy: Player) -> int:
    """How many units of his are about so near to mine that they hinder a march."""
    mine = army_spots(mind.setting, mind.state, mind.me)
    return sum(
        any(one.near(own, WATCHED) for own in mine) for one in army_spots(mind.setting, mind.state, enemy)
    )
