"""Every module has a page made of its docstrings; one that cannot be imported is named instead."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools import ROOT, TOOLS

pytestmark = pytest.mark.processes


def make(folder: Path, *modules: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOLS / "api_pages.py"), str(folder), *modules]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)


def test_the_seven_verbs_have_a_page(tmp_path: Path) -> None:
    pytest.importorskip("pdoc", reason="pdoc makes the pages: python3 tools/test.py installs it")
    made = make(tmp_path, "game.core.rules")
    assert made.returncode == 0, made.stderr
    page = (tmp_path / "game" / "core" / "rules.html").read_text(encoding="utf-8")
    for verb in ("setup", "to_act", "legal_actions", "check", "apply", "observe", "outcome"):
        assert f'id="Rules.{verb}"' in page
    assert (tmp_path / "index.html").exists()


def test_a_module_that_cannot_be_imported_is_a_sentence_and_no_page(tmp_path: Path) -> None:
    made = make(tmp_path, "game.core.rules", "game.core.nowhere")
    assert made.returncode == 1
    said = "ModuleNotFoundError: No module named 'game.core.nowhere'"
    assert made.stderr == f"No pages: game.core.nowhere cannot be imported ({said}).\n"
    assert not list(tmp_path.iterdir())


def test_every_module_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    import api_pages

    names = api_pages.module_names(ROOT)
    assert {"game", "game.core.rules", "game.cli", "scenes.shell.window"} <= set(names)
    assert not [name for name in names if name.endswith(("__init__", "__main__"))]
