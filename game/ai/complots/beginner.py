"""A beginner: plays his cards, lies at random, counts nothing."""

from collections.abc import Sequence

from game.ai.complots.tempers import Temper
from game.ai.policy import Choice, Thought
from game.core.rng import Rng
from game.core.rules import Event
from game.rules.complots.actions import Block, Challenge, ComplotsAction, Declare, Pass
from game.rules.complots.rules import Complots
from game.rules.complots.view import ComplotsView

CARELESS = 0.15
"""How often he does just anything on his turn."""
DOUBTS = 0.08
SHY = 0.25
"""How often he does not dare to use what he has."""


class Weak:
    """Tells the truth mostly, doubts now and then, and never looks at the face-up cards."""

    def __init__(self, rules: Complots, temper: Temper) -> None:
        self.rules = rules
        self.temper = temper

    def choose(
        self, view: ComplotsView, options: Sequence[ComplotsAction], story: Sequence[Event], rng: Rng
    ) -> Choice:
        """Do what the cards say, or what comes to mind."""
        match options[0]:
            case Declare():
                return self.turn(view, options, rng)
            case Pass():
                return self.answer(view, options, rng)
            case _:
                return Choice(rng.choice(options), Thought("weak-whim"))

    def turn(self, view: ComplotsView, options: Sequence[ComplotsAction], rng: Rng) -> Choice:
        """Anything that needs no lie; now and then anything at all."""
        careless = CARELESS * (1 + self.temper.lie / 10)
        if rng.random() < careless:
            return Choice(rng.choice(options), Thought("weak-whim"))
        names = [o.action for o in options if isinstance(o, Declare) and self.true(view, o)]
        name = rng.choice(list(dict.fromkeys(names)))
        fitting = [o for o in options if isinstance(o, Declare) and o.action == name]
        return Choice(rng.choice(fitting), Thought("weak-plain"))

    def true(self, view: ComplotsView, action: Declare) -> bool:
        """Whether the cards bear it out."""
        chosen = self.rules.actions[action.action]
        if chosen.denies is not None:
            return chosen.denies not in view.hand
        return chosen.claim is None or chosen.claim in view.hand

    def answer(self, view: ComplotsView, options: Sequence[ComplotsAction], rng: Rng) -> Choice:
        """Block with the card, sometimes; doubt for no reason, sometimes."""
        blocks = [o for o in options if isinstance(o, Block)]
        held = [o for o in blocks if o.character in view.hand]
        doubts = [o for o in options if isinstance(o, Challenge)]
        if not doubts and held and rng.random() > SHY:
            return Choice(held[0], Thought("weak-block", {"character": held[0].character}))
        if doubts and rng.random() < DOUBTS * (1 + max(0.0, self.temper.doubt) / 5):
            return Choice(doubts[0], Thought("weak-doubt"))
        return Choice(options[0], Thought("weak-pass"))
