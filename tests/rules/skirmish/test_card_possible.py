"""When a card has something to do, by public facts, and what it then does to a test (S-20, S-21)."""

import msgspec
import pytest

from game.rules.skirmish import card_effects as cards
from game.rules.skirmish.defs_cards import TestBonus, Weaken
from game.rules.skirmish.events_field import UnitDestroyed
from game.rules.skirmish.records import (
    NOBODY,
    NONE,
    Casting,
    Combat,
    LeadershipTest,
    Play,
    Roll,
    Side,
    Winds,
)
from game.rules.skirmish.state import GONE, RESERVE, SkirmishState
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_battle
from tests.rules.skirmish.dealt import four
from tests.rules.skirmish.melee import told


def now(**more: object) -> SkirmishState:
    """ANN's phase against BOB, with these facts."""
    state = four()
    state.active, state.named = ANN, BOB
    for name, value in more.items():
        setattr(state, name, value)
    return state


def sides(mine: int, theirs: int) -> Combat:
    """A combat whose result is known."""
    return Combat((Side(ANN, (0,), points=mine), Side(BOB, (1,), points=theirs)))


CAST = Casting(0, "mini:spark", (3, 3), 7)
TEST = LeadershipTest(0, "march")
PLAY = Play(ANN, "mini:purse")


@pytest.mark.rule("S-21")
@pytest.mark.parametrize(
    ("word", "facts", "unit", "target", "can"),
    [
        ("on_unit", {}, 0, NOBODY, True),
        ("on_unit", {}, NONE, NOBODY, False),
        ("can_name", {}, NONE, BOB, True),
        ("can_name", {}, NONE, NOBODY, False),
        ("tested", {"test": TEST}, 0, NOBODY, True),
        ("tested", {}, 0, NOBODY, False),
        ("tested", {"test": msgspec.structs.replace(TEST, dice=(1, 2))}, 0, NOBODY, False),
        ("rolled", {"roll": Roll(0, "charge", (1, 2))}, 0, NOBODY, True),
        ("rolled", {"roll": Roll(1, "charge", (1, 2))}, 0, NOBODY, False),
        ("rolled", {"roll": Roll(0, "charge")}, 0, NOBODY, False),
        ("rolled", {}, 0, NOBODY, False),
        ("lost", {"combat": sides(2, -2)}, 0, NOBODY, True),
        ("lost", {"combat": sides(-2, 2)}, 0, NOBODY, False),
        ("lost", {"combat": sides(0, 0)}, 0, NOBODY, False),
        ("lost", {}, 0, NOBODY, False),
        ("blown", {"winds": Winds(1, 0)}, NONE, NOBODY, True),
        ("blown", {"winds": Winds(0, 5)}, NONE, NOBODY, False),
        ("on_its_way", {"casting": CAST}, NONE, NOBODY, True),
        ("on_its_way", {"casting": msgspec.structs.replace(CAST, irresistible=True)}, NONE, NOBODY, False),
        ("on_its_way", {}, NONE, NOBODY, False),
        ("has_cards", {"hands": [[], ["a"], [], []]}, NONE, BOB, True),
        ("has_cards", {"hands": [[], [], [], ["a"]]}, NONE, BOB, False),
        ("has_cards", {"hands": [[], [], [], ["a"]]}, NONE, NOBODY, False),
        ("has_tokens", {"tokens": [0, 1, 0, 0]}, NONE, BOB, True),
        ("has_tokens", {"tokens": [3, 0, 3, 3]}, NONE, BOB, False),
        ("has_tokens", {}, NONE, NOBODY, False),
        ("on_card", {"plays": [PLAY]}, NONE, NOBODY, True),
        ("on_card", {"plays": [msgspec.structs.replace(PLAY, cancelled=True)]}, NONE, NOBODY, False),
        ("on_card", {"plays": []}, NONE, NOBODY, False),
        ("fickle", {}, 0, NOBODY, True),
        ("fickle", {"generals": [0, 1, 2, 3]}, 0, NOBODY, False),
        ("fickle", {}, NONE, NOBODY, False),
    ],
)
def test_when_a_word_has_something_to_do(
    word: str, facts: dict[str, object], unit: int, target: int, can: bool
) -> None:
    state = now(**facts)
    assert getattr(cards, word)(a_battle(state).rules, state, unit, target) is can


@pytest.mark.rule("S-21")
def test_nothing_is_done_to_who_is_not_on_the_table_or_dead() -> None:
    state = now()
    rules = a_battle(state).rules
    state.units[0].place = RESERVE
    assert not cards.on_unit(rules, state, 0, NOBODY) and not cards.fickle(rules, state, 0, NOBODY)
    state.units[BOB].place = GONE
    assert not cards.can_name(rules, state, NONE, BOB)


@pytest.mark.rule("S-21", "S-26")
def test_help_and_hindrance_add_up() -> None:
    state = now(test=TEST)
    battle = a_battle(state)
    for amount, bonus in ((-1, -1), (1, 0), (1, 1)):
        cards.help_test(battle, PLAY, TestBonus(amount=amount))
        assert state.test is not None and state.test.bonus == bonus


@pytest.mark.rule("S-17", "S-26")
@pytest.mark.parametrize(("by", "credit"), [(ANN, -1), (CLO, CLO)])
def test_who_withers_by_a_card_counts_for_who_played_it_but_one_s_own_for_nobody(
    by: int, credit: int
) -> None:
    state = now()
    battle = a_battle(state)
    cards.weaken(battle, Play(by, "mini:purse", 0), Weaken(stat="toughness", amount=-3))
    assert [event.credit for event in told(battle, UnitDestroyed)] == [credit]
