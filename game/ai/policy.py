"""Who chooses for a seat without a hand: a policy sees what a player sees, and says why it acts."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from game.core.rng import Rng
from game.core.rules import Action, Event

if TYPE_CHECKING:
    from game.mods.texts import Texts

Fact = str | int | float


class Thought(msgspec.Struct, frozen=True):
    """Why a bot acted, in one line; its words are the Fluent message `thought-<code>`.

    `facts` may hold ids of defs (`character` as `base:duchesse`, `people` as `base:terre base:feu`), `player`
    (a seat), `percent` (0 to 100) and `count`; `say` turns them into words.
    """

    code: str
    facts: Mapping[str, Fact] = {}


class Choice(msgspec.Struct, frozen=True):
    """What a policy does, and why."""

    action: Action
    thought: Thought


class Policy(Protocol):
    """Chooses for one seat; no memory, no clock: the same inputs give the same choice."""

    def choose(self, view: Any, options: Sequence[Any], story: Sequence[Event], rng: Rng) -> Choice:
        """Take one of `options`; `story` is all that happened so far, as this seat saw it."""
        ...


class Bots(NamedTuple):
    """The players of one game."""

    strengths: Mapping[str, Callable[..., Policy]]
    """By strength: what makes a player from the rules of a table and a temper's leanings."""
    leanings: Mapping[str, Any]
    """What each temper leans to."""


def thought_text(thought: Thought, texts: "Texts", names: Sequence[str]) -> str:
    """Put a thought into the words of `texts`; `names` are the players by seat."""
    words: dict[str, Fact] = {key: _named(fact, texts) for key, fact in thought.facts.items()}
    character, player = thought.facts.get("character"), words.get("player")
    if isinstance(character, str):
        words.update(the=texts.name(character, "the"), of=texts.name(character, "of"))
    if isinstance(player, int):
        words["player"] = names[player]
    return texts(f"thought-{thought.code}", **words)


def _named(fact: Fact, texts: "Texts") -> Fact:
    """Ids as names, several of them joined as one: `base:terre base:feu` is Terre-Feu."""
    if isinstance(fact, str) and ":" in fact:
        return "-".join([texts.name(id) for id in fact.split()])
    return fact


def near_best_index(values: Sequence[float], looseness: float, rng: Rng) -> int:
    """Choose a place: mostly the best, now and then one almost as good, so that nobody can read it."""
    best = max(values)
    weights = [max(0.0, 1 - (best - value) / looseness) ** 2 for value in values]
    draw = rng.random() * sum(weights)
    for place, weight in enumerate(weights):
        draw -= weight
        if draw < 0:
            return place
    return values.index(best)
