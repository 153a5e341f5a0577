"""Scripts of mods in campaigns: what they are told, what they may wish for, and what is refused."""

from __future__ import annotations

import pytest

from game.campaign.content import Script
from game.campaign.defs.cast import PersonDef, Start
from game.campaign.defs.chapter import CampaignDef, ChapterDef, Way
from game.campaign.defs.cue import Cue
from game.campaign.defs.effect import Effect
from game.campaign.defs.scene import Choice, SceneDef
from game.campaign.story.director import Director
from game.campaign.story.state import Relation, Story, as_saved, from_saved
from game.scripting.hooks.events import ScriptFailed
from game.scripting.hooks.scripts import Script as LuaFile
from game.scripting.hooks.scripts import Scripts


def scene(name: str, moment: str = "before", **more: object) -> SceneDef:
    facts = {"id": f"base:{name}", "kind": "essential", "moment": (moment,), "cue": (Cue(wait=1),), **more}
    return SceneDef(**facts)  # type: ignore[arg-type]


def campaign() -> Script:
    answer = Choice(text="yes", register="vrai", then=(Effect(trust="isaure", add=1),))
    scenes = [
        scene("hello", choice=(answer, Choice(text="no", register="faux"))),
        scene("secret", "called"),
        scene("bye", "won"),
    ]
    chapter = ChapterDef(
        id="base:ball",
        campaign="base:court",
        place="base:gallery",
        night=7,
        game="complots",
        seats=("isaure",),
        next=(Way(),),
    )
    return Script(
        CampaignDef(id="base:court", first="base:ball"),
        {chapter.id: chapter},
        {one.id: one for one in scenes},
        {},
        (),
        {},
        {},
    )


def directed(source: str) -> Director:
    story = Story("base:court", 3, relations={"isaure": Relation()}, path=["base:ball"])
    script = campaign()
    script.persons["isaure"] = PersonDef(id="base:isaure", puppet="comtesse", rival=Start())
    return Director(script, story, Scripts([LuaFile("mine", "campaign/mine.lua", source)]))


def on(hook: str, answer: str) -> str:
    return f"return {{ on = {{ {hook} = function(facts) {answer} end }} }}"


def failures(director: Director) -> list[str]:
    return [one.code for one in director.take() if isinstance(one, ScriptFailed)]


def test_a_script_hears_a_chapter_and_may_change_how_somebody_stands() -> None:
    wish = "return { { wish = 'effect', fear = 'isaure', add = facts.night } }"
    director = directed(on("chapter", wish))
    director.turn_page()
    assert director.story.relation("isaure") == Relation(fear=7)


def test_a_script_hears_what_was_chosen_and_may_call_a_scene() -> None:
    wish = (
        "if facts.register == 'vrai' and facts.relations.isaure.trust == 1 then "
        "return { { wish = 'effect', go = 'base:secret' }, "
        "{ wish = 'remember', key = 'told', value = facts.choice } } "
        "end return {}"
    )
    director = directed(on("scene", wish))
    director.turn_page()
    director.choose(0)
    assert director.story.called == ["base:secret"] and failures(director) == []
    assert from_saved(as_saved(director.story)).memory.of("mine") == {"told": 1}


def test_without_the_honest_answer_the_same_script_calls_nothing() -> None:
    wish = "if facts.register == 'vrai' then return { { wish = 'effect', go = 'base:secret' } } end return {}"
    director = directed(on("scene", wish))
    director.turn_page()
    director.choose(1)
    assert director.story.called == []


def test_a_script_hears_how_the_match_ended() -> None:
    wish = "return { { wish = 'effect', count = 'seals-of-mine', add = facts.won and facts.tries or 0 } }"
    director = directed(on("match", wish))
    director.turn_page()
    director.choose(1)
    director.next()
    director.sit_down("one")
    director.sit_down("two")
    director.played(won=True)
    assert director.story.counts["seals-of-mine"] == 2


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ("trust = 'nobody', add = 1", "wish-no-person"),
        ("go = 'base:nowhere'", "wish-no-scene"),
        ("trust = 'isaure'", "bad-wish"),
        ("trust = 'isaure', add = 900", "bad-wish"),
        ("trust = 'isaure', fear = 'isaure', add = 1", "bad-wish"),
        ("crown = 'isaure'", "bad-wish"),
    ],
)
def test_a_wish_that_means_nothing_is_refused_and_the_story_goes_on(wish: str, code: str) -> None:
    director = directed(on("chapter", f"return {{ {{ wish = 'effect', {wish} }} }}"))
    before = dict(director.story.relations)
    director.turn_page()
    assert failures(director) == [code]
    assert director.story.relations == before and director.story.moment == "before"


def test_a_script_that_hangs_is_stopped_and_the_mistake_is_counted() -> None:
    director = directed(on("scene", "while true do end"))
    director.turn_page()
    director.choose(0)
    assert failures(director) == ["call-budget"] and director.story.memory.strikes == {"mine": 1}
