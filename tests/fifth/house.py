"""Bones in the house: `GAMES["dice"] = BonesGame()`."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from game.app.games import PLAIN, Setup, Unhurried, Window
from game.core.match import replay_log
from game.core.rules import Action, Player
from game.mods.catalog import Catalog
from game.mods.defs import Section
from game.mods.flags import Value
from game.mods.problems import Problem
from tests.fifth.rules import Bones, Throw


class BonesGame(Unhurried):
    """How the house builds, times and reviews it."""

    id = "dice"
    seats = range(2, 3)
    sections: tuple[Section, ...] = ()
    actions: Any = Throw
    armies = None
    secret: Collection[str] = ()
    sealed: Collection[str] = ()
    tryouts = 20

    def rules(
        self, catalog: Catalog, players: int, flags: Mapping[str, Value], setup: Setup = PLAIN
    ) -> Bones:
        return Bones(setup.first)

    def playable(self, catalog: Catalog, flags: Mapping[str, Value], seats: Iterable[int]) -> list[Problem]:
        return []

    def window(self, view: Any) -> Window | None:
        return None

    def silence(self, view: Any, player: Player) -> Action:
        return Throw(player)

    def review(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[Any]:
        return replay_log(rules, seed, log).events
