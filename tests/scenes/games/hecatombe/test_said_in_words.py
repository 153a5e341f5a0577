"""The table says in words what a secret is for, who may free, and how one takes a look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.input.devices import KEYS, KEYS2
from game.input.intents import Intent, Press
from game.rules.hecatombe import questions
from tests.scenes.games.hecatombe.test_band import couple, play_until
from tests.scenes.games.hecatombe.test_hands import at_a_table, hold

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow


def words(scene: Any) -> list[str]:
    """Return everything that is written on the screen."""
    return [label.text for label in scene.labels()]


@at_a_table
@pytest.mark.rule("H-04", "H-20")
def test_the_tray_of_an_oath_says_what_it_counts_for(house: GameWindow) -> None:
    scene = couple(house, "objectives-4", 4)
    why = scene.texts("hecatombe-fan-objectives-why")
    house.step(1 / 30, 3)
    assert why not in words(scene)
    hold(house, KEYS, down=True)
    assert why in words(scene)


@at_a_table
def test_while_one_looks_no_prompt_says_that_one_may(house: GameWindow) -> None:
    scene = couple(house, "objectives-4", 4)
    house.step(1 / 30, 3)
    peek = scene.texts("hecatombe-peek")
    before = words(scene).count(peek)
    hold(house, KEYS, down=True)
    assert words(scene).count(peek) == before - 1


@at_a_table
def test_arrows_are_named_while_an_army_is_chosen_and_while_its_prey_is(house: GameWindow) -> None:
    scene = couple(house, "attack-6", 6)
    play_until(house, scene, questions.ATTACK, 0)
    browse = scene.texts("hecatombe-browse")
    assert browse in words(scene)
    house.stage.press(Press(KEYS, Intent.ACCEPT, True))
    house.step(1 / 30, 3)
    assert scene.hands.controllers[0].army is not None
    shown = {intent for _, player, intent in scene.hands.spots if player == 0}
    assert {Intent.LEFT, Intent.RIGHT} <= shown


@at_a_table
def test_arrows_are_named_while_secret_tiles_are_looked_at(house: GameWindow) -> None:
    scene = couple(house, "objectives-4", 4)
    house.step(1 / 30, 3)
    browse = scene.texts("hecatombe-browse")
    assert browse not in words(scene)
    hold(house, KEYS, down=True)
    assert browse in words(scene)


@at_a_table
def test_prompts_of_an_attack_never_lie_over_captured_tiles(house: GameWindow) -> None:
    scene = couple(house, "attack-6", 6)
    play_until(house, scene, questions.ATTACK, 0)
    scene.shown.captured[0] = list(scene.view.peoples[:9])
    scene.top.refresh(0)
    scene.question.forget()
    house.stage.press(Press(KEYS, Intent.ACCEPT, True))
    house.step(1 / 30, 3)
    assert scene.hands.controllers[0].army is not None
    foot = max(box[0] + box[2] for box, player, intent in scene.hands.spots if intent is Intent.BACK)
    seen = [tile for tile in scene.top.zones[0].plate.captured if tile.alpha]
    assert all(tile.box[0] > foot + 10 for tile in seen)
    assert len(seen) < 9  # some had to give way: the case is hard enough


@at_a_table
@pytest.mark.rule("H-21")
def test_who_may_free_bears_a_rank(house: GameWindow) -> None:
    scene = couple(house, "liberation-3", 3)
    house.step(1 / 30, 3)
    ranks = ["er", "e"]
    assert [scene.texts("hecatombe-first"), scene.texts("hecatombe-second")] == ["1er", "2e"]
    assert sorted(word for word in words(scene) if word in ranks) == sorted(ranks)
    scene.top.centre.crown([0])
    assert not [word for word in words(scene) if word in ranks]


@at_a_table
@pytest.mark.rule("H-05")
def test_the_button_that_looks_is_gone_when_nothing_is_hidden(house: GameWindow) -> None:
    from msgspec.structs import replace

    scene = couple(house, "defence-5", 5)
    house.step(1 / 30, 3)
    panel = scene.top.secrets
    facts = panel._shown
    assert facts is not None

    def marks(**changes: Any) -> int:
        panel.show(replace(facts, **changes))
        return len(panel.layer._marks)

    hidden = marks(device=KEYS2, open_=False)
    assert marks(device=None) < hidden
    assert marks(device=KEYS2, open_=True) == marks(device=None)
    assert marks(device=KEYS2, own=("air-feu",), right=("air-feu",)) == marks(device=None)


@at_a_table
@pytest.mark.rule("H-19")
def test_who_names_a_people_may_still_look_at_his_oaths(house: GameWindow) -> None:
    """The button stands on them beside the fan; no light of the seat shows above it."""
    scene = couple(house, "reveal-2", 2)
    house.step(1 / 30, 3)
    shown, zone = scene.top.secrets._shown, scene.top.zones[scene.base]
    assert scene.hands.fans and shown.device == scene.hands.device_of(scene.base)
    assert not [mark for mark in scene.top.pieces._marks if getattr(mark, "name", "") == "ring_60"]
    zone.light("active")
    assert [mark for mark in scene.top.pieces._marks if getattr(mark, "name", "") == "ring_60"]


@at_a_table
@pytest.mark.rule("H-18")
def test_the_objective_one_points_at_is_lit_large_among_the_others(house: GameWindow) -> None:
    """It moves with the cursor, and is seen in the corner beside those that are counted."""
    from game.input.intents import Intent
    from scenes.games.hecatombe.table.history.objective_scores import objective_columns
    from tests.scenes.match.test_hands import tap

    scene = couple(house, "reveal-4", 4)
    house.step(1 / 30, 3)
    controller, lit = scene.hands.controllers[0], set[tuple[int, int]]()
    for intent in (Intent.UP, Intent.RIGHT, Intent.UP):
        tap(house, scene.hands.device_of(0), intent)
        thing = controller.pointed()
        assert scene.top.pointed == (thing.owner, thing.place)
        glows = [mark for mark in scene.top.corner.layer._marks if getattr(mark, "name", "") == "tile_glow"]
        assert len(glows) == 1
        lit.add(scene.top.pointed)
    assert len(lit) > 1
    columns = objective_columns(scene.shown.objectives, scene.shown.history)
    assert not any(column.pointed for column in columns)
