"""Wishes of scripts in campaigns: the consequences that a choice may have, in the same words as in files."""

from typing import Any, TypeAlias

from game.campaign.defs.effect import OF_RIVALS, Effect
from game.campaign.scripted.facts import HOOKS, common_facts
from game.campaign.story.effects import follow
from game.campaign.story.seating import SEAT_WORDS
from game.core.rng import Chance
from game.core.rules import Event
from game.scripting.hooks.chain import Granting, HookTable
from game.scripting.hooks.wishes import Remember, Say, Wish


class Follow(Wish, Effect, frozen=True, kw_only=True, tag="effect"):
    """One consequence, as after `then` of a choice: the same keys, one verb."""


CampaignWish: TypeAlias = Remember | Say | Follow


def _check(script: Any, story: Any, wish: Follow) -> str:
    """The code of the refusal of a consequence for somebody, or a scene, whom this campaign does not know."""
    known = {*story.relations, *SEAT_WORDS}
    if wish.verb in OF_RIVALS and wish.what not in known:
        return "wish-no-person"
    return "wish-no-scene" if wish.verb == "go" and wish.what not in script.scenes else ""


def _carry_out(script: Any, story: Any, wish: Follow, rng: Chance, out: list[Event]) -> None:
    """Let the consequence happen."""
    follow(story, (wish,))


TABLE = HookTable(HOOKS, common_facts, CampaignWish, {Follow: Granting(_check, _carry_out)})
"""What campaigns tell scripts, and what they grant them."""
