"""A mod gives our cues sounds of its own; what it gets wrong is told with its place and a hint."""

from __future__ import annotations

import subprocess
import sys
import wave
from pathlib import Path

import pytest

from game.mods.manifest import Mod
from game.mods.problems import problem_message
from game.mods.texts import Texts
from scenes.audio.cues import Cue, SoundTable, Tune, merged_sound_table, mods_without_base
from scenes.audio.sound import Sounds
from tests.app.conftest import BASE
from tests.scenes.audio.test_sound import FakeSpeaker, FakeVoice, Sliders

OURS = SoundTable(
    cue={
        "coin": Cue(files=("coin-1.wav", "coin-2.wav"), caption="caption-coin", gain=-2, wander=0.5),
        "purse": Cue(files=("purse.wav",), caption="caption-purse"),
    },
    tune={"title": Tune(file="title.wav", tense="title-tense.wav", caption="caption-title", gain=-3)},
)


def a_wav(path: Path, *, width: int = 2) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(width)
        file.setframerate(22_050)
        file.writeframes(bytes(200 * width))
    return path


def a_mod(folder: Path, id: str, look: str) -> Mod:
    place = folder / id
    (place / "look").mkdir(parents=True)
    (place / "look" / "sounds.toml").write_text(look, encoding="utf-8")
    a_wav(place / "look" / "clink.wav")
    a_wav(place / "look" / "thin.wav", width=1)
    (place / "look" / "clank.ogg").write_bytes(b"OggS" + bytes(40))
    (place / "look" / "song.wav").write_bytes(b"ID3" + bytes(40))
    return Mod(id=id, version="1", title=id, requires=(), folder=place, hash="")


def test_a_mod_changes_only_the_keys_it_writes(tmp_path: Path) -> None:
    metal = a_mod(
        tmp_path, "metal", '[cue.coin]\nfiles = ["clink.wav", "clank.ogg"]\n[cue.purse]\ngain = -6\n'
    )
    table, problems = merged_sound_table(OURS, [metal])
    look = tmp_path / "metal" / "look"
    assert problems == []
    assert table.cue["coin"] == Cue(
        files=(str(look / "clink.wav"), str(look / "clank.ogg")),
        caption="caption-coin", gain=-2, wander=0.5, spare=("coin-1.wav", "coin-2.wav"),
    )  # fmt: skip
    assert table.cue["purse"] == Cue(files=("purse.wav",), caption="caption-purse", gain=-6)
    assert table.tune == OURS.tune


def test_the_last_mod_is_heard_and_our_sound_stays_in_reserve(tmp_path: Path) -> None:
    first = a_mod(tmp_path, "first", '[cue.coin]\nfiles = ["clink.wav"]\n[tune.title]\nfile = "clink.wav"\n')
    last = a_mod(tmp_path, "last", '[cue.coin]\nfiles = ["clank.ogg"]\ncaption = "last-clank"\n')
    table, problems = merged_sound_table(OURS, [first, last])
    coin, title = table.cue["coin"], table.tune["title"]
    assert problems == []
    assert (coin.files, coin.caption) == ((str(last.folder / "look" / "clank.ogg"),), "last-clank")
    assert coin.spare == ("coin-1.wav", "coin-2.wav")
    assert (title.file, title.spare, title.gain) == (
        str(first.folder / "look" / "clink.wav"),
        "title.wav",
        -3,
    )


@pytest.mark.parametrize(
    ("look", "line", "code", "hint"),
    [
        ('[cue.coim]\nfiles = ["clink.wav"]\n', 1, "no-such-def", "did-you-mean"),
        ('[cue.zzzz]\nfiles = ["clink.wav"]\n', 1, "no-such-def", "known"),
        ('[cue.coin]\nfiles = [\n  "clink.wav",\n  "gone.wav",\n]\n', 4, "no-such-file", "beside"),
        ('[cue.coin]\nfiles = ["../look/clink.wav"]\n', 2, "no-such-file", "beside"),
        ('[cue.coin]\nfiles = ["song.wav"]\n', 2, "no-sound", "wav-or-ogg"),
        ('[cue.coin]\nfiles = ["sounds.toml"]\n', 2, "no-sound", "wav-or-ogg"),
        ('[tune.title]\nfile = "clank.ogg"\n', 2, "no-sound", "wav-only"),
        ('[tune.title]\nfile = "thin.wav"\n', 2, "no-sound", "wav-only"),
        ("[cue.coin]\ngain = 3\n", 2, "too-big", ""),
        ("[cue.coin]\nfiles = []\n", 2, "too-short", ""),
        ("[cue.coin]\nvolume = 1\n", 2, "unknown-key", "known"),
        ("[cue.coin\n", 1, "toml", "toml"),
    ],
)
def test_a_mistake_has_its_line_and_its_hint_and_its_file_changes_nothing(
    tmp_path: Path, look: str, line: int, code: str, hint: str
) -> None:
    table, problems = merged_sound_table(
        OURS, [a_mod(tmp_path, "wry", look + '\n[cue.purse]\nfiles = ["clink.wav"]\n')]
    )
    (problem,) = problems
    assert (problem.file, problem.line) == (f"{tmp_path.name}/wry/look/sounds.toml", line)
    assert (problem.code, problem.hint) == (code, hint)
    assert table == OURS
    for language in ("fr", "en"):
        texts = Texts(language, [BASE])
        assert problem_message(problem, texts)
        assert texts.missing == texts.faults == set()


def test_every_mistake_is_told_at_once(tmp_path: Path) -> None:
    mod = a_mod(tmp_path, "wry", '[cue.a]\n[cue.coin]\nfiles = ["x.wav", "y.wav"]\n')
    assert [problem.line for problem in merged_sound_table(OURS, [mod])[1]] == [1, 3, 3]


def test_ours_is_no_guest(tmp_path: Path) -> None:
    metal = a_mod(tmp_path, "metal", "")
    ours = Mod(id="base", version="1", title="base", requires=(), folder=BASE, hash="")
    assert mods_without_base([ours, metal]) == [metal]


def test_a_tune_of_a_mod_has_a_tense_layer_only_if_the_mod_brings_one(tmp_path: Path) -> None:
    alone = a_mod(tmp_path, "alone", '[tune.title]\nfile = "clink.wav"\n')
    table, problems = merged_sound_table(OURS, [alone])
    assert table.tune["title"].tense == "" and not problems
    both = a_mod(tmp_path, "both", '[tune.title]\nfile = "clink.wav"\ntense = "clink.wav"\n')
    table, problems = merged_sound_table(OURS, [both])
    assert Path(table.tune["title"].tense) == both.folder / "look" / "clink.wav" and not problems
    wrong = a_mod(tmp_path, "wrong", '[tune.title]\ntense = "nothing.wav"\n')
    assert [problem.line for problem in merged_sound_table(OURS, [wrong])[1]] == [2]


class Picky(FakeSpeaker):
    """A machine that has no decoder for OGG."""

    def effect(self, path: Path, volume: float, pitch: float, pan: float) -> FakeVoice:
        if path.suffix == ".ogg":
            self.asked = getattr(self, "asked", 0) + 1
            raise OSError("no decoder")
        return super().effect(path, volume, pitch, pan)


def test_where_a_mods_sound_cannot_be_played_ours_is_heard(tmp_path: Path) -> None:
    look = '[cue.coin]\nfiles = ["clank.ogg"]\n[tune.title]\nfile = "clink.wav"\n'
    table, _ = merged_sound_table(OURS, [a_mod(tmp_path, "metal", look)])
    output = Picky()
    sounds = Sounds(Path("s"), table, Sliders, output)
    for _ in range(3):
        sounds.play("coin")
        sounds.update(1)
    assert [voice.path for voice in output.voices] == [Path("s") / f"coin-{n}.wav" for n in (1, 2, 1)]
    assert output.asked == 1


def test_a_tune_that_is_gone_leaves_ours(tmp_path: Path) -> None:
    class Forgetful(FakeSpeaker):
        def loop(self, path: Path, volume: float) -> FakeVoice:
            if path.name == "clink.wav":
                raise OSError("gone")
            return super().loop(path, volume)

    table, _ = merged_sound_table(OURS, [a_mod(tmp_path, "metal", '[tune.title]\nfile = "clink.wav"\n')])
    output = Forgetful()
    Sounds(Path("s"), table, Sliders, output).music("title", fade=0)
    assert [voice.path for voice in output.voices] == [Path("s") / "title.wav"]


@pytest.mark.processes
def test_mods_are_checked_without_a_window() -> None:
    program = (
        "import sys; from game.app.app import App; "
        "from scenes.shell.mod_looks import look_problems; "
        "look_problems(App().catalog); "
        "sys.exit('arcade' in sys.modules or 'pyglet' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], cwd=BASE.parents[1], check=False).returncode == 0
