"""Deeds of Roulette: a finished match in the words of campaigns."""

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.deeds import SeatDeed, replayed
from game.core.rules import Event, Player
from game.rules.roulette import events as told
from game.rules.roulette.rules import Roulette
from game.scripting.hooks.deeds import said_deeds

FACTS = frozenset({
    "accused", "falsely-accused", "caught-bluff", "cheat-caught", "cheat-unseen", "bet-total",
    "shot-by", "shots-at", "saved", "captain-died", "card-stolen", "won",
})  # fmt: skip
"""Facts of which the deeds of a match may be."""


class _Reader:
    """Reads a match event by event; `cheats` are those with a bullet in the pocket whom nobody has shown."""

    def __init__(self) -> None:
        self.deeds: list[SeatDeed] = []
        self.round = 0
        self.cheats: set[Player] = set()

    def note(self, fact: str, by: Player, of: Player = -1, amount: int = 1, word: str = "") -> None:
        """Write a deed of this round."""
        self.deeds.append(SeatDeed(fact, by, of, self.round, amount, word))

    def read(self, pockets: Sequence[bool | None], event: Event) -> None:
        """Note what an event is a deed of; `pockets` are those before it, True with a bullet."""
        match event:
            case told.RoundBegan(round):
                self._end_round()
                self.round = round
            case told.BetsRevealed(faces):
                self.cheats = {seat for seat, bullet in enumerate(pockets) if bullet}
                for seat, face in enumerate(faces):
                    if face:
                        self.note("bet-total", seat, amount=face)
            case told.PocketShown(player, accusers, bullet):
                self._show(player, accusers, bullet=bullet)
            case told.MatchWon(winners):
                self._end_round()
                for winner in winners:
                    self.note("won", winner)
            case _:
                self._shoot(event)

    def _shoot(self, event: Event) -> None:
        """Note shots, and who lived through them."""
        match event:
            case told.Fired(player, target, bullet) if target >= 0:
                self.note("shots-at", player, target)
                if bullet:
                    self.note("shot-by", player, target)
            case told.CharacterSaved(player):
                self.note("saved", player)
            case told.CharacterDied(player, left) if left == 0:
                self.note("captain-died", player)
            case told.CardTaken(player, owner, card):
                self.note("card-stolen", player, owner, word=card)

    def _show(self, player: Player, accusers: Sequence[Player], *, bullet: bool) -> None:
        self.cheats.discard(player)
        if bullet:
            self.note("cheat-caught", player)
        for accuser in accusers:
            self.note("accused", accuser, player)
            self.note("caught-bluff" if bullet else "falsely-accused", accuser, player)

    def _end_round(self) -> None:
        """Whoever had a bullet in the pocket and was not shown has cheated unseen."""
        for player in sorted(self.cheats):
            self.note("cheat-unseen", player)
        self.cheats.clear()


def deeds(rules: Roulette, seed: int, log: Iterable[Sequence[Any]]) -> list[SeatDeed]:
    """What everybody did in a finished match, in order."""
    reader = _Reader()
    for pockets, events in replayed(rules, seed, log, lambda state: tuple(state.pockets)):
        for event in events:
            reader.read(pockets, event)
            reader.deeds += said_deeds(event, reader.round)
    return reader.deeds
