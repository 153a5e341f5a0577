"""The notation of a position: what is written is read again, and what cannot be played is told."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from game.core.match import Match
from game.core.notation import PositionProblem
from game.core.rng import Rng
from game.rules.complots.actions import Block, Challenge, Declare, Keep, Pass
from game.rules.complots.determinize import determinize
from game.rules.complots.position.notation import lay_out, parse, position_of, position_text
from game.rules.complots.position.soundness import deck_of, placed_cards, position_fault
from game.rules.complots.rules import Complots
from game.rules.complots.state import ComplotsState
from tests.builders import (
    ANN,
    BOB,
    CLO,
    LaidOut,
    hand,
    house_rules,
    let_go,
    play,
    played_content,
    some_rules,
)
from tests.contract.complots import HOUSES
from tests.contract.games import wander


def read(text: str) -> ComplotsState:
    """The state that a text describes."""
    position = parse(text)
    return lay_out(position, played_content(house_rules(**position.flags)))


def court_of(text: str) -> LaidOut:
    """A match that goes on from a text."""
    position = parse(text)
    flags = house_rules(**position.flags)
    content = played_content(flags)
    start = lay_out(position, content)
    court = LaidOut(Complots(content, flags, len(position.seat), start=start), ())
    court.state = start.clone()
    return court


@pytest.mark.statistics
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("house", HOUSES)
def test_every_state_of_a_match_is_written_and_read_again(house: str, players: int) -> None:
    rules = some_rules(players, **HOUSES[house])
    flags = msgspec.to_builtins(rules.setting.flags)
    for state in wander(rules, seed=players):
        text = position_text(position_of(state, flags))
        position = parse(text)
        again = lay_out(position, rules.setting.content)
        assert again == state
        assert position.flags == flags
        assert position_text(position_of(again, flags)) == text


@pytest.mark.parametrize("players", [2, 5])
def test_no_state_of_a_match_is_called_unsound(players: int) -> None:
    rules = some_rules(players, fifth_character="inquisiteur", factions=True)
    for seed in range(20):
        for state in wander(rules, seed):
            assert position_fault(state, rules.setting.content) is None


@pytest.mark.parametrize("players", range(2, 9))
def test_a_match_goes_on_from_any_position_as_if_nothing_had_happened(players: int) -> None:
    rules = some_rules(players)
    for seed in range(2):
        for state in wander(rules, seed):
            again = lay_out(parse(position_text(position_of(state, {}))), rules.setting.content)
            for me in range(players):
                assert rules.observe(again, me) == rules.observe(state, me)
            for player in rules.to_act(state):
                assert rules.legal_actions(again, player) == rules.legal_actions(state, player)


SHORT = """
[[seat]]
hand = ["capitaine", "duchesse"]
coins = 3
[[seat]]
hand = ["comtesse", "assassin"]
[[seat]]
hand = ["ambassadeur"]
lost = ["duchesse"]
coins = 0
"""


def test_the_shortest_position_is_hands() -> None:
    state = read(SHORT)
    assert state.hands == [hand("capitaine duchesse"), hand("comtesse assassin"), hand("ambassadeur")]
    assert state.coins == [3, 2, 0] and state.lost[CLO] == hand("duchesse")
    assert state.active == state.first == ANN and state.turn == 1
    assert [(step.kind, step.players) for step in state.stack] == [("turn", (ANN,))]
    assert state.treasury == 54 - 5


def test_cards_that_no_place_names_lie_under_the_court() -> None:
    state = read('court = ["assassin", "capitaine"]\n' + SHORT)
    assert state.court[::-1][:2] == hand("assassin capitaine")
    assert len(state.court) == 9
    assert placed_cards(state) == deck_of(played_content(house_rules()), 3)


def test_names_may_be_short_or_full() -> None:
    assert read(SHORT.replace('"duchesse"', '"base:duchesse"')) == read(SHORT)


def test_a_position_is_played_like_any_match() -> None:
    court = court_of('court = ["comtesse"]\n' + SHORT)
    let_go(play(court, Declare(ANN, "capitaine", BOB)))
    assert court.coins == [5, 0, 0] and court.active == BOB


def test_the_position_of_the_notation_itself_is_read() -> None:
    """The example of the module, made whole."""
    text = (
        'turn = 7\nactive = 0\ncourt = ["comtesse", "duchesse", "assassin"]\n'
        'below = ["end-turn", "resolve"]\nasks = "challenge"\n[declared]\nplayer = 0\naction = "duchesse"\n'
        '[flags]\nfifth_character = "inquisiteur"\n' + SHORT.replace("ambassadeur", "inquisiteur")
    )
    court = court_of(text)
    assert court.asks == "challenge" and court.owing == (BOB, CLO)
    play(court, Challenge(BOB))
    assert "base:comtesse" in court.hands[ANN] and court.asks == "lose"


def test_an_open_block_window_asks_those_who_may_block() -> None:
    text = 'asks = "block"\nbelow = ["end-turn", "resolve"]\n[declared]\nplayer = 0\naction = "{}"\n'
    assert court_of(text.format("aide") + SHORT).owing == (BOB, CLO)
    aimed = court_of(text.format("capitaine") + "target = 2\n" + SHORT)
    assert aimed.owing == (CLO,)
    let_go(play(aimed, Block(CLO, "ambassadeur")))
    assert aimed.coins == [3, 2, 0]


def test_a_challenged_block_is_a_position() -> None:
    text = (
        'asks = "challenge"\nbelow = ["end-turn", "resolve", "block-stands"]\n'
        '[declared]\nplayer = 0\naction = "capitaine"\ntarget = 1\n'
        '[block]\nplayer = 1\ncharacter = "capitaine"\n' + SHORT
    )
    court = court_of(text)
    assert court.owing == (CLO, ANN) and court.seat(ANN).view.claim.player == BOB
    play(court, Challenge(ANN))
    assert court.owing == (BOB,) and court.asks == "lose"


def test_an_exchange_is_a_position() -> None:
    text = (
        'asks = "exchange"\nbelow = ["end-turn"]\ndrawn = ["assassin", "comtesse"]\n'
        '[declared]\nplayer = 0\naction = "ambassadeur"\n' + SHORT
    )
    court = play(court_of(text), Keep(ANN, ("assassin", "duchesse")))
    assert court.active == BOB and len(court.state.court) == 9


def test_parties_follow_from_the_flag() -> None:
    assert read("first = 1\n[flags]\nfactions = true\n" + SHORT).sides == (0, 0, 1)
    assert read(SHORT).sides == ()


def test_a_real_bank_holds_what_the_purses_left() -> None:
    assert read("reserve = 2\n[flags]\ntreasury = 18\n" + SHORT).treasury == 11


TWO = '[[seat]]\nhand = ["{}", "{}"]\n[[seat]]\nhand = ["{}", "{}"]\n'


@pytest.mark.rule("C-06")
@pytest.mark.parametrize(
    "cards",
    [
        ("duchesse", "comtesse", "assassin", "capitaine"),
        ("duchesse", "duchesse", "assassin", "assassin"),
        ("duchesse", "duchesse", "duchesse", "assassin"),
        ("duchesse", "assassin", "duchesse", "duchesse"),
        ("comtesse", "capitaine", "comtesse", "capitaine"),
    ],
)
def test_two_players_need_not_write_their_packs(cards: tuple[str, ...]) -> None:
    state = read(TWO.format(*cards))
    rules = some_rules(2)
    assert len(state.court) == 3
    assert placed_cards(state) == deck_of(rules.setting.content, 2)
    assert all(len(pack) == 4 for pack in state.packs)
    for me in range(2):
        view = rules.observe(state, me)
        for seed in range(5):
            assert rules.observe(determinize(rules.setting, view, Rng(seed)), me) == view


@pytest.mark.rule("C-06")
def test_the_picks_of_two_players_are_a_position() -> None:
    text = 'asks = "pick"\n[[seat]]\nhand = ["duchesse"]\n[[seat]]\nhand = ["comtesse"]\n'
    court = court_of(text)
    assert court.owing == (ANN, BOB) and len(court.state.court) == 3
    assert len(court.options(ANN)) == 5


def test_a_bug_report_holds_the_match_as_it_stood() -> None:
    match: Match[Any, Any, Any] = Match(some_rules(4), 5)
    match.submit(Declare(match.state.active, "base:duchesse"))
    text = position_text(position_of(match.state, {}))
    assert 'asks = "challenge"' in text and "base:duchesse" in text
    court = court_of(text)
    play(court, *(Pass(player) for player in court.owing))
    assert max(court.coins) == 5


def test_a_finished_match_is_a_position_too() -> None:
    text = 'asks = ""\nwinner = 0\n[[seat]]\nhand = ["duchesse"]\nlost = ["comtesse"]\n' + (
        '[[seat]]\nlost = ["assassin", "capitaine"]\ncoins = 0\n'
    )
    court = court_of(text)
    outcome = court.outcome()
    assert outcome is not None and outcome.winners == (ANN,)


ON_TABLE = 'asks = "{}"\nbelow = ["end-turn"]\n[declared]\nplayer = 0\naction = "{}"\n'
AT_BOB = ON_TABLE + "target = 1\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "seat"),
        ("[[seat]]\n", "length >= 2"),
        ("[[seat]]\n" * 9, "length <= 8"),
        ("coins = [", "Invalid value"),
        ("[[seat]\n", "position: "),
        ("tresury = 3\n" + SHORT, "tresury"),
        ('active = "ann"\n' + SHORT, "active"),
        ("active = -1\n" + SHORT, "active"),
        ("active = 8\n" + SHORT, "active"),
        (SHORT.replace("coins = 3", "coins = -3"), "coins"),
        (SHORT.replace("coins = 3", "purse = 3"), "purse"),
        (SHORT.replace("comtesse", "comtese"), "no character named 'comtese'"),
        (SHORT.replace("comtesse", "inquisiteur"), "no character named 'inquisiteur'"),
        ('court = ["roi"]\n' + SHORT, "no character named 'roi'"),
        ("active = 5\n" + SHORT, "active: there is no seat 5"),
        ("first = 3\n" + SHORT, "first: there is no seat 3"),
        ("doubter = 4\n" + SHORT, "doubter: there is no seat 4"),
        ("owing = [7]\n" + SHORT, "owing: there is no seat 7"),
        ("owing = []\n" + SHORT, "owing"),
        ("owing = [1]\n" + SHORT, "asked of the active player"),
        ('asks = "dance"\n' + SHORT, "asks: 'dance' is none of turn, challenge"),
        ('below = ["dance"]\n' + SHORT, "below: 'dance' is none of end-turn"),
        ('below = ["end-turn"]\n' + SHORT, "nothing waits under 'turn'"),
        ('court = ["duchesse", "duchesse"]\n' + SHORT, "1 more base:duchesse than the match has"),
        (SHORT.replace('["ambassadeur"]', '["ambassadeur", "comtesse"]'), "seat 2: more than 2 cards"),
        (SHORT.replace("coins = 0", "coins = 0\nside = 1"), "side: give one to every seat"),
        (SHORT.replace('"capitaine", "duchesse"', ""), "owing: seat 0 has no hidden card"),
        ("winner = 0\n" + SHORT, "the match is over"),
        ('asks = ""\n' + SHORT, "one living player"),
        (TWO.format("duchesse", "duchesse", "duchesse", "duchesse"), "1 more base:duchesse"),
        ('asks = "challenge"\n' + SHORT, "below"),
        ('asks = "challenge"\nbelow = ["end-turn"]\n' + SHORT, "needs an action on the table"),
        (ON_TABLE.format("challenge", "revenu") + SHORT, "claims nothing"),
        (ON_TABLE.format("challenge", "danse") + SHORT, "no action named 'danse'"),
        (ON_TABLE.format("challenge", "capitaine") + SHORT, "declared.target: base:capitaine needs one"),
        (AT_BOB.format("challenge", "duchesse") + SHORT, "declared.target: base:duchesse needs none"),
        ("active = 1\n" + ON_TABLE.format("challenge", "duchesse") + SHORT, "is the active player's"),
        ("owing = [0]\n" + ON_TABLE.format("challenge", "duchesse") + SHORT, "no seat challenges itself"),
        (AT_BOB.format("block", "assassinat") + SHORT, "nobody blocks base:assassinat"),
        ("owing = [2]\n" + AT_BOB.format("block", "assassin") + SHORT, "only the target blocks"),
        (
            AT_BOB.format("challenge", "capitaine")
            + '[block]\nplayer = 1\ncharacter = "capitaine"\n'
            + SHORT,
            "needs 'block-stands'",
        ),
        ("owing = [0, 1]\n" + ON_TABLE.format("lose", "duchesse") + SHORT, "asked of one player"),
        ("owing = [1]\n" + ON_TABLE.format("exchange", "ambassadeur") + SHORT, "asked of the active player"),
        (AT_BOB.format("show", "capitaine") + SHORT, "shows no card"),
        ('asks = "pick"\n' + SHORT, "'pick' is for two players"),
    ],
)
def test_a_position_that_cannot_be_played_says_why(text: str, told: str) -> None:
    with pytest.raises(PositionProblem, match="position: ") as problem:
        read(text)
    assert told in str(problem.value)
    assert str(problem.value).endswith(".")


INQUISITION = '[flags]\nfifth_character = "inquisiteur"\n' + SHORT.replace("ambassadeur", "inquisiteur")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("owing = [2]\n" + AT_BOB.format("show", "interrogatoire"), "the target chooses"),
        ('shown = "duchesse"\n' + AT_BOB.format("judge", "interrogatoire"), "the target hides no such card"),
        (AT_BOB.format("judge", "interrogatoire"), "the target hides no such card"),
        ('owing = [1]\nshown = "comtesse"\n' + AT_BOB.format("judge", "interrogatoire"), "judges"),
        ('shown = "comtesse"\n' + AT_BOB.format("judge", "interrogatoire"), None),
        (AT_BOB.format("show", "interrogatoire"), None),
    ],
)
def test_an_interrogation_is_a_position(text: str, told: str | None) -> None:
    if told is None:
        assert read(text + INQUISITION).stack[-1].players
        return
    with pytest.raises(PositionProblem) as problem:
        read(text + INQUISITION)
    assert told in str(problem.value)


def test_problems_end_with_a_full_stop() -> None:
    for text in ("owing = [1]\n" + SHORT, 'court = ["roi"]\n' + SHORT, 'asks = "dance"\n' + SHORT):
        with pytest.raises(PositionProblem, match=r"\.$"):
            read(text)


def test_the_deck_of_a_position_is_that_of_a_deal() -> None:
    for players in range(2, 9):
        state = Match(some_rules(players), 1).state
        assert (
            placed_cards(state)
            == deck_of(some_rules(players).setting.content, players)
            == Counter(placed_cards(state))
        )
