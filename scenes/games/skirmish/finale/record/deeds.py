"""The honours of a battle, its best unit and its ranking. Pure."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

import msgspec

from game.core.rules import Player
from scenes.games.skirmish.finale.record.story import Story, Track
from scenes.screens.finale.honours import Honour, award_honours

HONOUR_KEY = "finale-skirmish-honour-"
"""The beginning of each honour's Fluent key."""


class BattleDeeds(msgspec.Struct):
    """What one player did, in numbers."""

    slain: int = 0
    routs: int = 0
    broken: int = 0
    kept: int = 0
    paid: int = 0
    cards: int = 0
    flights: int = 0
    marched: int = 0
    """Inches that the army went."""


def deeds_by_player(story: Story) -> list[BattleDeeds]:
    """What each player did."""
    found = [BattleDeeds() for _ in range(story.players)]
    for track in story.tracks:
        own = found[track.owner]
        own.slain += track.kills
        own.routs += track.routs
        own.marched += _inches(track)
    for betrayal in story.betrayals:
        found[betrayal.by].broken += 1
    for player, own in enumerate(found):
        own.kept, own.paid = story.kept[player], story.paid[player]
        own.cards, own.flights = story.cards[player], story.flights[player]
    return found


def _inches(track: Track) -> int:
    """How far a unit went, as the crow flies from halt to halt, in inches."""
    seen = [spot for spot in track.spots if spot.seen]
    return round(sum(math.dist((a.x, a.y), (b.x, b.y)) for a, b in pairwise(seen)) / 1000)


HONOURS: tuple[tuple[str, Callable[[BattleDeeds], int]], ...] = (
    ("traitor", lambda own: own.broken),
    ("reaper", lambda own: own.slain),
    ("saint", lambda own: own.kept if not own.broken else 0),
    ("banker", lambda own: own.paid),
    ("scarecrow", lambda own: own.routs),
    ("schemer", lambda own: own.cards),
    ("hare", lambda own: own.flights if own.flights > 1 else 0),
    ("walker", lambda own: own.marched),
)
"""Every honour, the finest first, and what it counts."""


def battle_honours(story: Story) -> list[Honour]:
    """The honours of a battle, spread over the players."""
    return award_honours(deeds_by_player(story), HONOURS)


def best_unit(story: Story) -> Track | None:
    """The unit that brought in the most; None where no unit did anything."""
    best = max(story.tracks, key=lambda one: (one.worth, one.routs, one.kills, -one.unit), default=None)
    return best if best is not None and (best.worth or best.routs or best.kills) else None


def final_ranking(tokens: Sequence[int], points: Sequence[int], winner: Player) -> list[Player]:
    """The players, the winner first, then by tokens and points (S-23)."""
    return sorted(
        range(len(tokens)),
        key=lambda player: (player != winner, -tokens[player], -points[player], player),
    )
