"""What happened in close combat: truces, challenges, blows, results, breaks, pursuits."""

from game.core.rules import Event, Player


class TruceKept(Event, frozen=True, tag=True):
    """A neutral unit in contact: pushed away, or, `stays`, taking no part (S-10)."""

    unit: int
    touched: int
    stays: bool


class CombatChosen(Event, frozen=True, tag=True):
    """The combat to be fought now: friendly units, enemy units (S-51)."""

    friends: tuple[int, ...]
    enemies: tuple[int, ...]


class ChallengeIssued(Event, frozen=True, tag=True):
    """A challenge; `accepted_by` -1: refused; `shamed` then takes no part (S-58)."""

    unit: int
    accepted_by: int
    shamed: int = -1


class BlowsStruck(Event, frozen=True, tag=True):
    """Blows of one kind at one Initiative: hits, wounds, unsaved (S-48, S-79).

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


class CombatCounted(Event, frozen=True, tag=True):
    """The result, with what it is made of: (why, points) for each side (S-55)."""

    friends: tuple[tuple[str, int], ...]
    enemies: tuple[tuple[str, int], ...]
    winner: Player
    by: int


class UnitBroke(Event, frozen=True, tag=True):
    """A loser failed its break test (S-56)."""

    unit: int


class UnitHeld(Event, frozen=True, tag=True):
    """A loser held; `why`: passed, steadfast, stubborn, unbreakable, double-one."""

    unit: int
    why: str


class PursuitRolled(Event, frozen=True, tag=True):
    """Flight and pursuit (S-74); target -1 is an overrun."""

    unit: int
    target: int
    dice: tuple[int, ...]


class UnitCaught(Event, frozen=True, tag=True):
    """A fleer was run down (S-74)."""

    unit: int
    by: int
