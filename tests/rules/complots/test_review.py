"""The review of a finished match: every claim with the truth of it, and nothing else."""

from typing import Any

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from game.rules.complots.events import Blocked, Challenged, ClaimProved, Declared, LieExposed
from game.rules.complots.review import Told, review
from tests.builders import ANN, BOB, CLO, a_court, hand, some_rules, submitted, written
from tests.contract.complots import HOUSES
from tests.contract.games import tick


def told(hands: dict[int, str], *actions: Any, **flags: Any) -> list[Told]:
    """The review of these actions, from the start of Ann's turn with these hands."""
    court = a_court(hands, coins=3, **flags)
    match: Match[Any, Any, Any] = Match(court.rules, seed=1)
    for action in actions:
        submitted(match, written(action))
    return review(court.rules, 1, match.log)  # type: ignore[arg-type]


def test_a_lie_that_nobody_doubted_comes_out_in_the_end() -> None:
    (line,) = told({ANN: "comtesse assassin"}, Declare(ANN, "duchesse"), Pass(BOB), Pass(CLO))
    assert (line.kind, line.action, line.character) == ("action", "base:duchesse", "base:duchesse")
    assert line.true is False and line.doubted_by is None and not line.exposed
    assert line.hand == tuple(hand("comtesse assassin"))


def test_a_true_claim_that_was_doubted_says_by_whom() -> None:
    claim, loss = told(
        {ANN: "duchesse assassin", CLO: "comtesse capitaine"},
        Declare(ANN, "duchesse"),
        Challenge(CLO),
        Reveal(CLO, "comtesse"),
    )
    assert claim.true is True and claim.doubted_by == CLO and not claim.exposed
    assert (loss.kind, loss.player, loss.action, loss.tick) == ("loss", CLO, "base:comtesse", 2)


def test_a_block_is_a_claim_of_its_own() -> None:
    theft, block, loss = told(
        {ANN: "capitaine assassin", BOB: "comtesse duchesse"},
        Declare(ANN, "capitaine", BOB),
        Block(BOB, "capitaine"),
        Pass(CLO),
        Challenge(ANN),
        Reveal(BOB, "duchesse"),
    )
    assert theft.true is True and theft.target == BOB and theft.doubted_by is None
    assert (block.kind, block.player, block.true, block.doubted_by, block.exposed) == (
        "block",
        BOB,
        False,
        ANN,
        True,
    )
    assert loss.player == BOB


def test_an_action_without_a_claim_is_neither_true_nor_false() -> None:
    (line,) = told({}, Declare(ANN, "revenu"))
    assert line.true is None and line.character is None


@pytest.mark.parametrize("players", [2, 4, 8])
@pytest.mark.parametrize("house", HOUSES)
def test_the_review_agrees_with_what_happened(house: str, players: int) -> None:
    rules = some_rules(players, **HOUSES[house])
    rng = Rng(players)
    for seed in range(5):
        match: Match[Any, Any, Any] = Match(rules, seed)
        while match.to_act():
            submitted(match, *tick(rules, match.state, rng))
        lines = review(rules, seed, match.log)
        claims = [line for line in lines if line.character is not None]
        kinds = [type(event) for event in match.events]
        assert sum(line.kind == "action" for line in lines) == kinds.count(Declared)
        assert sum(line.kind == "block" for line in lines) == kinds.count(Blocked)
        assert sum(line.doubted_by is not None for line in claims) == kinds.count(Challenged)
        assert sum(line.exposed for line in claims) == kinds.count(LieExposed)
        assert sum(line.doubted_by is not None and line.true is True for line in claims) == kinds.count(
            ClaimProved
        )
        for line in claims:
            assert line.exposed is (line.doubted_by is not None and line.true is False)
        fallen = [
            [line.action for line in lines if (line.kind, line.player) == ("loss", p)] for p in range(players)
        ]
        assert fallen == match.state.lost
