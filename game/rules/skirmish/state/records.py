"""Frozen pieces of the state: what is bought, laid down, declared, promised, cast. Replaced, never changed.

Each chapter's author may add fields to his own record (a default for each).
"""

from typing import Any, NamedTuple

import msgspec

from game.core.rules import Player

NOBODY: Player = -1
"""No player; also -1 where a unit's id would stand: no unit."""
NONE = -1

# the flow


class Step(NamedTuple):
    """What follows by itself: a chapter's step and what it is about (ids, numbers, words, or one order)."""

    name: str
    about: tuple[Any, ...] = ()


class WrittenStep(NamedTuple):
    """A step as views and positions write it: ids, numbers and words only."""

    name: str
    about: tuple[int | str, ...] = ()


# what stands on the table


class Enlisted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a list bought: never changes while the battle lasts. `points` are full points (S-17)."""

    unit: str
    models: int
    points: int
    options: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()
    armour: str = "none"
    shield: bool = False
    barding: bool = False
    rules: tuple[tuple[str, int | str], ...] = ()
    """Special rules with their numbers, options and armour of the unit included."""
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
    """A piece on the table: `outline` in milli, counter-clockwise, where it lies (S-38)."""

    id: int
    terrain: str
    kind: str
    outline: tuple[tuple[int, int], ...]


class Artefact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the artefact lies, or who bears it (S-24)."""

    x: int
    y: int
    bearer: int = NONE


# movement and charges


class Charge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A declared charge: who, whom, the arc that is charged, the answer, the dice (S-33 to S-35)."""

    unit: int
    target: int
    arc: str = ""
    reaction: str = ""
    dice: tuple[int, ...] = ()
    reach: int = 0
    """How far it may go, in milli, once rolled."""
    void: bool = False
    first: int = NONE
    """Whom it charged before it redirected (S-34)."""


class LeadershipTest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Leadership test of the moment (S-26, S-30); `dice` empty until rolled."""

    unit: int
    why: str
    bonus: int = 0
    dice: tuple[int, ...] = ()
    rerolled: bool = False
    passed: bool = False
    lost_by: int = 0
    """By how much the combat was lost, in a break test (S-56)."""
    firm: str = ""
    """Why the difference does not count: stubborn, steadfast."""


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Dice that a card may roll again: a charge's (S-21)."""

    unit: int
    why: str
    dice: tuple[int, ...] = ()


# magic


class Winds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pools of the phase and what was cast: pairs (wizard, spell) (S-39, S-40)."""

    power: int = 0
    dispel: int = 0
    cast: tuple[tuple[int, str], ...] = ()


class Casting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spell on its way: the enemy may still dispel it (S-40 to S-42)."""

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
    """A change on a unit: a spell's, a card's. `what` is a characteristic or a special rule.

    `until`: see `battle.Until`; `value` is the casting value of a spell that remains in play.
    """

    id: int
    unit: int
    what: str
    amount: int | str
    until: str
    source: str
    """The spell or card it comes from."""
    by: Player
    caster: int = NONE
    value: int = 0
    least: int = 0


# close combat


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of the combat of the moment: its units, and what it has done so far this round (S-55)."""

    player: Player
    units: tuple[int, ...]
    wounds: int = 0
    """Really lost by the other side."""
    overkill: int = 0
    points: int = 0
    """The combat result, once counted."""


class Touch(NamedTuple):
    """A model of `unit` in contact, of `who` if a guest's, and the foe that it touches (S-53)."""

    unit: int
    rank: int
    file: int
    who: int
    part: str
    """rank, champion or character."""
    foe_unit: int
    foe: int
    foe_part: str


class Blows(NamedTuple):
    """Blows of one kind, allotted but not yet rolled: `who` in `unit` strikes `foe` in `foe_unit` (S-79)."""

    unit: int
    who: int
    by: str
    """rank, champion, character, mount or crew."""
    foe_unit: int
    foe: int
    foe_part: str
    blows: int


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The combat of the moment: friendly side first (S-71, S-79)."""

    sides: tuple[Side, Side]
    initiative: int = 11
    """The step of Initiative reached, downwards."""
    duel: tuple[int, int] | None = None
    contacts: tuple[tuple[int, int], ...] = ()
    """Pairs in contact when the combat was chosen (S-53)."""
    broken: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    not_steadfast: bool = False
    """Coup dans le dos was played on the losers."""
    touches: tuple[Touch, ...] = ()
    """Every model in contact (S-53)."""
    charged: tuple[int, ...] = ()
    """Units that had charged when it was chosen: they may overrun (S-74)."""
    allotted: tuple[Blows, ...] = ()
    """Blows of this Initiative that wait for the others."""
    scared: tuple[tuple[int, int], ...] = ()
    """Pairs (unit, what frightened it): they test panic after the break tests (S-74)."""
    flights: tuple[tuple[int, int], ...] = ()
    """Pairs (broken unit, how far it will flee in milli), once rolled (S-74)."""


class Pursuit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A winner goes after a broken unit, or, target -1, overruns; dice once rolled (S-74)."""

    unit: int
    target: int
    roll: int = 0
    x: int = 0
    y: int = 0
    """Where the middle of the unit that it named was last seen (S-57)."""


# treachery


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A treachery card on the stack (S-20)."""

    player: Player
    card: str
    unit: int = NONE
    target: Player = NOBODY
    cancelled: bool = False


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was promised, for which term (S-18). `kind`: not-name, not-charge, name.

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
    """Parties who lived when it was made: it is void when one of them dies."""


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An offer that waits for its answer: tokens and at most one card for one promise (S-18)."""

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
