"""Soldiers keep their names: who comes home, who is promoted, and that the dead stay dead."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.campaign.story.soldiers import Regiment, march_home
from game.campaign.story.state import Soldier, Story

NAMES = ("Anselin", "Brise-Fer", "Colombe", "Dix-Sous", "Escarbille")


def fought(story: Story, *left: int, won: bool = True, stood: int = 10) -> Story:
    """The story after a battle in which so many of each regiment are left."""
    story.path.append(f"chapter-{len(story.path)}")
    regiments = [Regiment(f"unit-{place}", stood, many) for place, many in enumerate(left)]
    march_home(story, NAMES, regiments, "skirmish", won=won)
    return story


def a_story() -> Story:
    return Story("base:cour", 1)


def living(story: Story) -> Sequence[str]:
    return [one.name for one in story.soldiers if one.alive]


@pytest.mark.parametrize(("left", "scars"), [(10, 0), (9, 1), (6, 1), (5, 2), (1, 2)])
def test_a_soldier_is_scarred_where_many_are_missing(left: int, scars: int) -> None:
    story = fought(a_story(), left)
    assert story.soldiers == [Soldier("Anselin", "unit-0", scars)]
    assert story.counts["scars"] == scars


def test_a_soldier_of_a_regiment_of_which_nobody_is_left_is_dead_and_written_down() -> None:
    story = fought(a_story(), 0, 8, 0)
    assert living(story) == ["Brise-Fer"]
    assert [one.died for one in story.soldiers] == ["chapter-0", "", "chapter-0"]
    assert [(one.fact, one.by, one.word) for one in story.deeds] == [
        ("soldier-died", "hero", "Anselin"),
        ("soldier-died", "hero", "Colombe"),
    ]
    assert [(one.line, one.cause[0].word) for one in story.ledger] == [
        ("mort", "Anselin"),
        ("mort", "Colombe"),
    ]


def test_the_dead_stay_dead_and_no_name_is_given_twice() -> None:
    story = fought(a_story(), 0, 8, 10)
    fought(story, 10, 0, 10)
    assert living(story) == ["Brise-Fer", "Dix-Sous"]
    assert [one.name for one in story.soldiers] == list(NAMES[:4])
    assert story.soldiers[0].died == "chapter-0" and story.soldiers[2].died == "chapter-1"
    assert story.soldiers[1].scars == 1, "scars are kept"


def test_a_victory_promotes_the_least_scarred_and_a_defeat_names_the_wounded_one() -> None:
    assert fought(a_story(), 4, 10, 8).words["sergent"] == "Brise-Fer"
    assert fought(a_story(), 8, 10, 4, won=False).words["sergent"] == "Colombe"


def test_a_sergeant_who_lives_is_not_relieved_and_a_dead_one_is() -> None:
    story = fought(a_story(), 10, 9)
    fought(story, 2, 10)
    assert story.words["sergent"] == "Anselin"
    fought(story, 0, 10)
    assert story.words["sergent"] == "Brise-Fer"


def test_of_a_lost_army_one_is_carried_home() -> None:
    story = fought(a_story(), 0, 0, 0, won=False)
    assert living(story) == ["Anselin"] and story.words["sergent"] == "Anselin"
    assert story.soldiers[0].scars == 2


def test_a_sergeant_out_of_a_defeat_is_wounded() -> None:
    story = fought(a_story(), 10, 10, won=False)
    assert story.soldiers[0].scars == 1 and story.words["sergent"] == "Anselin"


def test_where_names_run_out_regiments_go_unnamed() -> None:
    story = fought(a_story(), 0, 0, 0, 0, 10)
    fought(story, 10, 10, 10)
    assert living(story) == ["Escarbille"]
