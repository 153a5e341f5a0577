"""The story of a match of Complots: a sentence for each event that a friend would care for."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.chronicle import DEED, DETAIL, TELLING, TURNING, Facts, Line, Person, Phrase
from game.core.rules import Event
from game.rules.complots import events as happened


def court_lines(events: Sequence[Event]) -> list[Line]:
    """A line for each event that is told, as the viewer of them saw it, under the heads of the turns."""
    told = (_TOLD[type(event)](event) for event in events if type(event) in _TOLD)
    return [line for line in told if line is not None]


def _role(character: str) -> Phrase:
    """A character, as in « la Duchesse »."""
    return Phrase(f"name-{character}.the")


def _declared(event: happened.Declared) -> Line:
    """What a player does or claims, and against whom."""
    facts: Facts = {"name": Person(event.player), "action": Phrase(f"action-{event.action}")}
    if event.target is not None:
        facts["target"] = Person(event.target)
    at = "" if event.target is None else "-at"
    if event.claim is None:
        return Line(f"complots-plain{at}", facts, DETAIL if event.target is None else DEED)
    return Line(f"complots-claim{at}", {**facts, "role": _role(event.claim)}, DEED)


def _proved(event: happened.ClaimProved) -> Line:
    """A claim that was true, and who pays for the doubt."""
    return _two("complots-truth", event.player, event.challenger, TELLING)


def _failed(event: happened.ActionFailed) -> Line | None:
    """An action that came to nothing, where nothing else says so."""
    if event.reason in ("blocked", "stopped"):
        return Line("complots-blocked", {"name": Person(event.player)}, DETAIL)
    return Line("complots-void", {}, DETAIL) if event.reason == "no-target" else None


def _coins(event: happened.CoinsMoved) -> Line | None:
    """Coins that a player took, of another or of the house; what is paid is told by the action."""
    if event.taker < 0 or not event.amount:
        return None
    facts: Facts = {"name": Person(event.taker), "n": event.amount}
    if event.giver < 0:
        return Line("complots-gain", facts, DETAIL)
    return Line("complots-coins", {**facts, "other": Person(event.giver)}, DEED)


def _judged(event: happened.CardJudged) -> Line:
    """The card is given back, or replaced."""
    return _one("complots-swapped" if event.swapped else "complots-returned", event.player)


def _one(code: str, player: int, weight: int = DETAIL) -> Line:
    """A sentence about one player."""
    return Line(code, {"name": Person(player)}, weight)


def _two(code: str, player: int, other: int, weight: int = DETAIL) -> Line:
    """A sentence about two players."""
    return Line(code, {"name": Person(player), "other": Person(other)}, weight)


def _with_role(code: str, player: int, character: str, weight: int) -> Line:
    """A sentence about a player and a character."""
    return Line(code, {"name": Person(player), "role": _role(character)}, weight)


_TOLD: dict[type[Event], Callable[[Any], Line | None]] = {
    happened.TurnBegan: lambda e: Line("complots-turn", {"name": Person(e.player), "n": e.turn}, level=1),
    happened.Declared: _declared,
    happened.Challenged: lambda e: _two("complots-doubt", e.player, e.claimant, TELLING),
    happened.ClaimProved: _proved,
    happened.LieExposed: lambda e: _one("complots-lie", e.player, TELLING),
    happened.CharacterLost: lambda e: _with_role("complots-lost", e.player, e.card, TELLING),
    happened.PlayerEliminated: lambda e: _one("complots-eliminated", e.player, TURNING),
    happened.Blocked: lambda e: _with_role("complots-block", e.player, e.character, DEED),
    happened.ActionFailed: _failed,
    happened.CoinsMoved: _coins,
    happened.ExchangeMade: lambda e: _one("complots-exchange", e.player),
    happened.CardShown: lambda e: _two("complots-shown", e.player, e.witness),
    happened.CardJudged: _judged,
    happened.SideChanged: lambda e: _one("complots-side", e.player, DEED),
    happened.MatchWon: lambda e: _one("complots-won", e.player, TURNING),
}
"""How each event is told; the others say nothing that another does not."""
