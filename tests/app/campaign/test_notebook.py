"""The notebook of tells counts what was seen, what came to light and what was so."""

from __future__ import annotations

import pytest

from game.app.campaign.notebook import came_to_light, note_tells
from game.app.campaign.tells import Tell
from game.campaign.story.deed import Deed
from game.campaign.story.state import Relation, Story


def seen(sign: str = "lie", turn: int = 1, *, shown: bool = True, so: bool = True) -> Tell:
    return Tell(1, "isaure", "ruban", shown, so, sign, turn)


def doubted(turn: int, fact: str = "caught-bluff") -> Deed:
    return Deed(fact, "hero", "isaure", "complots", turn=turn)


def story() -> Story:
    return Story("base:cour", 1, relations={"isaure": Relation()})


@pytest.mark.parametrize(
    ("tell", "deeds", "light"),
    [
        (seen(turn=3), [doubted(3)], True),
        (seen(turn=3), [doubted(3, "wrongly-doubted")], True),
        (seen(turn=3), [doubted(4)], False),
        (seen(turn=3), [Deed("caught-bluff", "isaure", "hero", turn=3)], False),
        (seen(), [Deed("promise-kept", "isaure", "hero")], True),
        (seen("aim"), [], True),
        (seen("fear"), [doubted(1)], False),
    ],
)
def test_only_what_everybody_came_to_know_is_proof(tell: Tell, deeds: list[Deed], light: bool) -> None:
    assert came_to_light(tell, deeds) is light


def test_what_was_not_shown_was_not_seen() -> None:
    told = story()
    note_tells(told, [seen(shown=False), seen(turn=2)], [doubted(1), doubted(2)])
    assert told.counts == {"tell-seen.isaure": 1, "tell-proved.isaure": 1, "tell-true.isaure": 1}


@pytest.mark.parametrize(("proved", "true", "known"), [(5, 4, True), (5, 3, False), (4, 4, False)])
def test_a_tell_is_found_out_by_five_that_came_to_light_of_which_four_were_so(
    proved: int, true: int, known: bool
) -> None:
    told = story()
    tells = [seen(turn=turn, so=turn < true) for turn in range(proved)]
    note_tells(told, tells, [doubted(turn) for turn in range(proved)])
    assert ("isaure" in told.known) is known
