"""The director: page, scenes, match, scenes, the next chapter, and the end; only answers change a story."""

from __future__ import annotations

import pytest

from game.campaign.content import Script
from game.campaign.defs.chapter import Way
from game.campaign.defs.condition import Condition
from game.campaign.defs.cue import Cue
from game.campaign.defs.effect import Effect
from game.campaign.story.deed import Deed
from game.campaign.story.director import Director, Over, Page, Play, Telling, begin
from game.campaign.story.state import Story, as_saved, from_saved
from tests.campaign.small import BALL, ENTER, chapter, choice, ending, scene, small

WON = Condition(fact="seals", at_least=1)


def directed(script: Script | None = None, seed: int = 1) -> Director:
    script = script or small()
    return Director(script, begin(script, seed))


def shown(director: Director) -> str:
    match director.next():
        case Page(chapter):
            return f"page {chapter.name}"
        case Telling(scene):
            return scene.name
        case Play():
            return "match"
        case Over(ending):
            return f"over {ending}"


def lived(director: Director, *, won: bool = True, deeds: tuple[Deed, ...] = ()) -> list[str]:
    """Everything that is shown from here to the end; the first open answer is taken."""
    told = [shown(director)]
    while not isinstance(now := director.next(), Over):
        match now:
            case Page():
                director.turn_page()
            case Telling() if now.scene.choice:
                director.choose(now.open.index(True))
            case Telling():
                director.heard()
            case Play():
                director.sit_down("")
                director.played(won, deeds)
        told.append(shown(director))
    return told


def test_a_story_goes_from_its_page_to_its_end() -> None:
    ends = ["curtain", "over base:end"]
    assert lived(directed()) == ["page ball", "greeting", "match", "victory", *ends]
    assert lived(directed(), won=False) == ["page ball", "greeting", "match", "defeat", *ends]


def test_asking_changes_nothing_and_what_is_shown_stays() -> None:
    director = directed()
    director.turn_page()
    first, before = director.next(), as_saved(director.story)
    assert director.next() == first == director.next() and as_saved(director.story) == before


def test_a_story_that_is_saved_at_any_point_goes_on_the_same() -> None:
    script = small(
        scenes=[scene("more", choice=(choice("yes", Effect(trust="isaure", add=1)), choice("no")))]
    )
    whole = lived(directed(script))
    again = Director(script, begin(script, 1))
    told = [shown(again)]
    while not isinstance(now := again.next(), Over):
        match now:
            case Page():
                again.turn_page()
            case Telling():
                again.choose(0) if now.scene.choice else again.heard()
            case Play():
                again.played(True)
        again = Director(script, from_saved(as_saved(again.story)))
        told.append(shown(again))
    assert told == whole


def test_the_first_way_that_holds_is_taken() -> None:
    ways = (Way(to="base:up", when=(WON,)), Way(to="base:down"))
    script = small(chapters=[chapter(next=ways), chapter("up"), chapter("down")])
    for won, name in ((True, "up"), (False, "down")):
        assert f"page {name}" in lived(directed(script), won=won)


def test_the_first_ending_that_holds_is_taken_by_its_order() -> None:
    rich = ending("rich", order=1, when=(WON,), scene="base:gold")
    script = small(endings=[rich], scenes=[scene("gold", "called", chapter=())])
    assert lived(directed(script))[-2:] == ["gold", "over base:rich"]
    assert lived(directed(script), won=False)[-2:] == ["curtain", "over base:end"]


def test_an_ending_opens_as_the_last_match_was() -> None:
    ways = {way: (Effect(go=f"base:{way}"), Effect(count="bread", add=1)) for way in ("gold", "dust")}
    rich = ending("rich", order=1, won=ways["gold"], lost=ways["dust"])
    script = small(endings=[rich], scenes=[scene(way, "called", chapter=()) for way in ways])
    assert rich.calls == ("base:gold", "base:dust", "base:curtain")
    assert lived(directed(script))[-3:] == ["gold", "curtain", "over base:rich"]
    lost = directed(script)
    assert lived(lost, won=False)[-3:] == ["dust", "curtain", "over base:rich"]
    assert lost.story.counts["bread"] == 1


def test_a_called_scene_whose_conditions_do_not_hold_is_passed_over() -> None:
    goes = tuple(Effect(go=f"base:{way}") for way in ("gold", "dust"))
    calling = scene("curtain", "called", chapter=(), then=goes)
    ways = [
        scene("gold", "called", chapter=(), when=(WON,)),
        scene("dust", "called", chapter=(), when=(Condition(fact="seals", at_most=0),)),
    ]
    script = small(scenes=[calling, *ways])
    assert lived(directed(script))[-3:] == ["curtain", "gold", "over base:end"]
    assert lived(directed(script), won=False)[-3:] == ["curtain", "dust", "over base:end"]


def asked(*choices: object) -> Director:
    both = tuple(choices) or (choice("yes"), choice("no"))
    director = directed(small(scenes=[scene("more", weight=9, choice=both)]))
    director.turn_page()
    assert shown(director) == "more"
    return director


def test_a_choice_has_its_consequences_and_is_remembered() -> None:
    director = asked(choice("yes", Effect(trust="isaure", add=2), Effect(go="base:greeting")), choice("no"))
    director.choose(0)
    story = director.story
    assert story.relation("isaure").trust == 2 and story.counts["vrai"] == 1
    assert (story.chosen[0].scene, story.chosen[0].choice, story.chosen[0].text) == ("base:more", 0, "yes")
    assert shown(director) == "greeting"


def test_closed_choices_and_those_that_are_too_dear_are_refused() -> None:
    closed = choice("c", when=(Condition(fact="oath"),), reason="why")
    director = asked(choice("yes"), closed, choice("dear", cost=2))
    director.story.counts["favours"] = 1
    telling = director.next()
    assert isinstance(telling, Telling) and telling.open == (True, False, False)
    for number, code in ((1, "closed-choice"), (2, "closed-choice"), (3, "no-choice"), (-1, "no-choice")):
        with pytest.raises(ValueError, match=f"campaign-{code}"):
            director.choose(number)
    with pytest.raises(ValueError, match="campaign-choose-first"):
        director.heard()
    director.story.counts["favours"] = 2
    director.choose(2)
    assert director.story.counts["favours"] == 0


def test_a_caused_scene_tells_by_which_deeds() -> None:
    why = scene(
        "why", "lost", kind="caused", when=(Condition(fact="doubted", by="me", of="isaure"),), weight=1
    )
    director = directed(small(scenes=[why]))
    deed = Deed("doubted", "hero", "isaure", "complots", turn=4)
    told = lived(director, won=False, deeds=(deed,))
    assert "why" in told and "why" not in lived(directed(small(scenes=[why])), won=False)
    assert director.story.deeds[0].chapter == 0


def test_lines_are_drawn_once_and_are_the_same_when_the_scene_is_opened_again() -> None:
    script = small(scenes=[scene("greeting", cue=(*ENTER, Cue(draw="isaure"), Cue(draw="isaure")))])
    director = directed(script)
    director.turn_page()
    first = director.next()
    assert isinstance(first, Telling) and len({one.id for one in first.lines}) == 2
    again = Director(script, from_saved(as_saved(director.story))).next()
    assert isinstance(again, Telling) and again.lines == first.lines


def test_after_two_losses_the_next_match_is_tilted_until_one_is_won() -> None:
    far = [
        chapter(next=(Way(to="base:c1"),)),
        *(chapter(f"c{n}", next=(Way(to=f"base:c{n + 1}"),)) for n in range(1, 5)),
    ]
    director = directed(small(chapters=[*far, chapter("c5")]))
    tilts = []
    while not isinstance(now := director.next(), Over):
        match now:
            case Page():
                director.turn_page()
            case Play(_, tilt):
                tilts.append(tilt)
                director.played(len(tilts) == 3)
            case Telling():
                director.heard()
    assert tilts == [False, False, True, False, False, True]


def test_the_tries_of_a_match_are_counted() -> None:
    director = directed()
    director.turn_page()
    director.heard()
    assert shown(director) == "match"
    for name in ("first", "second"):
        director.sit_down(name)
    assert (director.story.match, director.story.tries) == ("second", 2)
    director.played(True, seconds=8.0)
    (result,) = director.story.results
    assert (result.chapter, result.won, result.tries, result.seconds) == (BALL, True, 2, 8.0)
    assert (director.story.match, director.story.tries) == ("", 0)


def test_a_new_story_begins_as_its_campaign_says() -> None:
    story = begin(small(), 5, "Alix", "m")
    assert isinstance(story, Story) and (story.name, story.gender, story.path) == ("Alix", "m", [BALL])
    assert story.relation("isaure").trust == 0 and story.version == 1
