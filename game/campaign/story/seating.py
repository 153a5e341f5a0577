"""Who sits at the table of a chapter, where its file names them by how they stand with the hero.

Where there are several heroes they sit down beside the rivals; when chairs run out, rivals stay away, and
heroes take their seats and armies (bible 15).
"""

from collections.abc import Callable, Collection, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from game.campaign.content import Script
from game.campaign.defs.chapter import ChapterDef
from game.campaign.story.state import Story

MOST_FOES, FOE_TRUST = 3, 3
"""Foes that sit down at most; a rival who trusts the hero less than this is one."""
MOST_SEATS = 6
"""Chairs at a table, at most."""
_MAP = "map"
"""The house rule that names the map of a battle: it has room for so many armies and no more."""
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


def with_heroes(story: Story, chapter: ChapterDef) -> ChapterDef:
    """A chapter as a troupe plays it: its rivals, armies and map when heroes have taken their chairs.

    Rivals stay away from the last on, never the boss, and never all of them; those who fake their tells in
    this chapter stay before others. Battles keep their number of
    armies while somebody is there to be fought; where it changes, the map is any that has room.
    """
    if story.troupe is UNSET or chapter.duel:
        return chapter
    heroes = len(story.troupe.heroes)
    chairs = 1 + len(chapter.seats) if chapter.armies else MOST_SEATS
    staying = _staying(chapter, max(1, chairs - heroes), story.faking)
    flags = dict(chapter.flags)
    if chapter.armies and heroes + len(staying) != 1 + len(chapter.seats):
        flags.pop(_MAP, None)
    seats = tuple(chapter.seats[place] for place in staying)
    armies = _armies(chapter, staying, heroes)
    bent = chapter.bent if chapter.bent in flags else ""
    return replace(chapter, seats=seats, flags=flags, armies=armies, bent=bent)


def _staying(chapter: ChapterDef, count: int, faking: Collection[str]) -> list[int]:
    """The places of the rivals who sit down: the boss, those who are `faking`, then who is named first."""
    seats, boss = chapter.seats, chapter.boss
    chosen = sorted(range(len(seats)), key=lambda one: (seats[one] != boss, seats[one] not in faking, one))
    return sorted(chosen[:count])


def _armies(chapter: ChapterDef, staying: Sequence[int], heroes: int) -> tuple[str, ...]:
    """The armies by seat: the hero's, the rivals', those that heroes took over, then more of the hero's.

    Where not every rival's is named, no more than those are.
    """
    if not chapter.armies:
        return ()
    own, *others = chapter.armies
    if len(others) < len(staying) or max(staying) >= len(others):
        return chapter.armies[: 1 + len([place for place in staying if place < len(others)])]
    theirs = [others[place] for place in staying]
    taken = [army for place, army in enumerate(others) if place not in staying]
    more = [*taken, *[own] * heroes][: heroes - 1]
    return (own, *theirs, *more)
