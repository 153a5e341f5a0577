"""What a name changes: relations, charges, spells, shots, combats, truces, promises (S-03 to S-11, S-18).

Asked of a board before the active player names, about the phase that waits for the name, as it stands now.
What a phase does not do it does not list: charges are of Movement, combats and truces of Close combat. Cards
may still change all of it; nobody who looks knows which.
"""

from collections.abc import Iterable
from typing import NamedTuple

from game.core.pending import Question
from game.core.rng import Rigged
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import Cast, Shoot
from game.rules.skirmish.actions.player import Name
from game.rules.skirmish.chapters import CHAPTERS
from game.rules.skirmish.charge.characters import (
    characters_in_units,
)
from game.rules.skirmish.charge.declare import charge_refusal, may_charge
from game.rules.skirmish.combat.phase import Group, unfought_combats
from game.rules.skirmish.combat.truce import truce_pushes
from game.rules.skirmish.events.combat import TruceKept
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.questions import NAME_ENEMY
from game.rules.skirmish.magic.law import known_spells, ready_wizards, refuse_target
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting import machines
from game.rules.skirmish.shooting.artillery import aims_at
from game.rules.skirmish.shooting.law import machine_of, may_shoot, may_target
from game.rules.skirmish.shooting.machines import AIMED
from game.rules.skirmish.shooting.numbers import missiles_at
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.state.records import NOBODY
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.charge_ways import look_for_ways
from game.rules.skirmish.survey.slices import Slices
from game.rules.skirmish.treachery.promises import OPEN, promise_verdict
from game.rules.skirmish.turn.naming import Phase, legal_names
from game.rules.skirmish.turn.turns import RULES as TURNS
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.sides import living_opponents, status_of


class OpenDeed(NamedTuple):
    """Something that the law lets a unit do to another in a phase: it charges, shoots at or casts at it."""

    unit: int
    target: int
    means: str = ""
    """The weapon, machine or spell; empty: a charge."""


Deeds = frozenset[OpenDeed]
"""All of one kind that a name lets the active player do."""


class Balance(NamedTuple):
    """What a name brings that is not possible without it, and what the other legal names would bring."""

    gained: tuple[OpenDeed, ...] = ()
    lost: tuple[OpenDeed, ...] = ()


class Truce(NamedTuple):
    """A neutral unit in contact with a friendly one: where the truce puts it (S-10)."""

    unit: int
    touched: int
    """The first friendly unit that it touches."""
    before: Pose
    after: Pose | None
    """Where it is pushed; None: it stays in contact and takes no part."""


class NameChanges(NamedTuple):
    """All that changes in the phase if the active player names this player."""

    named: Player
    refusal: Refusal | None
    """Why this player cannot be named; the rest but the relations is empty then."""
    relations: tuple[str, ...]
    """By seat: `friend`, `enemy`, `neutral`."""
    charges: Balance = Balance()
    spells: Balance = Balance()
    """Vortices are not among them: they go anywhere, whoever is named."""
    shots: Balance = Balance()
    combats: tuple[Group, ...] = ()
    """Friendly and enemy units, by id, of each combat that would be fought."""
    truces: tuple[Truce, ...] = ()
    promises: tuple[tuple[int, str], ...] = ()
    """Promises of the active player that the name ends, by id, and how: kept, broken, void (S-18)."""


def what_changes(board: Board, named: Player) -> Slices[NameChanges]:
    """What changes in this phase if the active player names that one, exactly, by what everybody sees."""
    found = yield from _changes_of(board, (named,))
    return found[0]


def all_changes(board: Board) -> Slices[tuple[NameChanges, ...]]:
    """The same for every living opponent, in seat order; what they share is looked at once."""
    return (yield from _changes_of(board, living_opponents(board.state, board.state.active)))


def _changes_of(board: Board, asked: Iterable[Player]) -> Slices[tuple[NameChanges, ...]]:
    """The changes that each of these names brings."""
    before = _at_naming(board)
    setting, state = before
    legal = legal_names(setting, state) if state.active != NOBODY else []
    names = [*legal, NOBODY]
    deeds: dict[Player, Deeds] = {}
    for name in names:
        deeds[name] = yield from _deeds(before, name)
    found = []
    for name in asked:
        found.append((yield from _changes(before, name, legal, deeds)))
    return tuple(found)


def _at_naming(board: Board) -> Board:
    """The board when the name of the phase is asked for; between turns and phases that of Movement."""
    state = board.trial()
    if not state.phase:
        state.phase = Phase.MOVEMENT.value
        for unit in state.units:
            unit.unmark(unit_flags.PHASE)
    state.named = NOBODY
    return Board(board.setting, state)


def _changes(
    before: Board, named: Player, legal: list[Player], deeds: dict[Player, Deeds]
) -> Slices[NameChanges]:
    """What one name changes, once it is known what each legal name lets the active player do."""
    setting, state = before
    asked = Question(NAME_ENEMY, (state.active,))
    refusal = TURNS.check(setting, state, asked, Name(state.active, named))
    there = before.if_named(state.active, named)
    relations = tuple([status_of(there.state, player).value for player in range(state.players)])
    if refusal is not None or named not in legal:
        return NameChanges(named, refusal or Refusal("name-an-opponent"), relations)
    others = frozenset().union(*[deeds[one] for one in legal if one != named])
    gained, lost = deeds[named] - deeds[NOBODY], others - deeds[named]
    balance = Balance(tuple(sorted(gained)), tuple(sorted(lost)))
    changes = NameChanges(named, None, relations, promises=_promises_ended(there.state, legal))
    match Phase(state.phase):
        case Phase.MOVEMENT:
            return changes._replace(charges=balance)
        case Phase.MAGIC:
            return changes._replace(spells=balance)
        case Phase.SHOOTING:
            return changes._replace(shots=balance)
    truces = yield from _truces(there)
    return changes._replace(truces=truces, combats=tuple(unfought_combats(setting, there.state)))


def _promises_ended(state: SkirmishState, legal: list[Player]) -> tuple[tuple[int, str], ...]:
    """The open promises of the active player that the naming ends, and how (S-18)."""
    mine = [one for one in state.promises if one.status == OPEN and one.by == state.active]
    alive = [one for one in mine if all(state.lives(player) for player in one.alive)]
    ends = [(one.id, promise_verdict(state, one, legal)) for one in alive]
    return tuple([(id, how) for id, how in ends if how != OPEN])


def _truces(there: Board) -> Slices[tuple[Truce, ...]]:
    """Keep the truce on this board, as the phase does, and tell who stays and who is pushed where (S-10)."""
    state = there.state
    battle = Battle(there.setting, state, Rigged(), [])
    stood = {unit.id: unit.pose for unit in state.standing()}
    for id in truce_pushes(battle):
        yield
        yield from there.setting.ground.look_for_push(state, id)
    kept = [event for event in battle.out if isinstance(event, TruceKept)]
    return tuple(
        Truce(one.unit, one.touched, stood[one.unit], None if one.stays else state.units[one.unit].pose)
        for one in kept
    )


# what the law lets the active player do


def _deeds(before: Board, named: Player) -> Slices[Deeds]:
    """All charges, spells or shots of the phase that are legal under a name, once the phase has begun."""
    there = before.if_named(before.state.active, named)
    setting, state = there
    phase = Phase(state.phase)
    if phase is Phase.COMBAT:
        return frozenset()
    CHAPTERS[phase.value].begin(Battle(setting, state, Rigged(), []))
    yield
    foes = [one for one in state.standing() if one.owner == named]
    match phase:
        case Phase.MOVEMENT:
            return (yield from _charges(setting, state, foes))
        case Phase.MAGIC:
            return (yield from _spells(setting, state, foes))
    return (yield from _shots(setting, state, foes))


def _charges(setting: Setting, state: SkirmishState, foes: list[Unit]) -> Slices[Deeds]:
    """The legal charges, those of characters out of their units included (S-33, S-81)."""
    found = set()
    mine = [one for one in state.standing() if one.owner == state.active]
    for unit in (*mine, *characters_in_units(state)) if foes else ():
        if may_charge(setting, state, unit) is not None:
            continue
        for foe in foes:
            yield from look_for_ways(setting, state, unit, foe)
            if charge_refusal(setting, state, unit, foe) is None:
                found.add(OpenDeed(unit.id, foe.id))
            yield
    return frozenset(found)


def _spells(setting: Setting, state: SkirmishState, foes: list[Unit]) -> Slices[Deeds]:
    """The legal targets of spells, whatever dice the winds bring (S-40, S-43)."""
    found = set()
    mine = [one for one in state.standing() if one.owner == state.active]
    for wizard in ready_wizards(state, state.active):
        for spell in known_spells(wizard):
            if setting.content.spells[spell].type == "vortex":
                continue
            for target in (*mine, *foes):
                order = Cast(wizard.owner, wizard.id, spell, 1, target.id)
                if refuse_target(setting, state, order) is None:
                    found.add(OpenDeed(wizard.id, target.id, spell))
                yield
    return frozenset(found)


def _shots(setting: Setting, state: SkirmishState, foes: list[Unit]) -> Slices[Deeds]:
    """The legal volleys and shots of machines (S-08, S-44, S-49, S-50)."""
    found: set[OpenDeed] = set()
    for unit in [one for one in state.standing() if one.owner == state.active] if foes else ():
        if may_shoot(setting, state, unit) is not None:
            continue
        for foe in foes:
            yield from setting.ground.look_over(state, unit.id, foe.id, all_round=is_machine(setting, unit))
            found.update(
                OpenDeed(unit.id, foe.id, weapon) for weapon in _weapons_at(setting, state, unit, foe)
            )
            yield
    return frozenset(found)


def _weapons_at(setting: Setting, state: SkirmishState, unit: Unit, foe: Unit) -> list[str]:
    """The weapons, or the machine, with which a unit that may shoot may shoot at a foe; for what is aimed
    at points: if any sensible aim at it is legal.
    """
    machine = machine_of(setting, unit)
    if machine is None:
        seen = may_target(setting, state, unit, foe.id) is None
        return missiles_at(setting, state, unit, foe) if seen else []
    if machine.kind not in AIMED:
        order = Shoot(unit.owner, unit.id, foe.id, machine.id)
        return [machine.id] if machines.check(setting, state, unit, machine, order) is None else []
    return [machine.id] if aims_at(setting, state, unit, machine, foe) else []
