"""What a bot may conclude, checked by hand."""

import pytest

from game.ai.complots.hand_odds import Odds
from game.ai.complots.knowledge import TableKnowledge
from game.ai.complots.story import StoryReading
from game.ai.complots.worlds import Worlds
from game.core.match import Match
from game.core.rng import Rng
from game.core.seat import Seat
from game.rules.complots.actions import Block, Challenge, Declare, Judge, Keep, Pass, Pick, Reveal, Show
from game.rules.complots.rules import Complots
from tests.ai.complots.tables import FLAGS, dealt, every_table, moments, rules_for

DUCHESSE, ASSASSIN, COMTESSE, CAPITAINE = "base:duchesse", "base:assassin", "base:comtesse", "base:capitaine"


def odds(rules: Complots, seat: Seat) -> Odds:
    lore = TableKnowledge(rules.setting)
    return Odds(lore, seat.view, StoryReading(lore, seat.view, seat.story))


def held(rules: Complots, match: Match, me: int, other: int, character: str) -> float:
    """How likely `me` takes it that `other` holds `character`."""
    return odds(rules, match.seat(me)).holds(other)[rules.setting.content.characters.index(character)]


def prepared(*hands: str, court: str, lost: tuple[str, ...] = (), coins: tuple[int, ...] = ()) -> Match:
    start = dealt(hands, court, lost=lost, coins=coins)
    return Match(rules_for(len(hands), start=start), seed=1)


def three(**more: object) -> Match:
    return prepared("co am", "d as", "ca am", court="d d as as co co ca ca am", **more)


def test_before_anything_happens_cards_are_simply_counted() -> None:
    match = three()
    assert held(match.rules, match, 0, 1, DUCHESSE) == pytest.approx(1 - (10 * 9) / (13 * 12))
    assert held(match.rules, match, 0, 1, COMTESSE) == pytest.approx(1 - (11 * 10) / (13 * 12))


def test_when_all_copies_are_face_up_nobody_holds_one() -> None:
    match = prepared("co am", "d as", "ca", "as", court="as co co ca ca am am", lost=("", "", "d", "d"))
    match.submit(Declare(0, "base:revenu"))
    assert held(match.rules, match, 0, 1, DUCHESSE) > 0
    match = prepared("co", "d as", "ca", "am", court="as as co co ca ca am am", lost=("d", "", "d", "d"))
    assert held(match.rules, match, 0, 1, DUCHESSE) == 0.0


def test_a_claim_that_nobody_doubts_is_believed_more_than_before() -> None:
    match = three()
    match.submit(Declare(0, "base:revenu"))
    before = held(match.rules, match, 0, 1, DUCHESSE)
    match.submit(Declare(1, DUCHESSE))
    once = held(match.rules, match, 0, 1, DUCHESSE)
    assert before < once < 1
    for player in (2, 0):
        match.submit(Pass(player))
    match.submit(Declare(2, "base:revenu"))
    match.submit(Declare(0, "base:revenu"))
    match.submit(Declare(1, DUCHESSE))
    twice = held(match.rules, match, 0, 1, DUCHESSE)
    assert once < twice < 1
    assert twice - once < once - before


def test_who_is_caught_has_it_not() -> None:
    match = three()
    match.submit(Declare(0, "base:revenu"))
    match.submit(Declare(1, CAPITAINE, 0))
    match.submit(Challenge(2))
    assert held(match.rules, match, 0, 1, CAPITAINE) == 0.0
    match.submit(Reveal(1, ASSASSIN))
    assert held(match.rules, match, 0, 1, CAPITAINE) == 0.0


def test_a_proved_card_goes_back_and_another_is_drawn() -> None:
    match = three()
    match.submit(Declare(0, "base:revenu"))
    match.submit(Declare(1, DUCHESSE))
    claimed = held(match.rules, match, 2, 1, DUCHESSE)
    match.submit(Challenge(0))
    assert match.state.stack[-1].kind == "lose"
    assert held(match.rules, match, 2, 1, DUCHESSE) < claimed
    assert 0.2 < held(match.rules, match, 2, 1, DUCHESSE) < 0.5


def test_who_lets_himself_be_robbed_can_hardly_prevent_it() -> None:
    match = prepared("ca co", "d as", "am co", court="d d as as co ca ca am am")
    match.submit(Declare(0, CAPITAINE, 1))
    match.submit(Pass(1))
    match.submit(Pass(2))
    before = held(match.rules, match, 0, 1, CAPITAINE)
    match.submit(Pass(1))
    assert match.state.turn == 2
    assert held(match.rules, match, 0, 1, CAPITAINE) < 0.65 * before


def test_a_block_is_believed_less_the_more_there_is_to_lose() -> None:
    robbed = prepared("ca co", "d as", "am co", court="d d as as co ca ca am am")
    robbed.submit(Declare(0, CAPITAINE, 1))
    struck = prepared(
        "as ca", "d", "am co", court="d as as co co ca ca am am", lost=("", "d", ""), coins=(3, 2, 2)
    )
    struck.submit(Declare(0, ASSASSIN, 1))
    gains = []
    for match, shield in ((robbed, CAPITAINE), (struck, COMTESSE)):
        match.submit(Pass(1))
        match.submit(Pass(2))
        before = held(match.rules, match, 0, 1, shield)
        match.submit(Block(1, shield))
        after = held(match.rules, match, 0, 1, shield)
        gains.append(after * (1 - before) / (before * (1 - after)))
    assert gains[0] > 1.5 > gains[1] > 1.0


def test_the_inquisitor_remembers_what_he_saw_and_others_do_not() -> None:
    flags = FLAGS[1]
    start = dealt(("i co", "d as", "ca co"), "d d as as co ca ca i i")
    rules = rules_for(3, flags, start)
    match = Match(rules, seed=1)
    match.submit(Declare(0, "base:interrogatoire", 1))
    match.submit(Pass(1))
    match.submit(Pass(2))
    match.submit(Show(1, ASSASSIN))
    assert held(rules, match, 0, 1, ASSASSIN) == 1.0
    assert held(rules, match, 2, 1, ASSASSIN) < 0.7
    match.submit(Judge(0, False))
    assert held(rules, match, 0, 1, ASSASSIN) == 1.0
    world = Worlds(odds(rules, match.seat(0))).deal(Rng(1))
    assert ASSASSIN in world.hands[1]


def test_what_one_returned_to_the_court_is_not_looked_for_in_hands() -> None:
    match = prepared("am co", "d as", "ca am", court="as as co co ca ca am d d")
    match.submit(Declare(0, "base:ambassadeur"))
    match.submit(Pass(1))
    match.submit(Pass(2))
    match.submit(Keep(0, ("base:ambassadeur", COMTESSE)))
    assert held(match.rules, match, 0, 1, DUCHESSE) == pytest.approx(1 - (10 * 9) / (11 * 10))


def test_two_players_each_card_of_the_other_pack_may_have_been_picked() -> None:
    rules = rules_for(2, first=0)
    match = Match(rules, seed=3)
    for player in (0, 1):
        match.submit(Pick(player, DUCHESSE))
    seat = match.seat(0)
    mine = [card for card in seat.view.hand if card != DUCHESSE] or [DUCHESSE]
    for character in rules.setting.content.characters:
        assert 0 < held(rules, match, 0, 1, character) < 1 or character == mine[0]
    assert sum(odds(rules, seat).holds(1)) == pytest.approx(2, abs=0.35)


def test_every_imagined_world_looks_the_same_from_my_chair() -> None:
    for number, rules in enumerate(every_table()):
        match, dice = Match(rules, seed=number), Rng(number)
        for place, seat in enumerate(moments(match, dice)):
            if place % 7:
                continue
            world = Worlds(odds(rules, seat)).deal(Rng(place))
            assert rules.observe(world, seat.player) == seat.view
            assert conserved(rules, world), (number, place)


def conserved(rules: Complots, world: object) -> bool:
    """No card exists too often."""
    every = [*world.court, *world.drawn, *(c for part in (world.hands, world.lost) for h in part for c in h)]
    most = 3 if rules.players == 2 else rules.setting.content.deck.copies_for(rules.players)
    total = 5 + 2 if rules.players == 2 and world.turn else 5 if rules.players == 2 else 5 * most
    return len(every) == total and all(every.count(card) <= most for card in every)


def test_worlds_come_as_often_as_the_odds_say() -> None:
    match = three()
    match.submit(Declare(0, "base:revenu"))
    match.submit(Declare(1, DUCHESSE))
    known = odds(match.rules, match.seat(0))
    dealer, dice, rounds = Worlds(known), Rng(4), 1500
    found = sum(DUCHESSE in dealer.deal(dice).hands[1] for _ in range(rounds)) / rounds
    assert found == pytest.approx(known.holds(1)[0], abs=0.06)


def test_a_story_that_does_not_fit_the_table_is_not_believed_but_nothing_breaks() -> None:
    match = three()
    match.submit(Declare(0, "base:revenu"))
    other = rules_for(3, start=dealt(("co am", "d", "ca am"), "d as as co co ca ca am am d"))
    lore = TableKnowledge(other.setting)
    view = Match(other, seed=1).seat(0).view
    assert 0 < Odds(lore, view, StoryReading(lore, view, match.seat(0).story)).holds(1)[0] < 1


def test_often_caught_means_seldom_believed() -> None:
    match = three()
    reading = odds(match.rules, match.seat(0)).reading
    before = reading.liar(1, 0.3)
    reading.lies[1] += 2
    assert reading.liar(1, 0.3) > before
    reading.truths[1] += 5
    assert reading.liar(1, 0.3) < 0.3 * (1 + 1.6)


def test_two_players_a_pick_that_counting_settles_is_settled() -> None:
    rules = rules_for(2, first=0)
    match = next(m for m in (Match(rules, seed) for seed in range(50)) if m.state.hands[0] == [DUCHESSE])
    match.submit(Pick(0, COMTESSE))
    match.submit(Pick(1, DUCHESSE))
    match.submit(Declare(0, "base:revenu"))
    bluff = next(c for c in (CAPITAINE, "base:ambassadeur") if c not in match.state.hands[1])
    match.submit(Declare(1, bluff, 0 if bluff == CAPITAINE else None))
    assert held(rules, match, 0, 1, DUCHESSE) > 0
    match.submit(Challenge(0))
    match.submit(Reveal(1, DUCHESSE))
    assert held(rules, match, 0, 1, DUCHESSE) == 0.0
    left = match.state.hands[1][0]
    assert held(rules, match, 0, 1, left) > 0.2
