"""When a card has something to do, by public facts, and what it then does to a test (S-20, S-21)."""

import msgspec
import pytest

from game.core.rng import Rigged
from game.rules.cards import Rob
from game.rules.skirmish.defs.cards import Dispelling, TestBonus, Weaken
from game.rules.skirmish.events.unit import SpellDispelled, UnitDestroyed
from game.rules.skirmish.rolls.dice import roll_amount
from game.rules.skirmish.state.records import (
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
from game.rules.skirmish.state.state import GONE, RESERVE, SkirmishState
from game.rules.skirmish.treachery import effects as cards
from tests.rules.skirmish.battles.dealt import four
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_battle, run
from tests.rules.skirmish.combat.melee import told


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
        ("_tested", {"test": TEST}, 0, NOBODY, True),
        ("_tested", {}, 0, NOBODY, False),
        ("_tested", {"test": msgspec.structs.replace(TEST, dice=(1, 2))}, 0, NOBODY, False),
        ("_rolled", {"roll": Roll(0, "charge", (1, 2))}, 0, NOBODY, True),
        ("_rolled", {"roll": Roll(1, "charge", (1, 2))}, 0, NOBODY, False),
        ("_rolled", {"roll": Roll(0, "charge")}, 0, NOBODY, False),
        ("_rolled", {}, 0, NOBODY, False),
        ("_lost", {"combat": sides(2, -2)}, 0, NOBODY, True),
        ("_lost", {"combat": sides(-2, 2)}, 0, NOBODY, False),
        ("_lost", {"combat": sides(0, 0)}, 0, NOBODY, False),
        ("_lost", {}, 0, NOBODY, False),
        ("_blown", {"winds": Winds(1, 0)}, NONE, NOBODY, True),
        ("_blown", {"winds": Winds(0, 5)}, NONE, NOBODY, False),
        ("_on_its_way", {"casting": CAST}, NONE, NOBODY, True),
        ("_on_its_way", {"casting": msgspec.structs.replace(CAST, irresistible=True)}, NONE, NOBODY, False),
        ("_on_its_way", {}, NONE, NOBODY, False),
        ("_has_cards", {"hands": [[], ["a"], [], []]}, NONE, BOB, True),
        ("_has_cards", {"hands": [[], [], [], ["a"]]}, NONE, BOB, False),
        ("_has_cards", {"hands": [[], [], [], ["a"]]}, NONE, NOBODY, False),
        ("_has_tokens", {"tokens": [0, 1, 0, 0]}, NONE, BOB, True),
        ("_has_tokens", {"tokens": [3, 0, 3, 3]}, NONE, BOB, False),
        ("_has_tokens", {}, NONE, NOBODY, False),
        ("_on_card", {"plays": [PLAY]}, NONE, NOBODY, True),
        ("_on_card", {"plays": [msgspec.structs.replace(PLAY, cancelled=True)]}, NONE, NOBODY, False),
        ("_on_card", {"plays": []}, NONE, NOBODY, False),
        ("may_change_sides", {}, 0, NOBODY, True),
        ("may_change_sides", {"generals": [0, 1, 2, 3]}, 0, NOBODY, False),
        ("may_change_sides", {}, NONE, NOBODY, False),
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
    assert not cards.on_unit(rules.setting, state, 0, NOBODY) and not cards.may_change_sides(
        rules.setting, state, 0, NOBODY
    )
    state.units[BOB].place = GONE
    assert not cards.can_name(rules.setting, state, NONE, BOB)


@pytest.mark.rule("S-21", "S-26")
def test_help_and_hindrance_add_up() -> None:
    state = now(test=TEST)
    battle = a_battle(state)
    for more, bonus in ((-1, -1), (1, 0), (1, 1)):
        cards.help_test(battle, PLAY, TestBonus(amount=more))
        assert state.test is not None and state.test.bonus == bonus


@pytest.mark.rule("S-17", "S-26")
@pytest.mark.parametrize(("by", "credit"), [(ANN, -1), (CLO, CLO)])
def test_who_withers_by_a_card_counts_for_who_played_it_but_one_s_own_for_nobody(
    by: int, credit: int
) -> None:
    state = now()
    battle = a_battle(state)
    cards.weaken_characteristic(battle, Play(by, "mini:purse", 0), Weaken(stat="toughness", amount=-3))
    assert [event.credit for event in told(battle, UnitDestroyed)] == [credit]


@pytest.mark.rule("S-21", "S-42")
@pytest.mark.parametrize(("dice", "gone"), [((3, 3, 3), False), ((3, 3, 4), True), ((6, 6, 1), True)])
def test_a_sold_scroll_has_three_dice_and_no_level(dice: tuple[int, int, int], gone: bool) -> None:
    state = now(casting=Casting(0, "mini:spark", (6, 3), 10 if sum(dice) < 13 else 30))
    battle = a_battle(state, tuple(face - 1 for face in dice))
    cards.dispel_by_card(battle, PLAY, Dispelling(dice=3))
    assert (state.casting is None) is gone
    assert [(event.dice, event.passed) for event in told(battle, SpellDispelled)] == [(dice, gone)]


@pytest.mark.rule("S-19", "S-21")
def test_a_spy_who_then_holds_six_cards_discards() -> None:
    state = now(hands=[["base:espion"] * 5, ["base:renegats"], [], []])
    battle = a_battle(state, (0,))
    cards.steal_cards(battle, Play(ANN, "base:espion", target=BOB), Rob(whom="target", cards=1))
    run(battle)
    assert state.hands == [[*["base:espion"] * 5, "base:renegats"], [], [], []]
    assert [(question.kind, question.players) for question in state.questions] == [
        ("treachery:discard", (ANN,))
    ]


@pytest.mark.rule("S-49")
def test_dice_that_give_a_number() -> None:
    for number, faces, worth in (
        (4, (), 4),
        ("D3", (5,), 3),
        ("D6", (5,), 5),
        ("2D6", (5, 3), 8),
        ("artillery", (5,), 10),
    ):
        assert roll_amount(Rigged([face - 1 for face in faces]), number) == worth
