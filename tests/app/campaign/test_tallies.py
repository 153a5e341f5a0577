"""A story in numbers: those that the words of its end may tell."""

from __future__ import annotations

import pytest

from game.app.app import App
from game.app.campaign.run import Run
from game.app.campaign.tallies import TOLD, numbers_of
from game.campaign.story.deed import Deed
from game.campaign.story.state import Result, Soldier
from game.saves.settings import Settings


@pytest.fixture
def run(home: object) -> Run:
    run = Run.begun(App(settings=Settings(language="fr")).inline(), "base:cour", 0, "Camille", "f", 1)
    story = run.story
    story.results = [Result("base:bal", True, tries=2), Result("base:caves", False)]
    story.deeds = [Deed("promise-kept", "hero", "barnabe"), Deed("lies-told", "hero", amount=3)]
    story.soldiers = [Soldier("Arsouille", "ligne"), Soldier("Colombe", "ligne", died="base:gue")]
    story.counts |= {"vrai": 4, "bread": 8}
    return run


def test_the_numbers_of_a_story_are_those_that_may_be_told(run: Run) -> None:
    numbers = numbers_of(run.story)
    assert {*TOLD} <= {*numbers}
    told = {"tables": 2, "won": 1, "lost": 1, "tries": 3, "bluffs": 3, "kept": 1, "broken": 0, "fallen": 1}
    assert {name: numbers[name] for name in told} == told
    assert (numbers["vrai"], numbers["faux"], numbers["bread"]) == (4, 0, 8)


def test_whoever_was_caught_has_bluffed(run: Run) -> None:
    run.story.deeds = [Deed("caught-bluff", "barnabe", "hero", "roulette", amount=2)]
    run.story.moment = "ending"
    assert numbers_of(run.story)["bluffs"] == 2
    assert "néant" not in run.say("saluts-2")


def test_the_words_of_the_end_tell_them_and_no_others(run: Run) -> None:
    before = run.say("saluts-3")
    run.story.moment = "ending"
    told = run.say("saluts-3")
    assert "tenue à table\u00a0: 1 fois" in told and "1 fois" not in before
    assert run.say("saluts-3", kept=7) != told


def test_backstage_still_tells_them_once_the_story_is_over(run: Run) -> None:
    run.story.moment = "ending"
    told = run.say("saluts-3")
    run.story.moment = "over"
    assert run.say("saluts-3") == told
