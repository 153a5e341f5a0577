"""The whole truth of a battle: mutable, private, integers only, cheap to clone (S-62)."""

from copy import copy
from typing import NamedTuple

import msgspec

from game.core.pending import Question
from game.core.rules import Player
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.state.records import (
    NOBODY,
    NONE,
    Artefact,
    Casting,
    Charge,
    Combat,
    Enlisted,
    Lasting,
    LeadershipTest,
    Offer,
    Play,
    Promise,
    Pursuit,
    Roll,
    Step,
    Terrain,
    Winds,
)
from game.scripting.hooks.memory import EMPTY, Memory

TABLE, RESERVE, AWAY, GONE = "table", "reserve", "away", "gone"
"""Places of a unit: on the table, not yet there, off it and coming back (S-78), dead or fled."""


class Unit(msgspec.Struct):
    """A unit, or a character, on the table or not; values of its fields are replaced, never changed in place.

    `models` counts those of the unit, command included. Characters that joined a unit are its `guests`: units
    of their own whose `host` it is and whose pose is not used (S-81). Lengths are milli, headings centi.
    """

    id: int
    owner: Player
    enlisted: Enlisted
    models: int
    hurt: int = 0
    """Wounds already lost by the model that is wounded; by the monster or character itself."""
    x: int = 0
    y: int = 0
    heading: int = 0
    files: int = 1
    place: str = RESERVE
    host: int = NONE
    guests: tuple[int, ...] = ()
    champion: bool = False
    standard: bool = False
    musician: bool = False
    level: int = 0
    """Wizard levels left."""
    marks: int = 0
    """Bits of `unit_flags`."""
    at_phase: int = 0
    """Models when the phase began (S-59)."""
    at_turn: tuple[int, int, int] = (0, 0, 0)
    """Pose when the turn began (S-55, downhill)."""
    blame: Player = NOBODY
    """The player who last made the unit flee (S-17)."""
    cause: int = NONE
    """The unit that made this one flee, or that this one charges."""
    silent: int = 0
    """Shooting phases of its owner in which the unit still does not shoot (S-50)."""
    weapon: str = ""
    """The weapon chosen for this combat; empty: the first one."""
    champion_hurt: int = 0
    """Wounds already lost by the champion (S-80)."""
    ends: int = 0
    """Models that a single rank lost from its ends: left and right take turns (S-48)."""

    @property
    def pose(self) -> Pose:
        """The pose of the unit: middle of its front edge, and heading."""
        return Pose(self.x, self.y, self.heading)

    @pose.setter
    def pose(self, pose: Pose) -> None:
        self.x, self.y, self.heading = pose

    def has(self, mark: int) -> bool:
        """Whether the unit bears any of these flags."""
        return self.marks & mark != 0

    def mark(self, mark: int) -> None:
        """Put flags on the unit."""
        self.marks |= mark

    def unmark(self, mark: int) -> None:
        """Take flags off the unit."""
        self.marks &= ~mark

    @property
    def fleeing(self) -> bool:
        """Whether the unit flees."""
        return self.marks & unit_flags.FLEEING != 0

    @property
    def stands(self) -> bool:
        """Whether the unit has a footprint of its own on the table: alive, and in no other unit."""
        return self.place == TABLE and self.host == NONE


class SkirmishState(msgspec.Struct):
    """Everything true of a battle at an instant; `width` and `depth` of the table are milli."""

    players: int
    width: int
    depth: int
    units: list[Unit]
    """Units by id: `units[7].id == 7`; dead ones stay, as GONE."""
    terrain: tuple[Terrain, ...] = ()
    zones: list[int] = []
    """The deployment zone of each player, -1 before it is chosen."""
    order: tuple[Player, ...] = ()
    """The order of deployment, set by the winner of its roll-off (S-25)."""
    opener: Player = NOBODY
    """The winner of the roll-off of deployment: cards are drawn clockwise from this player (S-12, S-19)."""
    generals: list[int] = []
    artefact: Artefact | None = None

    round: int = 0
    """The game turn, from 1; 0 during deployment."""
    rounds: int = 6
    flips: list[Player] = []
    """Turn cards still face down, the next one last; nobody knows their order (S-02)."""
    active: Player = NOBODY
    phase: str = ""
    named: Player = NOBODY
    """The enemy of this phase; NOBODY before the naming: all others are neutral."""
    barred: tuple[Player, ...] = ()
    """Players whom the active player may not name now: a card forbids it."""
    pacts: list[tuple[Player, Player]] = []
    """Pairs (namer, spared): the first may not name the second at the next naming (Pacte secret)."""

    steps: list[Step] = []
    """Steps that follow by themselves, the next one last."""
    questions: list[Question] = []
    """Questions asked: the last one waits for an answer, those under it for their turn."""

    tokens: list[int] = []
    victory: list[int] = []
    """Victory points of the whole battle, by player."""
    earned: list[int] = []
    """Victory points of this phase, by player (S-16)."""
    hands: list[list[str]] = []
    """Treachery cards in each hand, secret."""
    deck: list[str] = []
    """Treachery cards, drawn from the end."""
    discards: list[str] = []
    plays: list[Play] = []
    """Cards on the stack, the top last (S-20)."""
    played: list[str] = []
    """Names of cards played this phase: each name once a phase (S-20)."""
    promises: list[Promise] = []
    offers: list[Offer] = []
    dismissals: list[tuple[Player, Player]] = []
    """Pairs (agreeing player, leaver): an army goes at the phase's end once all others agree (S-76)."""
    given: int = 0
    """The number of ids given to lasting changes, promises and offers."""

    charges: list[Charge] = []
    test: LeadershipTest | None = None
    roll: Roll | None = None
    winds: Winds = Winds()
    casting: Casting | None = None
    lasting: list[Lasting] = []
    combat: Combat | None = None
    pursuits: list[Pursuit] = []

    over: bool = False
    winner: Player = NOBODY

    orders: "OrderMemory | None" = None
    """What can still be taken back; None in states that are only imagined."""
    memory: Memory = EMPTY
    """What scripts keep."""

    def clone(self) -> "SkirmishState":
        """A copy that shares nothing mutable with this one."""
        new = copy(self)
        new.orders = self.orders.clone() if self.orders else None
        new.units = [copy(unit) for unit in self.units]
        new.hands = [hand[:] for hand in self.hands]
        for name in LIST_FIELDS:
            setattr(new, name, getattr(self, name)[:])
        return new

    def army(self, player: Player) -> list[Unit]:
        """The units of one army that are not gone, by id."""
        return [unit for unit in self.units if unit.owner == player and unit.place != GONE]

    def standing(self) -> list[Unit]:
        """Every unit with a footprint on the table, by id."""
        return [unit for unit in self.units if unit.place == TABLE and unit.host == NONE]

    def lives(self, player: Player) -> bool:
        """Whether a player has a model on the table or in reserve (S-03)."""
        return any(unit.owner == player and unit.place != GONE for unit in self.units)

    def living(self) -> list[Player]:
        """Players with models, in seat order."""
        return [player for player in range(self.players) if self.lives(player)]

    def new_id(self) -> int:
        """The next number that no lasting change, promise or offer had; it counts as given."""
        self.given += 1
        return self.given


class Checkpoint(NamedTuple):
    """The battle as it was before an order: to `unit`, or to none (-1)."""

    before: SkirmishState
    unit: int
    windows: int
    """How many windows of the remembered orders had passed by then."""


class OrderMemory(msgspec.Struct):
    """The orders of the active player that no die, card or secret has sealed yet; no view holds any of it."""

    when: tuple[int, Player, str] = (0, NOBODY, "")
    """Game turn, active player and phase of these orders."""
    checkpoints: list[Checkpoint] = []
    """One for each order that can be taken back, the first one first."""
    windows: list[tuple[str, int]] = []
    """Windows of cards that passed since the first of these orders: moment and unit."""
    waived: list[tuple[str, int]] = []
    """Windows that passed for orders which were taken back: they are not opened again."""
    sealed: str = ""
    """Why the last order cannot be taken back: `dice`, `seen`, or nothing."""

    def clone(self) -> "OrderMemory":
        """A copy with lists of its own; no checkpoint ever changes."""
        return OrderMemory(self.when, self.checkpoints[:], self.windows[:], self.waived[:], self.sealed)


LIST_FIELDS = tuple(
    name
    for name, kind in SkirmishState.__annotations__.items()
    if str(kind).startswith("list") and name not in ("units", "hands")
)
"""Fields that are lists of what never changes in place, so that a copy of the list is enough."""


def home_unit(state: SkirmishState, unit: Unit) -> Unit:
    """The unit in whose footprint a unit stands: the one that a character joined, else itself (S-81)."""
    return unit if unit.host < 0 else state.units[unit.host]
