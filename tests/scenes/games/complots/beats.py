"""The big moments of Complots."""

from collections.abc import Sequence
from typing import Any

from game.rules.complots import events as happened
from tests.scenes.match.beat_cases import BeatCase

AURELE, BERENICE = 0, 1
CAPTAIN = "base:capitaine"


def _claim() -> Sequence[Any]:
    return [happened.Declared(AURELE, CAPTAIN, BERENICE, CAPTAIN, 0)]


def _doubt() -> Sequence[Any]:
    return [*_claim(), happened.Challenged(BERENICE, AURELE, CAPTAIN)]


def _lie() -> Sequence[Any]:
    return [*_doubt(), happened.LieExposed(AURELE, BERENICE, CAPTAIN)]


def _truth() -> Sequence[Any]:
    return [*_doubt(), happened.ClaimProved(AURELE, BERENICE, CAPTAIN, (CAPTAIN,))]


def _loss() -> Sequence[Any]:
    return [*_lie(), happened.CharacterLost(AURELE, "base:assassin", 1)]


def _elimination() -> Sequence[Any]:
    return [*_loss(), happened.CharacterLost(AURELE, "base:duchesse", 0), happened.PlayerEliminated(AURELE)]


def _theft() -> Sequence[Any]:
    return [*_claim(), happened.CoinsMoved(BERENICE, AURELE, 2)]


def _undoubted() -> Sequence[Any]:
    return [*_claim(), happened.ActionResolved(AURELE, CAPTAIN, BERENICE)]


def _outcome() -> Sequence[Any]:
    blocked = happened.Blocked(BERENICE, CAPTAIN, AURELE, CAPTAIN)
    return [*_claim(), blocked, happened.ActionFailed(AURELE, CAPTAIN, "blocked")]


def _exchange() -> Sequence[Any]:
    hidden = ("", "")
    return [
        happened.Declared(AURELE, "base:ambassadeur", None, "base:ambassadeur", 0),
        happened.ExchangeDrawn(AURELE, hidden),
        happened.ExchangeMade(AURELE, hidden, hidden),
    ]


def _win() -> Sequence[Any]:
    return [*_lie(), happened.MatchWon(BERENICE)]


BEATS = {
    "claim": BeatCase("complots", "claim-5", 5, _claim, "claim", before=300),
    "doubt": BeatCase("complots", "claim-5", 5, _doubt, "doubt"),
    "lie": BeatCase("complots", "claim-5", 5, _lie, "slam"),
    "truth": BeatCase("complots", "claim-5", 5, _truth, "slam"),
    "loss": BeatCase("complots", "claim-5", 5, _loss, "flip"),
    "theft": BeatCase("complots", "claim-5", 5, _theft, "coin"),
    "exchange": BeatCase("complots", "claim-5", 5, _exchange, "shuffle"),
    "undoubted": BeatCase("complots", "claim-5", 5, _undoubted, "allow"),
    "outcome": BeatCase("complots", "claim-5", 5, _outcome, "counter"),
    "win": BeatCase("complots", "claim-5", 5, _win, "round-won"),
    "elimination": BeatCase("complots", "claim-5", 5, _elimination, "out"),
}
"""By the name of the beat."""
