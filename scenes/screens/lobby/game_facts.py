"""What the playbill must know of a game: one small provider for each, and one for plays in rehearsal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.mods.catalog import Catalog
from game.mods.flags import Value
from scenes.draw.layer import Layer

Place = tuple[float, float]


@dataclass(frozen=True)
class GameCardSetting:
    """A playbill to be written: the content, the house rules in force, and how many play."""

    catalog: Catalog
    values: Mapping[str, Value]
    players: int
    texts: Any


@dataclass(frozen=True)
class PlainFact:
    """Something the playbill says that no house rule changes by itself."""

    words: str


Told = str | PlainFact
"""The name of a house rule, or a plain fact."""


class GameFacts(Protocol):
    """What a game puts on its playbill."""

    def tells(self, bill: GameCardSetting) -> Sequence[Told]:
        """What is worth saying even when nobody touched a rule, the most telling first."""
        ...

    def portray(self, layer: Layer, catalog: Catalog, spots: Sequence[Place], angle: float) -> None:
        """Draw a picture centred at each of the spots, as askew as the bill hangs (degrees)."""
        ...


class NoGameFacts:
    """A play that is not ready: nothing to tell, nothing to show."""

    def tells(self, bill: GameCardSetting) -> Sequence[Told]:
        """Nothing."""
        return ()

    def portray(self, layer: Layer, catalog: Catalog, spots: Sequence[Place], angle: float) -> None:
        """Nothing."""
