"""Prompting: what may be whispered, what it costs, and who hears it."""

from __future__ import annotations

import msgspec
import pytest

from game.campaign.story.director import Director
from game.campaign.story.state import MOST_SAID, Relation, Said
from tests.campaign.test_scripts import directed, on

QUIET = on("ending", "return {}")


def told(favours: int = 1) -> Director:
    """A story in its first scene, after a line of Isaure's."""
    director = directed(QUIET)
    director.story.counts["favours"] = favours
    director.story.note_said([("isaure", "line-a"), ("isaure", "line-b"), ("isaure", "line-a")])
    director.turn_page()
    director.next()
    return director


def test_lines_that_were_said_may_be_prompted_latest_first_each_once() -> None:
    assert [one.text for one in told().may_prompt()] == ["line-a", "line-b"]


def test_it_costs_a_favour_is_heard_and_written_down_once_a_chapter() -> None:
    director = told(favours=2)
    line = director.may_prompt()[0]
    director.prompt(line)
    story = director.story
    assert story.counts["favours"] == 1 and director.may_prompt() == ()
    assert [(one.fact, one.of, one.word) for one in story.deeds] == [("prompted", "isaure", "line-a")]
    assert [(one.line, one.of) for one in story.ledger] == [("souffle", "isaure")]
    with pytest.raises(ValueError, match="campaign-no-prompt"):
        director.prompt(line)


def test_whoever_is_quoted_is_flattered_only_where_present() -> None:
    away, here = told(), told()
    here.script.scenes["base:hello"] = msgspec.structs.replace(
        here.script.scenes["base:hello"], who=("isaure",)
    )
    for director in (away, here):
        director.prompt(director.may_prompt()[0])
    assert away.story.relation("isaure") == Relation()
    assert here.story.relation("isaure") == Relation(trust=1)


def test_without_a_favour_nobody_whispers_and_nothing_is_invented() -> None:
    assert told(favours=0).may_prompt() == ()
    with pytest.raises(ValueError, match="campaign-no-prompt"):
        told().prompt(Said("line-c", "isaure", 0))


def test_of_many_lines_the_latest_are_kept() -> None:
    story = told().story
    story.note_said(("isaure", f"line-{n}") for n in range(200))
    assert len(story.said) == MOST_SAID and story.said[-1].text == "line-199"
