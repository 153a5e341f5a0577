"""Wounds become losses: who falls, in which order, what follows the last model (S-17, S-28, S-48, S-80).

For every chapter that hurts: `inflict_wounds`, `destroy_unit`, `hit_shares`, `look_out`.
"""

from typing import NamedTuple

import msgspec

from game.core.rules import Player
from game.rules.skirmish.consequences import victory_points
from game.rules.skirmish.consequences.ongoing import end_those
from game.rules.skirmish.consequences.restore_contact import close_up, held_by
from game.rules.skirmish.events.unit import CharacterLeft, CommandLost, LookedOut, ModelsLost, UnitDestroyed
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.steps import MORALE_NEAR, SCENARIO_DROP, TREACHERY_DRAW, TREACHERY_WINDOW
from game.rules.skirmish.rolls.resolve import casualties_from_wounds
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import end_shift, sidestepped_pose
from game.rules.skirmish.state.records import NONE, Combat
from game.rules.skirmish.state.state import GONE, TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.guests import guest_pose, standing_pose
from game.rules.skirmish.unit.leadership import shaken_by
from game.rules.skirmish.unit.parts import CHAMPION, CHARACTER, RANK, sheltered, wounds_per_model
from game.rules.skirmish.unit.profile import in_rank, is_character

FLED = "fled"
"""Why a unit is gone over an edge: not dead."""
ALL_DIE = ("caught", FLED, "dismissed")
"""Why a unit is gone with the characters in it; else they are left standing (S-80)."""
IN_COMBAT = ("combat", "unstable", "caught")
"""Losses whose panic waits for the end of the combat (S-74)."""


class Share(NamedTuple):
    """Hits that fall to a unit's rank, or to a character in it (the character's id, part `character`)."""

    unit: int
    part: str
    hits: int


# wounds


def inflict_wounds(battle: Battle, unit: Unit, wounds: int, why: str, by: Player, *, part: str = RANK) -> int:
    """Let a unit suffer unsaved wounds, capped and pooled; return how many were really lost (S-48, S-80).

    Of `part` champion only the champion suffers and the excess is lost; else rank and file, musician,
    standard and champion in this order. `by` is who gets the points, should nobody be left.
    """
    if unit.place == GONE or wounds <= 0:
        return 0
    before, led, near = unit.models, unit.champion, held_by(battle, unit)
    lost = _hurt_champion(battle, unit, wounds) if part == CHAMPION else _hurt_rank(battle, unit, wounds)
    if unit.models:
        _drop_command(battle, unit)
        close_ranks(battle, unit, before - unit.models)
        close_up(battle, unit, near)
    tell_losses(battle, unit, lost, before - unit.models, why)
    if not unit.models:
        unit.models = before  # its place on the table, until it is removed
        destroy_unit(battle, unit, why, by)
    elif led and not unit.champion:
        _bereave(battle, unit, by)
    return lost


def _bereave(battle: Battle, unit: Unit, by: Player) -> None:
    """Score the general's death and draw a card if the fallen champion led an army without characters
    (S-17, S-19, S-84).
    """
    if battle.state.generals[unit.owner] == unit.id:
        victory_points.score_general(battle, unit, by)
        battle.state.generals[unit.owner] = NONE
        battle.then(TREACHERY_DRAW(unit.owner, 1))


def _hurt_champion(battle: Battle, unit: Unit, wounds: int) -> int:
    """Wounds of the champion alone (S-80)."""
    if not unit.champion:
        return 0
    each = wounds_per_model(battle.setting, battle.state, unit, "champion")
    lost = min(wounds, each - unit.champion_hurt)
    unit.champion_hurt += lost
    if unit.champion_hurt >= each:
        unit.champion, unit.champion_hurt = False, 0
        unit.models -= 1
        battle.tell(CommandLost(unit.id, CHAMPION))
    return lost


def _hurt_rank(battle: Battle, unit: Unit, wounds: int) -> int:
    """The wounds that rank and file do not stop and the champion suffers, unless in a challenge."""
    ranks = unit.models - unit.champion
    dead = casualties_from_wounds(
        ranks, unit.hurt, wounds_per_model(battle.setting, battle.state, unit, "model"), wounds
    )
    unit.hurt = dead.hurt
    unit.models -= dead.models
    duel = battle.state.combat.duel if battle.state.combat else None
    if unit.models > unit.champion or (duel and unit.id in duel):
        return dead.wounds
    return dead.wounds + _hurt_champion(battle, unit, wounds - dead.wounds)


def _drop_command(battle: Battle, unit: Unit) -> None:
    """Musician, then standard bearer go when nobody else is left to fall (S-80)."""
    for which in ("musician", "standard"):
        if unit.models < unit.champion + unit.standard + unit.musician and getattr(unit, which):
            setattr(unit, which, False)
            battle.tell(CommandLost(unit.id, which))


def close_ranks(battle: Battle, unit: Unit, gone: int) -> None:
    """The rear steps up; a single rank shrinks from both ends in turn, left first (S-28, S-48)."""
    left = in_rank(unit)
    wide = min(unit.files, left + gone)
    if left < wide:
        base = battle.content.bases[unit.enlisted.unit][0]
        unit.pose = sidestepped_pose(unit.pose, end_shift(wide, left, base, ends_lost=unit.ends))
        unit.ends += wide - left
        unit.files = left


def tell_losses(battle: Battle, unit: Unit, wounds: int, lost: int, why: str) -> None:
    """Say what a unit lost and what is left of it."""
    x, y, heading = standing_pose(battle.setting, battle.state, unit)
    battle.tell(ModelsLost(unit.id, wounds, lost, unit.models, unit.hurt, why, x, y, unit.files, heading))


# the last model


def destroy_unit(battle: Battle, unit: Unit, why: str, by: Player) -> None:
    """A unit is dead or off the table: points, cards, guests, the artefact, and the panic of those near.

    `why` caught, fled or dismissed: characters in it go with it. Its `blame` is then who was credited.
    """
    if unit.place == GONE:
        return
    shaken = shaken_by(battle.setting, battle.state, unit) if unit.place == TABLE else []
    credit = victory_points.score_loss(battle, unit, by, fled=why == FLED)
    for guest in [battle.unit(id) for id in unit.guests]:
        if why in ALL_DIE:
            guest.blame = unit.blame
            destroy_unit(battle, guest, why, by)
        else:
            _set_free(battle, unit, guest)
    remove_unit(battle, unit)
    unit.blame = credit
    battle.tell(UnitDestroyed(unit.id, why, credit))
    _follow(battle, unit, why, shaken)


def remove_unit(battle: Battle, unit: Unit) -> None:
    """Take a unit off the table, out of its host, and free of all that lasted on it."""
    state = battle.state
    if unit.host != NONE:
        host = state.units[unit.host]
        near = held_by(battle, host)
        host.guests = tuple(id for id in host.guests if id != unit.id)
        close_ranks(battle, host, 1)
        close_up(battle, host, near)
    unit.place, unit.models, unit.host, unit.guests = GONE, 0, NONE, ()
    unit.standard = unit.musician = unit.champion = False
    end_those(battle, lambda one: one.unit == unit.id)


def _follow(battle: Battle, unit: Unit, why: str, shaken: list[int]) -> None:
    """Push what a unit's end sets off: panic, and cards for a dead leader or character (S-19, S-21, S-59)."""
    state = battle.state
    leads = unit.id == state.generals[unit.owner] or unit.enlisted.battle_standard
    steps = [SCENARIO_DROP(unit.id)]
    if leads and why != FLED:
        steps.append(TREACHERY_DRAW(unit.owner, 1))
    if is_character(battle.setting, unit) and why != FLED:
        steps.append(TREACHERY_WINDOW("character-dead", unit.id))
    if state.combat is not None and why in IN_COMBAT:
        scared = (*state.combat.scared, *((id, unit.id) for id in shaken))
        state.combat = msgspec.structs.replace(state.combat, scared=scared)
    elif shaken:
        steps.append(MORALE_NEAR(NONE, unit.blame, *shaken))
    battle.then(*steps)


def _set_free(battle: Battle, host: Unit, guest: Unit) -> None:
    """Leave a character alone where it stood when its unit fell, doing what the unit did."""
    guest.pose = guest_pose(battle.setting, host, guest)
    guest.host, guest.files = NONE, 1
    guest.mark(
        host.marks & (unit_flags.FLEEING | unit_flags.BEGAN_FLIGHT | unit_flags.ROUND | unit_flags.FOUGHT)
    )
    guest.blame, guest.cause, guest.at_turn = host.blame, host.cause, host.at_turn
    battle.tell(CharacterLeft(guest.id, host.id))
    if battle.state.combat is not None:
        battle.state.combat = _fights_on(battle.state.combat, host.id, guest.id)


def _fights_on(combat: Combat, host: int, guest: int) -> Combat:
    """The combat with a character alone in place of the unit that fell."""
    sides = [
        msgspec.structs.replace(side, units=(*side.units, guest)) if host in side.units else side
        for side in combat.sides
    ]
    more = [tuple(guest if id == host else id for id in pair) for pair in combat.contacts if host in pair]
    return msgspec.structs.replace(
        combat, sides=(sides[0], sides[1]), contacts=(*combat.contacts, *[(a, b) for a, b in more])
    )


# who is hit


def hit_shares(setting: Setting, state: SkirmishState, unit: Unit, hits: int) -> tuple[Share, ...]:
    """How hits by BS fall: never on sheltered characters, else evenly, the rank and file first (S-80)."""
    exposed = [id for id in unit.guests if not sheltered(setting, state, state.units[id])]
    models = max(1, unit.models + len(exposed))
    all_round, rest = divmod(hits, models)
    on_rank = all_round * unit.models + min(rest, unit.models)
    left = rest - min(rest, unit.models)
    others = [Share(id, CHARACTER, all_round + (place < left)) for place, id in enumerate(sorted(exposed))]
    return tuple(one for one in (Share(unit.id, RANK, on_rank), *others) if one.hits)


def look_out(battle: Battle, unit: Unit, model: Unit) -> bool:
    """Whether a hit on `model`, a character in `unit`, moves to a trooper: 2+, if five stand (S-80)."""
    if not sheltered(battle.setting, battle.state, model):
        return False
    roll = battle.d6()
    battle.tell(LookedOut(model.id, roll, roll >= 2))
    return roll >= 2
