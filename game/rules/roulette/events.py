"""Events of Roulette: past tense, complete, each knowing who may see it."""

from typing import Self

from msgspec.structs import replace

from game.core.rules import UNKNOWN, Event, Player

SKY: Player = -2
"""Target of a shot that hits nobody."""


class RoundBegan(Event, frozen=True, tag=True):
    """Round `round` began (counted from 1); all living players take part (R-16)."""

    round: int
    players: tuple[Player, ...]


class CardsDrawn(Event, frozen=True, tag=True):
    """`player` drew action cards (R-02)."""

    player: Player
    cards: tuple[str, ...]

    def seen_by(self, viewer: Player) -> Self:
        """This event, with backs for all but the player."""
        return self if viewer == self.player else replace(self, cards=(UNKNOWN,) * len(self.cards))


class PhaseBegan(Event, frozen=True, tag=True):
    """`phase` began: pocket, spin, bet, accusation, trigger or count."""

    phase: str


class ChoiceSealed(Event, frozen=True, tag=True):
    """`player` made a secret choice (R-20), which nobody else knows."""

    player: Player
    asks: str
    choice: str

    def seen_by(self, viewer: Player) -> Self:
        """This event, with the choice hidden from all but the player."""
        return self if viewer == self.player else replace(self, choice=UNKNOWN)


class BarrelsSpun(Event, frozen=True, tag=True):
    """Every barrel was shuffled; nobody knows an order (R-04)."""


class BetsRevealed(Event, frozen=True, tag=True):
    """All dice were shown together; None for those who do not take part (R-05)."""

    faces: tuple[int | None, ...]


class CardPlayed(Event, frozen=True, tag=True):
    """`player` played `card`, on `target` where it chooses somebody (R-21)."""

    player: Player
    card: str
    target: Player | None
    face: int | None


class CardsSeen(Event, frozen=True, tag=True):
    """`player` looked at `owner`'s barrel, top first, or pocket; True is a BALLE (R-25)."""

    player: Player
    owner: Player
    at: str
    cards: tuple[bool, ...]

    def seen_by(self, viewer: Player) -> Self:
        """This event, with the cards for the player who looked only."""
        return self if viewer == self.player else replace(self, cards=())


class DieTurned(Event, frozen=True, tag=True):
    """The die of `player` shows `face` now."""

    player: Player
    face: int


class BulletsLoaded(Event, frozen=True, tag=True):
    """`player` has `extra` extra BALLE now (R-08)."""

    player: Player
    extra: int


class PocketSwapped(Event, frozen=True, tag=True):
    """`player`'s pocket card and the top of the barrel changed places, unseen."""

    player: Player


class BarrelShuffled(Event, frozen=True, tag=True):
    """The barrel of `player` was shuffled."""

    player: Player


class AccusationMade(Event, frozen=True, tag=True):
    """`player` accused `target`, whom nobody else sees before the batch ends (R-09)."""

    player: Player
    target: Player

    def seen_by(self, viewer: Player) -> Self:
        """This event, with the target for the accuser only."""
        return self if viewer == self.player else replace(self, target=-1)


class PocketShown(Event, frozen=True, tag=True):
    """`player`, accused by `accusers`, showed the pocket: a BALLE or a CLIC (R-07, R-08)."""

    player: Player
    accusers: tuple[Player, ...]
    bullet: bool


class ShotCalled(Event, frozen=True, tag=True):
    """« Premier tir… »: shot `number`, by `shooters` (R-11)."""

    number: int
    shooters: tuple[Player, ...]


class AimChanged(Event, frozen=True, tag=True):
    """The next shot of `player` goes at `target`, at the SKY, or, None, where its shooter will choose."""

    player: Player
    target: Player | None


class ShotForced(Event, frozen=True, tag=True):
    """`player` must shoot in the next shot too."""

    player: Player


class ShotCancelled(Event, frozen=True, tag=True):
    """`player` does not shoot in the next shot."""

    player: Player


class Fired(Event, frozen=True, tag=True):
    """`player` turned the top of the barrel, aimed at `target` (or the SKY): a BALLE or a CLIC (R-12)."""

    player: Player
    target: Player
    bullet: bool


class CharacterSaved(Event, frozen=True, tag=True):
    """The dying teammate of `player` survived; the player is out of the round all the same."""

    player: Player


class CharacterDied(Event, frozen=True, tag=True):
    """A character of `player` died; `left` live, the captain last (R-17, R-18)."""

    player: Player
    left: int


class LeftRound(Event, frozen=True, tag=True):
    """`player` is out of the round."""

    player: Player


class PointsChanged(Event, frozen=True, tag=True):
    """`player` has `points` now, `change` more."""

    player: Player
    points: int
    change: int


class CardTaken(Event, frozen=True, tag=True):
    """`player` took `card`, unseen by others, out of `owner`'s hand."""

    player: Player
    owner: Player
    card: str

    def seen_by(self, viewer: Player) -> Self:
        """This event, with the card for the two concerned only."""
        return self if viewer in (self.player, self.owner) else replace(self, card=UNKNOWN)


class MatchWon(Event, frozen=True, tag=True):
    """The match is over: `winners` is one player, or nobody when the last captains died together (R-19)."""

    winners: tuple[Player, ...]


RouletteEvent = (
    RoundBegan
    | CardsDrawn
    | PhaseBegan
    | ChoiceSealed
    | BarrelsSpun
    | BetsRevealed
    | CardPlayed
    | CardsSeen
    | DieTurned
    | BulletsLoaded
    | PocketSwapped
    | BarrelShuffled
    | AccusationMade
    | PocketShown
    | ShotCalled
    | AimChanged
    | ShotForced
    | ShotCancelled
    | Fired
    | CharacterSaved
    | CharacterDied
    | LeftRound
    | PointsChanged
    | CardTaken
    | MatchWon
)
