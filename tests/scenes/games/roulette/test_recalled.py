"""After a resize or a resume the stage of Roulette stands as it stood: figures, last sentence, hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from scenes.games.roulette.table.clips.recalled import Recalled
from tests.contract.worlds import laid
from tests.scenes.games.roulette.test_windows import sat, until

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

CALM_SECONDS = 3.2
"""Seconds after which every sentence has been read and every flourish has ended."""
pytestmark = [
    pytest.mark.usefixtures("home"),
    pytest.mark.parametrize("house", [{"language": "fr", "animation_speed": 100}], indirect=True, ids=["fr"]),
]


def calmed(house: GameWindow, scene: Any) -> Any:
    """Let the picture come to rest while no time runs at the table; return the stage as it stands."""
    scene.table.paused = True
    until(house, scene, lambda: bool(scene.timeline.idle), seconds=60.0)
    house.step(0.1, round(CALM_SECONDS / 0.1))
    top = scene.top
    return {
        "figures": (top.front.busts.at(0), top.front.busts.at(1)),
        "sentence": top.front.voice.words,
        "banner": top.banner.words,
        "phase": top.ribbon.phase,
        "chambers": top.cylinder.marks,
        "pistols": [pistol.up for pistol in top.front.pistols.pair],
        "hands": sorted(top.front.judge._raised) if scene.view.accusing else [],
        "accusers": scene.animator.accusers if scene.view.accusing else [],
        "cards": scene.animator.seen_cards,
        "strip": scene.shown.blows,
        "awaited": top.front.asked._shown,
        "played": top.front.played.card,
    }


def test_a_stage_made_anew_stands_as_the_old_one_stood(house: GameWindow) -> None:
    from game.app.plan import plan_of
    from scenes.capture.setup import seated_couch

    couch = seated_couch(house.stage, 5, (None,) * 5)
    table = house.stage.app.begin(plan_of(couch, "roulette", {}, seed=3), keep=False)
    table.pace = 0.0
    scene: Any = house.stage.make("match", table, couch)
    house.stage.push(scene)
    met = set()
    for _ in range(10):
        ticks = table.ticks
        table.paused = False
        while table.ticks < ticks + 9 and table.outcome is None:
            house.step(0.1)
        if table.outcome is not None:
            break
        before = calmed(house, scene)
        scene.rebuild()
        assert calmed(house, scene) == before, "after a resize"
        scene.go_on_anew()
        scene = house.stage.scene
        assert calmed(house, scene) == before, "after a resume"
        met.add(scene.view.asks)
    assert len(met) > 4


@pytest.mark.rule("R-09")
def test_the_hands_of_those_who_accuse_are_up_again(house: GameWindow) -> None:
    scene = sat(house, laid("roulette", "gather-4"))
    assert scene.view.accusing
    before = calmed(house, scene)
    assert before["hands"] == sorted(before["accusers"]) == sorted(scene.view.accusing)
    scene.rebuild()
    assert calmed(house, scene) == before


def test_a_stage_that_forgot_its_story_would_stand_otherwise(house: GameWindow) -> None:
    from game.rules.roulette import events as happened

    phrases = Silent()
    story = [
        happened.RoundBegan(1, (0, 1, 2, 3)),
        happened.PocketShown(3, (2,), False),
        happened.CardsDrawn(3, ("?",)),
    ]
    told = Recalled(phrases, 4, story)  # type: ignore[arg-type]
    assert told.pair == [2, 3] and told.news == "PocketShown drawn"
    fell = Recalled(phrases, 4, [*story, happened.CharacterDied(3, 2), happened.LeftRound(3)])  # type: ignore[arg-type]
    assert fell.pair == [2, None] and fell.news == ""
    assert Recalled(phrases, 4, ()).pair == [None, None]  # type: ignore[arg-type]


class Silent:
    """Phrases that say what they are asked for, and nothing else."""

    def tell(self, event: Any) -> str:
        return type(event).__name__

    def drawn(self, events: Any) -> str:
        return "drawn"
