"""The house with broken content, settings and mods: every problem is told, what is sound goes on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import paths
from game.app.app import App
from game.app.content.reading import NoGame
from game.app.games import GAMES
from game.app.plan import MatchPlan
from game.mods.problems import problem_message
from game.saves.save import SavedMatch, SavedSeat
from game.saves.settings import Settings
from tests.app.conftest import BASE, a_plan, chairs


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """A copy of our own content, to be broken."""
    return Path(shutil.copytree(BASE, tmp_path / "mods" / "base"))


def change(file: Path, before: str, after: str) -> None:
    text = file.read_text("utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), "utf-8")


def problems_of(base: Path) -> list[str]:
    with pytest.raises(NoGame) as raised:
        App([base], Settings())
    assert str(raised.value).count("\n") == len(raised.value.problems) - 1
    return [str(problem) for problem in raised.value.problems]


def test_sound_content_has_no_problem(base: Path) -> None:
    assert App([base], Settings()).problems == []


def test_every_problem_of_our_own_content_is_in_one_list_with_its_place(base: Path) -> None:
    complots, hecatombe, roulette = base / "complots", base / "hecatombe", base / "roulette"
    skirmish = base / "skirmish"
    change(skirmish / "cards.toml", "copies", "copis")
    change(skirmish / "scenarios.toml", "share = 150", 'share = "many"')
    change(hecatombe / "box.toml", "copies", "copis")
    change(hecatombe / "flags.toml", "min = 3", 'min = "three"')
    change(roulette / "cards.toml", "copies", "copis")
    change(roulette / "flags.toml", "min = 5", 'min = "five"')
    change(roulette / "team.toml", "highest_bet = 5", "highest_bet = 6")
    change(complots / "actions.toml", "cost", "coast")
    change(complots / "flags.toml", "min = 0", 'min = "zero"')
    (complots / "characters.toml").write_text("[character.duchesse\n")
    told = problems_of(base)
    for file in (
        "complots/actions.toml",
        "complots/flags.toml",
        "complots/characters.toml",
        "hecatombe/box.toml",
        "hecatombe/flags.toml",
        "roulette/cards.toml",
        "roulette/flags.toml",
        "roulette/team.toml",
        "skirmish/cards.toml",
        "skirmish/scenarios.toml",
    ):
        (line, *_) = [one for one in told if file in one]
        place = line.split(": ")[0]
        assert place.count(":") == 2, line
    assert any("Did you mean cost?" in one for one in told)


def test_a_last_game_that_is_gone_is_said_and_forgotten() -> None:
    app = App([BASE], Settings(language="fr", last_game="belote"))
    (gone,) = app.problems
    assert "belote" in problem_message(gone, app.texts) and not app.texts.missing
    assert app.settings.last_game == ""


def test_a_last_game_that_is_there_is_remembered() -> None:
    app = App([BASE], Settings(language="fr", last_game="roulette"))
    assert app.settings.last_game == "roulette" and app.problems == []


@pytest.mark.parametrize(
    "file",
    [
        "complots/actions.toml",
        "complots/characters.toml",
        "hecatombe/box.toml",
        "hecatombe/flags.toml",
        "roulette/cards.toml",
        "roulette/flags.toml",
        "roulette/team.toml",
        "skirmish/flags.toml",
        "skirmish/lists.toml",
        "skirmish/scenarios.toml",
        "skirmish/weapons.toml",
        "skirmish/zones.toml",
    ],
)
def test_a_missing_file_is_told(base: Path, file: str) -> None:
    (base / file).unlink()
    assert problems_of(base)


def test_a_base_without_a_manifest_is_no_game(base: Path) -> None:
    (base / "mod.toml").unlink()
    assert any("mod.toml" in one for one in problems_of(base))


def test_no_mods_at_all_is_no_game() -> None:
    with pytest.raises(NoGame):
        App([], Settings())


def write_mod(home: Path, id: str, files: dict[str, str]) -> Path:
    folder = home / "mods" / id
    for name, body in {
        "mod.toml": f'format = 1\nid = "{id}"\nversion = "1"\ntitle = "{id}"\nrequires = ["base"]\n',
        **files,
    }.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(body)
    return folder


def test_a_broken_mod_of_a_player_is_switched_off_and_listed(home: Path) -> None:
    write_mod(home, "sound", {"complots/more.toml": '[flag."base:forced_at"]\ndefault = 12\n'})
    write_mod(home, "broken", {"complots/more.toml": '[flag."base:forced_at"]\ndefalt = 12\n'})
    app = App(settings=Settings())
    wanted = {mod.id: mod.enabled for mod in app.loaded.mods if mod.switched_on}
    assert wanted == {"base": True, "sound": True, "broken": False}
    (problem,) = app.problems
    assert "broken" in problem.file and problem.line == 2
    at = app.inline().begin(MatchPlan("complots", chairs("bb"), 1), keep=False)
    assert at.public.view.flags.forced_at == 12


def test_broken_words_of_a_mod_are_told_with_their_place_and_it_stays_on(home: Path) -> None:
    words = {f"text/{one}/verses.ftl": f"verses = {one}\n" for one in ("fr", "en")}
    write_mod(home, "verses", {**words, "text/fr/verses.ftl": "verses = Vers\nworse = { $ }\n"})
    app = App(settings=Settings(language="fr"))
    (problem,) = app.problems
    assert problem.file.endswith("verses/text/fr/verses.ftl")
    assert (problem.code, problem.line) == ("fluent", 2)
    assert app.texts("verses") == "Vers"


def test_a_base_that_lost_a_language_is_told(base: Path) -> None:
    shutil.rmtree(base / "text" / "en")
    told = App([base], Settings(language="fr")).problems
    assert {(one.code, one.severity) for one in told} >= {("no-texts", "warning"), ("mute", "error")}


def test_a_mod_without_our_content_is_no_game(home: Path, tmp_path: Path) -> None:
    lonely = write_mod(tmp_path, "lonely", {"text/fr/lonely.ftl": "lonely = seul\n"})
    change(lonely / "mod.toml", 'requires = ["base"]', "requires = []")
    with pytest.raises(NoGame):
        App([lonely], Settings())


def test_broken_settings_fall_back_and_say_so(home: Path) -> None:
    path = paths.config_folder() / "settings.toml"
    path.parent.mkdir(parents=True)
    path.write_text('language = "klingon"\ntext_scale = 115\nvolume_master = "loud"\nbogus = 1\n')
    app = App()
    assert (app.settings.text_scale, app.settings.volume_master) == (115, Settings().volume_master)
    assert {problem.line for problem in app.problems} == {1, 3, 4}
    assert all(problem.file == "settings.toml" for problem in app.problems)


def test_a_changed_setting_is_kept_for_the_next_evening(home: Path) -> None:
    app = App()
    assert app.change(language="en", reaction_extra=5) is None
    assert app.texts.language == "en"
    assert App().settings.reaction_extra == 5


def test_a_disk_that_refuses_is_told_and_the_setting_holds_for_now(home: Path) -> None:
    home.write_text("not a folder")
    app = App()
    assert app.change(reaction_extra=5) is not None
    assert app.settings.reaction_extra == 5


def test_a_match_goes_on_without_a_book_when_the_disk_refuses(home: Path, game: str) -> None:
    home.write_text("not a folder")
    app = App(settings=Settings()).inline()
    at = app.begin(a_plan(game, "bb", 1))
    assert at.trouble == "failed"
    while at.outcome is None:
        at.update(0.1)
    at.close()
    assert at.trouble == "failed"


def test_a_match_begun_while_the_disk_refuses_is_written_whole_later(home: Path, game: str) -> None:
    home.write_text("not a folder")
    app = App(settings=Settings()).inline()
    at = app.begin(a_plan(game, "bb", 1))
    while at.ticks < 5:
        at.update(0.1)
    at.paused = True
    at.update(2.1)
    assert at.trouble
    home.unlink()
    at.update(2.1)
    assert at.trouble == ""
    at.close()
    (path,) = paths.saves_folder().glob("*.match")
    saved = app.read(path)
    assert isinstance(saved, SavedMatch) and saved.moves == at.ticks


STRANGERS = (
    SavedSeat(name="Zoé", kind="ghost"),
    SavedSeat(name="Zoé", kind="bot", temper="sleepy", strength="weak"),
    SavedSeat(name="Zoé", kind="bot", temper="bold", strength="divine"),
)


@pytest.mark.parametrize(
    "plan",
    [
        MatchPlan("belote", chairs("bb"), 1),
        *(MatchPlan(game.id, chairs("b"), 1) for game in GAMES.values()),
        *(MatchPlan(game.id, chairs("b") * game.seats.stop, 1) for game in GAMES.values()),
        *(MatchPlan(game, chairs("bb"), 1, {"bogus": 3}) for game in GAMES),
        *(MatchPlan(game, chairs("bb"), 1, position="[[seat]") for game in GAMES),
        *(MatchPlan(game, chairs("bb"), 1, position="bogus = 1\n[[seat]]\n[[seat]]\n") for game in GAMES),
        *(MatchPlan(game, chairs("bb"), 1, first=first) for game in GAMES for first in (-1, 2)),
        *(MatchPlan(game, chairs("bb"), 1, position="bogus = " + "[" * 5000) for game in GAMES),
        *(MatchPlan(game, (*chairs("b"), seat), 1) for game in GAMES for seat in STRANGERS),
        MatchPlan("complots", chairs("bb"), 1, {"forced_at": 99}),
        MatchPlan("complots", chairs("bb"), 1, {"forced_at": "ten"}),
        MatchPlan("complots", chairs("bb"), 1, position="[[seat]]\nhand = ['pape']\n[[seat]]\n"),
        MatchPlan("hecatombe", chairs("bb"), 1, {"rounds_to_win": 0}),
        MatchPlan("hecatombe", chairs("bb"), 1, {"no_retreat": 1}),
        MatchPlan("hecatombe", chairs("bb"), 1, position="[[seat]]\narmies = ['terre-terre']\n[[seat]]\n"),
        MatchPlan("hecatombe", chairs("bb"), 1, position="[[seat]]\n[[seat]]\n[flags]\nforced_at = 3\n"),
        MatchPlan("roulette", chairs("bb"), 1, {"points_to_win": 4}),
        MatchPlan("roulette", chairs("bb"), 1, {"action_deck": "huge"}),
        MatchPlan("roulette", chairs("bb"), 1, position="[[seat]]\nhand = ['as']\n[[seat]]\n"),
        MatchPlan("roulette", chairs("bb"), 1, position="[[seat]]\n[[seat]]\n[flags]\nforced_at = 3\n"),
        MatchPlan("skirmish", chairs("bb"), 1, {"start_tokens": 11}),
        MatchPlan("skirmish", chairs("bb"), 1, {"preset": "endless"}),
        MatchPlan("skirmish", chairs("bb"), 1, position="[[seat]]\n[[seat]]\n"),
    ],
)
def test_a_plan_that_cannot_be_played_says_why(home: Path, plan: MatchPlan) -> None:
    with pytest.raises(ValueError) as raised:
        App([BASE], Settings()).begin(plan)
    assert str(raised.value)
    assert not list(paths.saves_folder().glob("*"))


def test_a_table_and_its_position_have_the_same_number_of_seats(home: Path) -> None:
    for game, name in (
        ("complots", "turn-5"),
        ("hecatombe", "attack-2"),
        ("roulette", "shot-4"),
        ("skirmish", "turn-2"),
    ):
        position = (BASE / "positions" / game / f"{name}.toml").read_text("utf-8")
        with pytest.raises(ValueError, match="the position is for"):
            App([BASE], Settings()).begin(MatchPlan(game, chairs("bbb"), 1, position=position))
