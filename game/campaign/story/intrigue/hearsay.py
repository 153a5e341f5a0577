"""Rumours and grudges: for one chapter a rival plays as is said of him, or for what was done to him."""

from collections.abc import Collection, Iterable
from itertools import islice

from game.campaign.content import Script
from game.campaign.story.deed import Deed
from game.campaign.story.state import Rumour, Story
from game.campaign.story.troupe.heroes import is_hero

RUMOUR = "rumour"
"""The word of a story by which a rumour of somebody is spread."""
MOST = 3
"""Rumours that go about at a time: the oldest is forgotten for a new one."""
GRUDGES = ("eliminated", "promise-broken", "falsely-accused")
"""What a rival does not forgive, when the hero did it to him, until they have met again."""
VENGEFUL, HONEST = "vengeful", "honest"


def spread(story: Story, of: str, what: str) -> None:
    """Let a rumour go about, if it is of a rival; there is one of each, and no more than `MOST`."""
    if of in story.relations:
        others = [one for one in story.rumours if one.of != of]
        story.rumours = [*others, Rumour(of, what)][-MOST:]


def meet_again(story: Story, seats: Collection[str], deeds: Iterable[Deed]) -> None:
    """A match is over: rumours and grudges of those at its table are spent; whoever was hurt first has one.

    It is only ever one who bears a new grudge.
    """
    story.rumours = [one for one in story.rumours if one.of not in seats]
    story.grudges = {one: whom for one, whom in story.grudges.items() if one not in seats}
    hurt = (one for one in deeds if one.fact in GRUDGES and is_hero(one.by) and one.of in story.relations)
    story.grudges |= {one.of: one.by for one in islice(hurt, 1)}


def temper_of(script: Script, story: Story, person: str, game: str) -> str:
    """The leaning of a person's bot in a game now: by grudge, else by rumour, else his own."""
    if person in story.grudges:
        return VENGEFUL
    said = next((one.what for one in story.rumours if one.of == person), "")
    return script.campaign.rumours.get(said) or script.persons[person].tempers.get(game, HONEST)
