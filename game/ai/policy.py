"""Policies: choices for a seat without a hand, from what a player sees, each with its reason."""

from collections.abc import Callable, Mapping, Sequence
from math import fsum
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from game.core.rng import Rng
from game.core.rules import Action, Event

if TYPE_CHECKING:
    from game.mods.texts import Texts

Fact = str | int | float
"""A variable of a thought's sentence."""


class Thought(msgspec.Struct, frozen=True):
    """The reason of a bot's choice, in one line; its words are the Fluent message `thought-<code>`.

    `facts` may hold ids of defs (`character` as `base:duchesse`, `people` as `base:terre base:feu`), `player`
    (a seat), `percent` (0 to 100) and `count`; `thought_text` turns them into words.
    """

    code: str
    facts: Mapping[str, Fact] = {}


class Choice(msgspec.Struct, frozen=True):
    """A policy's action and its reason."""

    action: Action
    thought: Thought


class Policy(Protocol):
    """A player of one seat; no memory, no clock: the same inputs give the same choice."""

    def choose(self, view: Any, options: Sequence[Any], story: Sequence[Event], rng: Rng) -> Choice:
        """One of `options` with its reason; `story` holds all events so far, as this seat saw them."""
        ...


class Bots(NamedTuple):
    """The bots of one game."""

    strengths: Mapping[str, Callable[..., Policy]]
    """By strength: a function that makes a bot from the rules of a table and a temper's leanings."""
    leanings: Mapping[str, Any]
    """By temper: its leanings."""
    dearest: Mapping[str, Mapping[str, int]] = {}
    """By strength and kind of question whose answer hangs on secrets: the calls of Python that the dearest
    decision takes, where they are many; `tools/bench/calls.py` counts them."""


def thought_text(thought: Thought, texts: "Texts", names: Sequence[str]) -> str:
    """A thought in the words of `texts`; `names` are the players by seat."""
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
    """A place: mostly the best, now and then one less than `looseness` worse, so that none is foreseen."""
    best = max(values)
    weights = [max(0.0, 1 - (best - value) / looseness) ** 2 for value in values]
    draw = rng.random() * fsum(weights)
    for place, weight in enumerate(weights):
        draw -= weight
        if draw < 0:
            return place
    return values.index(best)
