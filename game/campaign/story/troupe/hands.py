"""Which hand plays which hero: devices by their id, as they are kept with a story and found again."""

from collections.abc import Collection

from msgspec import UNSET

from game.campaign.defs.cast import HERO
from game.campaign.story.state import Story
from game.campaign.story.troupe.heroes import heroes_of, take


def hero_of(story: Story, device: str) -> str:
    """The hero whom a device plays, of one alone the only one; nobody for a stranger."""
    if story.troupe is UNSET:
        return HERO
    return next((one.who for one in heroes_of(story) if one.device == device and not one.held), "")


def free_place(story: Story, here: Collection[str], *, held: bool = True) -> str:
    """A hero whom somebody may take: one whose place is held, or whose device is not `here`; else nobody.

    Without `held` a place that a bot holds is not free.
    """
    if story.troupe is UNSET:
        return ""
    heroes = heroes_of(story)
    kept = [one.who for one in heroes if one.held and held]
    away = [one.who for one in heroes if one.device not in here and not one.held]
    return (*kept, *away, "")[0]


def adopt(story: Story, device: str, here: Collection[str]) -> None:
    """Let whoever opens a story play somebody in it: a hero whose device is not `here`, if there is one.

    Nobody whose place a bot holds is woken by that, and nobody's device is taken that is there.
    """
    who = free_place(story, here, held=False)
    if who and not hero_of(story, device):
        take(story, who, device)
