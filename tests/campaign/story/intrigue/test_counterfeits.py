"""Rivals whose tells were used against them twice fake them in act three, for one chapter, and no longer."""

from __future__ import annotations

import msgspec
import pytest

from game.campaign.content import Script
from game.campaign.defs.chapter import Way
from game.campaign.defs.condition import Condition
from game.campaign.defs.scene import SceneDef
from game.campaign.story.asking import Asking
from game.campaign.story.deed import Deed
from game.campaign.story.director import Director, Page, Telling, begin
from game.campaign.story.intrigue.counterfeits import known_fakes, warn
from game.campaign.story.salience import open_scenes
from game.campaign.story.state import as_saved, from_saved
from game.campaign.story.troupe.heroes import join
from tests.campaign.court import the_court
from tests.campaign.small import chapter, scene, small

CAUGHT = Deed("caught-bluff", "hero", "isaure", "complots", turn=2)


def evenings(name: str) -> list[SceneDef]:
    """The scenes of one more chapter."""
    return [scene(f"{name}-{one}", one, chapter=(f"base:{name}",)) for one in ("before", "won", "lost")]


def three_chapters(act: int = 3) -> Script:
    """The ball, then two chapters of an act, all with Isaure."""
    ball = chapter(next=(Way(to="base:second"),))
    more = [
        chapter("second", act=act, next=(Way(to="base:third"),)),
        chapter("third", act=act),
    ]
    return small(chapters=(ball, *more), scenes=[*evenings("second"), *evenings("third")])


def directed(script: Script, *known: str) -> Director:
    story = begin(script, 1)
    story.known += known
    return Director(script, story)


def play(director: Director, *deeds: Deed) -> None:
    """Live a chapter from its page to the next."""
    number = director.story.number
    while director.story.number == number:
        match director.next():
            case Page():
                director.turn_page()
            case Telling():
                director.heard()
            case _:
                director.sit_down("")
                director.played(True, deeds)


@pytest.mark.parametrize(
    ("known", "deeds", "fakes"),
    [
        (("isaure",), (CAUGHT, CAUGHT), True),
        (("isaure",), (Deed("caught-bluff", "hero", "isaure", amount=2),), True),
        (("isaure",), (CAUGHT,), False),
        ((), (CAUGHT, CAUGHT), False),
        (("isaure",), (Deed("caught-bluff", "isaure", "hero", amount=2),), False),
        (("isaure",), (Deed("wrongly-doubted", "hero", "isaure", amount=2),), False),
    ],
)
def test_two_lies_caught_by_a_known_tell_are_reason_enough(
    known: tuple[str, ...], deeds: tuple[Deed, ...], fakes: bool
) -> None:
    director = directed(three_chapters(), *known)
    play(director, *deeds)
    assert director.story.faking == ["isaure"] * fakes
    assert Asking(director.story).holds(Condition(fact="tell-faked", of="isaure")) is fakes


def test_nobody_fakes_before_act_three_but_a_reason_keeps() -> None:
    script = three_chapters(act=2)
    script.chapters["base:third"] = chapter("third", act=3)
    director = directed(script, "isaure")
    play(director, CAUGHT, CAUGHT)
    assert not director.story.faking
    play(director)
    assert director.story.faking == ["isaure"]


def test_it_lasts_for_one_chapter() -> None:
    director = directed(three_chapters(), "isaure")
    play(director, CAUGHT, CAUGHT)
    warn(director.story, "isaure")
    assert from_saved(as_saved(director.story)).faking == ["isaure"]
    play(director)
    assert not director.story.faking and not known_fakes(director.story)
    assert director.story.counts["tell-faked.isaure"] == 1


def test_only_who_was_warned_of_a_fake_knows_of_it() -> None:
    director = directed(three_chapters(), "isaure")
    warn(director.story, "isaure")
    assert not known_fakes(director.story)
    play(director, CAUGHT, CAUGHT)
    assert not known_fakes(director.story)
    warn(director.story, "isaure")
    assert known_fakes(director.story) == ("isaure",)
    assert Asking(director.story).holds(Condition(fact="warned", of="isaure"))


def test_who_has_no_tell_has_nothing_to_fake() -> None:
    script = three_chapters()
    script.persons["isaure"] = msgspec.structs.replace(script.persons["isaure"], tell=None)
    director = directed(script, "isaure")
    play(director, CAUGHT, CAUGHT)
    assert not director.story.faking


@pytest.mark.parametrize("faked", [True, False])
def test_at_the_question_the_guest_has_seen_that_somebody_faked(faked: bool) -> None:
    script = the_court()
    story = begin(script, 1)
    story.path, story.moment = ["base:question"], "won"
    if faked:
        story.counts["tell-faked.evariste"] = 1
    here = open_scenes(story, script.scenes_of("base:question"), {})
    assert ("base:question-fausse" in [one.id for one in here]) is faked


RIVALS = ("isaure", "tancrede", "evariste", "leopoldine", "barnabe")
DOUBTED = [Deed("caught-bluff", "hero", one, "complots", amount=2) for one in RIVALS]


def at_the_table_scene(*fakes: str) -> Director:
    """A story at the page of a chapter of act three with five rivals, some of whom fake."""
    script, act = the_court(), "base:table"
    story = begin(script, 1)
    story.path, story.known = ["base:rite"], [*fakes]
    story.moment, story.seated = "match", ["apolline", *RIVALS]
    director = Director(script, story)
    director.sit_down("")
    director.played(True, [one for one in DOUBTED if one.of in fakes])
    story.scene, story.called, story.told = "", [], {"essential": 99}
    while isinstance(shown := director.next(), Telling):
        if shown.scene.choice:
            director.choose(shown.open.index(True))
        else:
            director.heard()
    assert story.chapter == act and story.faking == [one for one in RIVALS if one in fakes]
    return director


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_a_joiner_pushes_out_nobody_who_is_to_fake(heroes: int) -> None:
    """There are six chairs: the joiners take those of rivals who play openly."""
    director = at_the_table_scene("leopoldine", "barnabe")
    story = director.story
    assert director.chapter.seats == ("isaure", "tancrede", "evariste", "leopoldine", "barnabe")
    for number in range(1, heroes):
        join(director.script, story, f"Friend {number}", "m", f"pad {number}")
    assert {"leopoldine", "barnabe"} <= {*director.chapter.seats} and len(
        director.chapter.seats
    ) == 6 - heroes
    director.turn_page()
    assert story.faking == ["leopoldine", "barnabe"] and {*story.faking} <= {*director.chapter.seats}


def test_who_is_pushed_out_all_the_same_fakes_another_time() -> None:
    director = at_the_table_scene("evariste", "leopoldine", "barnabe")
    story = director.story
    for number in range(1, 4):
        join(director.script, story, f"Friend {number}", "m", f"pad {number}")
    director.turn_page()
    assert director.chapter.seats == ("evariste", "leopoldine") and story.faking == ["evariste", "leopoldine"]
    assert (story.counts["tell-faked.barnabe"], story.counts["tell-used.barnabe"]) == (0, 2)
    assert (story.counts["tell-faked.evariste"], story.counts["tell-used.evariste"]) == (1, 0)
    asked = Asking(story)
    assert not asked.holds(Condition(fact="tell-faked", of="barnabe"))
