"""The folder of matches keeps what players may still want, and nothing else goes."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game.saves.folder import list_saved_matches, new_paths
from game.saves.reader import scan_match_file
from game.saves.save import SavedMatch
from game.saves.tidy import KEPT, delete_old_matches
from tests.saves.conftest import write

FIRST = datetime(2026, 1, 1, 20, 0, 0)


def evening(folder: Path, number: int, *, end: bool = True) -> Path:
    """The match of the n-th evening."""
    return write(next(new_paths(folder, "complots", FIRST + timedelta(days=number))), end=end)


def left(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_only_the_last_finished_matches_stay(tmp_path: Path) -> None:
    files = [evening(tmp_path, number) for number in range(KEPT + 3)]
    assert delete_old_matches(tmp_path) == [files[2], files[1], files[0]]
    assert left(tmp_path) == {path.name for path in files[3:]}
    assert delete_old_matches(tmp_path) == []


def test_an_unfinished_match_stays_however_old_and_takes_no_place(tmp_path: Path) -> None:
    begun = [evening(tmp_path, number, end=False) for number in range(4)]
    ended = [evening(tmp_path, number) for number in range(10, 13)]
    assert delete_old_matches(tmp_path, keep=2) == [ended[0]]
    assert left(tmp_path) == {path.name for path in [*begun, *ended[1:]]}


@pytest.mark.parametrize("cut", [0, 1, 20, 400, -1])
def test_a_file_that_cannot_be_read_to_its_end_is_never_touched(tmp_path: Path, cut: int) -> None:
    damaged = evening(tmp_path, 0)
    raw = damaged.read_bytes()
    damaged.write_bytes(raw[:cut] if cut >= 0 else raw[:-9] + b"?" + raw[-8:])
    before = damaged.read_bytes()
    last = [evening(tmp_path, number) for number in range(1, 5)]
    assert delete_old_matches(tmp_path, keep=1) == [last[2], last[1], last[0]]
    assert damaged.read_bytes() == before


def test_what_players_named_themselves_stays(tmp_path: Path) -> None:
    ours = [evening(tmp_path, number) for number in range(3)]
    kept = ours[0].rename(tmp_path / "le-soir-ou-Zoé-a-menti.match")
    aside = ours[1].rename(tmp_path / f"{ours[1].name}.broken")
    assert delete_old_matches(tmp_path, keep=0) == [ours[2]]
    assert left(tmp_path) == {kept.name, aside.name}


def test_numbered_matches_of_one_second_go_in_their_order(tmp_path: Path) -> None:
    files = [write(next(new_paths(tmp_path, "hecatombe", FIRST)), end=True) for _ in range(3)]
    assert delete_old_matches(tmp_path, keep=2) == [files[0]]


def test_links_and_folders_are_left_alone(tmp_path: Path) -> None:
    elsewhere = write(tmp_path / "elsewhere.match", end=True)
    saves = tmp_path / "saves"
    saves.mkdir()
    link = saves / "20260101-200000-complots.match"
    try:
        link.symlink_to(elsewhere)
    except OSError:
        pytest.skip("no links here")
    (saves / "20260102-200000-complots.match").mkdir()
    assert delete_old_matches(saves, keep=0) == []
    assert link.is_symlink() and elsewhere.is_file()


def test_no_folder_is_no_trouble(tmp_path: Path) -> None:
    assert delete_old_matches(tmp_path / "nowhere") == []


def test_a_match_that_goes_while_the_folder_is_read_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = evening(tmp_path, 0), evening(tmp_path, 1)

    def late(path: Path) -> object:
        if path == new:
            delete_old_matches(tmp_path, keep=1)
        return scan_match_file(path)

    monkeypatch.setattr("game.saves.folder.scan_match_file", late)
    found = list_saved_matches(tmp_path)
    assert [one.path for one in found if isinstance(one, SavedMatch)] == [new]
    assert len(found) == 1 and not old.exists()
