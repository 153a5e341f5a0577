"""The mods that README shows are taken from it as they are printed, and nothing is wrong with them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.app.app import App
from game.app.games import GAMES
from game.mods.texts import LANGUAGES, Texts
from tests.cli.conftest import ROOT, Run

pytestmark = pytest.mark.whole

EXAMPLES = {
    name: text
    for name, text in re.findall(
        r"```(?:toml|ftl)\n# mods/(\S+)\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S
    )
}
"""What README prints of its mods, file by file."""
MODS = sorted({name.partition("/")[0] for name in EXAMPLES})


def written_mods(folder: Path, names: list[str]) -> None:
    """The mods of these names, in a player's folder; whoever has no `mod.toml` gets that of the first one."""
    for name, text in EXAMPLES.items():
        mod = name.partition("/")[0]
        if mod in names:
            path = folder / "mods" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            manifest = EXAMPLES["duel/mod.toml"].replace('"duel"', f'"{mod}"')
            (folder / "mods" / mod / "mod.toml").write_text(manifest, encoding="utf-8")


def test_readme_shows_a_mod_for_each_game() -> None:
    shown = {name.split("/")[1] for name in EXAMPLES}
    assert shown >= set(GAMES) and {"mod.toml", "text", "look"} <= shown


@pytest.mark.parametrize("names", [MODS, *([name] for name in MODS)], ids=lambda names: "+".join(names))
def test_nothing_is_wrong_with_them(run: Run, home: Path, names: list[str]) -> None:
    written_mods(home, names)
    said = run("mods")
    assert (said.code, said.err) == (0, "")
    listed = [line.split()[:2] for line in said.out.splitlines()[1:]]
    assert [one for one in listed if one[0] != "off"] == [["on", name] for name in names]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_their_texts_is_one_that_is_read(home: Path, language: str) -> None:
    written_mods(home, MODS)
    app = App()
    ours = Texts(language, [ROOT / "mods" / "base"]).keys()
    said = Texts(language, app.texts.folders).keys() - ours
    assert {key.partition("-")[2] for key in said} == {"marchande", "metal", "torche", "mine"}


@pytest.mark.parametrize("lost", ["torch/text/fr/torch.ftl", "mine/text/fr/mine.ftl"])
def test_a_lost_language_would_be_told(run: Run, home: Path, lost: str) -> None:
    written_mods(home, MODS)
    (home / "mods" / lost).unlink()
    assert "no texts in this language" in run("mods").err
