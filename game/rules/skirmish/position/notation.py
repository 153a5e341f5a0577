"""The one notation of a position, in TOML: for tests, the tutorial, bug reports and `--position`.

    round = 4
    active = 0                # whose turn it is
    phase = "combat"          # the phase that begins; leave out: a turn begins
    named = 1                 # the enemy of the phase; leave out: nobody is named yet
    flips = [1]               # whose turn cards lie face down, the next one first
    deck = ["espion"]         # the first is drawn first; what no place names lies below, mixed always alike

    [flags]
    preset = "short"

    [[seat]]
    tokens = 4                # leave out: as at the start
    hand = ["contre_ordre"]

    [[seat]]

    [[unit]]                  # units are numbered from 0, in the order of the file
    owner = 0
    unit = "ligne_piquiers"
    models = 12               # how many are left
    bought = 20               # leave out: as many as are left
    standard = true           # bought; `lost = ["standard"]` when it fell
    x = 24.5                  # inches: the middle of the front edge
    y = 30.0
    heading = 180.0           # degrees clockwise; 0 looks towards +y
    files = 6
    marks = ["charged"]       # see `unit_flags`
    guests = [1]              # characters that joined it

    [[unit]]
    owner = 0
    unit = "ligne_marechal"

    [[unit]]
    owner = 1
    unit = "horde_furieux"
    models = 5
    x = 24.5
    y = 30.0
    files = 5

    [[terrain]]
    terrain = "bois_feuillu"
    outline = [[10.0, 20.0], [16.0, 20.0], [13.0, 25.0]]

A battle caught in the middle of a phase keeps in `[moment]` what waits: `steps`, questions (`asked`), and the
records of what is under way, as the engine writes them. A battle that is over names its `winner`.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from game.core.notation import position_from_toml, position_to_toml
from game.core.pending import Question
from game.rules.skirmish.flow.written import written_step
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import DEGREE, INCH
from game.rules.skirmish.state.records import (
    NONE,
    Casting,
    Charge,
    Combat,
    Lasting,
    LeadershipTest,
    Offer,
    Play,
    Promise,
    Pursuit,
    Roll,
    Winds,
    WrittenStep,
)
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.scripting.hooks.memory import EMPTY, Memory

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
UnitNumber = Annotated[int, Meta(ge=0, le=400)]
Count = Annotated[int, Meta(ge=0, le=60)]
Sum = Annotated[int, Meta(ge=0, le=99_999)]
Inches = Annotated[float, Meta(ge=-200, le=200)]
Degrees = Annotated[float, Meta(ge=0, lt=360)]
COMMAND_FIELDS = ("champion", "standard", "musician")
"""Fields of a unit's command, alike in what was bought and in what is left."""
MARKS = {
    name.lower().replace("_", "-"): bit
    for name, bit in vars(unit_flags).items()
    if isinstance(bit, int) and bit.bit_count() == 1
}
"""Every flag of a unit by its name: the bit that it is."""


class UnitPosition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A unit: what was bought, what is left of it, its pose in inches and degrees, what it has done."""

    owner: SeatNumber
    unit: str
    models: Count = 1
    bought: Annotated[int, Meta(ge=1, le=60)] | None = None
    options: list[str] = []
    spells: list[str] = []
    champion: bool = False
    standard: bool = False
    musician: bool = False
    general: bool = False
    mercenary: bool = False
    drilled: Annotated[int, Meta(ge=1, le=60)] | None = None
    """Files in which its list deploys the unit."""
    lost: list[Literal["champion", "standard", "musician"]] = []
    hurt: Count = 0
    champion_hurt: Count = 0
    x: Inches = 0.0
    y: Inches = 0.0
    heading: Degrees = 0.0
    files: Annotated[int, Meta(ge=1, le=60)] | None = None
    place: Literal["table", "reserve", "away", "gone"] = "table"
    guests: list[UnitNumber] = []
    level: Annotated[int, Meta(ge=0, le=4)] | None = None
    marks: list[str] = []
    weapon: str = ""
    at_phase: Count | None = None
    """Models when the phase began."""
    at_turn: tuple[Inches, Inches, Degrees] | None = None
    """Pose when the turn began; leave out: the pose now."""
    blame: SeatNumber | None = None
    cause: UnitNumber | None = None
    silent: Annotated[int, Meta(ge=0, le=9)] = 0
    ends: Sum = 0


class SeatPosition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A player: deployment zone, tokens, victory points, treachery cards, general."""

    zone: Annotated[int, Meta(ge=-1, le=7)] | None = None
    tokens: Annotated[int, Meta(ge=0, le=999)] | None = None
    victory: Sum = 0
    earned: Sum = 0
    """Victory points of this phase."""
    hand: list[str] = []
    general: Annotated[int, Meta(ge=-1, le=400)] | None = None
    """The number of the unit that leads; leave out: as in a list."""


class TerrainPosition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A piece of terrain: its outline counter-clockwise, in inches."""

    terrain: str
    outline: Annotated[list[tuple[Inches, Inches]], Meta(min_length=3, max_length=60)]


class ArtefactPosition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The artefact: the point where it lies, in inches, or the unit that bears it."""

    x: Inches
    y: Inches
    bearer: UnitNumber | None = None


class PhasePosition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The steps and questions that wait in the middle of a phase, and what is under way."""

    steps: list[WrittenStep] = []
    questions: list[Question] = msgspec.field(name="asked", default_factory=list)
    played: list[str] = []
    plays: list[Play] = []
    offers: list[Offer] = []
    charges: list[Charge] = []
    test: LeadershipTest | None = None
    roll: Roll | None = None
    winds: Winds = Winds()
    casting: Casting | None = None
    combat: Combat | None = None
    pursuits: list[Pursuit] = []


class Position(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A whole position in notation; what is left out is as when a turn begins."""

    seat: Annotated[list[SeatPosition], Meta(min_length=2, max_length=8)]
    unit: Annotated[list[UnitPosition], Meta(min_length=2, max_length=400)]
    terrain: list[TerrainPosition] = []
    artefact: ArtefactPosition | None = None
    round: Annotated[int, Meta(ge=0, le=99)] = 1
    rounds: Annotated[int, Meta(ge=1, le=99)] | None = None
    active: Annotated[int, Meta(ge=-1, le=7)] = 0
    phase: Literal["", "movement", "magic", "shooting", "combat"] = ""
    named: SeatNumber | None = None
    flips: list[SeatNumber] = []
    order: list[SeatNumber] | None = None
    """The order of deployment; leave out: by seats."""
    opener: Annotated[int, Meta(ge=-1, le=7)] = 0
    barred: list[SeatNumber] = []
    pacts: list[tuple[SeatNumber, SeatNumber]] = []
    deck: list[str] = []
    discards: list[str] = []
    promises: list[Promise] = []
    lasting: list[Lasting] = []
    dismissals: list[tuple[SeatNumber, SeatNumber]] = []
    given: Sum | None = None
    """The number of ids given to lasting changes, promises and offers; leave out: the highest of theirs."""
    moment: PhasePosition | None = None
    memory: Memory = EMPTY
    """What scripts keep; leave out: nothing."""
    winner: SeatNumber | None = None
    flags: dict[str, int | bool | str] = {}


PHASE_FIELDS = PhasePosition.__struct_fields__
"""Fields of the state that a `[moment]` writes."""
SHARED_FIELDS = ("barred", "pacts", "promises", "lasting", "dismissals")
"""Fields that position and state write alike."""


def parse(text: str) -> Position:
    """The position that a text in notation describes.

    Raises:
        PositionProblem: the TOML is broken, or a key is unknown, missing or of the wrong type.
    """
    return position_from_toml(text, Position)


# writing down


def position_of(state: SkirmishState, flags: Mapping[str, Any]) -> Position:
    """The position of a state, with every field that the others do not tell."""
    lying = state.artefact
    return Position(
        seat=[_seat_position(state, player) for player in range(state.players)],
        unit=[_unit_position(unit) for unit in state.units],
        terrain=[
            TerrainPosition(one.terrain, [(x / INCH, y / INCH) for x, y in one.outline])
            for one in state.terrain
        ],
        artefact=ArtefactPosition(lying.x / INCH, lying.y / INCH, _number_or_none(lying.bearer))
        if lying
        else None,
        round=state.round,
        rounds=state.rounds,
        active=state.active,
        phase=state.phase,  # type: ignore[arg-type]
        named=_number_or_none(state.named),
        flips=state.flips[::-1],
        order=list(state.order),
        opener=state.opener,
        deck=state.deck[::-1],
        discards=state.discards[:],
        given=state.given,
        moment=_phase_position(state),
        memory=state.memory,
        winner=_number_or_none(state.winner) if state.over else None,
        flags=dict(flags),
        **{name: list(getattr(state, name)) for name in SHARED_FIELDS},
    )


def _seat_position(state: SkirmishState, player: int) -> SeatPosition:
    """The notation of one seat of a state."""
    return SeatPosition(
        zone=state.zones[player] if state.zones else None,
        tokens=state.tokens[player],
        victory=state.victory[player],
        earned=state.earned[player],
        hand=state.hands[player][:],
        general=state.generals[player],
    )


def _unit_position(unit: Unit) -> UnitPosition:
    """The notation of one unit of a state."""
    bought = unit.enlisted
    return UnitPosition(
        owner=unit.owner,
        unit=bought.unit,
        models=unit.models,
        bought=bought.models,
        options=list(bought.options),
        spells=list(bought.spells),
        general=bought.general,
        mercenary=bought.mercenary,
        drilled=bought.files,
        lost=[name for name in COMMAND_FIELDS if getattr(bought, name) and not getattr(unit, name)],  # type: ignore[misc]
        hurt=unit.hurt,
        champion_hurt=unit.champion_hurt,
        x=unit.x / INCH,
        y=unit.y / INCH,
        heading=unit.heading / DEGREE,
        files=unit.files,
        place=unit.place,  # type: ignore[arg-type]
        guests=list(unit.guests),
        level=unit.level,
        marks=[name for name, bit in MARKS.items() if unit.has(bit)],
        weapon=unit.weapon,
        at_phase=unit.at_phase,
        at_turn=(unit.at_turn[0] / INCH, unit.at_turn[1] / INCH, unit.at_turn[2] / DEGREE),
        blame=_number_or_none(unit.blame),
        cause=_number_or_none(unit.cause),
        silent=unit.silent,
        ends=unit.ends,
        **{name: getattr(bought, name) for name in COMMAND_FIELDS},
    )


def _phase_position(state: SkirmishState) -> PhasePosition:
    """The notation of what waits in the middle of a phase, with orders in words."""
    moment = PhasePosition(*[getattr(state, name) for name in PHASE_FIELDS])
    return msgspec.structs.replace(moment, steps=[written_step(step) for step in state.steps])


def _number_or_none(number: int) -> int | None:
    """A seat or a unit as the notation writes it; None, which is left out, for none."""
    return None if number == NONE else number


def position_text(position: Position) -> str:
    """The text of a position, in TOML."""
    return position_to_toml(position)
