"""Nothing is lost: matches left, cut off or damaged come back from the title, and every hand to its seat."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game import paths
from game.app.plan import MatchPlan
from game.input.devices import KEYS
from game.input.intents import Intent
from game.mods.texts import Texts
from game.saves.lock import WriterLock
from scenes.match.openings import new_match_opening, replay_opening
from scenes.screens.finale.scene import Finale
from scenes.screens.title.scene import Title
from tests.journeys.company import Company, written
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening, specs
from tests.journeys.games import GAMES
from tests.journeys.incidents import go_on

every_game = pytest.mark.parametrize("game", GAMES)


def a_match(
    evening: Evening, game: str = "complots", seats: str = "kpp", ticks: int = 8, seed: int = 31
) -> Company:
    """Some people at the table, and a few moves played."""
    evening.plug(seats.count("p"))
    evening.stage.push(evening.stage.home())  # type: ignore[misc]
    rules, opening = dict(GAMES[game].quick), GAMES[game].opening if len(seats) == 2 else ""
    plan = MatchPlan(game, (), seed, {} if opening else rules, position=opening)
    evening.stage.push(new_match_opening(specs(seats), plan)(evening.stage))
    company = Company(evening, seed)
    company.play(ticks)
    return company


def truth(company: Company) -> str:
    """The fingerprint of the whole truth."""
    return company.scene.table._match.checksum()


def leave_by_the_menu(company: Company) -> None:
    """Pause, the last choice of the menu, and the title is there."""
    evening = company.evening
    while not company.scene.timeline.idle:
        evening.step()
    evening.tap(KEYS, Intent.MENU)
    evening.wait_for("Pause")
    evening.tap(KEYS, Intent.UP)
    evening.tap(KEYS, Intent.ACCEPT)
    evening.wait_for("Title")


def take_up_again(evening: Evening) -> Company:
    """The first ticket of the title goes on with the last match."""
    evening.wait_for("Title")
    evening.tap(KEYS, Intent.ACCEPT)
    for _ in range(30):
        if evening.screen != "Title" and not evening.stage.curtain.moving:
            break
        evening.step()
    return Company(evening, 1)


def only_save() -> Path:
    (path,) = paths.saves_folder().glob("*.match")
    return path


@every_game
def test_a_match_left_from_the_menu_goes_on_from_the_title(begin: Begin, game: str) -> None:
    evening = begin()
    before = a_match(evening, game)
    ticks, fingerprint = before.scene.table.ticks, truth(before)
    leave_by_the_menu(before)
    after = take_up_again(evening)
    assert after.scene is not before.scene
    assert (after.scene.table.ticks, truth(after)) == (ticks, fingerprint)
    assert len(after.people) == 3
    after.play(ticks=6)
    saved, match = written(evening.app)
    assert len(saved.ticks) >= ticks + 6 and match.checksum() == truth(after)
    assert after.faults == []


@every_game
def test_after_a_restart_each_pad_finds_its_own_seat(begin: Begin, game: str) -> None:
    evening = begin()
    before = a_match(evening, game)
    seats = {pad: before.scene.hands.player_of(pad) for pad in evening.house.pads.devices()}
    ticks, fingerprint = before.scene.table.ticks, truth(before)
    evening = begin()
    evening.stage.push(evening.stage.home())  # type: ignore[misc]
    after = take_up_again(evening)
    evening.wait_for("AbsentSeats")
    assert after.people == [0]
    pads = evening.plug(2)
    go_on(after)
    assert {pad: after.scene.hands.player_of(pad) for pad in pads} == seats
    assert (after.scene.table.ticks, truth(after)) == (ticks, fingerprint)
    after.play(ticks=6)


def test_a_seat_whose_pad_is_not_there_is_missed_at_once(begin: Begin) -> None:
    evening = begin()
    plan = MatchPlan("complots", (), 3)
    evening.stage.push(new_match_opening(specs("kp"), plan, keep=False)(evening.stage))
    evening.wait_for("AbsentSeats")
    (pad,) = evening.plug(1)
    evening.tap(pad, Intent.ACCEPT)
    company = Company(evening, 3)
    go_on(company)
    company.play(ticks=4)


def test_of_a_damaged_match_the_sound_moves_go_on(begin: Begin) -> None:
    evening = begin()
    before = a_match(evening)
    leave_by_the_menu(before)
    path = only_save()
    lines = path.read_bytes().splitlines(keepends=True)
    lines[-2] = lines[-2].replace(b'"', b"'", 1)
    path.write_bytes(b"".join(lines))
    evening = begin()
    evening.stage.push(evening.stage.home())  # type: ignore[misc]
    after = take_up_again(evening)
    assert 0 < after.scene.table.ticks < before.scene.table.ticks
    assert len(list(paths.saves_folder().glob("*.broken"))) == 1


def test_a_match_of_a_newer_program_is_not_offered_and_not_touched(begin: Begin) -> None:
    evening = begin()
    leave_by_the_menu(a_match(evening))
    path = only_save()
    path.write_bytes(path.read_bytes().replace(b'{"perfidie":1', b'{"perfidie":9', 1))
    kept = path.read_bytes()
    evening = begin()
    evening.stage.push(evening.stage.home())  # type: ignore[misc]
    evening.wait_for("Title")
    evening.tap(KEYS, Intent.ACCEPT)
    evening.wait_for("Lobby")
    assert path.read_bytes() == kept


def a_short_match(evening: Evening, game: str = "complots") -> Finale:
    """Two people at the end of a match: somebody wins soon."""
    evening.plug(1)
    plan = MatchPlan(game, (), 8, position=GAMES[game].ending)
    evening.stage.push(new_match_opening(specs("kp"), plan)(evening.stage))
    Company(evening, 8).play()
    evening.wait_for("Finale")
    evening.step(30)
    assert isinstance(evening.scene, Finale)
    return evening.scene


@every_game
def test_the_same_company_plays_again(begin: Begin, game: str) -> None:
    evening = begin()
    finale = a_short_match(evening, game)
    evening.tap(KEYS, Intent.RIGHT, Intent.ACCEPT)
    evening.wait_for(GAMES[game].screen)
    again = Company(evening, 2)
    opens = finale.winners[0] if game == "complots" else None  # C-05, H-07
    assert again.scene.table.plan.first == opens
    assert again.scene.sitters == finale.sitters
    again.play(ticks=3)


def test_the_same_company_back_from_the_lobby_lets_the_winner_begin(begin: Begin) -> None:
    evening = begin()
    finale = a_short_match(evening)
    evening.tap(KEYS, Intent.RIGHT, Intent.RIGHT, Intent.ACCEPT)
    evening.wait_for("Lobby")
    for device in (KEYS, *evening.house.pads.devices()):
        evening.tap(device, Intent.ACCEPT)
    evening.tap(KEYS, Intent.MENU)
    evening.wait_for("ComplotsScene")
    assert evening.match.table.plan.first == finale.winners[0]  # C-05


@every_game
def test_a_written_match_plays_by_itself_seen_from_one_chair(begin: Begin, game: str) -> None:
    evening = begin()
    company = a_match(evening, game, "kp", 1_000)
    evening.wait_for("Finale")
    path = only_save()
    evening = begin()  # nobody has plugged in a pad, and nobody is missed
    evening.stage.push(replay_opening(path, 1)(evening.stage))
    watcher = Company(evening, 1)
    scene = watcher.scene
    scene.table.pace = 0.0
    for _ in range(2_000):
        still, ticks = scene.timeline.idle, scene.table.ticks
        evening.step()
        watcher.watch()
        if scene.table.outcome is not None:
            break
        still = still and scene.timeline.idle and ticks == scene.table.ticks
        if still and scene.shown.differs(scene.view) == []:
            assert watcher.game.faces(scene) == watcher.game.faces_open(scene, 1)
    assert scene.table.outcome == company.scene.table.outcome
    assert "\n".join(watcher.faults) == ""
    evening.wait_for("Finale")


def test_a_match_that_another_program_plays_is_not_taken_from_it(begin: Begin) -> None:
    evening = begin()
    leave_by_the_menu(a_match(evening))
    held = WriterLock(only_save())
    evening.tap(KEYS, Intent.ACCEPT)
    for _ in range(20):
        evening.step()
    assert isinstance(evening.scene, Title) and evening.scene.notice.visible
    assert any(str(os.getpid()) in label.text for label in evening.scene.labels())
    held.release()
    evening.tap(KEYS, Intent.ACCEPT)
    assert take_up_again(evening).scene.table.ticks >= 8


def test_the_table_is_told_that_the_evening_is_not_on_the_disk_and_when_it_is_again(begin: Begin) -> None:
    evening, words = begin(), Texts("fr", [paths.bundled_mods_folder() / "base"])
    assert evening.stage.announced == ""
    paths.saves_folder().parent.mkdir(parents=True, exist_ok=True)
    paths.saves_folder().write_text("no folder")
    company = a_match(evening, ticks=1)
    assert evening.stage.announced == words("disk-trouble", why="failed")
    evening.step(85)
    assert evening.stage.announced == words("disk-trouble-short")
    evening.stage.relayout()
    assert evening.stage.announced == words("disk-trouble-short")
    paths.saves_folder().unlink()
    evening.step(21)
    assert evening.stage.announced == words("disk-again")
    _, match = written(evening.app)
    assert match.checksum() == truth(company)
    evening.step(85)
    assert evening.stage.announced == ""


def test_who_leaves_a_match_that_never_was_on_the_disk_is_told_so(begin: Begin) -> None:
    evening, words = begin(), Texts("fr", [paths.bundled_mods_folder() / "base"])
    paths.saves_folder().parent.mkdir(parents=True, exist_ok=True)
    paths.saves_folder().write_text("no folder")
    leave_by_the_menu(a_match(evening))
    assert evening.stage.announced == words("disk-lost", why="failed")
    evening.step(85)
    assert evening.stage.announced == ""
