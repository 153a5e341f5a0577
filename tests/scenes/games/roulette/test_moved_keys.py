"""Keys of a shared keyboard change places every round: that is said, and an old one is refused (R-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from game.app.plan import plan_of
from game.input.devices import KEYS, KEYS2
from tests.contract.worlds import laid
from tests.scenes.games.roulette.test_windows import FRAME, press, until

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

pytestmark = [pytest.mark.usefixtures("home"), pytest.mark.rule("R-20")]
POCKET = laid("roulette", "pocket-4")
DEALT = {"animation_speed": 100, "helps": {"dealt_buttons": True}}


def shared(house: GameWindow) -> Any:
    """Two people at one keyboard, asked for their pockets."""
    from scenes.capture.setup import NINTENDO, XBOX, seated_couch

    couch = seated_couch(house.stage, 4, (KEYS, KEYS2, XBOX, NINTENDO))
    table = house.stage.app.begin(plan_of(couch, "roulette", {}, seed=7, position=POCKET), keep=False)
    scene: Any = house.stage.make("match", table, couch)
    house.stage.push(scene)
    house.step(FRAME, 3)
    until(house, scene, lambda: not scene.hands.deaf())
    return scene


@pytest.mark.parametrize(
    "house",
    [DEALT | {"language": "fr", "text_scale": 115}, DEALT | {"language": "en"}],
    indirect=True,
    ids=["fr-large", "en"],
)
def test_a_key_that_means_nothing_this_round_is_refused_and_tells_nothing(house: GameWindow) -> None:
    from scenes.capture.readability import text_problems

    scene = shared(house)
    player = next(one for one in scene.hands.people if one in scene.view.owing)
    slots = scene.secret_slots.of(scene.view.round)
    for old in slots[3:8]:
        press(house, scene, player, old)
        assert scene.hands.refusal == scene.texts("refusal-keys-moved")
        assert not scene.table.drafted
        assert text_problems(scene) == []
        assert [label.text for label in scene.labels()].count(scene.texts("roulette-state-moved")) == 1
    press(house, scene, player, slots[0])
    assert scene.hands.refusal != scene.texts("refusal-keys-moved")


@pytest.mark.parametrize("house", [DEALT | {"language": "en"}], indirect=True, ids=["en"])
def test_the_rounds_after_the_first_begin_with_the_news_of_the_keys(house: GameWindow) -> None:
    from scenes.games.roulette.table.reminders import MOVED_ROUNDS, Reminders

    scene = shared(house)
    view, texts = scene.view, scene.texts
    hint = texts("roulette-hint-keys")
    said = Reminders(texts, lambda: (0,), lambda: True)
    rounds = [replace(view, round=view.round + step) for step in range(MOVED_ROUNDS + 2)]
    assert [said.moved(one) for one in rounds] == ["", *[hint] * MOVED_ROUNDS, ""]
    assert said.moved(rounds[1]) == hint, "Said again when the same question is drawn again."
    alone = Reminders(texts, lambda: (0,))
    assert not any(alone.moved(one) for one in rounds)
