"""The beginner of Triomphe et Trahison: hears the advisors now and then, else marches at the nearest foe."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.ai.policy import Choice, Thought
from game.ai.skirmish.commander import Commander
from game.ai.skirmish.movement.lanes import lane_of
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
from game.rules.skirmish.charge.reactions import HOLD, SHOOT
from game.rules.skirmish.determinize import determinized_state
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH, TURN, heading_between
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.view import SkirmishView


class BeginnerWeights(NamedTuple):
    """How much a beginner likes orders; chance adds 0 to 1 to every liking."""

    stopping: float = 0.3
    """Giving no more orders of a kind, or refusing an offer."""
    name_range: int = 24 * INCH
    """Milli to an enemy's nearest unit at which naming that enemy is not liked any more."""
    holding: float = 0.5
    """Holding against a charge."""
    shooting_back: float = 0.8
    """Standing and shooting at a charger."""
    other_reaction: float = -0.4
    """Any other reaction to a charge."""
    casting: float = 0.6
    """Casting a spell with the usual dice."""
    usual_dice: int = 3
    """Dice for a spell that a beginner likes best."""
    unusual_die: float = 0.2
    """Each die more or less, taken off."""
    missile_range: int = 20 * INCH
    """Milli to the nearest foe at which units that shoot come no nearer."""
    no_march: float = -1.0
    """Moving a unit that has no foe, or that may shoot where it stands."""
    step: int = 4 * INCH
    """Milli nearer to the foe that are liked by 1."""
    lost_on_the_way: float = 0.05
    """Share of a unit that terrain may take on the way, on average."""
    turn: int = TURN // 8
    """Centi off the foe's direction that are disliked by 1."""


LIKINGS = BeginnerWeights()
WHIM = Thought("weak-whim")
"""The reason of everything that a beginner does without advice."""
LIKED_ORDERS: dict[type[Any], float] = {
    DeployForMe: 3.0,
    KeepBack: -2.0,
    MakeOffer: -0.6,
    PlayCard: -0.3,
    Pass: 0.3,
    Done: LIKINGS.stopping,
    DeclareCharge: 0.4,
    Join: -0.5,
    Leave: -1.0,
    Shoot: 0.7,
    Pursue: 0.4,
}
"""Liking of orders by kind, whatever they are about; 0 for all others."""


class Weak(Commander):
    """A beginner: marches at the nearest foe, with whatever comes to hand, or takes advice."""

    heed = 0.35
    """The chance that it does what the advisors say."""
    careless = 0.05
    """The chance, of the rest, that it does anything at all."""

    def choose(self, view: SkirmishView, options: Sequence[Any], story: Sequence[Event], rng: Rng) -> Choice:
        """An option with its reason: by advice, by mood or by whim."""
        if len(options) == 1 or rng.random() < self.heed:
            return super().choose(view, options, story, rng)
        if rng.random() < self.careless and not isinstance(options[0], DeployForMe):
            return Choice(rng.choice(options), WHIM)
        mood = Mood(
            self.rules.setting, determinized_state(self.rules.setting, view, rng), view.me, self.temper
        )
        likings = [mood.liking(option) + rng.random() for option in options]
        ranked = sorted(range(len(options)), key=lambda place: (-likings[place], place))
        return Choice(options[next(filter(lambda at: not mood.leads_nowhere(options[at]), ranked))], WHIM)


class Mood:
    """The likings of a beginner at one moment."""

    def __init__(self, setting: Setting, state: SkirmishState, me: int, temper: Temper) -> None:
        self.setting, self.state, self.me, self.temper = setting, state, me, temper
        self.nearest: dict[int, Unit | None] = {}

    def liking(self, order: Any) -> float:
        """The liking of an order; 1 is about as much as chance adds."""
        match order:
            case Move() | Reform():
                return self.march_liking(self.state.units[order.unit], order)
            case Name():
                return 1 - self.distance_to_player(order.enemy) / LIKINGS.name_range
            case Answer():
                tokens = next(offer.tokens for offer in self.state.offers if offer.id == order.offer)
                return self.temper.greed * tokens / 2 if order.accept else LIKINGS.stopping
            case React():
                reactions = {HOLD: LIKINGS.holding, SHOOT: LIKINGS.shooting_back}
                return reactions.get(order.reaction, LIKINGS.other_reaction)
            case Cast():
                return LIKINGS.casting - LIKINGS.unusual_die * abs(order.dice - LIKINGS.usual_dice)
        return LIKED_ORDERS.get(type(order), 0.0)

    def march_liking(self, unit: Unit, order: Move | Reform) -> float:
        """The liking of a move: nearer to the foe and facing it is good; units that shoot stay."""
        foe = self.nearest_foe(unit)
        if foe is None:
            return LIKINGS.no_march
        end = order_end_pose(self.setting, unit, order)
        before, after = math.dist(unit.pose[:2], foe.pose[:2]), math.dist(end[:2], foe.pose[:2])
        aside = heading_difference(heading_between(end[:2], foe.pose[:2]), end.heading)
        missiles = any(self.setting.content.weapons[one].range for one in unit.enlisted.weapons)
        if missiles and before < LIKINGS.missile_range and aside < LIKINGS.turn:
            return LIKINGS.no_march
        return (before - after) / LIKINGS.step - aside / LIKINGS.turn

    def leads_nowhere(self, order: Any) -> bool:
        """Whether one's own stand in the way of a move, or it is one of a hair, or terrain takes too much."""
        if not isinstance(order, Move):
            return False
        lane = lane_of(self.setting, self.state, self.state.units[order.unit], order)
        return lane.by_own or lane.is_hair or lane.lost > LIKINGS.lost_on_the_way

    def nearest_foe(self, unit: Unit) -> Unit | None:
        """The foe nearest to a unit; None if none stands."""
        if unit.id not in self.nearest:
            foes = [one for one in self.state.standing() if one.owner != self.me]
            self.nearest[unit.id] = min(foes, key=lambda foe: _distance(unit, foe), default=None)
        return self.nearest[unit.id]

    def distance_to_player(self, player: int) -> float:
        """Milli from my nearest unit to the player's; 48 inches if either has none."""
        mine, theirs = ([u for u in self.state.standing() if u.owner == who] for who in (self.me, player))
        return min((_distance(one, other) for one in mine for other in theirs), default=48.0 * INCH)


def _distance(one: Unit, other: Unit) -> float:
    """Milli between the fronts of two units."""
    return math.dist(one.pose[:2], other.pose[:2])
