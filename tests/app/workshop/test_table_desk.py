"""The desk of a table: each edit is kept at once and taken back as a whole, and a match begins with it."""

from pathlib import Path

import pytest

from game.app.app import App
from game.app.workshop.table_desk import BOOK, TableDesk
from game.app.workshop.table_words import TableRules, WordsRefused
from game.mods.problems import Problem
from game.saves.settings import Settings
from tests.builders import BASE


@pytest.fixture
def desk(home: Path) -> TableDesk:
    return TableDesk(App([BASE], Settings(language="fr")), "complots")


def again(desk: TableDesk) -> TableDesk:
    """The desk of the next evening, after the power went: from what lies on the disk."""
    return TableDesk(App([BASE]), desk.game)


def test_each_edit_lies_on_the_disk_at_once(desk: TableDesk) -> None:
    assert not desk.step("starting_coins", 1) and not desk.step("factions", 1)
    assert again(desk).rules == desk.rules == {"starting_coins": 3, "factions": True}
    assert not desk.reset("factions")
    assert again(desk).rules == {"starting_coins": 3}


def test_edits_are_taken_back_and_done_again_one_by_one(desk: TableDesk) -> None:
    desk.step("starting_coins", 1)
    desk.put("fifth_character", "inquisiteur")
    desk.reset()
    assert not desk.rules
    assert desk.undo() and desk.undo() and desk.rules == {"starting_coins": 3}
    assert desk.undo() and not desk.undo() and not again(desk).rules
    assert desk.redo() and desk.redo() and len(again(desk).rules) == 2
    desk.step("starting_coins", -1)
    assert not desk.redo()


def test_what_cannot_be_says_why_and_changes_nothing(desk: TableDesk) -> None:
    desk.put("starting_coins", 4)
    refused = desk.step("starting_coins", 1)
    assert refused and refused.code == "table-most" and refused.facts == {"n": 4}
    wrong = desk.put("starting_coins", 99)
    assert wrong and wrong.code == "out-of-range" and desk.rules == {"starting_coins": 4}


def test_a_set_is_saved_taken_renamed_thrown_away_and_taken_back(desk: TableDesk) -> None:
    desk.put("starting_coins", 4)
    assert not desk.save("Chez Aurèle")
    assert desk.chosen and desk.chosen.name == "Chez Aurèle"
    desk.reset()
    assert desk.chosen and desk.chosen.name == BOOK
    own = again(desk).sets[-1]
    assert not desk.take(own) and desk.rules == {"starting_coins": 4}
    assert not desk.rename(own, "Chez Bérénice")
    renamed = desk.sets[-1]
    assert renamed.name == "Chez Bérénice" and not desk.delete(renamed)
    assert len(again(desk).sets) == 4
    assert desk.undo() and again(desk).sets[-1].name == "Chez Bérénice"
    assert desk.undo() and again(desk).sets[-1].name == "Chez Aurèle"
    assert desk.redo() and desk.redo() and len(again(desk).sets) == 4
    nameless = desk.save("  ")
    assert nameless and nameless.code == "table-nameless"


def test_twelve_words_lay_the_same_table_on_another_desk(desk: TableDesk) -> None:
    desk.put("starting_coins", 4)
    desk.put("factions", True)
    words = desk.words()
    assert isinstance(words, tuple) and len(words) == 12
    rules = dict(desk.rules)
    desk.reset()
    heard = desk.hear(" ".join(words))
    assert isinstance(heard, TableRules) and again(desk).rules == rules
    wrong = desk.hear(" ".join((*words[:3], "zut", *words[4:])))
    assert isinstance(wrong, WordsRefused) and wrong.facts["place"] == 4 and desk.rules == rules


def test_the_words_of_another_game_lay_its_table(desk: TableDesk) -> None:
    other = TableDesk(desk.app, "roulette")
    other.put("spare_bullets", 8)
    words = other.words()
    other.reset()
    assert isinstance(words, tuple)
    heard = desk.hear(" ".join(words))
    assert isinstance(heard, TableRules) and heard.game == "roulette" and not desk.rules
    assert desk.app.settings.flags == {"roulette": {"spare_bullets": 8}}


def test_a_table_that_nobody_can_play_says_what_forbids_it(desk: TableDesk) -> None:
    assert not desk.problems(4)
    battle = TableDesk(desk.app, "skirmish")
    assert not battle.problems(8)
    (problem,) = battle.problems(9)
    assert problem.code == "table-no-zones"


def test_a_file_for_another_house_lies_beside_what_was_there_and_becomes_a_set_there(
    desk: TableDesk, home: Path
) -> None:
    desk.put("starting_coins", 4)
    first, second = (desk.export("Chez moi") for _ in range(2))
    assert not isinstance(first, Problem) and not isinstance(second, Problem)
    assert first.path and second.path and first.path != second.path
    assert len(again(desk).sets) == 4, "what is handed out is no set of one's own"
    first.path.rename(first.path.parent.parent / first.path.name)
    assert again(desk).sets[-1].name == "Chez moi"
