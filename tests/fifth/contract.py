"""Bones keeps the contract: it hides nothing, so that every world that looks the same is the same."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from game.core.rng import Rng
from game.core.rules import Action, Player
from tests.contract.game import AnyRules, Game
from tests.fifth.rules import Bones, BonesState, BonesView, Throw


def conceivable(rules: AnyRules, player: Player) -> Iterable[Action]:
    return [Throw(player, bank) for bank in (False, True)]


def imagine(rules: AnyRules, view: BonesView, rng: Rng) -> BonesState:
    return BonesState(view.banks, view.heap, view.player)


def pieces(state: Any) -> Counter[str]:
    return Counter(banks=len(state.banks))


FIFTH = Game(
    name="dice",
    variants={"first": lambda: Bones(0), "second": lambda: Bones(1)},
    conceivable=conceivable,
    same=lambda action: action,
    imagine=imagine,
    teaches=lambda event, player: False,
    pieces=pieces,
    own=frozenset({"me"}),
    loud=lambda action: False,
)
