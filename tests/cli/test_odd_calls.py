"""Calls that nobody should make: each is refused in one sentence with status 2, or does what it can."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli.streams import line_width
from tests.cli.conftest import ROOT, Run, refused
from tools.fuzz.command_line import COMMANDS, Verdict, judge_call, judged_calls

pytestmark = pytest.mark.whole

SHORT = ("simulate", "complots", "--matches", "1", "--json")
LONG = "9" * 5_000
FULL = "The text cannot be written: there is no room left.\n"

ODD_CALLS = {
    "two signs": ((*SHORT, "--flag", "starting_coins=--3"), 'pas "--3"'),
    "thousands of digits": ((*SHORT, "--flag", f"starting_coins={LONG}"), "il faut un nombre entier"),
    "a rule of thousands of letters": ((*SHORT, "--flag", f"{LONG}=3"), "aucune règle de la maison"),
    "a seed of thousands of digits": ((*SHORT, "--seed", LONG), "Pour --seed, il faut"),
    "no number of seconds": (("watch", "--seconds", "nan", "--record", "x.gif"), "Pour --seconds, il faut"),
    "endless seconds": (("watch", "--seconds", "inf", "--record", "x.gif"), "de 1 à 3"),
    "a crowd": (("watch", "--players", "1000000000"), "de 1 à 99"),
    "a picture as wide as the sea": (("shots", "x", "--width", "1000000000"), "de 320 à 7"),
    "an unknown game": (("play", "\x1b[2Jx"), "Aucun jeu ne s’appelle « ?[2Jx »"),
    "an unknown strength": (("watch", "--strength", "x"), "Aucune force"),
    "an unknown language": (("shots", "x", "--language", "de"), "Aucune langue"),
    "a device as a match": (("replay", "/dev/zero"), "ce n’est pas un fichier ordinaire"),
    "a folder as a match": (("resume", "/"), "c’est un dossier"),
    "a folder as a position": (("play", "--position", "/"), "c’est un dossier"),
    "a film of another kind": (("watch", "--record", "x.avi"), "un film finit en .gif ou en .mp4"),
    "a word too many": (("mods", "x"), "« x » est de trop"),
    "a value for a switch": ((*SHORT, "--json=4"), "--json ne prend pas de valeur"),
    "no value": (("play", "--seed"), "--seed attend une valeur"),
    "no folder": (("shots",), "Il manque DOSSIER"),
    "an unknown command": (("plai",), "Il n’y a pas de commande « plai ». Peut-être « play » ?"),
    "an unknown option": (("play", "--sead", "4"), "pas d’option « --sead ». Peut-être « --seed » ?"),
}


@pytest.fixture
def french(home: Path) -> None:
    """A player who speaks French."""
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.toml").write_text('language = "fr"\n')


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize("name", ODD_CALLS)
def test_an_odd_call_is_refused_in_one_sentence_of_the_player(run: Run, name: str) -> None:
    words, wanted = ODD_CALLS[name]
    said = refused(run(*words)).replace("\u00a0", " ").replace("\u202f", " ")
    assert wanted in said and said.count("\n") == 1
    assert len(said) < 400


POSITIONS = {
    "a key of 50,000 parts": ".".join(["a"] * 50_000) + " = 1\n",
    "a number of 5,000 digits": f"round = {LONG}\n",
    "brackets in brackets": "a = " + "[" * 20_000,
    "a sea of letters": "#" * 1_100_000,
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_that_nobody_wrote_by_hand_is_refused_at_once(run: Run, tmp_path: Path, name: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(POSITIONS[name])
    said = refused(run("play", "hecatombe", "--seats", "bot,bot", "--position", path))
    assert said.count("\n") == 1 and len(said) < 400


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize("command", COMMANDS)
def test_the_pages_speak_the_players_language(run: Run, command: str) -> None:
    said = run(command, "--help")
    assert said.code == 0 and said.out.startswith(f"Usage\u00a0: perfidie {command}")
    assert "Exemple\u00a0:" in said.out and "cli-" not in said.out
    assert not {"the", "of", "Show", "Which", "Print"} & {*said.out.split()}


def test_without_a_home_one_is_told_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PERFIDIE_HOME", "~nobodyhere/x")
    assert "~nobodyhere/x" in refused(run("mods"))


@pytest.mark.parametrize(("said", "columns"), [("0", 80), ("x", 80), ("7", 40), ("120", 120), (LONG, 80)])
def test_a_terminal_without_a_width_is_written_on(
    run: Run, monkeypatch: pytest.MonkeyPatch, said: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", said)
    assert line_width() == columns
    assert len(run("armies", "horde", "--points", "300").out.splitlines()) > 5


def test_a_hundred_odd_calls_end_as_they_should(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "files"
    folder.mkdir()
    monkeypatch.chdir(folder)  # what they write lies there
    ended = list(judged_calls(100, 7, folder))
    assert [(words, verdict.fault) for words, verdict in ended if verdict.fault] == []
    statuses = [verdict.status for _, verdict in ended]
    assert statuses.count(2) > 45 and statuses.count(0) > 6


def test_a_bad_end_is_noticed(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    def ends(status: object) -> Verdict:
        def carry_out(words: object) -> object:
            if isinstance(status, BaseException):
                raise status
            return status

        monkeypatch.setattr("tools.fuzz.command_line.carry_out", carry_out)
        return judge_call(["mods"])

    assert "seven" in ends(ValueError("seven")).fault
    assert "status 3" in ends(3).fault and "without a word" in ends(2).fault
    assert not ends(0).fault


def test_another_alphabet_is_written_with_what_comes_close(process: Run) -> None:
    for coding in ("ascii", "utf-8"):
        settings = {"PYTHONIOENCODING": coding, "LC_ALL": "C", "LANGUAGE": "fr"}
        said = process("armies", "horde", "--points", "300", **settings)
        assert said.code == 0 and "horde_300" in said.out and "Traceback" not in said.err
    assert process("mods", "x", LANGUAGE="fr", PYTHONIOENCODING="ascii").err == "<< x >> est de trop.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full device is needed")
def test_a_full_disk_and_a_closed_pipe_end_a_command(process: Run, home: Path) -> None:
    def shell(line: str) -> tuple[int, str]:
        return run_in_shell(f"{sys.executable} -m game {line}")

    assert shell(" ".join(SHORT) + " >/dev/full") == (
        2,
        "The text cannot be written: there is no room left.\n",
    )
    assert shell("mods x >/dev/full 2>/dev/full") == (2, "")
    assert shell("armies | true") == (0, "")
    assert shell("mods >&-") == (0, "")


def run_in_shell(line: str) -> tuple[int, str]:
    """Status and stderr of a line of shell."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "LANGUAGE": "en"}
    done = subprocess.run(["sh", "-c", line], env=environment, capture_output=True)
    return done.returncode, done.stderr.decode()


def test_a_refused_call_writes_nothing_where_programs_read(run: Run) -> None:
    assert json.loads(run(*SHORT).out)["matches"] == 1
    assert run(*SHORT, "--policy", "x").out == ""
