"""Events of the field: moves, charges, tests, magic, shots, blows, results, losses.

Poses are the middle of the front edge in milli and the heading in centi, before and after, so that the
picture needs no state.
"""

from game.core.rules import Event, Player
from game.rules.skirmish.events.faces import NO_FACES, Faces, ModelHit
from game.rules.skirmish.state.formation import Pose


class UnitMoved(Event, frozen=True, tag=True):
    """A unit moved along `way` (the first pose is where it stood, the last where it stands).

    `manner`: advance, march, back, left, right, fly, charge, failed-charge, flight, pursuit, overrun, push,
    regain, turn, reform, combat-reform, rally, compulsory.
    """

    unit: int
    manner: str
    way: tuple[Pose, ...]
    files: int
    stopped_by: int = -1
    """The unit 1" before which the move stopped."""
    cause: int = -1
    """The unit from which one is pushed, with which contact is regained, for whose charge one turns."""


class UnitLeftTable(Event, frozen=True, tag=True):
    """A unit went over the edge: it fled for good, or pursued and `returns` (S-36, S-78)."""

    unit: int
    returns: bool


class CharacterJoined(Event, frozen=True, tag=True):
    """A character joined a unit (S-81)."""

    unit: int
    host: int


class CharacterLeft(Event, frozen=True, tag=True):
    """A character left their unit (S-81)."""

    unit: int
    host: int


class ChargeDeclared(Event, frozen=True, tag=True):
    """A charge was declared on an arc of the target: front, left, right, rear (S-33)."""

    unit: int
    target: int
    arc: str


class ChargeAnswered(Event, frozen=True, tag=True):
    """A charged unit answered with `reaction`: hold, shoot or flee (S-33)."""

    unit: int
    charger: int
    reaction: str


class ChargeRolled(Event, frozen=True, tag=True):
    """The dice of a charge were rolled; `reach` in milli (S-35)."""

    unit: int
    target: int
    dice: tuple[int, ...]
    reach: int


class ChargeEnded(Event, frozen=True, tag=True):
    """A charge ended; `how`: contact, failed, void, caught (S-35, S-36, S-77)."""

    unit: int
    target: int
    how: str


# tests and morale


class LeadershipTested(Event, frozen=True, tag=True):
    """2D6 against `needed` (S-26); `why`: march, charge, redirect, rally, panic, fear, break, hold…"""

    unit: int
    why: str
    dice: tuple[int, ...]
    needed: int
    passed: bool
    again: bool = False
    """Whether it is the battle standard's second roll."""


class UnitFled(Event, frozen=True, tag=True):
    """A unit began to flee; `blame` gets its points whatever kills it (S-17)."""

    unit: int
    why: str
    blame: Player


class UnitRallied(Event, frozen=True, tag=True):
    """A fleeing unit stands again (S-37)."""

    unit: int


class ModelsLost(Event, frozen=True, tag=True):
    """A unit lost wounds and models; `models` and `hurt` are those left, and where they stand (S-48).

    A character in a unit stands at its own place in the ranks.
    """

    unit: int
    wounds: int
    lost: int
    models: int
    hurt: int
    why: str
    x: int = 0
    y: int = 0
    files: int = 1
    heading: int = 0


class ModelsRaised(Event, frozen=True, tag=True):
    """Wounds or models of a unit came back: `models` stand there now, in `files` files (S-43)."""

    unit: int
    wounds: int
    models: int
    hurt: int
    x: int = 0
    y: int = 0
    heading: int = 0
    files: int = 1


class CommandLost(Event, frozen=True, tag=True):
    """A unit lost `which`: musician, standard or champion (S-74, S-80)."""

    unit: int
    which: str


class UnitDestroyed(Event, frozen=True, tag=True):
    """The last model of a unit is gone; the player `credit` scores it, -1 nobody (S-17)."""

    unit: int
    why: str
    credit: Player


class ChangeBegan(Event, frozen=True, tag=True):
    """A characteristic or a special rule of a unit is changed (S-07, S-21)."""

    lasting: int
    unit: int
    what: str
    amount: int | str
    until: str
    source: str


class ChangeEnded(Event, frozen=True, tag=True):
    """A lasting change of a unit ended: its number is as before."""

    lasting: int
    unit: int


# magic


class WindsBlew(Event, frozen=True, tag=True):
    """The winds of magic were rolled: the pools of dice, after channelling (S-39)."""

    dice: tuple[int, int]
    power: int
    dispel: int


class DiceDrained(Event, frozen=True, tag=True):
    """Power dice were lost; `dice` said how many."""

    lost: int
    power: int
    dice: tuple[int, ...] = ()


class SpellCast(Event, frozen=True, tag=True):
    """A wizard cast: `how` is cast, failed or irresistible (S-40, S-41)."""

    wizard: int
    spell: str
    dice: tuple[int, ...]
    total: int
    how: str
    target: int
    x: int
    y: int
    heading: int = 0
    """The heading of a vortex, in centi."""


class TemplateLaid(Event, frozen=True, tag=True):
    """A round template of a spell or a miscast was laid down, or a vortex moved along `way` (S-43, S-66).

    Points and `radius` are milli; `models` are those touched, (unit, place in its ranks), neutrals never;
    `dice` are the inches of the artillery die, 0 a misfire.
    """

    unit: int
    why: str
    way: tuple[tuple[int, int], ...]
    radius: int
    models: tuple[tuple[int, int], ...]
    dice: tuple[int, ...] = ()


class HitsRolled(Event, frozen=True, tag=True):
    """Hits that need no roll to hit were rolled: of a machine, a breath, a spell, a miscast (S-43, S-50).

    `why` is the kind of machine, magic or miscast; `amount` are dice that said how many hits there were.
    """

    unit: int
    why: str
    hits: tuple[ModelHit, ...]
    amount: tuple[int, ...] = ()


class SpellDispelled(Event, frozen=True, tag=True):
    """A dispel was tried (S-42); `lasting` -1: of the spell just cast."""

    player: Player
    wizard: int
    dice: tuple[int, ...]
    total: int
    passed: bool
    lasting: int = -1


class Miscast(Event, frozen=True, tag=True):
    """A wizard miscast: the roll on the chart (S-41)."""

    wizard: int
    dice: tuple[int, int]
    lost: bool
    lost_die: int = 0
    """The die that said whether the caster is lost; 0: none was rolled."""


# shooting


class VolleyShot(Event, frozen=True, tag=True):
    """A unit shot: numbers of dice at each step of S-48, and their faces; `needed` is the number to hit."""

    unit: int
    target: int
    weapon: str
    shots: int
    needed: int
    hits: int
    wounds: int
    unsaved: int
    faces: Faces = NO_FACES


class MachineShot(Event, frozen=True, tag=True):
    """A machine aimed and shot: points in milli, the dice (0: misfire), units struck, and their models.

    `models` are (unit, place in its ranks); of a hail nobody's: its shots are told by a volley.
    """

    unit: int
    kind: str
    aimed: tuple[int, int]
    landed: tuple[int, int]
    dice: tuple[int, ...]
    struck: tuple[int, ...]
    models: tuple[tuple[int, int], ...] = ()


class Misfired(Event, frozen=True, tag=True):
    """A machine misfired: the roll on the chart (S-50)."""

    unit: int
    roll: int
    destroyed: bool
    silent: int


class LookedOut(Event, frozen=True, tag=True):
    """Look Out Sir was rolled: the hit moved to a trooper, or not (S-80)."""

    unit: int
    roll: int
    moved: bool
