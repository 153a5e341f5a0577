"""Battles with the real treachery cards and the small mod's soldiers."""

from typing import Any

import msgspec

from game.core.rng import Rigged
from game.core.rules import Player
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.flow.battle import Battle, card_window
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state.records import NOBODY
from game.rules.skirmish.state.state import SkirmishState
from tests.rules.skirmish.base import base_content
from tests.rules.skirmish.builders import LaidBattle, Touching, a_field, a_unit, mini, run


class Engaged(Touching):
    """A table on which those pairs are asked for one by one, too."""

    def touching(self, state: SkirmishState, unit: int) -> tuple[int, ...]:
        """The others of its pairs."""
        return tuple(sorted({id for pair in self.pairs if unit in pair for id in pair if id != unit}))


def real_cards(players: int, ground: Any = None, **flags: Any) -> Skirmish:
    """The small mod with the 36 cards of the game."""
    content = msgspec.structs.replace(mini(), cards=base_content().cards)
    return Skirmish(content, SkirmishFlags(**flags), players, ground=ground or Touching())


def four(models: int = 10, players: int = 4) -> SkirmishState:
    """One unit each: unit n belongs to player n."""
    state = a_field(players)
    for player in range(players):
        a_unit(state, player, models=models, at=(10 + 15 * player, 10))
    return state


def with_hands(
    hands: dict[Player, str],
    *,
    active: Player = 0,
    named: Player = NOBODY,
    phase: str = "movement",
    draws: tuple[int, ...] = (),
    state: SkirmishState | None = None,
    ground: Any = None,
    **flags: Any,
) -> Battle:
    """A battle in a phase; `hands` are short names of cards, blanks between."""
    state = state or four()
    state.active, state.named, state.phase = active, named, phase
    for player, cards in hands.items():
        state.hands[player] = [f"base:{card}" for card in cards.split()]
    return LaidBattle(real_cards(state.players, ground, **flags), state, Rigged(draws))


def at(battle: Battle, moment: str, unit: int = -1) -> Battle:
    """Open a window and let everything follow up to the first question."""
    battle.then(card_window(moment, unit))
    return run(battle)


def asked(battle: Battle) -> tuple[Player, ...]:
    """Who is asked now."""
    return battle.state.questions[-1].players if battle.state.questions else ()
