"""Events of players: turns, names, dice, tokens, bribes, cards, deployment."""

from typing import Self

from msgspec.structs import replace

from game.core.rules import UNKNOWN, Event, Player

# the course of the battle


class RoundBegan(Event, frozen=True, tag=True):
    """A game turn began: its turn cards are shuffled (S-02)."""

    round: int
    last: int


class TurnFlipped(Event, frozen=True, tag=True):
    """The card of `player` was turned up: their turn begins; `left` cards still lie face down (S-02)."""

    player: Player
    left: int


class TurnSkipped(Event, frozen=True, tag=True):
    """The card of `player`, who has no models, was discarded (S-15)."""

    player: Player


class PhaseBegan(Event, frozen=True, tag=True):
    """A phase of the active player began; nobody is named yet."""

    player: Player
    phase: str


class EnemyNamed(Event, frozen=True, tag=True):
    """`enemy` is the enemy of this phase, all others neutral (S-03); `forced`: no other name was legal."""

    player: Player
    enemy: Player
    phase: str
    forced: bool


class NameRefused(Event, frozen=True, tag=True):
    """The name is void: the active player must name another (S-21)."""

    player: Player
    enemy: Player


class PhaseEnded(Event, frozen=True, tag=True):
    """A phase ended; tokens are counted next."""

    player: Player
    phase: str


class TurnEnded(Event, frozen=True, tag=True):
    """A turn ended; `early`: its player has no models left (S-15)."""

    player: Player
    early: bool


class DiceRolled(Event, frozen=True, tag=True):
    """`player` rolled; `why` names the roll. `needed` is the number to reach or, in a test, not to exceed.

    `why`: arc, channel, characteristic, charge (again), dangerous, flight, forest, heal, levels, loyalty,
    marsh, ward.
    """

    player: Player
    why: str
    dice: tuple[int, ...]
    unit: int = -1
    needed: int = 0


class RolledOff(Event, frozen=True, tag=True):
    """Players rolled off (S-12): dice of each round by seat, 0 where a seat did not roll; the highest won."""

    why: str
    rolls: tuple[tuple[int, ...], ...]
    winner: Player


class BattleWon(Event, frozen=True, tag=True):
    """The battle ended with exactly one winner (S-23)."""

    winner: Player
    tokens: tuple[int, ...]
    points: tuple[int, ...]


# victory points and tokens


class PointsEarned(Event, frozen=True, tag=True):
    """`player` earned victory points for `unit`: destroyed, general, standard, battle-standard (S-17).

    For crossroads `why` is scenario, and there is no unit: -1 (S-24).
    """

    player: Player
    points: int
    why: str
    unit: int


class TokensChanged(Event, frozen=True, tag=True):
    """Tokens of `player` before and after; `why`: points, card, bribe, mercenaries, scenario, cost."""

    player: Player
    before: int
    after: int
    why: str


# bribes


class OfferMade(Event, frozen=True, tag=True):
    """An offer was made; only its maker and its receiver see the card (S-18)."""

    offer: int
    player: Player
    to: Player
    tokens: int
    card: str
    promise: str
    enemy: Player
    phase: str

    def seen_by(self, viewer: Player) -> Self:
        """The same event; the others see the back of the card."""
        hidden = self.card and viewer not in (self.player, self.to)
        return replace(self, card=UNKNOWN) if hidden else self


class OfferAnswered(Event, frozen=True, tag=True):
    """An offer was taken or not; the card changed hands unseen (S-18)."""

    offer: int
    player: Player
    to: Player
    accepted: bool


class PromiseEnded(Event, frozen=True, tag=True):
    """A promise ended; `how`: kept, broken or void (S-18)."""

    promise: int
    player: Player
    to: Player
    kind: str
    how: str


# treachery cards


class CardsDrawn(Event, frozen=True, tag=True):
    """`player` drew treachery cards (S-19)."""

    player: Player
    cards: tuple[str, ...]

    def seen_by(self, viewer: Player) -> Self:
        """The same event; the others saw backs."""
        return self if viewer == self.player else replace(self, cards=(UNKNOWN,) * len(self.cards))


class CardsDiscarded(Event, frozen=True, tag=True):
    """`player` laid treachery cards down, face up (S-19)."""

    player: Player
    cards: tuple[str, ...]


class DeckShuffled(Event, frozen=True, tag=True):
    """The treachery deck was empty: its `cards` discards were shuffled and are drawn from (S-19)."""

    cards: int


class WindowOpened(Event, frozen=True, tag=True):
    """A window opened in which cards may be played; who holds one is nobody's business (S-20)."""

    moment: str
    unit: int = -1


class CardPlayed(Event, frozen=True, tag=True):
    """`player` paid and played a card: it waits on the stack (S-20)."""

    player: Player
    card: str
    unit: int
    target: Player
    cost: int


class CardResolved(Event, frozen=True, tag=True):
    """The top card of the stack took effect, or was cancelled, or void."""

    player: Player
    card: str
    how: str


class HandSeen(Event, frozen=True, tag=True):
    """`player` looked at the hand of `owner` (Espion)."""

    player: Player
    owner: Player
    cards: tuple[str, ...]

    def seen_by(self, viewer: Player) -> Self:
        """The same event; only the two players see the cards."""
        return self if viewer in (self.player, self.owner) else replace(self, cards=())


class CardTaken(Event, frozen=True, tag=True):
    """`player` took a card of `owner`, at random."""

    player: Player
    owner: Player
    card: str

    def seen_by(self, viewer: Player) -> Self:
        """The same event; only the two players know which card."""
        return self if viewer in (self.player, self.owner) else replace(self, card=UNKNOWN)


# deployment


class OrderSet(Event, frozen=True, tag=True):
    """The order of choosing zones and placing was set (S-25)."""

    order: tuple[Player, ...]


class ZoneTaken(Event, frozen=True, tag=True):
    """A deployment zone was taken."""

    player: Player
    zone: int


class UnitPlaced(Event, frozen=True, tag=True):
    """A unit stands on the table, or, `host`, at its place inside another unit; milli and centi."""

    unit: int
    x: int
    y: int
    heading: int
    files: int
    host: int = -1


class UnitKeptBack(Event, frozen=True, tag=True):
    """A unit was left in reserve (S-25)."""

    unit: int


class UnitChangedSides(Event, frozen=True, tag=True):
    """A mercenary unit has another controller, or stayed loyal (S-22)."""

    unit: int
    before: Player
    after: Player


class ArmyDismissed(Event, frozen=True, tag=True):
    """The army of a player who left is gone (S-76)."""

    player: Player


class OrdersTakenBack(Event, frozen=True, tag=True):
    """The active player took back his last orders: the battle is as it was before them (S-31)."""

    player: Player
    what: str
    """`order`, `unit` or `phase`."""
    orders: int
    stands: tuple[tuple[int, int, int, int, int], ...]
    """Units that stand elsewhere now: id, x and y in milli, heading in centi, files."""


class ArtefactMoved(Event, frozen=True, tag=True):
    """The artefact was taken by the unit `bearer`, or dropped at a point, in milli (S-24)."""

    x: int
    y: int
    bearer: int = -1
