"""What the big moments of Hécatombe promise besides their times: one chain, one frame, no lengthy count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.rules.hecatombe import events as happened
from tests.scenes.games.hecatombe.beats import BEATS, CASSIUS, DELPHINE
from tests.scenes.match.beat_cases import FRAME, case_scene
from tests.scenes.match.test_beats import Heard

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

in_french = pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True, ids=["fr"])
ASKED = 0.7
"""Seconds that the symbols of one player may take at most."""


def lasted(house: GameWindow, scene: Any) -> int:
    """Return the number of frames until the picture has caught up."""
    for frame in range(900):
        if scene.timeline.idle:
            return frame
        house.step(FRAME)
    raise AssertionError("it never ends")


def freed(house: GameWindow, *peoples: str | None) -> tuple[int, int | None]:
    """Return how long a freeing takes, in frames, and the frame on which chains are heard to break."""
    scene = case_scene(house, BEATS["freeing"])
    scene.timeline.skip()
    scene = case_scene(house, BEATS["freeing"]._replace(events=lambda: BEATS["freeing"].events()[:-1]))
    scene.timeline.skip()
    for player, people in zip((CASSIUS, DELPHINE), peoples, strict=True):
        scene.show(happened.TileFreed(player, people))
    with Heard(house) as heard:
        frames = 0
        while not scene.timeline.idle:
            house.step(FRAME)
            heard.now, frames = heard.now + 1, frames + 1
    return frames, heard.frame_of("free")


@in_french
def test_whoever_frees_none_takes_as_long_as_the_others(house: GameWindow) -> None:
    """H-25: neither the length nor the sound tells who held on to everything."""
    both, one, none = (
        freed(house, *peoples) for peoples in (("eau-vie", "feu-vie"), ("eau-vie", None), (None, None))
    )
    assert both == one == none and both[1] is not None


@in_french
def test_the_symbols_of_a_player_are_counted_within_seven_tenths_of_a_second(house: GameWindow) -> None:
    case = BEATS["freeing"]._replace(events=lambda: BEATS["freeing"].events()[:2])
    scene = case_scene(house, case)
    scene.show(case.events()[-1])
    scene.timeline.skip()
    scene.show(happened.ObjectiveScored(1, "eau-feu", (0, 0, 8, 0), (CASSIUS,), ()))
    with Heard(house) as heard:
        house.step(FRAME)
        while scene.top.centre.verdict.tile is not None and heard.now < 300 and not scene.timeline.idle:
            heard.now += 1
            house.step(FRAME)
    landed = [frame for cue, frame in heard.cues if cue == "score"]
    assert len(landed) > 3
    assert (landed[-1] + 1) * FRAME <= ASKED + 2 * FRAME
    assert scene.shown.history[-1].totals[CASSIUS] == 8


@in_french
def test_the_chain_of_a_father_snaps_once_and_leaves_a_padlock(house: GameWindow) -> None:
    scene = case_scene(house, BEATS["clash"])
    scene.show(BEATS["clash"].events()[-1])
    with Heard(house) as heard:
        for _ in range(round(3.5 / FRAME)):
            house.step(FRAME)
            heard.now += 1
    assert [cue for cue, _ in heard.cues].count("chain-snap") == 1
    assert not [mark for mark in scene.top.marks._marks if getattr(mark, "name", "") == "chain_link"]
    scene.top.zones[CASSIUS].light("barred")
    assert [mark.name for mark in scene.top.marks._marks if getattr(mark, "name", "") == "icon_padlock"]


@in_french
def test_the_chain_of_a_father_is_gone_as_soon_as_somebody_else_attacks(house: GameWindow) -> None:
    scene = case_scene(house, BEATS["clash"])
    scene.show(BEATS["clash"].events()[-1])

    def chained() -> int:
        return sum(
            mark.visible for mark in scene.top.marks._marks if getattr(mark, "name", "") == "chain_link"
        )

    for _ in range(round(6 / FRAME)):
        house.step(FRAME)
        if chained():
            break
    assert chained(), "no chain was seen"
    scene.shown.attacks += 1
    house.step(FRAME, 2)
    assert not chained()


@in_french
def test_where_no_father_is_barred_no_chain_is_heard(house: GameWindow) -> None:
    scene = case_scene(house, BEATS["clash"])
    scene.animator.father_rule = False
    scene.show(BEATS["clash"].events()[-1])
    with Heard(house) as heard:
        lasted(house, scene)
        house.step(FRAME, 60)
    assert heard.frame_of("chain-snap") is None


@in_french
def test_the_strip_stands_until_it_could_be_read(house: GameWindow) -> None:
    from scenes.motion.beats import reading_seconds

    scene = case_scene(house, BEATS["clash"])
    scene.show(BEATS["clash"].events()[-1])
    stood = 0
    for _ in range(round(4 / FRAME)):
        house.step(FRAME)
        stood += bool(scene.beats.strip.text)
    words = scene.texts("hecatombe-caption-captures", name="Cassius", people="Terre-Feu")
    assert stood * FRAME >= reading_seconds(words) - FRAME and not scene.beats.strip.text


def shield(house: GameWindow, name: str) -> list[tuple[int, float]]:
    """Return the frames of a moment on which a shield rings, each with the size of its ring."""
    scene, seen = case_scene(house, BEATS[name]), list[tuple[int, float]]()
    scene.show(BEATS[name].events()[-1])
    for frame in range(round(2.5 / FRAME)):
        house.step(FRAME)
        rings = [mark.scale for mark in scene.top.air._marks if getattr(mark, "name", "") == "ring_60"]
        seen += [(frame, scale) for scale in rings]
    assert not [mark for mark in scene.top.air._marks if getattr(mark, "name", "") == "icon_shield_bash"]
    return seen


@in_french
def test_a_shield_rings_where_a_counter_attack_meets_and_nowhere_else(house: GameWindow) -> None:
    beat = case_scene(house, BEATS["counter"]).beats.beats["counter"]
    seen = shield(house, "counter")
    assert abs(seen[0][0] - beat.contact / FRAME) <= 2
    assert seen[-1][1] > 1.3 and len(seen) * FRAME <= (beat.stop + beat.answer) / 1000 + 2 * FRAME
    assert shield(house, "clash") == []


@pytest.mark.parametrize("house", [{"reduced_motion": True}], indirect=True)
def test_with_less_motion_the_shield_stands_still(house: GameWindow) -> None:
    assert {scale for _, scale in shield(house, "counter")} == {1.0}


@in_french
def test_a_press_leads_beyond_the_shield(house: GameWindow) -> None:
    scene = case_scene(house, BEATS["counter"])
    scene.show(BEATS["counter"].events()[-1])
    scene.catch_up()
    scene.catch_up()
    house.step(FRAME, round(1.2 / FRAME))
    assert scene.timeline.idle
    assert not [mark for mark in scene.top.air._marks if getattr(mark, "name", "") == "ring_60"]
