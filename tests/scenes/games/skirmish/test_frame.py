"""What stands round the table: who is what, whose card lies open, and room for eight armies."""

import pytest

from game.core.match import Match
from game.rules.skirmish.state.records import Offer
from scenes.games.skirmish.table.frame.facts import MAYBE, TurnOrder, army_facts, leading_players, phase_facts
from scenes.games.skirmish.table.layout import WINDOW, column_plan
from scenes.games.skirmish.table.shown import NOBODY, Shown
from tests.golden.record import PLAYTHROUGHS, rules_for


@pytest.fixture
def shown() -> Shown:
    rules, seed = rules_for("skirmish-melee-3"), PLAYTHROUGHS["skirmish-melee-3"][2]
    found = Shown(Match(rules, seed).spectator().view, rules.setting.content.bases)
    found.round, found.active, found.phase, found.named = 1, 1, "combat", NOBODY
    found.names = {"movement": 0}
    return found


@pytest.mark.rule("S-04")
def test_a_panel_says_enemy_only_of_who_was_named_and_perhaps_of_who_is_looked_at(shown: Shown) -> None:
    assert [army_facts(shown, one, candidate=2).relation for one in range(3)] == ["neutral", "friend", MAYBE]
    shown.name_enemy("combat", 0)
    assert [army_facts(shown, one, candidate=2).relation for one in range(3)] == [
        "enemy",
        "friend",
        "neutral",
    ]


def test_the_row_of_phases_remembers_names_and_waits_for_the_present_one(shown: Shown) -> None:
    facts = phase_facts(shown)
    assert (facts.current, facts.named, facts.wanted) == (3, (0, NOBODY, NOBODY, NOBODY), True)
    shown.name_enemy("combat", 2)
    facts = phase_facts(shown)
    assert (facts.named[3], facts.wanted) == (2, False)
    shown.active, shown.round = NOBODY, 0
    assert "places" in phase_facts(shown, 1).steps


def test_laurels_are_for_who_has_most_and_for_nobody_while_all_have_as_many(shown: Shown) -> None:
    shown.tokens = [3, 3, 3]
    assert leading_players(shown) == ()
    shown.tokens = [3, 4, 4]
    assert leading_players(shown) == (1, 2)


@pytest.mark.rule("S-18")
def test_a_hand_is_raised_over_the_panel_of_who_offers_not_of_who_is_asked(shown: Shown) -> None:
    shown.offers = [Offer(0, 2, 0, 1, "", "name", 1, "combat")]
    assert [army_facts(shown, one).raised for one in range(3)] == [False, False, True]
    up = frozenset({0})
    assert [army_facts(shown, one, raised=up).raised for one in range(3)] == [True, False, True]


@pytest.mark.rule("S-02")
def test_turn_cards_stay_in_the_order_they_were_turned_and_the_others_show_nobody(shown: Shown) -> None:
    order = TurnOrder()
    shown.flips, shown.active = (0, 1), 2
    assert order.cards(shown) == (2, NOBODY, NOBODY)
    shown.begin_turn(1)
    assert order.cards(shown) == (2, 1, NOBODY), "the last turned up lies behind those before it"
    shown.begin_turn(0)
    assert order.cards(shown) == (2, 1, 0)
    shown.round, shown.flips, shown.active = 2, (0, 1, 2), NOBODY
    assert order.cards(shown) == (NOBODY, NOBODY, NOBODY), "a new round hides all cards"


@pytest.mark.parametrize("minimap", [False, True])
@pytest.mark.parametrize("players", range(2, 9))
def test_panels_of_all_armies_have_room_for_two_lines_and_none_lies_on_another(
    players: int, minimap: bool
) -> None:
    plan = column_plan(players, minimap=minimap)
    foot = max(y + h for _, y, _, h in plan.cards)
    for place, (x, y, w, h) in enumerate(plan.panels):
        assert y > foot
        assert h >= 45, "two lines of 22 units"
        assert x + w < WINDOW[0]
        assert plan.panel_at(x + w / 2, y + h / 2) == place
        foot = y + h
    beside = plan.minimap is not None and plan.minimap[0] < WINDOW[0]
    assert foot <= (plan.minimap[1] if beside and plan.minimap else 656)
