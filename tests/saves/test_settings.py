"""Settings come back as they were left; what is wrong in them is told, and costs nothing else."""

from pathlib import Path

import msgspec
import pytest
import tomli_w
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import game
from game.mods.problems import problem_message
from game.mods.texts import Texts
from game.saves.save import SavedSeat
from game.saves.settings import SPEEDS, Settings
from game.saves.settings_file import load_settings, save_settings

BASE = Path(game.__file__).resolve().parent.parent / "mods" / "base"
CHOSEN = Settings(
    language="fr",
    text_scale=115,
    animation_speed=0,
    volume_music=5,
    seats=(SavedSeat(name='Z"oé\n'), SavedSeat(name="Bot", kind="bot", temper="bold", colour=7)),
    flags={"complots": {"forced_at": 12, "factions": True, "fifth_character": "base:inquisiteur"}},
)
SHARED = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


def told(path: Path) -> list[tuple[str, str, str]]:
    return [(problem.place, problem.where, problem.code) for problem in load_settings(path)[1]]


def test_settings_come_back_as_they_were_left(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.toml"
    assert save_settings(CHOSEN, path) is None
    assert load_settings(path) == (CHOSEN, ())
    assert [one.name for one in path.parent.iterdir()] == ["settings.toml"]


def test_a_help_is_on_until_somebody_switches_it_off(tmp_path: Path) -> None:
    path, off = tmp_path / "settings.toml", Settings().but(odds_help=False, helps={"dice_help": False})
    assert Settings().has_help("odds_help") and Settings().has_help("dice_help")
    assert save_settings(off, path) is None
    found = load_settings(path)[0]
    assert not found.has_help("odds_help") and not found.has_help("dice_help")
    assert found.has_help("another_help")


def test_the_first_evening_has_defaults_and_no_problem(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.toml") == (Settings(), ())


def test_every_problem_is_told_with_its_place_and_the_other_settings_stay(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(
        'language = "de"\ntext_scale = 115\nvolume_master = 101\ncaption = true\n'
        'fullscreen = "yes"\n[flags.complots]\nforced_at = 1.5\nfactions = true\n'
    )
    assert told(path) == [
        ("settings.toml:1:12", "language", "not-one-of"),
        ("settings.toml:3:17", "volume_master", "out-of-range"),
        ("settings.toml:4:1", "caption", "unknown-key"),
        ("settings.toml:5:14", "fullscreen", "wrong-type"),
        ("settings.toml:7:13", "flags.complots.forced_at", "wrong-type"),
    ]
    assert load_settings(path)[0] == Settings(text_scale=115, flags={"complots": {"factions": True}})


def test_broken_toml_costs_only_the_broken_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(
        "text_scale = 115\nlanguage = fr\nvolume_music = 5\nnonsense\ncaptions = true\ncaptions = false\n"
        'last_game = "compl\n[[seats]]\nname = "Zoé"\n[flags.complots\nforced_at = 3\n[flags.x]\ny = 1\n'
    )
    assert told(path) == [
        ("settings.toml:2:12", "", "toml"),
        ("settings.toml:4:9", "", "toml"),
        ("settings.toml:6:17", "", "toml"),
        ("settings.toml:7:19", "", "toml"),
        ("settings.toml:10:16", "", "toml"),
    ]
    found = load_settings(path)[0]
    assert found == Settings(
        text_scale=115, volume_music=5, captions=True, seats=(SavedSeat(name="Zoé"),), flags={"x": {"y": 1}}
    )


def test_a_bad_seat_costs_the_seats_only(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('captions = true\n[[seats]]\ncolour = 9\n[[seats]]\nname = "B"\n')
    assert told(path) == [
        ("settings.toml:2:3", "seats[0]", "missing-key"),
        ("settings.toml:3:10", "seats[0].colour", "out-of-range"),
    ]
    assert load_settings(path)[0] == Settings(captions=True)


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b'captions = true\nlanguage = "\xff"', "encoding"),
        (b"x = " + b"[" * 9999, "too-deep"),
        (b"\x00", "toml"),
    ],
)
def test_a_file_of_another_kind_is_told(tmp_path: Path, raw: bytes, code: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(raw)
    assert [one for _, _, one in told(path)] == [code]
    assert load_settings(path)[0] == Settings()


def test_a_folder_in_its_place_is_told_and_saving_says_why_not(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").mkdir()
    assert [code for _, _, code in told(tmp_path / "settings.toml")] == ["unreadable"]
    (tmp_path / "file").touch()
    problem = save_settings(CHOSEN, tmp_path / "file" / "settings.toml")
    assert problem is not None and (problem.code, problem.severity) == ("unwritable", "warning")


def test_a_file_with_problems_is_kept_aside_before_it_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    for text in ("langage = 1", "langage = 2"):
        path.write_text(text)
        save_settings(CHOSEN, path)
        save_settings(CHOSEN, path)
    assert {one.name for one in tmp_path.iterdir()} == {
        "settings.toml",
        "settings.broken-1.toml",
        "settings.broken-2.toml",
    }
    assert (tmp_path / "settings.broken-2.toml").read_text() == "langage = 2"
    assert load_settings(path) == (CHOSEN, ())


@SHARED
@given(at=st.integers(0, 10_000), new=st.binary(max_size=3), cut=st.integers(0, 40))
def test_no_damage_makes_it_crash_and_most_of_it_survives(
    tmp_path: Path, at: int, new: bytes, cut: int
) -> None:
    path = tmp_path / "settings.toml"
    raw = tomli_w.dumps(msgspec.to_builtins(CHOSEN)).encode()
    at %= len(raw)
    path.write_bytes(raw[:at] + new + raw[at + cut :])
    found, problems = load_settings(path)
    assert isinstance(found, Settings)
    assert all(problem.line for problem in problems)


@pytest.mark.statistics
@SHARED
@given(raw=st.binary(max_size=300) | st.text(max_size=300).map(lambda text: text.encode(errors="replace")))
def test_noise_is_told_not_raised(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(raw)
    assert isinstance(load_settings(path)[0], Settings)


def test_one_setting_is_changed_and_must_be_one_that_exists() -> None:
    assert CHOSEN.but(text_scale=100).text_scale == 100
    assert CHOSEN.but(seats=CHOSEN.seats[:1]).seats == CHOSEN.seats[:1]
    with pytest.raises(msgspec.ValidationError):
        CHOSEN.but(text_scale=90)
    with pytest.raises(TypeError):
        CHOSEN.but(size=90)


def test_what_screens_and_sounds_ask_is_derived() -> None:
    assert (CHOSEN.spoken, CHOSEN.levels.music, CHOSEN.hurry, Settings().hurry) == ("fr", 0.05, None, 1.0)
    assert all(Settings().but(animation_speed=speed).animation_speed == speed for speed in SPEEDS)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_problems_are_said_in_the_players_language(tmp_path: Path, language: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('langage = "fr"\nvolume_music = 300\ncaptions = 1\nlanguage\nseats = 3\n')
    texts = Texts(language, [BASE])
    said = [problem_message(problem, texts) for problem in load_settings(path)[1]]
    assert len(said) == 5 and texts.missing == texts.faults == set()
    assert "language" in said[0]
