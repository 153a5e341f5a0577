"""What a story brings to the table of a chapter, and takes home: the farthing, a card, a look, a quiet help.

Each thing is a small mod that is switched on for the match alone; where it is not here, nothing is brought.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.campaign import Script
from game.campaign.defs.cast import HERO
from game.campaign.defs.chapter import ChapterDef
from game.campaign.story.deed import Deed
from game.campaign.story.soldiers import Regiment, march_home
from game.campaign.story.state import Story
from game.campaign.story.troupe.heroes import table_of
from game.mods.flags import Value
from game.mods.manifest import Mod

LIARD, HELP, CARD, PEEK = "liard", "coup-de-pouce", "carte-gardee", "le-presage"
"""The mods of the farthing, of the help after two lost chapters, of a kept card, of a promised look."""
SPENT = "used"
"""The word for a look that was promised, and that has been taken."""
DENTS = 5
"""Dents that the farthing can have."""
_FATES = ("regiment-stood", "regiment-left")
"""The facts that tell of a regiment, one after the other."""


class Brought(NamedTuple):
    """The mods of a match beside those that are on, and the house rules that say what they need."""

    mods: tuple[str, ...]
    flags: Mapping[str, Value]


def brought(mods: Sequence[Mod], story: Story, chapter: ChapterDef, *, tilt: bool) -> Brought:
    """What comes to the table of a chapter; with `tilt` a quiet help, too."""
    things = _things_here(mods, story, chapter, tilt=tilt)
    flags = dict(chapter.flags)
    for more in things.values():
        flags |= more
    return Brought((*chapter.mods, *things), flags)


def _things_here(
    mods: Sequence[Mod], story: Story, chapter: ChapterDef, *, tilt: bool = False
) -> dict[str, dict[str, Value]]:
    """The things whose mod is here, and made for the chapter's game, each with its house rules."""
    here = {mod.id for mod in mods if not mod.games or chapter.game in mod.games}
    return {id: flags for id, flags in _things(story, chapter, tilt=tilt) if id in here}


def _things(story: Story, chapter: ChapterDef, *, tilt: bool) -> Iterator[tuple[str, dict[str, Value]]]:
    """The mod of each thing, and its house rules; the farthing is in no play before its story has begun."""
    persons, holder = table_of(story, chapter), story.words.get("liard-holder")
    if holder in persons and story.results:
        yield LIARD, {"liard": persons.index(holder) + 1}
    if tilt:
        yield HELP, {}
    if story.words.get("card"):
        yield CARD, {"carte": story.words["card"]}
    looker = story.words.get("peek", "")
    if looker in persons and _is_peek_staked(chapter):
        yield PEEK, {"presage": persons.index(looker) + 1}


def _is_peek_staked(chapter: ChapterDef) -> bool:
    """Whether a promised look is to be taken in a chapter: it is staked there, and not decided by its end."""
    staked = any((one.kind, one.of) == ("object", "peek") for one in chapter.stakes)
    decided = any(one.word == "peek" for one in (*chapter.won, *chapter.lost))
    return staked and not decided


def take_home(
    mods: Sequence[Mod],
    script: Script,
    story: Story,
    chapter: ChapterDef,
    fates: Sequence[Deed],
    *,
    won: bool,
) -> None:
    """Let a story keep what the match of a chapter has made of whatever was brought to it.

    A bullet that the farthing stopped is a dent in it; a card that was kept is spent by any match it came to,
    and so is a look that was promised.
    `fates` are those of the regiments, whose soldiers come home or do not.
    """
    number = story.number
    hits = [one for one in story.deeds if (one.fact, one.chapter) == ("liard-dented", number)]
    dents = story.counts.get("liard-dents", 0) + len(hits)
    if hits:
        story.counts["liard-dents"] = min(DENTS, dents)
    came = _things_here(mods, story, chapter)
    if CARD in came:
        story.words["card"] = ""
    if PEEK in came:
        story.words["peek"] = SPENT
    if chapter.soldiers:
        own = regiments_of(fates)[: chapter.soldiers]
        march_home(story, script.campaign.soldiers, own, chapter.game, won=won)


def without_fates(deeds: Iterable[Deed]) -> tuple[list[Deed], list[Deed]]:
    """The deeds that a story remembers, and those that only tell what became of regiments."""
    told: tuple[list[Deed], list[Deed]] = ([], [])
    for one in deeds:
        told[one.fact in _FATES].append(one)
    return told


def regiments_of(fates: Sequence[Deed]) -> list[Regiment]:
    """The hero's regiments in the order in which they were raised."""
    mine = [one for one in fates if one.by == HERO]
    return [
        Regiment(stood.word, stood.amount, left.amount)
        for stood, left in zip(mine[::2], mine[1::2], strict=True)
    ]
