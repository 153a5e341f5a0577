"""What a bot knows before the first card: the rules, what characters are worth, how people use them."""

from enum import Enum
from math import exp

from game.ai.complots.card_worth import character_worth
from game.rules.complots.defs import ActionDef, Effect, Gain, Kill, Steal
from game.rules.complots.rules import Complots


class TableKnowledge:
    """Facts of one table's rules, by character number; made once, never changed."""

    def __init__(self, rules: Complots) -> None:
        self.rules = rules
        self.characters = rules.content.characters
        self.number = {character: n for n, character in enumerate(self.characters)}
        self.worth_of = character_worth(rules)
        self.worth = tuple(self.worth_of[character] for character in self.characters)
        self.forgone = {name: self._forgone(action) for name, action in rules.actions.items()}
        """For each action, the characters whose holders would rather do something better of its kind."""
        self.blockers = {
            name: tuple(self.number[c] for c in action.block.claiming) if action.block else ()
            for name, action in rules.actions.items()
        }
        """For each action, the characters that block it."""
        copies = rules.content.deck.copies_for(rules.players)
        self.copies = 1.4 if rules.players == 2 else float(copies)
        """Copies of each character in the match; with two players, on average (C-06)."""
        self.most = 3 if rules.players == 2 else copies
        """As many copies of a character as there can be."""

    def _forgone(self, action: ActionDef) -> tuple[int, ...]:
        if action.claim or action.denies or action.forced:
            return ()
        others = [a for a in self.rules.actions.values() if a.claim and _beats(a, action)]
        return tuple(sorted({self.number[a.claim] for a in others if a.claim}))


def _beats(one: ActionDef, other: ActionDef) -> bool:
    """Whether `one` brings more of the same."""
    return (
        isinstance(one.effect, Gain)
        and isinstance(other.effect, Gain)
        and one.effect.coins > other.effect.coins
    )


def block_habit(effect: Effect) -> tuple[float, float]:
    """How often a holder, and anyone else, blocks such an effect when he may."""
    match effect:
        case Kill():
            return 0.97, 0.35
        case Steal():
            return 0.85, 0.22
        case Gain():
            return 0.65, 0.10
        case _:
            return 0.5, 0.1


class Closeness(Enum):
    """How much a claim touches the one who may doubt it."""

    DUEL = (0.04, 0.85, 0.42, 0.09)
    """There are only two players left."""
    CONCERNED = (0.04, 0.75, 0.56, 0.09)
    """He is the target, or it is his action that is blocked."""
    BYSTANDER = (0.02, 0.5, 0.64, 0.09)

    def __init__(self, least: float, rise: float, middle: float, width: float) -> None:
        self.rates = tuple(
            least + rise / (1 + exp((middle - percent / 100) / width)) for percent in range(101)
        )

    def doubt_rate(self, lie: float) -> float:
        """How often such a player doubts a claim that looks like a lie with probability `lie`."""
        return self.rates[int(100 * lie)]
