"""The beginner of Complots: plays the cards it holds, lies at random and counts nothing."""

from collections.abc import Sequence
from typing import NamedTuple

from game.ai.complots.tempers import Temper
from game.ai.policy import Choice, Thought
from game.core.rng import Rng
from game.core.rules import Event
from game.rules.complots.actions import Block, Challenge, ComplotsAction, Declare, Pass
from game.rules.complots.rules import Complots
from game.rules.complots.view import ComplotsView


class BeginnerWeights(NamedTuple):
    """Probabilities with which a beginner leaves the plain way; temper changes the first and the last."""

    careless_turn: float = 0.15
    """Taking any option at all on its turn, whatever the cards say."""
    shy_block: float = 0.25
    """Not daring to block with a character that it holds."""
    idle_doubt: float = 0.08
    """Doubting a claim for no reason."""


WEIGHTS = BeginnerWeights()


class Weak:
    """The weakest bot: tells the truth mostly, doubts now and then, and never looks at the face-up cards."""

    def __init__(self, rules: Complots, temper: Temper) -> None:
        self.setting = rules.setting
        self.temper = temper

    def choose(
        self, view: ComplotsView, options: Sequence[ComplotsAction], story: Sequence[Event], rng: Rng
    ) -> Choice:
        """One of `options` with its reason: what the cards say, or a whim."""
        match options[0]:
            case Declare():
                return self.turn(view, options, rng)
            case Pass():
                return self.answer(view, options, rng)
            case _:
                return Choice(rng.choice(options), Thought("weak-whim"))

    def turn(self, view: ComplotsView, options: Sequence[ComplotsAction], rng: Rng) -> Choice:
        """Announce an action that needs no lie, or now and then any action at all."""
        careless_rate = WEIGHTS.careless_turn * (1 + self.temper.lie / 10)
        if rng.random() < careless_rate:
            return Choice(rng.choice(options), Thought("weak-whim"))
        truthful_actions = [o.action for o in options if isinstance(o, Declare) and self.bears_out(view, o)]
        name = rng.choice(list(dict.fromkeys(truthful_actions)))
        fitting = [o for o in options if isinstance(o, Declare) and o.action == name]
        return Choice(rng.choice(fitting), Thought("weak-plain"))

    def bears_out(self, view: ComplotsView, action: Declare) -> bool:
        """Whether the hand in `view` bears out what `action` claims or denies."""
        chosen = self.setting.actions[action.action]
        if chosen.denies is not None:
            return chosen.denies not in view.hand
        return chosen.claim is None or chosen.claim in view.hand

    def answer(self, view: ComplotsView, options: Sequence[ComplotsAction], rng: Rng) -> Choice:
        """Block with a held character, doubt for no reason, or pass."""
        blocks = [o for o in options if isinstance(o, Block)]
        held_blocks = [o for o in blocks if o.character in view.hand]
        doubts = [o for o in options if isinstance(o, Challenge)]
        if not doubts and held_blocks and rng.random() > WEIGHTS.shy_block:
            return Choice(held_blocks[0], Thought("weak-block", {"character": held_blocks[0].character}))
        if doubts and rng.random() < self.doubt_rate(view):
            return Choice(doubts[0], Thought("weak-doubt"))
        return Choice(options[0], Thought("weak-pass"))

    def doubt_rate(self, view: ComplotsView) -> float:
        """Probability of doubting the open claim, whatever it is."""
        claimer, regard = view.claim.player if view.claim else view.me, self.temper.regard
        doubt = max(0.0, self.temper.doubt + regard.doubt(claimer))
        return WEIGHTS.idle_doubt * (1 + doubt / 5) * regard.suspicion(claimer)
