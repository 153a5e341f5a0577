"""Events of Complots: past tense, complete, each knowing who may see it."""

from typing import Self

from msgspec.structs import replace

from game.core.rules import UNKNOWN, Event, Player

TREASURY: Player = -2
"""The purse of the bank, as giver or taker of coins."""
RESERVE: Player = -3
"""The purse of the two parties (C-41)."""


def _hidden(cards: tuple[str, ...]) -> tuple[str, ...]:
    """One back for each of `cards`."""
    return (UNKNOWN,) * len(cards)


class TurnBegan(Event, frozen=True, tag=True):
    """`player`'s turn began; turns count from 1."""

    player: Player
    turn: int


class PickMade(Event, frozen=True, tag=True):
    """`player` chose a second card; the other saw only that a card was chosen (C-06)."""

    player: Player
    card: str

    def seen_by(self, viewer: Player) -> Self:
        """This event, with the card hidden from everyone but its owner."""
        return self if viewer == self.player else replace(self, card=UNKNOWN)


class HandsCompleted(Event, frozen=True, tag=True):
    """Both picks joined the hands; every player now has `size` hidden cards (C-06)."""

    size: int


class Declared(Event, frozen=True, tag=True):
    """`player` announced an action; its cost is set aside."""

    player: Player
    action: str
    target: Player | None
    claim: str | None
    cost: int


class Passed(Event, frozen=True, tag=True):
    """`player` let the claim or the action pass."""

    player: Player


class Challenged(Event, frozen=True, tag=True):
    """`player` doubted that `claimant` holds `character` (or, `denial`, does not hold it)."""

    player: Player
    claimant: Player
    character: str
    denial: bool = False


class ClaimProved(Event, frozen=True, tag=True):
    """`player` proved the claim by showing `cards`, and `challenger` was wrong (C-25)."""

    player: Player
    challenger: Player
    character: str
    cards: tuple[str, ...]
    denial: bool = False


class LieExposed(Event, frozen=True, tag=True):
    """`player` had lied about `character`, and `challenger` was right (C-24)."""

    player: Player
    challenger: Player
    character: str
    denial: bool = False


class CardsReplaced(Event, frozen=True, tag=True):
    """`cards` of `player` went into the Court, which was shuffled; `drawn` came instead (C-25, C-19)."""

    player: Player
    cards: tuple[str, ...]
    drawn: tuple[str, ...]
    public: bool
    """Whether everybody saw the cards that left."""
    witness: Player | None = None
    """The player beside the owner who saw the cards that left."""

    def seen_by(self, viewer: Player) -> Self:
        """This event; only the owner knows `drawn`, and those who saw them know the cards that left."""
        if viewer == self.player:
            return self
        saw = self.public or viewer == self.witness
        return replace(self, drawn=_hidden(self.drawn), cards=self.cards if saw else _hidden(self.cards))


class CharacterLost(Event, frozen=True, tag=True):
    """`player` turned `card` face up; `left` are still hidden (C-26)."""

    player: Player
    card: str
    left: int


class PlayerEliminated(Event, frozen=True, tag=True):
    """`player` has no hidden card left (C-27)."""

    player: Player


class BlockSignalled(Event, frozen=True, tag=True):
    """`player` will block as `character` if the claim stands (C-37)."""

    player: Player
    character: str


class Blocked(Event, frozen=True, tag=True):
    """`player` countered the action, claiming `character`."""

    player: Player
    character: str
    actor: Player
    action: str


class ActionFailed(Event, frozen=True, tag=True):
    """`player`'s action did nothing: `blocked`, a `lie`, `no-target`, or `stopped` by a mod."""

    player: Player
    action: str
    reason: str


class ActionResolved(Event, frozen=True, tag=True):
    """`player`'s action took effect."""

    player: Player
    action: str
    target: Player | None


class CoinsMoved(Event, frozen=True, tag=True):
    """`amount` coins went from one purse to another (players, TREASURY or RESERVE)."""

    giver: Player
    taker: Player
    amount: int


class ExchangeDrawn(Event, frozen=True, tag=True):
    """`player` drew `cards` from the Court to choose among (C-18)."""

    player: Player
    cards: tuple[str, ...]

    def seen_by(self, viewer: Player) -> Self:
        """This event, with backs for all but the player."""
        return self if viewer == self.player else replace(self, cards=_hidden(self.cards))


class ExchangeMade(Event, frozen=True, tag=True):
    """`player` kept some cards and returned `returned` to the Court, which was shuffled."""

    player: Player
    kept: tuple[str, ...]
    returned: tuple[str, ...]

    def seen_by(self, viewer: Player) -> Self:
        """This event, with backs for all but the player."""
        if viewer == self.player:
            return self
        return replace(self, kept=_hidden(self.kept), returned=_hidden(self.returned))


class CardShown(Event, frozen=True, tag=True):
    """`player` showed `card` to `witness` alone (C-19 b)."""

    player: Player
    witness: Player
    card: str

    def seen_by(self, viewer: Player) -> Self:
        """This event, with the face for the two concerned only."""
        return self if viewer in (self.player, self.witness) else replace(self, card=UNKNOWN)


class CardJudged(Event, frozen=True, tag=True):
    """The Inquisiteur gave the card back to `target`, or had it replaced (C-19 b)."""

    player: Player
    target: Player
    swapped: bool


class SideChanged(Event, frozen=True, tag=True):
    """`player` went over to the party `side` (C-41)."""

    player: Player
    side: int


class MatchWon(Event, frozen=True, tag=True):
    """`player` alone still has a hidden card (C-38)."""

    player: Player


ComplotsEvent = (
    TurnBegan
    | PickMade
    | HandsCompleted
    | Declared
    | Passed
    | Challenged
    | ClaimProved
    | LieExposed
    | CardsReplaced
    | CharacterLost
    | PlayerEliminated
    | BlockSignalled
    | Blocked
    | ActionFailed
    | ActionResolved
    | CoinsMoved
    | ExchangeDrawn
    | ExchangeMade
    | CardShown
    | CardJudged
    | SideChanged
    | MatchWon
)
