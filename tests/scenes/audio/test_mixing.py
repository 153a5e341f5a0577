"""The big moments, mixed as the game would: nothing clips, the music is silent and returns, cues on time."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.whole

np = pytest.importorskip("numpy")

from scenes.audio.cues import read_table  # noqa: E402
from tools.art import mixing  # noqa: E402
from tools.art.hearing import FOLDER, TABLE  # noqa: E402
from tools.art.synth.signal import RATE, loudness  # noqa: E402

CUES = read_table(TABLE).cue
LEAD = 1.0
"""Seconds of music before the first cue of a moment."""


@pytest.fixture(scope="module")
def desks() -> dict[str, mixing.Desk]:
    return {name: mixing.played(moment) for name, moment in mixing.MOMENTS.items()}


def level(wave: Any, first: float, last: float) -> float:
    """The level between two seconds, in dB."""
    part = wave[round(first * RATE) : round(last * RATE)]
    return 20 * float(np.log10(np.sqrt(np.mean(part**2)) + 1e-5))


def test_no_moment_clips_even_with_every_slider_at_its_end(desks: dict[str, mixing.Desk]) -> None:
    peaks = {name: float(np.abs(desk.mixed()).max()) for name, desk in desks.items()}
    assert max(peaks.values()) < 1.0, peaks


def test_moments_are_louder_than_the_music_they_interrupt_and_of_their_weights(
    desks: dict[str, mixing.Desk],
) -> None:
    heard = {name: loudness(desk.mixed(music=False)) for name, desk in desks.items()}
    under = {name: loudness(desk.mixed(effects=False)) for name, desk in desks.items()}
    verdicts, blows, whispers = ("lie", "truth", "shot"), ("clash", "reveal"), ("claim", "coins")
    assert all(heard[name] > under[name] for name in (*verdicts, *blows))
    assert min(heard[name] for name in verdicts) > max(heard[name] for name in whispers) + 2


def test_the_music_is_silent_from_a_doubt_to_the_end_of_its_verdict_and_then_comes_back(
    desks: dict[str, mixing.Desk],
) -> None:
    moment, music = mixing.MOMENTS["lie"], desks["lie"].mixed(effects=False)
    at = {name: second + LEAD for second, name, _ in moment.cues}
    assert level(music, at["doubt"] - 0.5, at["doubt"] - 0.05) > -40
    assert level(music, at["doubt"] + 0.05, at["slam"] + CUES["slam"].hush - 0.05) < -90
    assert level(music, at["lost"] + 1.5, at["lost"] + 2.4) > -40


def test_a_shot_holds_the_breath_of_the_music(desks: dict[str, mixing.Desk]) -> None:
    moment, music = mixing.MOMENTS["shot"], desks["shot"].mixed(effects=False)
    shot = next(second + LEAD for second, name, _ in moment.cues if name == "fire-balle")
    assert level(music, shot + 0.05, shot + 0.38) < -60 < -45 < level(music, shot + 1.2, shot + 2.0)


def test_a_contact_is_heard_within_a_frame_of_its_time(desks: dict[str, mixing.Desk]) -> None:
    late = {}
    for name, moment in mixing.MOMENTS.items():
        begun = {channel.begun for channel in desks[name].channels if not channel.endless}
        for second, cue, _ in moment.cues:
            late[name, cue] = min(abs(at - second - LEAD) for at in begun)
    assert max(late.values()) <= 1 / 60 + 1e-6
    mix = desks["clash"].mixed(music=False)
    clash = next(second + LEAD for second, cue, _ in mixing.MOMENTS["clash"].cues if cue == "tile-clash")
    assert level(mix, clash + 1 / 60, clash + 0.05) > level(mix, clash - 0.03, clash - 0.005) + 12


def test_of_a_purse_that_empties_fast_most_coins_are_heard_in_full_and_the_rest_softer(
    desks: dict[str, mixing.Desk],
) -> None:
    volumes = [channel.volume for channel in desks["coins"].channels if not channel.endless]
    assert len(volumes) == 9 and set(volumes) == {1.0}, "40 ms apart, three fit into every 100 ms"
    crowd = tuple((0.0, name, 0.0) for name in ("coin", "score", "drum", "steel"))
    fast = mixing.Moment("complots", 0.0, crowd)
    softer = [channel.volume for channel in mixing.played(fast).channels if not channel.endless]
    assert softer == [1.0, 1.0, 1.0, 0.5]


def test_tension_is_heard_under_the_tune_and_calm_has_none_of_it() -> None:
    calm, tense = (
        mixing.played(mixing.Moment("roulette", amount, ((0.0, "deal", 0.0),))).mixed(effects=False)
        for amount in (0.0, 1.0)
    )
    assert 1.0 < level(tense, 0.5, 3.0) - level(calm, 0.5, 3.0) < 6.0


def test_a_mix_that_clips_is_found_out() -> None:
    """The negative control: four slams in one frame, each as loud as it can be."""
    desk = mixing.Desk()
    path = FOLDER / "slam-1.wav"
    for _ in range(4):
        desk.effect(path, 1.0, 1.0, 0.0)
    desk.now = 1.0
    assert np.abs(desk.mixed()).max() > 1.0
