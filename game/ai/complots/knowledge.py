"""Knowledge that a bot has before the first card: the rules, worth of characters, habits of people."""

from enum import Enum
from math import exp
from typing import NamedTuple

from game.ai.complots.card_worth import character_worth
from game.rules.complots.defs import ActionDef, Effect, Gain, Kill, Steal
from game.rules.complots.setting import Setting


class BlockHabit(NamedTuple):
    """Probabilities that a player who may block does so."""

    holder: float
    """With a character that blocks truthfully."""
    bluffer: float
    """Without a character that blocks truthfully."""


class BlockHabits(NamedTuple):
    """Habits of people by the kind of power that they may block."""

    kill: BlockHabit = BlockHabit(0.97, 0.35)
    steal: BlockHabit = BlockHabit(0.85, 0.22)
    gain: BlockHabit = BlockHabit(0.65, 0.10)
    other: BlockHabit = BlockHabit(0.5, 0.1)


class TwoPlayerCopies(NamedTuple):
    """Copies of each character when two players pick a card of their own packs (C-06)."""

    mean: float = 1.4
    most: int = 3


BLOCK_HABITS = BlockHabits()
TWO_PLAYER_COPIES = TwoPlayerCopies()


class TableKnowledge:
    """Facts of one table's setting, by character number; made once, never changed."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.characters = setting.content.characters
        self.number = {character: n for n, character in enumerate(self.characters)}
        self.worth_of = character_worth(setting)
        self.worth = tuple(self.worth_of[character] for character in self.characters)
        self.forgone = {name: self._forgone_by(action) for name, action in setting.actions.items()}
        """For each action, the characters whose holders would rather do something better of its kind."""
        self.blockers = {
            name: tuple(self.number[c] for c in action.block.claiming) if action.block else ()
            for name, action in setting.actions.items()
        }
        """For each action, the characters that block it."""
        copies = setting.content.deck.copies_for(setting.players)
        self.copies = TWO_PLAYER_COPIES.mean if setting.players == 2 else float(copies)
        """Copies of each character in the match; with two players, on average (C-06)."""
        self.most = TWO_PLAYER_COPIES.most if setting.players == 2 else copies
        """Copies of a character that there can be at most."""

    def _forgone_by(self, action: ActionDef) -> tuple[int, ...]:
        """Characters whose holders would rather take a better action of the kind of `action`."""
        if action.claim or action.denies or action.forced:
            return ()
        others = [a for a in self.setting.actions.values() if a.claim and _brings_more(a, action)]
        return tuple(sorted({self.number[a.claim] for a in others if a.claim}))


def _brings_more(one: ActionDef, other: ActionDef) -> bool:
    """Whether both actions gain coins and `one` gains more than `other`."""
    return (
        isinstance(one.effect, Gain)
        and isinstance(other.effect, Gain)
        and one.effect.coins > other.effect.coins
    )


def block_habit(effect: Effect) -> BlockHabit:
    """Probabilities that holders and bluffers block `effect` when they may."""
    match effect:
        case Kill():
            return BLOCK_HABITS.kill
        case Steal():
            return BLOCK_HABITS.steal
        case Gain():
            return BLOCK_HABITS.gain
        case _:
            return BLOCK_HABITS.other


class DoubtCurve(NamedTuple):
    """A probability to doubt that rises, S-shaped, with the probability of a lie."""

    least: float
    """Probability of a doubt even when a claim looks true."""
    rise: float
    """Probability that a sure lie adds to it."""
    middle: float
    """Probability of a lie at which half of the rise is reached."""
    width: float
    """Breadth of the rise, in probability of a lie."""


class Closeness(Enum):
    """The doubter's stake in a claim, with the curve of doubt that follows."""

    DUEL = DoubtCurve(least=0.04, rise=0.85, middle=0.42, width=0.09)
    """There are only two players left."""
    CONCERNED = DoubtCurve(least=0.04, rise=0.75, middle=0.56, width=0.09)
    """The doubter is the target, or the actor whose action is blocked."""
    BYSTANDER = DoubtCurve(least=0.02, rise=0.5, middle=0.64, width=0.09)
    """The doubter is neither target nor actor."""

    def __init__(self, least: float, rise: float, middle: float, width: float) -> None:
        self.rates = tuple(
            least + rise / (1 + exp((middle - percent / 100) / width)) for percent in range(101)
        )

    def doubt_rate(self, lie: float) -> float:
        """Probability that such a player doubts a claim that looks like a lie with probability `lie`."""
        return self.rates[int(100 * lie)]
