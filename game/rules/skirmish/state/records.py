"""Frozen pieces of the state: what is bought, laid down, declared, promised, cast. Replaced, never changed.

A chapter that needs a new field adds it to its own record, with a default.
"""

from typing import Any, NamedTuple

import msgspec

from game.core.rules import Player

NOBODY: Player = -1
"""No player; also -1 where a unit's id would stand: no unit."""
NONE = -1
"""No unit, where a unit's id would stand."""

# the flow


class Step(NamedTuple):
    """A step that follows by itself: its name and what it is about (ids, numbers, words, or one order)."""

    name: str
    about: tuple[Any, ...] = ()


class WrittenStep(NamedTuple):
    """A step as views and positions write it: ids, numbers and words only."""

    name: str
    about: tuple[int | str, ...] = ()


# what stands on the table


class Enlisted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One unit as its list bought it; it never changes. `points` are full points (S-17)."""

    unit: str
    models: int
    points: int
    options: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()
    armour: str = "none"
    shield: bool = False
    barding: bool = False
    rules: tuple[tuple[str, int | str], ...] = ()
    """Special rules with their numbers, those of the unit's options and armour included."""
    champion: bool = False
    standard: bool = False
    musician: bool = False
    general: bool = False
    battle_standard: bool = False
    mercenary: bool = False
    level: int = 0
    spells: tuple[str, ...] = ()
    files: int = 5


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of terrain where it lies: `outline` in milli, counter-clockwise (S-38)."""

    id: int
    terrain: str
    kind: str
    outline: tuple[tuple[int, int], ...]


class Artefact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The artefact: the point where it lies, in milli, or the unit that bears it (S-24)."""

    x: int
    y: int
    bearer: int = NONE


# movement and charges


class Charge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A declared charge: charger, target, the arc that is charged, the answer, the dice (S-33 to S-35)."""

    unit: int
    target: int
    arc: str = ""
    reaction: str = ""
    dice: tuple[int, ...] = ()
    reach: int = 0
    """Milli that the charge may go, once its dice are rolled; until then 0."""
    void: bool = False
    first: int = NONE
    """The unit that was charged before a redirection; NONE: there was none (S-34)."""


class LeadershipTest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Leadership test of the moment (S-26, S-30); `dice` empty until rolled."""

    unit: int
    why: str
    bonus: int = 0
    dice: tuple[int, ...] = ()
    rerolled: bool = False
    passed: bool = False
    lost_by: int = 0
    """Points by which the combat was lost, in a break test (S-56)."""
    firm: str = ""
    """Why those points do not count: stubborn, steadfast; empty: they do."""


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Dice of a charge, which a card may have rolled again (S-21)."""

    unit: int
    why: str
    dice: tuple[int, ...] = ()


# magic


class Winds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pools of dice of the Magic phase, and pairs (wizard, spell) for what was cast (S-39, S-40)."""

    power: int = 0
    dispel: int = 0
    cast: tuple[tuple[int, str], ...] = ()


class Casting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spell just cast, which may still be dispelled; point in milli, heading in centi (S-40 to S-42)."""

    wizard: int
    spell: str
    dice: tuple[int, ...]
    total: int
    irresistible: bool = False
    target: int = NONE
    x: int = 0
    y: int = 0
    heading: int = 0


class Lasting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change that a spell or a card made to a unit. `what` is a characteristic or a special rule.

    `until`: see `defs.battle.Until`; `value` is the casting value of a spell that remains in play.
    """

    id: int
    unit: int
    what: str
    amount: int | str
    until: str
    source: str
    """The spell or card that made the change."""
    by: Player
    caster: int = NONE
    value: int = 0
    least: int = 0


# close combat


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of the combat that is being fought: its units, and its wounds and points this round (S-55)."""

    player: Player
    units: tuple[int, ...]
    wounds: int = 0
    """Wounds that the other side really lost."""
    overkill: int = 0
    points: int = 0
    """The points of the combat result, once counted."""


class Touch(NamedTuple):
    """A model of `unit` in contact, of the guest `who` if it is one, and the foe that it touches (S-53)."""

    unit: int
    rank: int
    file: int
    who: int
    part: str
    """Part of the unit that the model is: rank, champion or character."""
    foe_unit: int
    foe: int
    foe_part: str


class Blows(NamedTuple):
    """Blows of one kind, allotted but not yet rolled: `who` in `unit` strikes `foe` in `foe_unit` (S-79)."""

    unit: int
    who: int
    by: str
    """Part that strikes: rank, champion, character, mount or crew."""
    foe_unit: int
    foe: int
    foe_part: str
    blows: int


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The combat that is being fought: friendly side first (S-71, S-79)."""

    sides: tuple[Side, Side]
    initiative: int = 11
    """The step of Initiative reached, counting down."""
    duel: tuple[int, int] | None = None
    contacts: tuple[tuple[int, int], ...] = ()
    """Pairs of units in contact when the combat was chosen (S-53)."""
    broken: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    not_steadfast: bool = False
    """Coup dans le dos was played on the losers."""
    touches: tuple[Touch, ...] = ()
    """Every model in contact (S-53)."""
    charged: tuple[int, ...] = ()
    """Units that had charged when the combat was chosen: they may overrun (S-74)."""
    allotted: tuple[Blows, ...] = ()
    """Blows of this step of Initiative that wait for the others."""
    scared: tuple[tuple[int, int], ...] = ()
    """Pairs (unit, the unit that frightened it): the first tests panic after the break tests (S-74)."""
    flights: tuple[tuple[int, int], ...] = ()
    """Pairs (broken unit, milli that it will flee), once rolled (S-74)."""


class Pursuit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pursuit of a broken unit by a winner, or, target -1, overrun; `roll` in inches, once rolled (S-74)."""

    unit: int
    target: int
    roll: int = 0
    x: int = 0
    y: int = 0
    """With `x`: where the middle of the pursued unit was last seen, in milli (S-57)."""


# treachery


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A treachery card on the stack (S-20)."""

    player: Player
    card: str
    unit: int = NONE
    target: Player = NOBODY
    cancelled: bool = False


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A promise and its term (S-18). `kind`: not-name, not-charge, name.

    `status`: open, kept, broken, void.
    """

    id: int
    by: Player
    to: Player
    kind: str
    enemy: Player = NOBODY
    phase: str = ""
    status: str = "open"
    alive: tuple[Player, ...] = ()
    """Parties who lived when the promise was made: it is void when one of them dies."""


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An offer that waits for its answer: tokens and at most one card in exchange for one promise (S-18)."""

    id: int
    by: Player
    to: Player
    tokens: int
    card: str
    kind: str
    enemy: Player = NOBODY
    phase: str = ""


Army = tuple[Enlisted, ...]
"""The units of one player, in the order of their ids."""
