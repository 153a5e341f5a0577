"""The way through a campaign as the map shows it: chapters played, the one that is next, those ahead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, NamedTuple

from game.campaign.defs.chapter import ChapterDef
from scenes.draw.style import Point

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.campaign import Script

Standing = Literal["won", "lost", "now", "later"]
_ASIDES: dict[str, Point] = {"sea": (-52.0, -18.0), "town": (-52.0, 18.0), "land": (52.0, -18.0)}
"""Units by which a chapter lies beside the one before it in the same place, clear of names."""
_COAST, _TOWN = 240.0, 570.0
"""Places left of the first lie at the sea, those below the second by the castle."""
_MOST_AHEAD = 30


class Stop(NamedTuple):
    """A chapter on the map: its number from 1, where it lies, how it stands."""

    number: int
    chapter: ChapterDef
    at: Point
    standing: Standing


class Closed(NamedTuple):
    """A chapter that was not gone to: from where, and where it lies."""

    chapter: ChapterDef
    start: Point
    at: Point


def stops_of(run: Run) -> list[Stop]:
    """Every chapter of the way in order; ahead it is the way that is taken when nothing happens.

    Those that the campaign has no more are passed over.
    """
    story, chapters = run.story, run.script.chapters
    there = [place for place, id in enumerate(story.path) if id in chapters]
    played = [chapters[story.path[place]] for place in there]
    ahead = _ahead(run.script, played)
    results = [story.results[place].won for place in there if place < len(story.results)]
    used: Counter[str] = Counter()
    found = []
    for place, chapter in enumerate([*played, *ahead]):
        standing: Standing = "later"
        if place < len(results):
            standing = "won" if results[place] else "lost"
        elif place < len(played):
            standing = "now"
        found.append(Stop(place + 1, chapter, _spot(run, chapter, used[chapter.place]), standing))
        used[chapter.place] += 1
    return found


def closed_of(run: Run, stops: Sequence[Stop]) -> list[Closed]:
    """The ways that were not taken: chapters to which a played one could have led, and that never come."""
    there = {stop.chapter.id for stop in stops}
    found: dict[str, Closed] = {}
    for here, following in pairwise(stops):
        if following.standing == "later":
            break
        for way in here.chapter.next:
            chapter = run.script.chapters.get(way.to or "")
            if chapter is not None and chapter.id not in there:
                found.setdefault(chapter.id, Closed(chapter, here.at, _spot(run, chapter, 0)))
    taken = {stop.at for stop in stops}
    return [one for one in found.values() if one.at not in taken]


def _spot(run: Run, chapter: ChapterDef, before: int) -> Point:
    place = run.script.places[chapter.place]
    x, y = _ASIDES["sea" if place.x < _COAST else "town" if place.y > _TOWN else "land"]
    return place.x + before * x, place.y + before * y


def _ahead(script: Script, played: list[ChapterDef]) -> list[ChapterDef]:
    """The chapters that follow the last one by the ways that want nothing."""
    seen = {one.id for one in played}
    found: list[ChapterDef] = []
    here = played[-1] if played else None
    while here is not None and here.next and len(found) < _MOST_AHEAD:
        to = here.next[-1].to
        if to is None or to in seen or to not in script.chapters:
            break
        here = script.chapters[to]
        seen.add(to)
        found.append(here)
    return found
