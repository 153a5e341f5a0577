"""Definitions that a mod may make of armies: units, weapons, machines, factions, lists: the schema.

Magic, terrain, tables, scenarios and charts are in `defs.battle`, treachery cards in `defs.cards`;
`content.SECTIONS` names them all. Lengths in files are inches, bases millimetres.
"""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from game.mods.defs import Def, Part

SEATS = range(2, 9)
"""Numbers of players that a battle may have (S-01)."""

Ten: TypeAlias = Annotated[int, Meta(ge=0, le=10)]
Inches: TypeAlias = Annotated[int, Meta(ge=0, le=120)]
Cost: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Amount: TypeAlias = Annotated[int, Meta(ge=1, le=60)] | Literal["D3", "D6", "2D6", "artillery"]
"""A number, or the dice that give one."""

UnitRef: TypeAlias = Annotated[str, Meta(extra={"ref": "unit"})]
WeaponRef: TypeAlias = Annotated[str, Meta(extra={"ref": "weapon"})]
MachineRef: TypeAlias = Annotated[str, Meta(extra={"ref": "machine"})]
LoreRef: TypeAlias = Annotated[str, Meta(extra={"ref": "lore"})]
SpellRef: TypeAlias = Annotated[str, Meta(extra={"ref": "spell"})]
ChartRef: TypeAlias = Annotated[str, Meta(extra={"ref": "chart"})]
FactionRef: TypeAlias = Annotated[str, Meta(extra={"ref": "faction"})]

Stat: TypeAlias = Literal[
    "move",
    "weapon_skill",
    "ballistic_skill",
    "strength",
    "toughness",
    "wounds",
    "initiative",
    "attacks",
    "leadership",
]
"""The nine characteristics, in the order of a profile (S-26)."""

TroopType: TypeAlias = Literal[
    "infantry",
    "cavalry",
    "monstrous-infantry",
    "war-beasts",
    "swarm",
    "monster",
    "chariot",
    "war-machine",
]
"""The type of a model (S-27); a character has one too, beside `character = true`."""

SpecialRule: TypeAlias = Literal[
    "always-first",
    "always-last",
    "ambush",
    "armour-piercing",
    "extra-rank",
    "fast-cavalry",
    "fear",
    "flaming",
    "fly",
    "frenzy",
    "hatred",
    "immune",
    "impact-hits",
    "killing-blow",
    "magic-resistance",
    "move-or-fire",
    "multiple-shots",
    "multiple-wounds",
    "parry",
    "poison",
    "quick-to-fire",
    "regeneration",
    "scouts",
    "skirmish",
    "stomp",
    "stubborn",
    "stupidity",
    "swift",
    "terror",
    "thunderstomp",
    "two-hands",
    "unbreakable",
    "unstable",
    "vanguard",
    "volley",
    "ward",
]
"""The closed list of special rules (S-60); ward and regeneration carry the roll that they need."""

SpecialRules: TypeAlias = Mapping[SpecialRule, Amount]
"""Each rule with its number; 1 where the number says nothing."""

Armour: TypeAlias = Literal["none", "light", "heavy", "plate"]


class Profile(Part, frozen=True):
    """M WS BS S T W I A Ld, 0 to 10 (S-26)."""

    move: Ten
    weapon_skill: Ten = 0
    ballistic_skill: Ten = 0
    strength: Ten = 0
    toughness: Ten = 0
    wounds: Ten = 1
    initiative: Ten = 0
    attacks: Ten = 0
    leadership: Ten = 0


class WeaponDef(Def, frozen=True, kw_only=True):
    """A weapon to strike with (`range = 0`) or to shoot with (S-44, S-47, S-53, S-60)."""

    range: Inches = 0
    strength: Annotated[int, Meta(ge=-3, le=10)] = 0
    """Added to the bearer's Strength when striking; the Strength of the shot when shooting."""
    shots: Amount = 1
    rules: SpecialRules = msgspec.field(default_factory=dict)
    first_round: bool = False
    """Whether strength and rules hold in the first round of a combat only."""
    mounted: bool = True
    """Whether riders can use it."""


class MachineDef(Def, frozen=True, kw_only=True):
    """The shooting of a war machine, or a breath (S-49, S-50)."""

    kind: Literal["cannon", "stone", "bolt", "volley-gun", "breath"]
    least_range: Inches = 0
    range: Inches
    strength: Ten
    """Strength of the hit on the model under the hole, on the line, or of each shot."""
    other_strength: Ten = 0
    """Strength of the hits on the other models under a template."""
    wounds: Amount = 1
    template: Inches = 0
    dice: Annotated[int, Meta(ge=0, le=6)] = 1
    """Artillery dice of a volley gun."""
    armour: bool = True
    """Whether armour saves against it."""
    misfire: ChartRef | None = None
    once: bool = False
    """Whether it shoots once a battle only."""


class Command(Part, frozen=True):
    """Points that champion, standard and musician cost; None: the unit has none (S-30)."""

    champion: Cost | None = None
    standard: Cost | None = None
    musician: Cost | None = None


class Option(Part, frozen=True):
    """An upgrade that a list may buy by `name`, for each model or once for the unit."""

    name: str
    points: Cost
    each: bool = True
    weapons: tuple[WeaponRef, ...] = ()
    shield: bool = False
    barding: bool = False
    armour: Armour | None = None
    rules: SpecialRules = msgspec.field(default_factory=dict)
    level: Annotated[int, Meta(ge=0, le=4)] = 0
    """Wizard levels gained."""
    battle_standard: bool = False


class UnitDef(Def, frozen=True, kw_only=True):
    """One kind of unit: a regiment of models alike, a lone character, a monster or a war machine (S-27)."""

    troop: TroopType
    character: bool = False
    profile: Profile
    mount: Profile | None = None
    """The mount's profile: it strikes at its own WS, S, I and A, and moves at its own M."""
    crew: Profile | None = None
    """The profile of a war machine's crew, who fight for it; as many as it has wounds left (S-82)."""
    base: tuple[Annotated[int, Meta(ge=10, le=200)], Annotated[int, Meta(ge=10, le=200)]]
    """Width and depth of a base, in millimetres."""
    points: Cost
    """Points of each model."""
    least: Annotated[int, Meta(ge=1, le=60)] = 1
    most: Annotated[int, Meta(ge=1, le=60)] = 1
    allowed: Annotated[int, Meta(ge=1, le=20)] | None = None
    """Units of this kind that a list of 500 points may hold; None: any number."""
    command: Command = Command()
    champion: Profile | None = None
    """The champion's own profile; None: one attack more."""
    weapons: tuple[WeaponRef, ...] = ()
    armour: Armour = "none"
    shield: bool = False
    barding: bool = False
    rules: SpecialRules = msgspec.field(default_factory=dict)
    mount_rules: SpecialRules = msgspec.field(default_factory=dict)
    machine: MachineRef | None = None
    """The shooting of a war machine, or the breath of a monster."""
    level: Annotated[int, Meta(ge=0, le=4)] = 0
    """Wizard level."""
    lores: tuple[LoreRef, ...] = ()
    options: tuple[Option, ...] = ()
    order: int = 0

    def __post_init__(self) -> None:
        """Refuse a unit that nobody could field."""
        for wrong, problem in (
            (self.least > self.most, "problem-unit-size"),
            (self.character and self.most > 1, "problem-unit-character"),
            ((self.troop == "war-machine") != (self.crew is not None), "problem-unit-crew"),
            (self.troop == "war-machine" and self.machine is None, "problem-unit-machine"),
            (self.troop == "cavalry" and self.mount is None, "problem-unit-mount"),
            (self.level > 0 and not self.lores, "problem-unit-lore"),
            (len({one.name for one in self.options}) < len(self.options), "problem-unit-options"),
        ):
            if wrong:
                raise ValueError(problem)


class FactionDef(Def, frozen=True, kw_only=True):
    """An army to choose from: its units, in the order in which they are shown."""

    units: tuple[UnitRef, ...]
    characters: Annotated[int, Meta(ge=0, le=100)] = 50
    """The share of a list's points that characters may cost, in percent."""
    hires: bool = False
    """Whether its units serve others as mercenaries (S-22)."""
    order: int = 0


class Entry(Part, frozen=True):
    """One unit of a list: its number of models and what is bought with it."""

    unit: UnitRef
    models: Annotated[int, Meta(ge=1, le=60)] = 1
    files: Annotated[int, Meta(ge=1, le=20)] | None = None
    """Files in which the unit deploys; None: five, or as many as there are models."""
    champion: bool = False
    standard: bool = False
    musician: bool = False
    options: tuple[str, ...] = ()
    spells: tuple[SpellRef, ...] = ()
    general: bool = False
    mercenary: bool = False


class ListDef(Def, frozen=True, kw_only=True):
    """A ready-made list: a faction, a number of points, its units."""

    faction: FactionRef
    points: Annotated[int, Meta(ge=50, le=5000)]
    entries: Annotated[tuple[Entry, ...], Meta(min_length=1)]


class SkirmishFlags(msgspec.Struct, frozen=True):
    """The house rules of one match, resolved."""

    preset: str = "standard"
    scenario: str = "customary"
    """What is fought for; `customary`: what the table of so many armies says (S-24)."""
    start_tokens: int = 3
    mercenaries: bool = False
    treachery: bool = True
    bribes: bool = True
    card_seconds: int = 2
    map: str = "drawn"
    """`drawn`: a map for that many players; `seed`: pieces laid by seed; else a map's name (S-85)."""
