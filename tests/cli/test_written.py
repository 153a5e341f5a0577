"""Matches that were written down: told again, gone on with, or refused in a sentence."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from game import paths
from game.app.app import App
from game.app.plan import MatchPlan
from game.saves import journal
from game.saves.lock import WriterLock
from game.saves.save import SavedMatch
from game.saves.settings import Settings
from scenes.games import KITS
from tests.app.conftest import BASE, chairs
from tests.cli.conftest import Run, Said, refused

pytestmark = pytest.mark.whole


def a_file(
    home: Path,
    moves: int = 30,
    seats: str = "bbb",
    game: str = "complots",
    flags: dict[str, int | bool | str] | None = None,
    seed: int = 4,
) -> Path:
    """A match of bots that was left after some moves."""
    at = App([BASE], Settings()).inline().begin(MatchPlan(game, chairs(seats), seed, flags or {}))
    while at.ticks < moves and at.outcome is None:
        at.update(0.1)
    at.close()
    return max(paths.saves_folder().glob("*.match"), key=lambda path: path.stem)


def words_of(said: Said, kind: str) -> list[str]:
    return [line for line in said.out.splitlines() if line.startswith(f"{kind} ")]


def test_replay_tells_the_story_as_a_seat_saw_it(run: Run, home: Path) -> None:
    path = a_file(home, 400)
    stalls, first, second = (
        run("replay", path, "--text", *seat) for seat in ((), ("--as", "1"), ("--as", "2"))
    )
    assert stalls.code == first.code == second.code == 0
    lines = [said.out.splitlines() for said in (stalls, first, second)]
    assert len(lines[0]) == len(lines[1]) == len(lines[2]) > 50
    replaced = list(zip(*(words_of(said, "CardsReplaced") for said in (stalls, first, second)), strict=True))
    assert replaced
    for everybody, one, two in replaced:
        owner = int(re.findall(r"player=(\d)", everybody)[0])
        drawn = [re.findall(r"drawn=(\(.*?\))", line)[0] for line in (everybody, one, two)]
        assert "base:" not in drawn[0]
        assert ("base:" in drawn[1]) == (owner == 0)
        assert ("base:" in drawn[2]) == (owner == 1)


def test_replay_tells_of_hidden_tiles_only_those_that_a_seat_may_know(run: Run, home: Path) -> None:
    path = a_file(home, 100_000, game="hecatombe")
    told = [run("replay", path, "--text", *seat) for seat in ((), *(("--as", f"{n}") for n in (1, 2, 3)))]
    assert all(said.code == 0 for said in told)
    assert len({len(said.out.splitlines()) for said in told}) == 1
    laid = list(zip(*(words_of(said, "ObjectivesLaid") for said in told), strict=True))
    dealt = list(zip(*(words_of(said, "TilesDealt") for said in told), strict=True))
    sealed = list(zip(*(words_of(said, "ChoiceSealed") for said in told), strict=True))
    assert laid and dealt and sealed
    for lines, known in ((laid, 1), (dealt, 0), (sealed, 0)):
        for stalls, *seats in lines:
            owner = int(re.findall(r"player=(\d)", stalls)[0])
            assert hidden(stalls, "tiles|objectives|people") is True
            for seat, line in enumerate(seats):
                if seat == owner:
                    assert hidden(line, "tiles|objectives|people") is False
                elif not (known and seat == (owner + 1) % 3):
                    assert line == stalls
    for stalls, *seats in laid:
        owner = int(re.findall(r"player=(\d)", stalls)[0])
        first, second = re.findall(r"objectives=\('(.*?)', '(.*?)'\)", seats[(owner + 1) % 3])[0]
        assert first != "?" and second == "?"


@pytest.mark.statistics
def test_replay_tells_of_guns_and_cards_only_what_a_seat_may_know(run: Run, home: Path) -> None:
    path = a_file(home, 100_000, game="roulette", seed=1)
    told = [run("replay", path, "--text", *seat) for seat in ((), *(("--as", f"{n}") for n in (1, 2, 3)))]
    assert all(said.code == 0 for said in told)
    assert len({len(said.out.splitlines()) for said in told}) == 1
    secrets = {"ChoiceSealed": "choice", "CardsDrawn": "cards", "AccusationMade": "target"}
    for kind, field in secrets.items():
        lines = list(zip(*(words_of(said, kind) for said in told), strict=True))
        assert lines, kind
        for stalls, *seats in lines:
            owner = int(re.findall(r"player=(\d)", stalls)[0])
            assert re.search(rf"{field}=(-1|\?|\('\?')", stalls)
            assert [seat for seat, line in enumerate(seats) if line != stalls] == [owner]


def hidden(line: str, fields: str) -> bool:
    """Whether a line keeps back what these fields hold."""
    return "?" in re.findall(rf"(?:{fields})=(.*)", line)[0]


def test_replay_from_a_seat_that_is_not_there_is_refused(run: Run, home: Path) -> None:
    path = a_file(home)
    refused(run("replay", path, "--text", "--as", "4"))
    refused(run("replay", path, "--text", "--as", "9"))


def test_resume_says_where_the_last_match_stands(run: Run, home: Path, game: str) -> None:
    path = a_file(home, 12, game=game)
    said = run("resume", "--text")
    assert said.code == 0 and said.err == ""
    stands = re.match(rf"{re.escape(path.name)}: (\d+) · ", said.out)
    assert stands and 12 <= int(stands[1]) <= 14, (
        "Answers that are sealed together are one move of the table."
    )
    assert run("resume", path, "--text").out == said.out


@pytest.mark.statistics
def test_a_game_without_a_stage_is_told_and_gone_on_with_in_words_only(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(KITS, "skirmish")
    path = a_file(home, 12, game="skirmish")
    assert run("replay", path, "--all").out.count("\n") > 5
    for words in (("replay", path), ("resume", path), ("resume",)):
        assert "perfidie simulate skirmish" in refused(run(*words))
    assert run("resume", "--text").out.startswith(f"{path.name}: 12 · ")


@pytest.mark.statistics
def test_replay_tells_of_a_battle_only_what_a_seat_may_know(run: Run, home: Path) -> None:
    path = a_file(home, 100_000, game="skirmish", flags={"preset": "short"})
    told = [run("replay", path, "--all", *seat) for seat in ((), *(("--as", f"{n}") for n in (1, 2, 3)))]
    assert all(said.code == 0 for said in told)
    lines = [said.out.splitlines() for said in told]
    assert len({len(one) for one in lines}) == 1
    drawn = [seen for seen in zip(*lines, strict=True) if " draws" in seen[0]]
    assert len(drawn) > 5
    assert all(":" not in stalls for stalls, *_ in drawn)
    known = [[seat for seat, line in enumerate(seats) if line != stalls] for stalls, *seats in drawn]
    assert {len(seats) for seats in known} == {1} and {seats[0] for seats in known} == {0, 1, 2}


@pytest.mark.statistics
def test_a_battle_is_told_as_a_story_and_only_as_a_whole_event_by_event(run: Run, home: Path) -> None:
    path = a_file(home, 100_000, game="skirmish", flags={"preset": "short"})
    story, everything = (run("replay", path, words).out.splitlines() for words in ("--text", "--all"))
    assert 20 < len(story) <= 150 < len(everything)
    assert " wins: " in story[-1] and story[-1] == everything[-1]


def test_resume_has_nothing_to_go_on_with(run: Run, home: Path) -> None:
    a_file(home, 100_000)
    said = refused(run("resume", "--text"))
    assert "save-" not in said


def test_resume_says_what_is_damaged_keeps_it_and_goes_on(run: Run, home: Path) -> None:
    older = a_file(home, 12)
    worse = a_file(home, 5)
    worse.write_bytes(b'{"perfidie":1' + b"#" * 100 + b"\n")
    said = run("resume", "--text")
    assert said.code == 0 and said.out.startswith(older.name)
    assert worse.name in said.err and "Traceback" not in said.err
    assert not worse.exists() and worse.with_name(worse.name + ".broken").exists()
    assert run("resume", "--text").err == ""


def an_illegal_one(sound: Path) -> Path:
    """A later match that is well written, but whose second move no rule allows."""
    app = App([BASE], Settings())
    saved = app.read(sound)
    assert isinstance(saved, SavedMatch)
    path = sound.with_name("20991231-235959-complots.match")
    book = journal.begin(path, saved.header)
    for tick in (saved.ticks[0], saved.ticks[0], *saved.ticks[1:]):
        book.append(tick)
    book.close()
    return path


def test_resume_keeps_a_match_with_an_illegal_move_aside_and_goes_on_with_the_next(
    run: Run, home: Path
) -> None:
    sound = a_file(home, 12)
    illegal = an_illegal_one(sound)
    said = run("resume", "--text")
    assert said.code == 0 and said.out.startswith(f"{sound.name}: 12 · ")
    assert illegal.name in said.err and "Traceback" not in said.err
    assert not illegal.exists() and illegal.with_name(illegal.name + ".broken").exists()
    assert run("resume", "--text").err == ""


def test_resume_of_a_file_with_an_illegal_move_refuses_it_once(run: Run, home: Path) -> None:
    illegal = an_illegal_one(a_file(home, 12))
    refused(run("resume", illegal, "--text"))
    assert not illegal.exists() and illegal.with_name(illegal.name + ".broken").exists()


def test_resume_of_a_damaged_match_says_what_was_saved(run: Run, home: Path) -> None:
    path = a_file(home, 12)
    raw = path.read_bytes()
    hurt = raw[:-200] + b"#" + raw[-199:]
    path.write_bytes(hurt)
    said = run("resume", "--text")
    assert said.code == 0 and said.out.startswith(path.name)
    assert (
        said.err.strip()
        and path.with_name(path.name + ".broken").read_bytes() == raw[:-200] + b"#" + raw[-199:]
    )


def test_resume_of_what_is_no_match_is_refused_and_left_alone(run: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Aurèle,")
    assert "letter.txt" in refused(run("resume", letter, "--text"))
    assert "letter.txt" in refused(run("replay", letter, "--text"))
    assert letter.exists()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_resume_of_a_match_that_is_being_played_says_who_plays(run: Run, home: Path, language: str) -> None:
    path = a_file(home, 12)
    (home / "config").mkdir()
    (home / "config" / "settings.toml").write_text(f'language = "{language}"\n')
    raw, held = path.read_bytes(), WriterLock(path)
    for words in (("resume",), ("resume", path), ("resume", "--text"), ("resume", path, "--text")):
        said = refused(run(*words))
        assert str(os.getpid()) in said and len(said.strip().splitlines()) == 1
        assert ("déjà" in said) == (language == "fr")
    assert run("replay", path, "--text").code == 0 and path.read_bytes() == raw
    held.release()
    assert run("resume", "--text").out.startswith(path.name)
