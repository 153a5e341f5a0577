"""Names of the campaign's people stand whole on every plate of the battle, however many armies there are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from game.app.plan import plan_of
from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.devices import KEYS
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.shell.stage import Stage
    from scenes.shell.window import GameWindow
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]

PEOPLE = ("leopoldine", "ravaudeuse", "paraphe", "personne", "evariste", "apolline", "barnabe", "tancrede")
"""Who sits at a campaign's battle, the longest names first."""
TABLES = range(2, 9)


@pytest.fixture(
    params=[{"language": "fr"}, {"language": "en"}, {"language": "fr", "text_scale": 115}],
    ids=["fr", "en", "fr-large"],
)
def house(raise_house: Raise, request: pytest.FixtureRequest) -> Iterator[GameWindow]:
    made = raise_house(reduced_motion=True, **request.param)
    yield made
    for scene in made.stage.scenes:
        scene.close()


def names(stage: Stage, players: int) -> list[str]:
    return [stage.app.texts(f"person-{one}") for one in PEOPLE[:players]]


def seated(stage: Stage, players: int) -> Couch:
    """One person with the keyboard, bots on the other chairs, each under a name of the campaign."""
    couch = Couch(default_names(stage.app.texts))
    couch.join(KEYS)
    for _ in range(players - 1):
        couch.add_bot("bold", "weak")
    called = zip(couch.sitters, names(stage, players), strict=True)
    return Couch(couch._names, [msgspec.structs.replace(one, name=name) for one, name in called])


def fits(scene: Any, players: int, times: int = 1) -> None:
    """Every name stands there whole, so many times at least, and no word is over another or too small."""
    from scenes.capture.readability import text_problems

    said = [label.text for label in scene.labels()]
    for name in names(scene.stage, players):
        assert said.count(name) >= times, f"{name} is not on its plate: {said}"
    assert text_problems(scene) == []


@pytest.mark.parametrize("players", TABLES)
def test_names_are_whole_on_the_panels_of_armies_with_and_without_a_minimap(
    house: GameWindow, players: int
) -> None:
    from scenes.games.skirmish.table.scene import SkirmishScene

    stage = house.stage
    couch = seated(stage, players)
    table = stage.app.begin(plan_of(couch, "skirmish", {"preset": "short"}, seed=3, first=0), keep=False)
    table.paused = True
    scene = SkirmishScene(stage, table, couch)
    stage.push(scene)
    house.step(0.1)
    fits(scene, players)
    scene.shown.tokens[:] = [28] * players
    for minimap in (True, False):
        scene.frame._lay_column(minimap=minimap)
        scene.frame.refresh()
        fits(scene, players)


@pytest.mark.parametrize("players", TABLES)
def test_names_are_whole_on_the_plaques_before_a_battle(house: GameWindow, players: int) -> None:
    from scenes.games.skirmish.muster.scene import BeforeBattle

    stage = house.stage
    couch = seated(stage, players)
    scene = BeforeBattle(stage, plan_of(couch, "skirmish", {"preset": "short"}, seed=3), couch)
    stage.push(scene)
    house.step(0.1)
    fits(scene, players)


@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_names_are_whole_on_the_tabs_of_who_may_be_named(house: GameWindow, rivals: int) -> None:
    from scenes.games.skirmish.table.naming.tabs import NameTabs, TabFacts
    from scenes.shell.scene import Scene

    couch = seated(house.stage, rivals)

    class Tabs(Scene):
        """The tabs alone, the last one chosen."""

        def build(self) -> None:
            facts = [TabFacts(place, place == rivals - 1, locked=False, bell=True) for place in range(rivals)]
            NameTabs(self.layer(), couch.sitters).show(tuple(facts))

    scene = Tabs(house.stage)
    house.stage.push(scene)
    house.step(0.1)
    fits(scene, rivals)


def test_rows_of_a_question_say_their_names_to_the_end(house: GameWindow) -> None:
    from scenes.games.skirmish.table.answers.choice_sheet import ChoiceFacts, ChoiceSheet
    from scenes.shell.scene import Scene

    stage, who = house.stage, names(house.stage, 8)
    rows = tuple(
        stage.app.texts("skirmish-step-order-first", first=one, second=two)
        for one, two in zip(who, who[1:] + who[:1], strict=True)
    )

    class Question(Scene):
        """The parchment alone."""

        def build(self) -> None:
            ChoiceSheet(self.layer(), self.texts).show(ChoiceFacts("?", "", rows, 1))

    scene = Question(stage)
    stage.push(scene)
    house.step(0.1)
    said = [label.text for label in scene.labels()]
    assert [row for row in rows if row not in said] == []
    fits(scene, 0)
