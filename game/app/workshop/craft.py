"""What a game lets people make: for each kind of thing how it is told, and where it is tried."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

from game.app.workshop.document import Path
from game.core.letters import with_capital
from game.mods.flags import Value

if TYPE_CHECKING:
    from game.app.workshop.bench import Bench, Thing

Role = Literal["when", "who", "whom", "what", "many", "else"]
"""What a phrase answers; each has its colour and its sign on the screen."""


class Words(Protocol):
    """The words of the house in one language."""

    def __call__(self, key: str, /, **facts: object) -> str:
        """The message of a key."""
        ...

    def __contains__(self, key: object) -> bool:
        """Whether there is a message of a key."""
        ...


class Phrase(NamedTuple):
    """A piece of the sentence that says what a thing does; `path` leads to the field that it comes from.

    `short` is what stands on its chip, where the words of the sentence would be too long for one.
    """

    role: Role
    words: str
    path: Path = ()
    short: str = ""


class Trial(NamedTuple):
    """A match in which a thing can be tried at once by the one person on seat 0; bots have the others."""

    position: str
    """In the notation of the game; empty: a fresh deal."""
    players: int
    flags: Mapping[str, Value] = {}
    armies: tuple[str, ...] = ()


def _nothing_beside(bench: "Bench", thing: "Thing") -> dict[str, Any]:
    return {}


def _no_messages(said: Mapping[str, Any], words: Words) -> dict[str, str]:
    return {}


def _nothing_along(bench: "Bench", like: "Thing", made: "Thing", words: Mapping[str, Words]) -> None:
    pass


def _nothing_proposed(bench: "Bench", thing: "Thing") -> "Proposal | None":
    return None


def _nothing_apart(bench: "Bench", thing: "Thing") -> None:
    pass


def _no_kin(bench: "Bench", thing: "Thing") -> "Sequence[Thing]":
    return ()


class Proposal(NamedTuple):
    """A number that a formula of the game proposes for a field of a thing."""

    path: Path
    value: int


class Craft(NamedTuple):
    """A kind of thing that people make, and how."""

    game: str
    table: str
    tell: Callable[[Mapping[str, Any], Words], Sequence[Phrase]]
    """The sentence of a thing that says so, phrase by phrase; empty where it has no rule to tell."""
    try_out: Callable[[str, Mapping[str, Any]], Trial | None]
    """Where a thing of this full id, which says so, is tried; None: it never comes to the table."""
    rule: str = ""
    """The word before its name in the key of its rule text: `card` of `card-cadeau`; empty: it has none."""
    copies: Path = ()
    """The field that says how often it is in its deck; empty: none does."""
    foremost: tuple[str, ...] = ()
    """Keys whose fields come first on its sheet."""
    beside: "Callable[[Bench, Thing], Mapping[str, Any]]" = _nothing_beside
    """What other things say of such a thing, by words of its own; `tell` and `try_out` get it, too."""
    messages: Callable[[Mapping[str, Any], Words], Mapping[str, str]] = _no_messages
    """Messages beside its rule text that follow from what it says, by key."""
    along: "Callable[[Bench, Thing, Thing, Mapping[str, Words]], None]" = _nothing_along
    """Writes what else a thing made like another needs to come to the table, in the same step; the words are
    those of each language."""
    apart: "Callable[[Bench, Thing], None]" = _nothing_apart
    """Mends what a thing leaves behind that is gone, in the same step."""
    kin: "Callable[[Bench, Thing], Sequence[Thing]]" = _no_kin
    """Things that are opened from its sheet: what it does, or what deals it."""
    looks: Mapping[str, Mapping[str, str]] = {}
    """What may be chosen of how it looks: by key of its look a word for each thing that a file may say."""
    dressed: bool = False
    """Whether one that was made here always says how it looks; others may leave it to their name."""
    propose: "Callable[[Bench, Thing], Proposal | None]" = _nothing_proposed
    """The number that a formula proposes for a field, or that makes the thing sound; None: there is none."""
    named: bool = False
    """Whether sentences name it with its article, so that it needs `name.the` and `name.of`."""
    joint: str = "-"
    """What joins the words of its name in the files."""


def sentence_of(phrases: Sequence[Phrase]) -> str:
    """The phrases as one text: each brings its own points and commas."""
    return with_capital(" ".join(one.words for one in phrases if one.words))


def in_craft_order(keys: Sequence[str], craft: Craft) -> list[str]:
    """The keys of a thing, the foremost first."""
    return sorted(keys, key=lambda key: craft.foremost.index(key) if key in craft.foremost else 99)
