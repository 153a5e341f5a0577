"""Backstage in rows: the scenes heard of each chapter, and what its match was; and as a text file."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.app.campaign.tallies import Tally, tally_of, whole_tally
from game.campaign.story.troupe.heroes import is_hero
from scenes.screens.campaign.ink import name_of, place_name
from scenes.screens.campaign.ledger.columns import Row
from scenes.screens.campaign.ledger.pages import chapter_head, clerk_rows

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.campaign.defs.scene import SceneDef

_MOST_LETTERS = 38
"""Letters of a line by which a scene is told from others."""
_TRAILING = " ,;:.!?\u00a0"


class Kept(NamedTuple):
    """A row of the gallery; `scene` is the id of the scene that it keeps, if any."""

    row: Row
    scene: str = ""


def gallery_rows(run: Run) -> list[Kept]:
    """The whole story in numbers, then each chapter: how its match ended, and the scenes heard in it."""
    rows = [Kept(row) for row in _sum_rows(run)]
    for number in range(len(run.story.path)):
        scenes = scenes_heard(run, number)
        played = number < len(run.story.results)
        if not played and not scenes:
            continue
        rows.append(Kept(Row(chapter_head(run, number), head=True)))
        if played:
            rows.append(Kept(Row(tally_words(run, tally_of(run.story, number)))))
        rows += [Kept(Row(scene_words(run, one), quiet=True), one.id) for one in scenes]
    return rows or [Kept(Row(run.say("campaign-no-scenes"), quiet=True))]


def _sum_rows(run: Run) -> list[Row]:
    """The numbers of the whole story, once a match was played."""
    if not run.story.results:
        return []
    return [Row(run.say("campaign-sum"), head=True), *(Row(words) for words in sum_words(run))]


def sum_words(run: Run) -> list[str]:
    """The numbers of the whole story: chapters won and lost, minutes, bluffs, promises."""
    say, whole = run.say, whole_tally(run.story)
    return [
        say("campaign-sum-chapters", won=whole.won, lost=whole.lost),
        say("campaign-minutes", n=whole.minutes),
        say("campaign-sum-bluffs", n=max(whole.bluffs, whole.caught), caught=whole.caught),
        say("campaign-sum-promises", kept=whole.kept, broken=whole.broken),
    ]


def scenes_heard(run: Run, number: int) -> list[SceneDef]:
    """The scenes heard in a chapter, from 0, in the order in which they were heard."""
    heard = sorted(run.story.heard.items(), key=lambda pair: pair[1].hour)
    scenes = run.script.scenes
    return [scenes[id] for id, when in heard if when.chapter == number and id in scenes]


def scene_words(run: Run, scene: SceneDef) -> str:
    """A scene in a line: who spoke first and what; where nobody speaks, where it is and with whom."""
    first = next((one for one in scene.cue if one.text and (one.say or one.think)), None)
    if first is not None and first.text is not None:
        who = name_of(run, first.say or first.think or "")
        return run.say("campaign-scene-said", who=who, line=_shortened(run.say(first.text)))
    where = place_name(run, scene.place) if scene.place else ""
    people = list(dict.fromkeys([*scene.who, *(one.enter for one in scene.cue if one.enter)]))
    known = [name_of(run, one) for one in people if is_hero(one) or one in run.script.persons]
    return run.say("campaign-scene-line", where=where, whom=", ".join(known), n=len(known))


def _shortened(words: str) -> str:
    """Words without what goes on too long."""
    if len(words) <= _MOST_LETTERS:
        return words
    return words[:_MOST_LETTERS].rpartition(" ")[0].rstrip(_TRAILING) + "…"


def tally_words(run: Run, tally: Tally) -> str:
    """What a chapter's match was, in a line."""
    facts = {**tally._asdict(), "promises": tally.kept + tally.broken}
    facts["bluffs"] = max(tally.bluffs, tally.caught)
    return run.say("campaign-tally", how="won" if tally.won else "lost", **facts)


def story_text(run: Run) -> str:
    """A whole story as plain text: who, how far, the chapters, the clerk's lines."""
    lines = [
        run.say(f"campaign-{run.script.campaign.name}"),
        run.story.name,
        *_as_text([one.row for one in gallery_rows(run)]),
        "",
        run.say("campaign-tab-clerk"),
        *_as_text(clerk_rows(run)),
    ]
    return "\n".join(lines) + "\n"


def _as_text(rows: list[Row]) -> list[str]:
    lines: list[str] = []
    for row in rows:
        lines += ["", row.words] if row.head else [f"  {row.words}"]
    return lines
