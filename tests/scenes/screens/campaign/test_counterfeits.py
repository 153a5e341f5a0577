"""At the places of rivals whose fakes are known stands that they are; at no others, and nothing covers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.app.campaign.tells import Tell
from game.app.games import GAMES
from game.campaign.story.intrigue.counterfeits import warn
from game.input.devices import KEYS
from scenes.match.scene import MatchScene
from scenes.screens.campaign.flow import go_on
from scenes.screens.campaign.posing import posed_run
from scenes.screens.campaign.tells import show_tell
from tests.scenes.screens.campaign.reading import behind_curtain, words
from tests.scenes.screens.title.house import faults, raise_house

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]


def at_table(house: GameWindow, game: str, *warned: str) -> MatchScene:
    """The match of the first chapter of a game, at which everybody fakes; the hero is warned of some."""
    run = posed_run(house.stage, 1, moment="match")
    story, chapters = run.story, run.script.chapters
    story.path = [next(id for id, one in chapters.items() if one.game == game)]
    story.faking = [*run.director.chapter.seats]
    for rival in warned:
        warn(story, rival)
    go_on(house.stage, run, KEYS)
    scene = behind_curtain(house)
    assert isinstance(scene, MatchScene)
    return scene


def seats(scene: MatchScene) -> int:
    """How many rivals sit at the table."""
    return len(scene.sitters) - 1


@pytest.mark.parametrize("game", list(GAMES))
def test_a_chip_stands_where_the_hero_was_warned(raise_house: Raise, game: str) -> None:
    house = raise_house(animation_speed=0)
    scene = at_table(house, game, "tancrede", "barnabe", "isaure", "evariste", "leopoldine")
    assert scene.texts("market-counterfeit") in words(scene) and len(scene.betrayals.brands) == seats(scene)
    assert faults(scene) == []
    house.step(1 / 30, 240)
    assert scene.texts("market-counterfeit") not in words(scene) and len(scene.betrayals.brands) == seats(
        scene
    )


def test_without_a_warning_nothing_is_told_apart(raise_house: Raise) -> None:
    scene = at_table(raise_house(animation_speed=0), "complots")
    assert scene.texts("market-counterfeit") not in words(scene) and not scene.betrayals.brands


@pytest.mark.parametrize("warned", [True, False])
def test_a_tell_of_a_known_fake_is_called_one(raise_house: Raise, warned: bool) -> None:
    scene = at_table(raise_house(animation_speed=0), "complots", *["isaure"] * warned)
    run = scene.stage.guest.run  # type: ignore[union-attr]
    told = scene.texts("tell-ruban")
    show_tell(scene, run, Tell(1, "isaure", "ruban", True, True, "lie", 1))
    fake = scene.texts("market-faked-tell", tell=told)
    assert [*scene.betrayals.said] == [fake if warned else told]
