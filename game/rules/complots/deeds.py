"""Deeds of Complots: a finished match in the words of campaigns."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from game.core.deeds import SeatDeed, replayed
from game.core.rules import Event, Player
from game.rules.complots import events as told
from game.rules.complots.rules import Complots
from game.scripting.hooks.deeds import said_deeds

FACTS = frozenset({
    "caught-bluff", "doubted", "wrongly-doubted", "believed", "robbed", "struck", "eliminated",
    "blocked", "card-seen", "side-changed", "lies-told", "lies-unseen", "richest-spared", "claimed",
    "won",
})  # fmt: skip
"""Facts of which the deeds of a match may be."""


class _Open(NamedTuple):
    """The turn, the hidden hands before a tick, and the purses."""

    turn: int
    hands: tuple[tuple[str, ...], ...]
    coins: tuple[int, ...]


class _Reader:
    """Reads a match event by event; `now` is the action that is under way, `lies` the open lies.

    `claimant` is who claimed something last, `cause` to whom whoever falls now falls.
    """

    def __init__(self, rules: Complots) -> None:
        self.setting = rules.setting
        self.deeds: list[SeatDeed] = []
        self.now: told.Declared | None = None
        self.lies: set[Player] = set()
        self.claimant: Player = -1
        self.cause: Player = -1
        self.turn = 0

    def note(self, fact: str, by: Player, of: Player = -1, *, word: str = "") -> None:
        """Write a deed of this turn."""
        self.deeds.append(SeatDeed(fact, by, of, self.turn, word=word))

    def read(self, before: _Open, event: Event) -> None:
        """Note what an event is a deed of."""
        match event:
            case told.TurnBegan(_, turn):
                self._end_claims()
                self.turn = turn
            case told.Declared():
                self._declare(before, event)
            case told.Passed(player) if self.claimant not in (-1, player):
                self.note("believed", player, self.claimant)
            case told.Challenged(player, claimant):
                self.note("doubted", player, claimant)
            case told.ClaimProved(player, challenger):
                self.note("wrongly-doubted", challenger, player)
                self.cause = player
                self.lies.discard(player)
            case told.LieExposed(player, challenger, character):
                self.note("caught-bluff", challenger, player, word=character)
                self.cause = challenger
                self.lies.discard(player)
            case told.Blocked(player, character, actor):
                self.note("blocked", player, actor, word=character)
                self._claim(before, player, character, denial=False)
            case _:
                self._follow(event)

    def _follow(self, event: Event) -> None:
        """Note what came of an action."""
        match event:
            case told.CoinsMoved(giver, taker, amount) if self._is_theft(giver, taker):
                self.deeds.append(SeatDeed("robbed", taker, giver, self.turn, amount))
            case told.PlayerEliminated(player) if self.cause not in (-1, player):
                self.note("eliminated", self.cause, player)
            case told.CharacterLost(player) if self.now is not None and self.now.target == player:
                if self.setting.actions[self.now.action].cost:
                    self.note("struck", self.now.player, player)
            case told.CardShown(player, witness):
                self.note("card-seen", witness, player)
            case told.SideChanged(player) if self.now is not None:
                self.note("side-changed", self.now.player, player)
            case told.MatchWon(player):
                self._end_claims()
                self.note("won", player)

    def _is_theft(self, giver: Player, taker: Player) -> bool:
        """Whether coins went from the target of the action under way to whoever does it."""
        return self.now is not None and giver >= 0 and (self.now.target, self.now.player) == (giver, taker)

    def _declare(self, before: _Open, event: told.Declared) -> None:
        self.now, self.claimant, self.cause = event, -1, event.player
        if event.target is not None and before.coins[event.target] < max(
            coins for seat, coins in enumerate(before.coins) if seat != event.player
        ):
            self.note("richest-spared", event.player)
        if event.claim is not None:
            denial = self.setting.actions[event.action].denies is not None
            self.note("claimed", event.player, word=event.claim)
            self._claim(before, event.player, event.claim, denial=denial)

    def _claim(self, before: _Open, player: Player, character: str, *, denial: bool) -> None:
        """Somebody claims a character, or, `denial`, not to have it."""
        self.claimant = player
        if (character in before.hands[player]) is denial:
            self.note("lies-told", player, word=character)
            self.lies.add(player)

    def _end_claims(self) -> None:
        """Whoever lied and was not found out has lied unseen."""
        for player in sorted(self.lies):
            self.note("lies-unseen", player)
        self.lies.clear()
        self.now, self.claimant = None, -1


def deeds(rules: Complots, seed: int, log: Iterable[Sequence[Any]]) -> list[SeatDeed]:
    """What everybody did in a finished match, in order."""
    reader = _Reader(rules)
    for before, events in replayed(rules, seed, log, _look):
        for event in events:
            reader.read(before, event)
            reader.deeds += said_deeds(event, reader.turn)
    return reader.deeds


def _look(state: Any) -> _Open:
    return _Open(state.turn, tuple(tuple(hand) for hand in state.hands), tuple(state.coins))
