"""Every sound of the table has its file, its caption and a sane level; Sounds keeps its promises."""

import re
import wave
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from game.mods.texts import Texts
from scenes.sound import DUCKED, Cue, Sounds, Table, Tune, read_table, semitones

np = pytest.importorskip("numpy")

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "assets" / "sounds"
TABLE = read_table(ROOT / "mods" / "base" / "look" / "sounds.toml")
FILES = sorted({file for cue in TABLE.cue.values() for file in cue.files})
TUNES = sorted(tune.file for tune in TABLE.tune.values())
LONG = {"blows": 2.5, "victory": 4.0, "truth": 2.5, "claim": 1.6, "lie": 2.0, "out": 2.2, "turn": 1.6}
"""The seconds a cue may last; the others have 1.3."""


def read(file: str) -> tuple[Any, int]:
    with wave.open(str(FOLDER / file), "rb") as heard:
        assert (heard.getnchannels(), heard.getsampwidth()) == (1, 2), "16-bit mono"
        assert heard.getframerate() in (22_050, 44_100)
        samples = np.frombuffer(heard.readframes(heard.getnframes()), "<i2") / 32768
        return samples, heard.getframerate()


@pytest.mark.parametrize("file", FILES)
def test_an_effect_is_short_unclipped_and_starts_and_ends_in_silence(file: str) -> None:
    samples, rate = read(file)
    name = file.removesuffix(".wav").rstrip("-0123456789")
    assert 0.05 < len(samples) / rate < LONG.get(name, 1.3)
    peak = np.abs(samples).max()
    assert 0.05 < peak < 10 ** (-1 / 20)
    assert abs(samples[0]) < 0.01 and abs(samples[-1]) < 0.004
    assert abs(samples.mean()) < 0.002


@pytest.mark.parametrize("file", TUNES)
def test_a_tune_fits_its_budget_and_loops_without_a_seam(file: str) -> None:
    samples, rate = read(file)
    assert rate == 22_050
    assert 30 <= len(samples) / rate <= 61
    assert (FOLDER / file).stat().st_size <= 2_700_000
    assert np.abs(samples).max() < 10 ** (-2 / 20)
    steps = np.abs(np.diff(samples))
    assert abs(samples[0] - samples[-1]) <= 2 * np.percentile(steps, 99)
    size = rate // 10
    head, tail = (np.sqrt(np.mean(part**2)) for part in (samples[:size], samples[-size:]))
    assert tail > 0.001, "the last chord must ring into the first bar"
    assert head > 0.001


def test_no_cue_jumps_out_of_the_mix_and_variants_are_equal() -> None:
    from tools.art.synth.signal import loudness

    heard = {file: loudness(*read(file)) for file in FILES}
    assert all(-36 < level < -16 for level in heard.values()), heard
    for cue in TABLE.cue.values():
        levels = [heard[file] for file in cue.files]
        assert max(levels) - min(levels) < 1.0, cue.files


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_sound_has_its_written_twin(language: str) -> None:
    texts = Texts(language, [ROOT / "mods" / "base"])
    keys = texts.keys(language)
    captions = [heard.caption for heard in (*TABLE.cue.values(), *TABLE.tune.values())]
    assert len(set(captions)) == len(captions)
    for key in captions:
        assert key in keys, f"{key} is not written in {language}"
        assert texts(key).startswith("[") and texts(key).endswith("]")
        assert len(texts(key)) <= 60


def test_no_file_is_forgotten_and_none_is_missing() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.wav")) == sorted(FILES + TUNES)


def test_every_sound_a_scene_asks_for_by_name_exists() -> None:
    asked = {"cue": r"\b_?sounds?(?:\.play)?\(\s*\"([\w-]+)\"", "tune": r"\bmusic\(\s*\"([\w-]+)\""}
    code = "".join(path.read_text("utf-8") for path in (ROOT / "scenes").rglob("*.py"))
    assert set(re.findall(asked["cue"], code)) - set(TABLE.cue) == set()
    assert set(re.findall(asked["tune"], code)) - set(TABLE.tune) == set()
    assert "curtain-close" in re.findall(asked["cue"], code)


def test_no_gain_raises_a_file() -> None:
    assert all(heard.gain <= 0 for heard in (*TABLE.cue.values(), *TABLE.tune.values()))


@pytest.mark.parametrize("name", ["focus", "flip", "coin", "error"])
def test_the_synthesis_is_repeatable_and_its_variants_differ(name: str) -> None:
    from tools.art import sounds

    first, rate = sounds.effect(name)
    again, _ = sounds.effect(name)
    assert np.array_equal(first, again)
    if len(sounds.files(name)) > 1:
        other, _ = sounds.effect(name, 1)
        assert other.shape != first.shape or not np.allclose(other, first)
    assert list(TABLE.cue[name].files) == sounds.files(name)
    assert rate in (22_050, 44_100)


def test_the_parts_of_the_theme_fill_every_bar_and_no_part_clashes_with_the_bass() -> None:
    from tools.art.synth import score
    from tools.art.synth.strings import hertz

    chords = score.harmony()
    assert len(chords) == score.BARS == 32
    for part in (score.MELODY, score.COUNTER):
        for note in score.voice(part):
            bass = chords[int(note.beat // score.BEATS)][0]
            interval = round(12 * np.log2(hertz(note.name) / hertz(bass))) % 12
            assert note.beats < 1 or interval != 1, (note, bass)


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


SMALL = Table(
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
        sounds.play("coin", pitch=semitones(coin), pan=coin)
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
    assert semitones(-0.5) <= min(pitches) < max(pitches) <= semitones(0.5)


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
    from scenes.speaker import PygletSpeaker

    sounds = Sounds(FOLDER, TABLE, Sliders, PygletSpeaker())
    sounds.music("title", fade=0)
    for name in TABLE.cue:
        sounds.play(name, pan=-0.5)
        sounds.update(1 / 60)
    sounds.music("complots", fade=0.05)
    wait(sounds, 0.2)
    sounds.close()
    assert not caplog.records


def test_a_tune_never_ends_and_never_skips_a_sample() -> None:
    from scenes.speaker import _endless

    class Shape:
        bytes_per_frame = 2

        def align(self, size: int) -> int:
            return size - size % 2

    samples = bytes(range(10))
    source = _endless(Shape(), samples)
    heard = b"".join(bytes(source.get_audio_data(size).data) for size in (4, 4, 4, 26, 2))
    assert heard == samples * 4
