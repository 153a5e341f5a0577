"""The board of a view: the battle as everybody sees it, laid out so that rules can be asked about it.

What is hidden is left empty for every viewer alike: hands, the deck, offered cards; turn cards lie in seat
order. So no answer can depend on it. A board is made once for a view and asked many things.
"""

from typing import NamedTuple

import msgspec

from game.core.rules import UNKNOWN, Player
from game.rules.skirmish.determinize import open_state
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Centi, Milli, Pose
from game.rules.skirmish.state.records import Offer
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.guests import standing_pose
from game.rules.skirmish.view import SkirmishView

FORGOTTEN = ~(unit_flags.TURN | unit_flags.PHASE)
"""The flags of a unit that outlast a turn."""

_QUARTER = 4


class Doings(NamedTuple):
    """What a unit has done in this turn and phase, and how it stands, as marks tell it."""

    moved: bool = False
    """It moved or reformed; a march is told apart."""
    marched: bool = False
    charges: bool = False
    shot: bool = False
    flees: bool = False
    wavers: bool = False
    """It is afraid, or no more than a quarter of it is left, and stands nevertheless."""


class Board(NamedTuple):
    """The setting of a match, and what everybody sees of its state; equal for all viewers of one moment."""

    setting: Setting
    state: SkirmishState
    """To be asked, never to be changed: `trial` is a copy to play with."""

    def trial(self) -> SkirmishState:
        """A copy of the state in which something may be tried."""
        return self.state.clone()

    def unit(self, id: int) -> Unit:
        """The unit of that id; IndexError: there is none."""
        if id < 0:
            raise IndexError(id)
        return self.state.units[id]

    def base_of(self, id: int) -> tuple[Milli, Milli]:
        """The width and depth of each base of a unit, in milli: they are content, not in the view (S-27)."""
        return self.setting.content.bases[self.unit(id).enlisted.unit]

    def doings_of(self, id: int) -> Doings:
        """What a unit has done, and how it stands."""
        unit = self.unit(id)
        bought = unit.enlisted.models
        few = bought > 1 and _QUARTER * unit.models <= bought
        marched = unit.has(unit_flags.MARCHED)
        return Doings(
            moved=unit.has(unit_flags.MOVED | unit_flags.REFORMED) and not marched,
            marched=marched,
            charges=unit.has(unit_flags.CHARGING),
            shot=unit.has(unit_flags.SHOT),
            flees=unit.fleeing,
            wavers=(few or unit.has(unit_flags.AFRAID)) and not unit.fleeing,
        )

    def pose_of(self, id: int) -> Pose:
        """The pose of a unit; of a character in a unit that of its own base there (S-81)."""
        return standing_pose(self.setting, self.state, self.unit(id))

    def if_stood(self, id: int, x: Milli, y: Milli, heading: Centi) -> "Board":
        """The board if that unit stood elsewhere."""
        state = self.trial()
        state.units[id].pose = Pose(x, y, heading)
        return Board(self.setting, state)

    def if_named(self, active: Player, named: Player) -> "Board":
        """The board if `active` had the turn and named `named` the enemy (S-03, S-04).

        On another's turn nobody has moved, shot or declared anything yet; on the present one all that was
        done stays done.
        """
        state = self.trial()
        if active != state.active:
            state.charges = []
            for unit in state.units:
                unit.marks &= FORGOTTEN
                unit.at_turn = unit.pose
        state.active, state.named = active, named
        return Board(self.setting, state)


def board_of(setting: Setting, view: SkirmishView) -> Board:
    """The board of a view, whoever looks: equal for all who see the same battle from other chairs."""
    state = open_state(view)
    state.hands = [[] for _ in range(view.players)]
    state.offers = [_blank_offer(offer) for offer in view.offers]
    return Board(setting, state)


def _blank_offer(offer: Offer) -> Offer:
    """The offer as those see it who are not parties to it: with a card, not with which (S-18)."""
    return msgspec.structs.replace(offer, card=UNKNOWN) if offer.card else offer
