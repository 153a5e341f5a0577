"""The story of a match of Roulette: a sentence for each event that a friend would care for."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.chronicle import DEED, DETAIL, TELLING, TURNING, Facts, Line, Named, Person, Phrase
from game.core.rules import Event, Player
from game.rules.roulette import events as happened
from game.rules.roulette.events import SKY


def cellar_lines(events: Sequence[Event]) -> list[Line]:
    """A line for each event that is told, as the viewer of them saw it, under the heads of the rounds."""
    told = (_TOLD[type(event)](event) for event in events if type(event) in _TOLD)
    return [line for line in told if line is not None]


def _people(players: Sequence[Player]) -> tuple[Person, ...]:
    """Several players, as a fact."""
    return tuple(Person(one) for one in players)


def _bets(event: happened.BetsRevealed) -> Line:
    """The die of every player."""
    dice = tuple(
        Phrase("roulette-said-bet", {"name": Person(player), "n": face})
        for player, face in enumerate(event.faces)
        if face is not None
    )
    return Line("roulette-bets", {"list": dice}, DEED)


def _played(event: happened.CardPlayed) -> Line:
    """A card, on whom, and to which face it turns a die."""
    facts: Facts = {"name": Person(event.player), "card": Named(event.card)}
    code = "roulette-played"
    if event.target is not None and event.target != event.player:
        code, facts = f"{code}-on", {**facts, "other": Person(event.target)}
    if event.face is not None:
        code, facts = f"{code}-face", {**facts, "n": event.face}
    return Line(code, facts, TELLING)


def _shown(event: happened.PocketShown) -> Line:
    """A pocket, and who asked to see it."""
    facts: Facts = {"name": Person(event.player), "accusers": _people(event.accusers)}
    return Line(f"roulette-{'guilty' if event.bullet else 'innocent'}", facts, TELLING)


def _fired(event: happened.Fired) -> Line:
    """One gun of a shot; the one that clicks against its own holder says least."""
    sort, weight = ("balle", TELLING) if event.bullet else ("clic", DETAIL)
    if event.target == event.player:
        return Line(f"roulette-{sort}", {"names": Person(event.player)}, weight)
    facts: Facts = {"name": Person(event.player)}
    if event.target == SKY:
        return Line(f"roulette-{sort}-sky", facts, weight)
    return Line(f"roulette-{sort}-at", {**facts, "other": Person(event.target)}, max(weight, DEED))


def _died(event: happened.CharacterDied) -> Line:
    """A teammate falls, or the captain."""
    code, weight = ("died", TELLING) if event.left else ("captain", TURNING)
    return Line(f"roulette-{code}", {"names": Person(event.player)}, weight)


def _points(event: happened.PointsChanged) -> Line | None:
    """Points won or lost."""
    if not event.change:
        return None
    facts: Facts = {"name": Person(event.player), "n": abs(event.change), "points": event.points}
    return Line(f"roulette-{'gain' if event.change > 0 else 'loss'}", facts, DEED)


def _aimed(event: happened.AimChanged) -> Line | None:
    """The target of the next shot; None while it is still to be chosen."""
    if event.target is None:
        return None
    facts: Facts = {"name": Person(event.player)}
    if event.target in (SKY, event.player):
        return Line(f"roulette-aim-{'sky' if event.target == SKY else 'self'}", facts, DETAIL)
    return Line("roulette-aim", {**facts, "other": Person(event.target)}, DETAIL)


def _won(event: happened.MatchWon) -> Line:
    """Who has won, or that nobody has."""
    if not event.winners:
        return Line("roulette-nobody", {}, TURNING)
    return Line("roulette-won", {"name": _people(event.winners)}, TURNING)


def _seen(event: happened.CardsSeen) -> Line:
    """Who looked where, not what was there."""
    facts: Facts = {"name": Person(event.player)}
    if event.owner == event.player:
        return Line("roulette-saw-own", facts, DETAIL)
    return Line(f"roulette-saw-{event.at}", {**facts, "other": Person(event.owner)}, DETAIL)


def _loaded(event: happened.BulletsLoaded) -> Line:
    """How many extra BALLE somebody has."""
    facts: Facts = {"name": Person(event.player), "n": event.extra}
    return Line("roulette-loaded" if event.extra else "roulette-unloaded", facts, DEED)


def _one(code: str, player: Player, weight: int = DETAIL) -> Line:
    """A sentence about one player."""
    return Line(code, {"name": Person(player)}, weight)


_TOLD: dict[type[Event], Callable[[Any], Line | None]] = {
    happened.RoundBegan: lambda e: Line("roulette-round", {"n": e.round}, level=1),
    happened.BetsRevealed: _bets,
    happened.CardPlayed: _played,
    happened.CardsSeen: _seen,
    happened.DieTurned: lambda e: Line("roulette-die", {"name": Person(e.player), "n": e.face}, DETAIL),
    happened.BulletsLoaded: _loaded,
    happened.PocketSwapped: lambda e: _one("roulette-swapped", e.player),
    happened.BarrelShuffled: lambda e: _one("roulette-shuffled", e.player),
    happened.PocketShown: _shown,
    happened.ShotCalled: lambda e: Line("roulette-shot", {"n": e.number}, level=2),
    happened.AimChanged: _aimed,
    happened.ShotForced: lambda e: _one("roulette-forced", e.player),
    happened.ShotCancelled: lambda e: _one("roulette-cancelled", e.player),
    happened.Fired: _fired,
    happened.CharacterSaved: lambda e: Line("roulette-saved", {"names": Person(e.player)}, TELLING),
    happened.CharacterDied: _died,
    happened.PointsChanged: _points,
    happened.CardTaken: lambda e: Line(
        "roulette-taken", {"name": Person(e.player), "other": Person(e.owner)}, DEED
    ),
    happened.MatchWon: _won,
}
"""How each event is told; the others say nothing that another does not, or are nobody's business."""
