"""A chapter of a story may be a match of Bones: campaigns know its games by what they say of themselves."""

from __future__ import annotations

import pytest

from game.app.app import App
from game.app.campaign.checks.facts import is_made
from game.app.campaign.door import deeds_of_match, plan_of_chapter
from game.app.campaign.tells import Teller
from game.campaign.defs.chapter import ChapterDef
from game.campaign.defs.condition import Condition
from game.campaign.story.director import Director, begin
from game.campaign.story.troupe.heroes import table_of
from tests.campaign.small import chapter, small

LATE = 3
"""An act in which lips may move, where words are doubted."""


@pytest.fixture
def bones() -> ChapterDef:
    return chapter(game="dice", act=LATE)


def test_a_chapter_of_bones_is_dealt_played_and_told(app: App, bones: ChapterDef) -> None:
    script = small(chapters=[bones])
    director = Director(script, begin(script, 1))
    story, persons = director.story, table_of(director.story, bones)
    plan = plan_of_chapter(app.loaded.mods, script, story, bones, "keyboard", tilt=True)
    assert plan.game == "dice" and not plan.lips and not plan.flags
    table = app.begin(plan, keep=False)
    teller = Teller(table, story.seed, bones, script.persons)
    table.mind(0, "bold", "weak")
    while table.outcome is None:
        table.update(0.5)
    director.story.moment = "match"
    director.played(0 in table.outcome.winners, deeds_of_match(table, bones, persons))
    assert story.results and not story.deeds and not teller.told
    table.close()


def test_no_deed_is_expected_of_bones(app: App) -> None:
    assert not is_made(Condition(fact="won"), "dice", boss=False)
