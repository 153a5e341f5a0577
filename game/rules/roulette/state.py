"""State: the whole truth of a match of Roulette, mutable, private, cheap to clone."""

from game.core.pending import Question
from game.core.rules import Player
from game.scripting.hooks.memory import EMPTY

CHOICE: Player = -3
"""Stands for an aim that its shooter will choose secretly (R-26)."""


class RouletteState:
    """Teams, guns, dice, hands, the deck, and what is still to come this round."""

    __slots__ = (
        "accused",
        "aims",
        "barrels",
        "batch",
        "blind",
        "bullets",
        "cancelled",
        "deck",
        "dice",
        "discards",
        "dying",
        "fired",
        "forced",
        "gun_size",
        "hands",
        "in_round",
        "memory",
        "over",
        "pending",
        "phase",
        "pockets",
        "revealed",
        "round",
        "saved",
        "scored",
        "scores",
        "sealed",
        "shooters",
        "shot",
        "shown",
        "slanderers",
        "spare",
        "steps",
        "teams",
        "turned",
        "winners",
    )

    def __init__(self, players: int, characters: int = 0, spare: int = 0, gun_size: int = 7) -> None:
        self.gun_size = gun_size
        """Cards of every gun, pocket card included."""
        self.teams: list[int] = [characters] * players
        """Living characters of each player, the captain the last of them."""
        self.scores: list[int] = [0] * players
        self.hands: list[list[str]] = [[] for _ in range(players)]
        """Action cards, secret (R-20)."""
        self.deck: list[str] = []
        """Action cards to draw, the next one last."""
        self.discards: list[str] = []
        self.spare = spare
        """Extra BALLE that are left (R-01)."""
        self.bullets: list[int] = [0] * players
        """BALLE among each player's cards, wherever they lie."""
        self.pockets: list[bool | None] = [None] * players
        """The pocket cards: True is a BALLE."""
        self.barrels: list[list[bool]] = [[] for _ in range(players)]
        """The cards of the barrel, top first; nobody knows their order (R-04)."""
        self.turned: list[list[bool]] = [[] for _ in range(players)]
        """The cards fired this round, in order."""
        self.dice: list[int | None] = [None] * players
        self.revealed = False
        """Whether everybody has seen the dice (R-05)."""
        self.in_round: list[bool] = [False] * players
        self.blind: list[bool] = [False] * players
        """By player: whether the pocket card came out of the barrel, unknown to all (Tour de passe-passe)."""
        self.shown: list[bool] = [False] * players
        """By player: whether everybody has seen the pocket card (R-07)."""
        self.accused: list[bool] = [False] * players
        """By player: whether the accusation of this round is used (R-06)."""
        self.batch: list[tuple[Player, Player]] = []
        """Accusations of the running batch: accuser, accused (R-09)."""
        self.slanderers: list[Player] = []
        """Players who accused wrongly in this batch, and still swap in a BALLE (R-08)."""
        self.shot = 0
        """The number of the shot (R-11)."""
        self.shooters: tuple[Player, ...] = ()
        self.fired: list[int] = [0] * players
        """Shots of this round."""
        self.forced: list[bool] = [False] * players
        self.cancelled: list[bool] = [False] * players
        self.aims: list[Player] = list(range(players))
        """Target of each player's next shot: a player, the `SKY` or a `CHOICE`; at first the shooter."""
        self.dying: list[Player] = []
        """Players who are losing a character now."""
        self.saved: list[bool] = [False] * players
        """By player: whether the dying teammate will live."""
        self.scored: list[bool] = [False] * players
        """By player: whether points were gained in the count (R-15)."""
        self.sealed: list[Player | None] = [None] * players
        """Secret aims of the shot that is called, by player (R-26)."""
        self.round = 0
        self.phase = ""
        self.steps: list[str] = []
        """Steps that follow by themselves, the next one last."""
        self.pending: Question | None = None
        self.over = False
        self.winners: tuple[Player, ...] = ()
        self.memory = EMPTY
        """What scripts keep."""

    def clone(self) -> "RouletteState":
        """A copy that shares nothing mutable with this one."""
        new = RouletteState.__new__(RouletteState)
        for name in PLAIN_FIELDS:
            setattr(new, name, getattr(self, name))
        for name in LIST_FIELDS:
            setattr(new, name, getattr(self, name)[:])
        for name in PILE_FIELDS:
            setattr(new, name, [pile[:] for pile in getattr(self, name)])
        return new

    def __eq__(self, other: object) -> bool:
        """Whether two states are the same truth, field by field."""
        if not isinstance(other, RouletteState):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def mark_answered(self, player: Player) -> None:
        """Strike `player` off those who owe an answer to the question of the moment."""
        assert self.pending is not None
        self.pending = self.pending.left[player]

    def living(self) -> list[Player]:
        """Players whose captain lives, in seat order."""
        return [player for player, team in enumerate(self.teams) if team]

    def taking_part(self) -> tuple[Player, ...]:
        """Players in the round, in seat order."""
        return tuple([player for player, part in enumerate(self.in_round) if part])


PILE_FIELDS = ("barrels", "hands", "turned")
"""Fields that are lists of lists."""
PLAIN_FIELDS = (
    "gun_size",
    "memory",
    "over",
    "pending",
    "phase",
    "revealed",
    "round",
    "shooters",
    "shot",
    "spare",
    "winners",
)
"""Fields that are never changed in place."""
LIST_FIELDS = tuple(name for name in RouletteState.__slots__ if name not in PILE_FIELDS + PLAIN_FIELDS)
"""Fields that are lists of plain things."""
