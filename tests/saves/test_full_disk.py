"""A disk that is full, and then has room again: what it refused is written in its order, or nothing is."""

import errno
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

import game
from game.core.rng import Rng
from game.saves.journal import Journal, MatchFile, Trouble, begin, begin_new_match, trouble_of
from game.saves.lock import WriterLock
from game.saves.reader import read_match_file
from game.saves.save import SavedMatch
from tests.saves.conftest import HEADER, TICKS, WON, Move, Put, going_on, write

ROOT = Path(game.__file__).resolve().parent.parent
LONG = [*TICKS, (Put(0, 1, "x" * 90),), (Put(1, 2),), (Put(0, 3, "é" * 40),)]


class SmallDisk(FileIO):
    """A file on a disk that has `room` for so many bytes; it may also be unable to take anything back."""

    room = 10**9
    stubborn = False

    def write(self, data: Any) -> int:
        fits = bytes(data[: self.room])
        if not fits:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        end = self.tell() + len(fits)
        self.room -= max(0, end - max(self.tell(), os.fstat(self.fileno()).st_size))
        return super().write(fits)

    def truncate(self, size: int | None = None) -> int:
        if self.stubborn:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        before = os.fstat(self.fileno()).st_size
        after = super().truncate(size)
        self.room += before - os.fstat(self.fileno()).st_size
        return after


def a_small_disk(path: Path) -> tuple[Journal, SmallDisk]:
    """A journal on a small disk, its header written."""
    disk = SmallDisk(path, "xb+")
    file = MatchFile(lambda: (disk, WriterLock(path)))
    journal = Journal(file.write, file=file)
    journal.head(HEADER)
    return journal, disk


def back(path: Path) -> SavedMatch:
    found = read_match_file(path, Move)
    assert isinstance(found, SavedMatch), found
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What stands in the file of a match that never lacked room."""
    return write(tmp_path_factory.mktemp("roomy") / "a.match", LONG, end=True).read_bytes()


@pytest.mark.whole
@pytest.mark.parametrize("stubborn", [False, True])
def test_a_disk_that_is_full_at_any_byte_holds_a_beginning_and_later_everything(
    tmp_path: Path, whole: bytes, stubborn: bool
) -> None:
    head = whole.index(b"\n") + 1
    for room in range(len(whole) - head):
        path = tmp_path / f"{room}.match"
        journal, disk = a_small_disk(path)
        disk.room, disk.stubborn = room, stubborn
        for tick in LONG:
            journal.append(tick)
            stands = path.read_bytes()
            assert whole.startswith(stands) and (stubborn or stands.endswith(b"\n"))
        journal.finish(WON, "f00d")
        assert journal.trouble == "full" and not back(path).finished
        disk.room = 10**9
        journal.close()
        assert journal.trouble == "" and path.read_bytes() == whole
        path.unlink()


def test_room_that_comes_in_drops_is_used_line_by_line(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "a.match"
    journal, disk = a_small_disk(path)
    disk.room = 0
    for tick in LONG:
        journal.append(tick)
    journal.finish(WON, "f00d")
    reached = [back(path).moves]
    while journal.trouble:
        disk.room += 7
        journal.write_owed()
        reached.append(back(path).moves)
        assert whole.startswith(path.read_bytes()) and path.read_bytes().endswith(b"\n")
    assert reached == sorted(reached) and set(reached) == set(range(len(LONG) + 1))
    assert path.read_bytes() == whole and disk.room < 7
    journal.close()


@pytest.mark.parametrize("seed", range(20))
def test_a_disk_that_fails_by_chance_is_never_written_out_of_order(
    tmp_path: Path, whole: bytes, seed: int
) -> None:
    rng, path = Rng(seed), tmp_path / "a.match"
    journal, disk = a_small_disk(path)
    for tick in LONG:
        disk.room, disk.stubborn = rng.below(90), bool(rng.below(2))
        journal.append(tick)
        assert whole.startswith(path.read_bytes())
    disk.room = 10**9
    journal.finish(WON, "f00d")
    assert path.read_bytes() == whole
    journal.close()


@pytest.mark.parametrize("stubborn", [False, True])
def test_killed_while_something_is_owed_a_match_goes_on_from_what_stands(
    tmp_path: Path, whole: bytes, stubborn: bool
) -> None:
    for room in range(0, 200, 3):
        path = tmp_path / f"{room}.match"
        journal, disk = a_small_disk(path)
        disk.room, disk.stubborn = room, stubborn
        for tick in LONG:
            journal.append(tick)
        disk.close()
        assert journal._file is not None and journal._file._lock is not None
        journal._file._lock.release()
        at = back(path)
        again = going_on(at)
        for tick in LONG[at.moves :]:
            again.append(tick)
        again.finish(WON, "f00d")
        again.close()
        assert path.read_bytes() == whole


def test_what_stays_owed_is_told_also_after_the_end(tmp_path: Path) -> None:
    journal, disk = a_small_disk(tmp_path / "a.match")
    disk.room = 3
    journal.append(TICKS[0])
    journal.close()
    journal.close()
    assert journal.trouble == "full" and back(tmp_path / "a.match").moves == 0


def test_a_patient_journal_owes_its_file_too_and_an_impatient_one_says_no(tmp_path: Path) -> None:
    from datetime import datetime

    saves = tmp_path / "folder" / "saves"
    saves.parent.write_text("not yet a folder")
    with pytest.raises(OSError):
        begin_new_match(saves, HEADER, datetime(2026, 3, 1))
    journal = begin_new_match(saves, HEADER, datetime(2026, 3, 1), patient=True)
    journal.append(TICKS[0])
    assert journal.trouble == "failed"
    saves.parent.unlink()
    journal.append(TICKS[1])
    assert journal.trouble == ""
    (path,) = saves.glob("*.match")
    assert list(back(path).ticks) == list(TICKS[:2])
    journal.close()
    assert [one.name for one in saves.iterdir()] == [path.name]


def test_a_device_that_is_full_is_no_end_of_the_match(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no full device here")
    lock = WriterLock(tmp_path / "a.match")
    file = MatchFile(lambda: (FileIO("/dev/full", "wb"), lock))
    journal = Journal(file.write, file=file)
    journal.append(TICKS[0])
    journal.sync()
    assert journal.trouble == "full"
    journal.close()


@pytest.mark.parametrize(
    ("number", "why"), [(errno.ENOSPC, "full"), (errno.EACCES, "forbidden"), (errno.EIO, "failed")]
)
def test_the_reason_is_a_word_of_ours(number: int, why: Trouble) -> None:
    assert trouble_of(OSError(number, "…")) == why


def test_a_disk_that_cannot_be_asked_to_sync_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def sync(fd: int) -> None:
        asked.append(fd)
        raise OSError(errno.ENOSPC if len(asked) < 3 else errno.EINVAL, "…")

    monkeypatch.setattr(os, "fsync", sync)
    journal = begin(tmp_path / "a.match", HEADER)
    assert journal.trouble == "full"
    journal.append(TICKS[0])
    assert journal.trouble == "full" and back(tmp_path / "a.match").moves == 1
    journal.append(TICKS[1])
    assert journal.trouble == "" and len(asked) == 3
    journal.close()


FILLED = """
import sys
from pathlib import Path
from tests.saves.conftest import HEADER, Put
from game.saves.journal import begin
journal = begin(Path(sys.argv[1]), HEADER)
for n in range(10**6):
    journal.append((Put(0, n),))
    if n % 50 == 0:
        print(n, journal.trouble, flush=True)
    if journal.trouble:
        sys.stdin.readline()
        journal.write_owed()
"""


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system of 64 KB, where this machine lets us make one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    made = shutil.which("mount") and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "perfidie-test", str(folder)], capture_output=True
    )
    if not made or made.returncode:
        pytest.skip("no file system can be made here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.mark.processes
@pytest.mark.skipif(sys.platform != "linux", reason="a file system in memory is of Linux")
def test_on_a_real_small_disk_a_killed_match_goes_on_and_so_does_one_that_waits_for_room(
    small_disk: Path,
) -> None:
    ballast, path = small_disk / "ballast", small_disk / "a.match"
    ballast.write_bytes(b"x" * 30_000)
    command = [sys.executable, "-c", FILLED, str(path)]
    with subprocess.Popen(
        command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as playing:
        assert playing.stdin is not None
        wait_until_full(path)
        stood = back(path).moves
        ballast.unlink()
        playing.stdin.write("go on\n" * 3)
        playing.stdin.flush()
        wait_until_full(path, above=stood)
        playing.send_signal(signal.SIGKILL)
    at = back(path)
    assert at.moves > stood and at.ticks == tuple((Put(0, n),) for n in range(at.moves))
    raw = path.read_bytes()
    path.write_bytes(raw[:-5_000])
    at = back(path)
    journal = going_on(at)
    for n in range(at.moves, at.moves + 500):
        journal.append((Put(0, n),))
    assert journal.trouble == "full" and back(path).moves < at.moves + 500
    shutil.copy(path, small_disk.parent / "seen.match")
    subprocess.run(["mount", "-o", "remount,size=256k", str(small_disk)], check=True)
    journal.close()
    assert journal.trouble == "" and back(path).moves == at.moves + 500


@pytest.mark.processes
@pytest.mark.skipif(sys.platform != "linux", reason="a file system in memory is of Linux")
def test_simulated_matches_that_do_not_fit_are_told(small_disk: Path) -> None:
    words = ["simulate", "complots", "--matches", "60", "--save", str(small_disk / "saves")]
    done = subprocess.run([sys.executable, "-m", "game", *words], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert done.stdout.splitlines() == ["complots · 60 × 4 · random"], "what is played, and no result"
    assert len(done.stderr.strip().splitlines()) == 1


def wait_until_full(path: Path, above: int = 0) -> None:
    """Wait until a file has grown, and grows no more."""
    import time

    last, still, end = -1, 0, time.monotonic() + 60
    while still < 5:
        assert time.monotonic() < end, "It never was full."
        time.sleep(0.05)
        size = path.stat().st_size if path.exists() else -1
        grown = size > 1_000 and (not above or back(path).moves > above)
        still = still + 1 if size == last and grown else 0
        last = size
