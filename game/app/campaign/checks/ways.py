"""Ways through a campaign: every chapter and ending is come to, and both branches are written."""

from collections.abc import Iterator

from game.app.campaign.checks.finding import found, odd
from game.app.campaign.checks.model import Lived
from game.campaign.content import Script
from game.campaign.defs.chapter import ChapterDef, EndingDef
from game.campaign.defs.scene import SceneDef
from game.mods.problems import Problem

OWED = ("before", "won", "lost")
"""The moments of a chapter at which something essential must be told."""
LEAST_SHARE = 3
"""Percent of stories that an ending must have."""
LEAST_POOL = 80
"""Percent of a pool of lines that are heard before one comes back."""
LONG = 6
"""Chapters from which on a story is long."""
LEAST_LINES = 30
"""Lines of their own that a rival must have."""


def way_problems(script: Script) -> Iterator[Problem]:
    """What is wrong with the ways between chapters, whatever is drawn."""
    come_to = _reachable(script)
    for chapter in script.chapters.values():
        if chapter.id not in come_to:
            yield found("unreached", "chapter", chapter)
        yield from _unwritten(script, chapter)
        if not chapter.next and not script.endings:
            yield found("dead-end", "chapter", chapter)
    if script.endings and script.endings[-1].when:
        yield found("last-ending", "ending", script.endings[-1])
    if script.campaign.first not in script.chapters:
        yield found("first", "campaign", script.campaign)
    yield from _uncalled(script)
    for scene in script.scenes.values():
        if scene.kind == "essential" and not scene.once and scene.moment != ("called",):
            yield found("again", "scene", scene)


def _reachable(script: Script) -> set[str]:
    """The chapters to which a way leads from the first."""
    seen, to_see = set[str](), [script.campaign.first]
    while to_see:
        id = to_see.pop()
        if id in seen or id not in script.chapters:
            continue
        seen.add(id)
        to_see += [one.to for one in script.chapters[id].next if one.to]
    return seen


def _unwritten(script: Script, chapter: ChapterDef) -> Iterator[Problem]:
    """Moments of a chapter at which nothing essential is sure to be told: what is not written is refused."""
    for moment in OWED:
        here = [one for one in script.scenes_of(chapter.id) if moment in one.moment]
        if not any(one.kind == "essential" and chapter.id in one.chapter for one in here):
            yield found("unwritten", "chapter", chapter, moment=moment)


def _uncalled(script: Script) -> Iterator[Problem]:
    """Called scenes that nothing calls."""
    calling: tuple[EndingDef | SceneDef | ChapterDef, ...]
    calling = (*script.endings, *script.scenes.values(), *script.chapters.values())
    calls = {id for one in calling for id in one.calls}
    for scene in script.scenes.values():
        if scene.moment == ("called",) and scene.id not in calls:
            yield found("uncalled", "scene", scene)


def told_problems(script: Script, lived: Lived) -> Iterator[Problem]:
    """What many stories of the model never came to."""
    runs = lived.runs
    for chapter in script.chapters.values():
        if not lived.chapters[chapter.id] and chapter.id in _reachable(script):
            yield found("never-played", "chapter", chapter, runs=runs)
    for scene in script.scenes.values():
        yield from _never_told(scene, lived)
    yield from _ends(script, lived)


def _ends(script: Script, lived: Lived) -> Iterator[Problem]:
    """Endings that are hardly come to, and stories without one."""
    runs = lived.runs
    for ending in script.endings:
        share = 100 * lived.endings[ending.id] / runs
        if share < LEAST_SHARE:
            yield found("rare-ending", "ending", ending, share=f"{share:.1f}", least=LEAST_SHARE)
    if lived.endings[""]:
        yield found("no-ending", "campaign", script.campaign, times=lived.endings[""], runs=runs)
    if lived.endless:
        yield found("endless", "campaign", script.campaign, times=lived.endless, runs=runs)


def _never_told(scene: SceneDef, lived: Lived) -> Iterator[Problem]:
    if not lived.open[scene.id]:
        yield found("never-open", "scene", scene, runs=lived.runs)
    elif not lived.told[scene.id]:
        yield odd("never-told", "scene", scene, runs=lived.runs)


def pool_problems(script: Script, lived: Lived) -> Iterator[Problem]:
    """Rivals with too few lines of their own, which in a short story is odd, or who repeat one too early."""
    told = found if len(script.chapters) >= LONG else odd
    for person in script.rivals:
        own = sum(one.who == person.name for one in script.lines.values())
        if own < LEAST_LINES:
            yield told("few-lines", "person", person, got=own, least=LEAST_LINES)
        elif not lived.draws[person.name]:
            yield told("never-draws", "person", person, runs=lived.runs)
    for line in script.lines.values():
        if lived.draws[line.who] and not lived.fit[line.id]:
            yield odd("never-said", "line", line, runs=lived.runs)
    for who, share in sorted(lived.repeats.items()):
        if share < LEAST_POOL:
            yield odd("repeats", "person", who, share=share, least=LEAST_POOL)
