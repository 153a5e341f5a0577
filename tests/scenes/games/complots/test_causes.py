"""Why a character falls, and whether a claim stands, as the table tells it."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.rules.complots.actions import Block
from game.rules.complots.events import Blocked, Challenged, CharacterLost, ClaimProved, Declared, LieExposed
from scenes.games.complots.table.as_whom import prompt_block
from scenes.games.complots.table.clips.causes import blocker, cause_of_loss, stands_undoubted

ASSASSIN, DUCHESS = "base:assassin", "base:duchesse"
STRIKE = Declared(0, ASSASSIN, 1, ASSASSIN, 3)
DOUBT = Challenged(1, 0, ASSASSIN)
PROVED = ClaimProved(0, 1, ASSASSIN, (ASSASSIN,))


@pytest.mark.parametrize(
    ("turn", "loser", "cause"),
    [
        ([STRIKE], 1, "struck"),
        ([STRIKE, DOUBT, PROVED], 1, "doubt"),
        ([STRIKE, DOUBT, PROVED, CharacterLost(1, DUCHESS, 1)], 1, "struck"),
        ([STRIKE, DOUBT, LieExposed(0, 1, ASSASSIN)], 0, "lie"),
        ([STRIKE], 0, None),
        ([], 0, None),
    ],
)
def test_the_turn_says_why_a_character_falls(turn: Sequence[Any], loser: int, cause: str | None) -> None:
    assert cause_of_loss(turn, loser) == cause


def test_a_claim_stands_undoubted_until_somebody_doubts() -> None:
    assert stands_undoubted([STRIKE])
    assert not stands_undoubted([STRIKE, DOUBT])
    assert not stands_undoubted([Declared(0, "base:revenu", None, None, 0)])


def test_the_last_block_is_whose_it_is() -> None:
    assert blocker([STRIKE]) is None
    assert blocker([STRIKE, Blocked(1, "base:comtesse", 0, ASSASSIN)]) == 1


def test_a_block_names_the_only_character_that_it_may_claim() -> None:
    duchess, other = Block(1, DUCHESS), Block(1, "base:capitaine")
    assert prompt_block([duchess]).role == DUCHESS
    assert prompt_block([duchess, other]).role == ""
