"""Counterfeits: in act three rivals fake a tell that was used against them, for one chapter (bible 9)."""

from collections.abc import Iterable

from game.campaign.content import Script
from game.campaign.defs.chapter import ChapterDef
from game.campaign.story.deed import Deed
from game.campaign.story.state import Story

ACT = 3
"""The act in which rivals begin to fake."""
ENOUGH = 2
"""Lies that were caught while the tell was known, after which a rival draws conclusions."""
USED, FAKED, WARNED = "tell-used", "tell-faked", "warned"
"""The counts of a rival: how often the tell was used against him, in how many chapters he faked it; and the
word by which the hero is warned of him until the chapter is over."""


def note_use(story: Story, deeds: Iterable[Deed]) -> None:
    """Note where the hero caught a rival lying whose tell was known when they sat down."""
    for one in deeds:
        if (one.fact, one.by) == ("caught-bluff", story.me) and one.of in story.known:
            _add(story, USED, one.of, one.amount)


def learn_of_use(story: Story, rival: str) -> None:
    """A rival hears that his tell goes about: he has as good a reason as if it had been used often."""
    story.counts[f"{USED}.{rival}"] = max(ENOUGH, story.counts.get(f"{USED}.{rival}", 0))


def fake_tells(script: Script, story: Story, chapter: ChapterDef) -> None:
    """Let those at a chapter's table who have a reason fake their tells while it lasts; nobody else does.

    Reasons keep until there is a chapter for them, and are spent by it. Warnings end with the chapter before.
    """
    story.words = {key: word for key, word in story.words.items() if not key.startswith(f"{WARNED}.")}
    story.faking = []
    if chapter.act < ACT:
        return
    for rival in chapter.seats:
        has_reason = story.counts.get(f"{USED}.{rival}", 0) >= ENOUGH
        if has_reason and script.persons[rival].tell:
            story.faking.append(rival)
            story.counts[f"{USED}.{rival}"] = 0
            _add(story, FAKED, rival, 1)


def sit_down_or_wait(story: Story, chapter: ChapterDef) -> None:
    """Now that everybody sits, whoever was to fake and is not at the table keeps the reason for later."""
    for rival in [one for one in story.faking if one not in chapter.seats]:
        story.faking.remove(rival)
        learn_of_use(story, rival)
        _add(story, FAKED, rival, -1)


def warn(story: Story, rival: str) -> None:
    """Warn the hero of a rival who fakes."""
    story.words[f"{WARNED}.{rival}"] = "yes"


def known_fakes(story: Story) -> tuple[str, ...]:
    """The rivals who fake in this chapter and of whom the hero was warned."""
    return tuple(one for one in story.faking if story.words.get(f"{WARNED}.{one}"))


def _add(story: Story, fact: str, rival: str, amount: int) -> None:
    key = f"{fact}.{rival}"
    story.counts[key] = story.counts.get(key, 0) + amount
