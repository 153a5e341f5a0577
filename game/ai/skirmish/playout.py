"""Playouts: how an imagined battle goes on; advisors rate charges and blows, nobody does anything else."""

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

UNKNOWN_TEMPER = Temper()
"""The temper of every player in a playout: nobody's nature is known for certain."""
PHASE_NUMBERS: dict[str, int] = {phase: number for number, phase in enumerate(Phase, 1)}
"""The place of each phase in a turn, from 1."""
DECLINED_QUESTIONS: dict[str, type[Any]] = {
    PLAY_CARD: Pass,
    MAKE_OFFERS: Done,
    REMAINING_MOVE: Done,
    CAST_SPELL: Done,
    SHOOTING_ORDERS: Done,
    COMBAT_REFORM: Done,
}
"""By the kind of question, how everybody declines it: playouts must be fast, and turn on blows and nerve."""
FIRST_OPTION_QUESTIONS = (
    NEXT_CHARGE_MOVE,
    CHARGE_PATH_CHOICE,
    NEXT_COMPULSORY_MOVE,
    RALLY_FORMATION,
    NEXT_BREAK_TEST,
    NEXT_PANIC_TEST,
)
"""Kinds of questions whose first option is as good as any."""


class Moment(NamedTuple):
    """How far a battle has come: the turns that were begun, and the phases begun of the last of them."""

    turn: int
    phase: int


def battle_moment(state: SkirmishState) -> Moment:
    """The moment that a battle has reached."""
    return Moment(state.round * state.players - len(state.flips), PHASE_NUMBERS.get(state.phase, 0))


def setting_without_bribes(setting: Setting) -> Setting:
    """The setting with bribes switched off: playouts must be fast (S-18)."""
    flags = msgspec.structs.replace(setting.flags, bribes=False)
    return msgspec.structs.replace(setting, flags=flags)


class Playout:
    """A clone of an imagined battle, played on until a moment is over."""

    def __init__(self, setting: Setting, state: SkirmishState, until: Moment, seed: str) -> None:
        self.setting, self.state, self.until = setting, state.clone(), until
        self.dice, self.choice_dice = Rng(seed), Rng(seed)
        self.orders = 0

    @property
    def runs(self) -> bool:
        """Whether the battle goes on, and the last moment is not over."""
        return not self.state.over and battle_moment(self.state) <= self.until

    def take(self, order: Any) -> None:
        """Carry out one order and what follows by itself, but nothing beyond the last moment."""
        battle, question = Battle(self.setting, self.state, self.dice, []), self.state.questions[-1]
        CHAPTERS[question.chapter].apply(battle, question, order)
        while not self.state.questions and self.runs:
            step = self.state.steps.pop()
            STEPS[step.name](battle, *step.about)
        self.orders += 1

    def discard_cards(self) -> None:
        """Take all cards out of the battle: nobody plays one from here on."""
        state = self.state
        state.hands, state.deck, state.discards = [[] for _ in state.hands], [], []

    def play_on(self, most_orders: int) -> None:
        """Play on until the last moment is over, or `most_orders` orders were carried out."""
        while self.runs and self.orders < most_orders:
            self.take(self.order(self.state.questions[-1].players[0]))

    def order(self, player: Player) -> Any:
        """The order that a player is taken to give."""
        question = self.state.questions[-1]
        kind = question.kind
        if kind in DECLINED_QUESTIONS:
            return DECLINED_QUESTIONS[kind](player)
        options = CHAPTERS[question.chapter].options(self.setting, self.state, question, player)
        if len(options) == 1 or kind in FIRST_OPTION_QUESTIONS or isinstance(options[0], DeployForMe):
            return options[0]
        values = rate_options(
            Decision(self.setting, self.state, player, UNKNOWN_TEMPER, self.choice_dice), options
        )
        return options[values.index(max(values))]
