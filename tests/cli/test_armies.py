"""Who fights is said on the command line: armies, lists, one's own of a mod; what cannot meet is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from game import paths
from game.saves.reader import scan_match_file
from game.saves.save import SavedMatch
from tests.cli.conftest import ROOT, Run, refused
from tests.rules.skirmish.base import base_content

pytestmark = pytest.mark.whole

MANIFEST = 'format = 1\nid = "mine"\nversion = "1"\ntitle = "Mine"\nrequires = ["base"]\n'
BROKEN = """
[list.mine]
faction = "ligne"
points = 500
entries = [
    { unit = "ligne_marechal", general = true },
    { unit = "ligne_piquiers", models = 9 },
    { unit = "horde_pillards", models = 10 },
]
"""
FIGHT = ("simulate", "skirmish", "--matches", "1", "--json")
SHORT = (*FIGHT, "--points", "300")


def a_mod(text: str) -> Path:
    """Somebody's mod with this file."""
    folder = paths.user_mods() / "mine"
    (folder / "skirmish").mkdir(parents=True)
    (folder / "mod.toml").write_text(MANIFEST, encoding="utf-8")
    (folder / "skirmish" / "mine.toml").write_text(text, encoding="utf-8")
    return folder


def speak(home: Path, language: str) -> None:
    (home / "config").mkdir(parents=True, exist_ok=True)
    (home / "config" / "settings.toml").write_text(f'language = "{language}"\n')


def lists_of(folder: Path) -> str:
    """What the only match of a folder says of its armies."""
    (path,) = folder.glob("*.match")
    saved = scan_match_file(path)
    assert isinstance(saved, SavedMatch)
    return str(saved.header.setup["armies"])


@pytest.mark.statistics
def test_armies_and_lists_are_chosen_a_seat_each(run: Run, tmp_path: Path) -> None:
    tally = json.loads(
        run(*SHORT, "--armies", "morts, ligne_300,base:horde", "--save", tmp_path / "kept").out
    )
    assert tally["players"] == 3
    assert lists_of(tmp_path / "kept") == "base:morts_300,base:ligne_300,base:horde_300"


@pytest.mark.statistics
def test_a_battle_of_chosen_armies_is_told_again(run: Run, tmp_path: Path) -> None:
    run(*SHORT, "--armies", "monts,horde", "--save", tmp_path)
    (path,) = tmp_path.glob("*.match")
    told = run("replay", path, "--text")
    assert told.code == 0 and " wins: " in told.out.splitlines()[-1]
    assert run("resume", path, "--text").out.startswith(path.name)


REFUSALS = [
    ("ligne,linge", "« linge »", "“linge”", "ligne"),
    ("ligne,horde_1000", "liste de 1000 points", "list of 1000 points", "--points 1000"),
    ("ligne,horde,morts", "3 armées pour 2 joueurs", "3 armies for 2 players", "3"),
    ("ligne,", "«  »", "“”", "compagnie"),
]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("armies", "french", "english", "both"), REFUSALS)
def test_armies_that_cannot_meet_are_refused_in_the_language_of_the_house(
    run: Run, home: Path, language: str, armies: str, french: str, english: str, both: str
) -> None:
    speak(home, language)
    said = refused(run(*FIGHT, "--players", "2", "--armies", armies)).replace("\u00a0", " ")
    assert (french if language == "fr" else english) in said and both in said
    assert len(said.splitlines()) == 1


def test_everything_wrong_with_the_choice_is_said_at_once(run: Run) -> None:
    said = refused(run(*FIGHT, "--players", "2", "--armies", "linge,horde_300,morts"))
    assert [word in said for word in ("3 armies", "linge", "horde_300")] == [True] * 3


def test_a_game_without_armies_says_so(run: Run, home: Path) -> None:
    speak(home, "fr")
    assert "Roulette n’a pas d’armées" in refused(run("simulate", "roulette", "--armies", "ligne,horde"))


@pytest.mark.statistics
def test_a_list_with_mistakes_is_told_with_their_lines_and_is_not_dealt(run: Run, home: Path) -> None:
    a_mod(BROKEN)
    said = run("mods")
    assert said.code == 1 and "on  mine" in said.out
    assert "mods/mine/skirmish/mine.toml:7:5: error: list.mine.entries[1]: it takes " in said.err
    assert "mods/mine/skirmish/mine.toml:8:5: error: list.mine.entries[2]: this unit serves" in said.err
    barred = refused(run(*FIGHT, "--armies", "mine,horde"))
    assert "“mine” cannot fight" in barred and barred.count("mine.toml:7:5") == 1
    assert "mine" not in run("armies").out and "“mine” cannot fight" in refused(run("armies", "mine"))
    assert run(*SHORT, "--players", "2").code == 0


@pytest.mark.statistics
def test_a_list_that_is_only_doubtful_is_told_and_dealt(run: Run) -> None:
    a_mod(
        '[list.mine]\nfaction = "ligne"\npoints = 300\nentries = [{ unit = "ligne_piquiers", models = 20 }]\n'
    )
    said = run("mods")
    assert said.code == 0 and "mine.toml:1:2: warning: list.mine: no character" in said.err
    assert run(*SHORT, "--armies", "mine,horde").code == 0


@pytest.mark.statistics
def test_mercenaries_fight_where_they_are_hired(run: Run) -> None:
    a_mod(
        BROKEN.replace("models = 9", "models = 10").replace(
            '"horde_pillards", models = 10', '"compagnie_capitaine", mercenary = true'
        )
    )
    assert run("mods").code == 0, "it can fight some battle"
    assert "mercenaries are not in this match" in refused(run(*FIGHT, "--armies", "mine,horde"))
    assert json.loads(run(*FIGHT, "--armies", "mine,horde", "--flag", "mercenaries=on").out)["matches"] == 1


def readme(name: str) -> str:
    """A file that README shows whole."""
    found = re.search(
        rf"```\w+\n# {re.escape(name)}\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S
    )
    assert found is not None
    return found[1]


@pytest.mark.statistics
def test_the_army_that_the_readme_shows_fights(run: Run, tmp_path: Path) -> None:
    folder = a_mod(readme("mods/mine/skirmish/mine.toml"))
    for language in ("fr", "en"):
        (folder / "text" / language).mkdir(parents=True)
        said = readme(f"mods/mine/text/{language}/mine.ftl")
        (folder / "text" / language / "mine.ftl").write_text(said, encoding="utf-8")
    assert "skirmish/mine.toml" not in run("mods").err
    assert "\n  The Back Door · mine · " in run("armies", "mine").out
    run(*FIGHT, "--armies", "mine,horde", "--save", tmp_path / "kept")
    assert lists_of(tmp_path / "kept").startswith("mine:mine,base:")


# perfidie armies


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_list_is_shown_within_eighty_columns(run: Run, home: Path, language: str) -> None:
    speak(home, language)
    said = run("armies")
    assert said.code == 0
    assert max(map(len, said.out.splitlines())) <= 80
    assert all(f"· {army.name} ·" in said.out for army in base_content().lists.values())
    assert not re.search(r"name-|option-|muster-|command-", said.out)


def test_one_army_or_one_list_is_shown(run: Run) -> None:
    assert {*re.findall(r"· (\w+_\d+) ·", run("armies", "horde").out)} == {
        "horde_300",
        "horde_500",
        "horde_1000",
    }
    assert re.findall(r"· (\w+_\d+) ·", run("armies", "horde", "--points", "500").out) == ["horde_500"]
    assert re.findall(r"· (\w+_\d+) ·", run("armies", "base:morts_300").out) == ["morts_300"]
    assert "horde" in refused(run("armies", "hord"))
    assert "--points 300" in refused(run("armies", "morts_300", "--points", "500"))
    assert "300, 500, 1000" in refused(run("armies", "--points", "400"))


def test_a_list_without_a_name_is_called_as_in_its_file(run: Run) -> None:
    a_mod(BROKEN.replace("models = 9", "models = 10").replace("horde_pillards", "ligne_arquebusiers"))
    assert "\n  mine · mine · " in run("armies", "ligne").out


def test_an_army_without_a_list_says_so(run: Run, home: Path) -> None:
    a_mod('[faction.beasts]\nunits = ["horde_sangliers"]\n')
    speak(home, "fr")
    assert run("armies", "beasts").out.startswith("beasts · beasts\n  Aucune de ses listes")
    assert "ses listes : –" in refused(run(*FIGHT, "--armies", "beasts,horde"))
