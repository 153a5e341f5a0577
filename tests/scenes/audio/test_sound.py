"""Sounds keeps its promises: variants, levels, fades, captions, and a game that never stops for a sound."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from scenes.audio.cues import Cue, SoundTable, Tune, read_table
from scenes.audio.sound import DUCKED, Sounds, semitone_pitch

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "assets" / "sounds"
TABLE = read_table(ROOT / "mods" / "base" / "look" / "sounds.toml")


@dataclass
class FakeVoice:
    path: Path
    volume: float
    pitch: float = 1.0
    pan: float = 0.0
    done: bool = False
    stopped: bool = False

    def stop(self) -> None:
        self.stopped = True


@dataclass
class FakeSpeaker:
    broken: bool = False
    voices: list[FakeVoice] = field(default_factory=list)

    def effect(self, path: Path, volume: float, pitch: float, pan: float) -> FakeVoice:
        if self.broken:
            raise OSError("the card is gone")
        self.voices.append(FakeVoice(path, volume, pitch, pan))
        return self.voices[-1]

    def loop(self, path: Path, volume: float) -> FakeVoice:
        return self.effect(path, volume, 1.0, 0.0)


@dataclass
class Sliders:
    master: float = 1.0
    effects: float = 1.0
    music: float = 1.0


SMALL = SoundTable(
    cue={
        "deal": Cue(files=("deal-1.wav", "deal-2.wav"), caption="caption-deal"),
        "coin": Cue(files=("coin.wav",), caption="caption-coin"),
        "focus": Cue(files=("focus.wav",), caption="caption-focus", captioned=False, wander=0.5),
    },
    tune={
        "title": Tune(file="t.wav", caption="caption-title"),
        "play": Tune(file="p.wav", caption="caption-play"),
    },
)

Made = tuple[Sounds, FakeSpeaker, Sliders]


@pytest.fixture
def made() -> Made:
    output, sliders = FakeSpeaker(), Sliders()
    return Sounds(Path("s"), SMALL, lambda: sliders, output), output, sliders


def wait(sounds: Sounds, seconds: float) -> None:
    for _ in range(round(seconds * 60)):
        sounds.update(1 / 60)


def test_variants_are_played_in_turn_and_once_a_frame(made: Made) -> None:
    sounds, output, _ = made
    for _ in range(3):
        sounds.play("deal")
        sounds.play("deal")
        sounds.update(1 / 60)
    assert [voice.path.name for voice in output.voices] == ["deal-1.wav", "deal-2.wav", "deal-1.wav"]


def test_a_coin_rises_by_semitones_and_pan_is_kept_in_bounds(made: Made) -> None:
    sounds, output, _ = made
    for coin in range(13):
        sounds.play("coin", pitch=semitone_pitch(coin), pan=coin)
        sounds.update(1 / 60)
    assert output.voices[12].pitch == pytest.approx(2.0)
    assert output.voices[0].pan == 0 and output.voices[12].pan == 1


def test_the_pitch_strays_no_further_than_the_table_allows(made: Made) -> None:
    sounds, output, _ = made
    for _ in range(20):
        sounds.play("focus")
        sounds.update(1 / 60)
    pitches = [voice.pitch for voice in output.voices]
    assert len(set(pitches)) == 20
    assert semitone_pitch(-0.5) <= min(pitches) < max(pitches) <= semitone_pitch(0.5)


def test_sliders_are_read_anew_each_time(made: Made) -> None:
    sounds, output, sliders = made
    sounds.play("coin")
    sounds.update(1 / 60)
    sliders.effects = 0.5
    sounds.play("coin")
    sounds.update(1 / 60)
    sliders.master = 0.0
    sounds.play("coin")
    assert [voice.volume for voice in output.voices] == [1.0, 0.25]


def test_tunes_cross_and_the_same_tune_goes_on(made: Made) -> None:
    sounds, output, _ = made
    sounds.music("title", fade=1.0)
    wait(sounds, 1.1)
    sounds.music("title")
    assert [voice.volume for voice in output.voices] == [1.0]
    sounds.music("play", fade=1.0)
    wait(sounds, 0.5)
    first, second = output.voices
    assert first.volume**2 + second.volume**2 == pytest.approx(1.0, abs=0.05)
    wait(sounds, 0.6)
    assert first.stopped and second.volume == 1.0
    sounds.music(None, fade=0.2)
    wait(sounds, 0.3)
    assert second.stopped and sounds.tune is None


def test_a_tune_called_back_while_it_fades_returns_where_it_was(made: Made) -> None:
    sounds, output, _ = made
    sounds.music("title", fade=0)
    sounds.music("play", fade=1.0)
    wait(sounds, 0.3)
    sounds.music("title", fade=1.0)
    wait(sounds, 1.2)
    assert len(output.voices) == 2
    assert output.voices[0].volume == 1.0 and output.voices[1].stopped


def test_the_music_is_six_decibels_lower_while_ducked_and_follows_its_slider(made: Made) -> None:
    sounds, output, sliders = made
    sounds.music("title", fade=0)
    sounds.duck(True)
    wait(sounds, 0.4)
    assert output.voices[0].volume == pytest.approx(DUCKED) == 0.5
    sliders.music = 0.5
    sounds.update(1 / 60)
    assert output.voices[0].volume == pytest.approx(DUCKED / 4)
    sounds.duck(False)
    wait(sounds, 0.4)
    assert output.voices[0].volume == pytest.approx(0.25)


def test_a_shot_silences_the_music_for_as_long_as_asked_and_nothing_else(made: Made) -> None:
    sounds, output, _ = made
    sounds.music("title", fade=0)
    sounds.play("coin")
    sounds.hush(0.4)
    tune, coin = output.voices
    assert (tune.volume, coin.volume) == (0.0, 1.0)
    wait(sounds, 0.2)
    sounds.hush(0.1)
    sounds.hush(-1)
    wait(sounds, 0.18)
    assert tune.volume == 0.0, "a shorter hush does not end a longer one"
    wait(sounds, 0.3)
    assert 0.2 < tune.volume < 0.8, "it comes back softly"
    wait(sounds, 0.5)
    assert tune.volume == 1.0 and not tune.stopped


def test_a_tune_that_enters_during_a_hush_waits_for_its_end_and_a_duck_is_kept(made: Made) -> None:
    sounds, output, _ = made
    sounds.duck(True)
    wait(sounds, 0.4)
    sounds.hush(0.4)
    sounds.music("title", fade=0)
    assert output.voices[0].volume == 0.0
    wait(sounds, 0.35)
    assert output.voices[0].volume == 0.0
    wait(sounds, 0.8)
    assert output.voices[0].volume == pytest.approx(DUCKED)


def test_finished_voices_are_let_go_and_the_oldest_make_room(made: Made) -> None:
    sounds, output, _ = made
    for _ in range(40):
        sounds.play("coin")
        sounds.update(1 / 60)
    assert sum(not voice.stopped for voice in output.voices) == 24
    for voice in output.voices:
        voice.done = True
    sounds.update(1 / 60)
    assert all(voice.stopped for voice in output.voices)


def test_captions_come_without_a_card_and_do_not_stammer() -> None:
    sounds = Sounds(FOLDER, SMALL, Sliders)
    said: list[str] = []
    sounds.on_caption = said.append
    sounds.music("title")
    for _ in range(30):
        sounds.play("deal")
        sounds.play("focus")
        sounds.update(1 / 60)
    assert said == ["caption-title", "caption-deal"]
    wait(sounds, 1.0)
    sounds.play("deal")
    assert said[2:] == ["caption-deal"]


@pytest.mark.parametrize(
    "deed",
    [
        lambda sounds: sounds.play("nothing of that name"),
        lambda sounds: sounds.play("coin", pitch=0.0, pan=9.0),
        lambda sounds: sounds.music("no such tune", fade=-1),
        lambda sounds: sounds.music("title", fade=0),
        lambda sounds: sounds.hush(0.4),
        lambda sounds: sounds.close(),
    ],
)
@pytest.mark.parametrize("output", [None, FakeSpeaker(broken=True)])
def test_nothing_ever_raises(deed: Callable[[Sounds], None], output: FakeSpeaker | None) -> None:
    sounds = Sounds(Path("nowhere"), SMALL, Sliders, output)
    deed(sounds)
    wait(sounds, 0.1)
    deed(sounds)
    sounds.close()


def test_tests_are_silent() -> None:
    assert not Sounds(FOLDER, TABLE, Sliders).audible


def test_every_file_plays_through_pyglet_and_its_silent_driver(caplog: pytest.LogCaptureFixture) -> None:
    from scenes.audio.speaker import PygletSpeaker

    sounds = Sounds(FOLDER, TABLE, Sliders, PygletSpeaker())
    sounds.music("title", fade=0)
    for name in TABLE.cue:
        sounds.play(name, pan=-0.5)
        sounds.update(1 / 60)
    for name in TABLE.tune:
        sounds.music(name, fade=0.05)
        wait(sounds, 0.2)
    sounds.close()
    assert not caplog.records


def test_a_tune_never_ends_and_never_skips_a_sample() -> None:
    from scenes.audio.speaker import _endless

    class Shape:
        bytes_per_frame = 2

        def align(self, size: int) -> int:
            return size - size % 2

    samples = bytes(range(10))
    source = _endless(Shape(), samples)
    heard = b"".join(bytes(source.get_audio_data(size).data) for size in (4, 4, 4, 26, 2))
    assert heard == samples * 4


TENSE = SoundTable(
    cue={
        "knock": Cue(files=("knock.wav",), caption="caption-knock", layer="contact"),
        "tap": Cue(files=("tap.wav",), caption="caption-tap", layer="contact"),
        "rap": Cue(files=("rap.wav",), caption="caption-rap", layer="contact"),
        "thud": Cue(files=("thud.wav",), caption="caption-thud", layer="contact"),
        "laugh": Cue(files=("laugh.wav",), caption="caption-laugh", layer="voice"),
        "rustle": Cue(files=("rustle.wav",), caption="caption-rustle"),
        "slam": Cue(files=("slam.wav",), caption="caption-slam", layer="contact", hush=1.0),
    },
    tune={"play": Tune(file="p.wav", tense="p-tense.wav", caption="caption-play")},
)


@pytest.fixture
def struck() -> Made:
    output, sliders = FakeSpeaker(), Sliders()
    return Sounds(Path("s"), TENSE, lambda: sliders, output), output, sliders


def volumes(output: FakeSpeaker) -> dict[str, float]:
    return {voice.path.stem: voice.volume for voice in output.voices}


def test_of_four_contacts_in_a_tenth_of_a_second_the_fourth_is_six_decibels_softer(struck: Made) -> None:
    sounds, output, _ = struck
    for name in ("knock", "tap", "rap", "thud"):
        sounds.play(name)
        sounds.update(1 / 60)
    assert volumes(output) == {"knock": 1.0, "tap": 1.0, "rap": 1.0, "thud": 0.5}
    wait(sounds, 0.1)
    sounds.play("thud")
    assert output.voices[-1].volume == 1.0


def test_in_any_tenth_of_a_second_at_most_three_contacts_are_heard_in_full(struck: Made) -> None:
    sounds, output, _ = struck
    full, now = [], 0
    for now in range(120):
        sounds.play(("knock", "tap", "rap", "thud")[now % 4])
        if output.voices[-1].volume == 1.0:
            full.append(now / 60)
        sounds.update(1 / 60)
    assert len(full) > 40, "the limiter does not silence everybody"
    assert all(sum(0 <= other - at < 0.0999 for other in full) <= 3 for at in full)


def test_a_voice_is_never_lowered_and_what_only_moves_gives_way_to_contacts(struck: Made) -> None:
    sounds, output, _ = struck
    for name in ("knock", "tap", "rap", "laugh", "rustle"):
        sounds.play(name)
    assert volumes(output) == {"knock": 1.0, "tap": 1.0, "rap": 1.0, "laugh": 1.0, "rustle": 0.5}


def test_voices_and_rustles_take_no_room_from_contacts(struck: Made) -> None:
    sounds, output, _ = struck
    for name in ("laugh", "rustle", "knock", "tap", "rap"):
        sounds.play(name)
    assert set(volumes(output).values()) == {1.0}


def test_where_too_many_sounds_ring_the_rustle_makes_room_before_the_voice(struck: Made) -> None:
    sounds, output, _ = struck
    for name in ("laugh", "rustle"):
        sounds.play(name)
    for _ in range(23):
        sounds.update(0.2)
        sounds.play("knock")
    laugh, rustle, *knocks = output.voices
    assert rustle.stopped and not laugh.stopped and not any(voice.stopped for voice in knocks)


def test_a_slam_silences_the_music_and_softens_what_only_moves_until_it_is_over(struck: Made) -> None:
    sounds, output, _ = struck
    sounds.music("play", fade=0)
    sounds.play("slam")
    assert volumes(output) == {"p": 0.0, "p-tense": 0.0, "slam": 1.0}
    wait(sounds, 0.5)
    sounds.play("rustle")
    sounds.play("knock")
    assert volumes(output)["rustle"] == 0.5 and volumes(output)["knock"] == 1.0
    wait(sounds, 1.2)
    assert volumes(output)["p"] == 1.0


def test_a_skipped_silence_ends_softly(struck: Made) -> None:
    sounds, output, _ = struck
    sounds.music("play", fade=0)
    sounds.play("slam")
    sounds.resume()
    assert volumes(output)["p"] == 0.0
    wait(sounds, 0.3)
    assert 0.2 < volumes(output)["p"] < 0.8
    wait(sounds, 0.4)
    assert volumes(output)["p"] == 1.0


def test_the_tense_layer_begins_with_its_tune_and_comes_in_over_two_seconds(struck: Made) -> None:
    sounds, output, _ = struck
    sounds.music("play", fade=0)
    assert volumes(output) == {"p": 1.0, "p-tense": 0.0}
    sounds.tension(1.0)
    wait(sounds, 1.0)
    assert 0.6 < volumes(output)["p-tense"] < 0.8
    wait(sounds, 1.1)
    assert volumes(output) == {"p": 1.0, "p-tense": 1.0}
    sounds.tension(-3.0)
    wait(sounds, 2.1)
    assert volumes(output)["p-tense"] == 0.0


def test_the_tense_layer_leaves_with_its_tune(struck: Made) -> None:
    sounds, output, _ = struck
    sounds.music("play", fade=0)
    sounds.tension(1.0)
    wait(sounds, 2.1)
    sounds.music(None, fade=0.2)
    wait(sounds, 0.3)
    assert all(voice.stopped for voice in output.voices)
