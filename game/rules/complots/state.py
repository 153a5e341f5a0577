"""State: the whole truth of a match of Complots, mutable, private, cheap to clone."""

from functools import cache

from game.core.pending import Question
from game.core.rules import Player
from game.rules.complots.actions import Block, Declare
from game.scripting.hooks.memory import EMPTY

Card = str
"""The id of a character."""


class ComplotsState:
    """Hands, Court, purses, and the stack of questions; only the Match holds the real one."""

    __slots__ = (
        "active",
        "alive",
        "block",
        "claim",
        "coins",
        "court",
        "declared",
        "doubter",
        "drawn",
        "first",
        "hands",
        "lost",
        "memory",
        "packs",
        "picks",
        "reserve",
        "shown",
        "sides",
        "signal",
        "stack",
        "treasury",
        "turn",
        "winner",
    )

    def __init__(self, players: int) -> None:
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        """Hidden cards of each player."""
        self.lost: list[list[Card]] = [[] for _ in range(players)]
        """Face-up cards of each player."""
        self.alive = (1 << players) - 1
        """One bit for each player who still has a hidden card."""
        self.coins: list[int] = [0] * players
        self.court: list[Card] = []
        """The Court; cards are drawn from its end."""
        self.treasury = 0
        """Coins left in the bank; below zero only when the bank is unlimited (C-04)."""
        self.reserve = 0
        """Coins of the two parties (C-41)."""
        self.sides: tuple[int, ...] = ()
        """The party of each player, or empty without the option (C-41)."""
        self.first: Player = 0
        self.active: Player = 0
        self.turn = 0
        self.stack: list[Question] = []
        """Questions and steps to come; the top is the question of the moment."""
        self.declared: Declare | None = None
        """The action on the table."""
        self.claim: Block | Declare | None = None
        """The claim that may be doubted now."""
        self.block: Block | None = None
        self.signal: Block | None = None
        """A block announced during the challenge window (C-37)."""
        self.doubter: Player | None = None
        """The player who wrongly doubted the action's claim (C-34)."""
        self.drawn: list[Card] = []
        """Cards of the actor in a running exchange, beside the hand."""
        self.shown: Card | None = None
        """The card under the Inquisiteur's eye."""
        self.packs: list[list[Card]] = []
        """Two players: each one's pack; after the picks, the cards that left the game (C-06)."""
        self.picks: list[Card | None] = []
        """Two players: the card that each one chose, or None (C-06)."""
        self.winner: Player | None = None
        self.memory = EMPTY
        """What scripts keep."""

    def clone(self) -> "ComplotsState":
        """A copy that shares nothing mutable with this one."""
        new = ComplotsState.__new__(ComplotsState)
        new.hands = [hand[:] for hand in self.hands]
        new.lost = [cards[:] for cards in self.lost]
        new.alive = self.alive
        new.coins = self.coins[:]
        new.court = self.court[:]
        new.treasury = self.treasury
        new.reserve = self.reserve
        new.sides = self.sides
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.stack = self.stack[:]
        new.declared = self.declared
        new.claim = self.claim
        new.block = self.block
        new.signal = self.signal
        new.doubter = self.doubter
        new.drawn = self.drawn[:]
        new.shown = self.shown
        new.packs = [pack[:] for pack in self.packs]
        new.picks = self.picks[:]
        new.winner = self.winner
        new.memory = self.memory
        return new

    def __eq__(self, other: object) -> bool:
        """Whether two states are the same truth, field by field."""
        if not isinstance(other, ComplotsState):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def living(self) -> tuple[Player, ...]:
        """Players who still have a hidden card, in seat order."""
        return _around(len(self.hands), len(self.hands), self.alive)

    def clockwise(self, after: Player) -> tuple[Player, ...]:
        """The other living players, nearest left-hand neighbour of `after` first."""
        return _around(after, len(self.hands), self.alive)


@cache
def _around(after: Player, players: int, alive: int) -> tuple[Player, ...]:
    """Seats of the bit set `alive` other than `after`, clockwise from it."""
    order = (*range(after + 1, players), *range(min(after, players)))
    return tuple(player for player in order if alive >> player & 1)
