"""A rival whose mod is gone sits nowhere, buys nothing and is meant by no word; with the mod he is back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.campaign.content import Script
from game.campaign.defs.condition import Condition
from game.campaign.story.asking import Asking
from game.campaign.story.director import Director, begin
from game.campaign.story.intrigue.market import sell, sell_lips
from game.campaign.story.seating import SEAT_WORDS, meant
from game.campaign.story.state import Relation, Rumour, Story, as_saved, from_saved
from game.campaign.story.troupe.heroes import heroes_of, in_turn, join
from tests.campaign.court import the_court

GONE = "maestro"


def whole() -> Script:
    """The court with a rival of a mod."""
    script = the_court()
    more = replace(script.persons["isaure"], id=f"mod:{GONE}")
    return replace(script, persons={**script.persons, GONE: more})


def troupe(trust: int) -> Story:
    """A story of two in act three, with whom the rival of the mod stands so."""
    script = whole()
    story = begin(script, 3)
    join(script, story, "Zoé", "m", "pad 1")
    story.path = ["base:couteaux"]
    for _ in in_turn(story, ["hero", "hero-2"]):
        story.relations[GONE] = Relation(trust, 7)
        story.known.append("isaure")
    return story


@pytest.mark.parametrize("word", [*SEAT_WORDS])
@pytest.mark.parametrize("trust", [-9, 9])
def test_no_word_means_who_is_gone_and_no_chair_is_kept(word: str, trust: int) -> None:
    story = troupe(trust)
    Director(the_court(), story)
    assert meant(story, word) in the_court().persons
    assert not Asking(story).holds(Condition(fact="closest", value=GONE))


def test_whoever_is_gone_buys_nothing() -> None:
    buyers = set[str]()
    for seed in range(24):
        story = troupe(0)
        story.seed = seed
        Director(the_court(), story)
        buyers |= {sell(story, "isaure").to, sell_lips(the_court(), story).to}
    assert GONE not in buyers and len(buyers) == 5


def test_who_sat_at_the_table_is_replaced_and_the_match_is_dealt_again() -> None:
    story = troupe(-9)
    story.seated, story.moment, story.match, story.tries = ["ravaudeuse", GONE], "match", "old.jsonl", 1
    story.faking, story.grudges, story.rumours = [GONE], {GONE: "hero"}, [Rumour(GONE, "x")]
    director = Director(the_court(), story)
    assert {*director.chapter.seats} <= {*the_court().persons} and len(director.chapter.seats) == 4
    assert (story.match, story.tries, story.faking, story.grudges, story.rumours) == ("", 0, [], {}, [])


def test_with_the_mod_everybody_stands_as_before() -> None:
    story = troupe(-4)
    for _ in in_turn(story, ["hero-2"]):
        story.relations[GONE] = Relation(5, 1)
    Director(the_court(), story)
    story = from_saved(as_saved(story))
    assert all(GONE not in one.relations for one in heroes_of(story))
    Director(the_court(), story)
    Director(whole(), story)
    stood = [story.relation(GONE) for _ in in_turn(story, ["hero", "hero-2"])]
    assert stood == [Relation(-4, 7), Relation(5, 1)] and story.away == {}


def test_where_nobody_is_gone_nothing_changes() -> None:
    story = begin(the_court(), 3)
    written = as_saved(story)
    Director(the_court(), story)
    assert as_saved(story) == written
