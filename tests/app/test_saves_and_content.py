"""A match that carries nothing is gone on with when what its game is made of is the same."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from game import paths
from game.app.app import App
from game.app.content.exact import own_mods
from game.app.games import GAMES
from game.app.playback import Playback
from game.app.table import Table
from game.saves.codec import seal_line
from game.saves.save import FORMAT, SavedMatch, SaveProblem
from game.saves.settings import Settings
from tests.app.conftest import BASE, a_plan
from tests.saves.evenings.record import FOLDER as EVENINGS
from tests.saves.evenings.record import MODS

pytestmark = pytest.mark.statistics

MOVES = 8
FORMATS = ("named by game", "whole mods")
"""How a file names the content: as it is written now, and as it was written before that."""

OWN_CHANGES: dict[str, tuple[str, str, str]] = {
    "complots": ("complots/actions.toml", "cost = 7", "cost = 6"),
    "hecatombe": (
        "hecatombe/flags.toml",
        "[flag.",
        "[flag.one_more]\nkind = 'bool'\ndefault = false\n\n[flag.",
    ),
    "roulette": ("roulette/team.toml", "caught = 3", "caught = 4"),
    "skirmish": ("skirmish/army-ligne.toml", "points = 55", "points = 54"),
}
"""By game: a file of its content, and what is changed there; matches are as legal as before."""


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """A copy of our own content, to be changed."""
    return Path(shutil.copytree(BASE, tmp_path / "mods" / "base"))


def house(base: Path, *mods: str) -> App:
    """The house with this content and some of the mods of recorded evenings."""
    return App([base, *(MODS / id for id in mods)], Settings(language="en")).inline()


def change(base: Path, game: str) -> None:
    """Change the content of one game."""
    name, before, after = OWN_CHANGES[game]
    text = (base / name).read_text("utf-8")
    assert before in text
    (base / name).write_text(text.replace(before, after, 1), "utf-8")


def left(app: App, game: str, style: str, moves: int = MOVES) -> Path:
    """The file of a match that was left after some moves, or played to its end."""
    before = set(paths.saves_folder().glob("*"))
    at = app.begin(msgspec.structs.replace(a_plan(game), former=style == "whole mods"))
    while at.ticks < moves and at.outcome is None:
        at.update(1.0)
    at.close()
    (path,) = set(paths.saves_folder().glob("*")) - before
    change_header(path, carried="")
    if style == "whole mods":
        name_whole_mods(path)
    return path


def change_header(path: Path, **fields: object) -> None:
    """Change the first line of a match, and seal every line again."""
    total, out = 0, b""
    for number, line in enumerate(path.read_bytes().splitlines()):
        body = line[: line.rindex(b',"c":')]
        if number == 0:
            body = msgspec.json.encode(msgspec.json.decode(body + b"}") | fields)[:-1]
        sealed, total = seal_line(body, total)
        out += sealed
    path.write_bytes(out)


def name_whole_mods(path: Path) -> None:
    """Take from a first line what earlier programs did not write, and seal every line again."""
    total, out = 0, b""
    for number, line in enumerate(path.read_bytes().splitlines()):
        body = line[: line.rindex(b',"c":')]
        if number == 0:
            start = body.index(b',"content":{')
            body = body[:start] + body[body.index(b"}", start) + 1 :]
        sealed, total = seal_line(body, total)
        out += sealed
    path.write_bytes(out)


def code_of(app: App, path: Path) -> str:
    """Why a match cannot be gone on with, or nothing; what the list says is what happens."""
    own_mods(app)
    offered = path in [one.path for one in app.unfinished()]
    listed = [one.code for one in app.shelf() if isinstance(one, SaveProblem) and one.path == path]
    found = app.resume(path)
    assert path.exists(), "a match that waits for its mods stays where it is"
    if isinstance(found, SaveProblem):
        assert not offered and listed == [found.code]
        assert "{" not in found.describe(app.texts) and not found.describe(app.texts).startswith("save-")
        return found.code
    assert offered and found.ticks >= MOVES and listed == (["added-mods"] if app.exact else [])
    found.close()
    return ""


def test_a_new_file_names_what_each_mod_brings_for_its_game_and_can_be_read_by_earlier_programs(
    home: Path, base: Path, game: str
) -> None:
    app = house(base, "torch", "duel")
    saved = app.read(left(app, game, FORMATS[0]))
    assert isinstance(saved, SavedMatch)
    brings = {"complots": {"base", "duel"}, "roulette": {"base", "torch"}}
    assert saved.header.content is not None and set(saved.header.content) == brings.get(game, {"base"})
    assert (saved.header.format, saved.header.mods) == (FORMAT, {m.id: m.hash for m in app.catalog.mods})


@pytest.mark.parametrize("changed", GAMES)
def test_a_change_of_one_game_stops_only_the_matches_of_that_game(
    home: Path, base: Path, changed: str
) -> None:
    """Named by game, even a change that the log would not notice is noticed."""
    files = {game: left(house(base), game, FORMATS[0]) for game in GAMES}
    change(base, changed)
    later = house(base)
    assert {game: code_of(later, path) for game, path in files.items()} == {
        game: "changed-mods" if game == changed else "" for game in GAMES
    }


def test_with_whole_mods_a_match_that_a_change_does_not_touch_goes_on(home: Path, base: Path) -> None:
    files = {game: left(house(base), game, FORMATS[1]) for game in GAMES}
    change(base, "skirmish")
    later = house(base)
    assert later.catalog.hashes.mods != house(BASE).catalog.hashes.mods
    assert {game: code_of(later, path) for game, path in files.items()} == dict.fromkeys(GAMES, "")


@pytest.mark.parametrize("style", FORMATS)
def test_a_mod_that_came_counts_for_the_game_it_brings_something_for(
    home: Path, base: Path, style: str
) -> None:
    files = {game: left(house(base), game, style) for game in GAMES}
    later = house(base, "torch")
    stays = "added-mods" if style == "whole mods" else ""
    assert {game: code_of(later, path) for game, path in files.items()} == {
        game: stays if game == "roulette" else "" for game in GAMES
    }
    back = house(base)
    assert {code_of(back, path) for path in files.values()} == {""}


def test_a_mod_that_went_is_missed_by_the_game_it_brought_something_for(home: Path, base: Path) -> None:
    files = {game: left(house(base, "torch"), game, FORMATS[0]) for game in GAMES}
    later = house(base)
    assert {game: code_of(later, path) for game, path in files.items()} == {
        game: "missing-mods" if game == "roulette" else "" for game in GAMES
    }


def test_a_running_match_that_names_whole_mods_waits_for_each_of_them(home: Path, base: Path) -> None:
    """Nobody knows for which game a mod was that is not there: it can be put back, a wrong end cannot."""
    files = {game: left(house(base, "torch"), game, FORMATS[1]) for game in GAMES}
    later, back = house(base), house(base, "torch")
    assert {code_of(later, path) for path in files.values()} == {"missing-mods"}
    assert {code_of(back, path) for path in files.values()} == {""}


def ended(app: App, path: Path) -> str:
    """Why a finished match cannot be seen again, or nothing."""
    found = app.playback(path)
    assert path.exists()
    return "" if isinstance(found, Playback) else found.code


def test_the_end_of_a_match_proves_that_a_missing_mod_did_not_matter(home: Path, base: Path) -> None:
    files = {game: left(house(base, "torch"), game, FORMATS[1], 10_000) for game in GAMES}
    later = house(base)
    assert {game: ended(later, path) for game, path in files.items()} == {
        game: "missing-mods" if game == "roulette" else "" for game in GAMES
    }


@pytest.mark.parametrize("changed", GAMES)
def test_of_a_finished_match_a_change_of_another_game_does_not_count(
    home: Path, base: Path, changed: str
) -> None:
    files = {game: left(house(base), game, FORMATS[0], 10_000) for game in GAMES}
    change(base, changed)
    later = house(base)
    assert {game: ended(later, path) for game, path in files.items()} == {
        game: "changed-mods" if game == changed else "" for game in GAMES
    }


# evenings that an earlier program wrote

SPOILT = {
    "complots": ("complots/actions.toml", "[action.revenu]\n", "[action.revenu]\ncost = 9\n"),
    "hecatombe": ("hecatombe/box.toml", "players = 3, tiles = 17", "players = 3, tiles = 15"),
    "roulette": ("roulette/team.toml", "highest_bet = 5", "highest_bet = 1"),
    "skirmish": ("skirmish/army-ligne.toml", "points = 55", "points = 155"),
}
"""By game: a change that a log does notice."""


@pytest.mark.parametrize("end", ["running", "finished"])
@pytest.mark.parametrize("changed", GAMES)
def test_an_old_evening_goes_on_unless_its_log_shows_that_its_game_has_changed(
    home: Path, base: Path, changed: str, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OWN_CHANGES, changed, SPOILT[changed])
    change(base, changed)
    app = house(base)
    for game in GAMES:
        paths.saves_folder().mkdir(parents=True, exist_ok=True)
        path = Path(shutil.copy(EVENINGS / f"{game}-{end}.match", paths.saves_folder()))
        code = code_of(app, path) if end == "running" else ended(app, path)
        assert code == ("changed-mods" if game == changed else ""), game


def test_an_old_evening_with_mods_is_compared_mod_by_mod(home: Path, base: Path, tmp_path: Path) -> None:
    """The torch burns otherwise now: Roulette notices, Complots does not; its end is the same without one."""
    mods = [Path(shutil.copytree(MODS / id, tmp_path / id)) for id in ("duel", "metal", "mine", "torch")]
    card = mods[-1] / "roulette" / "torch.toml"
    card.write_text(card.read_text("utf-8").replace("copies = 2", "copies = 9"), "utf-8")
    paths.saves_folder().mkdir(parents=True)
    names = ("complots-duel-running", "complots-duel-finished", "roulette-torch-finished")
    running, court, cellar = (
        Path(shutil.copy(EVENINGS / f"{name}.match", paths.saves_folder())) for name in names
    )
    app = App([base, *mods], Settings(language="en")).inline()
    assert (code_of(app, running), ended(app, court), ended(app, cellar)) == ("", "", "changed-mods")
    app = App([base, *mods[:-1]], Settings(language="en")).inline()
    assert (code_of(app, running), ended(app, court), ended(app, cellar)) == (
        "missing-mods",
        "",
        "missing-mods",
    )


def test_a_doubtful_match_that_went_on_is_offered_again(home: Path, base: Path) -> None:
    path = left(house(base), "complots", FORMATS[1])
    change(base, "skirmish")
    app = house(base)
    for _ in range(3):
        assert [one.path for one in app.unfinished()] == [path]
        at = app.resume(path)
        assert isinstance(at, Table)
        at.update(1.0)
        at.close()
