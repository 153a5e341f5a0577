"""Four ways of waging war: who is hunted, what one's hunting gives away, how much one reads into others'."""

from collections.abc import Sequence

import msgspec

from game.ai.hecatombe.round_forecast import RoundForecast
from game.core.rules import Event, Player
from game.rules.hecatombe.actions import Attack, Call, HecatombeAction, LetGo
from game.rules.hecatombe.deduction.evidence import this_round
from game.rules.hecatombe.events import Attacked
from game.rules.hecatombe.view import HecatombeView


class Temper(msgspec.Struct, frozen=True):
    """Leanings, in hundredths of a point: what a bot adds to the worth of such an act."""

    daring: float = 0.0
    """Attacking whoever seems strongest."""
    feint: float = 0.0
    """Hunting a tile that has nothing of his own objectives: it tells nobody what they are."""
    grudge: float = 0.0
    """Attacking and calling the one who attacked him last; letting him lose a tile when he comes again."""
    suspicion: float = 1.0
    """How much he reads into what others do, as a factor."""


TEMPERS: dict[str, Temper] = {
    "honest": Temper(grudge=1),
    "bold": Temper(daring=6, feint=2, suspicion=0.8),
    "suspicious": Temper(feint=5, suspicion=1.25),
    "vengeful": Temper(daring=1, grudge=12),
}
"""By name, as in the lobby."""


def foe_of(view: HecatombeView, story: Sequence[Event]) -> Player | None:
    """Who attacked me last in this round, before the attack that waits for its answer."""
    blows = [e for e in this_round(story) if isinstance(e, Attacked) and e.target == view.me]
    if view.assault is not None and view.assault.target == view.me:
        blows = blows[:-1]
    return blows[-1].player if blows else None


def temper_bonus(
    outlook: RoundForecast, temper: Temper, foe: Player | None, action: HecatombeAction
) -> float:
    """What temper adds to the worth of an option, in points."""
    assault = outlook.view.assault
    match action:
        case Attack(target=target):
            hundredths = temper.grudge * (target == foe)
            hundredths += temper.daring * (target == outlook.strongest)
            hundredths += temper.feint * (not outlook.gives_away(outlook.lore.place[action.prey]))
        case Call(owner=owner):
            hundredths = temper.grudge * (owner == foe)
        case LetGo():
            hundredths = temper.grudge * (assault is not None and assault.player == foe)
        case _:
            return 0.0
    return hundredths / 100
