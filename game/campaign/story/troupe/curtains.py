"""The curtains at the end of a story: one for everybody, and one for each hero who fell out with another."""

from msgspec import UNSET

from game.campaign.content import Script
from game.campaign.defs.chapter import EndingDef
from game.campaign.story.asking import Asking
from game.campaign.story.state import Story
from game.campaign.story.troupe.heroes import BETRAYED, present, speak_to


def call_bows(story: Story) -> None:
    """Note who comes before a curtain: one of those who never fell out, for them all, then the others."""
    if story.troupe is UNSET:
        return
    parted = {who for one in story.deeds if one.fact == BETRAYED for who in (one.by, one.of)}
    here = present(story)
    together = [who for who in here if who not in parted]
    story.troupe.bows = [*together[:1], *(who for who in here if who in parted)]


def next_ending(script: Script, story: Story) -> EndingDef | None:
    """The ending that is come to now, of whoever comes before the curtain next; nothing where all have bowed.

    It is the first whose conditions hold; a hero who fell out with another has one that nobody has, if there
    is one. Whoever has no own one stands behind a curtain that is open already, and it is not told again.
    """
    if story.troupe is UNSET:
        return next(iter(_holding(script, story)), None)
    troupe = story.troupe
    while troupe.bows:
        who = troupe.bows.pop(0)
        speak_to(story, who)
        holding, taken = _holding(script, story), {*troupe.endings.values()}
        found = next(iter([*(one for one in holding if one.id not in taken), *holding]), None)
        if found is not None:
            troupe.endings |= dict.fromkeys(_behind(story, who), found.id)
            if found.id not in taken:
                return found
    return None


def _behind(story: Story, who: str) -> tuple[str, ...]:
    """The heroes who stand behind a curtain with the one who bows."""
    assert story.troupe is not UNSET
    alone = story.troupe.endings or any(
        who in (one.by, one.of) for one in story.deeds if one.fact == BETRAYED
    )
    if alone:
        return (who,)
    return tuple(one for one in present(story) if one not in story.troupe.bows)


def _holding(script: Script, story: Story) -> list[EndingDef]:
    asking = Asking(story)
    return [one for one in script.endings if asking.all_hold(one.when)]
