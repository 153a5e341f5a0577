"""State: the whole truth of a match of Hécatombe, mutable, private, cheap to clone."""

from collections.abc import Sequence

from game.core.pending import Question
from game.core.rules import Player
from game.rules.hecatombe.actions import Attack
from game.rules.hecatombe.content import People
from game.rules.hecatombe.glimpses import Glimpse
from game.rules.hecatombe.scored import Award, Scored
from game.scripting.hooks.memory import EMPTY


class HecatombeState:
    """Hands, armies, captured tiles, objectives and the question of the moment; only the Match holds it."""

    __slots__ = (
        "active",
        "armies",
        "assault",
        "attacks",
        "awards",
        "captured",
        "chooser",
        "dead",
        "father",
        "first",
        "glimpses",
        "hands",
        "history",
        "kinds",
        "memory",
        "middle",
        "named",
        "objectives",
        "out",
        "pending",
        "points",
        "round",
        "rounds",
        "sealed",
        "shifts",
        "shown",
        "winners",
    )

    def __init__(self, players: int) -> None:
        self.hands: list[list[People]] = [[] for _ in range(players)]
        """Drawn tiles, until the objectives are chosen (H-02)."""
        self.objectives: list[list[People]] = [[] for _ in range(players)]
        """Face-down objectives, in the order of choice (H-03)."""
        self.shown: list[list[bool]] = [[] for _ in range(players)]
        """By player and place: whether the objective has been revealed."""
        self.armies: list[list[People]] = [[] for _ in range(players)]
        """Face-up tiles that may fight."""
        self.kinds: list[int] = [0] * players
        """The peoples of each player's armies, as bits."""
        self.captured: list[list[People]] = [[] for _ in range(players)]
        self.out: list[bool] = [False] * players
        """By player: whether retreated, or without an army (H-14, H-15)."""
        self.dead: list[People] = []
        """Killed, deserted and freed tiles, in order (H-06, H-21)."""
        self.middle: list[People] = []
        """Tiles that nobody drew, unseen (H-02)."""
        self.points: list[int] = [0] * players
        self.rounds: list[int] = [0] * players
        """Rounds won (H-24)."""
        self.round = 0
        self.attacks = 0
        """Attacks of this round so far."""
        self.first: Player = 0
        self.active: Player = 0
        """The player whose attack it is, or was when the fighting ended."""
        self.father: Player | None = None
        """The player whom the active player may not attack (H-11)."""
        self.assault: Attack | None = None
        """The attack that waits for its defence."""
        self.sealed: list[list[People | None]] = [[] for _ in range(players)]
        """Secret choices of the open question (H-25)."""
        self.chooser: Player | None = None
        """The player who calls the next objective (H-18)."""
        self.named: People | None = None
        """Two players: the people named in vain (H-19)."""
        self.history: list[Scored] = []
        """The objectives scored this round."""
        self.pending: Question | None = None
        """The question of the moment; None when the match is over."""
        self.winners: tuple[Player, ...] = ()
        self.awards: tuple[Award, ...] = ()
        """The points that scripts awarded this round, in order."""
        self.shifts: dict[str, str] = {}
        """By symbol: the one as which scripts let it count on objectives."""
        self.glimpses: tuple[Glimpse, ...] = ()
        """The objectives that scripts let somebody see this round, in order."""
        self.memory = EMPTY
        """What scripts keep."""

    def clone(self) -> "HecatombeState":
        """A copy that shares nothing mutable with this one."""
        new = HecatombeState.__new__(HecatombeState)
        new.hands = [tiles[:] for tiles in self.hands]
        new.objectives = [tiles[:] for tiles in self.objectives]
        new.shown = [places[:] for places in self.shown]
        new.armies = [tiles[:] for tiles in self.armies]
        new.kinds = self.kinds[:]
        new.captured = [tiles[:] for tiles in self.captured]
        new.out = self.out[:]
        new.dead = self.dead[:]
        new.middle = self.middle[:]
        new.points = self.points[:]
        new.rounds = self.rounds[:]
        new.round = self.round
        new.attacks = self.attacks
        new.first = self.first
        new.active = self.active
        new.father = self.father
        new.assault = self.assault
        new.sealed = [choices[:] for choices in self.sealed]
        new.chooser = self.chooser
        new.named = self.named
        new.history = self.history[:]
        new.pending = self.pending
        new.winners = self.winners
        new.awards = self.awards
        new.shifts = {**self.shifts}
        new.glimpses = self.glimpses
        new.memory = self.memory
        return new

    def __eq__(self, other: object) -> bool:
        """Whether two states are the same truth, field by field."""
        if not isinstance(other, HecatombeState):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def fighters(self) -> list[Player]:
        """Players who still have armies in play, in seat order."""
        return [player for player, out in enumerate(self.out) if not out]


def left_of(tiles: Sequence[People], taken: Sequence[People | None]) -> list[People]:
    """The tiles of `tiles` without those taken, in order."""
    left = list(tiles)
    for people in taken:
        if people is not None:
            left.remove(people)
    return left
