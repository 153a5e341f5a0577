"""`tools/test.py` runs every check even when one fails, and says how each went in one line."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import bootstrap
import checks
import pytest
from bootstrap import Venv

GOOD = [sys.executable, "-c", "print('silence is golden')"]
BAD = [sys.executable, "-c", "print('line too long'); raise SystemExit(1)"]


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Venv:
    """A finished `.venv` on a machine that can draw, whose pytest is this Python without a test."""
    venv = Venv(tmp_path)
    venv.python = Path(sys.executable)
    monkeypatch.setattr(bootstrap, "ensure_or_exit", lambda extra: venv)
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(checks, "_install_venv_maker", lambda: None)
    monkeypatch.setattr(checks, "screen_trouble", lambda venv: None)
    monkeypatch.setattr(checks, "_aloud", lambda name, command: checks.Verdict(name, True, 1.5))
    monkeypatch.chdir(tmp_path)
    return venv


def laws(monkeypatch: pytest.MonkeyPatch, *commands: list[str]) -> None:
    monkeypatch.setattr(checks, "_laws", lambda venv: [(f"law {n}", list(c)) for n, c in enumerate(commands)])


def test_all_good_is_one_line_each(
    venv: Venv, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    laws(monkeypatch, GOOD, GOOD)
    assert checks.main([]) == 0
    summary = capsys.readouterr().out.strip().splitlines()[-3:]
    assert [line.split()[-3] for line in summary] == ["ok", "ok", "ok"]
    assert summary[-1] == "pytest        ok         1.5 s"


def test_one_failure_fails_the_whole_but_stops_nothing(
    venv: Venv, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    laws(monkeypatch, BAD, GOOD)
    assert checks.main([]) == 1
    said = capsys.readouterr().out
    assert "line too long" in said and "silence is golden" not in said
    assert [line.split()[-3] for line in said.strip().splitlines()[-3:]] == ["FAILED", "ok", "ok"]


def test_one_law_can_be_asked_alone(
    venv: Venv, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    laws(monkeypatch, GOOD, BAD)
    assert checks.run_laws(venv, ["law 0"]) == 0
    assert checks.run_laws(venv, ["law 1"]) == 1
    assert "line too long" in capsys.readouterr().out


def test_who_keeps_no_bytecode_beside_the_sources_gets_it_in_the_venv(
    venv: Venv, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    checks.prepare_venv()
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert os.environ["PYTHONPYCACHEPREFIX"] == str(venv.folder / "bytecode")


@pytest.mark.parametrize(("cores", "processes"), [(1, 0), (2, 2), (3, 3), (64, 4)])
def test_tests_are_shared_out_to_the_cores(cores: int, processes: int) -> None:
    words = checks.spread(cores)
    assert words == (["-n", str(processes), "--dist", "worksteal"] if processes else [])


def test_pytest_runs_beside_the_laws_and_gets_what_is_shared_out(
    venv: Venv, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def aloud(name: str, command: list[object]) -> checks.Verdict:
        asked.extend(str(word) for word in command)
        return checks.Verdict(name, False, 1.5)

    laws(monkeypatch, GOOD)
    monkeypatch.setattr(checks, "_aloud", aloud)
    monkeypatch.setattr(checks, "spread", lambda: ["-n", "2"])
    assert checks.main([]) == 1
    assert asked[1:] == ["-m", "pytest", "--need-gl", "-n", "2"]
    assert [line.split()[-3] for line in capsys.readouterr().out.strip().splitlines()[-2:]] == [
        "ok",
        "FAILED",
    ]


def test_a_machine_that_cannot_draw_fails_with_the_sentence(
    venv: Venv, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    laws(monkeypatch, GOOD)
    monkeypatch.setattr(checks, "screen_trouble", lambda venv: "OpenGL is not installed: run `x`.")
    assert checks.main([]) == 1
    assert "OpenGL is not installed: run `x`." in capsys.readouterr().out.strip().splitlines()[-1]


def test_words_after_the_command_go_to_pytest_alone(venv: Venv, monkeypatch: pytest.MonkeyPatch) -> None:
    class Became(Exception):
        """The process turned into something else."""

    def enter(command: list[object]) -> None:
        raise Became([str(word) for word in command[1:]])

    laws(monkeypatch, BAD)
    monkeypatch.setattr(bootstrap, "enter", enter)
    with pytest.raises(Became) as became:
        checks.main(["tests/tools", "-k", "paths"])
    assert became.value.args[0] == ["-m", "pytest", "tests/tools", "-k", "paths"]


def test_a_missing_library_is_installed_when_that_is_possible(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = iter(['ImportError: Library "GL" not found.', ""])
    installed: list[str] = []
    monkeypatch.setattr(checks, "_draw", lambda venv: next(said))

    def apt_install(packages: Sequence[str]) -> bool:
        installed.extend(packages)
        return True

    monkeypatch.setattr(bootstrap, "apt_install", apt_install)
    assert checks.screen_trouble(Venv(tmp_path)) is None
    assert "libegl1" in installed


def test_otherwise_the_sentence_names_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "_draw", lambda venv: 'ImportError: Library "EGL" not found.')
    monkeypatch.setattr(bootstrap, "apt_install", lambda packages: False)
    said = checks.screen_trouble(Venv(tmp_path))
    assert said is not None and "libegl1" in said and said.endswith("and start again.")
