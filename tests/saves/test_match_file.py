"""A match is on disk before anyone hears of it, and comes back as it was, or says why not."""

import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import game
from game.core.rules import Action
from game.mods.catalog import ContentHashes
from game.mods.manifest import mod_fingerprint
from game.mods.texts import Texts
from game.saves.codec import seal_line
from game.saves.folder import keep_aside, latest_unfinished_match, list_saved_matches, new_paths, rescue_match
from game.saves.journal import Journal, begin
from game.saves.lock import LockedError
from game.saves.reader import read_match_file, scan_match_file
from game.saves.save import SavedMatch, SaveProblem, doubt_mods
from tests.saves.conftest import HEADER, TICKS, WON, Move, Put, Take, Ticks, a_writer, going_on, write

ROOT = Path(game.__file__).resolve().parent.parent
SHARED = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])

puts = st.builds(Put, st.integers(0, 7), st.integers(-(2**40), 2**40), st.text(max_size=8))
takes = st.builds(
    Take, st.integers(0, 7), st.lists(st.text(max_size=4), max_size=3).map(tuple), st.booleans()
)
many = st.lists(st.lists(puts | takes, min_size=1, max_size=3).map(tuple), max_size=8)


def sound(found: SavedMatch | SaveProblem) -> SavedMatch:
    assert isinstance(found, SavedMatch), found
    return found


def wrong(found: SavedMatch | SaveProblem) -> SaveProblem:
    assert isinstance(found, SaveProblem), found
    return found


@pytest.mark.statistics
@SHARED
@given(ticks=many, end=st.booleans())
def test_what_was_written_comes_back_as_it_was(tmp_path: Path, ticks: Ticks, end: bool) -> None:
    path = tmp_path / "a.match"
    path.unlink(missing_ok=True)
    back = sound(read_match_file(write(path, ticks, end=end), Move))
    assert (back.header, list(back.ticks), back.moves) == (HEADER, ticks, len(ticks))
    assert (back.finished, back.outcome, back.checksum) == ((True, WON, "f00d") if end else (False, None, ""))


@pytest.mark.statistics
@SHARED
@given(cut=st.integers(0, 10_000))
def test_a_file_cut_anywhere_gives_what_was_complete(tmp_path: Path, cut: int) -> None:
    path = write(tmp_path / f"{cut}.match", end=True)
    whole = path.read_bytes()
    path.write_bytes(whole[:cut])
    found, complete = read_match_file(path, Move), whole[:cut].count(b"\n")
    path.unlink()
    if complete == 0:
        assert wrong(found).code == "empty"
    else:
        assert list(sound(found).ticks) == list(TICKS[: complete - 1])
        assert sound(found).finished == (complete == len(TICKS) + 2)


@SHARED
@given(at=st.integers(0, 10_000), bits=st.integers(1, 255))
def test_a_changed_byte_never_becomes_an_action(tmp_path: Path, at: int, bits: int) -> None:
    path = write(tmp_path / f"{at}-{bits}.match")
    raw = bytearray(path.read_bytes())
    raw[at % len(raw)] ^= bits
    path.write_bytes(bytes(raw))
    found = read_match_file(path, Move)
    path.unlink()
    hurt = raw[: at % len(raw)].count(b"\n")
    if isinstance(found, SavedMatch):
        assert hurt == len(TICKS), "only the end of the last line can be taken for a line in flight"
        assert list(found.ticks) == list(TICKS[:-1])
    elif found.saved is not None:
        assert (found.code, found.facts["line"]) == ("damaged", hurt + 1)
        assert list(found.saved.ticks) == list(TICKS[: hurt - 1])
    else:
        assert found.code in ("damaged", "foreign") and hurt == 0


@SHARED
@given(raw=st.binary(max_size=400), keep=st.integers(0, 3))
def test_noise_is_a_sentence_not_a_crash(saved: Path, tmp_path: Path, raw: bytes, keep: int) -> None:
    start = b"".join(saved.read_bytes().splitlines(keepends=True)[:keep])
    path = tmp_path / "noise.match"
    path.write_bytes(start + raw)
    found = read_match_file(path, Move)
    part = found if isinstance(found, SavedMatch) else found.saved
    assert part is None or list(part.ticks) == list(TICKS[: max(keep - 1, 0)])


@pytest.mark.parametrize("order", [(0, 2, 1, 3), (0, 1, 1, 2), (0, 1, 3), (0, 0, 1), (1, 2, 3)])
def test_lines_out_of_place_are_damage(saved: Path, order: tuple[int, ...]) -> None:
    lines = saved.read_bytes().splitlines(keepends=True)
    saved.write_bytes(b"".join(lines[n] for n in order))
    found = wrong(read_match_file(saved, Move))
    assert found.code in ("damaged", "foreign")
    right = next((n for n, line in enumerate(order) if n != line), len(order))
    assert list(found.saved.ticks if found.saved else []) == list(TICKS[: max(right - 1, 0)])


def test_nothing_may_follow_the_end(tmp_path: Path) -> None:
    path = write(tmp_path / "a.match", end=True)
    journal = going_on(sound(read_match_file(path, Move)))
    journal.append(TICKS[0])
    journal.close()
    assert wrong(read_match_file(path, Move)).code == "damaged"


def test_a_resumed_match_goes_on_in_the_same_file_after_the_line_in_flight(saved: Path) -> None:
    whole = saved.read_bytes()
    saved.write_bytes(whole[:-5])
    back = sound(read_match_file(saved, Move))
    assert back.moves == 2
    journal = going_on(back)
    journal.append(TICKS[2])
    journal.close()
    assert saved.read_bytes() == whole


def test_a_long_line_in_flight_leaves_nothing_after_a_short_one(tmp_path: Path) -> None:
    path = write(tmp_path / "a.match", [*TICKS, (Put(0, 1, "x" * 500),)])
    path.write_bytes(path.read_bytes()[:-5])
    journal = going_on(sound(read_match_file(path, Move)))
    journal.append((Put(0, 2),))
    journal.close()
    assert list(sound(read_match_file(path, Move)).ticks) == [*TICKS, (Put(0, 2),)]


def test_thoughts_stand_beside_the_log(tmp_path: Path) -> None:
    class Noted(msgspec.Struct, frozen=True):
        tick: int
        why: str

    journal = begin(tmp_path / "a.match", HEADER)
    journal.thought(Noted(0, "bluff"))
    journal.append(TICKS[0])
    journal.thought({"other": "kind"})
    journal.close()
    back = sound(read_match_file(tmp_path / "a.match", Move))
    assert back.ticks == (TICKS[0],)
    assert back.thoughts == ({"tick": 0, "why": "bluff"}, {"other": "kind"})
    assert back.thoughts_as(Noted) == (Noted(0, "bluff"),)


def test_an_existing_file_is_never_written_over(saved: Path) -> None:
    before = saved.read_bytes()
    with pytest.raises(FileExistsError):
        begin(saved, HEADER)
    assert saved.read_bytes() == before


def test_a_newer_format_is_told_even_when_it_cannot_be_understood(tmp_path: Path) -> None:
    lines: list[bytes] = []
    pen = Journal(lines.append)
    pen._line(b'{"perfidie":2,"program":"9.1","players":"otherwise"')
    path = tmp_path / "a.match"
    path.write_bytes(lines[0] + b"\x00\xff whatever\n")
    found = wrong(read_match_file(path, Move))
    assert (found.code, found.facts, found.aside) == ("newer", {"version": "9.1"}, "newer")


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"", "empty"),
        (b"PK\x03\x04", "foreign"),
        (b'{"perfidie":', "empty"),
        (b'{"perfidie":1}\n', "damaged"),
    ],
)
def test_files_that_are_no_match_are_told(tmp_path: Path, raw: bytes, code: str) -> None:
    path = tmp_path / "a.match"
    path.write_bytes(raw)
    assert wrong(read_match_file(path, Move)).code == code


DEEP = b"[" * 10_000 + b"]" * 10_000


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b'{"t":%b' % DEEP, "damaged"),
        (b'{"n":0,"a":[{"type":"Put","player":0,"stones":%b}]' % DEEP, "damaged"),
        (b'{"n":0,"a":[{"type":"Take","player":0,"which":["\xff\xfe"]}]', "unknown-action"),
        (b'{"n":0,"\xff\xfe":1', "damaged"),
    ],
)
def test_a_well_sealed_line_of_nonsense_is_told_too(tmp_path: Path, body: bytes, code: str) -> None:
    path = write(tmp_path / "a.match", ())
    head = path.read_bytes()
    path.write_bytes(head + seal_line(body, sound(read_match_file(path, Move)).seal)[0])
    assert wrong(read_match_file(path, Move)).code == code
    assert isinstance(scan_match_file(path), SavedMatch | SaveProblem)


def test_a_file_that_is_not_there_or_a_folder_is_told(tmp_path: Path) -> None:
    assert wrong(read_match_file(tmp_path / "none.match", Move)).code == "unreadable"
    assert wrong(read_match_file(tmp_path, Move)).code == "unreadable"


def test_actions_of_other_rules_are_told_with_their_tick(saved: Path) -> None:
    found = wrong(read_match_file(saved, Put))
    assert (found.code, found.facts) == ("unknown-action", {"tick": 2})


def test_the_game_of_the_file_chooses_its_actions(saved: Path) -> None:
    assert sound(read_match_file(saved, {"bowls": Move})).moves == 3
    assert wrong(read_match_file(saved, {"cards": Move})).code == "unknown-game"


NOW = {"base": "abc", "more": "def"}
"""What two mods bring for a game."""


def content(*now: str, **games: dict[str, str]) -> ContentHashes:
    """Present content: whole mods with these fingerprints, and what they bring for games."""
    return ContentHashes(dict(one.split("=") for one in now), games)


@pytest.mark.parametrize(
    ("then", "now", "code"),
    [
        (NOW, NOW, None),
        ({}, {}, None),
        (NOW, {"base": "abc"}, "missing-mods"),
        (NOW, {"base": "abc", "more": "xyz"}, "changed-mods"),
        ({"base": "abc"}, NOW, "added-mods"),
        (NOW, {"base": "xyz"}, "missing-mods"),
    ],
)
def test_a_match_is_not_gone_on_with_when_a_mod_brings_something_else_for_its_game(
    tmp_path: Path, then: dict[str, str], now: dict[str, str], code: str | None
) -> None:
    path = write(tmp_path / "a.match", header=msgspec.structs.replace(HEADER, content=then))
    found = read_match_file(path, Move, content("base=elsewhere", bowls=now, cards={"base": "7", "x": "8"}))
    assert (found.code if isinstance(found, SaveProblem) else None) == code
    if isinstance(found, SaveProblem):
        assert found.saved is not None and found.saved.moves == 3 and found.aside == ""
    else:
        assert doubt_mods(found, content("base=elsewhere", bowls=now)) is None


BOWLS = {"base": "1"}


@pytest.mark.parametrize("end", [False, True])
@pytest.mark.parametrize(
    ("now", "code", "doubt"),
    [
        (content("base=abc", bowls=BOWLS), None, None),
        (content("base=xyz", bowls=BOWLS), None, "changed-mods"),
        (content("base=xyz"), None, "changed-mods"),
        (content("base=abc", "b=c", bowls=BOWLS, cards={"b": "2"}), None, None),
        (content("base=abc", "b=c", bowls={**BOWLS, "b": "2"}), "added-mods", None),
        (content("base=xyz", "b=c", bowls={**BOWLS, "b": "2"}), "added-mods", "changed-mods"),
        (content("b=c", bowls={"b": "2"}), "missing-mods", "missing-mods"),
    ],
)
def test_of_a_file_that_names_whole_mods_some_things_are_certain_and_some_in_doubt(
    tmp_path: Path, end: bool, now: ContentHashes, code: str | None, doubt: str | None
) -> None:
    path = write(tmp_path / "a.match", end=end)
    found, plain = read_match_file(path, Move, now), sound(read_match_file(path, Move))
    if end and code == "missing-mods":
        code = "added-mods"
    assert (found.code if isinstance(found, SaveProblem) else None) == code
    doubted = doubt_mods(plain, now)
    assert (doubted.code if doubted else None) == doubt
    assert doubted is None or (doubted.aside, doubted.saved) == ("", plain)


def test_of_mods_of_words_only_nothing_is_missed(tmp_path: Path) -> None:
    (tmp_path / "words" / "text" / "fr").mkdir(parents=True)
    (tmp_path / "words" / "text" / "fr" / "a.ftl").write_text("a = b")
    words = mod_fingerprint(tmp_path / "words")
    header = msgspec.structs.replace(HEADER, mods={"base": "abc", "words": words})
    now = content("base=abc", bowls=BOWLS)
    back = sound(read_match_file(write(tmp_path / "a.match", header=header), Move, now))
    assert doubt_mods(back, now) is None
    other = msgspec.structs.replace(HEADER, mods={"base": "abc", "words": "f00"})
    assert wrong(read_match_file(write(tmp_path / "b.match", header=other), Move, now)).code == "missing-mods"


def test_names_sort_by_time_and_are_never_taken_twice(tmp_path: Path) -> None:
    from datetime import datetime

    moment = datetime(2026, 3, 1, 20, 5, 9)
    first = write(next(new_paths(tmp_path, "bowls", moment)))
    second = write(next(new_paths(tmp_path, "bowls", moment)))
    later = next(new_paths(tmp_path, "bowls", datetime(2026, 11, 1)))
    assert len({first, second, later}) == 3 and sorted([later, first])[-1] == later


def test_the_latest_unfinished_sound_match_is_offered(tmp_path: Path) -> None:
    write(tmp_path / "1.match")
    write(tmp_path / "2.match", TICKS[:1])
    write(tmp_path / "3.match", end=True)
    (tmp_path / "4.match").write_text("nonsense")
    (tmp_path / "5.match.broken").write_text("nonsense")
    kinds = [
        one.finished if isinstance(one, SavedMatch) else one.code for one in list_saved_matches(tmp_path)
    ]
    assert kinds == ["foreign", True, False, False]
    offered = latest_unfinished_match(tmp_path)
    assert offered is not None and (offered.path.name, offered.moves, offered.ticks) == ("2.match", 1, ())
    assert (
        list_saved_matches(tmp_path / "nowhere") == []
        and latest_unfinished_match(tmp_path / "nowhere") is None
    )


def test_a_useless_file_is_kept_aside_under_a_free_name(tmp_path: Path) -> None:
    for text in ("one", "two"):
        (tmp_path / "a.match").write_text(text)
        keep_aside(tmp_path / "a.match", "newer")
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {
        "a.match.newer": "one",
        "a.match-2.newer": "two",
    }
    assert keep_aside(tmp_path / "a.match") is None


def test_the_sound_beginning_of_a_damaged_match_can_be_gone_on_with(saved: Path) -> None:
    raw = saved.read_bytes().replace(b"right", b"rihgt")
    saved.write_bytes(raw)
    rescued = rescue_match(wrong(read_match_file(saved, Move)))
    assert rescued is not None and rescued.ticks == (TICKS[0],)
    assert saved.with_name("a.match.broken").read_bytes() == raw
    assert sound(read_match_file(saved, Move)).moves == 1
    journal = going_on(rescued)
    journal.append(TICKS[1])
    journal.close()
    assert list(sound(read_match_file(saved, Move)).ticks) == list(TICKS[:2])


def test_a_match_damaged_before_its_first_move_is_not_rescued(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes().replace(b"bowls", b"bowlz"))
    assert rescue_match(wrong(read_match_file(saved, Move))) is None


KILLED = """
import sys
from pathlib import Path
from tests.saves.conftest import HEADER, Put
from game.saves.journal import begin
journal = begin(Path(sys.argv[1]), HEADER)
for n in range(10**9):
    journal.append((Put(0, n),))
    print(n, flush=True)
"""


@pytest.mark.processes
def test_a_killed_process_loses_at_most_the_action_in_flight(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    argv = [sys.executable, "-c", KILLED, str(path)]
    with subprocess.Popen(argv, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        said = [child.stdout.readline() for _ in range(40)]
        child.kill()
        said += child.stdout.readlines()
    told = sum(line.endswith("\n") for line in said)
    back = sound(read_match_file(path, Move))
    assert child.returncode == -signal.SIGKILL if hasattr(signal, "SIGKILL") else child.returncode
    assert told <= back.moves <= told + 1
    assert back.ticks == tuple((Put(0, n),) for n in range(back.moves))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_problem_of_a_save_has_its_sentence(language: str, tmp_path: Path) -> None:
    texts = Texts(language, [ROOT / "mods" / "base"])
    write(tmp_path / "cut.match").write_bytes(b"")
    write(tmp_path / "hurt.match").write_bytes((tmp_path / "cut.match").read_bytes() + b'{"perfidie":1}\n')
    whole = write(tmp_path / "a.match")
    newer = tmp_path / "newer.match"
    write(newer, header=msgspec.structs.replace(HEADER, format=2, program="9"))
    found = [
        read_match_file(tmp_path / "cut.match", Move),
        read_match_file(tmp_path / "hurt.match", Move),
        read_match_file(tmp_path / "none.match", Move),
        read_match_file(newer, Move),
        read_match_file(whole, Put),
        read_match_file(whole, {"cards": Move}),
        read_match_file(whole, Move, content("x=y")),
        doubt_mods(sound(read_match_file(whole, Move)), content("base=y")),
        read_match_file(whole, Move, content("base=abc", "y=z", bowls={"base": "1", "y": "2"})),
        SaveProblem(code="illegal", path=whole, facts={"tick": 3}),
        SaveProblem(code="diverged", path=whole),
        SaveProblem(code="foreign", path=whole),
        SaveProblem(code="unwritable", path=whole, facts={"reason": "…"}),
        *(LockedError(whole, writer).problem for writer in (None, a_writer(), a_writer("elsewhere"))),
    ]
    said = [wrong(one).describe(texts) for one in found if one is not None]
    assert len(set(said)) == len(found) and all("save-" not in one and "{" not in one for one in said)
    assert texts.missing == texts.faults == set()


def test_a_glance_knows_all_but_the_actions(saved: Path) -> None:
    seen, back = sound(scan_match_file(saved)), sound(read_match_file(saved, Move))
    assert seen.ticks == () and msgspec.structs.replace(seen, ticks=back.ticks) == back


def test_a_tick_is_kept_whole(tmp_path: Path) -> None:
    both: tuple[Action, ...] = (Put(0, 1), Take(1))
    assert sound(read_match_file(write(tmp_path / "a.match", [both]), Move)).ticks == (both,)
