"""Who chooses for a seat without a hand: a policy sees what a player sees, and says why it acts."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from game.core.rng import Rng
from game.core.rules import Action, Event

if TYPE_CHECKING:
    from game.mods.texts import Texts

Fact = str | int | float


class Thought(msgspec.Struct, frozen=True):
    """Why a bot acted, in one line; its words are the Fluent message `thought-<code>`.

    `facts` may hold `character` (an id such as `base:duchesse`), `player` (a seat), `percent` (0 to 100) and
    `count`; `say` turns them into words.
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


def say(thought: Thought, texts: "Texts", names: Sequence[str]) -> str:
    """Put a thought into the words of `texts`; `names` are the players by seat."""
    words: dict[str, Fact] = dict(thought.facts)
    character, player = words.get("character"), words.get("player")
    if isinstance(character, str):
        words.update(
            character=texts.name(character), the=texts.name(character, "the"), of=texts.name(character, "of")
        )
    if isinstance(player, int):
        words["player"] = names[player]
    return texts(f"thought-{thought.code}", **words)
