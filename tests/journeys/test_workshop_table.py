"""The table in the workshop: a rule changed, a set saved, taken, said in twelve words; by pad, by mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.app.app import App
from game.app.workshop.table_desk import TableDesk
from game.app.workshop.word_list import folded
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent
from scenes.draw.style import Box
from scenes.screens.workshop.letters.model import JUMP, WHEEL
from scenes.screens.workshop.table.places import ARROWS, SAVE, SIT, WRITE
from tests.journeys.conftest import Begin

if TYPE_CHECKING:
    from scenes.screens.workshop.letters.scene import LettersPage
    from scenes.screens.workshop.table.scene import TablePage
    from tests.journeys.evening import Evening

pytestmark = pytest.mark.screens


class Keeper:
    """Somebody with one device at the table's page."""

    def __init__(self, evening: Evening, device: Device) -> None:
        self.evening, self.device = evening, device

    def tap(self, *intents: Intent) -> None:
        self.evening.tap(self.device, *intents)

    @property
    def page(self) -> TablePage:
        from scenes.screens.workshop.table.scene import TablePage

        scene = self.evening.scene
        assert isinstance(scene, TablePage), scene
        return scene

    @property
    def desk(self) -> TableDesk:
        return self.page.desk

    def come(self) -> None:
        """Open the page from the first page's button, as the focus goes there."""
        from scenes.screens.workshop.home.scene import WorkshopHome

        home = self.evening.scene
        assert isinstance(home, WorkshopHome)
        assert home.focus.to("rules")
        self.tap(Intent.ACCEPT)

    def go_to(self, key: str) -> None:
        """Go to a thing of the page: to its column, then up or down."""
        rows = self.page.cursor._rows
        column = next(name for name, keys in rows.items() if key in keys)
        for _ in range(3):
            if self.page.cursor.column != column:
                self.tap(Intent.PEEK)
        for _ in range(40):
            if self.page.cursor.at == key:
                return
            keys = rows[column]
            down = keys.index(key) > keys.index(self.page.cursor.at)
            self.tap(Intent.DOWN if down else Intent.UP)
        raise AssertionError(f"nobody comes to {key}")

    def spell(self, letter: str) -> None:
        """Turn the wheel to a letter by the shortest way, and write it."""
        letters: LettersPage = self.evening.scene  # type: ignore[assignment]
        to = next(place for place, one in enumerate(WHEEL) if folded(one) == folded(letter))
        while letters.input.at != to:
            ahead = (to - letters.input.at) % len(WHEEL)
            behind = len(WHEEL) - ahead
            far = min(ahead, behind) > JUMP / 2
            forth, back = (Intent.DOWN, Intent.UP) if far else (Intent.RIGHT, Intent.LEFT)
            self.tap(forth if ahead <= behind else back)
        self.tap(Intent.ACCEPT)

    def write_word(self, word: str) -> None:
        """Write a word as far as the list needs to propose it first, and take it."""
        letters: LettersPage = self.evening.scene  # type: ignore[assignment]
        for letter in word:
            if letters.input.proposals[:1] == (word,):
                break
            self.spell(letter)
        self.tap(Intent.COUNTER)

    def click_in(self, box: Box, dx: float | None = None) -> None:
        x, y, w, h = box
        self.evening.driver.click(x + (w / 2 if dx is None else dx), y + h / 2)
        self.evening.step()

    def click_on(self, key: str, dx: float | None = None) -> None:
        """Click on something that is seen."""
        self.click_in(next(one.box for one in self.page.focus.spots if one.key == key), dx)


@pytest.fixture
def keeper(begin: Begin) -> Keeper:
    evening = begin(mods=None, last_game="complots")
    (pad,) = evening.plug(1)
    evening.stage.push(evening.stage.make("house", pad, "complots"))
    evening.step()
    return Keeper(evening, pad)


def test_by_pad_a_rule_is_changed_a_set_saved_taken_again_and_the_match_begins_with_it(
    keeper: Keeper,
) -> None:
    keeper.come()
    keeper.go_to("rule:starting_coins")
    keeper.tap(Intent.RIGHT, Intent.RIGHT, Intent.RIGHT)
    assert keeper.page.refused, "four coins are the most, and it says so"
    keeper.tap(Intent.PREVIOUS)
    assert keeper.desk.rules == {"starting_coins": 3}
    keeper.tap(Intent.NEXT)
    assert keeper.desk.rules == {"starting_coins": 4}
    keeper.go_to("save")
    keeper.tap(Intent.ACCEPT, Intent.COUNTER, Intent.MENU)
    kept = keeper.desk.sets[-1]
    assert kept.path and keeper.desk.chosen == kept
    keeper.go_to("rule:starting_coins")
    keeper.tap(Intent.DOUBT)
    assert not keeper.desk.rules
    keeper.go_to(f"set:{len(keeper.desk.sets) - 1}")
    keeper.tap(Intent.ACCEPT)
    assert keeper.desk.rules == {"starting_coins": 4}
    keeper.go_to("sit")
    keeper.tap(Intent.ACCEPT)
    keeper.evening.wait_for("Lobby")
    keeper.tap(Intent.ACCEPT, Intent.DOUBT, Intent.DOUBT, Intent.MENU)
    keeper.evening.step(40)
    assert keeper.evening.match.table.plan.flags["starting_coins"] == 4


def test_a_set_is_renamed_thrown_away_and_taken_back_by_pad(keeper: Keeper) -> None:
    keeper.come()
    keeper.desk.put("starting_coins", 4)
    keeper.desk.save("Chez nous")
    keeper.page.enter()
    keeper.go_to(f"set:{len(keeper.desk.sets) - 1}")
    keeper.tap(Intent.COUNTER)
    keeper.spell("x")
    keeper.tap(Intent.MENU)
    assert keeper.desk.sets[-1].name == "X"
    keeper.tap(Intent.DOUBT)
    assert len(keeper.desk.sets) == 4
    keeper.tap(Intent.PREVIOUS)
    assert keeper.desk.sets[-1].name == "X"


def test_twelve_words_written_by_pad_lay_the_same_table_and_a_wrong_one_is_told_at_its_place(
    keeper: Keeper,
) -> None:
    from scenes.screens.workshop.table.words import WordsPage

    keeper.come()
    keeper.desk.put("starting_coins", 4)
    keeper.desk.put("factions", True)
    words = keeper.desk.words()
    assert isinstance(words, tuple)
    keeper.desk.reset()
    keeper.go_to("write")
    keeper.tap(Intent.ACCEPT)
    page = keeper.evening.scene
    assert isinstance(page, WordsPage)
    page.input.write("zut ")
    assert page.input.wrong_place() == 1
    for _ in "zut ":
        keeper.tap(Intent.DOUBT)
    for word in (*words[:-1], words[0]):
        keeper.write_word(word)
    keeper.tap(Intent.MENU)
    assert page.refused and not TableDesk(keeper.evening.app, "complots").rules
    for _ in f"{words[0]} ":
        keeper.tap(Intent.DOUBT)
    keeper.write_word(words[-1])
    keeper.tap(Intent.MENU)
    assert keeper.desk.rules == {"starting_coins": 4, "factions": True}


def test_by_mouse_alone_a_rule_is_turned_a_set_taken_and_the_lobby_has_it(begin: Begin) -> None:
    evening = begin(mods=None, last_game="complots")
    evening.stage.push(evening.stage.make("house", MOUSE, "complots"))
    evening.step()
    keeper = Keeper(evening, MOUSE)
    home = evening.scene
    keeper.click_in(next(one.box for one in home.focus.spots if one.key == "rules"))  # type: ignore[attr-defined]
    keeper.click_on("rule:starting_coins", ARROWS[1])
    keeper.click_on("rule:starting_coins", ARROWS[1])
    keeper.click_on("rule:starting_coins", ARROWS[0])
    assert keeper.desk.rules == {"starting_coins": 3}
    keeper.click_on("rule:block_after_challenge")
    assert keeper.desk.rules["block_after_challenge"] is False
    keeper.click_on("players", 10)
    assert keeper.page.players == 3
    keeper.click_in(WRITE)
    evening.driver.click(20, 20)
    evening.step()
    keeper.click_in(SAVE)
    evening.driver.click(20, 20)
    evening.step()
    keeper.click_on("tab:hecatombe")
    assert keeper.desk.game == "hecatombe"
    keeper.click_on("set:1")
    assert keeper.desk.chosen == keeper.desk.sets[1]
    keeper.click_in(SIT)
    evening.wait_for("Lobby")
    lobby = evening.scene
    assert lobby.lobby_model.act.id == "hecatombe"  # type: ignore[attr-defined]
    assert lobby.lobby_model.rules.changed == keeper_rules(evening)  # type: ignore[attr-defined]


def test_by_keyboard_alone_a_rule_is_changed_and_twelve_words_are_typed_as_they_were_told(
    begin: Begin,
) -> None:
    evening = begin(mods=None, last_game="complots")
    evening.stage.push(evening.stage.make("house", KEYS, "complots"))
    evening.step()
    keeper = Keeper(evening, KEYS)
    keeper.come()
    keeper.go_to("rule:factions")
    keeper.tap(Intent.ACCEPT)
    words = keeper.desk.words()
    assert keeper.desk.rules == {"factions": True} and isinstance(words, tuple)
    keeper.tap(Intent.COUNTER)
    assert not keeper.desk.rules
    keeper.go_to("write")
    keeper.tap(Intent.ACCEPT)
    evening.driver.type(" ".join(folded(word) for word in words))
    evening.step()
    keeper.tap(Intent.ACCEPT)
    assert keeper.desk.rules == {"factions": True}


def keeper_rules(evening: Evening) -> object:
    """What the settings hold for the game chosen in the lobby."""
    return evening.app.settings.flags["hecatombe"]


def test_nothing_is_lost_when_the_power_goes(keeper: Keeper) -> None:
    keeper.come()
    keeper.go_to("rule:starting_coins")
    keeper.tap(Intent.RIGHT)
    assert TableDesk(App(), "complots").rules == {"starting_coins": 3}
