"""What turned a battle: the phases in which the final margin swung the most, and their deeds. Pure."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from game.core.rules import Event, Player
from game.rules.skirmish.events import player as told
from game.rules.skirmish.events import unit as field
from scenes.games.skirmish.finale.record.story import NOBODY, Step, Story

MOST = 3
"""Turning points that are told."""
_TOKEN = 1000
"""What a token weighs beside a victory point: the tokens decide, the points only between equals (S-23)."""


class Turning(NamedTuple):
    """A phase that turned the battle: who gained or lost the tokens, and by which deed."""

    step: int
    at: int
    """The event of the deed: the moment that the map shows."""
    player: Player
    tokens: int
    """What the phase gave, or, below zero, cost this player."""
    points: int
    code: str
    """The kind of deed: destroyed, fled, broken, card, bribe, scenario, tokens."""
    unit: int = NOBODY
    """Who did it, or, where nobody did, to whom it happened."""
    target: int = NOBODY
    """To whom it was done."""
    card: str = ""
    by: Player = NOBODY
    """Who did it; -1: nobody, or the deed is of units."""
    other: Player = NOBODY
    """Whom it concerned beside him."""


def margins(steps: Sequence[Step], winner: Player) -> list[int]:
    """By how much the winner leads the best of the others at the end of each step; a token counts 1000."""
    found = []
    for step in steps:
        worth = [_TOKEN * tokens + points for tokens, points in zip(step.tokens, step.points, strict=True)]
        found.append(worth[winner] - max(one for player, one in enumerate(worth) if player != winner))
    return found


def turning_points(story: Story, events: Sequence[Event], winner: Player) -> list[Turning]:
    """The phases with the largest swings of the final margin, at most three, in their order."""
    leads = margins(story.steps, winner)
    swings = [(abs(after - before), place) for place, (before, after) in enumerate(pairwise(leads), start=1)]
    largest = sorted((swing for swing in swings if swing[0]), key=lambda swing: (-swing[0], -swing[1]))
    return [_told(story, events, winner, place) for place in sorted(place for _, place in largest[:MOST])]


def _told(story: Story, events: Sequence[Event], winner: Player, place: int) -> Turning:
    """One turning point with its deed."""
    before, step = story.steps[place - 1], story.steps[place]
    tokens = [after - was for was, after in zip(before.tokens, step.tokens, strict=True)]
    points = [after - was for was, after in zip(before.points, step.points, strict=True)]
    rose = margins([before, step], winner)
    signs = [1 if (player == winner) == (rose[1] > rose[0]) else -1 for player in range(story.players)]
    player = max(
        range(story.players),
        key=lambda one: (signs[one] * (_TOKEN * tokens[one] + points[one]), -one),
    )
    found = [
        (weight, deed)
        for at in range(step.begins, step.ends)
        if (deed := _deed(story, events[at], at)) is not None
        for weight in [_weight(deed, player)]
    ]
    best = max(found, key=lambda one: (one[0], one[1].at), default=(0, _Deed(step.ends - 1, "tokens")))[1]
    return Turning(
        place, best.at, player, tokens[player], points[player], best.code, best.unit, best.target,
        best.card, best.by, best.other,
    )  # fmt: skip


class _Deed(NamedTuple):
    """A deed that may have turned the phase."""

    at: int
    code: str
    unit: int = NOBODY
    target: int = NOBODY
    card: str = ""
    by: Player = NOBODY
    other: Player = NOBODY


_WEIGHTS = {"destroyed": 50, "scenario": 30, "fled": 20, "broken": 15, "bribe": 12, "card": 10}
"""What a deed weighs when it is asked what has turned a phase."""
_OWN = 100
"""What it weighs more when it was done by whom the phase was good for."""


def _weight(deed: _Deed, player: Player) -> int:
    return _WEIGHTS[deed.code] + _OWN * (deed.by == player)


def _deed(story: Story, event: Event, at: int) -> _Deed | None:
    """What an event may have done to the margin; None: nothing."""
    slayer = story.strikers.get(at, NOBODY)
    if isinstance(event, field.UnitDestroyed):
        return _Deed(at, "destroyed", slayer, event.unit, by=event.credit)
    if isinstance(event, field.UnitFled):
        return _Deed(at, "fled", slayer, event.unit, by=event.blame)
    if isinstance(event, told.PromiseEnded) and event.how == "broken":
        return _Deed(at, "broken", by=event.player, other=event.to)
    if isinstance(event, told.CardPlayed):
        return _Deed(at, "card", event.unit, card=event.card, by=event.player)
    if isinstance(event, told.OfferAnswered) and event.accepted:
        return _Deed(at, "bribe", by=event.to, other=event.player)
    if isinstance(event, told.TokensChanged) and event.why == "scenario":
        return _Deed(at, "scenario", by=event.player)
    return None
