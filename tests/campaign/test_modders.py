"""A mod writes for our persons without touching our files, and tells a story of its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from game.app.app import App
from game.app.campaign.checks import Known, check_campaign
from game.campaign import campaigns, script_of
from game.campaign.defs.cast import HERO
from game.campaign.story.deed import Deed
from game.campaign.story.director import Director, Over, Page, Play, Telling, begin
from game.mods.texts import LANGUAGES
from game.saves.settings import Settings
from tests.campaign.court import BASE, COURT

EXAMPLE = Path(__file__).resolve().parents[2] / "assets" / "manual" / "examples" / "campaign"
OWN = "manual-campaign:ourlet"
TAILOR, SAID = "manual-campaign:bal-tailleur", "manual-campaign:tailleur-isaure"


@cache
def house() -> App:
    """The house with the example of the manual in it."""
    return App([BASE, EXAMPLE], Settings(language="en"))


def after_the_ball(*deeds: Deed) -> list[Telling]:
    """What is told in our first chapter, which is lost, with some deeds; the first open answer is taken."""
    script = script_of(house().catalog, COURT)
    director, told = Director(script, begin(script, 3)), []
    while isinstance(shown := director.next(), Page | Telling | Play) and director.story.number == 0:
        match shown:
            case Page():
                director.turn_page()
            case Play():
                director.sit_down("")
                director.played(False, deeds)
            case Telling():
                told.append(shown)
                if shown.scene.choice:
                    director.choose(shown.open.index(True))
                else:
                    director.heard()
    return told


def test_a_scene_and_a_line_of_a_mod_are_told_among_ours() -> None:
    doubt = Deed("doubted", HERO, "isaure", "complots", turn=2)
    (scene,) = [one for one in after_the_ball(doubt) if one.scene.id == TAILOR]
    assert [one.id for one in scene.lines] == [SAID] and scene.open == (True, False)
    assert [one.fact for one in scene.cause] == ["doubted"]


def test_they_wait_for_their_cause() -> None:
    told = after_the_ball()
    assert told and TAILOR not in [one.scene.id for one in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_their_words_are_there_in_both_languages(language: str) -> None:
    app = house()
    app.texts.speak(language)
    said = [app.texts(key) for key in ("tailleur-1", "line-tailleur-isaure", "person-fil.title")]
    assert len({*said}) == 3 and not {*said} & {"tailleur-1", "line-tailleur-isaure", "person-fil.title"}
    app.texts.speak("en")


def test_a_story_of_ones_own_is_found_beside_ours_and_comes_to_its_end() -> None:
    assert [one.id for one in campaigns(house().catalog)] == [COURT, OWN]
    script = script_of(house().catalog, OWN)
    director = Director(script, begin(script, 1))
    told = []
    while not isinstance(shown := director.next(), Over):
        match shown:
            case Page():
                director.turn_page()
            case Play():
                director.sit_down("")
                director.played(True)
            case Telling():
                told.append(shown.scene.name)
                director.heard()
    assert told == ["soir-avant", "soir-apres", "soir-fin"] and shown.ending == "manual-campaign:cousu"
    assert director.story.relation("fil").trust == 2


def test_the_example_proves_what_every_campaign_must_prove() -> None:
    found = check_campaign(house().catalog, OWN, Known(), runs=60)
    assert [str(one) for one in found if one.severity == "error"] == []
    assert {"campaign-few-lines", "campaign-never-draws"} <= {one.code for one in found}, "it is a short one"
