"""What those who wait may guess at each moment, and what settles it: by what everybody sees. Pure."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.core.rules import Event, Player
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.events import combat, player, unit
from game.rules.skirmish.flow.questions import (
    CHARGE_REACTION,
    CHASE_ORDER,
    DECLARE_CHARGES,
    REDIRECT_CHARGE,
)
from game.rules.skirmish.survey.placing import PLACINGS
from game.rules.skirmish.turn.naming import Phase

NAME, FIRST, WIDE, STAND = "name", "first", "wide", "stand"
"""Who is named next; whose turn is next; whether a unit deploys wide, and whoever is charged stands."""
CHARGE, MARCH, SHOT, BREAK = "charge", "march", "shot", "break"
"""Whether a charge comes home, a unit marches, a shot tells, who loses breaks."""
ARMIES = (NAME, FIRST)
"""Of these an army is the answer."""
NO, YES = 0, 1
_FEWEST_ARMIES = 3
"""Between two there is no name to guess."""
_FEW_FILES = 5
"""Files of a unit that deploys narrowly, at most."""
_DECLARED = (DECLARE_CHARGES, CHARGE_REACTION, REDIRECT_CHARGE, CHASE_ORDER)
"""What is asked while charges are declared."""
_WALKS = ("advance", "march", "back", "left", "right", "fly")
_FAST = ("march", "fly")


class Settled(NamedTuple):
    """A guess that has come to its end."""

    wager: str
    answer: int
    """An army, or `YES` or `NO`."""
    by: Player = -1
    """Who knew beforehand."""
    forced: bool = False
    """Whether there was no choice."""


def open_wager(view: SkirmishView) -> str | None:
    """What may be guessed now; None: nothing."""
    if not view.phase:
        deploys = view.asks in PLACINGS
        return WIDE if deploys else FIRST if view.active < 0 else _name(view)
    if view.phase == Phase.MOVEMENT and view.named >= 0:
        declared = view.asks in _DECLARED
        return STAND if declared else CHARGE if view.charges else MARCH
    if view.phase == Phase.SHOOTING and view.named >= 0:
        return SHOT
    if view.phase == Phase.COMBAT and view.combat is not None:
        return BREAK
    return _name(view)


def _name(view: SkirmishView) -> str | None:
    """A name, where there are enough who could be named."""
    return NAME if len(living_armies(view)) >= _FEWEST_ARMIES else None


def living_armies(view: SkirmishView) -> list[Player]:
    """Those who have somebody who could be named."""
    return sorted({one.owner for one in view.units if one.models > 0})


def wager_answers(view: SkirmishView, wager: str) -> Sequence[int]:
    """What may be guessed."""
    return living_armies(view) if wager in ARMIES else (YES, NO)


def settled_by(event: Event) -> Settled | None:
    """The guess that an event ends; None: none."""
    end = _ENDS.get(type(event))
    return end(event) if end is not None else None


def _moved(event: unit.UnitMoved) -> Settled | None:
    """What was pushed, chased or charged did not walk."""
    return Settled(MARCH, YES if event.manner in _FAST else NO) if event.manner in _WALKS else None


def _charged(event: unit.ChargeEnded) -> Settled | None:
    """A charge that lost its target proves nothing."""
    return Settled(CHARGE, YES if event.how == "contact" else NO) if event.how != "void" else None


_ENDS: Mapping[type, Callable[[Any], Settled | None]] = {
    player.EnemyNamed: lambda event: Settled(NAME, event.enemy, event.player, event.forced),
    player.TurnFlipped: lambda event: Settled(FIRST, event.player),
    player.UnitPlaced: lambda event: Settled(WIDE, YES if event.files > _FEW_FILES else NO),
    unit.ChargeAnswered: lambda event: Settled(STAND, NO if event.reaction == "flee" else YES),
    unit.ChargeEnded: _charged,
    unit.UnitMoved: _moved,
    unit.VolleyShot: lambda event: Settled(SHOT, YES if event.unsaved else NO),
    unit.MachineShot: lambda event: Settled(SHOT, YES if event.struck else NO),
    combat.UnitBroke: lambda event: Settled(BREAK, YES),
    combat.UnitHeld: lambda event: Settled(BREAK, NO),
}
"""What each event says of a guess."""
