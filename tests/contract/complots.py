"""Complots keeps the contract."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from game.core.rng import Rng
from game.core.rules import Action, Event, Player
from game.rules.complots import actions as complots
from game.rules.complots import events as told
from game.rules.complots.defs import ActionDef, CharacterDef
from game.rules.complots.determinize import determinize
from game.rules.complots.position.soundness import placed_cards
from game.rules.complots.rules import Complots
from game.rules.complots.state import ComplotsState
from tests.builders import base_catalog, some_rules
from tests.contract.game import AnyRules, Game

HOUSES: dict[str, dict[str, Any]] = {
    "default": {},
    "inquisition": {"fifth_character": "inquisiteur"},
    "parties": {"factions": True, "treasury": 54},
    "harsh": {
        "fifth_character": "inquisiteur",
        "factions": True,
        "block_after_challenge": False,
        "forced_at": 0,
    },
    "rich": {"fifth_character": "inquisiteur", "treasury": 18, "starting_coins": 4, "forced_at": 7},
    "poor": {"starting_coins": 0, "forced_at": 3, "block_after_challenge": False, "reaction_seconds": 0},
}


def variants() -> dict[str, Callable[[], AnyRules]]:
    """2 to 8 players under every set of house rules."""
    out: dict[str, Callable[[], AnyRules]] = {}
    for name, flags in HOUSES.items():
        for players in range(2, 9):
            out[f"{name}-{players}"] = lambda players=players, flags=flags: some_rules(players, **flags)
    return out


@cache
def conceivable(rules: Complots, player: Player) -> tuple[Action, ...]:
    """Every verb with every name of the catalog, and some that do not exist."""
    names = [action.id for action in base_catalog().all(ActionDef)] + ["base:danse", ""]
    cards = [character.id for character in base_catalog().all(CharacterDef)] + ["?"]
    targets = (None, *range(-1, rules.players + 1))
    every: list[Action] = [complots.Declare(player, name, target) for name in names for target in targets]
    every += [complots.Challenge(player), complots.Pass(player)]
    every += [complots.Judge(player, swap) for swap in (False, True)]
    for verb in (complots.Block, complots.Reveal, complots.Show, complots.Pick):
        every += [verb(player, card) for card in cards]
    for size in range(4):
        every += [complots.Keep(player, kept) for kept in combinations_with_replacement(sorted(cards), size)]
    return tuple(every)


def same(action: Action) -> object:
    """The order in which cards are kept means nothing (C-18)."""
    if isinstance(action, complots.Keep):
        return complots.Keep(action.player, tuple(sorted(action.cards)))
    return action


def teaches(event: Event, viewer: Player) -> bool:
    """Proofs, lies and lost cards teach all; what is drawn or shown teaches those who see it."""
    match event:
        case told.ClaimProved() | told.LieExposed() | told.CharacterLost():
            return True
        case told.CardsReplaced(player=player) | told.ExchangeDrawn(player=player):
            return player == viewer
        case told.CardShown(witness=witness):
            return witness == viewer
    return False


def loud(action: Action) -> bool:
    """Challenges uncover cards."""
    return isinstance(action, complots.Challenge)


def imagine(rules: AnyRules, view: Any, rng: Rng) -> ComplotsState:
    """Deal the cards that the view does not know."""
    assert isinstance(rules, Complots)
    return determinize(rules.setting, view, rng)


def pieces(state: ComplotsState) -> Counter[str]:
    """Cards wherever they lie, and coins."""
    return placed_cards(state) + Counter(coins=sum(state.coins) + state.treasury + state.reserve)


COMPLOTS = Game(
    name="complots",
    variants=variants(),
    conceivable=conceivable,  # type: ignore[arg-type]
    same=same,
    imagine=imagine,
    teaches=teaches,
    pieces=pieces,
    own=frozenset({"me", "hand", "drawn", "shown", "pack", "picked"}),
    loud=loud,
)
