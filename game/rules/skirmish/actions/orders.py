"""Orders given to units: moves, charges, spells, shots, blows. Lengths are milli, headings centi."""

import msgspec

from game.core.rules import Action
from game.rules.skirmish.state.records import NONE

# movement and charges (S-31 to S-38)


class DeclareCharge(Action, frozen=True, tag=True):
    """Charge a unit of the named enemy."""

    unit: int
    target: int


class React(Action, frozen=True, tag=True):
    """The charged unit's answer: hold, shoot or flee (S-33)."""

    reaction: str


class Redirect(Action, frozen=True, tag=True):
    """After a flight: test to charge another unit, or, NONE, carry on (S-34)."""

    target: int = NONE


class TakeWay(Action, frozen=True, tag=True):
    """Charge by path number `way`, one of those that bring as many models into contact (S-35)."""

    way: int = 0


class Leg(msgspec.Struct, frozen=True):
    """A piece of a move: `forward` milli straight on, then a wheel in centi, right above zero."""

    forward: int = 0
    wheel: int = 0


class Move(Action, frozen=True, tag=True):
    """Move in `manner`: advance, march, back, left, right or fly; `legs` forwards, or one length.

    A flight has one leg, and the pose where it lands in `x`, `y`, `heading`.
    """

    unit: int
    manner: str
    legs: tuple[Leg, ...] = ()
    x: int = 0
    y: int = 0
    heading: int = 0


class Reform(Action, frozen=True, tag=True):
    """Reform to another heading and files about the centre; `swift`: by a musician (S-32, S-37)."""

    unit: int
    heading: int
    files: int
    swift: bool = False


class Join(Action, frozen=True, tag=True):
    """A lone character moves into contact with a unit and joins it (S-81)."""

    unit: int
    host: int


class Leave(Action, frozen=True, tag=True):
    """A character leaves their unit, to stand at a pose (S-81)."""

    unit: int
    x: int
    y: int
    heading: int


class Arrive(Action, frozen=True, tag=True):
    """A reserve or a returning unit comes from the edge (S-25, S-78)."""

    unit: int
    x: int
    y: int
    heading: int
    files: int


# magic (S-39 to S-43)


class Cast(Action, frozen=True, tag=True):
    """Cast a spell with `dice` dice at a unit, or towards a point or heading."""

    wizard: int
    spell: str
    dice: int
    target: int = NONE
    x: int = 0
    y: int = 0
    heading: int = 0


class Dispel(Action, frozen=True, tag=True):
    """Dispel the spell just cast, or the one that `lasting` names; without a wizard no level is added."""

    dice: int
    wizard: int = NONE
    lasting: int = NONE


class EndSpell(Action, frozen=True, tag=True):
    """The caster lets a spell of their own end (S-07)."""

    lasting: int


# shooting (S-44 to S-50)


class Shoot(Action, frozen=True, tag=True):
    """All models of a unit, or a bolt thrower, volley gun or breath, at one target."""

    unit: int
    target: int
    weapon: str = ""


class Aim(Action, frozen=True, tag=True):
    """A cannon or a stone thrower at a point; `target` is the unit under a stone thrower's hole."""

    unit: int
    x: int
    y: int
    target: int = NONE


# close combat (S-51 to S-58)


class DrawWeapon(Action, frozen=True, tag=True):
    """Fight this combat with one of the unit's weapons."""

    unit: int
    weapon: str


class IssueChallenge(Action, frozen=True, tag=True):
    """A character, or (`champion`) the champion of a unit, issues a challenge."""

    unit: int
    champion: bool = False


class Accept(Action, frozen=True, tag=True):
    """Take up the challenge with a character or champion; NONE: refuse it."""

    unit: int = NONE
    champion: bool = False


class Allot(Action, frozen=True, tag=True):
    """Share out a unit's blows: (foe, part, blows); part: rank, champion, character, rider, mount (S-79)."""

    unit: int
    blows: tuple[tuple[int, str, int], ...]


class Pursue(Action, frozen=True, tag=True):
    """Pursue a broken unit; target NONE overruns (S-74)."""

    unit: int
    target: int = NONE


class Restrain(Action, frozen=True, tag=True):
    """Test Leadership to hold instead of pursuing; no test where the unit may just stay (S-74)."""

    unit: int


class CombatReform(Action, frozen=True, tag=True):
    """Take other files, the front slid along the contact face by `slide` milli, right above zero (S-58)."""

    unit: int
    files: int
    slide: int = 0
