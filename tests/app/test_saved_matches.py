"""Nothing lost: what is sound of a saved match goes on, what is not is said in a sentence and kept."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.app.app import App
from game.app.games import GAMES
from game.app.table import Table
from game.core.match import Match
from game.saves.codec import seal_line
from game.saves.lock import WriterLock
from game.saves.save import SavedMatch, SaveProblem
from game.saves.settings import Settings
from tests.app.conftest import BASE, a_plan

pytestmark = pytest.mark.whole

MOVES = 14

Left = tuple[Path, Match[Any, Any, Any]]


def some_moves(app: App, game: str, moves: int = MOVES, seed: int = 4) -> Table:
    """A match of bots, written down, some moves played, or a few more where several speak at once."""
    at = app.inline().begin(a_plan(game, seed=seed))
    while at.ticks < moves and at.outcome is None:
        at.update(0.1)
    at.close()
    return at


@pytest.fixture
def left(app: App, game: str) -> Left:
    """The file of a match that was left, and the match as it was then."""
    at = some_moves(app, game)
    (path,) = paths.saves_folder().glob("*.match")
    return path, at._match


def resumed(app: App, path: Path) -> Table:
    table = app.resume(path)
    assert isinstance(table, Table), table
    return table


def problem(app: App, path: Path, language: str = "en") -> SaveProblem:
    """What is wrong, which can be said in words."""
    found = app.resume(path)
    assert isinstance(found, SaveProblem)
    said = found.describe(app.texts)
    assert said and not said.startswith("save-") and "{" not in said
    return found


def aside() -> list[str]:
    """Suffixes of what lies beside the matches, but for the locks of those that are being played."""
    seen = [path for path in paths.saves_folder().iterdir() if not path.name.startswith(".")]
    return sorted(path.suffix for path in seen if path.suffix != ".match")


def thoughts(at: Table) -> list[tuple[int, int]]:
    """Tick and player of every thought."""
    return sorted((noted.tick, noted.player) for noted in at.thoughts)


def answers(match: Match) -> list[tuple[int, int]]:  # type: ignore[type-arg]
    """Tick and player of every answer, in order."""
    return sorted((tick, action.player) for tick, actions in enumerate(match.log) for action in actions)


def test_a_match_goes_on_from_exactly_where_it_was(app: App, left: Left) -> None:
    path, match = left
    at = resumed(app, path)
    assert at._match.checksum() == match.checksum()
    assert [one for one in thoughts(at) if one[0] < at.ticks] == answers(match)
    while at.outcome is None:
        at.update(0.1)
    at.close()
    saved = app.read(path)
    assert isinstance(saved, SavedMatch) and saved.finished
    again = app.again(saved)
    assert isinstance(again, Match) and again.checksum() == saved.checksum
    assert app.unfinished() == []


def test_a_line_cut_off_in_the_middle_loses_only_itself(app: App, left: Left) -> None:
    path, match = left
    raw = path.read_bytes()
    for cut in (1, 7, 30):
        path.write_bytes(raw[:-cut])
        at = resumed(app, path)
        assert len(match.log) - 1 <= at.ticks <= len(match.log)
        at.close()
        assert aside() == []


@pytest.mark.statistics
def test_every_cut_can_be_gone_on_with(app: App, left: Left) -> None:
    path, match = left
    raw = path.read_bytes()
    header = raw.index(b"\n") + 1
    for cut in range(header, len(raw), 37):
        path.write_bytes(raw[:cut])
        at = resumed(app, path)
        assert at._match.log == match.log[: at.ticks]
        at.close()


def test_a_thought_whose_move_was_never_written_is_not_counted_twice(
    app: App, left: tuple[Path, Match]
) -> None:  # type: ignore[type-arg]
    path, _ = left
    lines = path.read_bytes().splitlines(keepends=True)
    assert lines[-1].startswith(b'{"n"') and lines[-2].startswith(b'{"t"')
    path.write_bytes(b"".join(lines[:-1]))
    at = resumed(app, path)
    while at.outcome is None:
        at.update(0.1)
    at.close()
    assert thoughts(at) == answers(at._match)
    saved = app.read(path)
    assert isinstance(saved, SavedMatch)


def test_of_a_damaged_match_the_sound_moves_go_on_and_the_file_is_kept(
    app: App, left: tuple[Path, Match]
) -> None:  # type: ignore[type-arg]
    path, match = left
    raw = path.read_bytes()
    middle = raw.rindex(b'{"n"') - 40
    path.write_bytes(raw[:middle] + b"#" + raw[middle + 1 :])
    assert [one.path for one in app.unfinished()] == [path]
    at = resumed(app, path)
    assert 0 < at.ticks < len(match.log) and at._match.log == match.log[: at.ticks]
    assert aside() == [".broken"]
    (lost,) = app.mended
    assert "damaged" in lost.describe(app.texts)


def test_a_match_damaged_from_the_start_is_kept_aside(app: App, left: Left) -> None:
    path, _ = left
    raw = path.read_bytes()
    path.write_bytes(raw[:40] + b"#" + raw[41:])
    assert problem(app, path).code == "damaged"
    assert aside() == [".broken"] and not path.exists()


def test_a_match_of_a_newer_program_is_kept_aside_as_it_is(app: App, left: Left) -> None:
    path, _ = left
    line, rest = path.read_bytes().split(b"\n", 1)
    body = line[: line.rindex(b',"')].replace(b'{"perfidie":1', b'{"perfidie":2')
    path.write_bytes(seal_line(body, 0)[0] + rest)
    kept = path.read_bytes()
    assert problem(app, path).code == "newer"
    assert aside() == [".newer"]
    assert next(paths.saves_folder().glob("*.newer")).read_bytes() == kept


def test_what_is_no_match_stays_where_it_is(app: App, home: Path) -> None:
    path = home / "letter.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text("Dear Aurèle,")
    assert problem(app, path).code == "foreign"
    assert path.exists()
    assert problem(app, home / "nowhere.match").code == "unreadable"


def test_an_empty_file_is_kept_aside(app: App, home: Path) -> None:
    path = home / "saves" / "empty.match"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"")
    assert problem(app, path).code == "empty"
    assert aside() == [".broken"]


MORE = {
    "complots": '[flag."base:forced_at"]\ndefault = 12\n',
    "hecatombe": '[flag."base:rounds_to_win"]\ndefault = 3\n',
    "roulette": '[flag."base:points_to_win"]\ndefault = 9\n',
    "skirmish": '[flag."base:start_tokens"]\ndefault = 3\n',
}
"""What another mod says of each game's house rules."""


def test_a_match_is_gone_on_with_without_mods_that_came_later(app: App, left: Left, game: str) -> None:
    path, match = left
    mod = paths.user_mods() / "more"
    (mod / game).mkdir(parents=True)
    (mod / "mod.toml").write_text(
        'format = 1\nid = "more"\nversion = "1"\ntitle = "More"\nrequires = ["base"]\n'
    )
    (mod / game / "more.toml").write_text(MORE[game])
    other = App([BASE, mod], Settings(language="en"))
    assert other.problems == [] and [one.path for one in other.unfinished()] == [path]
    assert [one.code for one in other.shelf() if isinstance(one, SaveProblem)] == ["added-mods"]
    table = resumed(other, path)
    assert table.ticks == len(match.log) and [one.id for one in other.catalog.mods] == ["base"]
    table.close()
    assert path.exists() and aside() == []
    assert resumed(app, path).ticks == len(match.log)


def rewritten(path: Path, change: bytes, to: bytes) -> None:
    """The same file with other words in it, honestly sealed."""
    total, out = 0, b""
    for line in path.read_bytes().splitlines():
        body = line[: line.rindex(b',"')]
        sealed, total = seal_line(body.replace(change, to, 1), total)
        out += sealed
    path.write_bytes(out)


def test_the_seals_of_this_test_are_honest(app: App, left: Left) -> None:
    path, _ = left
    raw = path.read_bytes()
    rewritten(path, b"nothing at all", b"")
    assert path.read_bytes() == raw


def test_a_move_that_the_rules_forbid_is_said(app: App, left: Left, game: str) -> None:
    path, match = left
    first, other = type(match.log[0][0]).__name__, GAMES[game].actions.__args__[-1].__name__
    rewritten(path, f'"{first}","player":'.encode(), f'"{other}","player":'.encode())
    assert problem(app, path).code in ("illegal", "unknown-action")
    assert aside() == [".broken"]


def test_a_match_of_an_unknown_game_is_said(app: App, left: Left, game: str) -> None:
    path, _ = left
    rewritten(path, f'"game":"{game}"'.encode(), b'"game":"belote"')
    assert [one.code for one in app.shelf() if isinstance(one, SaveProblem)] == ["unknown-game"]
    assert app.unfinished() == []
    trouble = problem(app, path)
    assert trouble.code == "unknown-game" and "belote" in trouble.describe(app.texts)
    assert path.exists()


def test_a_match_with_rules_that_are_no_more_is_said(app: App, left: Left) -> None:
    path, _ = left
    rewritten(path, b'"flags":{', b'"flags":{"bogus":1')
    assert problem(app, path).code == "unplayable"


def test_an_end_that_the_log_does_not_come_to_is_said(app: App, game: str) -> None:
    some_moves(app, game, 10_000)
    (path,) = paths.saves_folder().glob("*.match")
    rewritten(path, b'"checksum":"', b'"checksum":"f')
    assert problem(app, path).code == "diverged"
    assert path.exists()


def test_the_latest_match_is_offered_first(app: App, game: str) -> None:
    for seed in (1, 2, 3):
        some_moves(app, game, 3, seed)
    assert [one.header.seed for one in app.unfinished()] == [3, 2, 1]


def test_matches_of_every_game_are_offered_together(app: App) -> None:
    for game in GAMES:
        some_moves(app, game)
    assert {one.header.game for one in app.unfinished()} == set(GAMES)


def test_a_match_without_a_move_is_not_offered(app: App, game: str) -> None:
    some_moves(app, game, 0)
    assert app.unfinished() == []
    assert app.shelf() == []


def test_a_match_is_gone_on_with_at_one_table_at_a_time(app: App, left: Left) -> None:
    path, match = left
    at = resumed(app, path)
    assert str(os.getpid()) in problem(app, path).describe(app.texts)
    assert isinstance(app.revive(path), SaveProblem)
    assert at.ticks == len(match.log)
    assert resumed_after(app, at, path).ticks == at.ticks


def resumed_after(app: App, at: Table, path: Path) -> Table:
    """The match at another table, after it was left at this one."""
    at.close()
    again = resumed(app, path)
    again.close()
    return again


def test_what_another_program_is_writing_is_neither_mended_nor_kept_aside(app: App, left: Left) -> None:
    path, _ = left
    held = WriterLock(path)
    raw = path.read_bytes()
    for hurt in (raw[:-200] + b"#" + raw[-199:], b'{"perfidie":1' + b"#" * 100 + b"\n"):
        path.write_bytes(hurt)
        assert problem(app, path).code == "playing"
        (found,) = app.shelf()
        assert isinstance(found, SaveProblem) and app.shelve(found).code == "playing"
        assert (path.read_bytes(), aside(), app.mended) == (hurt, [], [])
    held.release()
    assert app.shelve(found) is found and aside() == [".broken"]


def test_where_no_lock_can_be_made_a_match_goes_on_and_nothing_of_it_is_written(app: App, left: Left) -> None:
    path, match = left
    path.with_name(f".{path.name}.lock").mkdir()
    raw = path.read_bytes()
    at = resumed(app, path)
    assert [one.code for one in app.mended] == ["unwritable"]
    at.update(10.0)
    at.close()
    assert at.ticks > len(match.log) and path.read_bytes() == raw
