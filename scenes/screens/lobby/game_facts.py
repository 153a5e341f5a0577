"""The facts that a game gives to its card in the lobby, and those of games in rehearsal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.mods.catalog import Catalog
from game.mods.flags import Value
from scenes.draw.layer import Layer

Place = tuple[float, float]


@dataclass(frozen=True)
class GameCardSetting:
    """What a game card is written from: the content, the house rules in force, and the number of players."""

    catalog: Catalog
    values: Mapping[str, Value]
    players: int
    texts: Any


@dataclass(frozen=True)
class PlainFact:
    """A fact on the game card that no house rule changes by itself."""

    words: str


Told = str | PlainFact
"""The name of a house rule, or a plain fact."""


class GameFacts(Protocol):
    """The facts and pictures that a game gives to its card."""

    def tells(self, bill: GameCardSetting) -> Sequence[Told]:
        """The rules and facts worth telling even when nobody touched a rule, the most telling first."""
        ...

    def portray(self, layer: Layer, catalog: Catalog, spots: Sequence[Place], angle: float) -> None:
        """Draw a picture centred at each of the spots, turned by `angle` degrees like the card."""
        ...


class NoGameFacts:
    """The facts of a game in rehearsal: none, and no picture."""

    def tells(self, bill: GameCardSetting) -> Sequence[Told]:
        """No facts."""
        return ()

    def portray(self, layer: Layer, catalog: Catalog, spots: Sequence[Place], angle: float) -> None:
        """Draw nothing."""
