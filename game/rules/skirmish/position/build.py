"""From the notation of a position to the state that it describes, its gaps filled."""

from collections import Counter

from game.core.notation import Names, PositionProblem, one_of
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
    """Make the state that a position describes, its gaps filled; `rules` are those of its flags and seats.

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
        rounds=rounds_of(players, setting.preset.fewer_turns) if position.rounds is None else position.rounds,
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
    _take_moment(state, position)
    state.deck = _stacked_deck(setting, state, cards.all(position.deck))
    wrong = state_fault(state, setting)
    if wrong is not None:
        raise PositionProblem(wrong)
    return state


def _take_moment(state: SkirmishState, position: Position) -> None:
    """What waits: as written, or as when the turn or the phase begins, or once the enemy is named."""
    if position.moment is not None:
        for name in PHASE_FIELDS:
            value = getattr(position.moment, name)
            setattr(state, name, list(value) if isinstance(value, list) else value)
        state.steps = [read_step(step, state.active) for step in position.moment.steps]
    elif not state.over:
        state.steps = _following_steps(position)[::-1]


def _following_steps(position: Position) -> list[Step]:
    """What follows by itself, the next one first."""
    if not position.phase:
        return turn_steps()
    phases = list(Phase)
    at = phases.index(Phase(position.phase))
    if position.named is None:
        return phase_turns(phases[at:])
    return [*named_steps(phases[at]), *phase_turns(phases[at + 1 :])]


def _unit_of(setting: Setting, id: int, said: UnitPosition) -> Unit:
    """A unit as the notation says it; what it has of its list is bought anew.

    Raises:
        PositionProblem: it names an unknown unit, option, spell, weapon or mark.
    """
    where, content = f"unit {id}", setting.content
    kind = Names(content.units, "unit").one(said.unit)
    known = [option.name for option in content.units[kind].options]
    for option in said.options:
        one_of(where, option, known)
    bought = said.bought or max(1, said.models)
    entry = Entry(
        unit=kind,
        models=bought,
        files=said.drilled,
        options=tuple(said.options),
        spells=tuple(Names(content.spells, "spell").all(said.spells)),
        general=said.general,
        mercenary=said.mercenary,
        **{name: getattr(said, name) for name in COMMAND_FIELDS},
    )
    enlisted = enlisted_unit(content, entry)
    for mark in said.marks:
        one_of(where, mark, MARKS)
    pose = (_milli(said.x), _milli(said.y), _centi(said.heading))
    return Unit(
        id,
        said.owner,
        enlisted,
        said.models,
        said.hurt,
        *pose,
        files=enlisted.files if said.files is None else said.files,
        place=said.place,
        **{name: getattr(said, name) and name not in said.lost for name in COMMAND_FIELDS},
        guests=tuple(said.guests),
        level=enlisted.level if said.level is None else said.level,
        marks=sum(MARKS[mark] for mark in set(said.marks)),
        at_phase=said.models if said.at_phase is None else said.at_phase,
        at_turn=pose if said.at_turn is None else _pose_of(said.at_turn),
        blame=_id_or_none(said.blame),
        cause=_id_or_none(said.cause),
        silent=said.silent,
        weapon=Names(content.weapons, "weapon").one(said.weapon) if said.weapon else "",
        champion_hurt=said.champion_hurt,
        ends=said.ends,
    )


def _join_guests(state: SkirmishState) -> None:
    """Characters stand in the units that name them.

    Raises:
        PositionProblem: a guest is no unit of this position, or is named twice.
    """
    for unit in state.units:
        for guest in unit.guests:
            if guest >= len(state.units) or guest == unit.id or state.units[guest].host != NONE:
                raise PositionProblem(f"unit {unit.id}: {guest} cannot be its guest.")
            state.units[guest].host = unit.id


def _general_of_seat(setting: Setting, state: SkirmishState, player: int, said: int | None) -> int:
    """The unit that leads an army: as written, or as its list would have it; NONE: he has no units."""
    army = [unit for unit in state.units if unit.owner == player]
    if said is not None or not army:
        return NONE if said is None else said
    return army[general_of(setting.content, [unit.enlisted for unit in army])].id


def _terrain_piece(setting: Setting, id: int, said: TerrainPosition) -> Terrain:
    """A piece of terrain as the notation says it."""
    kind = Names(setting.content.terrain, "terrain").one(said.terrain)
    outline = tuple((_milli(x), _milli(y)) for x, y in said.outline)
    return Terrain(id, kind, setting.content.terrain[kind].kind, outline)


def _stacked_deck(setting: Setting, state: SkirmishState, top: list[str]) -> list[str]:
    """The deck: the named cards on top, below them all that no place names."""
    if not setting.flags.treachery:
        return top[::-1]
    rest = Counter(treachery_deck(setting.content.cards, setting.players))
    rest.subtract(card for cards in (*state.hands, state.discards, top) for card in cards)
    rest.subtract(play.card for play in state.plays)
    return [*Rng("deck").shuffled(rest.elements()), *reversed(top)]


def _milli(inches: float) -> int:
    """Inches as thousandths."""
    return half_up(inches * INCH)


def _centi(degrees: float) -> int:
    """Degrees as hundredths."""
    return half_up(degrees * DEGREE) % (360 * DEGREE)


def _pose_of(said: tuple[float, float, float]) -> tuple[int, int, int]:
    """A pose, in inches and degrees."""
    return _milli(said[0]), _milli(said[1]), _centi(said[2])


def _id_or_none(said: int | None) -> int:
    """A seat or a unit, or none."""
    return NONE if said is None else said
