"""What `python -m tools.art.hearing` measures holds for every cue, and it hears a click when there is one."""

from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.whole

np = pytest.importorskip("numpy")

from scenes.audio.cues import Cue, SoundTable, read_table  # noqa: E402
from tools.art import hearing  # noqa: E402
from tools.art.synth.signal import decibels, wav_bytes, write  # noqa: E402

TABLE = read_table(hearing.TABLE)
RATE = 44_100
MOMENTS = [
    *("breath", "seal-flies", "slam", "tear", "halves", "table-laughs", "table-gasps", "table-murmurs"),
    *("spot-moves", "chain-link", "chain-snap", "objective-bell", "pistol-raise", "hat-falls", "card-thud"),
    *("hands-up", "dice-land", "title-rise", "drop"),
]
"""The cues of the big moments."""


def test_every_cue_keeps_the_limits_of_an_ear() -> None:
    wrong = {line: faults for line, faults in hearing.lines(TABLE, []) if faults}
    assert not wrong
    assert len(hearing.lines(TABLE, [])) == sum(len(cue.files) for cue in TABLE.cue.values())


def test_whatever_a_picture_lands_on_is_struck_at_its_first_sample() -> None:
    landed = {name for name, cue in TABLE.cue.items() if cue.layer == "contact"}
    assert landed >= set(MOMENTS) - {
        *("breath", "seal-flies", "table-laughs", "table-gasps", "table-murmurs", "spot-moves", "title-rise"),
    }
    assert landed >= {"claim", "doubt", "truth", "lost", "out", "tile-clash", "coin", "score", "fire-balle"}


def blow(seconds: float = 0.3, late: float = 0.0) -> Any:
    """A knock at 700 Hz that begins `late`, without any fault."""
    t = np.arange(round(seconds * RATE)) / RATE
    return np.concatenate([np.zeros(round(late * RATE)), 0.3 * np.sin(2 * np.pi * 700 * t) * np.exp(-t * 40)])


def told(samples: Any, gain: float = 0.0) -> list[str]:
    """The faults of a sound of contact."""
    return hearing.faults(hearing.measured(samples, RATE), gain, contact=True)


def test_a_clean_knock_has_no_fault() -> None:
    assert told(blow()) == []


@pytest.mark.parametrize(
    ("spoilt", "fault"),
    [
        (blow()[15:], "clicks at its start"),
        (blow()[:2000], "clicks at its end"),
        (blow(late=0.02), "struck late"),
        (blow() * 4, "clips"),
        (blow() * decibels(-40), "too soft"),
        (np.tanh(40 * blow()) * 0.85, "too loud"),
    ],
)
def test_a_spoilt_knock_is_found_out(spoilt: Any, fault: str) -> None:
    assert fault in told(spoilt)


def test_a_file_that_clicks_makes_the_command_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "knock.wav", blow(), RATE)
    (tmp_path / "click.wav").write_bytes(wav_bytes(blow()[15:2000], RATE))
    cues = {name: Cue((f"{name}.wav",), "caption-x", layer="contact") for name in ("knock", "click")}
    monkeypatch.setattr(hearing, "FOLDER", tmp_path)
    monkeypatch.setattr(hearing, "read_table", lambda path: SoundTable(cues, {}))
    assert hearing.main(["knock"], tmp_path / "seen")
    assert (tmp_path / "seen" / "knock.png").stat().st_size > 300
    assert not hearing.main(["click"], None)
    assert "clicks at its start; clicks at its end" in capsys.readouterr().out


def test_the_big_moments_stand_in_their_order_of_loudness() -> None:
    def mix(name: str) -> float:
        cue = TABLE.cue[name]
        heard = hearing.measured(*hearing.read_wave(hearing.FOLDER / cue.files[0]))
        return heard.loud + cue.gain

    assert mix("slam") > mix("objective-bell") > mix("doubt") > mix("claim") > mix("chain-link") - 1
    assert mix("claim") - mix("breath") == pytest.approx(18, abs=1)
    assert max(mix(f"table-{word}") for word in ("laughs", "gasps", "murmurs")) < mix("truth") - 4


def test_a_lie_is_ripped_in_the_time_that_its_picture_takes() -> None:
    for file in TABLE.cue["tear"].files:
        samples, rate = hearing.read_wave(hearing.FOLDER / file)
        come = np.cumsum(samples**2) / np.sum(samples**2)
        assert float(np.searchsorted(come, 0.97)) / rate == pytest.approx(0.18, abs=0.03), file


def test_the_table_laughs_in_syllables_and_gasps_in_one() -> None:
    def swells(file: str) -> int:
        samples, rate = hearing.read_wave(hearing.FOLDER / file)
        step = rate // 50
        level = np.sqrt([np.mean(samples[at : at + step] ** 2) for at in range(0, len(samples), step)])
        loud = level > level.max() * decibels(-9)
        return int(np.sum(loud[1:] & ~loud[:-1]) + loud[0])

    assert all(swells(file) >= 4 for file in TABLE.cue["table-laughs"].files)
    assert all(swells(file) <= 2 for file in TABLE.cue["table-gasps"].files)
