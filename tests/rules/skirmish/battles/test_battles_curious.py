"""Battles of the curious: deployed by hand, every spell, rare orders, armies that go (S-05, S-25, S-43)."""

from collections import Counter
from typing import Any

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.rules.skirmish.actions.orders import Dispel, EndSpell
from game.rules.skirmish.actions.player import Deploy
from game.rules.skirmish.army.ready_lists import ready_armies
from game.rules.skirmish.events.player import ArmyDismissed
from game.rules.skirmish.events.unit import SpellCast
from tests.rules.skirmish.base import base_content
from tests.rules.skirmish.battles.witness import Witness, kept
from tests.rules.skirmish.play import Curious, War, crowd, play, schooled, strange_step

pytestmark = pytest.mark.statistics


def schools(players: int, seed: int, *, near: bool = True, preset: str = "short") -> War:
    """A battle under oath of armies whose wizards know every spell."""
    content = base_content()
    armies = [schooled(content, army) for army in ready_armies(content, 300, players)]
    rules = Witness(preset, players, armies)
    return Match(crowd(rules, seed) if near else rules, seed)


def watched(war: War, seed: int, chooser: Curious) -> War:
    """Played by somebody curious; all that is always so is so before each game turn."""
    rounds: set[int] = set()

    def look(now: War) -> None:
        if now.state.round not in rounds:
            rounds.add(now.state.round)
            kept(now)

    play(war, seed, chooser, look, one=strange_step)
    kept(war)
    assert war.outcome() is not None
    return war


def orders(war: War) -> list[Any]:
    """Every order that was given."""
    return [order for tick in war.log for order in tick]


def worked(war: War) -> set[str]:
    """The spells that were cast and not in vain."""
    return {event.spell for event in war.events if isinstance(event, SpellCast) and event.how != "failed"}


def campaign(seeds: range) -> tuple[set[str], Counter[str]]:
    """Battles of two and three, near and far: the spells that worked, how often each order was given."""
    chooser, spells = Curious(), set[str]()
    given: Counter[str] = Counter()
    for seed in seeds:
        war = watched(schools(2 + seed % 2, seed, near=seed % 3 > 0), seed, chooser)
        spells |= worked(war)
        given.update(type(order).__name__ for order in orders(war))
        given["by hand"] += sum(isinstance(order, Deploy) for order in orders(war))
        given["what remains dispelled"] += sum(
            isinstance(order, Dispel) and order.lasting >= 0 for order in orders(war)
        )
        given["gone"] += sum(isinstance(event, ArmyDismissed) for event in war.events)
    return spells, given


@pytest.mark.rule("S-05", "S-07", "S-25", "S-43", "S-76")
def test_every_spell_and_every_rare_order_is_given_and_the_oath_is_kept() -> None:
    spells, given = campaign(range(50, 55))
    assert spells == set(base_content().spells)
    for rare in ("by hand", "gone", "what remains dispelled", EndSpell.__name__):
        assert given[rare] > 0, rare


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30, 90, 6))
def test_many_battles_of_the_curious(seed: int) -> None:
    campaign(range(seed, seed + 6))


def test_a_placement_by_hand_is_drawn_until_the_law_takes_it() -> None:
    war = schools(2, 5, near=False)
    dice, placed = Rng(5), 0
    for _ in range(40):
        order = strange_step(war, dice, Curious())
        placed += isinstance(order, Deploy)
    assert placed > 5
