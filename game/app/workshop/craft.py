"""What a game lets people make: for each kind of thing how it is told, and where it is tried."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from game.app.workshop.document import Path
from game.mods.flags import Value

Role = Literal["when", "who", "whom", "what", "many", "else"]
"""What a phrase answers; each has its colour and its sign on the screen."""


class Words(Protocol):
    """The words of the house in one language."""

    def __call__(self, key: str, /, **facts: object) -> str:
        """The message of a key."""
        ...


class Phrase(NamedTuple):
    """A piece of the sentence that says what a thing does; `path` leads to the field that it comes from."""

    role: Role
    words: str
    path: Path = ()


class Trial(NamedTuple):
    """A match in which a thing can be tried at once by the one person on seat 0; bots have the others."""

    position: str
    """In the notation of the game; empty: a fresh deal."""
    players: int
    flags: Mapping[str, Value] = {}
    armies: tuple[str, ...] = ()


class Craft(NamedTuple):
    """A kind of thing that people make, and how."""

    game: str
    table: str
    tell: Callable[[Mapping[str, Any], Words], Sequence[Phrase]]
    """The sentence of a thing that says so, phrase by phrase; empty where it has no rule to tell."""
    try_out: Callable[[str, Mapping[str, Any]], Trial]
    """Where a thing of this full id, which says so, is tried."""
    rule: str = ""
    """The word before its name in the key of its rule text: `card` of `card-cadeau`; empty: it has none."""
    copies: Path = ()
    """The field that says how often it is in its deck; empty: none does."""
    foremost: tuple[str, ...] = ()
    """Keys whose fields come first on its sheet."""


def sentence_of(phrases: Sequence[Phrase]) -> str:
    """The phrases as one text: each brings its own points and commas."""
    said = " ".join(one.words for one in phrases if one.words)
    return said[:1].upper() + said[1:]


def in_craft_order(keys: Sequence[str], craft: Craft) -> list[str]:
    """The keys of a thing, the foremost first."""
    return sorted(keys, key=lambda key: craft.foremost.index(key) if key in craft.foremost else 99)
