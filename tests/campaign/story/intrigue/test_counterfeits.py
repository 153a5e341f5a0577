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
