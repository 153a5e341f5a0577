"""How long a round lasts when nobody presses anything, and what runs under the open windows (R-21)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from game.core.rules import Event
from game.rules.roulette import events as happened
from game.rules.roulette.questions import CARDS
from tests.contract.worlds import laid
from tests.scenes.match.theatre import EVERYBODY

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

FRAME = 1 / 30
LONGEST = 200.0
pytestmark = [
    pytest.mark.usefixtures("home"),
    pytest.mark.parametrize("house", [{"language": "fr", "animation_speed": 100}], indirect=True, ids=["fr"]),
]


def alone(house: GameWindow, position: str) -> Any:
    """Four people who press nothing, in front of a position."""
    from game.app.plan import plan_of
    from scenes.capture.setup import seated_couch

    couch = seated_couch(house.stage, 4, EVERYBODY)
    table = house.stage.app.begin(plan_of(couch, "roulette", {}, seed=7, position=position), keep=False)
    scene = house.stage.make("match", table, couch)
    house.stage.push(scene)
    return scene


def passing(house: GameWindow, scene: Any) -> Iterator[tuple[float, list[Event]]]:
    """Frame by frame: how many seconds have passed, and what has happened."""
    seconds = 0.0
    while seconds < LONGEST and scene.table.outcome is None:
        known = len(scene.table.public.story)
        house.step(FRAME)
        seconds += FRAME
        yield seconds, list(scene.table.public.story[known:])


def moments(house: GameWindow, scene: Any, last: type[Event]) -> list[tuple[float, Event]]:
    """What happens up to an event, and when."""
    found: list[tuple[float, Event]] = []
    for seconds, events in passing(house, scene):
        found += [(seconds, event) for event in events]
        if any(isinstance(event, last) for event in events):
            return found
    raise AssertionError(f"Nothing of the kind: {found[-5:]}")


ROUND = 81.2
"""Measured: a round of four in which nobody presses anything, in seconds. 30 for the pockets and 30 for the
bets are their time limits, 10 that of the accusations; the spin, the dice and two windows take 6.6, the count
of the points 4.6: each plaque reckons its gain for 2.5."""
SHOT = 5.9
"""Measured: from one shot to the next. The call takes .4, the window 2; fire and the next window 3.5."""
SLACK = 1.0
SHOTS = (
    laid("roulette", "shot-4").replace('turned = "CC"\nbarrel = "CCBC"', 'turned = "CC"\nbarrel = "CCCB"')
).replace("BBCB", "CCBB")
"""Aurèle holds his last shot, Delphine falls in her fifth."""
BARREN = SHOTS.replace(
    '["pistolet_a_air", "medecin", "encore_un"]', '["passe_passe", "vol_a_la_tire", "chargeur"]'
)
"""The same, with a hand that fits in none of these windows."""


@pytest.mark.rule("R-21", "R-33")
def test_a_round_in_which_nobody_presses_anything_lasts_as_long_as_its_clocks(house: GameWindow) -> None:
    found = moments(house, alone(house, laid("roulette", "pocket-4")), happened.RoundBegan)
    assert found[-1][0] == pytest.approx(ROUND, abs=SLACK)
    spun = next(at for at, event in found if isinstance(event, happened.BarrelsSpun))
    bets = next(at for at, event in found if event == happened.PhaseBegan("bet"))
    assert bets - spun == pytest.approx(2.0, abs=0.1), "The spin runs under the window and adds nothing."


@pytest.mark.rule("R-21")
def test_the_count_runs_under_the_window_before_a_shot(house: GameWindow) -> None:
    scene = alone(house, SHOTS)
    counted, found = 0, list[tuple[float, Event]]()
    for seconds, events in passing(house, scene):
        if scene.view.asks in CARDS and scene.timeline.idle and scene.animator.suspense:
            counted += 1
        found += [(seconds, event) for event in events]
        if any(isinstance(event, happened.CharacterDied) for event in events):
            break
    assert counted * FRAME > 3, "While it counts, cards can be played."
    shots = [at for at, event in found if isinstance(event, happened.Fired) and event.player == 3]
    assert [later - at for at, later in pairwise(shots)] == [
        pytest.approx(SHOT, abs=SLACK) for _ in shots[1:]
    ]


@pytest.mark.rule("R-20", "R-21")
def test_time_tells_nothing_of_hands(house: GameWindow) -> None:
    one, other = (
        [(round(at, 3), type(event)) for at, event in moments(house, alone(house, text), happened.RoundBegan)]
        for text in (SHOTS, BARREN)
    )
    assert one == other


@pytest.mark.rule("R-15")
def test_what_everybody_gains_is_reckoned_on_the_plaques_long_enough_to_be_read(house: GameWindow) -> None:
    scene, frames, seen = alone(house, SHOTS), 0, ""
    for _ in passing(house, scene):
        if scene.shown.phase == "count":
            lines = [label.text for label in scene.labels() if " = +" in label.text]
            frames, seen = frames + bool(lines), lines[0] if lines else seen
        elif frames:
            break
    assert frames * FRAME >= 2.5 and "+ 1 en vie = +" in seen
