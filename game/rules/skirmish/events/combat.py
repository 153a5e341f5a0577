"""Events of close combat: truces, challenges, blows, results, breaks, pursuits."""

from game.core.rules import Event, Player
from game.rules.skirmish.events.faces import NO_FACES, Faces


class TruceKept(Event, frozen=True, tag=True):
    """A neutral unit in contact was pushed away, or, `stays`, takes no part (S-10)."""

    unit: int
    touched: int
    stays: bool


class CombatChosen(Event, frozen=True, tag=True):
    """The next combat to be fought was chosen: friendly units, enemy units (S-51)."""

    friends: tuple[int, ...]
    enemies: tuple[int, ...]


class ChallengeIssued(Event, frozen=True, tag=True):
    """A challenge was issued; `accepted_by` -1: refused; `shamed` then takes no part (S-58)."""

    unit: int
    accepted_by: int
    shamed: int = -1


class BlowsStruck(Event, frozen=True, tag=True):
    """Blows of one kind were struck at one Initiative: hits, wounds, unsaved (S-48, S-79).

    `part` struck: rank, champion, character, rider, mount; `by`: model, mount, support, impact, stomp, crew.
    """

    unit: int
    target: int
    part: str
    by: str
    initiative: int
    blows: int
    needed: int
    hits: int
    to_wound: int
    wounds: int
    unsaved: int
    faces: Faces = NO_FACES


class CombatCounted(Event, frozen=True, tag=True):
    """The combat result was counted: (why, points) for each side; `winner` won by `by` points (S-55)."""

    friends: tuple[tuple[str, int], ...]
    enemies: tuple[tuple[str, int], ...]
    winner: Player
    by: int


class UnitBroke(Event, frozen=True, tag=True):
    """A loser failed its break test (S-56)."""

    unit: int


class UnitHeld(Event, frozen=True, tag=True):
    """A loser passed its break test; `why`: passed, steadfast, stubborn, unbreakable, double-one."""

    unit: int
    why: str


class PursuitRolled(Event, frozen=True, tag=True):
    """Dice of a flight or pursuit were rolled (S-74); target -1 is an overrun."""

    unit: int
    target: int
    dice: tuple[int, ...]


class UnitCaught(Event, frozen=True, tag=True):
    """A fleeing unit was run down (S-74)."""

    unit: int
    by: int
