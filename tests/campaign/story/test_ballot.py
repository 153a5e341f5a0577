"""Several heroes answer a scene: seals are put and moved until all are there; then one may stand apart."""

from __future__ import annotations

import pytest

from game.campaign.story.director import Director, Telling, begin
from game.campaign.story.state import Story
from game.campaign.story.troupe.ballot import Ballot
from game.campaign.story.troupe.hands import adopt, free_place, hero_of
from game.campaign.story.troupe.heroes import heroes_of, in_turn, join, leave
from tests.campaign.small import choice, scene, small

SCRIPT = small(scenes=[scene("more", weight=9, choice=(choice("a", cost=3), choice("b"), choice("c")))])


def ballot(heroes: int = 2, favours: int = 0) -> Ballot:
    story = begin(SCRIPT, 1)
    for number in range(1, heroes):
        join(SCRIPT, story, f"Friend {number}", "m", f"pad {number}")
    for _ in in_turn(story, [one.who for one in heroes_of(story)]):
        story.counts["favours"] = favours
    director = Director(SCRIPT, story)
    director.turn_page()
    told = director.next()
    assert isinstance(told, Telling)
    return Ballot(story, told)


def test_seals_may_be_moved_until_all_are_there() -> None:
    votes = ballot()
    assert votes.put("hero", 1) and votes.put("hero", 2) and not votes.counted
    assert votes.put("hero-2", 2) and votes.counted and votes.made == 2 and votes.settled_by == ""
    assert not votes.put("hero", 1) and votes.made == 2


def test_nobody_puts_a_seal_on_what_is_closed_and_no_stranger_any() -> None:
    votes = ballot()
    assert votes.looks == {"hero": 1, "hero-2": 1}, "the first that is open"
    assert not votes.put("hero", 0) and not votes.put("", 1) and votes.seals == {}
    assert votes.look("hero", 0) and not votes.look("", 2) and not votes.look("hero", 3)


def test_a_tie_says_who_settled_it() -> None:
    votes = ballot()
    votes.put("hero", 1), votes.put("hero-2", 2)
    assert (votes.made, votes.settled_by) == (1, "hero")


@pytest.mark.parametrize(("favours", "may"), [(0, False), (1, True)])
def test_to_stand_apart_costs_a_favour(favours: int, may: bool) -> None:
    votes = ballot(3, favours)
    assert not votes.may_part("hero-2"), "before the seals are counted there is nothing to stand apart from"
    for who in votes.voters:
        votes.put(who, 1)
    assert votes.part("hero-2") is may and votes.apart == ["hero-2"] * may
    assert not may or (votes.part("hero-2") and not votes.apart)


def test_somebody_has_to_have_made_the_choice() -> None:
    votes = ballot(2, 5)
    for who in votes.voters:
        votes.put(who, 1)
    assert votes.part("hero") and not votes.part("hero-2") and votes.apart == ["hero"]


def test_whoever_pays_for_the_choice_needs_a_favour_more() -> None:
    votes = ballot(2, 3)
    for who in votes.voters:
        votes.put(who, 0)
    assert not votes.may_part("hero") and votes.may_part("hero-2")


def test_a_held_place_has_no_seal() -> None:
    story = ballot(3)._story
    leave(story, "hero-2")
    told = Director(SCRIPT, story).next()
    assert isinstance(told, Telling)
    assert Ballot(story, told).voters == ("hero", "hero-3")


# hands


def heroes(*devices: str) -> Story:
    story = begin(SCRIPT, 1)
    for number, device in enumerate(devices[1:], start=1):
        join(SCRIPT, story, f"Friend {number}", "m", device)
    adopt(story, devices[0], devices)
    return story


def test_a_device_plays_its_hero_and_a_stranger_nobody() -> None:
    story = heroes("keys", "pad 1")
    assert [hero_of(story, one) for one in ("keys", "pad 1", "pad 2")] == ["hero", "hero-2", ""]
    assert hero_of(begin(SCRIPT, 1), "anything") == "hero"


def test_whoever_opens_a_story_plays_a_hero_whose_hand_is_away() -> None:
    story = heroes("keys", "pad 1")
    adopt(story, "pad 2", ["keys", "pad 2"])
    assert [one.device for one in heroes_of(story)] == ["keys", "pad 2"]
    adopt(story, "pad 3", ["keys", "pad 2", "pad 3"])
    assert [one.device for one in heroes_of(story)] == ["keys", "pad 2"], (
        "nobody's hand is taken that is here"
    )
    assert hero_of(story, "pad 3") == ""


def test_a_held_place_is_free_and_so_is_one_whose_hand_is_away() -> None:
    story = heroes("keys", "pad 1", "pad 2")
    assert free_place(story, ["keys", "pad 1", "pad 2"]) == ""
    assert free_place(story, ["keys", "pad 2"]) == "hero-2"
    leave(story, "hero-3")
    assert free_place(story, ["keys", "pad 2"]) == "hero-3"
    adopt(story, "pad 9", ["pad 9", "pad 1"])
    assert hero_of(story, "pad 9") == "hero", "and nobody wakes a bot by opening the story"
