"""How an imagined battle goes on: the staff rates charges and blows, nobody does anything else."""

from typing import Any, NamedTuple

import msgspec

from game.ai.skirmish.advisors import rate_options
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.tempers import Temper
from game.core.rng import Rng
from game.core.rules import Player
from game.rules.skirmish.actions.player import DeployForMe, Done, Pass
from game.rules.skirmish.chapters import CHAPTERS, STEPS
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.questions import (
    CAST_SPELL,
    CHARGE_PATH_CHOICE,
    COMBAT_REFORM,
    MAKE_OFFERS,
    NEXT_BREAK_TEST,
    NEXT_CHARGE_MOVE,
    NEXT_COMPULSORY_MOVE,
    NEXT_PANIC_TEST,
    PLAY_CARD,
    RALLY_FORMATION,
    REMAINING_MOVE,
    SHOOTING_ORDERS,
)
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.turn.naming import Phase

CALM = Temper()
"""Nobody's nature is known for certain."""
PHASES: dict[str, int] = {phase: number for number, phase in enumerate(Phase, 1)}
QUIET: dict[str, type[Any]] = {
    PLAY_CARD: Pass,
    MAKE_OFFERS: Done,
    REMAINING_MOVE: Done,
    CAST_SPELL: Done,
    SHOOTING_ORDERS: Done,
    COMBAT_REFORM: Done,
}
"""Questions to which everybody says no: what is imagined must go fast, and turns on blows and nerves."""
FIRST = (
    NEXT_CHARGE_MOVE,
    CHARGE_PATH_CHOICE,
    NEXT_COMPULSORY_MOVE,
    RALLY_FORMATION,
    NEXT_BREAK_TEST,
    NEXT_PANIC_TEST,
)
"""Questions of which the first answer is as good as any."""


class Moment(NamedTuple):
    """How far a battle is: so many turns were begun, and so many phases of the last one."""

    turn: int
    phase: int


def battle_moment(state: SkirmishState) -> Moment:
    """Where a battle is now."""
    return Moment(state.round * state.players - len(state.flips), PHASES.get(state.phase, 0))


def setting_without_bribes(setting: Setting) -> Setting:
    """The same setting without bribes: what is imagined must go fast."""
    flags = msgspec.structs.replace(setting.flags, bribes=False)
    return msgspec.structs.replace(setting, flags=flags)


class Playout:
    """A clone of an imagined battle, played on until a moment is over."""

    def __init__(self, setting: Setting, state: SkirmishState, until: Moment, seed: str) -> None:
        self.setting, self.state, self.until = setting, state.clone(), until
        self.dice, self.whims = Rng(seed), Rng(seed)
        self.orders = 0

    @property
    def runs(self) -> bool:
        """Whether there is more to see."""
        return not self.state.over and battle_moment(self.state) <= self.until

    def take(self, order: Any) -> None:
        """One order is carried out, and what follows by itself: but nothing beyond the last moment."""
        battle, question = Battle(self.setting, self.state, self.dice, []), self.state.questions[-1]
        CHAPTERS[question.chapter].apply(battle, question, order)
        while not self.state.questions and self.runs:
            step = self.state.steps.pop()
            STEPS[step.name](battle, *step.about)
        self.orders += 1

    def burn(self) -> None:
        """Nobody has a card from here on."""
        state = self.state
        state.hands, state.deck, state.discards = [[] for _ in state.hands], [], []

    def go_on(self, most: int) -> None:
        """Play on, but for so many orders at most."""
        while self.runs and self.orders < most:
            self.take(self.order(self.state.questions[-1].players[0]))

    def order(self, player: Player) -> Any:
        """What a player is taken to say."""
        question = self.state.questions[-1]
        kind = question.kind
        if kind in QUIET:
            return QUIET[kind](player)
        options = CHAPTERS[question.chapter].options(self.setting, self.state, question, player)
        if len(options) == 1 or kind in FIRST or isinstance(options[0], DeployForMe):
            return options[0]
        values = rate_options(Decision(self.setting, self.state, player, CALM, self.whims), options)
        return options[values.index(max(values))]
