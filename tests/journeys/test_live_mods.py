"""A mod's file that is saved while people play: the house reads it, says so, and plays by it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.app.app import App
from game.app.table import Table
from game.couch.seating import parse_seats
from game.input.devices import KEYS
from game.input.intents import Intent
from game.saves.settings import Settings
from scenes.match.openings import new_match_opening
from scenes.match.scene import MatchScene
from scenes.shell.reloading import Reloading
from tests.app.conftest import BASE, a_plan, match_of
from tests.journeys.conftest import Begin
from tests.journeys.evening import STEP, Evening

SOON = 20.0
"""Seconds of a clock on the wall within which the system tells of a file, even where everything is busy."""
PAUSE = 0.7
"""Seconds in which it tells of it mostly: what is not told by then is not told at all."""

MANIFEST = 'format = 1\nid = "mine"\nversion = "1"\ntitle = "Ma règle"\nrequires = ["base"]\n'
REVENUE = '[action."base:revenu"]\neffect = { kind = "gain", coins = %d }\n'


@pytest.fixture
def mod(tmp_path: Path) -> Path:
    """A mod of a player's own."""
    (tmp_path / "mine" / "complots").mkdir(parents=True)
    (tmp_path / "mine" / "mod.toml").write_text(MANIFEST, encoding="utf-8")
    save(tmp_path / "mine", REVENUE % 3)
    return tmp_path / "mine"


def save(mod: Path, text: str) -> None:
    """Save the rules of the mod."""
    (mod / "complots" / "mine.toml").write_text(text, encoding="utf-8")


class House:
    """An evening whose mods are watched."""

    def __init__(self, begin: Begin, mod: Path, **settings: object) -> None:
        self.evening: Evening = begin(mods=[mod], **settings)
        self.stage = self.evening.stage
        self.reloading = Reloading(self.stage)
        self.stage.before_frame = self.reloading.look
        self.evening.step()
        time.sleep(0.3)  # the watch stands

    def play(self, seats: str = "keys,bot,bot") -> MatchScene:
        """Sit down to a match in which a person is asked something."""
        opening = new_match_opening(parse_seats(seats)[0], a_plan("complots"))
        self.stage.push(opening(self.stage))
        for _ in range(200):
            self.evening.step()
            if self.table.missing == [0] and self.evening.scene.timeline.idle and self.table.clock is None:
                break
        return self.evening.match

    @property
    def table(self) -> Table:
        return self.evening.match.table

    @property
    def revenue(self) -> int:
        return int(match_of(self.table).rules.setting.actions["base:revenu"].effect.coins)

    @property
    def said(self) -> str:
        return self.stage.announced

    def until(self, so: Callable[[], object], seconds: float = SOON) -> bool:
        """Let time pass on the wall and on the stage until something is so."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.evening.step(seconds=STEP / 10)
            if so():
                return True
            time.sleep(0.01)
        return False


@pytest.fixture
def house(begin: Begin, mod: Path) -> Iterator[House]:
    made = House(begin, mod)
    yield made
    made.reloading.stop()


def test_a_saved_rule_is_on_the_table_and_everybody_is_told(house: House, mod: Path) -> None:
    scene, table = house.play(), house.table
    before = (table.ticks, match_of(table).checksum())
    save(mod, REVENUE % 4)
    assert house.until(lambda: house.revenue == 4)
    assert "Ma règle" in house.said and "sur la table" in house.said
    assert house.table is table and house.evening.match is not scene, "the same match on a new scene"
    assert (table.ticks, match_of(table).checksum()) == before, "nothing else has changed"
    path = table.path
    house.stage.pop()
    assert path is not None
    again = App([BASE, mod], Settings()).inline().resume(path)
    assert isinstance(again, Table)
    assert match_of(again).checksum() == before[1]
    again.close()


def test_a_match_goes_on_to_its_end_under_a_saved_rule(house: House, mod: Path) -> None:
    house.play("bot,bot,bot")
    save(mod, REVENUE % 4)
    assert house.until(lambda: house.revenue == 4 or house.evening.screen == "Finale")
    house.evening.wait_for("Finale", 4_000)


def test_a_mistake_is_told_with_its_place_and_changes_nothing(house: House, mod: Path) -> None:
    scene = house.play()
    save(mod, REVENUE.replace("coins", "coinz") % 4)
    assert house.until(lambda: "mine.toml:2" in house.said)
    assert house.revenue == 3 and house.evening.match is scene
    assert "mine" in {one.id for one in house.evening.app.loaded.mods if one.enabled}
    save(mod, REVENUE % 5)
    assert house.until(lambda: house.revenue == 5)


def test_what_the_match_cannot_carry_is_told_and_comes_with_the_next(house: House, mod: Path) -> None:
    scene = house.play()
    save(mod, REVENUE % 4 + '\n[action."mine"]\neffect = { kind = "gain", coins = 1 }\n')
    assert house.until(lambda: "[action.mine]" in house.said)
    assert "prochaine partie" in house.said and house.revenue == 3 and house.evening.match is scene
    house.stage.pop()
    house.stage.push(house.stage.make("title"))
    assert house.until(lambda: "sur la table" in house.said)
    assert house.evening.app.rules(a_plan("complots"))[1].setting.actions["mine:mine"].cost == 0


def test_a_paused_match_takes_it_over_when_it_goes_on(house: House, mod: Path) -> None:
    house.play()
    house.evening.tap(KEYS, Intent.MENU)
    house.evening.wait_for("Pause")
    save(mod, REVENUE % 4)
    assert not house.until(lambda: house.revenue == 4, PAUSE)
    house.stage.pop()
    assert house.until(lambda: house.revenue == 4)


def test_a_host_who_does_not_want_it_is_left_in_peace(begin: Begin, mod: Path) -> None:
    house = House(begin, mod, reload_mods=False)
    house.play()
    save(mod, REVENUE % 4)
    assert not house.until(lambda: house.said or house.revenue == 4, PAUSE)
    house.evening.app.change(reload_mods=True)
    house.until(lambda: False, 0.5)
    save(mod, REVENUE % 5)
    assert house.until(lambda: house.revenue == 5), "it is watched from now on"
    house.reloading.stop()


def test_a_file_that_is_saved_unchanged_is_not_news(house: House, mod: Path) -> None:
    house.play()
    save(mod, REVENUE % 3)
    assert not house.until(lambda: house.said, PAUSE)


def test_a_secret_that_lies_open_is_covered_before_the_table_changes(house: House, mod: Path) -> None:
    scene = house.play("keys,keys2,bot")
    house.evening.hand(KEYS).press(Intent.PEEK)
    house.evening.step()
    assert scene.hands.peeking == 0
    save(mod, REVENUE % 4)
    assert house.until(lambda: house.revenue == 4)
    assert house.evening.match.hands.peeking is None
