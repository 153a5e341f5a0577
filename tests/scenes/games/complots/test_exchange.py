"""An exchange among several people: how it is made is said, and no mark is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.input.intents import Intent, Press
from scenes.games.complots.table import layout

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

in_french = pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True, ids=["fr"])


def consult(house: GameWindow) -> Any:
    """Aurèle consults the Court, among four people."""
    from scenes.capture.setup import match_from_position

    scene = match_from_position("complots", "exchange-4", 4)(house.stage)
    house.stage.push(scene)
    house.step(1 / 30, 3)
    return scene


def tap(house: GameWindow, *intents: Intent, let_go: bool = True) -> None:
    """Press one after the other with the first pad, and let go."""
    from scenes.capture.setup import XBOX

    for intent in intents:
        for down in (True, False) if let_go else (True,):
            house.stage.press(Press(XBOX, intent, down))
        house.step(1 / 30, 3)


def look(house: GameWindow, *, down: bool) -> None:
    """Hold the button of looking, or let it go."""
    from scenes.capture.setup import XBOX

    house.stage.press(Press(XBOX, Intent.PEEK, down))
    house.step(1 / 30, 3)


def said(scene: Any) -> set[str]:
    """Everything that is written on the stage."""
    return {label.text for label in scene.labels()}


@in_french
def test_while_the_cards_are_covered_the_plaque_says_how_they_are_chosen(house: GameWindow) -> None:
    scene = consult(house)
    first = scene.texts("complots-look-first"), scene.texts("complots-then-keep", count=2)
    assert said(scene) >= set(first) and scene.texts("complots-confirm") not in said(scene)
    look(house, down=True)
    assert not said(scene) & set(first)
    assert said(scene) >= {scene.texts("complots-marked", count=2, marked=0), scene.texts("complots-confirm")}
    tap(house, Intent.ACCEPT)
    assert scene.texts("complots-marked", count=2, marked=1) in said(scene)
    look(house, down=False)
    assert said(scene) >= set(first), "covered again, it tells nothing of the mark"


@in_french
def test_a_third_mark_is_refused_and_none_is_lost(house: GameWindow) -> None:
    scene = consult(house)
    look(house, down=True)
    tap(house, Intent.ACCEPT, Intent.RIGHT, Intent.ACCEPT)
    kept = scene.hands.controllers[0].kept
    assert len(kept) == 2 and not scene.hands.whisper
    tap(house, Intent.RIGHT, Intent.ACCEPT)
    assert scene.hands.controllers[0].kept == kept
    assert scene.hands.whisper == scene.texts("refusal-keep-count", count=2)
    chip = next(label for label in scene.labels() if label.text == scene.hands.whisper)
    x, _, w, _ = layout.TICKET
    assert chip.box[0] + chip.box[2] < x or chip.box[0] > x + w, "it stands beside the ticket"


@in_french
def test_a_complete_choice_may_be_confirmed_with_the_cards_covered(house: GameWindow) -> None:
    scene = consult(house)
    look(house, down=True)
    tap(house, Intent.ACCEPT)
    look(house, down=False)
    tap(house, Intent.COUNTER)
    refused = scene.texts("match-peek-first")
    assert scene.view.asks == "exchange" and refused in said(scene), "one card is not two"
    look(house, down=True)
    assert refused not in said(scene)
    place = next(place for place in range(4) if place not in scene.hands.controllers[0].kept)
    scene.hands.controllers[0].cursor = place
    tap(house, Intent.ACCEPT)
    look(house, down=False)
    tap(house, Intent.ACCEPT)
    assert scene.view.asks == "exchange" and refused in said(scene), "marking needs a look"
    tap(house, Intent.COUNTER)
    assert scene.view.asks != "exchange"
