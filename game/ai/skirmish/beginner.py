"""Who hears his staff only now and then: else he marches at whoever stands nearest."""

import math
from collections.abc import Sequence
from typing import Any

from game.ai.policy import Choice, Thought
from game.ai.skirmish.commander import Commander
from game.ai.skirmish.movement.order_ends import heading_difference, order_end_pose
from game.ai.skirmish.tempers import Temper
from game.core.rng import Rng
from game.core.rules import Event
from game.rules.skirmish.actions.orders import (
    Cast,
    DeclareCharge,
    Join,
    Leave,
    Move,
    Pursue,
    React,
    Reform,
    Shoot,
)
from game.rules.skirmish.actions.player import (
    Answer,
    DeployForMe,
    Done,
    KeepBack,
    MakeOffer,
    Name,
    Pass,
    PlayCard,
)
from game.rules.skirmish.determinize import determinized_state
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH, TURN, heading_between
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.view import SkirmishView

SHY = 0.3
"""How gladly he stops giving orders of a kind; likings waver by one."""
RANGE = 20 * INCH
"""From so far who can shoot does not go nearer."""
WHIM = Thought("weak-whim")
LIKED: dict[type[Any], float] = {
    DeployForMe: 3.0,
    KeepBack: -2.0,
    MakeOffer: -0.6,
    PlayCard: -0.3,
    Pass: 0.3,
    Done: SHY,
    DeclareCharge: 0.4,
    Join: -0.5,
    Leave: -1.0,
    Shoot: 0.7,
    Pursue: 0.4,
}
"""How much he likes kinds of orders, whatever they are about; all others not at all."""


class Weak(Commander):
    """A beginner: follows his nose, at the nearest, with whatever comes to hand; or takes advice."""

    heed = 0.35
    """How often he does what his staff tells him."""
    careless = 0.05
    """How often, of the rest, he does just anything."""

    def choose(self, view: SkirmishView, options: Sequence[Any], story: Sequence[Event], rng: Rng) -> Choice:
        """Take advice, or follow a mood, or a whim."""
        if len(options) == 1 or rng.random() < self.heed:
            return super().choose(view, options, story, rng)
        if rng.random() < self.careless and not isinstance(options[0], DeployForMe):
            return Choice(rng.choice(options), WHIM)
        mood = Mood(
            self.rules.setting, determinized_state(self.rules.setting, view, rng), view.me, self.temper
        )
        likings = [mood.liking(option) + rng.random() for option in options]
        return Choice(options[likings.index(max(likings))], WHIM)


class Mood:
    """What he likes, at one moment."""

    def __init__(self, setting: Setting, state: SkirmishState, me: int, temper: Temper) -> None:
        self.setting, self.state, self.me, self.temper = setting, state, me, temper
        self.nearest: dict[int, Unit | None] = {}

    def liking(self, order: Any) -> float:
        """How much he likes an order."""
        match order:
            case Move() | Reform():
                return self.going(self.state.units[order.unit], order)
            case Name():
                return 1 - self.distance_of(order.enemy) / (24 * INCH)
            case Answer():
                tokens = next(offer.tokens for offer in self.state.offers if offer.id == order.offer)
                return self.temper.greed * tokens / 2 if order.accept else SHY
            case React():
                return {"hold": 0.5, "shoot": 0.8}.get(order.reaction, -0.4)
            case Cast():
                return 0.6 - 0.2 * abs(order.dice - 3)
        return LIKED.get(type(order), 0.0)

    def going(self, unit: Unit, order: Move | Reform) -> float:
        """Forward is good, and to look at them; who shoots stays where he is."""
        foe = self.nearest_to(unit)
        if foe is None:
            return -1.0
        end = order_end_pose(self.setting, unit, order)
        before, after = math.dist(unit.pose[:2], foe.pose[:2]), math.dist(end[:2], foe.pose[:2])
        aside = heading_difference(heading_between(end[:2], foe.pose[:2]), end.heading)
        missiles = any(self.setting.content.weapons[one].range for one in unit.enlisted.weapons)
        if missiles and before < RANGE and aside < TURN // 8:
            return -1.0
        return (before - after) / (4 * INCH) - aside / (TURN // 8)

    def nearest_to(self, unit: Unit) -> Unit | None:
        """The foe that he sees when he looks up."""
        if unit.id not in self.nearest:
            foes = [one for one in self.state.standing() if one.owner != self.me]
            self.nearest[unit.id] = min(foes, key=lambda foe: _distance(unit, foe), default=None)
        return self.nearest[unit.id]

    def distance_of(self, player: int) -> float:
        """How near a player's next unit stands to one of his."""
        mine, theirs = ([u for u in self.state.standing() if u.owner == who] for who in (self.me, player))
        return min((_distance(one, other) for one in mine for other in theirs), default=48.0 * INCH)


def _distance(one: Unit, other: Unit) -> float:
    """From front to front."""
    return math.dist(one.pose[:2], other.pose[:2])
