"""`tools/dev.py` does one part of the checks by one word."""

import sys
from pathlib import Path

import bootstrap
import checks
import pytest
import tasks
from bootstrap import Venv


class Became(Exception):
    """The process turned into something else: the words after its Python."""


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Venv:
    """A finished `.venv`, and a process that tells what it would become."""

    def enter(command: list[object]) -> None:
        raise Became([str(word) for word in command[1:]])

    venv = Venv(tmp_path)
    venv.python = Path(sys.executable)
    monkeypatch.setattr(checks, "prepare_venv", lambda: venv)
    monkeypatch.setattr(bootstrap, "enter", enter)
    monkeypatch.setattr(checks, "spread", lambda: ["-n", "2"])
    return venv


def test_quick_leaves_out_what_is_slow_and_lists_the_slowest_of_the_rest(venv: Venv) -> None:
    with pytest.raises(Became) as became:
        tasks.main(["quick", "tests/core", "-x"])
    words = became.value.args[0]
    assert words[words.index("-m", 2) + 1] == "not (statistics or processes or screens or whole)"
    assert any(word.startswith("--durations=") for word in words)
    assert words[-4:] == ["-n", "2", "tests/core", "-x"]


@pytest.mark.parametrize(
    ("task", "names"), [("lint", ["ruff check", "ruff format", "lint-imports"]), ("types", ["mypy"])]
)
def test_lint_and_types_are_laws_of_the_whole(
    task: str, names: list[str], venv: Venv, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {name for name, _ in checks._laws(venv)}
    asked: list[str] = []
    monkeypatch.setattr(checks, "run_laws", lambda venv, names: asked.extend(names) or 0)
    assert tasks.main([task]) == 0
    assert asked == names and set(names) <= known


def test_docs_go_to_a_folder_that_git_does_not_see(
    venv: Venv, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ignored = (bootstrap.ROOT / ".gitignore").read_text(encoding="utf-8").split()
    assert f"{tasks.API_PAGES.relative_to(bootstrap.ROOT).parts[0]}/" in ignored
    monkeypatch.setattr(tasks, "API_PAGES", tmp_path / "api")
    (tmp_path / "api").mkdir()
    (tmp_path / "api" / "gone.html").touch()
    with pytest.raises(Became) as became:
        tasks.main(["docs"])
    program, folder = map(Path, became.value.args[0])
    assert program.exists() and folder == tmp_path / "api"
    assert not (folder / "gone.html").exists()


def test_help_has_a_line_for_each_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert tasks.main(["--help"]) == 0
    lines = capsys.readouterr().out.splitlines()[1:]
    assert [line.split()[0] for line in lines] == ["quick", "lint", "types", "docs", "lock", "all"]
    assert all(line.endswith(".") for line in lines)


@pytest.mark.parametrize("words", [["qiuck"], ["lint", "tests"]])
def test_a_word_too_much_or_unknown_does_nothing(
    words: list[str], venv: Venv, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tasks.main(words) == 2
    told = capsys.readouterr()
    assert told.err and not told.out
