"""One save, one writer: the second program is told who plays, and a dead one stands in nobody's way."""

import errno
import fcntl
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import game
from game.saves.folder import new_paths
from game.saves.journal import begin, begin_new_match
from game.saves.lock import LockedError, WriterLock
from game.saves.reader import read_match_file
from game.saves.save import SavedMatch
from game.saves.settings import Settings
from game.saves.settings_file import load_settings, save_settings
from game.saves.tidy import delete_old_matches
from tests.saves.conftest import HEADER, TICKS, Move, Put, a_writer, going_on, write

pytestmark = pytest.mark.whole

ROOT = Path(game.__file__).resolve().parent.parent


def left_lying(folder: Path) -> list[str]:
    """Hidden files of a folder: locks and who holds them."""
    return sorted(path.name for path in folder.iterdir() if path.name.startswith("."))


def back(path: Path) -> SavedMatch:
    found = read_match_file(path, Move)
    assert isinstance(found, SavedMatch)
    return found


def test_who_comes_second_is_told_who_plays_and_who_comes_later_plays(saved: Path) -> None:
    first = WriterLock(saved)
    with pytest.raises(LockedError) as refused:
        WriterLock(saved)
    facts = refused.value.problem.facts
    assert (facts["where"], facts["process"]) == ("here", str(os.getpid()))
    first.release()
    first.release()
    assert left_lying(saved.parent) == []
    WriterLock(saved).release()


def test_a_match_being_played_can_be_seen_but_not_gone_on_with(saved: Path) -> None:
    playing = going_on(back(saved))
    assert back(saved).moves == 3
    with pytest.raises(LockedError):
        going_on(back(saved))
    playing.append(TICKS[0])
    playing.close()
    again = going_on(back(saved))
    again.append(TICKS[1])
    again.close()
    assert list(back(saved).ticks) == [*TICKS, TICKS[0], TICKS[1]]


def test_a_new_match_is_locked_from_its_first_line_and_leaves_no_lock_behind(tmp_path: Path) -> None:
    journal = begin(tmp_path / "a.match", HEADER)
    with pytest.raises(LockedError):
        WriterLock(tmp_path / "a.match")
    journal.close()
    journal.close()
    assert left_lying(tmp_path) == []


def test_whichever_link_leads_there_it_is_one_match(saved: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "b.match"
    try:
        link.symlink_to(saved)
    except OSError:
        pytest.skip("no links here")
    first = WriterLock(link)
    with pytest.raises(LockedError):
        WriterLock(saved)
    first.release()


def test_two_matches_begun_in_one_second_have_two_files(tmp_path: Path) -> None:
    moment = datetime(2026, 3, 1, 20, 5, 9)
    taken = next(new_paths(tmp_path, HEADER.game, moment))
    other = WriterLock(taken)
    journals = [begin_new_match(tmp_path, HEADER, moment) for _ in range(2)]
    assert sorted(path.stem[-2:] for path in tmp_path.glob("*.match")) == ["-2", "-3"]
    for one in (*journals, other):
        (one.close if hasattr(one, "close") else one.release)()


@pytest.mark.parametrize("raw", [b"", b"\x00\xff", b"[]", b'{"process":1,"machine":"x","since":"yesterday"}'])
def test_of_a_writer_who_does_not_say_who_he_is_only_that_is_said(saved: Path, raw: bytes) -> None:
    held = WriterLock(saved)
    (saved.parent / f".{saved.name}.writer").write_bytes(raw)
    with pytest.raises(LockedError) as refused:
        WriterLock(saved)
    assert refused.value.problem.facts["where"] == "somewhere"
    held.release()


def test_the_sentence_names_the_day_and_the_machine_where_that_is_another_one() -> None:
    writer = a_writer("voisin\x1b[2J")
    since = datetime.fromisoformat(writer.since)
    assert writer.facts(since + timedelta(days=9))["since"].startswith("2026-03-0")  # type: ignore[union-attr]
    assert len(str(writer.facts(since)["since"])) == len("20:05")
    assert writer.facts(since)["machine"] == "voisin2J" and writer.facts(since)["where"] == "there"


@pytest.mark.skipif(sys.platform == "win32", reason="flock is of other systems")
@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP])
def test_where_the_folder_keeps_no_locks_the_file_is_the_lock_and_dead_processes_lose_it(
    saved: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def without(fd: int, operation: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(fcntl, "flock", without)
    first = WriterLock(saved)
    with pytest.raises(LockedError):
        WriterLock(saved)
    first.release()
    assert left_lying(saved.parent) == []
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        pass
    marker = saved.parent / f".{saved.name}.held"
    marker.write_text(f"{gone.pid}\n{os.uname().nodename}\n")
    os.utime(marker, (1_600_000_000, 1_600_000_000))
    WriterLock(saved).release()
    assert left_lying(saved.parent) == []


def test_where_no_lock_can_be_made_nothing_is_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(OSError):
        WriterLock(tmp_path / "file" / "a.match")
    with pytest.raises(OSError):
        begin_new_match(tmp_path / "file" / "saves", HEADER, datetime(2026, 3, 1))


def test_tidying_leaves_what_is_being_written_and_takes_the_locks_of_matches_that_are_gone(
    tmp_path: Path,
) -> None:
    moment = datetime(2026, 3, 1, 20, 5, 9)
    ended = [write(next(new_paths(tmp_path, "complots", moment)), end=True) for _ in range(3)]
    held = WriterLock(ended[0])
    gone = tmp_path / "20200101-200000-complots.match"
    for lock in (f".{gone.name}.lock", f".{gone.name}.writer"):
        (tmp_path / lock).write_bytes(b"")
    assert delete_old_matches(tmp_path, keep=0) == [ended[2], ended[1]]
    assert ended[0].exists() and left_lying(tmp_path) == [
        f".{ended[0].name}.lock",
        f".{ended[0].name}.writer",
    ]
    held.release()
    assert delete_old_matches(tmp_path, keep=0) == [ended[0]] and list(tmp_path.iterdir()) == []


def test_two_programs_keep_what_each_of_them_has_set(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    first = second = Settings(helps={"odds": True})
    assert save_settings(first, path) is None
    loud = second.but(volume_music=10, helps={"odds": True, "arrows": False}, flags={"bowls": {"a": 1}})
    assert save_settings(loud, path, second) is None
    assert save_settings(first.but(text_scale=115, helps={"odds": False}), path, first) is None
    both, problems = load_settings(path)
    assert problems == () and (both.volume_music, both.text_scale) == (10, 115)
    assert both.helps == {"odds": False, "arrows": False} and both.flags == {"bowls": {"a": 1}}
    assert save_settings(both.but(flags={}), path, both) is None
    assert load_settings(path)[0].flags == {}
    assert left_lying(tmp_path) == []


def test_settings_wait_for_another_program_and_say_when_it_does_not_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.saves.settings_file._PATIENCE", 0.1)
    path = tmp_path / "settings.toml"
    held = WriterLock(path)
    problem = save_settings(Settings(), path)
    assert problem is not None and problem.code == "unwritable" and not path.exists()
    held.release()
    assert save_settings(Settings(), path) is None


HOLDS = """
import sys, time
from pathlib import Path
from tests.saves.conftest import Put, going_on
from tests.saves.test_lock import back
journal = going_on(back(Path(sys.argv[1])))
print("plays", flush=True)
sys.stdin.readline()
journal.append((Put(0, 99),))
journal.close()
"""

WRITES = """
import sys
from pathlib import Path
from game.saves.lock import LockedError, WriterLock
from game.saves.journal import resume_journal
from tests.saves.conftest import Put
from tests.saves.test_lock import back
path, own, written = Path(sys.argv[1]), int(sys.argv[2]), 0
while written < 20:
    try:
        lock = WriterLock(path)
    except LockedError:
        continue
    saved = back(path)
    journal = resume_journal(saved, lock)
    for _ in range(1 + written % 3):
        journal.append((Put(own, written),))
        written += 1
    journal.close()
print(written)
"""

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start() -> Start:
    """Start a script of its own process, with words; its answers can be read, and it can be told to go on."""

    def run(script: str, *words: object) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", script, *map(str, words)]
        return subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    return run


@pytest.mark.processes
def test_of_two_processes_one_plays_and_the_other_is_told_who(saved: Path, start: Start) -> None:
    with start(HOLDS, saved) as other:
        assert other.stdout is not None and other.stdout.readline() == "plays\n"
        before = saved.read_bytes()
        with pytest.raises(LockedError) as refused:
            going_on(back(saved))
        since = datetime.fromisoformat(json.loads((saved.parent / ".a.match.writer").read_bytes())["since"])
        assert refused.value.problem.facts["process"] == str(other.pid)
        assert abs(datetime.now(UTC) - since) < timedelta(minutes=2)
        assert saved.read_bytes() == before
        other.communicate("go on\n")
    assert back(saved).moves == 4 and left_lying(saved.parent) == []
    going_on(back(saved)).close()


@pytest.mark.processes
@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is for systems that have it")
def test_the_lock_of_a_killed_process_is_taken_over(saved: Path, start: Start) -> None:
    with start(HOLDS, saved) as other:
        assert other.stdout is not None and other.stdout.readline() == "plays\n"
        other.send_signal(signal.SIGKILL)
    assert left_lying(saved.parent) == [".a.match.lock", ".a.match.writer"]
    journal = going_on(back(saved))
    journal.append((Put(1, 1),))
    journal.close()
    assert back(saved).moves == 4 and left_lying(saved.parent) == []


@pytest.mark.processes
def test_two_processes_that_go_on_with_one_match_by_turns_lose_no_move(saved: Path, start: Start) -> None:
    players = [start(WRITES, saved, own) for own in (0, 1)]
    assert [int(one.communicate()[0]) >= 20 for one in players] == [True, True]
    found = back(saved)
    assert all(sum(tick[0].player == own for tick in found.ticks[3:]) >= 20 for own in (0, 1))
    assert found.size == saved.stat().st_size
