"""Battles between commanders: ready lists of every faction against every other, and who wins."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from game.ai import TEMPERS, make_policy
from game.ai.policy import Policy
from game.core.rng import Rng
from game.rules.skirmish.army.army import army_of
from game.rules.skirmish.content import def_by_name
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.rules import Skirmish
from tests.rules.skirmish.base import base_content
from tests.rules.skirmish.play import War


def mixed(players: int, deal: int, preset: str = "standard") -> Skirmish:
    """A battle of ready lists: every mixture of factions in turn."""
    content = base_content()
    points = def_by_name(content.presets, preset).points
    lists = [one for one in content.lists.values() if one.points == points]
    mixtures = list(combinations(lists, players))
    armies = [army_of(content, one) for one in mixtures[deal % len(mixtures)]]
    return Skirmish(content, SkirmishFlags(preset=preset), players, armies=armies)


def fought(
    rules: Skirmish,
    bots: Sequence[Policy],
    seed: int,
    until: Callable[[War], bool] = lambda war: False,
) -> War:
    """A battle between bots, to its end or until something is so."""
    war: War = War(rules, seed)
    dice = Rng(seed)
    seats = [war.seat(player) for player in range(rules.players)]
    stories: list[list[Any]] = [[] for _ in seats]
    while war.outcome() is None and not until(war):
        seat = seats[next(iter(war.to_act()))]
        stories[seat.player] += seat.take()
        choice = bots[seat.player].choose(seat.view, tuple(seat.options), stories[seat.player], dice)
        assert seat.submit(choice.action) is None
    return war


def shares(one: str, others: str, battles: int, players: int = 2, preset: str = "standard") -> float:
    """The share of battles that one commander of a strength wins: each deal with him on every seat."""
    won = 0
    for number in range(battles):
        deal, place = divmod(number, players)
        rules = mixed(players, deal, preset)
        bots = [
            make_policy("skirmish", rules, TEMPERS[(deal + seat) % 4], one if seat == place else others)
            for seat in range(players)
        ]
        outcome = fought(rules, bots, deal).outcome()
        assert outcome is not None
        won += place in outcome.winners
    return won / battles
