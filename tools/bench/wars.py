"""Battles of Triomphe et Trahison for the benches: ready lists of the base content, chosen by faction."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

from game.mods.load import load_mods
from game.rules.skirmish import SECTIONS, content
from game.rules.skirmish.army.army import army_of
from game.rules.skirmish.content import Content, def_by_name
from game.rules.skirmish.defs.armies import ListDef, SkirmishFlags
from game.rules.skirmish.rules import Skirmish

BASE = Path(__file__).resolve().parents[2] / "mods/base"


@cache
def base() -> Content:
    """The skirmish of mods/base."""
    loaded = load_mods([BASE], SECTIONS)
    assert not loaded.problems, loaded.problems
    return content(loaded.catalog)


@cache
def ready(preset: str) -> dict[str, ListDef]:
    """The ready lists of a preset's points by faction, in printed order."""
    points = def_by_name(base().presets, preset).points
    return {one.faction: one for one in base().lists.values() if one.points == points}


@cache
def war(factions: Sequence[str], preset: str = "standard", scenario: str = "pitched") -> Skirmish:
    """Rules of a battle between the ready lists of these factions, by seat."""
    lists = ready(preset)
    armies = [army_of(base(), lists[faction]) for faction in factions]
    return Skirmish(base(), SkirmishFlags(preset=preset, scenario=scenario), len(armies), armies=armies)


def mixed(players: int, deal: int, preset: str = "standard") -> tuple[str, ...]:
    """Factions for so many seats: every mixture in turn; with more seats than factions, round and round."""
    factions = tuple(ready(preset))
    if players > len(factions):
        return tuple([factions[(seat + deal) % len(factions)] for seat in range(players)])
    mixtures = list(combinations(factions, players))
    return mixtures[deal % len(mixtures)]
