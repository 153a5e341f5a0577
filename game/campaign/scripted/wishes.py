"""Wishes of scripts in campaigns: the consequences that a choice may have, in the same words as in files."""

from typing import Any, TypeAlias

import msgspec

from game.campaign.defs.effect import VERBS, Effect
from game.campaign.scripted.facts import HOOKS, common_facts
from game.campaign.story.effects import follow
from game.core.rng import Chance
from game.core.rules import Event
from game.scripting.hooks.chain import Granting, HookTable
from game.scripting.hooks.wishes import Remember, Say, Wish


class Follow(Wish, frozen=True, kw_only=True, tag="effect"):
    """One consequence, as after `then` of a choice: the same keys, one verb."""

    trust: str = ""
    fear: str = ""
    debt: str = ""
    count: str = ""
    word: str = ""
    ledger: str = ""
    go: str | None = None
    learn: str = ""
    deed: str = ""
    give: str = ""
    add: int = 0
    value: str = msgspec.field(name="is", default="")
    to: str = ""
    by: str = ""
    of: str = ""


CampaignWish: TypeAlias = Remember | Say | Follow


def _meant(wish: Follow) -> Effect | None:
    """The effect that a wish means; None where it is none."""
    keys = {key: getattr(wish, key) for key in Follow.__struct_fields__}
    try:
        return msgspec.convert({_said(key): value for key, value in keys.items() if value}, Effect)
    except msgspec.ValidationError:
        return None


def _said(key: str) -> str:
    return {"value": "is"}.get(key, key)


def _check(script: Any, story: Any, wish: Follow) -> str:
    """The code of the refusal of a wish that means nothing in this campaign."""
    effect = _meant(wish)
    if effect is None:
        return "wish-bad-effect"
    if effect.verb in ("trust", "fear", "debt", "learn") and effect.what not in story.relations:
        return "wish-no-person"
    if effect.verb == "go" and effect.go not in script.scenes:
        return "wish-no-scene"
    return ""


def _carry_out(script: Any, story: Any, wish: Follow, rng: Chance, out: list[Event]) -> None:
    """Let the consequence happen."""
    effect = _meant(wish)
    assert effect is not None
    follow(story, (effect,))


TABLE = HookTable(HOOKS, common_facts, CampaignWish, {Follow: Granting(_check, _carry_out)})
"""What campaigns tell scripts, and what they grant them."""
assert {*VERBS} <= {*Follow.__struct_fields__}
