"""Beats: their parts follow one another to the millisecond, one press leads to the end of the hold."""

from pathlib import Path

import msgspec
import pytest

from game import paths
from scenes.motion.beat_file import BeatFile
from scenes.motion.beats import Beat, Part, Parts, full_beat, reading_seconds, still_beat
from scenes.motion.timeline import Clip, Timeline, callback_clip, pause_for, sequence

STEP = 0.01
LIE = Beat(weight=4, breath=130, approach=120, stop=80, answer=270, hold=900, settle=500)


class Watched:
    """A timeline whose parts write down when they begin."""

    def __init__(self, *, reduced: bool = False, pace: float = 1.0) -> None:
        self.timeline = Timeline(reduced=reduced)
        self.now = 0.0
        self.heard: dict[str, float] = {}
        parts = Parts(
            breath=self.part("breath"),
            approach=self.part("approach"),
            contact=lambda: self.heard.setdefault("contact", self.now),
            answer=self.part("answer"),
            during=self.part("hold"),
            settle=self.part("settle"),
        )
        hold = LIE.hold / 1000
        beat = still_beat(parts, hold=hold) if reduced else full_beat(LIE, parts, hold=hold, pace=pace)
        self.timeline.add(sequence(beat))
        self.timeline.add(callback_clip(lambda: self.heard.setdefault("over", self.now)))

    def part(self, name: str) -> Part:
        """A part that notes its beginning and lasts as long as it is told."""

        def made(seconds: float) -> Clip:
            noted = callback_clip(lambda: self.heard.setdefault(name, self.now))
            return sequence(noted, pause_for(seconds))

        return made

    def play(self, seconds: float) -> None:
        """Let time pass in small steps."""
        for _ in range(round(seconds / STEP)):
            self.timeline.update(STEP)
            self.now += STEP


def test_each_part_begins_when_the_one_before_has_ended() -> None:
    watched = Watched()
    watched.play(2.2)
    heard = {name: round(when, 2) for name, when in watched.heard.items()}
    assert heard == {
        "breath": 0.0,
        "approach": 0.12,
        "contact": 0.24,
        "answer": 0.32,
        "hold": 0.59,
        "settle": 1.49,
        "over": 1.99,
    }
    assert (LIE.contact, LIE.held, LIE.whole) == (0.25, 1.5, 2.0)


def test_one_press_leads_to_the_end_of_the_hold_and_the_next_beyond_it() -> None:
    watched = Watched()
    watched.play(0.1)
    watched.timeline.catch_up()
    assert "contact" in watched.heard and "hold" in watched.heard and "over" not in watched.heard
    watched.play(0.2)
    assert "settle" in watched.heard and not watched.timeline.idle
    watched.timeline.catch_up()
    assert watched.timeline.idle and "over" in watched.heard


def test_where_nothing_is_held_one_press_lands_everything() -> None:
    timeline, landed = Timeline(), list[int]()
    for _ in range(2):
        timeline.add(sequence(pause_for(1.0), callback_clip(lambda: landed.append(1))))
    timeline.update(0.1)
    timeline.catch_up()
    assert timeline.idle and landed == [1, 1]


def test_less_motion_lands_every_part_at_once_and_keeps_the_hold() -> None:
    watched = Watched(reduced=True)
    watched.play(0.02)
    assert set(watched.heard) == {"breath", "approach", "contact", "answer", "hold"}
    watched.play(1.0)
    assert "over" in watched.heard and round(watched.heard["settle"], 1) == 0.9


def test_among_bots_everything_but_the_hold_is_quicker() -> None:
    watched = Watched(pace=0.5)
    watched.play(1.6)
    assert round(watched.heard["contact"], 2) == 0.12
    assert round(watched.heard["settle"] - watched.heard["hold"], 1) == 0.9


@pytest.mark.parametrize(("words", "seconds"), [("", 0.0), ("Pris !", 0.9), ("x" * 34, 1.83)])
def test_a_sentence_stands_as_long_as_it_takes_to_read(words: str, seconds: float) -> None:
    assert reading_seconds(words) == pytest.approx(seconds)


def test_the_base_game_says_every_beat_and_verdicts_are_held_for_a_breath() -> None:
    file = Path(paths.bundled_mods_folder()) / "base" / "look" / "beats.toml"
    said = msgspec.toml.decode(file.read_bytes(), type=BeatFile)
    assert all(beat.hold >= 900 for beat in said.beat.values() if beat.weight == 4)
    assert all(beat.whole <= 3.0 for beat in said.beat.values())
    assert said.beat["lie"] == LIE
    truth, lie = said.beat["truth"], said.beat["lie"]
    assert (truth.breath, truth.approach, truth.stop) == (lie.breath, lie.approach, lie.stop), "told too soon"
