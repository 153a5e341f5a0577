"""Rumours and grudges bend a rival's bot for one chapter; three rumours go about at a time."""

from __future__ import annotations

import msgspec
import pytest

from game.campaign.content import Script
from game.campaign.defs.cast import PersonDef, Start
from game.campaign.defs.condition import Condition
from game.campaign.defs.effect import Effect
from game.campaign.story.asking import Asking
from game.campaign.story.deed import Deed
from game.campaign.story.effects import follow
from game.campaign.story.intrigue.hearsay import meet_again, temper_of
from game.campaign.story.state import Relation, Story, as_saved, from_saved
from tests.campaign.small import small

RIVALS = ("isaure", "tancrede", "barnabe", "evariste")


def court() -> Script:
    script = small()
    campaign = msgspec.structs.replace(script.campaign, rumours={"bites": "bold", "cries": "suspicious"})
    persons = {
        name: PersonDef(id=f"base:{name}", puppet="x", rival=Start(), tempers={"complots": "honest"})
        for name in RIVALS
    }
    return msgspec.structs.replace(script, campaign=campaign, persons=persons)


def story(*said: tuple[str, str]) -> Story:
    told = Story("base:court", 1, relations={one: Relation() for one in RIVALS}, path=["base:ball"])
    follow(told, [Effect(word="rumour", of=of, value=what) for of, what in said])
    return told


def test_a_rival_plays_as_is_said_of_him_until_he_has_played() -> None:
    told = story(("isaure", "bites"))
    assert temper_of(court(), told, "isaure", "complots") == "bold"
    assert temper_of(court(), told, "tancrede", "complots") == "honest"
    meet_again(told, ("tancrede",), [])
    assert temper_of(court(), from_saved(as_saved(told)), "isaure", "complots") == "bold"
    meet_again(told, ("isaure",), [])
    assert temper_of(court(), told, "isaure", "complots") == "honest"
    assert Asking(told).holds(Condition(fact="rumour", of="isaure", value="bites"))


def test_a_rumour_that_bends_nothing_leaves_everybody_as_ever() -> None:
    assert temper_of(court(), story(("isaure", "sleeps")), "isaure", "complots") == "honest"


def test_three_go_about_at_a_time_and_one_of_each() -> None:
    told = story(*((one, "bites") for one in RIVALS))
    assert [one.of for one in told.rumours] == [*RIVALS[1:]]
    follow(told, [Effect(word="rumour", of="tancrede", value="cries")])
    assert [(one.of, one.what) for one in told.rumours][-1] == ("tancrede", "cries")
    assert len(told.rumours) == 3
    follow(told, [Effect(word="rumour", of="hero", value="bites"), Effect(word="rumour", value="rain")])
    assert len(told.rumours) == 3 and told.words["rumour"] == "rain"


@pytest.mark.parametrize("fact", ["eliminated", "promise-broken", "falsely-accused"])
def test_whom_the_hero_hurt_first_is_vengeful_when_they_meet_again(fact: str) -> None:
    told = story(("isaure", "bites"))
    hurt = [Deed("believed", "hero", "barnabe"), Deed(fact, "hero", "isaure"), Deed(fact, "hero", "tancrede")]
    meet_again(told, ("barnabe",), hurt)
    assert told.grudges == {"isaure": "hero"} and temper_of(court(), told, "isaure", "complots") == "vengeful"
    meet_again(told, ("tancrede",), [])
    assert told.grudges == {"isaure": "hero"}
    meet_again(told, ("isaure",), [])
    assert told.grudges == {}


def test_what_others_do_to_each_other_or_to_the_hero_is_no_grudge_against_him() -> None:
    told = story()
    meet_again(told, RIVALS, [Deed("eliminated", "isaure", "hero"), Deed("eliminated", "isaure", "barnabe")])
    assert told.grudges == {}
