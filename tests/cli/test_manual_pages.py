"""`perfidie mods manual` prints a page or all of them, in the language that is asked for, or writes them."""

from pathlib import Path

import pytest

from game.cli.modding.manual_pages import manual_pages
from tests.cli.conftest import Run, refused
from tools.manual import FOLDER


@pytest.mark.whole
def test_a_page_is_printed_as_it_was_committed(run: Run) -> None:
    said = run("mods", "manual", "roulette", "--language", "fr")
    assert (said.code, said.err) == (0, "")
    assert said.out == (FOLDER / "fr" / "roulette.md").read_text("utf-8")


@pytest.mark.whole
def test_all_pages_are_printed_or_written(run: Run, home: Path) -> None:
    said = run("mods", "manual", "--language", "en")
    assert [line for line in said.out.splitlines() if line.startswith("# The manual of mods")][0:1]
    into = home / "deep" / "manual"
    assert run("mods", "manual", "--language", "en", "--into", into).code == 0
    assert sorted(path.stem for path in into.iterdir()) == sorted(manual_pages())
    assert (into / "mod.md").read_bytes() == (FOLDER / "en" / "mod.md").read_bytes()


def test_no_such_page_no_such_language_and_no_such_folder_are_refused(run: Run, home: Path) -> None:
    assert "roulette" in refused(run("mods", "manual", "roulete"))
    assert "fr" in refused(run("mods", "manual", "mod", "--language", "de"))
    (home / "file").parent.mkdir(parents=True, exist_ok=True)
    (home / "file").write_text("no", encoding="utf-8")
    assert refused(run("mods", "manual", "mod", "--into", home / "file"))
