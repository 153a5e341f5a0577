"""What stands on the pages of the ledger, in rows: the clerk's lines, the soldiers, the notebook of tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.screens.campaign.ink import name_of, place_name
from scenes.screens.campaign.ledger.clerk import line_of
from scenes.screens.campaign.ledger.columns import Row

if TYPE_CHECKING:
    from game.app.campaign.run import Run

TABS = ("rivals", "clerk", "soldiers", "tells")
"""The parts of the ledger, in order."""


def rows_of(run: Run, tab: str) -> list[Row]:
    """The rows of a part; where there is nothing yet, a line that says so."""
    rows = {"clerk": clerk_rows, "soldiers": soldier_rows, "tells": tell_rows}[tab](run)
    return rows or [Row(run.say(f"campaign-no-{tab}"), quiet=True)]


def chapter_head(run: Run, number: int) -> str:
    """The head of a chapter that the story was in, from 0."""
    path = run.story.path
    chapter = run.script.chapters.get(path[number]) if number < len(path) else None
    if chapter is None:
        return run.say("campaign-lost-chapter", n=number + 1)
    return run.say("campaign-numbered", n=number + 1, title=run.say(f"chapter-{chapter.name}"))


def clerk_rows(run: Run) -> list[Row]:
    """The clerk's lines, chapter by chapter, each with the deeds that prove it."""
    rows: list[Row] = []
    last = -1
    for entry in run.story.ledger:
        if entry.chapter != last:
            last = entry.chapter
            rows.append(Row(chapter_head(run, last), head=True))
        rows.append(Row(line_of(run, entry)))
        why = run.why(entry.cause)
        if why:
            rows.append(Row(why, quiet=True))
    return rows


def soldier_rows(run: Run) -> list[Row]:
    """The soldiers by name: how many wounds each has come through, or where it stayed."""
    rows = []
    for one in run.story.soldiers:
        sign = "icon_tombstone" if one.died else "icon_bordered_shield"
        rows.append(Row(one.name, head=True, sign=sign))
        rows.append(Row(_soldier_words(run, one.scars, one.died), quiet=bool(one.died)))
    return rows


def _soldier_words(run: Run, scars: int, died: str) -> str:
    if not died:
        return run.say("campaign-scars", n=scars)
    chapter = next((one for one in run.script.chapters.values() if died in (one.id, one.name)), None)
    where = place_name(run, chapter.place, "at") if chapter else ""
    return run.say("campaign-fallen", where=where)


def tell_rows(run: Run) -> list[Row]:
    """The notebook: what was seen of each rival, what came to light, what was so; and the tell, if known."""
    rows = []
    for person in run.script.rivals:
        counts = {
            one: run.story.counts.get(f"tell-{one}.{person.name}", 0) for one in ("seen", "proved", "true")
        }
        known = person.name in run.story.known
        if not known and not counts["seen"]:
            continue
        rows.append(Row(name_of(run, person.name), head=True, face=person.name))
        rows.append(Row(run.say("campaign-tell-counts", **counts)))
        if known:
            rows.append(Row(run.say(f"campaign-tell-{person.tell}"), quiet=True))
    return rows
