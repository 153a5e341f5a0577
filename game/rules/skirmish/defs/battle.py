"""Definitions that a mod may make of battles: spells, terrain, tables, scenarios, presets, charts."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from game.mods.defs import Def, Part
from game.rules.skirmish.defs.armies import Amount, Inches, LoreRef, SpecialRule, Stat, Ten

TerrainRef: TypeAlias = Annotated[str, Meta(extra={"ref": "terrain"})]
ScenarioRef: TypeAlias = Annotated[str, Meta(extra={"ref": "scenario"})]
Point: TypeAlias = tuple[Inches, Inches]
Box: TypeAlias = tuple[Inches, Inches, Inches, Inches]
"""Left, lower, right, upper edge."""
Until: TypeAlias = Literal["round", "phase", "turn", "caster", "remains", "battle"]
"""When a change ends; `caster`: at the caster's next Magic phase; `remains`: until dispelled or ended."""

# what spells do


class Hits(Part, frozen=True, kw_only=True, tag_field="kind", tag="hits"):
    """Hits that the target suffers; with a template, one for each model under it."""

    hits: Amount = 1
    strength: Ten
    armour: bool = True
    flaming: bool = False
    wounds: Amount = 1


class Change(Part, frozen=True, kw_only=True, tag_field="kind", tag="change"):
    """A change of a characteristic, up or down; it never falls below `least`."""

    stat: Stat
    amount: Annotated[int, Meta(ge=-10, le=10)]
    least: Ten = 0
    until: Until = "caster"


class Grant(Part, frozen=True, kw_only=True, tag_field="kind", tag="grant"):
    """A special rule that the target gains."""

    rule: SpecialRule
    number: Amount = 1
    until: Until = "caster"


class Heal(Part, frozen=True, kw_only=True, tag_field="kind", tag="heal"):
    """Wounds that come back, then, with `raises`, dead models of the unit; never more than it had."""

    wounds: Amount
    raises: bool = False


class Test(Part, frozen=True, kw_only=True, tag_field="kind", tag="test"):
    """A test of a characteristic or of Leadership; failed, each model loses a wound, or the unit panics."""

    __test__ = False
    stat: Stat
    failed: Literal["wound-each", "panic"] = "panic"


class Script(Part, frozen=True, kw_only=True, tag_field="kind", tag="script"):
    """The scripts of the spell's mod say what it does to a unit: they are told `spell`."""


Magic = Hits | Change | Grant | Heal | Test | Script
"""The closed vocabulary of spells (S-43)."""


class LoreDef(Def, frozen=True, kw_only=True):
    """A school of magic; each spell names the lore that it belongs to."""

    order: int = 0


class SpellDef(Def, frozen=True, kw_only=True):
    """One spell of a lore (S-40, S-43)."""

    lore: LoreRef
    value: Annotated[int, Meta(ge=3, le=30)]
    """The total that dice and level must reach."""
    type: Literal["augment", "hex", "missile", "damage", "vortex"]
    range: Inches = 24
    template: Inches = 0
    effects: Annotated[tuple[Magic, ...], Meta(min_length=1)]
    order: int = 0

    @property
    def remains(self) -> bool:
        """Whether the spell remains in play (S-07)."""
        return any(isinstance(one, Change | Grant) and one.until == "remains" for one in self.effects)


# mishaps


class Mishap(Part, frozen=True):
    """One row of a chart: the consequence when the dice show `least` to `most` (S-41, S-50)."""

    least: Annotated[int, Meta(ge=1, le=12)]
    most: Annotated[int, Meta(ge=1, le=12)]
    destroyed: bool = False
    wounds: Annotated[int, Meta(ge=0, le=10)] = 0
    silent: Annotated[int, Meta(ge=0, le=2)] = 0
    """Shots lost: 1 this one, 2 also that of the next Shooting phase."""
    blast: Inches = 0
    """Width in inches of the template centred on the caster."""
    strength: Ten = 0
    struck: Literal["template", "contact", "wizards"] | None = None
    lost_on: Annotated[int, Meta(ge=0, le=6)] = 0
    """The D6 roll up to which the caster is lost; 0: never."""
    levels: Amount | None = None
    """Wizard levels lost."""
    drained: Amount | None = None
    """Power dice lost."""


class ChartDef(Def, frozen=True, kw_only=True):
    """A table of mishaps: `miscast`, `powder`, `stone` (S-41, S-50)."""

    dice: Literal["D6", "2D6"] = "D6"
    rows: Annotated[tuple[Mishap, ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        """Refuse a chart that has no row, or two rows, for some roll."""
        rolls = range(1, 7) if self.dice == "D6" else range(2, 13)
        if any(sum(row.least <= roll <= row.most for row in self.rows) != 1 for roll in rolls):
            raise ValueError("problem-chart-rows")


# terrain and tables


class TerrainDef(Def, frozen=True, kw_only=True):
    """A piece of terrain: its kind, and its convex outline in inches around its middle (S-38)."""

    kind: Literal["forest", "hill", "river", "marsh", "wall", "fence", "building", "rock"]
    outline: Annotated[tuple[tuple[float, float], ...], Meta(min_length=3, max_length=12)]
    scatter: bool = True
    """Whether a seed may lay it; terrain that makes sense only in a chain, like a river, may not (S-85)."""


class Piece(Part, frozen=True):
    """A piece of terrain on a map: inches from the lower left corner; degrees clockwise."""

    terrain: TerrainRef
    at: tuple[float, float]
    heading: Annotated[int, Meta(ge=0, lt=360)] = 0


class MapDef(Def, frozen=True, kw_only=True):
    """A laid-out table for `players` armies, in inches at scale 1; scaled whole, pieces too (S-85)."""

    players: Annotated[int, Meta(ge=2, le=8)]
    drawn: bool = True
    """Whether chance may choose it; else only the flag `map` does, by its name."""
    pieces: tuple[Piece, ...] = ()


class ZonesDef(Def, frozen=True, kw_only=True):
    """The table and deployment zones for `players` armies, in inches (S-25)."""

    players: Annotated[int, Meta(ge=2, le=8)]
    size: Point
    zones: tuple[Box, ...]
    centre: Point | None = None
    """The centre, in inches; None: the middle of the table."""
    crossroads: tuple[Point, ...] = ()
    """Places between neighbours, in inches, that are worth holding in battles for crossroads (S-24)."""
    scenario: ScenarioRef | None = None
    """What so many armies fight for where the house rules leave it to custom; None: tokens alone (S-24)."""

    def __post_init__(self) -> None:
        """Refuse a table without one zone for each army, or with zones or crossroads off the table."""
        wide, deep = self.size
        if len(self.zones) != self.players:
            raise ValueError("problem-zones-players")
        if any(not (0 <= a < c <= wide and 0 <= b < d <= deep) for a, b, c, d in self.zones):
            raise ValueError("problem-zones-size")
        if any(not (0 <= x <= wide and 0 <= y <= deep) for x, y in self.crossroads):
            raise ValueError("problem-zones-crossroads")


class ScenarioDef(Def, frozen=True, kw_only=True):
    """The aim of a battle, beside tokens (S-24)."""

    goal: Literal["tokens", "artefact", "centre", "crossroads"]
    share: Annotated[int, Meta(ge=1, le=1000)] = 150
    """Army points per token that an artefact is worth; the tokens are rounded up."""
    radius: Inches = 6
    reward: Annotated[int, Meta(ge=0, le=10)] = 1
    order: int = 0


class PresetDef(Def, frozen=True, kw_only=True):
    """A length of battle (S-01, S-16, S-25)."""

    points: Annotated[int, Meta(ge=50, le=5000)]
    token: Annotated[int, Meta(ge=1, le=500)]
    """T: victory points for one token."""
    fewer_turns: Annotated[int, Meta(ge=0, le=3)] = 0
    least_turns: Annotated[int, Meta(ge=1, le=6)] = 1
    """Game turns that a battle of any number of armies has at least (S-01)."""
    scale: tuple[Annotated[int, Meta(ge=1, le=9)], Annotated[int, Meta(ge=1, le=9)]] = (1, 1)
    """The table's lengths are multiplied by the first and divided by the second."""
    order: int = 0
