"""The clerk's lines: the entries of a story's ledger in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from game.campaign.story.troupe.heroes import is_hero
from scenes.screens.campaign.ink import name_of

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.campaign.story.state import Entry


def line_of(run: Run, entry: Entry) -> str:
    """A line of the ledger in words, with the person or the soldier whom it is about.

    Of several heroes it says first whose line it is.
    """
    about = entry.of
    known = is_hero(about) or about in run.script.persons
    words = run.say(f"ledger-{entry.line}", qui=name_of(run, about) if known else about, soldat=about)
    if entry.hero is UNSET:
        return words
    return run.say("troupe-ledger", who=name_of(run, entry.hero), line=words)
