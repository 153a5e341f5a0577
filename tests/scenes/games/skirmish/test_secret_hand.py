"""One's own cards are seen while one looks, and the tag is turned there: nobody else learns of either."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.app.games.battle_moments import ALWAYS, ASKED
from game.app.plan import MatchPlan
from game.input.devices import KEYS, MOUSE
from game.input.intents import Intent, Press
from tests.app.conftest import chairs
from tests.contract.worlds import laid
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.games.skirmish.table.scene import SkirmishScene
    from scenes.shell.window import GameWindow
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]
LOOKER, OTHER = 1, 2


def seated(house: GameWindow) -> tuple[SkirmishScene, Any]:
    """A naming of another: the second player has the keys, the third the mouse."""
    from game.couch.couch import Couch
    from game.couch.names import default_names
    from scenes.games.skirmish.table.offers.secret_hand import SecretHand
    from scenes.games.skirmish.table.scene import SkirmishScene

    couch = Couch(default_names(house.stage.app.texts))
    couch.add_bot("bold", "weak")
    couch.join(KEYS)
    couch.join(MOUSE)
    plan = MatchPlan("skirmish", chairs("bhh"), 4, position=laid("skirmish", "showcase-3"))
    scene = SkirmishScene(house.stage, house.stage.app.begin(plan, keep=False), couch)
    scene.table.paused = True
    house.stage.push(scene)
    for _ in range(8):
        house.step(0.1)
    return scene, next(part for part in scene.parts if isinstance(part, SecretHand))


def said(scene: SkirmishScene) -> str:
    return " ".join(label.text for label in scene.labels())


@pytest.mark.rule("S-19")
def test_cards_are_seen_while_their_owner_looks_and_covered_by_anybody_else(raise_house: Raise) -> None:
    house = raise_house(reduced_motion=True)
    scene, _ = seated(house)
    cards = scene.table.seats[LOOKER].view.hand
    names = [house.stage.app.texts(f"name-{card}") for card in cards]
    assert cards and not any(name in said(scene) for name in names)
    scene.press(Press(KEYS, Intent.PEEK, True))
    house.step(0.1)
    assert names[0].split()[0] in said(scene) and "Me demander" in said(scene)
    scene.press(Press(KEYS, Intent.RIGHT, True))
    house.step(0.1)
    assert names[1 % len(names)].split()[0] in said(scene)
    scene.press(Press(MOUSE, Intent.ACCEPT, True))
    house.step(0.1)
    assert "Me demander" not in said(scene)
    scene.close()


@pytest.mark.rule("S-20")
def test_the_tag_is_turned_in_secret_and_every_press_sounds_alike(raise_house: Raise) -> None:
    house = raise_house(reduced_motion=True)
    scene, part = seated(house)
    heard: list[str] = []
    scene.sounds.play = lambda name, **more: heard.append(name)
    moments = scene.table.moments
    assert not part.press(LOOKER, Press(KEYS, Intent.DOWN, True)), "who does not look turns nothing"
    scene.press(Press(KEYS, Intent.PEEK, True))
    heard.clear()
    for intent in (Intent.DOWN, Intent.RIGHT, Intent.UP, Intent.UP):
        scene.press(Press(KEYS, intent, True))
        house.step(0.1)
    assert heard == ["focus"] * 4
    assert moments.marks_of(LOOKER) == {ALWAYS} and not moments.marks_of(OTHER)
    assert "toujours" in said(scene)
    scene.press(Press(KEYS, Intent.DOWN, True))
    scene.press(Press(KEYS, Intent.DOWN, True))
    assert moments.marks_of(LOOKER) == {ASKED}
    scene.press(Press(KEYS, Intent.PEEK, False))
    house.step(0.1)
    assert "Me demander" not in said(scene) and moments.marks_of(LOOKER) == {ASKED}
    scene.close()
