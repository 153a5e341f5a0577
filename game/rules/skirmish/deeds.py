"""Deeds of Triomphe et Trahison: a finished battle in the words of campaigns."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from game.core.deeds import SeatDeed, replayed
from game.core.rules import Event, Player
from game.rules.skirmish.events import combat as fight
from game.rules.skirmish.events import player as told
from game.rules.skirmish.events import unit as field
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state.state import GONE, SkirmishState
from game.scripting.hooks.deeds import said_deeds

FACTS = frozenset({
    "named-enemy", "forced-name", "promise-made", "promise-kept", "promise-broken", "offer-refused",
    "bribe-taken", "truce", "unit-broke", "unit-destroyed", "turncoat", "treachery-played",
    "card-stolen", "challenge-refused", "won",
})  # fmt: skip
"""Facts of which the deeds of a match may be."""


class _Reader:
    """Reads a battle event by event; `owners` are the players of the units as they stood before."""

    def __init__(self) -> None:
        self.deeds: list[SeatDeed] = []
        self.round = 0
        self.active: Player = -1
        self.enemy: Player = -1
        self.plays: list[told.CardPlayed] = []
        self.offers: dict[int, told.OfferMade] = {}
        self.owners: Sequence[Player] = ()

    def note(self, fact: str, by: Player, of: Player = -1, amount: int = 1, word: str = "") -> None:
        """Write a deed of this game turn."""
        self.deeds.append(SeatDeed(fact, by, of, self.round, amount, word))

    def read(self, event: Event) -> None:
        """Note what an event is a deed of."""
        match event:
            case told.RoundBegan(round):
                self.round = round
            case told.PhaseBegan(player):
                self.active, self.enemy = player, -1
            case told.EnemyNamed(player, enemy, phase, forced):
                self.enemy = enemy
                self.note("forced-name" if forced else "named-enemy", player, enemy, word=phase)
            case told.OfferMade() | told.OfferAnswered() | told.PromiseEnded():
                self._bargain(event)
            case told.CardPlayed():
                self.plays.append(event)
            case told.CardResolved(player, card, how):
                self._resolve(player, card, how)
            case told.BattleWon(winner):
                self.note("won", winner)
            case _:
                self._harm(event)

    def _bargain(self, event: told.OfferMade | told.OfferAnswered | told.PromiseEnded) -> None:
        """Note what was offered, promised, kept and broken."""
        match event:
            case told.OfferMade(offer):
                self.offers[offer] = event
            case told.OfferAnswered(offer, _, _, accepted) if offer in self.offers:
                made = self.offers.pop(offer)
                if accepted:
                    self.note("promise-made", made.to, made.player, word=made.promise)
                    self.note("bribe-taken", made.to, made.player, made.tokens)
                else:
                    self.note("offer-refused", made.to, made.player)
            case told.PromiseEnded(_, player, to, kind, how) if how in ("kept", "broken"):
                self.note(f"promise-{how}", player, to, word=kind)

    def _resolve(self, player: Player, card: str, how: str) -> None:
        """Note on whom a treachery card was played that took effect."""
        played = next((one for one in reversed(self.plays) if (one.player, one.card) == (player, card)), None)
        if played is None:
            return
        self.plays.remove(played)
        if how == "done" and played.target not in (-1, player):
            self.note("treachery-played", player, played.target, word=card)

    def _harm(self, event: Event) -> None:
        """Note what became of units."""
        match event:
            case fight.TruceKept(unit, touched):
                self.note("truce", self._owner(unit), self._owner(touched))
            case fight.UnitBroke(unit):
                self.note("unit-broke", self._foe_of(self._owner(unit)), self._owner(unit))
            case fight.ChallengeIssued(unit, accepted_by) if accepted_by == -1:
                self.note("challenge-refused", self._foe_of(self._owner(unit)), self._owner(unit))
            case field.UnitDestroyed(unit, _, credit) if credit not in (-1, self._owner(unit)):
                self.note("unit-destroyed", credit, self._owner(unit))
            case told.CardTaken(player, owner, card):
                self.note("card-stolen", player, owner, word=card)
            case told.UnitChangedSides(_, before, after):
                self.note("turncoat", after, before)

    def _owner(self, unit: int) -> Player:
        return self.owners[unit] if 0 <= unit < len(self.owners) else -1

    def _foe_of(self, player: Player) -> Player:
        """Whoever fights a player in this phase: its enemy, or whose phase it is."""
        return self.enemy if player == self.active else self.active


def deeds(rules: Skirmish, seed: int, log: Iterable[Sequence[Any]]) -> list[SeatDeed]:
    """What everybody did in a finished battle, in order; then, of each regiment, how many stood and are left.

    These are the facts `regiment-stood` and `regiment-left` of whoever raised it; their word is the unit.
    """
    reader, raised = _Reader(), list[_Raised]()
    state: SkirmishState | None = None
    for (owners, state), events in replayed(rules, seed, log, _look):
        reader.owners = owners
        raised = raised or _raised(state)
        for event in events:
            reader.read(event)
            reader.deeds += said_deeds(event, reader.round)
    return [*reader.deeds, *(_fates(raised, state) if state else ())]


class _Raised(NamedTuple):
    """A regiment as it was raised: its id and owner, its unit, how many stood in it."""

    id: int
    owner: Player
    unit: str
    stood: int


def _look(state: SkirmishState) -> tuple[tuple[Player, ...], SkirmishState]:
    """Whose units they are now, and the state itself, which changes under whoever looks."""
    return tuple([one.owner for one in state.units]), state


def _raised(state: SkirmishState) -> list[_Raised]:
    """The regiments of a battle that has begun: units of more than one model."""
    whole = [one for one in state.units if one.enlisted.models > 1]
    return [_Raised(one.id, one.owner, one.enlisted.unit, one.enlisted.models) for one in whole]


def _fates(raised: Iterable[_Raised], state: SkirmishState) -> Iterator[SeatDeed]:
    """What became of each regiment; one that fled for good is as lost as a dead one."""
    for one in raised:
        unit = state.units[one.id]
        yield SeatDeed("regiment-stood", one.owner, amount=one.stood, word=one.unit)
        left = 0 if unit.place == GONE else unit.models
        yield SeatDeed("regiment-left", one.owner, amount=left, word=one.unit)
