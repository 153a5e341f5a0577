"""Who sits at the table of a chapter, where its file names them by how they stand with the hero."""

from collections.abc import Callable, Sequence

from game.campaign.content import Script
from game.campaign.defs.chapter import ChapterDef
from game.campaign.story.state import Story

MOST_FOES, FOE_TRUST = 3, 3
"""Foes that sit down at most; a rival who trusts the hero less than this is one."""
Choosing = Callable[[Story, Sequence[str]], Sequence[str]]
"""Some of the rivals that nobody has named yet, in the order of the files."""


def _least(story: Story, rivals: Sequence[str]) -> Sequence[str]:
    return sorted(rivals, key=lambda one: story.relation(one).trust)[:1]


def _most(story: Story, rivals: Sequence[str]) -> Sequence[str]:
    return sorted(rivals, key=lambda one: -story.relation(one).trust)[:1]


def _fearing(story: Story, rivals: Sequence[str]) -> Sequence[str]:
    return sorted(rivals, key=lambda one: -story.relation(one).fear)[:1]


def _but_least(story: Story, rivals: Sequence[str]) -> Sequence[str]:
    left_out = _least(story, rivals)
    return [one for one in rivals if one not in left_out]


def _foes(story: Story, rivals: Sequence[str]) -> Sequence[str]:
    foes = [one for one in rivals if story.relation(one).trust < FOE_TRUST]
    by_trust = sorted(foes, key=lambda one: story.relation(one).trust)
    return by_trust[:MOST_FOES] or _least(story, rivals)


SEAT_WORDS: dict[str, Choosing] = {
    "least-trusting": _least,
    "most-trusting": _most,
    "most-fearing": _fearing,
    "all-but-least-trusting": _but_least,
    "foes": _foes,
}
"""Words that stand for rivals by their relations; each chooses among those that were not named before it."""


def meant(story: Story, word: str) -> str:
    """The rival of a story whom a word of relations means, the first of them; any other word as it is."""
    if word not in SEAT_WORDS:
        return word
    return next(iter(SEAT_WORDS[word](story, [*story.relations])), word)


def seated(script: Script, story: Story, chapter: ChapterDef) -> tuple[str, ...]:
    """The persons at a chapter's table; while it lasts those who were there when its page was turned.

    Ties fall to whoever comes first in the files.
    """
    if not {*chapter.seats} & {*SEAT_WORDS}:
        return chapter.seats
    if story.seated:
        return tuple(story.seated)
    named = [one for one in chapter.seats if one not in SEAT_WORDS]
    found: list[str] = []
    for one in chapter.seats:
        if one not in SEAT_WORDS:
            found.append(one)
            continue
        free = [rival.name for rival in script.rivals if rival.name not in (*named, *found)]
        found += SEAT_WORDS[one](story, free)
    return tuple(found)
