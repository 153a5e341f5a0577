"""The state that a position in notation describes, its gaps filled."""

from collections import Counter

from game.core.notation import Names, PositionProblem, one_of, told
from game.core.rng import Rng
from game.rules.skirmish.army.army import enlisted_unit, general_of
from game.rules.skirmish.content import scaled_length, treachery_deck
from game.rules.skirmish.defs.armies import Entry
from game.rules.skirmish.flow.written import read_step
from game.rules.skirmish.position.notation import (
    COMMAND_FIELDS,
    MARKS,
    PHASE_FIELDS,
    SHARED_FIELDS,
    Position,
    TerrainPosition,
    UnitPosition,
)
from game.rules.skirmish.position.soundness import state_fault
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import DEGREE, INCH, half_up
from game.rules.skirmish.state.records import NOBODY, NONE, Artefact, Step, Terrain
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.turn.naming import Phase
from game.rules.skirmish.turn.turns import named_steps, phase_turns, rounds_of, turn_steps


def lay_out(position: Position, setting: Setting) -> SkirmishState:
    """The state that a position describes, its gaps filled; `setting` has its flags and seats.

    Raises:
        PositionProblem: it names an unknown thing, seat or unit, or nobody could play on.
    """
    seats, players = position.seat, setting.players
    wide, deep = setting.content.zones[players].size
    cards = Names(setting.content.cards, "treachery card")
    state = SkirmishState(
        players=players,
        width=scaled_length(wide, setting.preset),
        depth=scaled_length(deep, setting.preset),
        units=[],
        terrain=tuple(_terrain_piece(setting, id, piece) for id, piece in enumerate(position.terrain)),
        zones=[number if seat.zone is None else seat.zone for number, seat in enumerate(seats)],
        order=tuple(range(players)) if position.order is None else tuple(position.order),
        opener=position.opener,
        round=position.round,
        rounds=position.rounds or rounds_of(players, setting.preset.fewer_turns, setting.preset.least_turns),
        flips=position.flips[::-1],
        active=position.active,
        phase=position.phase,
        named=NOBODY if position.named is None else position.named,
        tokens=[setting.flags.start_tokens if seat.tokens is None else seat.tokens for seat in seats],
        victory=[seat.victory for seat in seats],
        earned=[seat.earned for seat in seats],
        hands=[cards.all(seat.hand) for seat in seats],
        discards=cards.all(position.discards),
        over=position.winner is not None,
        winner=NOBODY if position.winner is None else position.winner,
    )
    state.units = [_unit_of(setting, id, unit) for id, unit in enumerate(position.unit)]
    _join_guests(state)
    state.generals = [
        _general_of_seat(setting, state, player, seat.general) for player, seat in enumerate(seats)
    ]
    if position.artefact is not None:
        lying = position.artefact
        state.artefact = Artefact(_milli(lying.x), _milli(lying.y), _id_or_none(lying.bearer))
    for name in SHARED_FIELDS:
        value = getattr(position, name)
        setattr(state, name, tuple(value) if name == "barred" else list(value))
    ids = [one.id for one in state.promises] + [one.id for one in state.lasting]
    state.given = max([0, *ids]) if position.given is None else position.given
    state.memory = position.memory
    _take_moment(state, position)
    state.deck = _stacked_deck(setting, state, cards.all(position.deck))
    wrong = state_fault(state, setting)
    if wrong is not None:
        raise PositionProblem(wrong)
    return state


def _take_moment(state: SkirmishState, position: Position) -> None:
    """Set what waits: as written, or as when the turn or the phase begins, or once the enemy is named."""
    if position.moment is not None:
        for name in PHASE_FIELDS:
            value = getattr(position.moment, name)
            setattr(state, name, list(value) if isinstance(value, list) else value)
        state.steps = [read_step(step, state.active) for step in position.moment.steps]
    elif not state.over:
        state.steps = _following_steps(position)[::-1]


def _following_steps(position: Position) -> list[Step]:
    """The steps that follow by themselves, the next one first."""
    if not position.phase:
        return turn_steps()
    phases = list(Phase)
    at = phases.index(Phase(position.phase))
    if position.named is None:
        return phase_turns(phases[at:])
    return [*named_steps(phases[at]), *phase_turns(phases[at + 1 :])]


def _unit_of(setting: Setting, id: int, written: UnitPosition) -> Unit:
    """The unit that the notation describes; what its list gave it is bought anew.

    Raises:
        PositionProblem: it names an unknown unit, option, spell, weapon or mark.
    """
    where, content = f"unit {id}", setting.content
    full_id = Names(content.units, "unit").one(written.unit)
    known = [option.name for option in content.units[full_id].options]
    for option in written.options:
        one_of(where, option, known)
    bought = written.bought or max(1, written.models)
    entry = Entry(
        unit=full_id,
        models=bought,
        files=written.drilled,
        options=tuple(written.options),
        spells=tuple(Names(content.spells, "spell").all(written.spells)),
        general=written.general,
        mercenary=written.mercenary,
        **{name: getattr(written, name) for name in COMMAND_FIELDS},
    )
    enlisted = enlisted_unit(content, entry)
    for mark in written.marks:
        one_of(where, mark, MARKS)
    pose = (_milli(written.x), _milli(written.y), _centi(written.heading))
    return Unit(
        id,
        written.owner,
        enlisted,
        written.models,
        written.hurt,
        *pose,
        files=enlisted.files if written.files is None else written.files,
        place=written.place,
        **{name: getattr(written, name) and name not in written.lost for name in COMMAND_FIELDS},
        guests=tuple(written.guests),
        level=enlisted.level if written.level is None else written.level,
        marks=sum(MARKS[mark] for mark in dict.fromkeys(written.marks)),
        at_phase=written.models if written.at_phase is None else written.at_phase,
        at_turn=pose if written.at_turn is None else _pose_of(written.at_turn),
        blame=_id_or_none(written.blame),
        cause=_id_or_none(written.cause),
        silent=written.silent,
        weapon=Names(content.weapons, "weapon").one(written.weapon) if written.weapon else "",
        champion_hurt=written.champion_hurt,
        ends=written.ends,
    )


def _join_guests(state: SkirmishState) -> None:
    """Let characters stand in the units that name them as guests.

    Raises:
        PositionProblem: a guest is no unit of this position, or is named twice.
    """
    for unit in state.units:
        for guest in unit.guests:
            if guest >= len(state.units) or guest == unit.id or state.units[guest].host != NONE:
                raise PositionProblem(
                    told("unit {id}: {guest} cannot be its guest.", id=unit.id, guest=guest)
                )
            state.units[guest].host = unit.id


def _general_of_seat(setting: Setting, state: SkirmishState, player: int, written: int | None) -> int:
    """The unit that leads an army: as written, or as its list would have it; NONE: the army has no units."""
    army = [unit for unit in state.units if unit.owner == player]
    if written is not None or not army:
        return NONE if written is None else written
    return army[general_of(setting.content, [unit.enlisted for unit in army])].id


def _terrain_piece(setting: Setting, id: int, written: TerrainPosition) -> Terrain:
    """The piece of terrain that the notation describes."""
    full_id = Names(setting.content.terrain, "terrain").one(written.terrain)
    outline = tuple((_milli(x), _milli(y)) for x, y in written.outline)
    return Terrain(id, full_id, setting.content.terrain[full_id].kind, outline)


def _stacked_deck(setting: Setting, state: SkirmishState, top: list[str]) -> list[str]:
    """The deck: the named cards on top, below them all cards that no other place names."""
    if not setting.flags.treachery:
        return top[::-1]
    rest = Counter(treachery_deck(setting.content.cards, setting.players))
    rest.subtract(card for cards in (*state.hands, state.discards, top) for card in cards)
    rest.subtract(play.card for play in state.plays)
    return [*Rng("deck").shuffled(rest.elements()), *reversed(top)]


def _milli(inches: float) -> int:
    """The milli of a length in inches."""
    return half_up(inches * INCH)


def _centi(degrees: float) -> int:
    """The centi of an angle in degrees, less full turns."""
    return half_up(degrees * DEGREE) % (360 * DEGREE)


def _pose_of(written: tuple[float, float, float]) -> tuple[int, int, int]:
    """The pose, in milli and centi, of one in inches and degrees."""
    return _milli(written[0]), _milli(written[1]), _centi(written[2])


def _id_or_none(written: int | None) -> int:
    """A seat or a unit as the state writes it: NONE for none."""
    return NONE if written is None else written
