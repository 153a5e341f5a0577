"""C-37 to C-40: windows, signals, the end, and what is public."""

import pytest

from game.core.rules import SPECTATOR, UNKNOWN, Outcome
from game.rules.complots import actions
from game.rules.complots.actions import Block, Challenge, Declare, Keep, Pass, Reveal
from game.rules.complots.defs import ActionDef, Steal
from game.rules.complots.events import (
    RESERVE,
    TREASURY,
    Blocked,
    BlockSignalled,
    CardJudged,
    CardShown,
    CardsReplaced,
    CoinsMoved,
    ExchangeDrawn,
    ExchangeMade,
    MatchWon,
    Passed,
    PickMade,
)
from tests.builders import (
    ANN,
    BOB,
    CLO,
    DAN,
    LaidOut,
    a_court,
    all_pass,
    base_catalog,
    hand,
    let_go,
    play,
    refused,
)


@pytest.mark.rule("C-37")
@pytest.mark.parametrize("seconds", [0, 8, 60])
def test_the_length_of_a_window_is_a_house_rule_that_all_can_read(seconds: int) -> None:
    court = a_court(reaction_seconds=seconds)
    assert court.seat(SPECTATOR).view.flags.reaction_seconds == seconds
    let_go(play(court, Declare(ANN, "duchesse")))
    assert court.coins[ANN] == 5


@pytest.mark.rule("C-37")
def test_a_window_closes_early_when_all_let_it_pass() -> None:
    court = play(a_court(players=4), Declare(ANN, "duchesse"), Pass(DAN), Pass(BOB))
    assert court.asks == "challenge" and court.coins[ANN] == 2
    play(court, Pass(CLO))
    assert court.asks == "turn" and court.coins[ANN] == 5
    assert [event.player for event in court.told(Passed)] == [DAN, BOB, CLO]


@pytest.mark.rule("C-37")
def test_a_block_announced_in_the_challenge_window_comes_by_itself() -> None:
    court = a_court({BOB: "capitaine duchesse"})
    play(court, Declare(ANN, "capitaine", BOB))
    assert court.options(BOB) == (
        Pass(BOB),
        Challenge(BOB),
        Block(BOB, "base:capitaine"),
        Block(BOB, "base:ambassadeur"),
    )
    play(court, Block(BOB, "capitaine"))
    assert court.owing == (CLO,) and court.told(BlockSignalled) == [BlockSignalled(BOB, "base:capitaine")]
    assert court.seat(CLO).view.signal == Block(BOB, "base:capitaine")
    play(court, Pass(CLO))
    assert court.asks == "challenge" and court.seat(CLO).view.claim.player == BOB
    assert court.told(Blocked) == [Blocked(BOB, "base:capitaine", ANN, "base:capitaine")]
    let_go(court)
    assert court.coins == [2, 2, 2]


@pytest.mark.rule("C-37")
def test_an_announced_block_needs_no_more_when_the_claim_was_a_lie() -> None:
    court = a_court({ANN: "comtesse duchesse"})
    play(
        court,
        Declare(ANN, "capitaine", BOB),
        Block(BOB, "capitaine"),
        Challenge(CLO),
        Reveal(ANN, "duchesse"),
    )
    assert not court.told(Blocked) and court.active == BOB
    assert court.seat(BOB).view.signal is None


@pytest.mark.rule("C-37")
def test_an_announced_block_may_be_doubted_like_another() -> None:
    court = a_court({BOB: "duchesse comtesse"}, coins=3)
    play(court, Declare(ANN, "assassin", BOB), Block(BOB, "comtesse"), Pass(CLO), Challenge(CLO))
    assert court.owing == (CLO,) and court.asks == "lose"


@pytest.mark.rule("C-37")
def test_who_announces_a_block_has_spoken() -> None:
    court = play(a_court(players=4), Declare(ANN, "capitaine", BOB), Block(BOB, "capitaine"))
    for answer in (Challenge(BOB), Pass(BOB), Block(BOB, "ambassadeur")):
        assert refused(court, answer) == "not-your-turn"
    assert court.seat(CLO).view.passed == (BOB,)


@pytest.mark.rule("C-37")
def test_only_those_who_may_block_announce_it() -> None:
    court = play(a_court(players=4), Declare(ANN, "capitaine", BOB))
    assert refused(court, Block(CLO, "capitaine")) == "cannot-block"
    assert refused(court, Block(BOB, "comtesse")) == "blocks-nothing"
    assert refused(play(a_court(), Declare(ANN, "duchesse")), Block(BOB, "duchesse")) == "cannot-block"


@pytest.mark.rule("C-37")
def test_announcing_in_the_same_tick_as_a_nearer_doubt_is_too_late() -> None:
    court = a_court({ANN: "capitaine duchesse", BOB: "comtesse comtesse"}, players=4)
    play(court, Declare(ANN, "capitaine", CLO), (Block(CLO, "capitaine"), Challenge(BOB)))
    assert not court.told(BlockSignalled)
    play(court, Reveal(BOB, "comtesse"))
    assert court.asks == "block" and court.owing == (CLO,)


def public_theft() -> LaidOut:
    """A house where a theft, though claimed, may be blocked by anyone."""
    import msgspec

    from game.rules.complots.content import content_in_play
    from game.rules.complots.defs import CharacterDef, ComplotsFlags, DeckDef
    from game.rules.complots.rules import Complots

    catalog = base_catalog()
    changed = [
        msgspec.structs.replace(action, block=msgspec.structs.replace(action.block, by="anyone"))
        if isinstance(action.effect, Steal) and action.block
        else action
        for action in catalog.all(ActionDef)
    ]
    deck = catalog.all(DeckDef)[-1]
    flags = ComplotsFlags()
    rules = Complots(content_in_play(catalog.all(CharacterDef), changed, deck, flags), flags, 4)
    return play(a_court(rules=rules), Declare(ANN, "capitaine", BOB))


@pytest.mark.rule("C-37", "C-30")
def test_the_first_announcement_counts() -> None:
    court = play(public_theft(), Block(DAN, "capitaine"))
    assert court.options(BOB) == (Pass(BOB), Challenge(BOB))
    assert refused(court, Block(BOB, "capitaine")) == "cannot-block"
    all_pass(court)
    assert court.told(Blocked)[0].player == DAN


@pytest.mark.rule("C-37", "C-30")
def test_of_two_announcements_in_one_tick_the_nearest_clockwise_counts() -> None:
    court = play(public_theft(), (Block(DAN, "capitaine"), Block(CLO, "ambassadeur")))
    assert court.state.signal == Block(CLO, "base:ambassadeur") and court.owing == (BOB, DAN)


@pytest.mark.rule("C-38")
def test_the_last_with_a_hidden_card_wins() -> None:
    court = a_court(
        {BOB: "comtesse", CLO: ""}, lost={BOB: "comtesse", CLO: "duchesse assassin"}, coins={ANN: 7}
    )
    play(court, Declare(ANN, "assassinat", BOB))
    assert court.outcome() == Outcome((ANN,)) and court.told(MatchWon) == [MatchWon(ANN)]
    assert all(court.seat(viewer).view.winner == ANN for viewer in (SPECTATOR, ANN, BOB, CLO))


@pytest.mark.rule("C-38")
def test_nothing_is_won_while_two_hide_a_card() -> None:
    assert let_go(play(a_court(), Declare(ANN, "duchesse"))).outcome() is None


@pytest.mark.rule("C-38")
@pytest.mark.parametrize(("action", "holds"), [("duchesse", "duchesse"), ("ambassadeur", "ambassadeur")])
def test_gains_and_exchanges_still_to_come_do_not_happen(action: str, holds: str) -> None:
    court = a_court({ANN: f"{holds} comtesse", BOB: "assassin"}, players=2, lost={BOB: "capitaine"}, coins=2)
    play(court, Declare(ANN, action), Challenge(BOB))
    assert court.outcome() == Outcome((ANN,)) and court.coins == [2, 0]
    assert court.asks is None and court.state.drawn == []


@pytest.mark.rule("C-38")
def test_a_liar_who_falls_makes_the_other_win() -> None:
    court = a_court({ANN: "comtesse", BOB: "assassin capitaine"}, players=2, lost={ANN: "duchesse"})
    play(court, Declare(ANN, "ambassadeur"), Challenge(BOB))
    assert court.outcome() == Outcome((BOB,))


@pytest.mark.rule("C-38", "C-05")
def test_the_winner_starts_the_next_match() -> None:
    from game.core.match import Match
    from tests.builders import some_rules

    court = a_court({BOB: "comtesse", CLO: ""}, lost={BOB: "comtesse", CLO: "duchesse assassin"}, coins=7)
    outcome = play(court, Declare(ANN, "assassinat", BOB)).outcome()
    assert outcome is not None
    assert Match(some_rules(3, outcome.winners[0]), seed=9).state.active == ANN


@pytest.mark.rule("C-39")
@pytest.mark.parametrize("viewer", [SPECTATOR, ANN, BOB, CLO, DAN])
def test_the_table_is_public(viewer: int) -> None:
    court = a_court({CLO: "duchesse"}, players=4, lost={CLO: "comtesse"}, coins={ANN: 5, BOB: 0})
    play(court, Declare(ANN, "capitaine", CLO), Pass(BOB))
    view = court.seat(viewer).view
    assert view.coins == (5, 0, 2, 2) and view.lost == ((), (), ("base:comtesse",), ())
    assert view.court == 7 and view.hidden == (2, 2, 1, 2)
    assert view.declared == Declare(ANN, "base:capitaine", CLO)
    assert (view.claim.player, view.claim.character, view.claim.denial) == (ANN, "base:capitaine", False)
    assert view.passed == (BOB,) and view.owing == (CLO, DAN)


SECRET = ("base:duchesse",)
BACK = (UNKNOWN,)


@pytest.mark.rule("C-39")
@pytest.mark.parametrize(
    ("event", "viewer", "seen"),
    [
        (PickMade(ANN, *SECRET), ANN, PickMade(ANN, *SECRET)),
        (PickMade(ANN, *SECRET), BOB, PickMade(ANN, UNKNOWN)),
        (PickMade(ANN, *SECRET), SPECTATOR, PickMade(ANN, UNKNOWN)),
        (ExchangeDrawn(ANN, SECRET), ANN, ExchangeDrawn(ANN, SECRET)),
        (ExchangeDrawn(ANN, SECRET), BOB, ExchangeDrawn(ANN, BACK)),
        (ExchangeDrawn(ANN, SECRET), SPECTATOR, ExchangeDrawn(ANN, BACK)),
        (ExchangeMade(ANN, SECRET, SECRET), ANN, ExchangeMade(ANN, SECRET, SECRET)),
        (ExchangeMade(ANN, SECRET, SECRET), BOB, ExchangeMade(ANN, BACK, BACK)),
        (ExchangeMade(ANN, SECRET, SECRET), SPECTATOR, ExchangeMade(ANN, BACK, BACK)),
        (CardShown(ANN, BOB, *SECRET), ANN, CardShown(ANN, BOB, *SECRET)),
        (CardShown(ANN, BOB, *SECRET), BOB, CardShown(ANN, BOB, *SECRET)),
        (CardShown(ANN, BOB, *SECRET), CLO, CardShown(ANN, BOB, UNKNOWN)),
        (CardShown(ANN, BOB, *SECRET), SPECTATOR, CardShown(ANN, BOB, UNKNOWN)),
        (CardJudged(BOB, ANN, True), SPECTATOR, CardJudged(BOB, ANN, True)),
        (CardsReplaced(ANN, SECRET, SECRET, True), ANN, CardsReplaced(ANN, SECRET, SECRET, True)),
        (CardsReplaced(ANN, SECRET, SECRET, True), BOB, CardsReplaced(ANN, SECRET, BACK, True)),
        (CardsReplaced(ANN, SECRET, SECRET, True), SPECTATOR, CardsReplaced(ANN, SECRET, BACK, True)),
        (CardsReplaced(ANN, SECRET, SECRET, False, BOB), ANN, CardsReplaced(ANN, SECRET, SECRET, False, BOB)),
        (CardsReplaced(ANN, SECRET, SECRET, False, BOB), BOB, CardsReplaced(ANN, SECRET, BACK, False, BOB)),
        (CardsReplaced(ANN, SECRET, SECRET, False, BOB), CLO, CardsReplaced(ANN, BACK, BACK, False, BOB)),
        (
            CardsReplaced(ANN, SECRET, SECRET, False, BOB),
            SPECTATOR,
            CardsReplaced(ANN, BACK, BACK, False, BOB),
        ),
    ],
)
def test_every_event_hides_what_a_viewer_may_not_know(event: object, viewer: int, seen: object) -> None:
    assert event.seen_by(viewer) == seen  # type: ignore[attr-defined]


@pytest.mark.rule("C-39")
@pytest.mark.parametrize("bob", ["comtesse comtesse", "duchesse capitaine", "assassin ambassadeur"])
def test_a_refusal_and_a_list_of_options_do_not_tell_what_others_hold(bob: str) -> None:
    court = a_court({ANN: "duchesse duchesse", BOB: bob, CLO: "assassin ambassadeur"}, coins=3)
    told = [court.seat(ANN).options, refused(court, Declare(ANN, "revenu", BOB))]
    play(court, Declare(ANN, "assassin", BOB))
    told += [court.seat(CLO).options, court.seat(BOB).options, refused(court, Block(CLO, "comtesse"))]
    told += [court.seat(viewer).story for viewer in (SPECTATOR, ANN, BOB, CLO)]
    reference = a_court({ANN: "duchesse duchesse", BOB: "comtesse capitaine"}, coins=3)
    same = [reference.seat(ANN).options, refused(reference, Declare(ANN, "revenu", BOB))]
    play(reference, Declare(ANN, "assassin", BOB))
    same += [reference.seat(CLO).options, reference.seat(BOB).options, "cannot-block"]
    same += [reference.seat(viewer).story for viewer in (SPECTATOR, ANN, BOB, CLO)]
    assert told == same


@pytest.mark.rule("C-40")
def test_no_action_hands_coins_to_another_player() -> None:
    assert {type(option) for option in a_court(coins=9).options(ANN)} == {Declare}
    assert not [name for name in dir(actions) if "give" in name.lower() or "transfer" in name.lower()]


@pytest.mark.rule("C-40")
@pytest.mark.parametrize("players", [2, 4, 8])
def test_coins_pass_from_player_to_player_by_theft_alone(players: int) -> None:
    from game.core.match import Match
    from game.core.rng import Rng
    from tests.builders import some_rules, submitted

    rng = Rng(players)
    for seed in range(30):
        match = Match(some_rules(players, factions=True), seed)
        while match.outcome() is None:
            submitted(match, rng.choice(match.options(rng.choice(list(match.to_act())))))
        for event in match.events:
            if isinstance(event, CoinsMoved) and event.giver >= 0 and event.taker >= 0:
                assert event.amount <= 2
            elif isinstance(event, CoinsMoved):
                assert {TREASURY, RESERVE} & {event.giver, event.taker}


@pytest.mark.rule("C-38")
def test_the_exchange_of_the_last_turn_ends_before_the_next_begins() -> None:
    court = a_court({ANN: "ambassadeur comtesse"}, draws="duchesse capitaine")
    let_go(play(court, Declare(ANN, "ambassadeur")))
    play(court, Keep(ANN, ("duchesse", "capitaine")))
    assert court.hands[ANN] == hand("duchesse capitaine") and court.active == BOB
