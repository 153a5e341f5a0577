"""The notebook of tells: what was seen of each rival, what came to light, and what was so (bible 9)."""

from collections.abc import Iterable, Sequence

from game.app.campaign.tells import Tell
from game.campaign.story.deed import Deed
from game.campaign.story.state import Story

KNOWN_PROVED, KNOWN_TRUE = 5, 4
"""A tell is known when so many came to light, of which so many were so."""
_CAUGHT = ("caught-bluff", "falsely-accused", "wrongly-doubted")
_PROMISES = ("promise-kept", "promise-broken")
_NEVER = ("fear",)
"""Signs of which no match tells whether they were so."""


def note_tells(story: Story, tells: Iterable[Tell], deeds: Sequence[Deed]) -> None:
    """Note the tells that were shown in a match, once its deeds are told.

    A lie comes to light where it was doubted, a promise where it ended; what somebody was after everybody
    knows by the end. A rival whose tell is found out is `known`.
    """
    counts = story.counts
    for tell in tells:
        if not tell.shown:
            continue
        _add(counts, "tell-seen", tell.person)
        if came_to_light(tell, deeds):
            _add(counts, "tell-proved", tell.person)
            if tell.so:
                _add(counts, "tell-true", tell.person)
    for person in story.relations:
        proved, true = (counts.get(f"{one}.{person}", 0) for one in ("tell-proved", "tell-true"))
        if proved >= KNOWN_PROVED and true >= KNOWN_TRUE and person not in story.known:
            story.known.append(person)


def came_to_light(tell: Tell, deeds: Sequence[Deed]) -> bool:
    """Whether the match itself told everybody if the thing was so."""
    if tell.sign in _NEVER:
        return False
    if tell.sign != "lie":
        return True
    doubted = any(one.fact in _CAUGHT and one.of == tell.person and one.turn == tell.turn for one in deeds)
    return doubted or any(one.fact in _PROMISES and one.by == tell.person for one in deeds)


def _add(counts: dict[str, int], fact: str, person: str) -> None:
    key = f"{fact}.{person}"
    counts[key] = counts.get(key, 0) + 1
