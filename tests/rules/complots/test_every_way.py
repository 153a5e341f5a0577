"""Every claim, every doubt, every block, from every seat, true and false, at tables of 2 to 8."""

from typing import Any

import pytest

from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from game.rules.complots.events import ActionFailed, ActionResolved, ClaimProved, LieExposed
from tests.builders import ANN, BOB, LaidOut, a_court, all_pass, play

TABLES = pytest.mark.parametrize("players", range(2, 9))
CLAIMS = [
    ("duchesse", "duchesse", {}),
    ("assassin", "assassin", {}),
    ("capitaine", "capitaine", {}),
    ("ambassadeur", "ambassadeur", {}),
    ("inquisiteur", "inquisiteur", {"fifth_character": "inquisiteur"}),
    ("interrogatoire", "inquisiteur", {"fifth_character": "inquisiteur"}),
]
AIMED = {"assassin", "capitaine", "interrogatoire", "assassinat"}
BLOCKS = [
    ("aide", "duchesse", {}),
    ("assassin", "comtesse", {}),
    ("capitaine", "capitaine", {}),
    ("capitaine", "ambassadeur", {}),
    ("capitaine", "inquisiteur", {"fifth_character": "inquisiteur"}),
]


def without(character: str) -> str:
    """Two cards, neither of them the character."""
    return " ".join([card for card in ("comtesse", "duchesse", "assassin") if card != character][:2])


def declared(
    action: str, target: int, players: int, hands: dict[int, str], flags: dict[str, Any], **more: Any
) -> LaidOut:
    """Ann has announced the action."""
    court = a_court(hands, players=players, coins=3, **more, **flags)
    return play(court, Declare(ANN, action, target if action in AIMED else None))


def give_up(court: LaidOut, player: int) -> None:
    """The loser turns over his first card, if he is asked."""
    if court.asks == "lose":
        assert court.owing == (player,)
        play(court, Reveal(player, court.hands[player][0]))


@pytest.mark.rule("C-23", "C-25")
@TABLES
@pytest.mark.parametrize(("action", "character", "flags"), CLAIMS)
def test_a_true_claim_costs_any_doubter_a_character_and_stands(
    action: str, character: str, flags: dict[str, Any], players: int
) -> None:
    for doubter in range(1, players):
        for target in range(1, players) if action in AIMED else [BOB]:
            court = declared(action, target, players, {ANN: f"{character} comtesse"}, flags)
            play(court, Challenge(doubter))
            assert [(e.player, e.challenger) for e in court.told(ClaimProved)] == [(ANN, doubter)]
            give_up(court, doubter)
            assert len(court.lost[doubter]) == 1 and not court.lost[ANN]
            while court.asks == "block":
                all_pass(court)
            assert court.told(ActionResolved) and not court.told(ActionFailed)


@pytest.mark.rule("C-23", "C-24")
@TABLES
@pytest.mark.parametrize(("action", "character", "flags"), CLAIMS)
def test_a_lie_costs_the_claimant_a_character_and_the_action_whoever_doubts(
    action: str, character: str, flags: dict[str, Any], players: int
) -> None:
    for doubter in range(1, players):
        for target in range(1, players) if action in AIMED else [BOB]:
            court = declared(action, target, players, {ANN: without(character)}, flags)
            play(court, Challenge(doubter))
            assert [(e.player, e.challenger) for e in court.told(LieExposed)] == [(ANN, doubter)]
            give_up(court, ANN)
            assert court.coins == [3] * players and len(court.lost[ANN]) == 1
            assert [len(cards) for cards in court.lost] == [1] + [0] * (players - 1)
            assert court.active == BOB and not court.told(ActionResolved)


@pytest.mark.rule("C-10", "C-23")
@TABLES
@pytest.mark.parametrize(("action", "character", "flags"), CLAIMS)
@pytest.mark.parametrize("honest", [True, False])
def test_a_claim_that_nobody_doubts_is_as_good_as_true(
    action: str, character: str, flags: dict[str, Any], players: int, honest: bool
) -> None:
    hand = f"{character} comtesse" if honest else without(character)
    court = declared(action, players - 1, players, {ANN: hand}, flags)
    for player in range(players - 1, 0, -1):
        play(court, Pass(player))
    while court.asks == "block":
        all_pass(court)
    assert court.told(ActionResolved) and not court.told(ClaimProved) and not court.told(LieExposed)


def blocked(
    action: str, character: str, blocker: int, players: int, cards: str, flags: dict[str, Any]
) -> LaidOut:
    """Nobody doubted Ann, and the blocker has blocked."""
    court = declared(action, blocker, players, {blocker: cards}, flags)
    if court.asks == "challenge":
        all_pass(court)
    return play(court, Block(blocker, character))


@pytest.mark.rule("C-29", "C-30", "C-32", "C-33")
@TABLES
@pytest.mark.parametrize(("action", "character", "flags"), BLOCKS)
def test_a_true_block_costs_any_doubter_a_character_and_stands(
    action: str, character: str, flags: dict[str, Any], players: int
) -> None:
    paid = 3 if action == "assassin" else 0
    for blocker in range(1, players):
        for doubter in (player for player in range(players) if player != blocker):
            court = blocked(action, character, blocker, players, f"{character} assassin", flags)
            play(court, Challenge(doubter))
            give_up(court, doubter)
            assert [len(cards) for cards in court.lost] == [
                int(player == doubter) for player in range(players)
            ]
            assert court.coins == [3 - paid] + [3] * (players - 1)
            assert [event.reason for event in court.told(ActionFailed)] == ["blocked"]


@pytest.mark.rule("C-29", "C-31", "C-33")
@TABLES
@pytest.mark.parametrize(("action", "character", "flags"), BLOCKS)
def test_a_false_block_costs_the_blocker_a_character_and_the_action_resolves(
    action: str, character: str, flags: dict[str, Any], players: int
) -> None:
    for blocker in range(1, players):
        for doubter in (player for player in range(players) if player != blocker):
            court = blocked(action, character, blocker, players, without(character), flags)
            play(court, Challenge(doubter))
            give_up(court, blocker)
            fallen = 2 if action == "assassin" else 1
            assert len(court.lost[blocker]) == fallen
            assert court.told(ActionResolved) and not court.told(ActionFailed)
            assert court.coins[ANN] == {"aide": 5, "assassin": 0, "capitaine": 5}[action]


@pytest.mark.rule("C-32")
@TABLES
@pytest.mark.parametrize(("action", "character", "flags"), BLOCKS)
@pytest.mark.parametrize("announced", [True, False])
def test_a_block_that_nobody_doubts_is_as_good_as_true(
    action: str, character: str, flags: dict[str, Any], players: int, announced: bool
) -> None:
    for blocker in range(1, players):
        court = declared(action, blocker, players, {blocker: without(character)}, flags)
        if announced and court.asks == "challenge":
            play(court, Block(blocker, character))
        if court.asks == "challenge":
            all_pass(court)
        if court.asks == "block":
            play(court, Block(blocker, character))
        all_pass(court)
        assert [event.reason for event in court.told(ActionFailed)] == ["blocked"]
        assert not any(court.lost) and court.active == BOB
