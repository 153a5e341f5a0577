"""Every big moment, step by step: its sound on contact, its hold, what a press skips, less motion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.scenes.games.all_beats import BEATS
from tests.scenes.match.beat_cases import FRAME, BeatCase, case_scene

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

PLAIN: dict[str, Any] = {}
STILL: dict[str, Any] = {"reduced_motion": True}
SHARED = {"symbol"}
"""Times that many small things share; they are no moment of their own."""
CASES = [pytest.param(PLAIN, name, id=name) for name in BEATS]


class Heard:
    """A sound output that writes down when each cue was played."""

    def __init__(self, house: GameWindow) -> None:
        self.now = 0
        self.cues: list[tuple[str, int]] = []
        self._sounds = house.stage.sounds
        self._play = self._sounds.play

    def __enter__(self) -> Heard:
        def play(name: str, **more: float) -> None:
            self.cues.append((name, self.now))
            self._play(name, **more)

        self._sounds.play = play  # type: ignore[method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        self._sounds.play = self._play  # type: ignore[method-assign]

    def frame_of(self, cue: str) -> int | None:
        """The frame on which a cue was first heard."""
        return next((frame for name, frame in self.cues if name == cue), None)


def played(house: GameWindow, case: BeatCase, seconds: float) -> Heard:
    """A moment as it plays, so many seconds of it."""
    scene = case_scene(house, case)
    with Heard(house) as heard:
        scene.show(case.events()[-1])
        for _ in range(round(seconds / FRAME)):
            house.step(FRAME)
            heard.now += 1
    return heard


@pytest.mark.parametrize(("house", "name"), CASES, indirect=["house"])
def test_the_sound_of_a_moment_starts_on_its_frame_of_contact(house: GameWindow, name: str) -> None:
    case = BEATS[name]
    beat = _beat(house, name)
    heard = played(house, case, case.before / 1000 + beat.whole)
    frame = heard.frame_of(case.cue)
    assert frame is not None, f"{case.cue} is never heard"
    before = case.before / 1000 / FRAME
    assert abs(frame - before - beat.contact / FRAME) <= 1.5


@pytest.mark.parametrize(("house", "name"), CASES, indirect=["house"])
def test_a_press_leads_to_the_end_of_the_hold_and_the_next_one_beyond(house: GameWindow, name: str) -> None:
    case = BEATS[name]
    contact = _beat(house, name).contact
    scene = case_scene(house, case)
    scene.show(case.events()[-1])
    house.step(FRAME, round(max(0.0, min(contact, 5 * FRAME) - 3 * FRAME + case.before / 1000) / FRAME))
    with Heard(house) as heard:
        scene.catch_up()
        assert heard.frame_of(case.cue) == 0, "the sound of a moment that is cut short is heard at once"
        scene.catch_up()
    assert scene.timeline.idle


@pytest.mark.parametrize(
    ("house", "name"), [pytest.param(STILL, name, id=name) for name in BEATS], indirect=["house"]
)
def test_less_motion_moves_no_camera_and_keeps_sound_and_hold(house: GameWindow, name: str) -> None:
    case = BEATS[name]
    beat = _beat(house, name)
    scene = case_scene(house, case)
    with Heard(house) as heard:
        scene.show(case.events()[-1])
        lasted = 0
        while not scene.timeline.idle and lasted < 600:
            assert all(layer.zoom == 1.0 and layer.dx == 0 for layer in scene.layers())
            house.step(FRAME)
            heard.now, lasted = heard.now + 1, lasted + 1
    frame = heard.frame_of(case.cue)
    assert frame is not None
    assert frame <= 1 + case.before / 1000 / FRAME
    assert lasted >= beat.hold / 1000 / FRAME - 2


def _beat(house: GameWindow, name: str) -> Any:
    scene = case_scene(house, BEATS[name])
    assert scene.beats is not None
    return scene.beats.beats[name]


def test_every_beat_of_the_base_game_can_be_played_alone() -> None:
    import msgspec

    from game import paths
    from scenes.motion.beat_file import BeatFile

    file = paths.bundled_mods_folder() / "base" / "look" / "beats.toml"
    said = msgspec.toml.decode(file.read_bytes(), type=BeatFile)
    assert set(BEATS) == set(said.beat) - SHARED
