"""Every sound of the table has its file, its caption and a sane level, and sounds as it should."""

import re
import wave
from pathlib import Path
from typing import Any

import pytest

from game.mods.texts import Texts
from scenes.audio.cues import Cue, Tune, read_table

pytestmark = pytest.mark.whole

np = pytest.importorskip("numpy")
tools_solos = pytest.importorskip("tools.art.synth.solos")

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "assets" / "sounds"
TABLE = read_table(ROOT / "mods" / "base" / "look" / "sounds.toml")
FILES = sorted({file for cue in TABLE.cue.values() for file in cue.files})
SOLOS = sorted(tune.file for name, tune in TABLE.tune.items() if name in tools_solos.SOLOS)
TUNES = sorted({tune.file for tune in TABLE.tune.values()} - {*SOLOS})
LAYERS = sorted((tune.file, tune.tense) for tune in TABLE.tune.values() if tune.tense)
HEARD: list[Cue | Tune] = [*TABLE.cue.values(), *TABLE.tune.values()]
LONG = {
    "blows": 2.5,
    "victory": 4.0,
    "truth": 2.5,
    "claim": 1.6,
    "lie": 2.0,
    "out": 2.2,
    "turn": 1.6,
    "retreat": 1.8,
    "reveal": 2.7,
    "name": 1.8,
    "round-won": 1.5,
    "accuse": 1.5,
    "innocent": 1.5,
    "healed": 1.8,
    "captain-falls": 2.2,
    "enemy-named": 1.6,
    "broken-word": 2.6,
    "drum-roll": 1.4,
    "held": 2.0,
    "rout": 1.8,
    "charge": 1.7,
    "rally": 1.8,
    "cannon": 2.1,
    "stone": 1.9,
    "spell": 1.5,
    "miscast": 2.6,
    "winds": 1.5,
    "table-laughs": 1.5,
    "table-murmurs": 2.0,
    "objective-bell": 2.1,
    "title-rise": 2.4,
}
"""The seconds a cue may last; the others have 1.3."""


def read(file: str) -> tuple[Any, int]:
    with wave.open(str(FOLDER / file), "rb") as heard:
        assert (heard.getnchannels(), heard.getsampwidth()) == (1, 2), "16-bit mono"
        assert heard.getframerate() in (11_025, 22_050, 44_100)
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


@pytest.mark.parametrize("file", [*TUNES, *SOLOS])
def test_a_tune_fits_its_budget_and_loops_without_a_seam(file: str) -> None:
    samples, rate = read(file)
    assert rate == (11_025 if file in SOLOS else 22_050)
    assert 30 <= len(samples) / rate <= 61
    assert (FOLDER / file).stat().st_size <= (800_000 if file in SOLOS else 2_700_000)
    assert np.abs(samples).max() < 10 ** (-2 / 20)
    steps = np.abs(np.diff(samples))
    assert abs(samples[0] - samples[-1]) <= 2 * np.percentile(steps, 99)
    size = rate // 10
    head, tail = (np.sqrt(np.mean(part**2)) for part in (samples[:size], samples[-size:]))
    assert tail > 0.001, "the last chord must ring into the first bar"
    assert head > 0.001


@pytest.mark.parametrize(("file", "layer"), LAYERS)
def test_a_tense_layer_keeps_time_with_its_tune_under_it_and_loops_without_a_seam(
    file: str, layer: str
) -> None:
    from tools.art.synth.signal import loudness

    (tune, rate), (tense, own) = read(file), read(layer)
    assert (rate, own) == (22_050, 11_025)
    assert len(tense) / own == pytest.approx(len(tune) / rate, abs=0.0001)
    assert (FOLDER / layer).stat().st_size <= 1_400_000
    steps = np.abs(np.diff(np.concatenate([tense[-12:], tense[:12]])))
    assert steps[11] <= 1.5 * np.delete(steps, 11).max(), "an attack may fall on the seam, no more"
    assert loudness(tense, own, 20.0) < loudness(tune, rate, 20.0) - 1
    both = tune + np.interp(np.arange(len(tune)) / rate, np.arange(len(tense)) / own, tense)
    assert np.abs(both).max() < 10 ** (-0.5 / 20)


def test_every_game_has_a_tense_layer() -> None:
    assert {file for file, _ in LAYERS} == set(TUNES) - {"music-title.wav"}


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
    captions = [heard.caption for heard in HEARD]
    assert len(set(captions)) == len(captions)
    for key in captions:
        assert key in keys, f"{key} is not written in {language}"
        assert texts(key).startswith("[") and texts(key).endswith("]")
        assert len(texts(key)) <= 60


def test_no_file_is_forgotten_and_none_is_missing() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.wav")) == sorted(
        [*FILES, *TUNES, *SOLOS, *(layer for _, layer in LAYERS)]
    )


def test_every_sound_a_scene_asks_for_by_name_exists() -> None:
    asked = {"cue": r"\b_?sounds?(?:\.play)?\(\s*\"([\w-]+)\"", "tune": r"\bmusic\(\s*\"([\w-]+)\""}
    code = "".join(path.read_text("utf-8") for path in (ROOT / "scenes").rglob("*.py"))
    assert set(re.findall(asked["cue"], code)) - set(TABLE.cue) == set()
    assert set(re.findall(asked["tune"], code)) - set(TABLE.tune) == set()
    assert "curtain-close" in re.findall(asked["cue"], code)


def strongest(file: str) -> float:
    """The hertz at which a file sounds loudest."""
    samples, rate = read(file)
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(len(samples)), 8 * rate))
    return float(spectrum.argmax() / 8)


def blows(file: str) -> list[float]:
    """The seconds at which something is struck: 12 dB louder within 20 ms, near the loudest."""
    samples, rate = read(file)
    step = rate // 100
    power = [float(np.mean(samples[at : at + step] ** 2)) for at in range(0, len(samples) - step, step)]
    level = np.concatenate([[-99.0, -99.0], 10 * np.log10(np.array(power) + 1e-9)])
    struck = (level[2:] - level[:-2] > 12) & (level[2:] > level.max() - 12)
    return [at / 100 for at in np.flatnonzero(struck) if at == 0 or not struck[at - 1]]


@pytest.mark.parametrize("name", ["seal", "pocket", "bet-seal"])
def test_a_sealed_choice_sounds_the_same_whoever_seals_whatever(name: str) -> None:
    cue = TABLE.cue[name]
    assert len(cue.files) == 1 and cue.wander == 0.0 and not cue.captioned


def test_an_aim_that_may_be_secret_sounds_the_same_for_everybody() -> None:
    assert len(TABLE.cue["aim"].files) == 1 and TABLE.cue["aim"].wander == 0.0


@pytest.mark.parametrize(("name", "note"), [("score", "D5"), ("score-up", "A5")])
def test_the_counters_of_the_score_agree_on_their_note_so_that_it_may_be_raised_by_semitones(
    name: str, note: str
) -> None:
    from tools.art.synth.strings import hertz

    cue = TABLE.cue[name]
    assert cue.wander == 0.0
    for file in cue.files:
        assert 12 * abs(np.log2(strongest(file) / hertz(note))) < 0.2, file


def test_the_bells_and_trumpets_are_in_tune_with_the_band() -> None:
    from tools.art.synth.strings import hertz

    key = {"reveal": "D4", "name": "C#6", "point": "D6", "round-won": "D5"}
    key |= {"innocent": "F#5", "healed": "A5", "captain-falls": "D4"}
    for name, note in key.items():
        steps = 12 * np.log2(strongest(f"{name}.wav") / hertz(note))
        assert abs(steps - round(steps)) < 0.2, (name, steps)


def test_a_barred_father_and_a_people_named_in_vain_knock_twice() -> None:
    assert blows("father.wav") == pytest.approx([0.0, 0.19], abs=0.02)
    assert blows("wrong.wav") == pytest.approx([0.0, 0.21], abs=0.02)


def test_the_countdown_falls_on_three_notes_of_the_theme() -> None:
    from tools.art.synth.strings import hertz

    heard = [strongest(f"count-{step}.wav") for step in (3, 2, 1)]
    assert heard == pytest.approx([hertz("D5"), hertz("A4"), hertz("D4")], rel=0.012)
    assert all(blows(f"count-{step}.wav") == [0.0] for step in (3, 2, 1))


def test_the_cylinder_ticks_ever_more_slowly_and_locks_when_it_comes_to_rest() -> None:
    from tools.art.synth.revolver import CHAMBERS

    steps = np.diff(CHAMBERS)
    assert (np.diff(steps) > 0).all()
    for file in TABLE.cue["spin"].files:
        struck = blows(file)
        assert struck[-1] == pytest.approx(0.9, abs=0.02) == CHAMBERS[-1]
        assert all(np.abs(np.array(CHAMBERS) - at).min() < 0.02 for at in struck), file


def test_a_bullet_and_a_click_are_told_apart_at_the_first_hundredth_and_the_click_breathes_out() -> None:
    from tools.art.synth.signal import loudness

    for bang, dry in zip(TABLE.cue["fire-balle"].files, TABLE.cue["fire-clic"].files, strict=True):
        assert blows(bang)[0] == blows(dry)[0] == 0.0
        (bullet, rate), (click, other) = read(bang), read(dry)
        assert rate == other and loudness(bullet, rate) > loudness(click, rate) + 6
        gap, sigh = (np.sqrt(np.mean(click[round(a * rate) : round(b * rate)] ** 2)) for a, b in BREATH)
        assert sigh > 20 * gap


BREATH = ((0.08, 0.14), (0.2, 0.4))
"""After the click nobody breathes, then somebody does, in seconds."""


@pytest.mark.parametrize(
    ("file", "hits"),
    [
        ("judge.wav", [0.0, 0.3]),
        ("dice-reveal.wav", [0.18]),
        ("guilty.wav", [0.24]),
        ("bullet-loaded.wav", [0.2, 0.36]),
        ("aim.wav", [0.2, 0.29]),
        ("accuse.wav", [0.0]),
        ("bet-seal.wav", [0.0]),
        ("puppet-falls-1.wav", [0.42]),
        ("puppet-falls-2.wav", [0.42]),
        ("captain-falls.wav", [0.42]),
    ],
)
def test_what_is_struck_in_roulette_is_struck_when_the_picture_expects_it(
    file: str, hits: list[float]
) -> None:
    assert blows(file) == pytest.approx(hits, abs=0.02)


def test_a_captain_falls_more_heavily_than_a_companion() -> None:
    from tools.art.synth.signal import loudness

    (captain, rate), (other, same) = read("captain-falls.wav"), read("puppet-falls-1.wav")
    assert rate == same and len(captain) > 1.5 * len(other)
    assert loudness(captain, rate) > loudness(other, rate) + 3


def test_winning_a_round_is_less_than_winning_the_match() -> None:
    from tools.art.synth.signal import loudness

    (lesser, rate), (greater, other) = read("round-won.wav"), read("victory.wav")
    assert len(lesser) / rate < 0.5 * len(greater) / other
    assert loudness(lesser, rate) < loudness(greater, other)


def test_no_gain_raises_a_file() -> None:
    assert all(heard.gain <= 0 for heard in HEARD)


@pytest.mark.parametrize("name", ["focus", "flip", "coin", "error", "score", "father", "spin", "aim"])
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


def test_the_battle_waits_where_it_should() -> None:
    from tools.art.synth.fight import CLUSTER, STONE_FALLS

    assert blows("stone.wav")[-1] == pytest.approx(STONE_FALLS, abs=0.03)
    assert blows("miscast.wav")[-1] == pytest.approx(CLUSTER, abs=0.03)
    roll, rate = read("drum-roll.wav")
    assert np.abs(roll).argmax() / rate == pytest.approx(0.8, abs=0.03)
    for file, dark in (("stone.wav", (0.75, 0.9)), ("miscast.wav", (0.3, 0.5))):
        samples, rate = read(file)
        level = [
            float(np.sqrt(np.mean(samples[round(a * rate) : round(b * rate)] ** 2)))
            for a, b in (dark, (1.0, 1.2))
        ]
        assert level[1] > 8 * level[0], file


def test_holding_and_running_are_told_apart_by_ear() -> None:
    from tools.art.synth.strings import hertz

    assert min(12 * abs(np.log2(strongest("held.wav") / hertz(note))) for note in ("D5", "A5")) < 0.2
    assert strongest("rout.wav") < hertz("D4")
