"""Moments frame by frame: card and stamp, who recoils, where the light goes, who falls, what is given."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.scenes.games.complots.beats import BEATS
from tests.scenes.match.beat_cases import FRAME, case_scene

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

FRENCH = pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True)
STILL = pytest.mark.parametrize("house", [{"language": "fr", "reduced_motion": True}], indirect=True)
LIAR, DOUBTER = 0, 1


def frames(house: GameWindow, name: str) -> Iterator[tuple[float, Any]]:
    """The scene of a beat at each of its frames, with the seconds since it began."""
    case = BEATS[name]
    scene: Any = case_scene(house, case)
    scene.show(case.events()[-1])
    now = 0.0
    while not scene.timeline.idle and now < 10.0:
        house.step(FRAME)
        now += FRAME
        yield now, scene


def _seen(scene: Any, words: str) -> float:
    """How much can be seen of these words in the air over the stage, 0 to 255."""
    return max((label.alpha for label in scene.animator.air.labels() if label.text == words), default=0)


@FRENCH
@pytest.mark.parametrize(("name", "stamp"), [("lie", "Mensonge"), ("truth", "Vrai")])
def test_the_card_lands_opaque_and_the_stamp_comes_alone_150_ms_later(
    house: GameWindow, name: str, stamp: str
) -> None:
    card = [(now, seen) for now, scene in frames(house, name) if (seen := _seen(scene, "Capitaine"))]
    assert card[0][0] < 0.3
    assert {seen for now, seen in card if now < 1.4} == {255}
    stamped = [now for now, scene in frames(house, name) if _seen(scene, stamp) == 255]
    assert 0.31 < stamped[0] < 0.41
    assert stamped[-1] - stamped[0] > 0.9, "nobody could read it"


@FRENCH
def test_the_liar_recoils_and_the_light_goes_to_the_doubter(house: GameWindow) -> None:
    poses, spots = [], []
    for now, scene in frames(house, "lie"):
        poses.append((now, scene.centre.busts.postures[LIAR].forth))
        spots.append((now, scene.beats.spotlight.spot[0]))
    assert -30 <= min(forth for _, forth in poses) <= -20
    assert max(x for now, x in spots if now < 0.6) < 640
    assert spots[-1][1] > 800, "whoever was right stands in the dark"
    crossing = {round(x) for _, x in spots}
    assert len(crossing) > 10, "the light jumps"


def rays(scene: Any) -> float:
    """By how much the rays behind the card have turned."""
    turned = [mark.angle for mark in scene.animator.air._marks if getattr(mark, "name", "") == "rays"]
    return round(turned[0], 4)


@FRENCH
def test_something_moves_in_every_frame_of_the_hold(house: GameWindow) -> None:
    seen = []
    for now, scene in frames(house, "lie"):
        liar = scene.centre.busts.postures[LIAR]
        if 0.75 < now < 1.5:
            seen.append((round(liar.lean, 4), round(scene.beats.spotlight.spot[0], 2), rays(scene)))
    still = sum(one == other for one, other in itertools.pairwise(seen))
    assert len(seen) > 40
    assert still == 0, seen


@FRENCH
def test_who_leaves_falls_opaque_behind_the_rail_and_the_plaque_folds(house: GameWindow) -> None:
    lowest = 0.0
    for _, scene in frames(house, "elimination"):
        posture = scene.centre.busts.postures[LIAR]
        assert posture.seen == 1.0
        lowest = max(lowest, posture.down)
    assert lowest > 400
    plaque = scene.plaques[LIAR]
    assert plaque.body.box[3] < plaque.box[3] - 30
    assert not scene.plaques[DOUBTER].folded


@STILL
def test_with_less_motion_the_plaque_is_folded_at_once(house: GameWindow) -> None:
    for _, scene in frames(house, "elimination"):
        assert scene.plaques[LIAR].body.box[3] < scene.plaques[LIAR].box[3] - 30


@FRENCH
@pytest.mark.parametrize(("name", "dark"), [("win", True), ("elimination", False)])
def test_after_the_last_rival_no_light_comes_back(house: GameWindow, name: str, dark: bool) -> None:
    _, scene = list(frames(house, name))[-1]
    house.step(FRAME, 40)
    assert (scene.beats.spotlight.dark > 0.5) == dark


@FRENCH
def test_an_exchange_is_seen_as_backs_and_tells_no_card(house: GameWindow) -> None:
    most, court = 0, []
    for _, scene in frames(house, "exchange"):
        names = [getattr(mark, "name", "") for mark in scene.animator.air._marks if mark.alpha > 0]
        assert not any(name.startswith("carte_") for name in names)
        most = max(most, names.count("dos_complots"))
        court.append(scene.shown.court)
    assert most == 4
    assert court[-1] == court[0] + 2
    assert court == sorted(court)
    assert not [mark for mark in scene.animator.air._marks if getattr(mark, "name", "") == "dos_complots"]


@FRENCH
def test_coins_pile_up_and_one_that_lands_bounces(house: GameWindow) -> None:
    heights = set()
    for _, scene in frames(house, "theft"):
        coins = [mark for mark in scene.animator.air._marks if getattr(mark, "name", "") == "piece_argent"]
        heights |= {round(coin.y) for coin in coins if coin.visible and coin.angle == 0}
    piles = [sum(coin.visible for coin in plaque.pile) for plaque in scene.plaques]
    assert piles == [3, 2, 1, 4, 2]  # 5, 3, 2, 7 and 4 coins
    assert len(heights) > 8


@FRENCH
def test_the_struck_card_follows_at_once_and_no_light_comes_back_between(house: GameWindow) -> None:
    from game.rules.complots.events import CharacterLost

    case = BEATS["lie"]
    scene: Any = case_scene(house, case)
    scene.show(case.events()[-1])
    scene.show(CharacterLost(LIAR, "base:assassin", 1))
    gone, dark = 0.0, []
    for frame in range(round(2.2 / FRAME)):
        house.step(FRAME)
        dark.append(scene.beats.spotlight.dark)
        if not gone and frame * FRAME > 1 and not _seen(scene, "Mensonge"):
            gone = frame * FRAME
    assert 1.7 < gone < 2.05, "the stage is swept in a moment"
    assert min(dark[30:]) > 0.3
