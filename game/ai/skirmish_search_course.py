"""How an imagined battle goes on: everybody follows the staff's ratings, nobody bribes or plays a card."""

from copy import copy
from typing import Any, NamedTuple

import msgspec

from game.ai.skirmish_mind import Mind
from game.ai.skirmish_staff import rate
from game.ai.skirmish_tempers import Temper
from game.core.rng import Rng
from game.core.rules import Player
from game.rules.skirmish.actions import DeployForMe, Done, Pass
from game.rules.skirmish.phases import Phase
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import SkirmishState

CALM = Temper()
"""Nobody's nature is known for certain."""
PHASES: dict[str, int] = {phase: number for number, phase in enumerate(Phase, 1)}
QUIET: dict[str, type[Any]] = {"treachery:card": Pass, "bribes:offer": Done}
"""Questions that are still open when a dream begins; everybody says no."""


class Moment(NamedTuple):
    """How far a battle is: so many turns were begun, and so many phases of the last one."""

    turn: int
    phase: int


def moment(state: SkirmishState) -> Moment:
    """Where a battle is now."""
    return Moment(state.round * state.players - len(state.flips), PHASES.get(state.phase, 0))


def quiet(rules: Skirmish) -> Skirmish:
    """The same rules without bribes: what is imagined must go fast."""
    new = copy(rules)
    new.flags = msgspec.structs.replace(rules.flags, bribes=False)
    return new


class Course:
    """A clone of an imagined battle, played on."""

    def __init__(self, rules: Skirmish, state: SkirmishState, seed: str) -> None:
        self.rules, self.state = rules, state.clone()
        self.dice, self.whims = Rng(seed), Rng(seed)
        self.orders = 0

    def take(self, order: Any) -> None:
        """One order is carried out."""
        self.rules.apply(self.state, [order], self.dice, events=False)
        self.orders += 1

    def burn(self) -> None:
        """Nobody has a card from here on."""
        state = self.state
        state.hands, state.deck, state.discards = [[] for _ in state.hands], [], []

    def go_on(self, until: Moment, most: int) -> None:
        """Play on until that moment is over, or after so many orders."""
        state = self.state
        while not state.over and self.orders < most and moment(state) <= until:
            self.take(self.order(state.asked[-1].players[0]))

    def order(self, player: Player) -> Any:
        """What a player is taken to say."""
        kind = self.state.asked[-1].kind
        if kind in QUIET:
            return QUIET[kind](player)
        options = self.rules.legal_actions(self.state, player)
        if len(options) == 1 or isinstance(options[0], DeployForMe):
            return options[0]
        values = rate(Mind(self.rules, self.state, player, CALM, self.whims), options)
        return options[values.index(max(values))]
