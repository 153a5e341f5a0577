"""Events of Hécatombe: past tense, complete, each knowing who may see it."""

from typing import Self

from msgspec.structs import replace

from game.core.rules import UNKNOWN, Event, Player


def _hidden(tiles: tuple[str, ...], seen: int = 0) -> tuple[str, ...]:
    """The first `seen` tiles as they are, backs for the others."""
    return tiles[:seen] + (UNKNOWN,) * (len(tiles) - seen)


class RoundBegan(Event, frozen=True, tag=True):
    """Round `round` began (counted from 1); `first` will make the first attack (H-07)."""

    round: int
    first: Player


class TilesDealt(Event, frozen=True, tag=True):
    """`player` drew `tiles`, face down (H-02)."""

    player: Player
    tiles: tuple[str, ...]

    def seen_by(self, viewer: Player) -> Self:
        """This event, with backs for all but the player."""
        return self if viewer == self.player else replace(self, tiles=_hidden(self.tiles))


class ChoiceSealed(Event, frozen=True, tag=True):
    """`player` made one secret choice of the open question (H-25); `people` None frees no tile."""

    player: Player
    asks: str
    people: str | None

    def seen_by(self, viewer: Player) -> Self:
        """This event, with the choice hidden from all but the player."""
        return self if viewer == self.player else replace(self, people=UNKNOWN)


class ObjectivesLaid(Event, frozen=True, tag=True):
    """All have chosen: `player` laid `objectives` face down; `witness` knows the first `known` (H-05)."""

    player: Player
    objectives: tuple[str, ...]
    witness: Player
    known: int

    def seen_by(self, viewer: Player) -> Self:
        """This event, with the objectives that the rules let `viewer` know."""
        if viewer == self.player:
            return self
        known = self.known if viewer == self.witness else 0
        return replace(self, objectives=_hidden(self.objectives, known))


class ArmiesShown(Event, frozen=True, tag=True):
    """`player` turned the other tiles up: they are armies (H-03)."""

    player: Player
    armies: tuple[str, ...]


class Attacked(Event, frozen=True, tag=True):
    """`player` sent `army` against `prey` of `target`; attacks count from 1 in each round (H-09)."""

    player: Player
    army: str
    target: Player
    prey: str
    number: int


class AttackLetGo(Event, frozen=True, tag=True):
    """`player`, attacked, let the tile go (H-12)."""

    player: Player


class Countered(Event, frozen=True, tag=True):
    """`player`, attacked, sacrificed `army` (H-12)."""

    player: Player
    army: str


class TileCaptured(Event, frozen=True, tag=True):
    """`player` captured a former army of `owner`, who is `player` after a counter-attack (H-13)."""

    player: Player
    people: str
    owner: Player


class TileDied(Event, frozen=True, tag=True):
    """An army of `player`'s went to the dead (H-13)."""

    player: Player
    people: str


class Retreated(Event, frozen=True, tag=True):
    """`player` took the last army back as a captured tile, and only watches now (H-14)."""

    player: Player
    people: str


class LeftRound(Event, frozen=True, tag=True):
    """`player` has no army left, and is out of the round (H-15)."""

    player: Player


class FightingEnded(Event, frozen=True, tag=True):
    """`player` can attack nobody: is `alone`, or faces only the `father`, or only `twins` (H-16)."""

    player: Player
    reason: str
    goal: int
    """Captured tiles with which every player ends."""


class KeepersShown(Event, frozen=True, tag=True):
    """`player` keeps `kept` as captured tiles; `deserted` died (H-16)."""

    player: Player
    kept: tuple[str, ...]
    deserted: tuple[str, ...]


class ObjectiveCalled(Event, frozen=True, tag=True):
    """`player` called for the objective at `place` of `owner` (H-18)."""

    player: Player
    owner: Player
    place: int


class PeopleNamed(Event, frozen=True, tag=True):
    """`player` named `people`; `found` says whether `owner` had to reveal it (H-19)."""

    player: Player
    people: str
    owner: Player
    found: bool


class ObjectiveRevealed(Event, frozen=True, tag=True):
    """The objective at `place` of `owner` was turned up (H-18, H-19)."""

    owner: Player
    place: int
    people: str


class ObjectiveScored(Event, frozen=True, tag=True):
    """`totals` by player for `people`; `winners` gained a point, `freers` may free a tile (H-20 to H-22)."""

    owner: Player
    people: str
    totals: tuple[int, ...]
    winners: tuple[Player, ...]
    freers: tuple[Player, ...]


class TileFreed(Event, frozen=True, tag=True):
    """`player` freed `people` for a point, or, None, freed nothing (H-21)."""

    player: Player
    people: str | None


class RoundEnded(Event, frozen=True, tag=True):
    """`winners` have the most points; `rounds` are the rounds won by each player so far (H-24)."""

    round: int
    points: tuple[int, ...]
    winners: tuple[Player, ...]
    rounds: tuple[int, ...]


class MatchWon(Event, frozen=True, tag=True):
    """`winners` have won enough rounds; several share the match (H-24)."""

    winners: tuple[Player, ...]


class PointsAwarded(Event, frozen=True, tag=True):
    """A script of `mod` gave `player` points beside objectives, or took some; its words `key` say why."""

    player: Player
    points: int
    mod: str
    key: str


class TilesSwapped(Event, frozen=True, tag=True):
    """A script had `player` give the captured tile `people` to `target`, for the captured tile `other`."""

    player: Player
    people: str
    target: Player
    other: str


class SymbolShifted(Event, frozen=True, tag=True):
    """A script lets `symbol` count as the symbol `to` on objectives from now on."""

    symbol: str
    to: str


class ObjectiveSeen(Event, frozen=True, tag=True):
    """A script let `player` alone look at the objective at `place` of `owner`; all know which it was."""

    player: Player
    owner: Player
    place: int
    people: str

    def seen_by(self, viewer: Player) -> Self:
        """This event, with the face for the two concerned only."""
        return self if viewer in (self.player, self.owner) else replace(self, people=UNKNOWN)


class ObjectiveOpened(Event, frozen=True, tag=True):
    """A script laid the objective at `place` of `owner` open to everybody; it is not counted yet."""

    owner: Player
    place: int
    people: str


HecatombeEvent = (
    RoundBegan
    | TilesDealt
    | ChoiceSealed
    | ObjectivesLaid
    | ArmiesShown
    | Attacked
    | AttackLetGo
    | Countered
    | TileCaptured
    | TileDied
    | Retreated
    | LeftRound
    | FightingEnded
    | KeepersShown
    | ObjectiveCalled
    | PeopleNamed
    | ObjectiveRevealed
    | ObjectiveScored
    | TileFreed
    | RoundEnded
    | MatchWon
)
"""What happens by the rules alone."""

ScriptedEvent = PointsAwarded | TilesSwapped | SymbolShifted | ObjectiveSeen | ObjectiveOpened
"""What happens because a script of a mod wishes it."""
