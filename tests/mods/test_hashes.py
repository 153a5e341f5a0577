"""What a mod brings for a game has a fingerprint of its own, which only what it says can change."""

from pathlib import Path

import pytest

from game.app.games import all_sections
from game.mods.load import load_mods
from tests.builders import BASE

MANIFEST = 'format = 1\nid = "more"\nversion = "1"\ntitle = "More"\nrequires = ["base"]\n'
COURT = '[flag."base:forced_at"]\ndefault = 12\n\n[character.marchande]\norder = 7\n'
TRADE = '[action.marchande]\nclaim = "marchande"\neffect = { kind = "gain", coins = 4 }\n'


def write(folder: Path, files: dict[str, str]) -> Path:
    """A mod folder."""
    for name, text in {"mod.toml": MANIFEST, **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def hashes(folder: Path, files: dict[str, str]) -> dict[str, str]:
    """The fingerprints of what a mod brings, by game; it must be sound."""
    loaded = load_mods([BASE, write(folder, files)], all_sections())
    assert not [one for one in loaded.problems if one.severity == "error"], loaded.problems
    mod = next(mod for mod in loaded.mods if mod.id == "more")
    by_game = loaded.catalog.hashes.games
    assert mod.game_hashes == {game: mods["more"] for game, mods in by_game.items() if "more" in mods}
    return mod.game_hashes


PLAIN = {"complots/a.toml": COURT + TRADE}


@pytest.mark.parametrize(
    "files",
    [
        {"complots/z.toml": COURT + TRADE},
        {"complots/a.toml": COURT, "complots/b.toml": TRADE},
        {"complots/a.toml": TRADE, "complots/b.toml": COURT},
        {"complots/a.toml": "# of courtiers\n" + COURT.replace(" = ", "=") + TRADE},
        {**PLAIN, "text/fr/a.ftl": "a = b\n", "look/complots.toml": "", "mod.toml": MANIFEST + "# later\n"},
        {**PLAIN, "roulette/empty.toml": "", "hecatombe/none.toml": "[symbol]\n", "README.md": "Read me."},
        {**PLAIN, "positions/complots/a.toml": "[[seat]]\n"},
    ],
)
def test_what_says_the_same_is_the_same(tmp_path: Path, files: dict[str, str]) -> None:
    plain = hashes(tmp_path / "plain", PLAIN)
    assert list(plain) == ["complots"] and hashes(tmp_path / "other", files) == plain


@pytest.mark.parametrize(
    "files",
    [
        {"complots/a.toml": COURT.replace("12", "11") + TRADE},
        {"complots/a.toml": COURT + TRADE.replace("4", "5")},
        {"complots/a.toml": COURT + TRADE + "\n[character.abbe]\norder = 8\n"},
        {"complots/a.toml": COURT},
    ],
)
def test_what_says_something_else_is_something_else(tmp_path: Path, files: dict[str, str]) -> None:
    assert hashes(tmp_path / "plain", PLAIN) != hashes(tmp_path / "other", files)


def test_the_order_in_which_a_catalog_tells_its_defs_counts(tmp_path: Path) -> None:
    one, other = "[character.abbe]\norder = 8\n", "[character.page]\norder = 9\n"
    first = hashes(tmp_path / "first", {"complots/a.toml": one, "complots/b.toml": other})
    assert first != hashes(tmp_path / "second", {"complots/a.toml": other, "complots/b.toml": one})


def test_each_game_counts_for_itself(tmp_path: Path) -> None:
    card = (Path(__file__).parents[1] / "saves/evenings/mods/torch/roulette/torch.toml").read_text("utf-8")
    both = hashes(tmp_path / "both", {**PLAIN, "roulette/a.toml": card})
    assert set(both) == {"complots", "roulette"}
    assert both["complots"] == hashes(tmp_path / "plain", PLAIN)["complots"] != both["roulette"]


def test_a_mod_that_is_switched_off_brings_nothing(tmp_path: Path) -> None:
    broken = write(tmp_path / "more", {"complots/a.toml": '[flag."base:forced_at"]\ndefalt = 12\n'})
    loaded = load_mods([BASE, broken], all_sections())
    (mod,) = [mod for mod in loaded.mods if mod.id == "more"]
    assert not mod.enabled and mod.game_hashes == {}
    assert set(loaded.catalog.hashes.mods) == {"base"}


def test_our_own_content_brings_something_for_every_game() -> None:
    hashes = load_mods([BASE], all_sections()).catalog.hashes
    assert set(hashes.games) == {section.game for section in all_sections()}
    assert len({hashes.for_game(game)["base"] for game in hashes.games}) == len(hashes.games)
    assert hashes.for_game("belote") == {}
