"""Four tempers of war: whom a bot hunts, what its hunting gives away, how much it reads into others."""

from collections.abc import Sequence

from game.ai.hecatombe.round_forecast import RoundForecast
from game.ai.regard import Leanings
from game.core.rules import Event, Player
from game.rules.hecatombe.actions import Attack, Call, HecatombeAction, LetGo
from game.rules.hecatombe.deduction.evidence import this_round
from game.rules.hecatombe.events import Attacked
from game.rules.hecatombe.view import HecatombeView


class Temper(Leanings, frozen=True):
    """Leanings, in hundredths of a point: what a bot adds to the value of such an act."""

    daring: float = 0.0
    """Attacking the player who seems strongest."""
    feint: float = 0.0
    """Hunting a tile without a symbol of its own objectives, which tells nobody what they are."""
    grudge: float = 0.0
    """Attacking and calling the player who attacked it last; letting a tile go to that player."""
    suspicion: float = 1.0
    """Factor on how much it reads into what others do."""


TEMPERS: dict[str, Temper] = {
    "honest": Temper(grudge=1),
    "bold": Temper(daring=6, feint=2, suspicion=0.8),
    "suspicious": Temper(feint=5, suspicion=1.25),
    "vengeful": Temper(daring=1, grudge=12),
}
"""By name, as in the lobby."""


def foe_of(view: HecatombeView, story: Sequence[Event]) -> Player | None:
    """The player who attacked me last in this round, before the attack that waits for its answer."""
    blows = [e for e in this_round(story) if isinstance(e, Attacked) and e.target == view.me]
    if view.assault is not None and view.assault.target == view.me:
        blows = blows[:-1]
    return blows[-1].player if blows else None


def temper_bonus(
    outlook: RoundForecast, temper: Temper, foe: Player | None, action: HecatombeAction
) -> float:
    """Points that `temper` adds to the value of `action`."""
    assault = outlook.view.assault
    match action:
        case Attack(target=target):
            hundredths = temper.grudge * (target == foe)
            hundredths += temper.daring * (target == outlook.strongest)
            hundredths += temper.feint * (not outlook.gives_away(outlook.lore.place[action.prey]))
        case Call(owner=owner):
            hundredths = temper.grudge * (owner == foe) + temper.regard.doubt(owner)
        case LetGo():
            hundredths = temper.grudge * (assault is not None and assault.player == foe)
        case _:
            return 0.0
    return hundredths / 100
