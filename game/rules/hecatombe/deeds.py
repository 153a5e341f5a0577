"""Deeds of Hécatombe: a finished match in the words of campaigns."""

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.deeds import SeatDeed, replayed
from game.core.rules import SPECTATOR, Event, Player
from game.rules.hecatombe import events as told
from game.rules.hecatombe.rules import Hecatombe
from game.scripting.hooks.deeds import said_deeds

FACTS = frozenset({
    "attacked", "let-go", "countered", "objective-guessed", "fed", "freed", "retreated-first", "won",
})  # fmt: skip
"""Facts of which the deeds of a match may be."""


class _Reader:
    """Reads a match event by event; `attack` is the one under way, `called` whose objective is asked for."""

    def __init__(self) -> None:
        self.deeds: list[SeatDeed] = []
        self.round = 0
        self.attack: told.Attacked | None = None
        self.retreated = False
        self.known: set[tuple[Player, Player, str]] = set()
        """What scripts let somebody see this round: who, whose objective, which people."""

    def note(self, fact: str, by: Player, of: Player = -1, amount: int = 1, word: str = "") -> None:
        """Write a deed of this round."""
        self.deeds.append(SeatDeed(fact, by, of, self.round, amount, word))

    def read(self, event: Event) -> None:
        """Note what an event is a deed of."""
        match event:
            case told.RoundBegan(round):
                self.round = round
                self.known.clear()
            case told.Attacked(player, _, target, prey):
                self.attack = event
                self.note("attacked", player, target, word=prey)
            case told.AttackLetGo(player) if self.attack:
                self.note("let-go", player, self.attack.player)
            case told.Countered(player) if self.attack:
                self.note("countered", player, self.attack.player)
            case _:
                self._score(event)

    def _score(self, event: Event) -> None:
        """Note what comes of the fighting."""
        match event:
            case told.Retreated(player) if not self.retreated:
                self.retreated = True
                self.note("retreated-first", player)
            case told.PeopleNamed() | told.ObjectiveSeen() | told.ObjectiveOpened():
                self._guess(event)
            case told.ObjectiveScored(owner, _, _, winners):
                self.deeds += [
                    SeatDeed("fed", owner, winner, self.round) for winner in winners if winner != owner
                ]
            case told.TileFreed(player, people) if people is not None:
                self.note("freed", player)
            case told.MatchWon(winners):
                self.deeds += [SeatDeed("won", winner, turn=self.round) for winner in winners]

    def _guess(self, event: told.PeopleNamed | told.ObjectiveSeen | told.ObjectiveOpened) -> None:
        """Note a people that was named rightly; whoever names what one has seen guesses nothing."""
        match event:
            case told.PeopleNamed(player, people, owner, found):
                seen = {(player, owner, people), (SPECTATOR, owner, people)} & self.known
                if found and player != owner and not seen:
                    self.note("objective-guessed", player, owner, word=people)
            case told.ObjectiveSeen(player, owner, _, people):
                self.known.add((player, owner, people))
            case told.ObjectiveOpened(owner, _, people):
                self.known.add((SPECTATOR, owner, people))


def deeds(rules: Hecatombe, seed: int, log: Iterable[Sequence[Any]]) -> list[SeatDeed]:
    """What everybody did in a finished match, in order."""
    reader = _Reader()
    for _, events in replayed(rules, seed, log, lambda state: None):
        for event in events:
            reader.read(event)
            reader.deeds += said_deeds(event, reader.round)
    return reader.deeds
